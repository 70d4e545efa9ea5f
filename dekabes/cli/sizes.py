"""The size of a picture or a window on the command line."""

from __future__ import annotations

import argparse
import re

SMALLEST, LARGEST = 200, 8192


def parse_size(text: str) -> tuple[int, int]:
    """Width and height in pixels from `WxH`; a usage error for anything else."""
    match = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    if not match:
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as 1280x800")
    width, height = int(match[1]), int(match[2])
    if not all(SMALLEST <= side <= LARGEST for side in (width, height)):
        raise argparse.ArgumentTypeError(f"each side has {SMALLEST} to {LARGEST} pixels: {text}")
    return width, height
