"""Tables in short, for somebody's list of them."""

from __future__ import annotations

from collections.abc import Iterable

from merlin_bigbox.engine.base.rounds import LAST_ROUND
from merlin_bigbox.server.protocol.http import TableCard
from merlin_bigbox.server.store import SeatRow, TableRow
from merlin_bigbox.server.tables.aside import Why
from merlin_bigbox.server.tables.info import seat_info, seat_infos
from merlin_bigbox.server.tables.origins import origin_info
from merlin_bigbox.server.tables.table import Table

ORDER = {"playing": 0, "waiting": 1, "over": 2}


def table_card(
    row: TableRow,
    seated: tuple[SeatRow, ...],
    user: str,
    table: Table | None,
    aside: Why | None,
    removed_at: float | None,
) -> TableCard:
    """A table as it is stored; if it is in memory, with who is there and the clocks as they run."""
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
        aside=aside,
        origin=origin_info(row),
        host=row.host == user,
        removed_at=removed_at,
    )


def damaged_card(wanted: str) -> TableCard:
    """A table of which nothing can be read."""
    return TableCard(wanted, "over", (), (), False, 0, 0, (), 0.0, "damaged")


def in_order(cards: Iterable[TableCard]) -> list[TableCard]:
    """Those waiting for the user's move first, then by status, then the most recently changed."""
    return sorted(cards, key=lambda card: (not card.your_move, ORDER[card.status], -card.changed))
