"""What tables and explanations need of whoever thinks for the bots: the pool of workers, or a simulated one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol

import msgspec

from merlin_bigbox.server.thinking.protocol import (
    CheckQuestion,
    Explained,
    HintQuestion,
    PlanFound,
    PlanQuestion,
    Question,
    SeenQuestion,
    WeighQuestion,
)

Urgency = Literal["people", "reasons", "bots"]
"""Moves at tables with people, explanations, tables of bots only: in this order for one account."""


class Share(NamedTuple):
    """On whose account a question is thought about, so that nobody's tables keep everybody else's waiting.

    A move counts for the person who opened the table and so chose its bots, whoever sits there; guests can therefore
    never use up a share that is not their own. Reasons count for whoever asks for them.
    """

    account: str = ""
    table: str = ""
    people: bool = True
    """Whether people play at the table. Tables of bots only can wait."""


class ThinkingStatus(msgspec.Struct, frozen=True):
    """How the workers are. It is `ok` while one of them answers, or the first ones are still starting."""

    ok: bool
    workers: int
    """How many there should be."""
    ready: int
    """How many there are."""
    busy: int
    waiting: dict[Urgency, int]
    """Questions in the queue."""
    restarts: dict[str, int]
    """How often a worker was replaced since the start, by cause."""


class Thinking(Protocol):
    """Answers the bots' questions. An answer always comes, however badly the workers are."""

    async def start(self) -> None:
        """Start answering."""

    async def close(self) -> None:
        """Stop. Pending questions are cancelled."""

    async def think(self, asked: Question, share: Share, failed: Callable[[str], None] | None = None) -> int:
        """The bot's choice; a quick one if the bot fails or is too slow, and `failed` is told why."""
        ...

    async def explain(self, asked: HintQuestion | SeenQuestion | WeighQuestion, share: Share) -> Explained | None:
        """Reasons for a choice; None if none could be found."""
        ...

    async def plan(self, asked: PlanQuestion | CheckQuestion, share: Share) -> PlanFound | None:
        """What is found about a seat's turns; None if nothing is."""
        ...

    def status(self) -> ThinkingStatus:
        """How the workers are just now."""
        ...
