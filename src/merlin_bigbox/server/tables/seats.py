"""Seats: taking one, leaving it to a bot, and coming back."""

from __future__ import annotations

from typing import Final

import msgspec

from merlin_bigbox.bots import describe, is_known
from merlin_bigbox.bots import names as bot_names
from merlin_bigbox.bots.own import is_own
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.server.http.identity import clean_name
from merlin_bigbox.server.live.broadcast import broadcast_chat
from merlin_bigbox.server.protocol.http import SeatPlan
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import ChatRow, DiceRow, SeatRow, User
from merlin_bigbox.server.tables.guests import decide
from merlin_bigbox.server.tables.origins import check_alone, check_told
from merlin_bigbox.server.tables.shares import pledged
from merlin_bigbox.server.tables.table import Table

DEFAULT_BOT: Final = "knight"
BOT_NAMES: Final = ("Enid", "Owain", "Nimue", "Pellinore", "Lunete", "Erec", "Isolde", "Dinadan", "Elaine", "Sagramore")
"""Names for bots, from the legends but not from the game, to tell two bots of one kind apart."""


def seat_row(table: str, seat: int, plan: SeatPlan, host: User) -> SeatRow:
    """A seat as planned by the host."""
    name = shown_name(plan.name)
    if plan.kind == "me":
        return SeatRow(table, seat, "person", host.id, name or shown_name(host.name))
    if plan.kind == "bot":
        bot = check_bot(plan.bot)
        return SeatRow(table, seat, "bot", None, name or (bot if is_own(bot) else bot_name(table, seat)), bot)
    return SeatRow(table, seat, "open")


def shown_name(text: str) -> str:
    """A cleaned name without the separator used in records."""
    return (clean_name(text) or "").replace("|", "/")


def check_bot(name: str) -> str:
    """The requested bot, or the default one; refused if unknown."""
    if name and not is_known(name):
        raise RefusalError("options", f'there is no bot "{name}"; available: {", ".join(bot_names())}')
    return name or DEFAULT_BOT


def bot_name(table: str, seat: int) -> str:
    """A bot's name at a table, different for each seat."""
    first = sum(table.encode()) % len(BOT_NAMES)
    return BOT_NAMES[(first + seat) % len(BOT_NAMES)]


async def sit(table: Table, user: User, seat: int, *, told: bool = False, pledge: str | None = None) -> None:
    """Take an open seat, perhaps with a pledge for the dice, or take one's own back from the bot."""
    async with table.lock:
        row = _seat(table, seat)
        if row.kind == "person" and row.user == user.id:
            if row.bot is None:
                return
            if table.row.status == "over":
                raise RefusalError("over")
            if table.clocks is not None:
                table.clocks.at_least(seat)
            if table.guests.of(user.id).gone:
                await decide(table, user, gone=False)
            await change(table, msgspec.structs.replace(row, bot=None))
            return
        if table.row.status != "waiting":
            raise RefusalError("over" if table.row.status == "over" else "not-now", "the game has begun")
        if row.kind != "open":
            raise RefusalError("seat-taken", f"{SEAT_NAMES[seat]} is taken")
        table.guests.check_sit(table.row, user.id)
        check_told(table.row, user.id, told=told)
        taken = SeatRow(table.row.id, seat, "person", user.id, shown_name(user.name), None, row.seconds)
        # One seat a person: whoever has one already moves. Only the host sits down for several people at one screen.
        left = [
            SeatRow(table.row.id, other.seat, "open", seconds=other.seconds)
            for other in table.seats
            if other.user == user.id and table.row.host != user.id
        ]
        dice = None if pledge is None else pledged(table.row, table.seats, user.id, pledge)
        await change(table, taken, *left, dice=dice)


async def stand(table: Table, user: User, seat: int, bot: str) -> None:
    """Leave a seat. The host may also free the seat of somebody absent, or after a while hand it to a bot."""
    async with table.lock:
        row = _seat(table, seat)
        own = row.user == user.id
        if row.kind != "person" or not (own or table.row.host == user.id):
            raise RefusalError("not-your-seat", f"{SEAT_NAMES[seat]} is not your seat")
        if table.row.status == "over":
            raise RefusalError("over")
        if not own:
            _check_absence(table, row)
            bot = _fair_bot(bot)
        if table.row.status == "waiting":
            await change(table, SeatRow(table.row.id, seat, "open", seconds=row.seconds))
            return
        await change(table, msgspec.structs.replace(row, bot=check_bot(bot)))


def _check_absence(table: Table, row: SeatRow) -> None:
    """Refuse unless the person has been away for long. Before the game nothing is lost: being away is enough."""
    absence = table.presence.absence(row)
    if absence is None or (table.playing and absence.replaceable_in > 0):
        wait = "" if absence is None else f"; a bot may take over in {absence.replaceable_in:.0f} seconds"
        raise RefusalError("not-away", f"{SEAT_NAMES[row.seat]} has not been away for long enough{wait}")


def _fair_bot(bot: str) -> str:
    """A bot for somebody else's seat, chosen by the host: not one that loses the game for them."""
    name = check_bot(bot)
    if describe(name).strength < describe(DEFAULT_BOT).strength:
        raise RefusalError("options", f'for somebody else, a bot is at least as strong as "{DEFAULT_BOT}"')
    return name


async def arrange(table: Table, user: User, seat: int, plan: SeatPlan) -> None:
    """The host changes a seat that no other person has taken."""
    async with table.lock:
        row = _seat(table, seat)
        check_host(table, user)
        if row.kind == "person" and row.user != user.id:
            raise RefusalError("seat-taken", f"{SEAT_NAMES[seat]} belongs to somebody else")
        check_alone(table.row.branch, [plan])
        await change(table, seat_row(table.row.id, seat, plan, user))


async def time_out(table: Table, seat: int) -> None:
    """A person's time ran out: a bot takes over until they come back."""
    async with table.lock:
        clocks = table.clocks
        if clocks is not None and clocks.runs == seat and clocks.left(seat) <= 0 and not table.lost:
            await change(table, msgspec.structs.replace(table.seats[seat], bot=DEFAULT_BOT))


async def take_over(table: Table, seat: int, bot: str, problem: str) -> None:
    """Somebody's own bot failed: it says so in the chat, and the usual bot plays the rest of the game for it."""
    async with table.lock:
        row = table.seats[seat]
        if table.lost or row.bot != bot:
            return
        await change(table, msgspec.structs.replace(row, bot=DEFAULT_BOT))
        now = table.services.sources.time()
        said = ChatRow(table.row.id, table.row.host, row.name, problem, now, seat)
        broadcast_chat(table, await table.keep(table.services.store.add_chat(said)))


def _seat(table: Table, seat: int) -> SeatRow:
    if seat >= len(table.seats):
        raise RefusalError("not-your-seat", f"there is no seat {SEAT_NAMES[seat]} at this table")
    return table.seats[seat]


def check_host(table: Table, user: User) -> None:
    """Refuse what only the host may do, and only before the game."""
    if table.row.host != user.id:
        raise RefusalError("not-the-host")
    if table.row.status != "waiting":
        raise RefusalError("over" if table.row.status == "over" else "not-now", "the game has begun")


async def change(table: Table, *rows: SeatRow, dice: DiceRow | None = None) -> None:
    """Store changed seats, with what their people add to the dice, and broadcast them. The caller holds the lock."""
    for row in rows:
        table.seats[row.seat] = row
    if table.clocks is not None and table.playing:
        table.clocks.stop()
        table.clocks.start(table.person_asked)
        table.timed_seats()
    now = table.services.sources.time()
    await table.commit(table.services.store.set_seats(table.row.id, table.seats, now, dice=dice))
    table.row = msgspec.structs.replace(table.row, changed=now, dice=dice or table.row.dice)
    table.seats_changed()
