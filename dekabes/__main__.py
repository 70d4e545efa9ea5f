"""`python -m dekabes`: the app, and its commands."""

import sys

INTERRUPTED = 130


def start() -> int:
    """Do what the arguments ask for; the exit status, however early Ctrl-C comes."""
    try:
        from dekabes.cli.signals import ctrl_c_leaves

        ctrl_c_leaves()
        from dekabes.app import main

        return main(sys.argv[1:])
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(start())
