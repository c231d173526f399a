"""All tables: finds and creates them, keeps those in use in memory, resumes running games after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from merlin_bigbox.edition import Edition
from merlin_bigbox.game.dice import SEED_BYTES
from merlin_bigbox.game.game import Game, Written
from merlin_bigbox.game.signature import public_key
from merlin_bigbox.server import metrics
from merlin_bigbox.server.allowances import Allowances, OwnAllowances
from merlin_bigbox.server.cluster.interface import Alone, ElsewhereError, Ownership
from merlin_bigbox.server.heavy import tasks
from merlin_bigbox.server.heavy.pool import Heavy, InLoop
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.live.broadcast import broadcast_info
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.protocol.http import CreateTable, TableCard
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.signing import signing_key
from merlin_bigbox.server.sources import MACHINE, Sources
from merlin_bigbox.server.store import DamagedError, Loaded, Mended, SeatRow, Store, TableRow, User
from merlin_bigbox.server.tables import beginning, creation, origins, seats
from merlin_bigbox.server.tables.adoption import Adoption, told_of_the_end
from merlin_bigbox.server.tables.aside import SetAside, playable
from merlin_bigbox.server.tables.bot_runner import BotRunner
from merlin_bigbox.server.tables.cards import damaged_card, in_order, table_card
from merlin_bigbox.server.tables.chores import FIRST_SECONDS, Chores, persist
from merlin_bigbox.server.tables.removal import Removals, gone
from merlin_bigbox.server.tables.retention import Retention
from merlin_bigbox.server.tables.services import Services
from merlin_bigbox.server.tables.shares import dice_of
from merlin_bigbox.server.tables.table import Table
from merlin_bigbox.server.thinking.interface import Thinking

log = logging.getLogger("merlin_bigbox.server")
SWEEP_SECONDS: Final = 30.0
DAY: Final = 24 * 3600.0
EXPIRE_SECONDS: Final = 3600.0
USED_EVERY: Final = 3600.0
END_SECONDS: Final = 4.0
"""How long the end waits for what is being written."""


class TableRegistry:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        edition: Edition,
        limits: Limits,
        sources: Sources = MACHINE,
        heavy: Heavy | None = None,
        ownership: Ownership | None = None,
        allowances: Allowances | None = None,
    ) -> None:
        self.store = store
        self.ownership: Ownership = Alone() if ownership is None else ownership
        self.heavy: Heavy = InLoop() if heavy is None else heavy
        self.edition = edition
        self.limits = limits
        self.sources = sources
        self.public_key = public_key(signing_key(store.secret))
        self.bots = BotRunner()
        self.retention = Retention(store, limits, sources)
        self._services = Services(
            store,
            thinking,
            edition,
            limits,
            sources,
            self.retention,
            self.ownership,
            self.bots.wake,
            self._lost,
            self._over,
            self._time_out,
            self._gathering,
            self._opened,
        )
        self.on_over: Callable[[Table], None] = lambda _: None
        """Called when a game has ended."""
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.removals = Removals(store, sources, self.retention, self.ownership, self._tables, self._loading)
        self._chores = Chores()
        self.aside = SetAside(playable(edition), shared=self.ownership.status() is not None)
        self._adoption = Adoption(store, self.ownership, limits, self.aside, self.is_loaded, self.find, self._try_again)
        self._open_for_people = True
        self._allowances: Allowances = OwnAllowances(sources) if allowances is None else allowances

    @property
    def in_memory(self) -> int:
        """How many tables are loaded."""
        return len(self._tables)

    @property
    def last_move(self) -> float:
        """When something last happened at a table where people play."""
        return max((table.touched for table in self._tables.values() if table.has_people), default=0.0)

    def is_loaded(self, wanted: str) -> bool:
        """Whether a table is in memory."""
        return wanted in self._tables

    # --- finding -------------------------------------------------------------------------------------------------

    async def find(self, wanted: str) -> Table:
        """A table by its id, loaded if necessary; ElsewhereError if another process owns it."""
        self._check_open()
        found = self._tables.get(wanted)
        if found is not None:
            found.touch()
            return found
        self.aside.check(wanted)
        self.removals.check(wanted)
        task = self._loading.get(wanted)
        if task is None:
            task = self._loading[wanted] = asyncio.create_task(self._load(wanted), name=f"load-{wanted}")
            task.add_done_callback(lambda _: self._loading.pop(wanted, None))
        return await asyncio.shield(task)

    def _check_open(self) -> None:
        """Refuse everything once the end has begun, or while this process may own nothing any more."""
        if not self._open_for_people:
            raise RefusalError("not-now", "the server is being stopped; come back")
        self.ownership.check()

    async def _load(self, wanted: str) -> Table:
        await self.ownership.claim(wanted)  # before anything is read: what is read after a claim, nobody else changes
        loaded = await self._loaded(wanted)
        row = loaded.table
        try:
            chat = await self.store.chat_of(wanted, self.limits.chat_shown)
        except DamagedError as error:  # the game matters more than what was said
            log.warning("table %s: %s", wanted, error, extra=about("table-mended", table=wanted, reason="chat"))
            chat, row = [], msgspec.structs.replace(row, mended=row.mended or Mended("chat", 0, row.changed))
        try:
            guests = await self.store.guests_of(wanted)
        except DamagedError as error:
            log.warning(
                "table %s: %s; what was decided about people there is lost",
                wanted,
                error,
                extra=about("table-mended", table=wanted, reason="guests"),
            )
            guests = []
        if not self.ownership.owns(wanted):
            raise RefusalError("not-now", "the table went to another process meanwhile; come back")
        with self.aside.guard(wanted):
            table = Table(row, loaded.seats, self._game_of(loaded), chat, self._services, guests)
        self._tables[wanted] = table
        beginning.resume(table)
        self.bots.wake(table)
        return table

    async def _loaded(self, wanted: str) -> Loaded:
        """A table as it is stored; refused if there is none, or if it has to be set aside."""
        with self.aside.guard(wanted):
            loaded = await self.store.load(wanted)
        if loaded is None:
            if await self.store.was_deleted(wanted):
                raise gone()
            raise RefusalError("unknown-table", "there is no such table")
        self.aside.check_version(loaded.table)
        if loaded.damage:
            log.warning(
                "table %s: its %s are damaged; it goes on from what is good",
                wanted,
                loaded.damage,
                extra=about("table-mended", table=wanted, reason=str(loaded.damage)),
            )
        return loaded

    def _game_of(self, loaded: Loaded) -> Game:
        """The game of a table. Not in a thread: equal tables share one set of rules, which is for one thread alone."""
        row = loaded.table
        dice = None if row.status == "waiting" else dice_of(row)
        saved = None if loaded.snapshot is None else loaded.snapshot.saved
        game = Game.resume(row.options, loaded.records, dice, self.edition, saved)
        if row.branch is not None:
            game.given, game.past = row.branch.at, origins.past_of(row.branch)
        return game

    async def cards(self, user: str) -> list[TableCard]:
        """A user's tables in short, those waiting for the user's move first."""
        found = await self.store.tables_of(user, self.limits.tables_listed)
        cards = [self._card(row, seated, user) for row, seated in found.tables]
        return in_order([*cards, *map(damaged_card, found.damaged)])

    def _card(self, row: TableRow, seated: tuple[SeatRow, ...], user: str) -> TableCard:
        # What is in memory is newer, unless the table may be another process's by now.
        table = self._tables.get(row.id) if self.ownership.owns(row.id) else None
        removed_at = self.retention.told(row if table is None else table.row)
        return table_card(row, seated, user, table, self.aside.why(row.id), removed_at)

    # --- making --------------------------------------------------------------------------------------------------

    async def create(self, wish: CreateTable, host: User, address: str = "") -> Table:
        """Create a table for somebody at this address; it starts at once if no seat is open."""
        self._check_open()
        await self._check_room(host, address)
        options = creation.options_of(wish, self.edition)
        origin = None
        records: list[Written] = []
        if wish.first_game:
            seat, seed = creation.learner(wish), self.sources.token_bytes(SEED_BYTES)
            dealing = self.heavy.run(tasks.first_deal, options, seat, seed, who=(host.id, address))
            options, records, origin = await dealing
        elif wish.branch is not None:
            branch = wish.branch
            if (branch.table is None) == (branch.record is None):
                raise RefusalError("malformed", "a branch is of a table or of a record")
            if branch.table is not None:
                loaded = await self._loaded(branch.table)
                size = sum(len(line.frame) + len(line.action) for line in loaded.records)
                branching = self.heavy.run(tasks.branch_of_table, branch, loaded, who=(host.id, address), cost=size)
            else:
                size = len(branch.record or "")
                key = self.public_key
                branching = self.heavy.run(tasks.branch_of_record, branch, key, who=(host.id, address), cost=size)
            past, records, origin = await branching
            if past.players != len(wish.seats):
                raise RefusalError("options", f"the game has {past.players} seats, not {len(wish.seats)}")
            if len(records) > self.limits.given_records:
                raise RefusalError("too-large", f"at most {self.limits.given_records} records can be taken over")
            origins.check_alone(origin, wish.seats)
            options = past
        row, seated = creation.plan(wish, host, options, self.edition, origin, self.sources)
        await self.store.create_table(row, seated, records, self.sources.time())
        try:
            return await self._open(row.id)
        except ElsewhereError as error:  # it must not be made a second time there
            raise RefusalError("not-now", "the new table went to another process; look for it in your list") from error

    async def _open(self, wanted: str) -> Table:
        """Load a new table and start it if no seat is open."""
        table = await self.find(wanted)
        async with table.lock:
            if table.row.status == "waiting" and all(row.kind != "open" for row in table.seats):
                await beginning.gather(table)
        return table

    async def _check_room(self, host: User, address: str = "") -> None:
        counts = await self.store.counts()
        if counts.waiting + counts.playing + counts.over >= self.limits.tables:
            raise RefusalError("full", "this server has as many tables as it may have")
        if await self.store.tables_made(host.id, self.sources.time() - DAY) >= self.limits.tables_per_day:
            raise RefusalError("too-many", f"you made {self.limits.tables_per_day} tables within a day")
        if await self.store.unfinished(host.id) >= self.limits.unfinished_per_person:
            raise RefusalError("too-many", f"{self.limits.unfinished_per_person} of your tables are not over yet")
        a_day = self.limits.tables_per_address
        if address and not await self._allowances.take("tables", address, a_day / DAY, a_day):
            raise RefusalError("too-many", "many tables were made at your address within a day; try again later")

    async def rematch(self, table: Table, user: User) -> None:
        """Create a table with the same seats and announce it at the old one."""
        async with table.lock:
            if table.row.status != "over":
                raise RefusalError("not-now", "the game is not over")
            if table.row.host != user.id and all(row.user != user.id for row in table.seats):
                raise RefusalError("not-your-seat", "only who played can ask for a rematch")
            if table.row.rematch is None:
                await self._check_room(user)
                row, again = creation.follow(table.row, table.seats, self.edition, self.sources)
                await self.store.create_table(row, again)
                chosen = await table.keep(self.store.set_rematch(table.row.id, row.id))
                # Another process may have made one, and then was lost before it was told: it has it open already.
                with contextlib.suppress(ElsewhereError):
                    await self._open(chosen)
                table.row = msgspec.structs.replace(table.row, rematch=chosen)
            broadcast_info(table)

    # --- keeping -------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Resume running games in the background, and evict idle tables from time to time."""
        if self.ownership.status() is None:
            self._chores.start("resuming running games", self._adoption.restart())
        else:
            # However long the store was away: as soon as it is back, the games go on.
            what, pause, sweep = "taking over orphans", self.limits.orphan_seconds, self._adoption.sweep
            self._chores.start(what, persist(what, sweep, pause))
            self._chores.every(pause, what, sweep, pause)
        self._chores.every(SWEEP_SECONDS, "evicting idle tables", self.sweep)
        self._chores.start("looking since when tables are kept", persist("looking", self.retention.look))
        self._chores.every(EXPIRE_SECONDS, "removing unused tables", self.removals.expire)

    async def stop(self) -> None:
        """Bring all tables to rest: nothing new begins, and whatever is being written is written."""
        self._open_for_people = False
        await self.bots.close()
        await self._chores.close()
        loading = list(self._loading.values())
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)
        for table in self._tables.values():
            table.lock.shut()
            table.stop()
        try:
            async with asyncio.timeout(END_SECONDS):
                await asyncio.gather(*(table.lock.finished() for table in self._tables.values()))
        except TimeoutError:
            log.warning("a write has not ended; whether it is kept only the store knows", extra=about("not-ended"))

    async def close(self) -> None:
        """Stop all tables and send their people away; whatever was broadcast is stored already."""
        await self.stop()
        self.send_away()

    def send_away(self) -> None:
        """Forget all tables, which others have by now: their people come back there."""
        self._drop("handed-over")

    def expire(self) -> None:
        """All tables may be other processes' by now: forget them. They go on there, and their people come back."""
        self._drop("expired")

    def _drop(self, change: str) -> None:
        tables = list(self._tables.values())
        self._tables.clear()
        if self.ownership.status() is not None:
            metrics.lease_changes.labels(change).inc(len(tables))
        for table in tables:
            table.drop()

    async def sweep(self) -> None:
        """Evict tables that nobody watches and where nothing is going on, and give them back."""
        past = self.sources.monotonic() - self.limits.idle_seconds
        evicted: list[str] = []
        for wanted, table in list(self._tables.items()):
            used = table.watchers or table.lock.locked() or self.bots.busy(table) or table.touched > past
            if not used and (table.clocks is None or table.clocks.runs is None):
                del self._tables[wanted]
                table.drop()
                evicted.append(wanted)
        await self.ownership.give_back(evicted)

    def _lost(self, table: Table, why: str) -> None:
        if self._tables.get(table.row.id) is table:
            del self._tables[table.row.id]
        metrics.lease_changes.labels(why).inc()
        log.debug("table %s was lost: %s", table.row.id, why)
        self._try_again(table.row.id)

    def _try_again(self, wanted: str) -> None:
        self._chores.start(f"table {wanted}", self._again(wanted))

    async def _again(self, wanted: str) -> None:
        """Reload a table that was dropped: a bot may be to move there. Tried until it loads or is known to be gone.

        Claiming it again raises its fence: a write of which nobody knows whether it was kept cannot come later.
        """
        await asyncio.sleep(FIRST_SECONDS)

        async def load() -> None:
            # Another process plays it now: nothing is left to do here.
            with contextlib.suppress(ElsewhereError):
                await self.find(wanted)

        try:
            await persist(f"loading table {wanted}", load)
        except RefusalError as refusal:
            if refusal.reason != "not-now":
                told_of_the_end(wanted, refusal)

    def _gathering(self, table: Table, seconds: float) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            await beginning.waited(table)

        self._chores.start(f"the beginning at table {table.row.id}", wait())

    def _opened(self, table: Table, user: str) -> None:
        """One of its people opened a table or closed it: it is kept longer. An hour more or less does not matter."""
        own = table.row.host == user or any(row.user == user for row in table.seats)
        now = self.sources.time()
        if own and not table.lost and now > table.row.last_used + USED_EVERY:
            table.row = msgspec.structs.replace(table.row, used=now)
            keeping = table.keep(self.store.set_used(table.row.id, now))
            self._chores.start(f"table {table.row.id} is used", keeping)

    def _over(self, table: Table) -> None:
        self.on_over(table)

    def _time_out(self, table: Table, seat: int) -> None:
        self._chores.start(f"time-out at table {table.row.id}", seats.time_out(table, seat))
