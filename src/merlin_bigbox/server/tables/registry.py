"""All tables: finds and creates them, keeps those in use in memory, resumes running games after a restart."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.base.rounds import LAST_ROUND
from merlin_bigbox.game.game import Game, Written
from merlin_bigbox.game.signature import public_key
from merlin_bigbox.server.heavy import tasks
from merlin_bigbox.server.heavy.pool import Heavy, InLoop
from merlin_bigbox.server.limits import Buckets, Limits
from merlin_bigbox.server.live.broadcast import broadcast_info
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.protocol.http import CreateTable, TableCard
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.signing import signing_key
from merlin_bigbox.server.sources import MACHINE, Sources
from merlin_bigbox.server.store import DamagedError, Loaded, Mended, SeatRow, Store, TableRow, User
from merlin_bigbox.server.tables import beginning, creation, origins, seats
from merlin_bigbox.server.tables.aside import SetAside
from merlin_bigbox.server.tables.bot_runner import BotRunner
from merlin_bigbox.server.tables.chores import FIRST_SECONDS, Chores, persist
from merlin_bigbox.server.tables.info import seat_info, seat_infos
from merlin_bigbox.server.tables.removal import Removals, gone
from merlin_bigbox.server.tables.retention import Retention
from merlin_bigbox.server.tables.services import Services
from merlin_bigbox.server.tables.shares import dice_of
from merlin_bigbox.server.tables.table import Table
from merlin_bigbox.server.thinking.interface import Thinking

log = logging.getLogger("merlin_bigbox.server")
AT_ONCE: Final = 4
"""How many tables are loaded concurrently after a restart."""
SWEEP_SECONDS: Final = 30.0
DAY: Final = 24 * 3600.0
EXPIRE_SECONDS: Final = 3600.0
USED_EVERY: Final = 3600.0


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
    ) -> None:
        self.store = store
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
            self.bots.wake,
            self._lost,
            self._time_out,
            self._gathering,
            self._opened,
        )
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.removals = Removals(store, sources, self.retention, self._tables, self._loading)
        self._chores = Chores()
        self.aside = SetAside()
        self._made = Buckets(limits.tables_per_address / DAY, limits.tables_per_address, sources.monotonic)

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
        """A table by its id, loaded if necessary."""
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

    async def _load(self, wanted: str) -> Table:
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
        self.aside.check_version(loaded.table, self.edition)
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
        order = {"playing": 0, "waiting": 1, "over": 2}
        cards = [self._card(row, seated, user) for row, seated in found.tables]
        cards += [TableCard(wanted, "over", (), (), False, 0, 0, (), 0.0, "damaged") for wanted in found.damaged]
        return sorted(cards, key=lambda card: (not card.your_move, order[card.status], -card.changed))

    def _card(self, row: TableRow, seated: tuple[SeatRow, ...], user: str) -> TableCard:
        table = self._tables.get(row.id)
        standing = row.standing
        decider = None if standing is None else standing.decider
        asked = seated[decider] if decider is not None and decider < len(seated) else None
        infos = tuple(seat_info(seat, user, online=False, seconds=seat.seconds) for seat in seated)
        return TableCard(
            id=row.id,
            status=row.status,
            modules=row.options.modules,
            seats=infos if table is None else seat_infos(table, user),
            your_move=row.status == "playing" and asked is not None and asked.user == user and asked.bot is None,
            round=0 if standing is None else standing.round,
            rounds=int(LAST_ROUND),
            points=() if standing is None else standing.points,
            changed=row.changed,
            aside=self.aside.why(row.id),
            origin=origins.origin_info(row),
            host=row.host == user,
            removed_at=self.retention.told(row if table is None else table.row),
        )

    # --- making --------------------------------------------------------------------------------------------------

    async def create(self, wish: CreateTable, host: User, address: str = "") -> Table:
        """Create a table for somebody at this address; it starts at once if no seat is open."""
        await self._check_room(host, address)
        options = creation.options_of(wish, self.edition)
        origin = None
        records: list[Written] = []
        if wish.branch is not None:
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
        return await self._open(row.id)

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
        if address and not self._made.take(address):
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
                chosen = await self.store.set_rematch(table.row.id, row.id)
                await self._open(chosen)
                table.row = msgspec.structs.replace(table.row, rematch=chosen)
            broadcast_info(table)

    # --- keeping -------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Resume running games in the background, and evict idle tables from time to time."""
        self._chores.start("resuming running games", self._go_on())
        self._chores.every(SWEEP_SECONDS, "evicting idle tables", self._sweep)
        self._chores.start("looking since when tables are kept", persist("looking", self.retention.look))
        self._chores.every(EXPIRE_SECONDS, "removing unused tables", self.removals.expire)

    async def close(self) -> None:
        """Stop all tables; whatever was broadcast is stored already."""
        await self.bots.close()
        await self._chores.close()
        loading = list(self._loading.values())
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)
        for table in self._tables.values():
            table.stop()
            for watcher in table.watchers:
                watcher.close(1012)

    async def _go_on(self) -> None:
        """After a restart, load the tables where a bot is to move or a clock is running, those with people first."""
        waiting = await persist("finding running games", self.store.playing_tables)
        found: list[tuple[bool, str]] = []
        for wanted in waiting:
            try:
                with self.aside.guard(wanted):
                    pair = await self.store.table(wanted)
            except RefusalError:
                continue
            except Exception:
                log.exception("table %s cannot go on yet", wanted, extra=about("table-waits", table=wanted))
                self._chores.start(f"table {wanted}", self._again(wanted))
                continue
            if pair is not None and (pair[0].clock is not None or _bot_is_asked(*pair)):
                found.append((all(row.kind != "person" or row.bot is not None for row in pair[1]), wanted))
        few = asyncio.Semaphore(AT_ONCE)

        async def load(wanted: str) -> None:
            async with few:
                try:
                    await self.find(wanted)
                except RefusalError as refusal:
                    log.warning(
                        "table %s does not go on: %s",
                        wanted,
                        refusal,
                        extra=about("table-ends", table=wanted, reason=refusal.reason),
                    )
                except Exception:
                    log.exception("table %s cannot go on yet", wanted, extra=about("table-waits", table=wanted))
                    self._chores.start(f"table {wanted}", self._again(wanted))

        # Sorting is stable: within both groups the most recently changed stay first.
        await asyncio.gather(*(load(wanted) for _, wanted in sorted(found, key=lambda pair: pair[0])))

    async def _sweep(self) -> None:
        self.sweep()

    def sweep(self) -> None:
        """Evict tables that nobody watches and where nothing is going on."""
        past = self.sources.monotonic() - self.limits.idle_seconds
        for wanted, table in list(self._tables.items()):
            used = table.watchers or table.lock.locked() or self.bots.busy(table) or table.touched > past
            if not used and (table.clocks is None or table.clocks.runs is None):
                del self._tables[wanted]

    def _lost(self, table: Table) -> None:
        if self._tables.get(table.row.id) is table:
            del self._tables[table.row.id]
        self._chores.start(f"table {table.row.id}", self._again(table.row.id))

    async def _again(self, wanted: str) -> None:
        """Reload a table that was dropped: a bot may be to move there. Tried until it loads or is known to be gone."""
        await asyncio.sleep(FIRST_SECONDS)
        try:
            await persist(f"loading table {wanted}", lambda: self.find(wanted))
        except RefusalError as refusal:
            log.warning(
                "table %s does not go on: %s",
                wanted,
                refusal,
                extra=about("table-ends", table=wanted, reason=refusal.reason),
            )

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
            self._chores.start(f"table {table.row.id} is used", self.store.set_used(table.row.id, now))

    def _time_out(self, table: Table, seat: int) -> None:
        self._chores.start(f"time-out at table {table.row.id}", seats.time_out(table, seat))


def _bot_is_asked(row: TableRow, seated: tuple[SeatRow, ...]) -> bool:
    asked = None if row.standing is None else row.standing.decider
    return asked is None or asked >= len(seated) or seated[asked].bot is not None
