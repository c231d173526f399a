"""What each person adds to a table's dice: pledged when they sit down, told when the game begins."""

from __future__ import annotations

from merlin_bigbox.game.dice import Dice, Share
from merlin_bigbox.server.store import ShareRow, TableRow


def dice_of(row: TableRow) -> Dice:
    """The dice of a game that has begun."""
    shares = {share.user: share for share in row.dice.shares}
    order = tuple([None if user is None else _share(shares.get(user)) for user in row.dice.order])
    return Dice(row.seed, row.dice.scheme, order)


def _share(row: ShareRow | None) -> Share | None:
    if row is None:
        return None
    return Share(bytes.fromhex(row.pledge), None if row.nonce is None else bytes.fromhex(row.nonce))
