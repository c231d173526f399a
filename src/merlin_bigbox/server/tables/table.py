"""One table: the single path of every move, from check to store to broadcast."""

from __future__ import annotations

import logging
import weakref
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from merlin_bigbox.engine.core.errors import GameOverError, MalformedError, NotOfferedError
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.line import read_line
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.server import metrics
from merlin_bigbox.server.limits import Buckets
from merlin_bigbox.server.live import broadcast
from merlin_bigbox.server.live.view_cache import ViewCache
from merlin_bigbox.server.live.watcher import Watcher
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import ChatRow, GuestRow, SeatRow, SnapshotRow, StoreError, TableRow
from merlin_bigbox.server.store.leases import FencedError
from merlin_bigbox.server.tables.clocks import Clocks
from merlin_bigbox.server.tables.guests import Guests
from merlin_bigbox.server.tables.info import standing
from merlin_bigbox.server.tables.lock import TableLock
from merlin_bigbox.server.tables.presence import Presence
from merlin_bigbox.server.tables.undo_budget import UndoBudget, ends_turn

if TYPE_CHECKING:
    from merlin_bigbox.server.tables.services import Services

log = logging.getLogger("merlin_bigbox.server")
SNAPSHOT_EVERY: Final = 100
T = TypeVar("T")


class Table:
    """A table in memory. Whoever changes it, or reads it as a whole, holds its lock."""

    def __init__(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        game: Game,
        chat: list[ChatRow],
        services: Services,
        guests: Iterable[GuestRow] = (),
    ) -> None:
        self.row = row
        self.seats = list(seats)
        self.game = game
        self.chat = chat
        self.lock = TableLock(services.ownership.check)
        self.guests = Guests(guests, row.id)
        self.chat_rate = Buckets(
            services.limits.chat_per_minute / 60, services.limits.chat_at_once, services.sources.monotonic
        )
        self.presence = Presence(self.seats, services.limits.absence_seconds, services.sources.monotonic)
        self.watchers = self.presence.watchers
        """Who watches, in the order of arrival: everybody is told in the same order in every run."""
        self.services = services
        self.touched = services.sources.monotonic()
        self.lost = False
        self.views = ViewCache(game, self.seats)
        self.undos = UndoBudget(game, services.limits)
        self.clocks: Clocks | None = None
        self._snapshot = game.settled_at
        if row.clock is not None:
            seconds = [row.clock.bank if seat.seconds is None else seat.seconds for seat in self.seats]
            self.clocks = Clocks(row.clock, seconds, _alarm(self), services.sources.monotonic)
            if self.playing:
                self.clocks.recall(game, self.person_asked)

    def enter(self, watcher: Watcher) -> None:
        """Somebody opened a page."""
        self.presence.enter(watcher)
        self.services.on_open(self, watcher.user.id)

    def leave(self, watcher: Watcher) -> None:
        """Somebody closed a page: until now the table was used."""
        self.presence.leave(watcher)
        self.services.on_open(self, watcher.user.id)

    # --- asking --------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether the game is running."""
        return self.row.status == "playing"

    @property
    def decider(self) -> int | None:
        """The seat to move, while the game is running."""
        return self.game.decider if self.playing else None

    @property
    def bot_asked(self) -> str | None:
        """The bot playing the seat to move, if any."""
        return None if self.decider is None else self.seats[self.decider].bot

    @property
    def bot_stands_in(self) -> bool:
        """Whether the bot to move stands in for a person."""
        return self.bot_asked is not None and self.seats[self.decider or 0].kind == "person"

    @property
    def person_asked(self) -> int | None:
        """The seat to move, if a person plays it."""
        return self.decider if self.bot_asked is None else None

    @property
    def has_people(self) -> bool:
        """Whether any seat is played by a person."""
        return any(seat.kind == "person" and seat.bot is None for seat in self.seats)

    def own_seat(self, seat: int, user: str) -> SeatRow:
        """The seat; refused if it is not the user's own."""
        if seat >= len(self.seats) or self.seats[seat].kind != "person" or self.seats[seat].user != user:
            raise RefusalError("not-your-seat", f"{SEAT_NAMES[seat]} is not your seat")
        return self.seats[seat]

    # --- the path of one move ------------------------------------------------------------------------------------

    async def act(self, seat: int, at: int, action: int | str, user: str | None, then: Sequence[str] = ()) -> int:
        """Play an offered action for a seat, and those that follow it in the same decision: all, or none if one fails.

        Without a user, it is the seat's bot that plays. Returns the new `at`.
        """
        async with self.lock:
            self.check_move(seat, at, user)
            game = self.game
            if game.decider != seat:
                raise RefusalError("not-your-turn", f"{SEAT_NAMES[game.decider or 0]} is asked")
            try:
                numbers = read_line(game, action, then)
            except GameOverError as error:
                raise RefusalError("over") from error
            except NotOfferedError as error:
                raise RefusalError("not-offered", str(error), error.rule) from error
            except MalformedError as error:
                raise RefusalError("malformed", str(error)) from error
            before = game.at
            for number in numbers:
                game.step(number)
                self.undos.played(game.entries[-1])
            game.run_chance()
            await self._save(before)
            metrics.moves.labels("bot" if user is None else "person").inc()
            self._broadcast(before, seat, numbers)
            if game.is_over:
                self.services.on_over(self)
            return game.at

    async def undo(self, seat: int, at: int, user: str, *, whole_turn: bool) -> int:
        """Undo the seat's last action, or everything in its turn that can be undone."""
        async with self.lock:
            self.check_move(seat, at, user)
            game = self.game
            if not game.can_undo(seat):
                raise RefusalError("nothing-to-undo")
            self.undos.check(seat)
            before = game.at
            line = game.in_force
            while True:
                game.undo(seat)
                self.undos.undone(line[-1][1])
                line = line[:-1]
                more = whole_turn and game.can_undo(seat) and self.undos.left(seat) > 0
                if not more or ends_turn(game, line[-1][1]):
                    break
            await self._save(before, undone=True)
            self._broadcast(before, seat, (), line[-1][0] if line else 0)
            return game.at

    def check_move(self, seat: int, at: int, user: str | None) -> None:
        """Refuse a move for somebody else's seat, in a game that is not running, or based on an outdated `at`."""
        if self.lost:
            raise RefusalError("stale", "the table was loaded anew or removed meanwhile")
        if user is not None:
            row = self.own_seat(seat, user)
            if row.bot is not None and self.playing:
                raise RefusalError("not-your-seat", "a bot plays this seat now; take it back first")
        elif self.seats[seat].bot is None:
            raise RefusalError("not-your-seat", "no bot plays this seat")
        if self.row.status == "over":
            raise RefusalError("over")
        if not self.playing:
            raise RefusalError("not-now", "the game has not started")
        if at != self.game.at:
            raise RefusalError("stale", f"the table is at {self.game.at}, not at {at}")

    async def _save(self, before: int, *, undone: bool = False) -> None:
        """Commit the records after `before`; nothing is broadcast until this is done."""
        game = self.game
        snapshot = None
        if game.settled_at - self._snapshot >= SNAPSHOT_EVERY or game.is_over:
            snapshot = SnapshotRow(game.options.version, game.saved())
        if self.clocks is not None:
            self.clocks.move(game, self.person_asked, undone=undone)
        await self.commit(
            self.services.store.append(
                self.row.id,
                before + 1,
                game.written(before),
                time=self.services.sources.time(),
                snapshot=snapshot,
                seats=self.timed_seats(),
                status="over" if game.is_over else None,
                standing=standing(game),
            )
        )
        if snapshot is not None:
            self._snapshot = game.settled_at
        self.row = msgspec.structs.replace(
            self.row,
            changed=self.services.sources.time(),
            standing=standing(game),
            status="over" if game.is_over else self.row.status,
        )

    async def commit(self, writing: Coroutine[Any, Any, None]) -> None:
        """Wait for a write. If it fails, the table in memory is no longer valid and is dropped.

        Whoever waited for the lock meanwhile must not write what was changed in a table that is not valid any more.
        """
        if self.lost:
            writing.close()
            raise RefusalError("stale", "the table was loaded anew or removed meanwhile")
        try:
            await writing
        except BaseException as error:
            self.lose("fenced" if isinstance(error, FencedError) else "failed")
            raise

    async def keep(self, writing: Awaitable[T]) -> T:
        """Wait for a write of what is not in memory: the table stays valid if it is certain that nothing was written.

        Unless it was refused because the table is another process's: then nothing here is valid.
        """
        try:
            return await writing
        except StoreError as error:
            if isinstance(error, FencedError):
                self.lose("fenced")
            elif not error.certain:
                self.lose("failed")
            raise

    def lose(self, why: str = "failed") -> None:
        """Drop this table from memory; its sockets reconnect and find it as it is stored."""
        if not self.lost:
            self.drop()
            self.services.on_lost(self, why)

    def drop(self) -> None:
        """Nothing more is told or changed here; whoever comes back finds the table as it is stored."""
        self.lost = True
        self.lock.shut()
        self.stop()
        for watcher in self.watchers:
            watcher.close(1012)

    def stop(self) -> None:
        """Stop the clocks."""
        if self.clocks is not None:
            self.clocks.stop()

    def timed_seats(self) -> list[SeatRow]:
        """The seats with the current readings of their clocks; empty if the table has none."""
        if self.clocks is None:
            return []
        left = [self.clocks.left(row.seat) for row in self.seats]
        self.seats[:] = [msgspec.structs.replace(row, seconds=left[row.seat]) for row in self.seats]
        return list(self.seats)

    # --- telling -------------------------------------------------------------------------------------------------

    def _broadcast(self, before: int, seat: int, actions: Sequence[int], kept: int | None = None) -> None:
        """Broadcast a stored move. It stands even if rendering it fails: then watchers get the whole table."""
        try:
            broadcast.broadcast_step(self, before, seat, actions, kept)
        except Exception:
            log.exception("table %s: a step could not be told", self.row.id, extra=about("not-told", table=self.row.id))
            for watcher in self.watchers:
                watcher.resync()
        self.changed()

    def seats_changed(self) -> None:
        """Seats changed: names, perhaps views, and perhaps a bot is to move now, even if telling it fails."""
        self.views.renamed()
        try:
            broadcast.broadcast_info(self)
        except Exception:
            log.exception(
                "table %s: its seats could not be told", self.row.id, extra=about("not-told", table=self.row.id)
            )
        for watcher in self.watchers:
            if watcher.settle(self.seats):
                watcher.resync()
        self.changed()

    def renew(self) -> None:
        """The game started: send everybody the whole table."""
        self.views.renamed()
        for watcher in self.watchers:
            watcher.settle(self.seats)
            watcher.resync()
        self.changed()

    def changed(self) -> None:
        """Something happened: perhaps a bot is to move now."""
        self.touch()
        self.services.on_change(self)

    def touch(self) -> None:
        """Mark the table as in use, so that it stays in memory."""
        self.touched = self.services.sources.monotonic()


def _alarm(table: Table) -> Callable[[int], None]:
    """What the table's clocks call. They do not hold the table, so that it leaves the memory as soon as nobody does."""
    there = weakref.ref(table)

    def ring(seat: int) -> None:
        found = there()
        if found is not None:
            found.services.on_timeout(found, seat)

    return ring
