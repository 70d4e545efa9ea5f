"""The standard streams as every command uses them, also where some of them are closed."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from typing import BinaryIO


def speak_utf8() -> None:
    """Make both outputs UTF-8, whatever the locale is; bytes of file names pass unchanged."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="surrogateescape")


def as_given(file: str) -> str:
    """A file's name such that writing it as UTF-8 gives back the bytes of the command line."""
    return os.fsencode(file).decode("utf-8", "surrogateescape")


def complain(message: object) -> None:
    """Write a line to standard error; if that is closed or full, nowhere."""
    if sys.stderr is None:
        return  # print would choose standard output
    with suppress(OSError):
        print(message, file=sys.stderr, flush=True)


def read_input(size: int) -> bytes:
    """At most this many bytes of standard input; OSError if it cannot be read."""
    return _input().read(size)


def read_line(size: int) -> bytes:
    """The next line of standard input, at most this many bytes of it; OSError as above."""
    return _input().readline(size)


def _input() -> BinaryIO:
    if sys.stdin is None:
        raise OSError("standard input is closed")
    return sys.stdin.buffer


def need_output() -> None:
    """OSError if nobody could read what is printed: better told before the work than after it."""
    if sys.stdout is None:
        raise OSError("standard output is closed")


def finish_output() -> None:
    """Write out what is still held back, while a broken pipe can still be told."""
    if sys.stdout is not None:
        sys.stdout.flush()


def drop_output() -> None:
    """Give what is still to be written to nobody, so that leaving Python does not complain."""
    if sys.stdout is None:
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
