"""The command line: one module a command, imported only when it is asked for."""

from __future__ import annotations

from collections.abc import Callable

from dekabes.cli.signals import INTERRUPTED
from dekabes.cli.streams import complain, drop_output, finish_output, need_output, speak_utf8

Command = Callable[[list[str]], int]

USAGE_ERROR = 2
PIPE_CLOSED = 141
OUTPUT_LOST = 1

_HELP = """\
usage: python -m dekabes [COMMAND] [ARGUMENTS…]

Dékabès, the Haitian partnership game of dominoes. Without a command it opens the app.

commands (each has --help):
  play      open the app; its options may stand without the word play
  replay    read records and print the states that they lead to
  render    draw the table of a record as a picture
  advise    say what the seat to decide should do, and why
  selfplay  let computers play duplicate deals and report how they did
"""


def main(argv: list[str], play: Command) -> int:
    """Run the command that the arguments name and return the exit status; `play` opens the app."""
    speak_utf8()
    try:
        return _finished(argv, play)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        drop_output()
        return PIPE_CLOSED
    except OSError as error:
        if error.filename is not None:  # another file than the output
            raise
        drop_output()
        complain(f"The output cannot be written: {error.strerror or error}.")
        return OUTPUT_LOST


def _finished(argv: list[str], play: Command) -> int:
    """Run the command, and let its output be known to be written also where it leaves early."""
    try:
        return _run(argv, play)
    finally:
        finish_output()


def _run(argv: list[str], play: Command) -> int:
    if argv[:1] in (["-h"], ["--help"]):
        need_output()
        print(_HELP, end="")
        return 0
    name, rest = ("play", argv) if not argv or argv[0].startswith("-") else (argv[0], argv[1:])
    command = play if name == "play" else _command(name)
    if command is None:
        complain(f"{_HELP}\ndekabes: error: there is no command {name!a}")
        return USAGE_ERROR
    return command(rest)


def _command(name: str) -> Command | None:
    match name:
        case "replay":
            from dekabes.cli import replay

            return replay.main
        case "render":
            from dekabes.cli import render

            return render.main
        case "advise":
            from dekabes.cli import advise

            return advise.main
        case "selfplay":
            from dekabes.cli import selfplay

            return selfplay.main
        case _:
            return None
