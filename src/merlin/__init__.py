"""Merlin: the board game, whole, as a library."""

__version__ = "0.1.0"
