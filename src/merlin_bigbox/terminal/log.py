"""The log as text: a paragraph per turn, a line per step of a scoring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.padding import Padding
from rich.text import Text

from merlin_bigbox.engine.core.events import Event
from merlin_bigbox.game.game import Game, LogEntry
from merlin_bigbox.game.log_lines import name_of, spec_of, worth_telling
from merlin_bigbox.game.words import Words
from merlin_bigbox.terminal.style import QUIET, TITLE, Look

HEADINGS: Final = ("round", "scoring", "final", "over")
STEPWISE: Final = ("scoring", "final")
IN_ONE_LINE: Final = ("traitor", "rolled")
"""Even in a scoring, consecutive events of these kinds share a line."""


class Teller:
    """Turns events into paragraphs; remembers whether a scoring is in progress."""

    def __init__(self, game: Game, words: Words, look: Look) -> None:
        self.game = game
        self.words = words
        self.look = look
        self._stepwise = False

    def tell(self, entries: Iterable[LogEntry]) -> Iterator[Text | Padding]:
        """Paragraphs for consecutive events."""
        paragraph = Text()
        last = ""
        for _, event in worth_telling(self.game, list(entries)):
            name = name_of(self.game, event)
            if name in (*HEADINGS, "turn") or (last in IN_ONE_LINE and name != last):
                yield from _full(paragraph)
                paragraph = Text()
            last = name
            if name in (*HEADINGS, "turn"):
                self._stepwise = name in STEPWISE
                if name != "turn":
                    yield Text(self.words.event(event), style=TITLE)
            elif self._stepwise and name not in IN_ONE_LINE:
                yield self._step(event)
            else:
                self._join(paragraph, event, name)
        yield from _full(paragraph)

    def _join(self, paragraph: Text, event: Event, name: str) -> None:
        if paragraph:
            paragraph.append(" ")
        elif name not in IN_ONE_LINE and not spec_of(self.game, event).of_setup:
            paragraph.append_text(self.look.seat(int(event.seat))).append(" ")
        paragraph.append(self.words.event(event), style=TITLE if name == "points" else "")

    def _step(self, event: Event) -> Padding:
        line = Text(self.words.event(event))
        line.append(f"  {self.words.event_rule(event)}", style=QUIET)
        return Padding(line, (0, 0, 0, 2))


def _full(paragraph: Text) -> Iterator[Text]:
    if paragraph:
        yield paragraph
