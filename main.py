"""Opens Dékabès; with a command it is the same as `python -m dekabes`."""

import sys

from dekabes.__main__ import start

if __name__ == "__main__":
    sys.exit(start())
