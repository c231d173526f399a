"""How a game begins: people pledge what they add to the dice, are asked for it, and chance deals.

The host's seed was chosen when the table was made and its hash told; every nonce is pledged before any is told; and
nobody is shown another's until the game has begun. So nobody can steer the dice without all the others.
"""

from __future__ import annotations

import msgspec

from merlin_bigbox.server.live.broadcast import broadcast_info
from merlin_bigbox.server.protocol.http import SeatPlan
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import DiceRow, User
from merlin_bigbox.server.tables import shares
from merlin_bigbox.server.tables.info import standing
from merlin_bigbox.server.tables.seats import check_host, seat_row
from merlin_bigbox.server.tables.shares import dice_of
from merlin_bigbox.server.tables.table import Table


async def start(table: Table, user: User) -> None:
    """The host starts the game; open seats go to bots."""
    async with table.lock:
        check_host(table, user)
        await gather(table)


async def gather(table: Table) -> None:
    """Begin, as soon as everybody who pledged has told their nonce; at once if nobody did. The lock is held."""
    row = table.row
    if row.dice.asked is None and shares.unpledged(row, table.seats):
        table.services.on_gathering(table, table.services.limits.pledge_seconds)
        return
    if not shares.untold(row, table.seats):
        await begin(table)
        return
    if row.dice.asked is None:
        asked = msgspec.structs.replace(row.dice, asked=table.services.sources.time(), awaited=())
        await _keep(table, asked)
    table.services.on_gathering(table, table.services.limits.reveal_seconds)


async def pledge(table: Table, user: User, hashed: str) -> None:
    """Somebody with a seat pledges what they will add to the dice."""
    async with table.lock:
        if all(seat.kind != "person" or seat.user != user.id for seat in table.seats):
            raise RefusalError("not-your-seat", "only who has a seat adds to the dice")
        dice = shares.pledged(table.row, table.seats, user.id, hashed)
        if dice is table.row.dice:
            raise RefusalError("not-now", "you have pledged already, or it is too late")
        await _keep(table, dice)
        # A rematch waits for those who pledged in the game before it.
        if dice.awaited and not shares.unpledged(table.row, table.seats):
            await gather(table)


async def reveal(table: Table, user: User, nonce: str) -> None:
    """Somebody tells the nonce they pledged; after the last one the game begins."""
    async with table.lock:
        await _keep(table, shares.told(table.row, user.id, nonce))
        if not shares.untold(table.row, table.seats):
            await begin(table)


async def waited(table: Table) -> None:
    """Nobody is waited for any longer: who has not pledged adds nothing, who has not told it withheld it."""
    async with table.lock:
        if table.lost or table.row.status != "waiting":
            return
        if table.row.dice.asked is not None:
            await begin(table)
        elif table.row.dice.awaited:
            await _keep(table, msgspec.structs.replace(table.row.dice, awaited=()))
            await gather(table)


def resume(table: Table) -> None:
    """After a restart: wait again for those who were waited for."""
    if table.row.status == "waiting" and (table.row.dice.asked is not None or table.row.dice.awaited):
        waits = shares.unpledged(table.row, table.seats) or shares.untold(table.row, table.seats)
        limits = table.services.limits
        seconds = limits.pledge_seconds if table.row.dice.asked is None else limits.reveal_seconds
        table.services.on_gathering(table, seconds if waits else 0.0)


async def _keep(table: Table, dice: DiceRow) -> None:
    now = table.services.sources.time()
    await table.commit(table.services.store.set_seats(table.row.id, table.seats, now, dice=dice))
    table.row = msgspec.structs.replace(table.row, changed=now, dice=dice)
    broadcast_info(table)


async def begin(table: Table) -> None:
    """Set up the game and start it. The caller holds the lock."""
    plan = SeatPlan("bot")
    owner = User(table.row.host, "", "", 0.0, 0.0)
    table.seats[:] = [
        row if row.kind != "open" else seat_row(table.row.id, row.seat, plan, owner) for row in table.seats
    ]
    dice = shares.settled(table.row, table.seats)
    table.row = msgspec.structs.replace(table.row, dice=dice)
    game = table.game
    given = game.at
    game.dice = dice_of(table.row)
    game.run_chance()
    table.row = msgspec.structs.replace(
        table.row, status="playing", changed=table.services.sources.time(), standing=standing(game)
    )
    if table.clocks is not None:
        table.clocks.move(game, table.person_asked)
        table.timed_seats()
    await table.commit(
        table.services.store.append(
            table.row.id,
            given + 1,
            game.written(given),
            time=table.services.sources.time(),
            seats=table.seats,
            status="playing",
            standing=table.row.standing,
            dice=dice,
        )
    )
    table.renew()
