"""The card of a hint lies in the felt's foot, over nothing, with all its words and its buttons."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product
from math import ceil
from random import Random

import pytest
from pygame import Rect

from dekabes.engine import End, Line, Play, Seat, Tile
from dekabes.i18n import LANGUAGES, load
from dekabes.session import Hint, Reason, ReasonKind
from dekabes.ui import text
from dekabes.ui.art.parts import TOLD_RING
from dekabes.ui.screens.tablehint import ends_of, move_card, where_card
from dekabes.ui.table import hintcard
from dekabes.ui.table.choice import check_and_cross
from dekabes.ui.table.geometry import table_geometry
from dekabes.ui.table.hintcard import end_ring, hint_card, said
from dekabes.ui.table.hintlines import VOICES, broken_sentence
from dekabes.ui.table.model import Ghost, TableModel, hand_rects, layout_of, targets
from dekabes.ui.table.notices import STOPS, sentence_width
from dekabes.ui.theme import Scale
from tests.ui.table.lines import random_line
from tests.ui.table.scenes import NAMES, in_play, tile, view
from tests.ui.table.test_layout import worst_lines

Size = tuple[int, int]
SIZES = ((800, 600), (600, 800), (1024, 600), (1280, 800), (800, 1280), (1920, 1080))
OF_A_PLAY = list(ReasonKind)[list(ReasonKind).index(ReasonKind.DEKABES) :]
OF_AN_OPENER = (
    *(ReasonKind.DOUBLES, ReasonKind.STRONG, ReasonKind.OPENS),
    *(ReasonKind.PARTNER_MAY, ReasonKind.PARTNER_OPENS),
)
OF_THE_PARTNER = {
    *(ReasonKind.PARTNERS, ReasonKind.FREES),
    *(ReasonKind.PARTNER_MAY, ReasonKind.PARTNER_OPENS),
}
THAT_STAY = {ReasonKind.LACKED, ReasonKind.ONLY_MINE, ReasonKind.PARTNERS, ReasonKind.KEEPS}


def reason(kind: ReasonKind, *, stays: bool = False) -> Reason:
    """A reason of this kind with as many words as it can have."""
    seats = (Seat.THREE,) if kind in OF_THE_PARTNER else (Seat.TWO, Seat.FOUR)
    return Reason(kind, 5, 12, seats, stays=stays)


REASONS = [
    *map(reason, (*OF_A_PLAY, *OF_AN_OPENER)),
    *(reason(kind, stays=True) for kind in OF_A_PLAY if kind in THAT_STAY),
]


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
        found.append(Hint(play, (reason(ReasonKind.LACKED),)))
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


def reasons_at(number: int) -> list[tuple[Line, Hint]]:
    """All reasons in turn, at both ends of lines of every length."""
    found = [(line, hint) for line in lines(number) for hint in hints(line)]
    return [
        (line, replace(hint, reasons=(REASONS[at % len(REASONS)],)))
        for at, (line, hint) in enumerate(found)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_beside_a_preview_the_reason_is_seen_and_covers_nothing(size: Size, lang: str) -> None:
    scale, geometry = Scale.of(size), table_geometry(size)
    unseen = 0
    for line, hint in reasons_at(16):
        model = previewed(line, hint, lang)
        card = hint_card(scale, geometry, model)
        if card is None:
            unseen += 1
            continue
        assert model.hint
        assert card.show is None
        layout = layout_of(geometry, model)
        taken = [*check_and_cross(geometry, model), *targets(geometry, model).values()]
        taken += [placed.rect for placed in layout.tiles] + list(hand_rects(geometry, model))
        taken += [end.bar for end in (layout.left, layout.right) if end]
        assert geometry.felt.contains(card.rect)
        assert card.rect.inflate(14, 14).collidelist(taken) == -1
        told = said(scale, geometry, model)
        assert told
        assert told.endswith(" ".join(map(str, model.hint.sentence)))
        for each in card.lines:
            width = sentence_width(scale, each.words, each.half, each.role)
            assert card.rect.left <= each.spot[0] < each.spot[0] + width <= card.rect.right
            assert card.rect.top <= each.spot[1] - each.half // 2
    # Only under the longest lines, in the smallest window, is there too little felt.
    assert unseen <= (1 if size == (600, 800) else 0)


@pytest.mark.parametrize("size", SIZES)
def test_what_is_told_is_what_is_written(size: Size) -> None:
    scale, geometry = Scale.of(size), table_geometry(size)
    for line, hint in reasons_at(6):
        for model in (told(line, hint), previewed(line, hint)):
            card = hint_card(scale, geometry, model)
            assert model.hint
            if card is None:
                assert said(scale, geometry, model) is None
                continue
            spoken, title = said(scale, geometry, model), model.hint.title
            assert spoken
            assert spoken.startswith(title) == (card.lines[0].words == (title,))
    bare = replace(told(Line().opened(tile("66")), hints(lines(1)[0])[0]), hint=None)
    assert said(scale, geometry, bare) is None


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_of_an_end_leaves_all_other_tiles_alone(size: Size) -> None:
    scale, geometry = Scale.of(size), table_geometry(size)
    band = ceil(TOLD_RING * scale.u)
    for line in lines(12):
        layout = layout_of(geometry, replace(in_play(), view=view(line, "64")))
        for end, last in ((End.LEFT, 0), (End.RIGHT, -1)):
            ring = end_ring(layout, end, scale)
            open_end = layout.end(end)
            assert ring
            assert open_end
            own = layout.tiles[last]
            others = [placed.rect for placed in layout.tiles if placed is not own]
            assert ring.inflate(2 * band, 2 * band).collidelist(others) == -1
            # All of the tile but a seam along the joint, and the bar but for a tip in a corner.
            bar = open_end.bar.clip(ring)
            assert bar.width * bar.height >= 0.8 * open_end.bar.width * open_end.bar.height
            seam = own.rect.clip(ring)
            assert min(seam.width - own.rect.width, seam.height - own.rect.height) >= -band - 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_reason_stands_whole_on_the_card(size: Size, lang: str) -> None:
    """With usual names, under the longest line too."""
    scale, geometry = Scale.of(size), table_geometry(size)
    longest = next(iter(worst_lines()))
    for line, why in product([Line().opened(tile("66")), longest], REASONS):
        hint = replace(hints(line)[0], reasons=(why,))
        model = told(line, hint, lang)
        card = hint_card(scale, geometry, model)
        assert card
        assert model.hint
        assert card.show
        said = [part for each in card.lines for part in each.words]
        words = " ".join(str(part) for part in said)
        assert " ".join(map(str, model.hint.sentence)) in words, f"{why} at {size}"
        for each in card.lines:
            width = sentence_width(scale, each.words, each.half, each.role)
            end = each.spot[0] + width
            assert end <= card.rect.right - 8
            assert end <= card.show.left - 8 or each.spot[1] < card.show.top
            assert card.rect.top <= each.spot[1] - each.half // 2
        for one, other in combinations(card.lines, 2):
            assert other.spot[1] - one.spot[1] >= 18


def test_a_sentence_breaks_between_words_and_a_number_stays_with_its_word() -> None:
    scale = Scale.of((1280, 800))
    sentence = ("Keep", 4, "open for Josué.")
    role = VOICES[0][1]
    assert broken_sentence(scale, sentence, 30, role, 2000) == (("Keep", 4, "open for Josué."),)
    assert broken_sentence(scale, sentence, 30, role, 1) == (
        *(("Keep", 4), ("open",), ("for",), ("Josué.",)),
    )
    assert broken_sentence(scale, (4, "stays open."), 30, role, 1) == ((4, "stays"), ("open.",))
    passed = ("Wilner passed on", 2, ".")
    assert broken_sentence(scale, passed, 30, role, 1) == (
        *(("Wilner",), ("passed",), ("on", 2, ".")),
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_or_stop_stands_alone_on_a_line(lang: str) -> None:
    scale, role = Scale.of((1024, 600)), VOICES[0][1]
    hint = hints(lines(1)[0])[0]
    for why, width in product(REASONS, range(120, 520, 20)):
        model = told(Line().opened(tile("66")), replace(hint, reasons=(why,)), lang)
        assert model.hint
        for words in broken_sentence(scale, model.hint.sentence, 26, role, width):
            assert any(isinstance(part, str) and len(part) > 1 for part in words)
            first = words[0]
            assert isinstance(first, int) or not first.startswith(STOPS)


def at(play: str, why: Reason) -> tuple[End, ...]:
    """Where to look on the line 43 36 61 12, whose ends are 4 and 2."""
    line = Line().opened(tile("43")).joined(tile("63"), End.RIGHT)
    line = line.joined(tile("61"), End.RIGHT).joined(tile("21"), End.RIGHT)
    assert line.ends == (4, 2)
    action = Play(Seat.ONE, tile(play), End(play[2]))
    return ends_of(view(line, play[:2], (action,)), Hint(action, (why,)))


def test_one_looks_where_the_tile_goes() -> None:
    """With 52 at the right end 4 stays open at the left and 5 comes to the right."""
    left, right, both = (End.LEFT,), (End.RIGHT,), (End.LEFT, End.RIGHT)
    assert at("52R", Reason(ReasonKind.LACKED, 5)) == right
    assert at("52R", Reason(ReasonKind.COVERS, 2)) == right
    assert at("52R", Reason(ReasonKind.KEEPS, 5)) == right
    assert at("52R", Reason(ReasonKind.SHUTS)) == right
    assert at("54L", Reason(ReasonKind.ONLY)) == left
    assert at("44L", Reason(ReasonKind.DOUBLE)) == left
    assert at("44L", Reason(ReasonKind.LACKED, 4, stays=True)) == left
    assert at("42L", Reason(ReasonKind.DEKABES)) == both


def test_one_looks_at_both_ends_where_the_other_is_to_be_left() -> None:
    assert at("52R", Reason(ReasonKind.LACKED, 4, stays=True)) == (End.LEFT, End.RIGHT)
    assert at("54L", Reason(ReasonKind.PARTNERS, 2, stays=True)) == (End.LEFT, End.RIGHT)


def test_one_looks_at_both_ends_where_either_comes_to_the_same() -> None:
    line = Line().opened(tile("43")).joined(tile("43"), End.RIGHT)
    action = Play(Seat.ONE, tile("41"), End.LEFT)
    hint = Hint(action, (Reason(ReasonKind.LACKED, 1),))
    assert line.ends == (4, 4)
    assert ends_of(view(line, "41", (action,)), hint) == (End.LEFT, End.RIGHT)


def test_one_looks_at_the_hand_before_anything_lies() -> None:
    action = Play(Seat.ONE, tile("41"), None)
    hint = Hint(action, (Reason(ReasonKind.VARIED),))
    assert ends_of(view(Line(), "41", (action,)), hint) == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_beside_the_move_another_reason_is_told_where_there_is_one(lang: str) -> None:
    line = Line().opened(tile("66"))
    hint = hints(line)[0]
    one, other = reason(ReasonKind.KEEPS), reason(ReasonKind.SHUTS_ALL)
    seen = told(line, hint).view
    first = where_card(load(lang), NAMES, seen, replace(hint, reasons=(one, other))).sentence
    second = move_card(load(lang), NAMES, seen, replace(hint, reasons=(one, other))).sentence
    assert first == where_card(load(lang), NAMES, seen, replace(hint, reasons=(one,))).sentence
    assert second == where_card(load(lang), NAMES, seen, replace(hint, reasons=(other,))).sentence
    assert move_card(load(lang), NAMES, seen, replace(hint, reasons=(one,))).sentence == first


def test_after_the_last_tile_no_ends_are_told() -> None:
    line = Line().opened(tile("66"))
    hint = hints(line)[0]
    seen = view(line, "60", (hint.action,))
    assert seen.hand == (hint.action.tile,)
    card = move_card(load("en"), NAMES, seen, replace(hint, reasons=(reason(ReasonKind.OUT),)))
    assert card.title == "Then your hand is empty."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "below"),
    [((1280, 800), False), ((1024, 600), False), ((800, 1280), True), ((600, 800), True)],
)
def test_beside_few_tiles_the_card_has_its_bulb_and_a_word_on_its_button(
    size: Size, below: bool, lang: str
) -> None:
    scale, line = Scale.of(size), Line().opened(tile("66"))
    model = told(line, hints(line)[0], lang)
    card = hint_card(scale, table_geometry(size), model)
    assert card
    assert card.bulb
    assert card.worded
    assert card.show
    assert card.cross
    assert model.hint
    assert card.show.width > text.text_width(scale, model.hint.show, text.FIRST.at(23))
    # Both in one line, the cross in its corner.
    assert card.show.y == card.cross.y
    assert card.show.right + max(scale.px(12), 8) == card.cross.left
    assert card.cross.right == card.rect.right - scale.px(20)
    last = card.lines[-1]
    assert (card.show.top >= last.spot[1] + last.half // 2) == below
    if below:
        assert card.cross.bottom == card.rect.bottom - scale.px(20)
    else:
        assert abs(card.cross.centery - card.rect.centery) <= 1


INSIDE = Rect(0, 0, 1000, 400)  # the foot's middle is at 500, 400
BUTTON = Rect(0, 0, 68, 68)


def ill(rect: Rect, show: Rect | None = BUTTON) -> tuple[int, int]:
    """How ill a card lies in a window in which a unit is a pixel."""
    return hintcard._ill(Scale.of((1280, 800)), hintcard.Card(rect, (), None, show), INSIDE)


def test_a_card_lies_best_where_it_is_high_enough_and_then_near_the_foots_middle() -> None:
    whole, flat = Rect(400, 20, 200, 116), Rect(400, 300, 200, 100)
    # 16 pixels are lacking under the buttons; beside a preview there are none.
    assert ill(whole) < ill(flat)
    assert ill(flat, show=None) < ill(whole, show=None)
    # A higher one than is wanted is no better.
    assert ill(Rect(400, 250, 200, 150))[0] == ill(whole)[0] == 0
    # Ten pixels up are worse than 15 aside, and better than 25.
    up = Rect(400, 274, 200, 116)
    assert ill(Rect(415, 284, 200, 116)) < ill(up) < ill(Rect(375, 284, 200, 116))
