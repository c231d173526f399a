"""Caches what a table shows per viewer and language, so that it is rendered once for all sockets that share it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from merlin_bigbox.game.diff import Differ
from merlin_bigbox.game.facts import Facts
from merlin_bigbox.game.forecast import sheet
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.log_lines import lines
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.prompt import prompt
from merlin_bigbox.game.prospect import Prospect
from merlin_bigbox.game.shown import LogLine, Prompt, Sheet
from merlin_bigbox.game.view import view
from merlin_bigbox.game.words import Words, message_id
from merlin_bigbox.learn.coach import remarks
from merlin_bigbox.locale import catalogue
from merlin_bigbox.server.store import SeatRow

Eyes = int | None
"""The seat whose view it is, or None for the public view."""


class Shown(NamedTuple):
    """The rendered texts for one viewer."""

    prompt: Prompt | None
    can_undo: bool
    sheet: Sheet
    lines: tuple[LogLine, ...]


class _Log:
    """The log lines rendered so far for one viewer in one language, and up to which record."""

    __slots__ = ("at", "lines")

    def __init__(self) -> None:
        self.at = 0
        self.lines: list[LogLine] = []


class ViewCache:
    """The cache of one table. Words stay valid until a name changes, views until the next move."""

    def __init__(self, game: Game, seats: Sequence[SeatRow]) -> None:
        self._game = game
        self._seats = seats
        self._words: dict[str, Words] = {}
        self._logs: dict[tuple[Eyes, str], _Log] = {}
        self._sheets: dict[str, Sheet] = {}
        self._differs: dict[Eyes, Differ] = {}
        self._changes: dict[Eyes, dict[str, msgspec.Raw]] = {}
        self._prospect: tuple[int, Prospect] | None = None
        """What the asked seat can foresee, after so many records."""
        self._facts: dict[tuple[Eyes, str], dict[str, str]] = {}

    def words(self, lang: str) -> Words:
        """The words of this game in a language, with the players' names."""
        found = self._words.get(lang)
        if found is None:
            found = self._words[lang] = Words(self._game.rules, self._game.edition, lang, self.names(lang))
        return found

    def names(self, lang: str) -> tuple[str, ...]:
        """The players' names; a seat without one goes by its colour."""
        colours = catalogue(lang)
        return tuple(row.name or colours.text(message_id("seat", SEAT_NAMES[row.seat])) for row in self._seats)

    def renamed(self) -> None:
        """Drop everything that contains a player's name."""
        self._words.clear()
        self._logs.clear()
        self._sheets.clear()
        self._facts.clear()

    # --- views ---------------------------------------------------------------------------------------------------

    def advance(self, watched: set[Eyes], kept: int | None = None) -> None:
        """After a move, or after undoing back to record `kept`: compute the changes for every viewer watching."""
        self._sheets.clear()
        self._facts.clear()
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
        """What the last move changed in the view."""
        return self._changes[eyes]

    def everything(self, eyes: Eyes) -> dict[str, msgspec.Raw]:
        """The whole view; from now on its changes are tracked."""
        now = view(self._game, eyes)
        if eyes not in self._differs:
            self._differ(eyes).changes(now)
        return Differ().changes(now)

    # --- words ---------------------------------------------------------------------------------------------------

    def shown(self, eyes: Eyes, lang: str, since: int = 0, *, deltas: bool = True, coach: bool = False) -> Shown:
        """The prompt, with or without what options change, the score sheet, and the log lines after record `since`.

        The coach remarks on what options lead to, and is silent where that is not told.
        """
        words = self.words(lang)
        if lang not in self._sheets:
            self._sheets[lang] = sheet(self._game, words)
        return Shown(
            self._prompt(eyes, words, deltas=deltas, coach=coach and deltas),
            eyes is not None and self._game.can_undo(eyes),
            self._sheets[lang],
            self._lines(eyes, lang, words, since),
        )

    def _prompt(self, eyes: Eyes, words: Words, *, deltas: bool, coach: bool) -> Prompt | None:
        prospect = self._prospect_of(eyes)
        asked = prompt(self._game, eyes, words, prospect, facts=True, deltas=deltas)
        if asked is None or prospect is None or not coach:
            return asked
        return msgspec.structs.replace(asked, remarks=remarks(self._game, words, prospect))

    def facts(self, eyes: Eyes, lang: str) -> dict[str, str]:
        """One line on each part of the board, as these eyes see it now."""
        found = self._facts.get((eyes, lang))
        if found is None:
            found = Facts(self.words(lang), self._game.observe(eyes).state, eyes).all()
            self._facts[(eyes, lang)] = found
        return found

    def _prospect_of(self, eyes: Eyes) -> Prospect | None:
        """What the asked seat can foresee now; for others nothing is worked out."""
        if eyes is None or eyes != self._game.decider:
            return None
        if self._prospect is None or self._prospect[0] != self._game.at:
            self._prospect = (self._game.at, Prospect(self._game, eyes))
        return self._prospect[1]

    def _lines(self, eyes: Eyes, lang: str, words: Words, since: int) -> tuple[LogLine, ...]:
        told = self._logs.setdefault((eyes, lang), _Log())
        if told.at < self._game.at:
            told.lines.extend(lines(self._game, eyes, words, told.at))
            told.at = self._game.at
        return tuple(line for line in told.lines if line.at > since)
