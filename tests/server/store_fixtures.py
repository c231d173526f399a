"""A store with people and a table in it, for the tests of what is kept and of the files it is kept in."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from merlin_bigbox.game.game import Written
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.protocol.http import Clock
from merlin_bigbox.server.store import Origin, SeatRow, SQLiteStore, TableRow, User

ANNA = User("anna", "Anna", "de", 1.0, 2.0)
BEN = User("ben", "Ben", "en", 1.5, 2.5)
TABLE = TableRow(
    id="abcdefghjk",
    host="anna",
    options=GameOptions(3, ("gold", "market"), ("long",)),
    seed=bytes(range(32)),
    status="waiting",
    created=3.0,
    changed=3.0,
    edition="e" * 64,
    clock=Clock(600, 30),
    branch=Origin("zzzzzzzzzz", 12),
    hints=False,
)
SEATS = (
    SeatRow(TABLE.id, 0, "person", user="anna", name="Anna", seconds=600.0),
    SeatRow(TABLE.id, 1, "bot", name="sensible", bot="sensible"),
    SeatRow(TABLE.id, 2, "open"),
)
SETUP = (Written("deal", -1, "chance start 1"), Written("roll", -1, "chance roll 1 2 3 4"))
MOVE = Written("turn", 0, "die 4")


@contextlib.asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SQLiteStore]:
    store = await SQLiteStore.open(folder)
    try:
        yield store
    finally:
        await store.close()


def with_table(folder: Path, test: Callable[[SQLiteStore], Awaitable[None]]) -> None:
    """Run a test on a store with two people, one table and two records."""

    async def run() -> None:
        async with opened(folder) as store:
            await asyncio.gather(store.create_user(ANNA), store.create_user(BEN))
            await store.create_table(TABLE, SEATS, SETUP, 4.0)
            await test(store)

    asyncio.run(run())
