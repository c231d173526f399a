"""The command line: `merlin play`, `merlin simulate` and the others; each command is one file here."""

from merlin_bigbox.cli.app import main

__all__ = ["main"]
