"""The text form of a match: reading it, writing it, and the state it leads to as JSON."""

from dekabes.record.match import Record
from dekabes.record.reader import read_record
from dekabes.record.state_json import SeenHands, seen_hands, state_object, view_object
from dekabes.record.tags import (
    LEVELS,
    Sitter,
    Sitters,
    Tag,
    Tags,
    format_sitters,
    format_tag,
    names_of,
    parse_sitters,
    parse_tag,
    seats_of,
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
    "Record",
    "Refusal",
    "SeenHands",
    "Sitter",
    "Sitters",
    "Tag",
    "Tags",
    "format_action",
    "format_hand",
    "format_move",
    "format_points",
    "format_result",
    "format_sitters",
    "format_tag",
    "names_of",
    "parse_action",
    "parse_move",
    "parse_points",
    "parse_seat",
    "parse_sitters",
    "parse_tag",
    "parse_tile",
    "read_record",
    "seats_of",
    "seen_hands",
    "state_object",
    "view_object",
    "write_record",
]
