"""Runs benchmarks and writes the figures down in docs/benchmarks.md.

Without names it runs those that need nothing but the game; the page keeps its other parts.
"""

from __future__ import annotations

import ast
import os
import platform
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
PAGE = FOLDER.parent / "docs" / "benchmarks.md"
NAMES = ("start", "frame", "thinking", "idle", "memory", "solving")
HEAD = """# Benchmarks

Written by `bash scripts/run bench`, on a screen without hardware (SDL's dummy driver or Xvfb).

- Machine: {machine}
- Load average before: {load}
"""
RUN_APART = """
- Command: `python -m benchmarks {name}`
- Machine: {machine}
- Load average before: {load}
"""


def main() -> None:
    named = sys.argv[1:]
    made = {} if named else {"": about(HEAD)}
    for name in named or NAMES:
        how = about(RUN_APART, name) if named else ""
        made[name] = f"## {name}\n{purpose(name)}\n{how}\n{figures(name)}"
        print(made[name])
    PAGE.write_text("\n".join((parts_of_page() | made).values()), encoding="utf-8")


def parts_of_page() -> dict[str, str]:
    """What was written down before, by benchmark; the head of the page has no name."""
    head, *parts = PAGE.read_text(encoding="utf-8").split("\n## ")
    return {"": head, **{part.partition("\n")[0]: f"## {part}" for part in parts}}


def about(text: str, name: str = "") -> str:
    """How figures are made: the text with the machine and what else it does."""
    load = "{:.1f}, {:.1f}, {:.1f}".format(*os.getloadavg())
    return text.format(name=name, machine=machine(), load=load)


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
    """What a benchmark prints, in a process that nothing else has warmed up.

    Each line is a point of a list, but for tables and the empty lines around them.
    """
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
    return "".join(
        f"{line}\n" if not line or line.startswith("|") else f"- {line}\n"
        for line in done.stdout.splitlines()
    )


if __name__ == "__main__":
    main()
