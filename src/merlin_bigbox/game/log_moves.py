"""The log in short: one entry for a move, of which each line tells its part.

The parts of an entry, one after the other as they are, are its text: "Yellow: knight 4 → brown. Builder (from orange)
takes a brown construction material." A line whose part is empty is told by another one. No part depends on what comes
after its record, so that a log that grows is the log told at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.core.events import Event
from merlin_bigbox.engine.core.ruleset import POINTS_EVENT
from merlin_bigbox.game.entries import LogEntry
from merlin_bigbox.game.words import Words, counts_of

HEADINGS: Final = (n.E_ROUND, n.E_SCORING, n.E_FINAL, n.E_OVER)
PLACES: Final = (n.E_TERRITORY, n.E_PRINCIPALITY)
LISTED: Final = (n.E_ROLLED, n.E_TRAITOR)
"""Of a run of these there is one list: who got what."""
SILENT: Final = (n.E_TURN, n.E_DIE, n.E_DISPLAY)
"""What the rest of the entry tells as well, or what is no part of the move."""
DUTIES: Final = (n.E_CLAIMED, n.E_MARKER, n.E_NONE_LEFT, n.E_NO_MARKER)
"""What a vassal does where it was deployed."""
TOLD_BEFORE: Final = (n.E_MOVED, n.E_PUT, n.E_PERFORMS, n.E_STAFF)
"""After these it is clear what points are for."""
SHARES: Final = ("environs", "influence", "grail")
"""What the places of a scoring bring."""
BEGINS: Final = (n.E_TURN, *HEADINGS)
"""Whatever came before these does not matter any more."""
NOBODY: Final = -1


class Part(NamedTuple):
    """What a line adds to the text of its entry, and whether it begins one."""

    text: str
    begins: bool


class Moves:
    """Puts the entries together, record by record."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._scoring = False
        self._kind = ""
        """What the entry is: a move, a list, a place of a scoring, points for a reason; nothing after a heading."""
        self._seat = NOBODY
        """Whose move it is, or of whom the list spoke last."""
        self._about = -1
        """The kind of event of a list, or the reason for points."""
        self._told = False
        """Whether the entry has any text."""
        self._space = -1
        """Where a figure went in this entry."""
        self._last = -1

    def parts(self, record: Sequence[LogEntry], texts: Sequence[str]) -> list[Part]:
        """The parts of all lines of one record, whose sentences are these."""
        events = [entry.event for entry in record]
        return [self._part(events, index, text) for index, text in enumerate(texts)]

    def _part(self, events: Sequence[Event], index: int, sentence: str) -> Part:
        event = events[index]
        kind = int(event.kind)
        if kind in HEADINGS:
            self._scoring = kind in (n.E_SCORING, n.E_FINAL)
            self._begin("", NOBODY)
            part = Part(sentence, begins=True)
        elif kind == n.E_TURN:
            self._scoring = False
            self._begin("move", int(event.seat))
            part = Part("", begins=True)
        elif kind in LISTED:
            part = self._listed(event)
        elif kind in PLACES:
            self._begin("place", NOBODY)
            part = Part(f"{_capital(self._place(event))}:", begins=True)
        elif self._kind == "place" and self._belongs(event):
            part = Part(self._of_place(events, index, sentence), begins=False)
        elif self._scoring and kind == POINTS_EVENT and not self._goes_on(event):
            part = self._points_for(event)
        else:
            part = self._of_move(events, index, sentence)
        if kind in (n.E_MOVED, n.E_PUT):
            self._space = event.values()[1]
        self._last = kind
        self._told = self._told or bool(part.text)
        return part

    def _begin(self, kind: str, seat: int, about: int = -1) -> None:
        self._kind, self._seat, self._about, self._space, self._told = kind, seat, about, -1, False

    # --- lists ---------------------------------------------------------------------------------------------------

    def _listed(self, event: Event) -> Part:
        """Who got what, each player named once: "Dice: Red 4, 2, 2 · Yellow 1, 1, 6"."""
        words, seat, kind = self.words, int(event.seat), int(event.kind)
        item = self._short(event)
        if self._kind == "list" and self._about == kind:
            before = ", " if self._seat == seat else f" · {words.seat(seat)} "
            self._seat = seat
            return Part(f"{before}{item}", begins=False)
        self._begin("list", seat, kind)
        title = words.catalogue.text(f"log-{words.rules.event_specs[kind].name}")
        return Part(f"{title}: {words.seat(seat)} {item}", begins=True)

    def _points_for(self, event: Event) -> Part:
        """All points for one reason: "Vassals: Red +3, Yellow +4"."""
        points, reason, _ = event.values()
        item = f"{self.words.seat(int(event.seat))} {_signed(points)}"
        if self._kind == "points" and self._about == reason:
            return Part(f", {item}", begins=False)
        self._begin("points", NOBODY, reason)
        return Part(f"{self.words.reason(reason)}: {item}", begins=True)

    # --- a place of a scoring ------------------------------------------------------------------------------------

    def _belongs(self, event: Event) -> bool:
        """Whether an event is still about the place; the Grail is used before the one it is used for."""
        if event.kind == POINTS_EVENT:
            return self.words.rules.reason_specs[event.values()[1]].name in SHARES
        return event.kind != n.E_GRAIL_USED

    def _place(self, event: Event) -> str:
        first, number, _ = event.values()
        if event.kind == n.E_TERRITORY:
            return self.words.message("scoring", "territory", terrain=first, number=number)
        return self.words.message("scoring", "principality", colour=first)

    def _of_place(self, events: Sequence[Event], index: int, sentence: str) -> str:
        event = events[index]
        if event.kind == n.E_MAJORITY:
            counts = counts_of(event.values()[0])
            tie = counts.count(max(counts)) > 1
            told = self.words.counts(counts)
            if tie:
                told = self.words.catalogue.text("log-tie", counts=told)
            if index + 1 == len(events) or events[index + 1].kind != POINTS_EVENT:
                told = self.words.catalogue.text("log-no-points", counts=told)
            return f" {told}"
        if event.kind == POINTS_EVENT:
            before = "," if self._last == POINTS_EVENT else " →"
            return f"{before} {self.words.seat(int(event.seat))} {_signed(event.values()[0])}"
        return f"; {self._short(event) or sentence.removesuffix('.')}"

    # --- a move, or what a player does in a scoring --------------------------------------------------------------

    def _goes_on(self, event: Event) -> bool:
        """Whether points in a scoring come with what the same player has just done, such as repelling traitors."""
        return self._kind == "move" and self._seat == event.seat

    def _of_move(self, events: Sequence[Event], index: int, sentence: str) -> Part:
        event = events[index]
        spec = self.words.rules.event_specs[int(event.kind)]
        seat = NOBODY if spec.by_nobody else int(event.seat)
        # In a scoring each player has an entry; what is nobody's doing stands in the entry of the move that led to it.
        begins = self._kind != "move" or spec.of_setup or (self._scoring and self._seat != seat)
        if begins:
            self._begin("move", seat)
        if spec.of_setup:
            return Part(sentence, begins)
        return Part("" if event.kind in SILENT else self._text(events, index, sentence), begins)

    def _text(self, events: Sequence[Event], index: int, sentence: str) -> str:
        event = events[index]
        before = events[index - 1] if index else None
        if event.kind == n.E_RETURNED and (self._scoring or (before is not None and self._is_flag(before))):
            return ""  # A flag or a shield is given back for what it does.
        if event.kind == n.E_PERFORMS and event.values()[0] == self._space:
            return self._led(self.words.catalogue.text("log-nothing")) if index + 1 == len(events) else ""
        if event.kind == POINTS_EVENT:
            return self._points(event)
        if event.kind in DUTIES and before is not None and _deploys(before, event):
            return f" {self._own(event, sentence)}"
        if event.kind == n.E_DEPLOYED and index + 1 < len(events) and _deploys(event, events[index + 1]):
            return self._led(self._short(event, "acts"))
        short = self.words.short_event(event, "short")
        return self._led(self._own(event, sentence) if short is None else short)

    def _is_flag(self, event: Event) -> bool:
        """Whether a flag is used, of the base game or of a module."""
        return self.words.rules.event_specs[int(event.kind)].name.partition("-")[0] == "flag"

    def _points(self, event: Event) -> str:
        points, reason, _ = event.values()
        if self._last == n.E_COMPLETED and self.words.rules.reason_specs[reason].name == "missions":
            return ""  # The card says it.
        clear = self._last in TOLD_BEFORE and event.seat == self._seat
        told = self.words.catalogue.text(
            "log-points" if clear else "log-points-for",
            signed=_signed(points),
            points=abs(points),
            reason=self.words.reason(reason),
        )
        return self._led(told if event.seat == self._seat else f"{self.words.seat(int(event.seat))} {told}")

    def _own(self, event: Event, sentence: str) -> str:
        """A sentence without its subject, if that is the player whose entry it is."""
        if int(event.seat) != self._seat:
            return sentence
        return sentence.removeprefix(f"{self.words.seat(self._seat)} ")

    def _led(self, text: str) -> str:
        """A sentence after those before it; the first one comes after the name of the player."""
        if self._told and text:
            return f" {_capital(text)}"
        if not text or self._seat == NOBODY or text.startswith(self.words.seat(self._seat)):
            return _capital(text)
        return f"{self.words.seat(self._seat)}: {text}"

    def _short(self, event: Event, form: str = "short") -> str:
        return self.words.short_event(event, form) or ""


def _deploys(before: Event, event: Event) -> bool:
    """Whether an event is the duty of the vassal that was just deployed."""
    return before.kind == n.E_DEPLOYED and before.seat == event.seat and event.kind in DUTIES


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
