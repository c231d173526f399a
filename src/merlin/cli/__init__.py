"""The command line: `merlin play`, `merlin simulate` and the others; each command is one file here."""

from merlin.cli.app import main

__all__ = ["main"]
