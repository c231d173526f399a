"""Coming to a table: asking for a seat, and what the host decides about people; and whom one does not want to hear."""

from __future__ import annotations

from typing import Final

import msgspec

from merlin_bigbox.server.live.broadcast import broadcast_info, turn_away
from merlin_bigbox.server.protocol.live import Change, Decision
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import SeatRow, User
from merlin_bigbox.server.tables import seats
from merlin_bigbox.server.tables.guests import decide, find_person
from merlin_bigbox.server.tables.table import Table

MOST_IGNORED: Final = 100


async def knock(table: Table, user: User) -> None:
    """Ask the host for a seat."""
    async with table.lock:
        if table.row.status != "waiting":
            raise RefusalError("over" if table.row.status == "over" else "not-now", "the game has begun")
        state = table.guests.of(user.id).state
        if state in ("removed", "blocked"):
            raise RefusalError(state, "the maker of this table has decided against it")
        if table.row.house.entry != "approval" or table.row.host == user.id or state == "admitted":
            return
        if not user.name:
            raise RefusalError("no-name", "say who you are first")
        if state is None and table.guests.asking() >= table.services.limits.asking_at_once:
            raise RefusalError("full", "too many people ask already")
        await decide(table, user, seats.shown_name(user.name), state="asked")
        broadcast_info(table)


async def manage(table: Table, user: User, key: str, what: Decision) -> None:
    """The host lets somebody in or not, removes, blocks or mutes them, or takes that back."""
    async with table.lock:
        if table.row.host != user.id:
            raise RefusalError("not-the-host")
        person, name = find_person(table, key)
        if person == user.id:
            raise RefusalError("not-now", "this is yourself")
        plays = any(row.kind == "person" and row.user == person for row in table.seats)
        if plays and what in ("remove", "block") and table.row.status != "waiting":
            raise RefusalError("not-now", "who plays stays until the game is over")
        match what:
            case "admit":
                await decide(table, person, name, state="admitted")
            case "decline":
                await decide(table, person, name, state="removed")
            case "remove":
                await decide(table, person, name, state="removed")
                await _free(table, person)
            case "block":
                await decide(table, person, name, state="blocked")
                await _free(table, person)
                turn_away(table, person, RefusalError("blocked", "the maker of this table has blocked you"))
            case "unblock":
                await decide(table, person, name, state=None)
            case "mute" | "unmute":
                await decide(table, person, name, muted=what == "mute")
        broadcast_info(table)


async def _free(table: Table, person: str) -> None:
    """Open the seats of somebody before the game."""
    rows = [row for row in table.seats if row.kind == "person" and row.user == person]
    if rows and table.row.status == "waiting":
        await seats.change(table, *(SeatRow(table.row.id, row.seat, "open", seconds=row.seconds) for row in rows))


async def change_house(table: Table, user: User, message: Change) -> None:
    """The host changes how people come to the table, whether watchers may write, and what options tell."""
    async with table.lock:
        if table.row.host != user.id:
            raise RefusalError("not-the-host")
        await table.commit(table.services.store.set_house(table.row.id, message.house))
        anew = table.row.house.deltas != message.house.deltas
        table.row = msgspec.structs.replace(table.row, house=message.house)
        broadcast_info(table)
        for watcher in table.watchers if anew else ():
            watcher.resync()


async def ignore(table: Table, user: User, key: str, *, on: bool) -> None:
    """Somebody does not want to read what another says, or wants to again."""
    async with table.lock:
        person, name = find_person(table, key)
        others = [known for known in table.guests.of(user.id).ignored if known != person]
        if on and person != user.id:
            others = [*others, person][-MOST_IGNORED:]
            await decide(table, person, name)  # so that they can be found again when they are gone
        await decide(table, user, ignored=tuple(others))
        for watcher in table.watchers:
            if watcher.user.id == user.id:
                watcher.resync()
