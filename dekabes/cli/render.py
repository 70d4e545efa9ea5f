"""`render`: draws the table of a record as a picture; no screen is needed."""

from __future__ import annotations

import argparse
import os

from dekabes.cli.arguments import parse_path, parse_ply, parse_size
from dekabes.cli.files import is_same_file, load_record
from dekabes.cli.signals import ctrl_c_raises
from dekabes.cli.streams import complain
from dekabes.engine import SEATS, Seat, View, view_for
from dekabes.i18n import LANGUAGES, load
from dekabes.record import Record, Refusal
from dekabes.session import seating_of_tags

REFUSED = 2
NOT_WRITTEN = 1
THEMES = "ivory", "ebony", "contrast"


def main(argv: list[str]) -> int:
    """Draw what the arguments ask for; 2 if the record is refused, 1 if nothing can be written."""
    parser = _parser()
    asked = parser.parse_args(argv)
    if is_same_file(asked.output, asked.file):
        parser.error(f"{asked.output} is the record, which is never written to")
    try:
        record = load_record(asked.file)
    except Refusal as refusal:
        complain(refusal)
        return REFUSED
    history = record.history()
    plies = len(history.state.moves)
    ply = plies if asked.ply is None else asked.ply
    if ply > plies:
        parser.error(f"--ply {ply}: the last round has {plies} moves and passes")
    state = history.at(history.cursor - plies + ply).state
    seat = Seat(int(asked.seat)) if asked.seat else None
    return _write(asked, record, view_for(state, seat))


def _write(asked: argparse.Namespace, record: Record, view: View) -> int:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from dekabes.ui.errors import CannotWriteError
    from dekabes.ui.picture import save_png, table_picture
    from dekabes.ui.theme import Dress, Theme

    seating, words = seating_of_tags(record.tags), load(asked.lang)
    try:
        dress = Dress(Theme(asked.theme))
        picture = table_picture(asked.size, view, seating, words, dress=dress)
        with ctrl_c_raises():
            save_png(picture, asked.output)
    except CannotWriteError as error:
        complain(error)
        return NOT_WRITTEN
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m dekabes render",
        description="Draw the table of a record as a picture; no screen is needed.",
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("file", metavar="FILE", help="a record; - reads one from standard input")
    add("-o", dest="output", type=parse_path, required=True, metavar="OUT.png", help="the picture")
    seats = tuple(str(seat) for seat in SEATS)
    add("--seat", choices=seats, metavar="S", help="as seat S may see it, 1 to 4")
    add("--ply", type=parse_ply, metavar="N", help="after N moves and passes of the last round")
    add("--size", type=parse_size, default=(1280, 800), metavar="WxH", help="1280x800")
    add("--lang", choices=tuple(LANGUAGES), default="en", help="language of the words on it")
    add("--theme", choices=THEMES, default=THEMES[0], help="how it is dressed")
    return parser
