"""Answers what somebody asks about their own turn without moving: what if, and why not."""

from __future__ import annotations

from merlin_bigbox.engine.core.errors import MalformedError, NotOfferedError
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.tryout import try_out
from merlin_bigbox.game.why_not import why_not
from merlin_bigbox.server.budgets import WHY_NOT, Budgets
from merlin_bigbox.server.live.watcher import Watcher
from merlin_bigbox.server.protocol.live import Tried, Try, WhyNot, WhyNotTold
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.tables.table import Table


async def tried(table: Table, watcher: Watcher, message: Try, budgets: Budgets) -> Tried:
    """What a line of actions would lead to, as far as the seat that is asked can know."""
    async with table.lock:
        check_asked(table, watcher, message, budgets)
        try:
            words = table.views.words(watcher.lang)
            found = try_out(table.game, message.actions, words, deltas=table.row.house.deltas)
        except NotOfferedError as error:
            raise RefusalError("not-offered", str(error), error.rule) from error
        except MalformedError as error:
            raise RefusalError("malformed", str(error)) from error
        return Tried(message.id, message.at, found.changes, found.prompt, found.lines, not found.stopped, found.stopped)


async def told_why_not(table: Table, watcher: Watcher, message: WhyNot, budgets: Budgets) -> WhyNotTold:
    """Why a part of the board cannot be chosen now."""
    async with table.lock:
        check_asked(table, watcher, message, budgets)
        found = why_not(table.game, message.element, table.views.words(watcher.lang))
        return WhyNotTold(message.id, message.element, found.lines, found.missing)


def check_asked(table: Table, watcher: Watcher, message: Try | WhyNot, budgets: Budgets) -> None:
    """Refuse whoever is not asked now, does not see the seat's cards, or asks too often. The caller holds the lock."""
    seat = SEAT_NAMES.index(message.seat)
    table.check_move(seat, message.at, watcher.user.id)
    if table.decider != seat:
        raise RefusalError("not-your-turn", f"{SEAT_NAMES[table.decider or 0]} is asked")
    if watcher.view != seat:
        raise RefusalError("not-now", "the cards of this seat are not shown here")
    if not budgets.may_try(watcher.user.id, WHY_NOT if isinstance(message, WhyNot) else 1.0):
        raise RefusalError("too-many", "too many questions; wait a little")
