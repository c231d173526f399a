"""Reviews of finished games: begun at the last move, made part by part beside everything else, kept with the game."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from merlin_bigbox.review.review import PARTS, LevelName, Part, Review
from merlin_bigbox.review.ruler import VERSION
from merlin_bigbox.server.heavy import tasks
from merlin_bigbox.server.heavy.pool import Heavy
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.protocol.reviews import PlayReview
from merlin_bigbox.server.store import DamagedError, ReviewRow, Store, StoreError

log = logging.getLogger("merlin_bigbox.server")
KEPT: Final = 50
"""So many reviews are at hand; the others are in the store."""
AT_ONCE: Final = 4
"""So many are made at the same time because somebody asked for them."""
EACH: Final = 2
"""So many of them for the same person or address."""
TOGETHER: Final = 2
"""So many parts of a review are made at the same time."""

Key = tuple[str, LevelName]
"""A table, and how thorough its review is."""


def packed(review: Review) -> bytes:
    """A review as it is stored."""
    return zlib.compress(msgspec.json.encode(review))


def unpacked(row: ReviewRow) -> Review | None:
    """A stored review; None if another ruler made it, or another program: it is made again."""
    if row.version != VERSION:
        return None
    try:
        return msgspec.json.decode(zlib.decompress(row.content), type=Review)
    except (zlib.error, msgspec.MsgspecError):
        return None


class Work:
    """A review that is being made."""

    def __init__(self, told: tasks.Told, level: LevelName, heavy: Heavy, who: frozenset[str]) -> None:
        self.told = told
        self.level: LevelName = level
        self.heavy = heavy
        self.who = who
        """For whom it was begun: the person and the address; nobody for what the end of a game began."""
        self.parts: list[Part] = []
        self.task = asyncio.create_task(self._make())

    @property
    def done(self) -> float:
        """Which share of it is done."""
        return len(self.parts) / (PARTS + 1)

    async def _make(self) -> Review:
        free = asyncio.Semaphore(TOGETHER)

        async def make(number: int) -> None:
            async with free:
                self.parts.append(await self.heavy.run(tasks.review_part, self.told, number, self.level))

        await asyncio.gather(*(make(number) for number in range(PARTS)))
        return await self.heavy.run(tasks.review_whole, self.told, self.parts, self.level)


class Reviews:
    """The reviews of a server's tables: at hand, in the store, or being made."""

    def __init__(self, heavy: Heavy, store: Store, now: Callable[[], float], waiting: int) -> None:
        self._heavy = heavy
        self._store = store
        self._now = now
        self._most = waiting
        self._made: OrderedDict[Key, Review] = OrderedDict()
        self._work: dict[Key, Work] = {}
        self._ended: OrderedDict[str, tasks.Told] = OrderedDict()
        """Games that are over and whose turn comes when those before them are done."""
        self._ending: asyncio.Task[None] | None = None
        self.tried: OrderedDict[tuple[str, LevelName, PlayReview], bytes] = OrderedDict()
        """What was answered to mistakes that were tried again: the same answer is always judged the same."""

    # --- asking --------------------------------------------------------------------------------------------------

    async def ask(
        self, table: str, told: tasks.Told, level: LevelName = "quick", who: Sequence[str] = ()
    ) -> Review | float:
        """The review of a finished table, or which share of it is done; asking for the first time begins it.

        Whoever asks for a quick one is given the full one if that is there.
        """
        found = await self.find(table) if level == "quick" else await self._find((table, level))
        if found is not None:
            return found
        key: Key = (table, level)
        work = self._work.get(key)
        if work is None:
            if level == "quick" and table in self._ended and self._full(frozenset()):
                return 0.0  # its turn comes
            work = self._begin(key, told, frozenset(name for name in who if name))
            self._ended.pop(table, None)
        if not work.task.done():
            return work.done
        self._work.pop(key, None)
        return await work.task  # what refused it is told to whoever asked

    async def find(self, table: str) -> Review | None:
        """The most thorough review of a table that is there."""
        return await self._find((table, "full")) or await self._find((table, "quick"))

    def closer(self, table: str) -> float | None:
        """Which share of the full review is done; None if it is not being made."""
        work = self._work.get((table, "full"))
        return None if work is None or work.task.done() else work.done

    async def _find(self, key: Key) -> Review | None:
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        if key in self._work:
            return None
        try:
            row = await self._store.review(*key)
        except DamagedError as error:
            log.warning("%s; it is made again", error, extra=about("review-damaged", table=key[0]))
            return None
        found = None if row is None else unpacked(row)
        if found is not None:
            self._remember(key, found)
        return found

    # --- making --------------------------------------------------------------------------------------------------

    def over(self, table: str, told: tasks.Told) -> None:
        """A game with people is over: its review is begun, one such game after the other.

        With too many of them it begins when somebody asks.
        """
        if len(self._ended) >= self._most:
            return
        self._ended[table] = told
        if self._ending is None or self._ending.done():
            self._ending = asyncio.create_task(self._make_ended(), name="reviews of games that are over")

    async def _make_ended(self) -> None:
        while self._ended:
            table, told = self._ended.popitem(last=False)
            key: Key = (table, "quick")
            if key in self._work or key in self._made:
                continue
            work = self._start(key, told, frozenset())
            # Whoever asks for it is told what went wrong.
            with contextlib.suppress(RefusalError):
                await work.task

    def _begin(self, key: Key, told: tasks.Told, who: frozenset[str]) -> Work:
        self._collect()
        if self._full(who):
            raise RefusalError("too-many", "other games are being reviewed; try again in a moment")
        return self._start(key, told, who)

    def _full(self, who: frozenset[str]) -> bool:
        asked = [work for work in self._work.values() if not work.task.done()]
        return len(asked) >= AT_ONCE or sum(not who.isdisjoint(work.who) for work in asked) >= EACH

    def _start(self, key: Key, told: tasks.Told, who: frozenset[str]) -> Work:
        work = self._work[key] = Work(told, key[1], self._heavy, who)
        work.task = asyncio.create_task(self._finish(key, work.task))
        return work

    async def _finish(self, key: Key, making: asyncio.Task[Review]) -> Review:
        """Wait for a review, and keep it: whoever asked may not come back."""
        try:
            found = await making
        except asyncio.CancelledError:
            making.cancel()
            raise
        self._remember(key, found)
        try:
            await self._store.set_review(ReviewRow(*key, found.version, self._now(), packed(found)))
        except StoreError as error:  # the table was removed meanwhile, or the store is away: it can be made again
            log.info("the review of table %s is not kept: %s", key[0], error, extra=about("not-kept", table=key[0]))
        return found

    def _collect(self) -> None:
        """Forget work that is done: nobody may have come back for it, and its place is wanted."""
        for key, work in [*self._work.items()]:
            if work.task.done():
                del self._work[key]
                work.task.exception()

    def _remember(self, key: Key, found: Review) -> None:
        self._made[key] = found
        self._made.move_to_end(key)
        while len(self._made) > KEPT:
            self._made.popitem(last=False)

    async def close(self) -> None:
        """End what is being made."""
        self._ended.clear()
        tasks_now: list[asyncio.Task[Any]] = [work.task for work in self._work.values()]
        if self._ending is not None:
            tasks_now.append(self._ending)
        for task in tasks_now:
            task.cancel()
        await asyncio.gather(*tasks_now, return_exceptions=True)
        self._work.clear()
