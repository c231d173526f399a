"""The log as text: one paragraph for a move; on demand with its single lines and their rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from rich.padding import Padding
from rich.text import Text

from merlin_bigbox.game.game import Game, LogEntry
from merlin_bigbox.game.log_lines import record_lines, worth_telling
from merlin_bigbox.game.log_moves import Moves
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.shown import LogLine
from merlin_bigbox.game.words import Words
from merlin_bigbox.terminal.style import QUIET, TITLE, Look

HEADINGS: Final = ("round", "scoring", "final", "over")


class Teller:
    """Turns events into paragraphs; remembers which move is going on. `details` adds the single lines of a move."""

    def __init__(self, game: Game, words: Words, look: Look, *, details: bool = False) -> None:
        self.game = game
        self.words = words
        self.look = look
        self.details = details
        self._moves = Moves(words)

    def tell(self, entries: Iterable[LogEntry]) -> Iterator[Text | Padding]:
        """Paragraphs for consecutive events."""
        gathered: list[LogLine] = []
        for line in self._lines(entries):
            if line.begins:
                yield from self._entry(gathered)
                gathered = []
            gathered.append(line)
        yield from self._entry(gathered)

    def _lines(self, entries: Iterable[LogEntry]) -> Iterator[LogLine]:
        told = worth_telling(self.game, list(entries))
        for at, record in groupby(told, key=lambda entry: entry.at):
            answered = self.game.entries[at - 1] if at > 0 else None
            yield from record_lines(list(record), None, self.words, self._moves, answered)

    def _entry(self, lines: list[LogLine]) -> Iterator[Text | Padding]:
        text = "".join(line.part for line in lines).strip()
        if not text:
            return
        if lines[0].kind in HEADINGS:
            yield Text(text, style=TITLE)
            return
        yield self._signed(text)
        # A single line would only be told twice.
        shown = [line for line in lines if line.kind != "turn"]
        for line in shown if self.details and len(shown) > 1 else ():
            yield Padding(Text(line.text).append(f"  {line.rule}", style=QUIET), (0, 0, 0, 4))

    def _signed(self, text: str) -> Text:
        """An entry; that of a player's move begins with the player's sign."""
        names = {f"{self.words.seat(seat)}:": seat for seat in range(len(SEAT_NAMES[: self.game.options.players]))}
        seat = next((seat for name, seat in names.items() if text.startswith(name)), None)
        return Text(text) if seat is None else self.look.seat(seat).append(f" {text}", style="not bold default")
