"""The command line; each command is one file here."""

from merlin_bigbox.cli.app import main

__all__ = ["main"]
