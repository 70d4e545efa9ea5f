"""The command line: one module a command, imported only when it is asked for."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable

Command = Callable[[list[str]], int]

USAGE_ERROR = 2
INTERRUPTED = 130
PIPE_CLOSED = 141

_HELP = """\
usage: python -m dekabes [COMMAND] [ARGUMENTS…]

Dékabès, the Haitian partnership game of dominoes. Without a command it opens the app.

commands (each has --help):
  play      open the app; its options may stand without the word play
  replay    read records and print the states that they lead to
  render    draw the table of a record as a picture
  selfplay  let computers play duplicate deals and report how they did
"""


def main(argv: list[str]) -> int:
    """Run the command that the arguments name and return the exit status."""
    speak_utf8()
    try:
        status = _run(argv)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    return status


def speak_utf8() -> None:
    """Make both outputs UTF-8, whatever the locale is; bytes of file names pass unchanged."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="surrogateescape")


def _run(argv: list[str]) -> int:
    if argv[:1] in (["-h"], ["--help"]):
        print(_HELP, end="")
        return 0
    name, rest = ("play", argv) if not argv or argv[0].startswith("-") else (argv[0], argv[1:])
    command = _command(name)
    if command is None:
        print(f"{_HELP}\nunknown command: {name!a}", file=sys.stderr)
        return USAGE_ERROR
    return command(rest)


def _command(name: str) -> Command | None:
    match name:
        case "play":
            from dekabes.cli import play

            return play.main
        case "replay":
            from dekabes.cli import replay

            return replay.main
        case "render":
            from dekabes.cli import render

            return render.main
        case "selfplay":
            from dekabes.cli import selfplay

            return selfplay.main
        case _:
            return None


def _drop_output() -> None:
    """Give what is still to be written to nobody, so that leaving Python does not complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
