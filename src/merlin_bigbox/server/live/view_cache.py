"""Writes down for each pair of eyes and each language what a table shows, once for all sockets that share them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from merlin_bigbox.game.diff import Differ
from merlin_bigbox.game.forecast import sheet
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.log_lines import lines
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.prompt import prompt
from merlin_bigbox.game.shown import LogLine, Prompt, Sheet
from merlin_bigbox.game.view import view
from merlin_bigbox.game.words import Words, message_id
from merlin_bigbox.locale import catalogue
from merlin_bigbox.server.store import SeatRow

Eyes = int | None
"""The seat whose eyes they are, or nobody's: what everybody may see."""


class Shown(NamedTuple):
    """What somebody is shown in words."""

    prompt: Prompt | None
    can_undo: bool
    sheet: Sheet
    lines: tuple[LogLine, ...]


class _Log:
    """The lines told so far to one pair of eyes in one language, and up to which record."""

    __slots__ = ("at", "lines")

    def __init__(self) -> None:
        self.at = 0
        self.lines: list[LogLine] = []


class ViewCache:
    """The cache of one table. Words are kept until names change, views until the next step."""

    def __init__(self, game: Game, seats: Sequence[SeatRow]) -> None:
        self._game = game
        self._seats = seats
        self._words: dict[str, Words] = {}
        self._logs: dict[tuple[Eyes, str], _Log] = {}
        self._sheets: dict[str, Sheet] = {}
        self._differs: dict[Eyes, Differ] = {}
        self._changes: dict[Eyes, dict[str, msgspec.Raw]] = {}

    def words(self, lang: str) -> Words:
        """The words of this game in a language, with the names of its people."""
        found = self._words.get(lang)
        if found is None:
            found = self._words[lang] = Words(self._game.rules, self._game.edition, lang, self.names(lang))
        return found

    def names(self, lang: str) -> tuple[str, ...]:
        """How the people are called; whoever has no name goes by a colour."""
        colours = catalogue(lang)
        return tuple(row.name or colours.text(message_id("seat", SEAT_NAMES[row.seat])) for row in self._seats)

    def renamed(self) -> None:
        """Somebody else sits here, or goes by another name."""
        self._words.clear()
        self._logs.clear()
        self._sheets.clear()

    # --- views ---------------------------------------------------------------------------------------------------

    def advance(self, watched: set[Eyes], kept: int | None = None) -> None:
        """A step was made, or (`kept`) taken back to that record: find what changed for those who watch."""
        self._sheets.clear()
        for eyes in [eyes for eyes in self._differs if eyes not in watched]:
            del self._differs[eyes]
        for key in [key for key in self._logs if key[0] not in watched]:
            del self._logs[key]
        self._changes = {eyes: self._differ(eyes).changes(view(self._game, eyes)) for eyes in watched}
        if kept is not None:
            for told in self._logs.values():
                told.lines = [line for line in told.lines if line.at <= kept]

    def _differ(self, eyes: Eyes) -> Differ:
        return self._differs.setdefault(eyes, Differ())

    def changes(self, eyes: Eyes) -> dict[str, msgspec.Raw]:
        """What the last step changed in the view."""
        return self._changes[eyes]

    def everything(self, eyes: Eyes) -> dict[str, msgspec.Raw]:
        """The whole view; from now on its changes are followed."""
        now = view(self._game, eyes)
        if eyes not in self._differs:
            self._differ(eyes).changes(now)
        return Differ().changes(now)

    # --- words ---------------------------------------------------------------------------------------------------

    def shown(self, eyes: Eyes, lang: str, since: int = 0) -> Shown:
        """What is asked, the score sheet, and what happened after record `since`."""
        words = self.words(lang)
        if lang not in self._sheets:
            self._sheets[lang] = sheet(self._game, words)
        return Shown(
            prompt(self._game, eyes, words),
            eyes is not None and self._game.can_undo(eyes),
            self._sheets[lang],
            self._lines(eyes, lang, words, since),
        )

    def _lines(self, eyes: Eyes, lang: str, words: Words, since: int) -> tuple[LogLine, ...]:
        told = self._logs.setdefault((eyes, lang), _Log())
        if told.at < self._game.at:
            told.lines.extend(lines(self._game, eyes, words, told.at))
            told.at = self._game.at
        return tuple(line for line in told.lines if line.at > since)
