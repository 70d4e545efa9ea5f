"""What the commands take: each function reads one argument, or says what is wrong with it."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

SMALLEST, LARGEST = 200, 8192
LONGEST = 86_400


def parse_size(text: str) -> tuple[int, int]:
    """Width and height in pixels from `WxH`; a usage error for anything else."""
    match = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    if not match:
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as 1280x800")
    width, height = int(match[1]), int(match[2])
    if not all(SMALLEST <= side <= LARGEST for side in (width, height)):
        raise argparse.ArgumentTypeError(f"each side has {SMALLEST} to {LARGEST} pixels: {text}")
    return width, height


def parse_count(text: str) -> int:
    """How many there shall be, one at the least."""
    if not re.fullmatch("0*[1-9][0-9]{0,8}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1")
    return int(text)


def parse_seed(text: str) -> int:
    """A whole number of any sign, in the digits 0 to 9."""
    if not re.fullmatch("[+-]?[0-9]{1,999}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number")
    return int(text)


def parse_ply(text: str) -> int:
    """How many moves and passes."""
    if not re.fullmatch("[0-9]{1,4}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of moves and passes")
    return int(text)


def parse_seconds(text: str) -> float:
    """A time to wait."""
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{0,9})?", text) or float(text) > LONGEST:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds from 0 to {LONGEST}")
    return float(text)


def parse_path(text: str) -> Path:
    """Where something lies; not nowhere, which would be the current folder."""
    if not text:
        raise argparse.ArgumentTypeError("a name of a file or a folder is wanted, not an empty one")
    return Path(text)


def parse_file(text: str) -> str:
    """The name of a record as it is given; - is standard input."""
    parse_path(text)
    return text
