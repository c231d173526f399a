"""Lets `python -m merlin_bigbox` run the command line."""

import sys

from merlin_bigbox.cli import main

if __name__ == "__main__":
    sys.exit(main())
