"""The screen of a name: its keys, its ready names, and how it is left."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from dekabes.engine import Seat
from dekabes.ui.controls import Control
from dekabes.ui.desk import Desk
from dekabes.ui.screens import frame
from dekabes.ui.screens.keyboard import AZERTY, QWERTY
from dekabes.ui.screens.nameentry import NameEntryScreen
from dekabes.ui.screens.screen import Attention
from tests.ui.pilot import Pilot, TakeOff
from tests.ui.screens.fitting import Watch, assert_touchable, bare
from tests.ui.screens.menus import TestDesk
from tests.ui.screens.test_fitting import SIZES

ACCENTS = "éèêëàáâæçñÿíîïóòôœúùûü"
SERVICES = ("space", "shift", "backspace", "clear", "layout", "’", "-", ".")


class Entry:
    """A desk with the screen of a name on top, and the names that it gave."""

    def __init__(
        self,
        name: str = "",
        others: tuple[str, ...] = (),
        size: tuple[int, int] = (1280, 800),
        lang: str = "en",
    ) -> None:
        self.given: list[str] = []
        self.desk = TestDesk(size, lang)
        self.screen = lay(self.desk, name, others, self.given)

    def tap(self, *names: str) -> None:
        for name in names:
            self.desk.tap(name)

    @property
    def is_over(self) -> bool:
        return self.desk.top.name == "title"


def lay(desk: Desk, name: str, others: tuple[str, ...], given: list[str]) -> NameEntryScreen:
    """Lay the screen; it gives its name into a list, once the desk shows what lay below."""

    def done(given_name: str) -> None:
        assert desk.top.name == "title"
        given.append(given_name)

    screen = NameEntryScreen(desk, Seat.ONE, name, others, done)
    desk.lay(screen)
    return screen


def keys(word: str) -> list[str]:
    return [f"key:{letter}" for letter in word]


def picture(screen: NameEntryScreen) -> bytes:
    surface = pygame.Surface(screen.desk.scale.size)
    screen.draw(surface, Attention())
    return pygame.image.tobytes(surface, "RGB")


# What is there.


@pytest.mark.parametrize("size", SIZES)
def test_every_letter_and_service_has_its_key(size: tuple[int, int]) -> None:
    there = Entry("A", size=size).desk.names_of_controls
    wanted = [*keys("abcdefghijklmnopqrstuvwxyz" + ACCENTS), *(f"key:{name}" for name in SERVICES)]
    assert sorted(name for name in there if name.startswith("key:")) == sorted(wanted)


@pytest.mark.parametrize("lang", ["en", "id"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["", "W" * 24])
def test_all_can_be_touched_and_no_word_is_cut(
    size: tuple[int, int], lang: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frame, "wood_backdrop", bare)
    entry = Entry(name, size=size, lang=lang)
    assert_touchable(entry.desk, apart=8)
    watch = Watch(size, monkeypatch)
    watch.draw(entry.screen)
    assert watch.cut == []
    watch.assert_inside()
    watch.assert_beside([control.rect for control in entry.desk.top.controls()])


def test_keys_stand_in_the_order_of_their_layout() -> None:
    entry = Entry()
    for layout in (QWERTY, AZERTY, QWERTY):
        assert rows(entry.desk.top.controls()) == list(layout)
        entry.tap("key:layout")


def rows(controls: tuple[Control, ...]) -> list[str]:
    """The plain letters as they stand, from top to bottom and from left to right."""
    by_height: dict[int, list[tuple[int, str]]] = {}
    for control in controls:
        key = control.name.removeprefix("key:")
        if len(key) == 1 and key.isascii() and key.isalpha():
            by_height.setdefault(control.rect.y, []).append((control.rect.x, key))
    return ["".join(key for _, key in sorted(by_height[y])) for y in sorted(by_height)]


# Typing on the screen.


def test_keys_write_a_name_and_done_gives_it() -> None:
    entry = Entry()
    entry.tap(*keys("jean"), "key:-", *keys("noël"), "key:space", *keys("o"), "key:’", *keys("a"))
    assert entry.screen.draft.name == "Jean-Noël O’a"
    entry.tap("button:confirm")
    assert entry.given == ["Jean-Noël O’a"]
    assert entry.is_over


def test_keys_show_the_letters_that_they_give() -> None:
    entry = Entry()
    assert entry.desk.control("key:é").label == "É"
    assert entry.desk.control("key:shift").chosen
    entry.tap("key:é")
    assert entry.desk.control("key:é").label == "é"
    assert not entry.desk.control("key:shift").chosen
    entry.tap("key:shift", "key:é")
    assert entry.screen.draft.name == "ÉÉ"


def test_a_letter_is_taken_back_and_all_are_cleared() -> None:
    entry = Entry("Nadège")
    entry.tap("key:backspace")
    assert entry.screen.draft.name == "Nadèg"
    entry.tap("key:clear")
    assert entry.screen.draft.name == ""
    assert "key:clear" not in entry.desk.names_of_controls
    assert "key:backspace" not in entry.desk.names_of_controls


def test_an_empty_name_is_the_usual_one() -> None:
    entry = Entry("Nadège")
    entry.tap("key:clear", "key:space", "button:confirm")
    assert entry.given == [""]


def test_what_is_typed_is_to_be_seen_and_the_usual_name_where_nothing_is() -> None:
    pictures = {picture(Entry(name).screen) for name in ("", "A", "An", "Ana", "Ana ")}
    assert len(pictures) == 5


def test_a_computer_has_a_usual_name_of_its_own() -> None:
    desk = TestDesk()

    def of(is_human: bool) -> bytes:
        return picture(NameEntryScreen(desk, Seat.ONE, "", (), desk.say, is_human=is_human))

    assert of(is_human=True) != of(is_human=False)


# Ready names.


def test_a_ready_name_is_taken_by_one_tap() -> None:
    entry = Entry("Sam")
    entry.tap("choice:name:Nadège")
    assert entry.given == ["Nadège"]
    assert entry.is_over


def test_names_that_others_have_are_not_offered() -> None:
    there = Entry(others=("nadège", "Siti")).desk.names_of_controls
    ready = [name for name in there if name.startswith("choice:name:")]
    assert "choice:name:Nadège" not in ready
    assert "choice:name:Siti" not in ready
    assert "choice:name:Josué" in ready


def test_ready_names_are_those_of_the_language() -> None:
    assert "choice:name:Budi" in Entry(lang="id").desk.names_of_controls


# Leaving.


@pytest.mark.parametrize("leave", ["button:back", "escape"])
def test_going_back_leaves_the_name_as_it_was(leave: str) -> None:
    entry = Entry("Ana")
    entry.tap("key:b")
    if leave == "escape":
        entry.screen.leave()
    else:
        entry.tap(leave)
    assert entry.given == []
    assert entry.is_over


# On the real loop.


class Typist:
    """A pilot who types a name, with fingers or on a keyboard."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.given: list[str] = []
        self.screen = lay(pilot.desk, "", (), self.given)
        pilot.app._touched()
        pilot.wait(0.05)

    @property
    def name(self) -> str:
        return self.screen.draft.name

    def type(self, letters: str) -> None:
        """Press keys, as the system tells of them: the key, and what it means."""
        for letter in letters:
            key = ord(letter.lower())
            down = {"key": key, "mod": 0, "unicode": letter}
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, down))
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        self.pilot.wait(0.05)

    def touch(self, kind: int, target: str, finger: int) -> None:
        """A finger's own event."""
        x, y = self.pilot.middle(target)
        width, height = self.pilot.desk.scale.size
        place: dict[str, Any] = {"x": x / width, "y": y / height, "dx": 0.0, "dy": 0.0}
        pygame.event.post(pygame.event.Event(kind, touch_id=1, finger_id=finger, **place))


@pytest.fixture
def entry(take_off: TakeOff) -> Typist:
    return Typist(take_off(None))


def test_a_keyboard_writes_each_letter_once_and_its_shortcuts_are_letters(entry: Typist) -> None:
    entry.type("Mpuyhlr 1")
    assert entry.name == "Mpuyhlr 1"
    assert entry.pilot.desk.top is entry.screen


def test_a_keyboard_takes_letters_back(entry: Typist) -> None:
    entry.type("Ana")
    entry.pilot.key(pygame.K_BACKSPACE)
    entry.pilot.key(pygame.K_DELETE)
    assert entry.name == "A"


def test_enter_is_done_and_escape_goes_back(entry: Typist) -> None:
    entry.type("Ana")
    entry.pilot.key(pygame.K_RETURN)
    assert entry.given == ["Ana"]
    entry.screen = lay(entry.pilot.desk, "", (), entry.given)
    entry.type("Bo")
    entry.pilot.key(pygame.K_ESCAPE)
    assert entry.given == ["Ana"]
    assert entry.pilot.desk.top.name == "title"


def test_a_keyboard_without_letters_reaches_the_keys(entry: Typist) -> None:
    order = [control.name for control in entry.screen.controls() if control.enabled]
    for _ in range(order.index("key:q") + 1):
        entry.pilot.key(pygame.K_TAB)
    entry.pilot.key(pygame.K_RETURN)
    assert entry.name == "Q"
    entry.pilot.key(pygame.K_RIGHT)
    entry.pilot.key(pygame.K_RETURN)
    assert entry.name == "Qw"


def test_after_a_letter_the_keyboard_is_at_no_key_and_enter_is_done(entry: Typist) -> None:
    entry.pilot.key(pygame.K_TAB)
    entry.type("a")
    entry.pilot.key(pygame.K_RETURN)
    assert entry.given == ["a"]


def test_a_long_paste_is_cut(entry: Typist) -> None:
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="W" * 1000))
    entry.pilot.wait(0.05)
    assert entry.name == "W" * 24


def test_fast_taps_lose_no_letter_even_in_one_frame(entry: Typist) -> None:
    for letter in "nadege":
        at = entry.pilot.middle(f"key:{letter}")
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=1, touch=True))
    entry.pilot.wait(1 / 60)
    assert entry.name == "Nadege"


def test_a_second_thumb_types_while_the_first_is_down(entry: Typist) -> None:
    first, second = entry.pilot.middle("key:a"), "key:n"
    touch = {"pos": first, "button": 1, "touch": True}
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, touch))
    entry.touch(pygame.FINGERDOWN, "key:a", 0)
    entry.touch(pygame.FINGERDOWN, second, 1)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, touch))
    entry.touch(pygame.FINGERUP, "key:a", 0)
    entry.touch(pygame.FINGERUP, second, 1)
    entry.pilot.wait(0.05)
    assert entry.name == "An"


def test_a_second_finger_presses_no_button(entry: Typist) -> None:
    touch = {"pos": entry.pilot.middle("key:a"), "button": 1, "touch": True}
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, touch))
    entry.touch(pygame.FINGERDOWN, "key:a", 0)
    entry.touch(pygame.FINGERDOWN, "button:confirm", 1)
    entry.pilot.wait(0.05)
    assert entry.given == []
