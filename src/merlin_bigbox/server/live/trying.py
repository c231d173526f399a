"""Answers what somebody asks about their own turn without moving: what if."""

from __future__ import annotations

from merlin_bigbox.engine.core.errors import MalformedError, NotOfferedError
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.tryout import try_out
from merlin_bigbox.server.budgets import Budgets
from merlin_bigbox.server.live.watcher import Watcher
from merlin_bigbox.server.protocol.live import Tried, Try
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.tables.table import Table


async def tried(table: Table, watcher: Watcher, message: Try, budgets: Budgets) -> Tried:
    """What a line of actions would lead to, as far as the seat that is asked can know."""
    async with table.lock:
        check_asked(table, watcher, message, budgets)
        try:
            found = try_out(table.game, message.actions, table.views.words(watcher.lang))
        except NotOfferedError as error:
            raise RefusalError("not-offered", str(error), error.rule) from error
        except MalformedError as error:
            raise RefusalError("malformed", str(error)) from error
        return Tried(message.id, message.at, found.changes, found.prompt, found.lines, not found.stopped, found.stopped)


def check_asked(table: Table, watcher: Watcher, message: Try, budgets: Budgets) -> None:
    """Refuse whoever is not asked now, does not see the seat's cards, or asks too often. The caller holds the lock."""
    seat = SEAT_NAMES.index(message.seat)
    table.check_move(seat, message.at, watcher.user.id)
    if table.decider != seat:
        raise RefusalError("not-your-turn", f"{SEAT_NAMES[table.decider or 0]} is asked")
    if watcher.view != seat:
        raise RefusalError("not-now", "the cards of this seat are not shown here")
    if not budgets.may_try(watcher.user.id):
        raise RefusalError("too-many", "too many questions; wait a little")
