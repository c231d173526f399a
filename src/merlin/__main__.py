"""Lets `python -m merlin` run the command line."""

import sys

from merlin.cli import main

if __name__ == "__main__":
    sys.exit(main())
