"""Icons, controls and parts: what is drawn where, told by pixels."""

from dataclasses import replace

import numpy as np
import pygame
import pytest

from dekabes.engine import Seat, Team
from dekabes.ui import text
from dekabes.ui.art import buttons, emblems, icons, lamps, parts
from dekabes.ui.art.lamps import Lamp
from dekabes.ui.controls import Control, Style, Touch
from dekabes.ui.theme import INK, IVORY, Colour, Dress, Scale, Theme
from tests.ui.contrast import contrast_ratio

SCALE = Scale.of((1280, 800))
GROUND = (40, 22, 12)
LONG = "Tunjukkan semua catatan pertandingan yang sudah selesai"
WISHED = [
    "menu",
    "sound",
    "mute",
    "undo",
    "redo",
    "sort",
    "check",
    "cross",
    "back",
    "next",
    "play",
    "plus",
    "rules",
    "settings",
    "globe",
    "person",
    "computer",
    "eye",
    "restart",
    "crown",
    "hand",
    "log",
    "home",
    "pass",
    "quit",
]


def _table(size: tuple[int, int] = (400, 240)) -> pygame.Surface:
    surface = pygame.Surface(size)
    surface.fill(GROUND)
    return surface


def _touched(surface: pygame.Surface) -> pygame.Rect:
    """The box round every pixel that is no longer the ground."""
    changed = np.argwhere((pygame.surfarray.array3d(surface) != GROUND).any(axis=2))
    if not len(changed):
        return pygame.Rect(0, 0, 0, 0)
    (left, top), (right, bottom) = changed.min(axis=0), changed.max(axis=0)
    return pygame.Rect(left, top, right - left + 1, bottom - top + 1)


def test_every_sign_that_screens_ask_for_is_there() -> None:
    assert [name for name in WISHED if name not in icons.ICONS] == []


@pytest.mark.parametrize("name", sorted(icons.ICONS))
def test_a_sign_lies_whole_within_its_box(name: str) -> None:
    mask = icons.icon_mask(name, 48)
    edges = (mask[0], mask[-1], mask[:, 0], mask[:, -1])
    assert mask.max() > 0.9
    assert max(float(edge.max()) for edge in edges) == 0


@pytest.mark.parametrize("name", sorted(icons.ICONS))
def test_a_sign_is_drawn_round_its_centre(name: str) -> None:
    surface = _table((100, 100))
    icons.draw_icon(surface, name, (50, 50), 32)
    assert pygame.Rect(34, 34, 32, 32).contains(_touched(surface))


@pytest.mark.parametrize(("name", "face", "marks"), [("ivory", IVORY, INK), ("ebony", INK, IVORY)])
def test_the_sign_of_a_set_is_a_tile_of_it_in_an_outline_of_the_signs_colour(
    name: str, face: Colour, marks: Colour
) -> None:
    """The tile's outline is at 7.6 of 24, the line across its middle from 8.6 to 15.4."""
    red = (200, 0, 0)
    sign = icons.icon(name, 96, red)
    seen = [tuple(sign.get_at(place))[:3] for place in ((40, 40), (48, 48), (30, 48))]
    assert seen == [face, marks, red]
    assert sign.get_at((10, 48))[3] == 0


def test_redo_is_undo_in_a_mirror() -> None:
    undo, redo = icons.icon_mask("undo", 48), icons.icon_mask("redo", 48)
    assert np.allclose(undo[::-1], redo, atol=1e-4)


def _drawn(control: Control, touch: Touch = Touch.REST) -> pygame.Surface:
    surface = _table()
    buttons.draw_controls(surface, SCALE, [(control, touch)])
    return surface


def _same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


STYLES = [style for style in Style if style not in (Style.BARE, Style.PLACE)]  # these have words


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("scale", [SCALE, Scale.of((1280, 800), Dress(Theme.CONTRAST))])
def test_words_too_long_never_leave_the_control(style: Style, scale: Scale) -> None:
    rect = pygame.Rect(100, 80, 160, 76)
    surface = _table()
    control = Control("button:x", rect, style, LONG, "rules", enabled=False)
    buttons.draw_controls(surface, scale, [(control, Touch.REST)])
    # Disabled it throws no shadow; two pixels for the light on the far edge.
    assert rect.inflate(4, 4).contains(_touched(surface))


def test_a_bare_control_is_left_to_its_screen() -> None:
    control = Control("tile:64", pygame.Rect(100, 80, 60, 120), Style.BARE)
    assert _touched(_drawn(control)).size == (0, 0)


def test_a_place_is_seen_while_it_is_pressed_and_no_further_than_it_reaches() -> None:
    rect = pygame.Rect(100, 80, 60, 120)
    control = Control("end:left", rect, Style.PLACE)
    assert _touched(_drawn(control)).size == (0, 0)
    surface = _table()
    buttons.draw_controls(surface, SCALE, [(control, Touch.PRESSED)])
    assert _touched(surface) == rect


@pytest.mark.parametrize("style", [Style.FIRST, Style.SECOND, Style.TOOL, Style.CHECK, Style.CROSS])
def test_rest_pressed_focus_and_disabled_all_look_different(style: Style) -> None:
    rect = pygame.Rect(100, 80, 100, 100)
    on = Control("button:x", rect, style, "Undo", "undo")
    off = Control("button:x", rect, style, "Undo", "undo", enabled=False)
    pictures = [
        pygame.image.tobytes(picture, "RGB")
        for picture in (_drawn(on), _drawn(on, Touch.PRESSED), _drawn(on, Touch.FOCUS), _drawn(off))
    ]
    assert len(set(pictures)) == 4


def test_a_disabled_control_shows_no_touch() -> None:
    off = Control("button:x", pygame.Rect(100, 80, 100, 70), Style.SECOND, "Undo", enabled=False)
    assert _same(_drawn(off), _drawn(off, Touch.PRESSED))


def test_the_sign_may_follow_the_word() -> None:
    rect = pygame.Rect(40, 80, 300, 80)
    before = Control("button:x", rect, Style.FIRST, "Next round", "next")
    after = Control("button:x", rect, Style.FIRST, "Next round", "next", icon_after=True)
    assert not _same(_drawn(before), _drawn(after))


def test_the_light_comes_from_the_upper_left() -> None:
    rect = pygame.Rect(100, 80, 160, 70)
    surface = _drawn(Control("button:x", rect, Style.SECOND))
    top = sum(surface.get_at((rect.centerx, rect.top))[:3])
    bottom = sum(surface.get_at((rect.centerx, rect.bottom - 1))[:3])
    left = sum(surface.get_at((rect.left, rect.centery))[:3])
    right = sum(surface.get_at((rect.right - 1, rect.centery))[:3])
    assert top > 2 * bottom
    assert left > 2 * right


@pytest.mark.parametrize("team", list(Team))
def test_a_lit_lamp_outshines_a_dark_one(team: Team) -> None:
    def centre(state: Lamp) -> tuple[int, int, int]:
        surface = _table((120, 120))
        lamps.lamp(team, 44, state).blit(surface, 38, 38)
        red, green, blue, _ = surface.get_at((60, 60))
        return red, green, blue

    assert contrast_ratio(centre(Lamp.LIT), centre(Lamp.OFF)) >= 7.9
    assert contrast_ratio(centre(Lamp.LIT), centre(Lamp.GOING_OUT)) > 2


def test_the_teams_signs_differ_in_shape() -> None:
    blue, red = emblems.team_sign(Team.A, 40), emblems.team_sign(Team.B, 40)
    corner = (9, 9)  # within the disc, outside the lozenge
    assert blue.get_at(corner).a == 0
    assert red.get_at(corner).a == 255


@pytest.mark.parametrize("size", [58, 72, 96])
def test_each_seat_has_a_medallion_of_its_own(size: int) -> None:
    pictures = {
        pygame.image.tobytes(emblems.medallion(seat, size).surface, "RGBA") for seat in Seat
    }
    assert len(pictures) == 4


def test_seven_slots_stand_29_apart() -> None:
    place = parts.draw_slots(_table((80, 260)), SCALE, (10, 10), 3, column=True)
    assert place.size == (44, 6 * 29 + 22)


@pytest.mark.parametrize("on", [True, False])
def test_a_switch_tells_its_state_by_the_side_of_its_knob(on: bool) -> None:
    surface = _table()
    rect = parts.draw_switch(surface, SCALE, (200, 120), on)
    assert rect.size == (92, 48)
    left = surface.get_at((rect.left + 9, rect.centery))
    right = surface.get_at((rect.right - 9, rect.centery))
    assert (sum(right[:3]) > sum(left[:3])) is on


def test_a_sliders_line_is_brass_as_far_as_its_value() -> None:
    surface = _table()
    parts.draw_slider(surface, SCALE, pygame.Rect(50, 100, 200, 48), 0.25)
    done, rest = (sum(surface.get_at((x, 124))[:3]) for x in (90, 110))
    assert done > rest + 200


def test_a_sliders_knob_lies_in_the_middle_of_its_picture_and_darkens_when_held() -> None:
    rest, held = (
        parts.slider_knob(SCALE, (72, 72), touch) for touch in (Touch.REST, Touch.PRESSED)
    )
    assert rest.get_bounding_rect(200).center == (36, 36)
    assert rest.get_bounding_rect(200).width == 48
    assert sum(held.get_at((50, 24))[:3]) < sum(rest.get_at((50, 24))[:3])


@pytest.mark.parametrize(
    ("y", "likes", "is_alike"),
    [(80, "", True), (160, "", False), (160, "pages", True), (80, "others", False)],
)
def test_words_are_as_small_as_the_smallest_of_their_likes(
    y: int, likes: str, is_alike: bool
) -> None:
    """In the long one's row, or by a word that both name; 16 units are free at a word's ends."""
    voice = text.SECOND.at(22)
    wide = text.text_width(SCALE, "a long word", voice) + 2 * 16 - 1
    long = Control("page:1", pygame.Rect(20, 80, wide, 64), Style.SECOND, "a long word")
    short = Control("page:2", pygame.Rect(20 + wide + 20, y, wide, 64), Style.SECOND, "short")
    if likes:
        long, short = replace(long, likes="pages"), replace(short, likes=likes)
    alone, beside = _table(), _table()
    buttons.draw_controls(alone, SCALE, [(short, Touch.REST)])
    buttons.draw_controls(beside, SCALE, [(long, Touch.REST), (short, Touch.REST)])
    place = short.rect
    assert _same(alone.subsurface(place), beside.subsurface(place)) is not is_alike
