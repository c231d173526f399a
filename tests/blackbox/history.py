"""What clients asked, were told and saw, with the moments of it."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Literal

UNSURE = ("perhaps-kept", "failed")
"""Refusals after which nobody knows."""
Outcome = Literal["done", "refused", "unknown"]


@dataclass(eq=False)
class Asked:
    """Something to be kept that was asked for. Without an answer it may have been carried out or not."""

    table: str
    sent: float
    answered: float | None = None
    outcome: Outcome = "unknown"
    reason: str = ""

    def answer(self, message: dict[str, Any]) -> None:
        """Put the answer to it."""
        self.answered = time.monotonic()
        if message["type"] == "done":
            self.outcome = "done"
            return
        self.reason = str(message["reason"])
        if self.reason not in UNSURE:
            self.outcome = "refused"


@dataclass(eq=False)
class Move(Asked):
    """A move on the state after `at` records."""

    at: int = 0
    seat: str = ""
    action: str = ""
    told: int = 0
    """How many records there were by then, as the answer says."""

    def answer(self, message: dict[str, Any]) -> None:
        super().answer(message)
        self.told = int(message.get("at", 0))


@dataclass(eq=False)
class Note(Asked):
    """Somebody's notes at a table, replaced by the next number."""

    number: int = 0


@dataclass(eq=False)
class Line(Asked):
    """A line of the chat."""

    text: str = ""


@dataclass(eq=False)
class Read:
    """A whole table as it was shown to somebody who came, between two moments."""

    table: str
    at: int
    note: str
    began: float
    ended: float


@dataclass
class History:
    """Everything that was asked and seen, by all clients."""

    moves: list[Move] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    said: list[Line] = field(default_factory=list)
    reads: list[Read] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    refusals: Counter[str] = field(default_factory=Counter)

    @property
    def acknowledged(self) -> int:
        """How many moves were acknowledged."""
        return sum(move.outcome == "done" for move in self.moves)
