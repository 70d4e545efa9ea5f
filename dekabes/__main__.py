"""`python -m dekabes`: the app, and its commands."""

import sys

from dekabes.app import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
