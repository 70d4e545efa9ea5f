"""Where every part of the table lies, for any size of the window; nothing is drawn here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from pygame import Rect

from dekabes.engine import Seat
from dekabes.ui.table.measures import Measures, measures_for
from dekabes.ui.theme import Scale

# The tools in their order on the table; their buttons share the room evenly.
TOOLS = ("sort", "hint", "undo", "redo")
# What the words beside the own medallion need at the smallest size of letters.
WORDS_ROOM = 132
BOTTOM, RIGHT, TOP, LEFT = range(4)
Four = tuple[Rect, Rect, Rect, Rect]


def place_of(seat: Seat, bottom: Seat) -> int:
    """Where a seat sits on the screen, counter-clockwise from the one at the bottom."""
    return (seat - bottom) % 4


@dataclass(frozen=True, slots=True)
class Geometry:
    """The parts of the table in pixels; plates and bubbles from the bottom counter-clockwise."""

    size: tuple[int, int]
    measures: Measures
    felt: Rect
    line_area: Rect
    opening_area: Rect  # for the line while it is empty
    plates: Four
    bubbles: Four
    scores: tuple[Rect, Rect]
    round: Rect
    rack: Rect
    lip: Rect
    buttons: tuple[tuple[str, Rect], ...]
    foot: Rect
    pass_button: Rect

    def button(self, name: str) -> Rect:
        """The place of a button by its name: menu, mute, sort, hint, undo, redo."""
        return dict(self.buttons)[name]

    def hand_slots(self, count: int) -> tuple[Rect, ...]:
        """The resting places of so many tiles, centred in the rack."""
        m = self.measures
        width = count * m.hand_s + (count - 1) * m.hand_gap
        x = self.rack.centerx - width // 2
        step = m.hand_s + m.hand_gap
        return tuple(
            Rect(x + step * slot, self.rack.y + m.hand_top, m.hand_s, 2 * m.hand_s)
            for slot in range(count)
        )

    def needs_bubble(self, tile: Rect, width: int) -> Rect:
        """The bubble that says what a tile of the hand would need, above that tile."""
        height = self.measures.bubble_foot
        x = tile.centerx - min(width // 2, round(height))
        rect = Rect(x, self.felt.bottom - self.measures.bubble_rise - height, width, height)
        return rect.clamp(self.felt.inflate(-2 * self.measures.gap, 0))


@lru_cache(maxsize=16)
def table_geometry(size: tuple[int, int]) -> Geometry:
    """The table at a size, lying or upright."""
    m = measures_for(size)
    felt = Rect(m.side, m.top, size[0] - 2 * m.side, size[1] - m.top - m.bottom)
    build = _upright if m.upright else _lying
    foot = Rect(0, 0, min(m.foot_width, felt.width - 2 * m.gap), m.foot_height)
    foot.midbottom = (felt.centerx, felt.bottom - m.gap)
    pass_button = Rect(0, 0, m.pass_width, m.foot_height - 2 * m.pass_inset)
    pass_button.midright = (foot.right - m.pass_inset, foot.centery)
    line_area = Rect(
        felt.x + m.line_side,
        felt.y + m.line_top,
        felt.width - 2 * m.line_side,
        felt.height - m.line_top - m.line_foot,
    )
    opening_area = line_area.copy()
    opening_area.centery = felt.centery + m.opening_drop
    plates, rack, tools = build(size, m, felt)
    scores, round_ = _score_row(size, m)
    return Geometry(
        size=size,
        measures=m,
        felt=felt,
        line_area=line_area,
        opening_area=opening_area,
        plates=plates,
        bubbles=_bubbles(m, plates, Scale.of(size).u),
        scores=scores,
        round=round_,
        rack=rack,
        lip=_lip(m, rack),
        buttons=(*_corner_buttons(m), *tools),
        foot=foot,
        pass_button=pass_button,
    )


def _corner_buttons(m: Measures) -> tuple[tuple[str, Rect], ...]:
    menu = Rect(m.margin, m.row_y, m.button, m.button)
    return ("menu", menu), ("mute", menu.move(m.button + m.button_gap, 0))


def _score_row(size: tuple[int, int], m: Measures) -> tuple[tuple[Rect, Rect], Rect]:
    """The two paths of points beside the partner's plate (or each other), the round at the end."""
    between = m.plate_gap if m.upright else m.partner[0] + 2 * m.plate_gap
    group = 2 * m.score_width + between
    round_ = Rect(size[0] - m.margin - m.round_width, m.row_y, m.round_width, m.button)
    first = m.margin + 2 * m.button + m.button_gap + m.plate_gap
    x = min(max((size[0] - group) // 2, first), round_.x - m.plate_gap - group)
    blue = Rect(x, m.row_y, m.score_width, m.button)
    return (blue, blue.move(m.score_width + between, 0)), round_


def _side_plates(size: tuple[int, int], m: Measures, felt: Rect) -> tuple[Rect, Rect]:
    """The plates right and left: with the bubble above, in the middle of the felt's height."""
    width, height = m.side_plate
    above = m.bubble[1] + m.tail
    height = min(height, felt.height - above - 2 * m.gap)
    y = max(felt.centery - (height + above) // 2 + above - m.side_raise, 0)
    left = Rect(m.side_x, y, width, height)
    return Rect(size[0] - m.side_x - width, y, width, height), left


def _lying(
    size: tuple[int, int], m: Measures, felt: Rect
) -> tuple[Four, Rect, tuple[tuple[str, Rect], ...]]:
    scores, _ = _score_row(size, m)
    partner = Rect(scores[0].right + m.plate_gap, m.row_y, *m.partner)
    right, left = _side_plates(size, m, felt)
    y = felt.bottom + m.you_drop
    you = Rect(m.margin, y, *m.you)
    tools = Rect(size[0] - m.margin - m.tools_width, y, m.tools_width, m.you[1])
    rack = Rect(0, felt.bottom + m.rack_drop, *m.rack)
    # In the window's middle where it is wide, else in the middle of what is left.
    middle = (you.right + tools.left) // 2
    spare = max(0, (tools.left - you.right - rack.width) // 2 - m.rack_gap)
    rack.centerx = middle + min(spare, max(0, size[0] // 2 - middle))
    return (you, right, partner, left), rack, _shared(TOOLS, tools, m.tool_gap)


def _upright(
    size: tuple[int, int], m: Measures, felt: Rect
) -> tuple[Four, Rect, tuple[tuple[str, Rect], ...]]:
    partner = Rect((size[0] - m.partner[0]) // 2, m.partner_y, *m.partner)
    right, left = _side_plates(size, m, felt)
    # The rack with the sort button beside it, as wide as the row below.
    width = m.rack[0] + m.plate_gap + m.sort[0]
    rack = Rect((size[0] - width) // 2, felt.bottom + m.rack_drop, *m.rack)
    sort = Rect(rack.right + m.plate_gap, rack.y + m.tool_gap, *m.sort)
    you = Rect(rack.x - m.tool_gap, felt.bottom + m.you_drop, *m.you)
    tools = Rect(you.right + m.plate_gap, you.y, 0, you.height)
    tools.width = sort.right - tools.x
    rest = _shared(tuple(name for name in TOOLS if name != "sort"), tools, m.tool_gap)
    return (you, right, partner, left), rack, (("sort", sort), *rest)


def _shared(names: tuple[str, ...], room: Rect, gap: int) -> tuple[tuple[str, Rect], ...]:
    """Buttons side by side that fill their room evenly."""
    width = room.width + gap
    edges = [room.x + width * place // len(names) for place in range(len(names) + 1)]
    return tuple(
        (name, Rect(edges[place], room.y, edges[place + 1] - gap - edges[place], room.height))
        for place, name in enumerate(names)
    )


def own_medallion(size: tuple[int, int], u: float) -> Rect:
    """The medallion's place in the own plate of a size; the words stand at its right."""
    width, height = size
    side = min(round(96 * u), height - 20, width - WORDS_ROOM)
    x = min(round(12 * u), max(6, (height - side) // 2))
    return Rect(x, (height - side) // 2, side, side)


def _bubbles(m: Measures, plates: Four, u: float) -> Four:
    """Where a passing seat's bubble stands: on the rail or in the plate, never on the felt."""
    you, right, partner, left = plates
    width, height = m.bubble
    sides = []
    for plate in (right, left):
        bubble = Rect(0, 0, min(width, plate.width), height)
        bubble.midbottom = (plate.centerx, plate.y - m.tail)
        sides.append(bubble)
    own = Rect(0, 0, width, min(height, round(you.height * 0.42)))
    top = Rect(0, 0, width, min(height, partner.height - 4))
    own.width = you.width - own_medallion(you.size, u).right - m.gap - round(4 * u)
    # Below the name, over what the seat's mark will say once the bubble is gone.
    own.midright = (you.right - m.gap, you.y + round(you.height * 0.70))
    own.top = max(own.top, you.centery + ceil(2 * u))
    top.midright = (partner.right - m.gap, partner.centery)
    return own, sides[0], top, sides[1]


def _lip(m: Measures, rack: Rect) -> Rect:
    """The front edge of the rack: it hides the feet of the tiles and nothing else."""
    foot = rack.y + m.hand_top + 2 * m.hand_s - m.lip_overlap
    return Rect(rack.x - m.lip_out, foot, rack.width + 2 * m.lip_out, m.lip)
