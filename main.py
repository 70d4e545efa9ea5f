"""Opens Dékabès; with a command it is the same as `python -m dekabes`."""

import sys

from dekabes.app import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
