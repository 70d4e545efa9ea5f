"""Lines and words of a record's text, and what is said when they are wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator

MAX_BYTES = 1_048_576
BLANKS = " \t"
COMMENT = ";"
_BYTE_ORDER_MARK = "\ufeff"
_LONGEST_SHOWN = 40
# All that Unicode calls control characters but the tab, and halves of surrogate pairs, which
# UTF-8 cannot hold.
_CONTROL = re.compile("[\x00-\x08\x0a-\x1f\x7f-\x9f\ud800-\udfff]")


class Fault(ValueError):
    """A piece of text that no record may hold; the message says why."""


class Refusal(Exception):
    """A record is refused whole: which file, which of its lines, and the rule that it breaks."""

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(f"{file}:{line}: {message}")
        self.file = file
        self.line = line
        self.message = message


def text_of(data: bytes, file: str) -> str:
    """The text of a whole file; a Refusal if it is empty, too large or not UTF-8."""
    if not data:
        raise Refusal(file, 1, "the file is empty")
    if len(data) > MAX_BYTES:
        raise Refusal(file, 1, f"the file is too large: a record has at most {MAX_BYTES:,} bytes")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        message = f"the text is not UTF-8: byte {data[fault.start]:02X} cannot stand there"
        raise Refusal(file, line, message) from None
    return text.removeprefix(_BYTE_ORDER_MARK)


def lines_of(text: str) -> Iterator[str]:
    """The lines without their ends, LF or CRLF; no other character ends a line."""
    *ended, last = text.split("\n")
    for line in ended:
        yield line.removesuffix("\r")
    yield last


def check_characters(text: str) -> None:
    """A Fault if there is a control character other than a tab, wherever it stands."""
    if found := _CONTROL.search(text):
        raise Fault(f"the control character U+{ord(found[0]):04X} is not allowed")


def words_of(line: str) -> list[str]:
    """The words of a line that is no tag, without its comment."""
    text, _, _ = line.partition(COMMENT)
    return re.findall(f"[^{BLANKS}]+", text)


def shown(text: str) -> str:
    """A piece of a record as a message may quote it: short, on one line, nothing invisible."""
    visible = "".join(
        character if character.isprintable() else f"\\u{ord(character):04x}"
        for character in text[:_LONGEST_SHOWN]
    )
    return visible if len(text) <= _LONGEST_SHOWN else f"{visible}…"
