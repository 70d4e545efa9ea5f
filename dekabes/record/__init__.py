"""The text form of a match: reading it, writing it, and the state it leads to as JSON."""

from dekabes.record.match import Record
from dekabes.record.reader import read_record
from dekabes.record.state_json import SeenHands, seen_hands, state_object, view_object
from dekabes.record.tags import (
    LEVELS,
    FourLevels,
    FourNames,
    Tag,
    Tags,
    format_seats,
    format_tag,
    levels_of,
    names_of,
    parse_seats,
    parse_tag,
)
from dekabes.record.text import (
    format_action,
    format_hand,
    format_move,
    format_points,
    format_result,
    parse_action,
    parse_move,
    parse_points,
    parse_seat,
    parse_tile,
)
from dekabes.record.words import MAX_BYTES, Fault, Refusal
from dekabes.record.writer import write_record

__all__ = [
    "LEVELS",
    "MAX_BYTES",
    "Fault",
    "FourLevels",
    "FourNames",
    "Record",
    "Refusal",
    "SeenHands",
    "Tag",
    "Tags",
    "format_action",
    "format_hand",
    "format_move",
    "format_points",
    "format_result",
    "format_seats",
    "format_tag",
    "levels_of",
    "names_of",
    "parse_action",
    "parse_move",
    "parse_points",
    "parse_seat",
    "parse_seats",
    "parse_tag",
    "parse_tile",
    "read_record",
    "seen_hands",
    "state_object",
    "view_object",
    "write_record",
]
