"""Runs all benchmarks and writes the figures down in docs/benchmarks.md."""

from __future__ import annotations

import ast
import os
import platform
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
PAGE = FOLDER.parent / "docs" / "benchmarks.md"
NAMES = ("frame", "thinking", "idle", "solving")
HEAD = """# Benchmarks

Written by `bash scripts/run bench`, on a screen without hardware (SDL's dummy driver or Xvfb).

- Machine: {machine}
- Load average before: {load}
"""


def main() -> None:
    parts = [HEAD.format(machine=machine(), load="{:.1f}, {:.1f}, {:.1f}".format(*os.getloadavg()))]
    print(parts[0])
    for name in NAMES:
        parts.append(f"## {name}\n{purpose(name)}\n\n{figures(name)}")
        print(parts[-1])
    PAGE.write_text("\n".join(parts), encoding="utf-8")


def machine() -> str:
    """The processor, and what runs on it."""
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    python = f"Python {platform.python_version()}"
    return f"{len(models)} × {models[0]}, {platform.system()}, {python}"


def purpose(name: str) -> str:
    """The first sentence of a benchmark."""
    tree = ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8"))
    return (ast.get_docstring(tree) or "").partition("\n")[0]


def figures(name: str) -> str:
    """What a benchmark prints, each line a point; in a process that nothing else has warmed up."""
    done = subprocess.run(
        [sys.executable, "-m", f"benchmarks.{name}"],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        cwd=FOLDER.parent,
        # As the app sets them for itself.
        env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "OPENBLAS_NUM_THREADS": "1"},
    )
    return "".join(f"- {line}\n" for line in done.stdout.splitlines())


if __name__ == "__main__":
    main()
