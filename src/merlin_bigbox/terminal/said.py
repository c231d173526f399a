"""Refusals that a player reads: each has words in every language."""

from __future__ import annotations

from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.locale import Catalogue, catalogue
from merlin_bigbox.locale.languages import DEFAULT


class SaidError(OptionsError):
    """Something that cannot be done, and why: the message `refusal-<reason>` of the catalogue, with its parameters."""

    def __init__(self, reason: str, **params: str | int) -> None:
        self.reason = reason
        self.params = params
        super().__init__(self.text(catalogue(DEFAULT)))

    def text(self, words: Catalogue) -> str:
        """Why, in a language."""
        return words.text(f"refusal-{self.reason}", **self.params)


class FileError(SaidError):
    """A file that cannot be read or written."""
