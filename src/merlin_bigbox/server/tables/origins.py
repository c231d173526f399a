"""Where the position of a table comes from: a fresh deal, or another game that was gone on from; and who was told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.game.dice import Dice, Share
from merlin_bigbox.game.game import Game, Written
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.proof import examine
from merlin_bigbox.game.record import Record, RecordError
from merlin_bigbox.game.record import read as read_record
from merlin_bigbox.game.shown import Finding, Level
from merlin_bigbox.learn.first_game import deal
from merlin_bigbox.server.protocol.http import Branch, OriginInfo, SeatPlan
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import Loaded, Origin, PastRow, TableRow
from merlin_bigbox.server.tables.shares import dice_of

Past = tuple[tuple[int, Dice], ...]
Branched = tuple[GameOptions, list[Written], Origin]
"""The options, older rules included, the first records, and where they come from."""


def branch_of_table(branch: Branch, loaded: Loaded, edition: Edition) -> Branched:
    """A branch of a finished table. Its dice were the server's own, unless it went on from something unproved."""
    row = loaded.table
    if row.status != "over":
        raise RefusalError("not-now", "a game can be branched when it is over")
    own = dice_of(row)
    given, before = (0, ()) if row.branch is None else (row.branch.at, past_of(row.branch))
    past = _until(branch.at, given, before, own)
    proved = row.branch is None or row.branch.proved
    origin = Origin(row.id, branch.at, proved, _rows(past))
    return row.options, _cut(row.options, loaded.records, branch.at, edition), origin


def branch_of_record(branch: Branch, edition: Edition, key: str) -> Branched:
    """A branch of a record file, which is verified; `key` is the server's own, by which it knows its own games."""
    try:
        recorded = read_record(branch.record or "")
        if recorded.edition.digest != edition.digest:
            raise RefusalError("options", "the record was played with other components than this server has")
        game, _ = examine(recorded)
    except RecordError as error:
        raise RefusalError("malformed", str(error)) from error
    past = _until(branch.at, recorded.branched, recorded.past, recorded.dice)
    origin = Origin(None, branch.at, bool(past) and _trusted(recorded, key), _rows(past))
    return recorded.options, _cut(recorded.options, game.written(), branch.at, edition), origin


def first_deal(options: GameOptions, edition: Edition, seat: int, seed: bytes) -> Branched:
    """A deal that was chosen for the first game of whoever has this seat: everything after it is up to the dice."""
    game = deal(options, edition, seat, seed)
    return options, game.written(), Origin(None, game.at, deal=True)


def _trusted(recorded: Record, key: str) -> bool:
    """Whether the dice of a verified record count as proved.

    Those of a game that branched do only if this server signed for it: whoever strings branches together can try seeds
    for each single roll.
    """
    return not recorded.branched or recorded.signed_by == key


def _until(at: int, given: int, before: Past, own: Dice | None) -> Past:
    """The dice that answered for the first `at` records; empty if some are not known."""
    if given and not before:
        return ()
    if own is None and at > given:
        return ()
    whole = before if own is None else (*before, (given, own.bare))
    return tuple((start, dice) for start, dice in whole if start < at)


def _cut(options: GameOptions, records: Sequence[Written], at: int, edition: Edition) -> list[Written]:
    """The first `at` records; refused if the game is over by then."""
    if at > len(records):
        raise RefusalError("options", f"the game has {len(records)} records, not {at}")
    kept = list(records[:at])
    try:
        game = Game.resume(options, kept, edition=edition)
    except MerlinError as error:
        raise RefusalError("options", str(error)) from error
    if game.is_over:
        raise RefusalError("over", "the game is over at that moment; choose an earlier one")
    return kept


# --- who may play on from there --------------------------------------------------------------------------------------


def check_alone(origin: Origin | None, seats: Sequence[SeatPlan]) -> None:
    """Refuse open seats at a position that is not proved: somebody may have made it as they like."""
    if origin is not None and not origin.proved and any(seat.kind == "open" for seat in seats):
        raise RefusalError("unproved", "its dice are not proved; it can be played on alone, with bots")


def check_told(row: TableRow, user: str, *, told: bool) -> None:
    """Refuse a seat to whoever was not told that the position is no fresh deal."""
    if row.branch is None or user == row.host:
        return
    if not row.branch.proved:
        raise RefusalError("unproved", "its dice are not proved; only who made the table plays on from there")
    if not told:
        raise RefusalError("not-told", f"it goes on from another game after {row.branch.at} records, no fresh deal")


# --- as rows, messages and headers -----------------------------------------------------------------------------------


def past_of(origin: Origin) -> Past:
    """The dice of the games before, as they are stored."""
    return tuple([(row.start, Dice(bytes.fromhex(row.seed), row.scheme, _shares(row.nonces))) for row in origin.past])


def _shares(nonces: Sequence[str | None]) -> tuple[Share | None, ...]:
    return tuple([None if nonce is None else Share(b"", bytes.fromhex(nonce)) for nonce in nonces])


def _rows(past: Past) -> tuple[PastRow, ...]:
    return tuple(
        [
            PastRow(
                start,
                dice.scheme,
                dice.seed.hex(),
                tuple([None if share is None or share.nonce is None else share.nonce.hex() for share in dice.shares]),
            )
            for start, dice in past
        ]
    )


def origin_info(row: TableRow) -> OriginInfo | None:
    """The origin as a message; nothing for a fresh deal."""
    branch = row.branch
    if branch is None:
        return None
    return OriginInfo(_kind(branch), branch.table, branch.at, branch.proved)


def _kind(branch: Origin) -> Literal["table", "record", "deal"]:
    if branch.deal:
        return "deal"
    return "record" if branch.table is None else "table"


def begun(row: TableRow) -> tuple[Finding, ...]:
    """What can be said of a running game: where it goes on from, if it is no fresh deal."""
    if row.branch is None:
        return ()
    level: Level = "proved" if row.branch.proved else "replayed"
    note = "chosen" if row.branch.deal else "branch-here" if row.branch.proved else "branch-unproved"
    return (Finding("start", level, note, count=row.branch.at, detail=origin_text(row)),)


def origin_text(row: TableRow) -> str:
    """The origin as a record's header."""
    return "" if row.branch is None else f"table {row.branch.table}" if row.branch.table else _kind(row.branch)
