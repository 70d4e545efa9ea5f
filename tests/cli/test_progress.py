"""The bar on standard error."""

import io
import sys

import pytest

from dekabes.cli.progress import with_progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_grows_on_a_terminal_and_ends_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert list(with_progress("abcd", 4)) == ["a", "b", "c", "d"]
    shown = terminal.getvalue().split("\r")
    assert shown[1] == "[##########..............................]  25 %"
    assert shown[-1] == "[########################################] 100 %\n"


def test_elsewhere_nothing_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.StringIO()
    monkeypatch.setattr(sys, "stderr", file)
    assert list(with_progress(range(3), 3)) == [0, 1, 2]
    assert file.getvalue() == ""


def test_a_closed_standard_error_is_no_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert list(with_progress("ab", 2)) == ["a", "b"]
