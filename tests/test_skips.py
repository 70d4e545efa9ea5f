"""A skip is a failure where everything must run: in CI nothing may be left out quietly."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SKIPS = {
    "in a test": "import pytest\ndef test_it():\n    pytest.skip('no screen')\n",
    "by a mark": "import pytest\n@pytest.mark.skip(reason='no screen')\ndef test_it():\n    pass\n",
    "of a file": "import pytest\npytest.skip('no screen', allow_module_level=True)\n",
}


def outcome(folder: Path, text: str, no_skips: str) -> int:
    """Run a file of one test beside a copy of the project's conftest; give the exit status."""
    conftest = Path(__file__).with_name("conftest.py").read_text(encoding="utf-8")
    (folder / "conftest.py").write_text(conftest, encoding="utf-8")
    (folder / "test_it.py").write_text(text, encoding="utf-8")
    environment = {**os.environ, "CI": "", "DEKABES_NO_SKIPS": no_skips}
    command = [sys.executable, "-m", "pytest", "-q", "--rootdir", str(folder), str(folder)]
    command += ["-p", "no:cacheprovider", "-p", "no:xdist", "-c", os.devnull]
    return subprocess.run(command, check=False, capture_output=True, env=environment).returncode


@pytest.mark.parametrize("text", SKIPS.values(), ids=SKIPS)
def test_a_skip_fails_where_nothing_may_be_skipped(tmp_path: Path, text: str) -> None:
    assert outcome(tmp_path, text, "1") in {
        pytest.ExitCode.TESTS_FAILED,
        pytest.ExitCode.INTERRUPTED,  # what pytest says when a file cannot be collected
    }


def test_elsewhere_a_skip_is_a_skip(tmp_path: Path) -> None:
    assert outcome(tmp_path, SKIPS["in a test"], "") == pytest.ExitCode.OK


def test_an_expected_failure_is_no_skip(tmp_path: Path) -> None:
    text = "import pytest\n@pytest.mark.xfail\ndef test_it():\n    raise AssertionError\n"
    assert outcome(tmp_path, text, "1") == pytest.ExitCode.OK
