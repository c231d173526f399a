"""What each person adds to a table's dice: pledged when they sit down, told when the game begins."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import msgspec

from merlin_bigbox.game.dice import OLD_SCHEME, Dice, Share
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.server.protocol.http import ShareInfo
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import DiceRow, SeatRow, ShareRow, TableRow


def dice_of(row: TableRow) -> Dice:
    """The dice of a game that has begun."""
    shares = {share.user: share for share in row.dice.shares}
    order = tuple([None if user is None else _share(shares.get(user)) for user in row.dice.order])
    return Dice(row.seed, row.dice.scheme, order)


def _share(row: ShareRow | None) -> Share | None:
    if row is None:
        return None
    return Share(bytes.fromhex(row.pledge), None if row.nonce is None else bytes.fromhex(row.nonce))


# --- before the game -------------------------------------------------------------------------------------------------


def pledged(row: TableRow, seats: Sequence[SeatRow], user: str, pledge: str) -> DiceRow:
    """The dice with somebody's pledge. The first of a person stands, until they leave or the game begins."""
    dice = row.dice
    if row.status != "waiting" or dice.asked is not None or dice.scheme == OLD_SCHEME:
        return dice
    kept = [share for share in dice.shares if share.user != user]
    if len(kept) < len(dice.shares) and any(seat.user == user for seat in seats):
        return dice
    return msgspec.structs.replace(dice, shares=(*kept, ShareRow(user, pledge)))


def told(row: TableRow, user: str, nonce: str) -> DiceRow:
    """The dice with somebody's nonce; refused if it was not asked for, or is not the one that was pledged."""
    dice = row.dice
    if row.status != "waiting" or dice.asked is None:
        raise RefusalError("not-now", "nonces are told when the game begins")
    own = next((share for share in dice.shares if share.user == user), None)
    if own is None:
        raise RefusalError("not-your-seat", "you pledged nothing")
    if sha256(bytes.fromhex(nonce)).hexdigest() != own.pledge:
        raise RefusalError("malformed", "this nonce is not the one that was pledged")
    shares = [msgspec.structs.replace(share, nonce=nonce) if share is own else share for share in dice.shares]
    return msgspec.structs.replace(dice, shares=tuple(shares))


def unpledged(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether somebody who will pledge again, as in the game before, has not yet."""
    done = {share.user for share in row.dice.shares}
    return bool((_people(seats) & set(row.dice.awaited)) - done)


def untold(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether somebody at the table pledged a nonce and has not told it."""
    return any(share.nonce is None and share.user in _people(seats) for share in row.dice.shares)


def settled(row: TableRow, seats: Sequence[SeatRow]) -> DiceRow:
    """The dice as the game begins: whose share goes with each seat is final."""
    own = {share.user for share in row.dice.shares}
    order = tuple([seat.user if seat.kind == "person" and seat.user in own else None for seat in seats])
    return DiceRow(row.dice.scheme, row.dice.shares, order=order if any(order) else ())


def _people(seats: Sequence[SeatRow]) -> set[str]:
    return {seat.user for seat in seats if seat.kind == "person" and seat.user is not None}


def share_infos(row: TableRow, seats: Sequence[SeatRow]) -> tuple[ShareInfo, ...]:
    """The shares as a message. Nonces are shown once the game has begun: before, nobody may know another's."""
    begun = row.status != "waiting"
    shares = {share.user: share for share in row.dice.shares}
    order = row.dice.order if begun else [seat.user if seat.kind == "person" else None for seat in seats]
    found: list[ShareInfo] = []
    for seat, user in enumerate(order):
        share = None if user is None else shares.get(user)
        if share is not None:
            nonce = share.nonce if begun else None
            found.append(ShareInfo(SEAT_NAMES[seat], share.pledge, share.nonce is not None, nonce))
    return tuple(found)
