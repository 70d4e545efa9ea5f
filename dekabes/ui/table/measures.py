"""The lengths of the table in pixels, in its three forms: lying, lying and small, upright."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from dekabes.ui.theme import Scale
from dekabes.ui.touchable import APART, FINGER

# A plate at the side holds a usual name, and wood is seen between it and what is beside it.
SIDE_PLATE, CLEAR = 80, 4
FRAME = 9.2  # how far the brass line round the felt reaches, in units


@dataclass(frozen=True, slots=True)
class Measures:
    """Every length that the geometry needs; what a form does not use is 0."""

    upright: bool
    # The rails round the felt.
    top: int
    side: int
    bottom: int
    # The first row: buttons, scores, the partner, the round.
    margin: int
    row_y: int
    button: int
    button_gap: int
    tool_gap: int
    plate_gap: int
    score_width: int
    round_width: int
    partner: tuple[int, int]
    partner_y: int
    # The plates at the sides and the bubbles above them.
    side_plate: tuple[int, int]
    side_x: int
    side_raise: int
    bubble: tuple[int, int]
    tail: int
    # The last rows: the own plate, the rack, the tools.
    you: tuple[int, int]
    you_drop: int
    rack: tuple[int, int]
    rack_drop: int
    rack_gap: int
    lip: int
    lip_out: int
    lip_overlap: int
    sort: tuple[int, int]
    tools_width: int
    # The hand.
    hand_s: int
    hand_gap: int
    hand_top: int
    lift: int
    lift_chosen: int
    # The felt.
    line_cap: int
    line_side: int
    line_top: int
    line_foot: int
    opening_drop: int
    gap: int
    foot_width: int
    foot_height: int
    pass_width: int
    pass_inset: int
    bubble_foot: int
    bubble_rise: int
    round_button: int
    round_gap: int
    beyond: int


def measures_for(size: tuple[int, int]) -> Measures:
    """The lengths at a size of 800 x 600, 600 x 800 or more."""
    scale = Scale.of(size)
    if scale.small:
        return _small(scale)
    return _upright(scale) if scale.upright else _lying(scale)


def _lying(scale: Scale) -> Measures:
    """The table of lengths where the window lies, one row each."""
    px = scale.px
    plate, side, frame = px(118), px(140), ceil(FRAME * scale.u)
    return Measures(
        upright=False,
        top=px(100),
        side=side,
        bottom=px(188),
        margin=px(18),
        row_y=px(13),
        button=px(68),
        button_gap=max(px(10), APART),
        tool_gap=max(px(8), APART),
        plate_gap=px(13),
        score_width=px(257),
        round_width=px(150),
        partner=(px(379), px(68)),
        partner_y=0,
        side_plate=(plate, px(392)),
        side_x=min(px(8), side - frame - plate - CLEAR),
        side_raise=px(6),
        bubble=(px(118), px(56)),
        tail=px(16),
        you=(px(270), px(138)),
        you_drop=px(28),
        rack=(px(616), px(150)),
        rack_drop=px(22),
        rack_gap=px(15),
        lip=px(21),
        lip_out=px(6),
        lip_overlap=px(3),
        sort=(0, 0),
        tools_width=px(328),
        hand_s=px(68),
        hand_gap=px(16),
        hand_top=px(4),
        lift=px(22),
        lift_chosen=px(30),
        line_cap=px(57),
        line_side=px(30),
        **_felt(scale),
    )


def _upright(scale: Scale) -> Measures:
    """The table of lengths where the window stands, one row each."""
    px = scale.px
    plate, frame = max(px(96), SIDE_PLATE), ceil(FRAME * scale.u)
    side = max(px(116), plate + 2 * CLEAR + frame)
    return Measures(
        upright=True,
        top=px(192),
        side=side,
        bottom=px(372),
        margin=px(18),
        row_y=px(16),
        button=max(px(68), FINGER),
        button_gap=max(px(10), APART),
        tool_gap=max(px(8), APART),
        plate_gap=px(12),
        score_width=px(225),
        round_width=px(133),
        partner=(max(px(404), 256), px(73)),
        partner_y=px(98),
        side_plate=(plate, px(388)),
        side_x=(side - frame - plate) // 2,
        side_raise=px(93),
        bubble=(px(96), px(56)),
        tail=px(18),
        you=(px(334), px(116)),
        you_drop=px(235),
        rack=(px(646), px(166)),
        rack_drop=px(35),
        rack_gap=0,
        lip=px(21),
        lip_out=px(6),
        lip_overlap=px(3),
        sort=(max(px(88), 84), px(148)),
        tools_width=0,
        hand_s=px(76),
        hand_gap=px(15),
        hand_top=px(5),
        lift=px(22),
        lift_chosen=px(31),
        line_cap=px(56),
        # What the plates take from the felt in a narrow window, its margin gives back.
        line_side=max(px(30) - (side - px(116)), 12),
        **_felt(scale),
    )


def _felt(scale: Scale) -> dict[str, int]:
    """What lies on the felt is alike lying and upright."""
    px = scale.px
    gap, inset = px(12), px(10)
    foot = max(px(84), FINGER + 2 * inset)
    return {
        "line_top": px(24),
        "line_foot": max(px(100), foot + gap + 4),
        "opening_drop": px(16),
        "gap": gap,
        "foot_width": px(620),
        "foot_height": foot,
        "pass_width": px(200 if scale.upright else 236),
        "pass_inset": inset,
        "bubble_foot": px(70),
        "bubble_rise": px(4),
        "round_button": max(px(76), FINGER),
        "round_gap": px(16),
        "beyond": px(18),
    }


def _small(scale: Scale) -> Measures:
    """The table of lengths for few pixels: fixed heights, widths that grow with the window."""
    part = min(max((scale.width - 800) / 224, 0.0), 1.0)

    def wide(narrow: int, full: int) -> int:
        return round(narrow + (full - narrow) * part)

    hand, lip = wide(46, 49), scale.px(21)
    return Measures(
        upright=False,
        top=70,
        side=wide(94, 100),
        bottom=132,
        margin=wide(8, 10),
        row_y=8,
        button=wide(48, 50),
        button_gap=wide(8, 10),
        tool_gap=APART,
        plate_gap=wide(8, 11),
        score_width=wide(152, 199),
        round_width=wide(87, 114),
        partner=(wide(256, 335), wide(48, 50)),
        partner_y=0,
        side_plate=(SIDE_PLATE, 311),
        side_x=wide(4, 6),
        side_raise=25,
        bubble=(SIDE_PLATE, 38),
        tail=8,
        you=(wide(184, 215), 100),
        you_drop=19,
        rack=(wide(376, 456), 2 * hand + lip - 2),  # its foot is behind the lip
        rack_drop=16,
        rack_gap=16,
        lip=lip,
        lip_out=4,
        lip_overlap=2,
        sort=(0, 0),
        tools_width=wide(200, 301),
        hand_s=hand,
        hand_gap=wide(8, 14),
        hand_top=2,
        lift=16,
        lift_chosen=22,
        line_cap=50,
        line_side=wide(16, 22),
        line_top=18,
        line_foot=70,
        opening_drop=scale.px(16),
        gap=6,
        foot_width=465,
        foot_height=60,
        pass_width=177,
        pass_inset=6,
        bubble_foot=54,
        bubble_rise=scale.px(4),
        round_button=48,
        round_gap=12,
        beyond=12,
    )
