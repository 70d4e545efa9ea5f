"""What holds for every test: no window, no loudspeaker, no clock, and no quiet skips in CI."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from dekabes.session import Session
    from tests.ui.pilot import Pilot, TakeOff

# Before anything imports pygame, which reads them once.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

settings.register_profile("table", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("table"), derandomize=True, print_blob=True)

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)

NO_SKIPS = os.environ.get("CI") == "true" or os.environ.get("DEKABES_NO_SKIPS") == "1"
settings.load_profile("ci" if NO_SKIPS else "table")


@pytest.fixture(scope="session", autouse=True)
def _plain_commands() -> None:
    """Let programs started by tests warn of nothing: their standard error is compared."""
    os.environ.pop("PYTHONWARNDEFAULTENCODING", None)


@pytest.fixture(scope="session", autouse=True)
def _not_deaf() -> None:
    """Let signals reach programs started by tests, also where the tests run in the background."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.fixture(scope="session", autouse=True)
def _nobodys_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Keep the programs that tests start away from what a person has kept."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    return _no_skip(report)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    return _no_skip(report)


def _no_skip(report: Report) -> Report:
    if NO_SKIPS and report.outcome == "skipped" and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped where nothing may be skipped: {report.longrepr}"
    return report


@pytest.fixture
def take_off(tmp_path: Path) -> Generator[TakeOff]:
    """Make pilots, and put them away after the test."""
    from tests.ui.pilot import Pilot

    pilots: list[Pilot] = []

    def make(session: Session | None, **options: Any) -> Pilot:  # noqa: ANN401
        pilots.append(Pilot(session, tmp_path / str(len(pilots)), **options))
        return pilots[-1]

    yield make
    for pilot in pilots:
        pilot.leave()
