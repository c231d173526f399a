"""Plays the bots' moves: asks the thinking pool and plays the answer through `Table.act`, as for people."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from merlin_bigbox.bots import is_known
from merlin_bigbox.bots.own import is_own
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.tables.chores import Patience
from merlin_bigbox.server.tables.seats import take_over
from merlin_bigbox.server.tables.table import Table
from merlin_bigbox.server.thinking.interface import Share
from merlin_bigbox.server.thinking.pool import limit_of, question

log = logging.getLogger("merlin_bigbox.server")


UNHURRIED: Final = 2
"""Moves at tables without people that are played at the same moment: a person's move never waits for more of them."""


class BotRunner:
    """Runs at most one task per table; it ends as soon as a person is to move."""

    def __init__(self) -> None:
        self._tasks: dict[Table, asyncio.Task[None]] = {}
        self._playing: set[asyncio.Task[int]] = set()
        self._open = True
        self._unhurried = asyncio.Semaphore(UNHURRIED)

    def wake(self, table: Table) -> None:
        """Start a task if a bot is to move at this table."""
        if self._open and table.bot_asked is not None and table not in self._tasks:
            task = asyncio.create_task(self._play(table), name=f"bots-{table.row.id}")
            self._tasks[table] = task

    def busy(self, table: Table) -> bool:
        """Whether a task is running for this table."""
        return table in self._tasks

    async def _play(self, table: Table) -> None:
        patience = Patience()
        try:
            while self._open and not table.lost and (bot := table.bot_asked) is not None:
                try:
                    await self._move(table, bot)
                    patience = Patience()
                except RefusalError as refusal:
                    # A person took the seat back or undid something in the meantime, or the table was lost: look again.
                    log.debug("table %s: a bot was refused: %s", table.row.id, refusal)
                except Exception as error:  # noqa: BLE001 – whatever it is, it is logged and tried again
                    await asyncio.sleep(patience.fail(f"table {table.row.id}: a bot's move", error))
        finally:
            self._tasks.pop(table, None)

    async def _move(self, table: Table, bot: str) -> None:
        """Ask the bot for its move and play it."""
        if table.bot_stands_in and not table.has_people:
            await asyncio.sleep(table.services.limits.stand_in_seconds)
        async with table.lock:
            seat, at = table.decider, table.game.at
            if seat is None or table.seats[seat].bot != bot:
                return
            asked = question(table.game, bot, limit_of(bot))
        share = Share(table.row.host, table.row.id, people=table.has_people)
        problems: list[str] = []
        action = await table.services.thinking.think(asked, share, problems.append)
        if problems and (is_own(bot) or not is_known(bot)):
            await take_over(table, seat, bot, problems[0])
        async with contextlib.nullcontext() if share.people else self._unhurried:
            # A move that is being kept is kept, also when this task is cancelled: nobody should have to wonder.
            playing = asyncio.create_task(table.act(seat, at, action, None), name=f"move-{table.row.id}")
            self._playing.add(playing)
            playing.add_done_callback(self._playing.discard)
            await asyncio.shield(playing)

    async def close(self) -> None:
        """Cancel all tasks; moves that are being kept go on."""
        self._open = False
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
