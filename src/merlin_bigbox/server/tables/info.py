"""Public facts about a table as messages: seats, clock, status, chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from merlin_bigbox.bots import present_name
from merlin_bigbox.game.dice import commitment
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.server.protocol.http import ChatLine, Seat, SeatInfo, TableInfo
from merlin_bigbox.server.store import ChatRow, SeatRow, Standing
from merlin_bigbox.server.tables.guests import people, person_key
from merlin_bigbox.server.tables.origins import origin_info
from merlin_bigbox.server.tables.presence import Absence
from merlin_bigbox.server.tables.shares import share_infos

if TYPE_CHECKING:
    from merlin_bigbox.server.tables.table import Table


def table_info(table: Table, user: str) -> TableInfo:
    """The table as a message to this user."""
    row = table.row
    seated = {seat.user for seat in table.seats if seat.kind == "person"}
    runs = None if table.clocks is None else table.clocks.runs
    return TableInfo(
        id=row.id,
        status=row.status,
        players=row.options.players,
        modules=row.options.modules,
        variants=row.options.variants,
        seats=seat_infos(table, user),
        host=row.host == user,
        clock=row.clock,
        clock_runs=None if runs is None else SEAT_NAMES[runs],
        hints=row.hints,
        watchers=len({watcher.user.id for watcher in table.watchers} - seated),
        house=row.house,
        people=people(table, user),
        commitment=commitment(row.seed),
        seed=row.seed.hex() if row.status == "over" else None,
        rematch=row.rematch,
        created=row.created,
        changed=row.changed,
        mended=row.mended,
        origin=origin_info(row),
        shares=share_infos(row, table.seats),
        beginning=row.status == "waiting" and row.dice.asked is not None,
        removed_at=table.services.retention.told(row),
    )


def seat_infos(table: Table, user: str) -> tuple[SeatInfo, ...]:
    """The seats as a message to this user."""
    clocks = table.clocks
    return tuple(
        seat_info(
            row,
            user,
            online=table.presence.here(row.user),
            seconds=None if clocks is None else round(clocks.left(row.seat), 1),
            absence=table.presence.absence(row),
        )
        for row in table.seats
    )


def seat_info(
    row: SeatRow, user: str, *, online: bool, seconds: float | None, absence: Absence | None = None
) -> SeatInfo:
    """One seat."""
    yours = row.kind == "person" and row.user == user
    bot = None if row.bot is None else present_name(row.bot)
    info = SeatInfo(SEAT_NAMES[row.seat], row.kind, row.name, bot, yours, online, seconds)
    if absence is None:
        return info
    return msgspec.structs.replace(
        info, away_seconds=round(absence.seconds, 1), replaceable_in=round(absence.replaceable_in, 1)
    )


def standing(game: Game) -> Standing:
    """A summary of the game for lists of tables."""
    return Standing(game.decider, game.round, game.points)


def chat_line(row: ChatRow) -> ChatLine:
    """A stored chat line as a message."""
    seat: Seat | None = None if row.seat is None else SEAT_NAMES[row.seat]
    return ChatLine(row.n, seat, row.name, row.text, row.phrase, row.time, person_key(row.table, row.user))
