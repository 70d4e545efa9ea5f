"""The card of a hint lies in the felt's foot, over nothing, with all its words and its buttons."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product
from random import Random

import pytest

from dekabes.engine import End, Line, Play, Seat, Tile
from dekabes.i18n import LANGUAGES, load
from dekabes.session import Hint, Reason, ReasonKind
from dekabes.ui.screens.tablehint import ends_of, move_card, where_card
from dekabes.ui.table import hintcard
from dekabes.ui.table.choice import check_and_cross
from dekabes.ui.table.geometry import table_geometry
from dekabes.ui.table.hintcard import broken_sentence, hint_card
from dekabes.ui.table.model import Ghost, TableModel, hand_rects, layout_of, targets
from dekabes.ui.table.notices import sentence_width
from dekabes.ui.theme import Scale
from tests.ui.table.lines import random_line
from tests.ui.table.scenes import NAMES, in_play, tile, view
from tests.ui.table.test_layout import worst_lines

Size = tuple[int, int]
SIZES = ((800, 600), (600, 800), (1024, 600), (1280, 800), (800, 1280), (1920, 1080))
OF_A_PLAY = list(ReasonKind)[list(ReasonKind).index(ReasonKind.DEKABES) :]
WITHOUT = {ReasonKind.DOUBLES, ReasonKind.OPENS, ReasonKind.PARTNER_OPENS}
KINDS = [kind for kind in OF_A_PLAY if kind not in WITHOUT]


def reason(kind: ReasonKind) -> Reason:
    """A reason of this kind with as many words as it can have."""
    if kind in {ReasonKind.PARTNERS, ReasonKind.FREES}:
        return Reason(kind, 5, 12, (Seat.THREE,))
    return Reason(kind, 5, 12, (Seat.TWO, Seat.FOUR))


def lines(number: int) -> list[Line]:
    rng = Random(76)
    some = [random_line(rng, rng.randint(1, 24), 0.5) for _ in range(number)]
    return [*some, *list(worst_lines())[::4]]


def hints(line: Line) -> list[Hint]:
    """A hint at each end of a line, for a tile that would fit there."""
    assert line.ends
    found = []
    for number, end in zip(line.ends, End, strict=True):
        play = Play(Seat.ONE, Tile.of(number, (number + 1) % 7), end)
        found.append(Hint(play, reason(ReasonKind.LACKED)))
    return found


def told(line: Line, hint: Hint, lang: str = "id") -> TableModel:
    """The table when it is told where to look."""
    model = replace(in_play(), view=view(line, "64 43 53 44 41 20 10", (hint.action,)))
    slots = tuple(map(tile, ["64", "43", "53", "44", "41", "20", "10"]))
    card = where_card(load(lang), NAMES, model.view, hint)
    return replace(model, slots=slots, playable=frozenset({tile("43")}), hint=card)


def previewed(line: Line, hint: Hint, lang: str = "id") -> TableModel:
    """The table when the move is shown."""
    model = told(line, hint, lang)
    card = move_card(load(lang), NAMES, model.view, hint)
    ghost = Ghost(hint.action.tile, hint.action.end)
    return replace(model, hint=card, lifted=hint.action.tile, ghosts=(ghost,), preview=True)


@pytest.mark.parametrize("size", SIZES)
def test_the_card_lies_over_nothing_and_its_buttons_are_for_fingers(size: Size) -> None:
    scale, geometry = Scale.of(size), table_geometry(size)
    for line in lines(20):
        for hint in hints(line):
            model = told(line, hint)
            card = hint_card(scale, geometry, model)
            assert card
            assert card.show
            assert card.cross
            layout = layout_of(geometry, model)
            near = [placed.rect for placed in layout.tiles] + list(hand_rects(geometry, model))
            near += [end.bar for end in (layout.left, layout.right) if end]
            assert geometry.felt.contains(card.rect)
            assert card.rect.collidelist(near) == -1
            others = list(targets(geometry, model).values())
            for button in (card.show, card.cross):
                assert card.rect.contains(button)
                assert min(button.size) >= (48 if scale.u >= 1 else 44)
                assert button.inflate(15, 15).collidelist(others) == -1
            assert not card.show.inflate(15, 15).colliderect(card.cross)


@pytest.mark.parametrize("size", SIZES)
def test_beside_a_preview_the_card_leaves_check_and_cross_alone(size: Size) -> None:
    scale, geometry = Scale.of(size), table_geometry(size)
    shown = 0
    for line in lines(20):
        for hint in hints(line):
            model = previewed(line, hint)
            card = hint_card(scale, geometry, model)
            if card is None:
                continue
            shown += 1
            assert card.show is None
            taken = [*check_and_cross(geometry, model), *targets(geometry, model).values()]
            assert geometry.felt.contains(card.rect)
            assert card.rect.inflate(14, 14).collidelist(taken) == -1
    assert shown > 20


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_reason_stands_whole_on_the_card(size: Size, lang: str) -> None:
    """With usual names, under the longest line too."""
    scale, geometry = Scale.of(size), table_geometry(size)
    longest = next(iter(worst_lines()))
    for line, kind in product([Line().opened(tile("66")), longest], KINDS):
        hint = replace(hints(line)[0], reason=reason(kind))
        model = told(line, hint, lang)
        card = hint_card(scale, geometry, model)
        assert card
        assert model.hint
        assert card.show
        said = [part for each in card.lines for part in each.words]
        words = " ".join(str(part) for part in said)
        assert " ".join(map(str, model.hint.sentence)) in words, f"{kind} at {size}"
        for each in card.lines:
            width = sentence_width(scale, each.words, each.half, each.role)
            end = each.spot[0] + width
            assert end <= card.rect.right - 8
            assert end <= card.show.left - 8 or each.spot[1] < card.show.top
            assert card.rect.top <= each.spot[1] - each.half // 2
        for one, other in combinations(card.lines, 2):
            assert other.spot[1] - one.spot[1] >= 18


def test_a_sentence_breaks_between_words_and_halves_of_tiles() -> None:
    scale = Scale.of((1280, 800))
    sentence = ("Keep", 4, "open for Josué.")
    role = hintcard.VOICES[0][1]
    assert broken_sentence(scale, sentence, 30, role, 2000) == (("Keep", 4, "open for Josué."),)
    assert broken_sentence(scale, sentence, 30, role, 1) == (
        *(("Keep",), (4,), ("open",), ("for",), ("Josué.",)),
    )


def at(play: str, kind: ReasonKind, number: int | None = None) -> tuple[End, ...]:
    """Where to look on the line 43 36 61 12, whose ends are 4 and 2."""
    line = Line().opened(tile("43")).joined(tile("63"), End.RIGHT)
    line = line.joined(tile("61"), End.RIGHT).joined(tile("21"), End.RIGHT)
    assert line.ends == (4, 2)
    action = Play(Seat.ONE, tile(play), End(play[2]))
    return ends_of(view(line, play[:2], (action,)), Hint(action, Reason(kind, number)))


def test_one_looks_at_the_end_that_the_reason_is_about() -> None:
    """With 52 at the right end 4 stays open at the left and 5 comes to the right."""
    left, right = (End.LEFT,), (End.RIGHT,)
    assert at("52R", ReasonKind.LACKED, 4) == left
    assert at("52R", ReasonKind.LACKED, 5) == right
    assert at("52R", ReasonKind.COVERS, 2) == right
    assert at("54L", ReasonKind.PARTNERS, 2) == right
    assert at("54L", ReasonKind.ONLY) == left
    assert at("42L", ReasonKind.DEKABES) == (End.LEFT, End.RIGHT)
    assert at("44L", ReasonKind.DOUBLE) == ()
