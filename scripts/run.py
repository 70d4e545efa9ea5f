"""Sets up .venv where that is needed and runs one of the project's commands in it.

python scripts/run.py play|test|lint|format|messages|build|bench|gallery [ARGUMENTS…]
"""

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

COMMANDS: dict[str, list[list[str]]] = {
    "play": [["main.py"]],
    "test": [["-m", "pytest", "-n", "auto", "--dist", "loadgroup"]],
    "lint": [
        ["-m", "ruff", "format", "--check", "."],
        ["-m", "ruff", "check", "."],
        ["-m", "mypy"],
    ],
    "format": [["-m", "ruff", "check", "--fix", "."], ["-m", "ruff", "format", "."]],
    "messages": [
        ["-m", "babel.messages.frontend", "compile", "-D", "dekabes", "-d", "dekabes/i18n/locales"]
    ],
    "build": [["-m", "PyInstaller", "--noconfirm", "build.spec"]],
    "bench": [["-m", "benchmarks"]],
    "gallery": [["-m", "gallery"]],
}


def main(arguments: list[str]) -> None:
    if not arguments or arguments[0] not in COMMANDS:
        sys.exit(f"Usage: run.py {'|'.join(COMMANDS)} [ARGUMENTS…]")
    command, *extra = arguments
    make_environment()
    install("requirements.txt" if command == "play" else "requirements-dev.txt")
    *first, last = COMMANDS[command]
    for step in [*first, [*last, *extra]]:
        subprocess.run([str(PYTHON), *step], check=True, cwd=ROOT, env=surroundings(command))


def make_environment() -> None:
    """Make .venv unless a whole one is there."""
    try:
        subprocess.run([PYTHON, "-m", "pip", "--version"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        print("Setting up .venv", file=sys.stderr)
        venv.create(ENVIRONMENT, with_pip=True, clear=True)


def install(name: str) -> None:
    """Install the pinned packages of a requirements file unless just these are there."""
    wanted = requirements(name)
    done = ENVIRONMENT / "installed.txt"
    have = done.read_text(encoding="utf-8").splitlines() if done.exists() else []
    if set(wanted) <= set(have):
        return
    print(f"Installing {name}", file=sys.stderr)
    pip = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    subprocess.run([*pip, "-r", name], check=True, cwd=ROOT, stdout=sys.stderr)
    done.write_text("\n".join(wanted) + "\n", encoding="utf-8")


def requirements(name: str) -> list[str]:
    """List the pins of a requirements file and of those that it includes."""
    pins: list[str] = []
    for line in (ROOT / name).read_text(encoding="utf-8").splitlines():
        text = line.partition("#")[0].strip()
        if text.startswith("-r "):
            pins += requirements(text[3:])
        elif text:
            pins.append(text)
    return pins


def surroundings(command: str) -> dict[str, str]:
    """Give the environment of a command; tests count a file opened without encoding as a fault."""
    extra = {"PYTHONWARNDEFAULTENCODING": "1"} if command == "test" else {}
    return {**os.environ, **extra}


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as fault:
        sys.exit(fault.returncode)
    except KeyboardInterrupt:
        sys.exit(130)
