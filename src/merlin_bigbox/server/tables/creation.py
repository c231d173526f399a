"""Creating tables: from a request, or as a rematch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import msgspec

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.catalogue import RULES_VERSION
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.game.dice import SEED_BYTES
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.protocol.http import Clock, CreateTable
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.sources import Sources
from merlin_bigbox.server.store import DiceRow, Origin, SeatRow, ShareRow, TableRow, User
from merlin_bigbox.server.tables.seats import seat_row

ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 letters and digits that are not mistaken for one another."""
ID_LENGTH: Final = 10
Plan = tuple[TableRow, list[SeatRow]]


def new_table_id(sources: Sources) -> str:
    """A new id, too random to guess: whoever has it may watch and take an open seat."""
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in sources.token_bytes(ID_LENGTH))


def plan(
    wish: CreateTable, host: User, options: GameOptions, edition: Edition, origin: Origin | None, sources: Sources
) -> Plan:
    """The rows of a new table that has not started."""
    row = _row(sources, host.id, options, edition.digest, wish.clock, origin, hints=wish.hints)
    sits = any(each.kind == "me" for each in wish.seats)
    shares = (ShareRow(host.id, wish.pledge),) if sits and wish.pledge is not None else ()
    row = msgspec.structs.replace(row, house=wish.house, dice=DiceRow(shares=shares))
    return row, [seat_row(row.id, seat, each, host) for seat, each in enumerate(wish.seats)]


def learner(wish: CreateTable) -> int:
    """The seat of whose first game it is; refused if it cannot be one."""
    kinds = [seat.kind for seat in wish.seats]
    if kinds.count("me") != 1 or set(kinds) - {"me", "bot"} or wish.modules or wish.variants or wish.branch is not None:
        raise RefusalError("options", "a first game is for one person with bots, without modules, variants or a branch")
    return kinds.index("me")


def follow(past: TableRow, seats: Sequence[SeatRow], edition: Edition, sources: Sources) -> Plan:
    """The rows of a rematch, by the newest rules. A person for whom a bot finished the game gets the seat back."""
    options = replace(past.options, version=RULES_VERSION)
    row = _row(sources, past.host, options, edition.digest, past.clock, None, hints=past.hints)
    again_pledging = tuple([share.user for share in past.dice.shares if share.nonce is not None])
    row = msgspec.structs.replace(row, house=past.house, dice=DiceRow(awaited=again_pledging))
    again = [
        msgspec.structs.replace(seat, table=row.id, seconds=None, bot=seat.bot if seat.kind == "bot" else None)
        for seat in seats
    ]
    return row, again


def _row(
    sources: Sources,
    host: str,
    options: GameOptions,
    edition: str,
    clock: Clock | None,
    origin: Origin | None,
    *,
    hints: bool,
) -> TableRow:
    now = sources.time()
    return TableRow(
        id=new_table_id(sources),
        host=host,
        options=options,
        seed=sources.token_bytes(SEED_BYTES),
        status="waiting",
        created=now,
        changed=now,
        edition=edition,
        clock=clock,
        branch=origin,
        hints=hints,
    )


def options_of(wish: CreateTable, edition: Edition) -> GameOptions:
    """The requested options; refused if they cannot be played."""
    options = GameOptions(len(wish.seats), wish.modules, wish.variants)
    try:
        options.rules(edition)
    except MerlinError as error:
        raise RefusalError("options", str(error)) from error
    return options
