"""Restores one table: from its records, from its snapshot, or from before the damage."""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Callable, Iterable
from typing import Any, Final, Literal

import msgspec

from merlin_bigbox.bots import is_known
from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.game import chain
from merlin_bigbox.game.dice import SEED_BYTES
from merlin_bigbox.game.entries import LOST, Written
from merlin_bigbox.game.game import Game
from merlin_bigbox.printable import printable
from merlin_bigbox.server.doctor.findings import Done, Kind, Report
from merlin_bigbox.server.protocol.http import Mended
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import checked, forms, loading, queries
from merlin_bigbox.server.store.checked import Form, Row
from merlin_bigbox.server.store.errors import DamagedError
from merlin_bigbox.server.store.forms import ACTIONS, CHAT, GUESTS, NOTES, REVIEWS, SEATS, SNAPSHOTS, TABLES, Counted
from merlin_bigbox.server.store.rows import Origin, SeatRow, SnapshotRow, TableRow
from merlin_bigbox.server.tables.aside import SetAside, playable
from merlin_bigbox.server.tables.info import standing
from merlin_bigbox.server.tables.seats import DEFAULT_BOT, bot_name
from merlin_bigbox.server.tables.shares import dice_of

Move = Callable[[Form, Iterable[Row]], int]
LATEST: Final = 1e11
LONGEST_NAME: Final = 40
OWN: Final = "WHERE table_id = ?"


def mend_table(db: sqlite3.Connection, table: str, edition: Edition, report: Report, move: Move, now: float) -> None:
    """Restore a table; MerlinError if it cannot be restored, and the caller undoes what was done."""
    (raw, whole), *_ = checked.select(db, TABLES, "WHERE id = ?", (table,))
    count = forms.counted(raw) if whole else None
    row = forms.read_table(raw) if whole else _likely(db, table, raw)
    try:
        SetAside(playable(edition)).check_version(row)
    except RefusalError as refusal:
        raise DamagedError(str(refusal)) from refusal
    records = _Records(db, table, count, move)
    game = records.mend(row, edition)
    if records.branch != row.branch:
        row = msgspec.structs.replace(row, branch=records.branch)
    if not whole:
        if row.status != "waiting":
            _prove(row, records.lines, edition)
        move(TABLES, [raw])
        report.did("table", "restored", table)
    if records.done:
        kind, done = records.done
        report.did(kind, done, table, number=records.lost)
        if records.mended is not None:
            row = msgspec.structs.replace(row, mended=Mended(records.mended, records.lost, now))
    if row.status != "waiting":
        row = msgspec.structs.replace(row, status="over" if game.is_over else "playing", standing=standing(game))
    if _mend_seats(db, row, move, count):
        report.did("table", "restored", table)
    lines = _mend_chat(db, table, move, report, count)
    notes = _mend_rows(db, NOTES, table, move, report, None if count is None else count.notes)
    guests = _mend_rows(db, GUESTS, table, move, report, None if count is None else count.guests or 0)
    _drop_reviews(db, table, move, report)
    sums = [found for (found,) in db.execute("SELECT sum FROM seats WHERE table_id = ? ORDER BY seat", (table,))]
    saved = [found for (found,) in db.execute("SELECT sum FROM snapshots WHERE table_id = ?", (table,))]
    end = chain.end(records.lines)
    again = Counted(
        len(records.lines), end, checked.sum_of_sums(sums), saved[0] if saved else None, lines, notes, guests
    )
    checked.insert(db, TABLES, forms.table_row(row, again), replace=True)


# --- its row ---------------------------------------------------------------------------------------------------------


def _likely(db: sqlite3.Connection, table: str, raw: Row) -> TableRow:
    """A damaged row, if every value that matters can be right; whether it is, the game's dice have to prove."""
    value: dict[str, Any] = dict(zip(TABLES.columns, raw, strict=True))
    value.update(standing=None, deleted=None)
    for column in ("created", "changed"):
        if not (isinstance(value[column], float) and 0 <= value[column] < LATEST):
            value[column] = 0.0
    if not (isinstance(value["used"], float) and 0 <= value["used"] < LATEST):
        value["used"] = None
    if value["hints"] not in (0, 1):
        value["hints"] = 1
    if not db.execute("SELECT 1 FROM tables WHERE id = ?", (value["rematch"],)).fetchone():
        value["rematch"] = None
    row = forms.read_table(tuple(value[column] for column in TABLES.columns))
    known = db.execute("SELECT 1 FROM users WHERE id = ?", (row.host,)).fetchone()
    if not known or len(row.seed) != SEED_BYTES:
        raise DamagedError(f"tables {row.id}: the row cannot be restored; a backup has to help")
    # Before the start a table has the records that it took over and no others.
    records = int(db.execute("SELECT count(*) FROM actions WHERE table_id = ?", (table,)).fetchone()[0])
    begun = records > (0 if row.branch is None else row.branch.at)
    return msgspec.structs.replace(row, status="playing" if begun else "waiting")


def _prove(row: TableRow, lines: list[Written], edition: Edition) -> None:
    """Whether options, seed and shares are right: the dice that they make gave every outcome in the records."""
    dice, given = dice_of(row), 0 if row.branch is None else row.branch.at
    if len(lines) <= given:
        raise DamagedError(f"tables {row.id}: nothing proves that the row is right; a backup has to help")
    game = Game.resume(row.options, lines[:given], None, edition)
    rest = Game.resume(row.options, lines, None, edition).entries[given:]
    game.replay(rest, proved_by=lambda _: dice)


# --- its records and its snapshot ------------------------------------------------------------------------------------


class _Records:
    """The records of a table while they are restored, and its snapshot with them."""

    def __init__(self, db: sqlite3.Connection, table: str, count: Counted | None, move: Move) -> None:
        self.db = db
        self.table = table
        self.count = count
        self.move = move
        self.rows = checked.select(db, ACTIONS, f"{OWN} ORDER BY n", (table,))
        self.lines: list[Written] = []
        self.done: tuple[Kind, Done] | None = None
        self.mended: Literal["history", "cut"] | None = None
        self.lost = 0
        self.branch: Origin | None = None

    def mend(self, row: TableRow, edition: Edition) -> Game:
        """Restore the records, then the snapshot; returns the game."""
        self.branch = row.branch
        kept = self._snapshot()
        good = loading.good_until(self.rows)
        count = self.count
        if count is None and good == len(self.rows):
            self.lines = [loading.written(line) for line, _ in self.rows]
        elif count is not None and loading.is_whole(self.rows, count):
            self.lines = [loading.written(line) for line, _ in self.rows]
            if good < len(self.rows):
                self._rewrite()
                self.done = ("times", "restored")
        elif count is not None and kept is not None and loading.intact_after(self.rows, kept.saved.at, count):
            self.lines = list(loading.filled(self.rows, count.records))
            self.lost, self.mended = self.lines.count(LOST), "history"
            self.done = ("history", "filled")
            self._rewrite()
        else:
            kept = self._cut(row, kept, good)
        try:
            game = self._game(row, edition, kept)
        except MerlinError:
            if self.mended == "cut" or LOST in self.lines:
                raise
            # Every row is as it was written, and yet the game does not go on: what a program wrote wrongly.
            kept = self._cut(row, kept, self._playable(row, edition))
            game = self._game(row, edition, kept)
        if self.mended == "cut":
            self._go_on(game, row)
        if kept is None and self._had_snapshot and game.settled_at:
            saved = SnapshotRow(row.options.version, game.saved())
            checked.insert(self.db, SNAPSHOTS, forms.snapshot_row(self.table, saved), replace=True)
            self.done = self.done or ("snapshot", "replayed")
        return game

    def _snapshot(self) -> SnapshotRow | None:
        """The snapshot, if it is good; otherwise it is taken out."""
        rows = checked.select(self.db, SNAPSHOTS, OWN, (self.table,))
        self._had_snapshot = bool(rows) or (self.count is not None and self.count.saved is not None)
        saved = None if self.count is None else self.count.saved
        for found, passed in rows:
            if passed and len(rows) == 1 and (self.count is None or checked.row_sum(SNAPSHOTS, found) == saved):
                return forms.read_snapshot(found)
        self.move(SNAPSHOTS, [found for found, _ in rows])
        return None

    def _game(self, row: TableRow, edition: Edition, kept: SnapshotRow | None) -> Game:
        dice = None if row.status == "waiting" else dice_of(row)
        return Game.resume(row.options, self.lines, dice, edition, None if kept is None else kept.saved)

    def _playable(self, row: TableRow, edition: Edition) -> int:
        """How many of the records can be played, from the first on."""
        low, high = 0, len(self.lines) - 1
        while low < high:
            middle = (low + high + 1) // 2
            try:
                Game.resume(row.options, self.lines[:middle], None, edition)
                low = middle
            except MerlinError:
                high = middle - 1
        return low

    def _cut(self, row: TableRow, kept: SnapshotRow | None, good: int) -> SnapshotRow | None:
        """Go back to the last good record."""
        before = len(self.rows) if self.count is None else max(len(self.rows), self.count.records)
        self.lines = [loading.written(line) for line, _ in self.rows[:good]]
        self.lost, self.mended = before - good, "cut"
        self.done = ("table", "cut")
        self.move(ACTIONS, [line for line, _ in self.rows[good:]])
        if row.branch is not None and row.branch.at > good:
            past = tuple(dice for dice in row.branch.past if dice.start < good)
            self.branch = msgspec.structs.replace(row.branch, at=good, proved=False, past=past)
        if kept is not None and kept.saved.at > good:
            self.move(SNAPSHOTS, [line for line, _ in checked.select(self.db, SNAPSHOTS, OWN, (self.table,))])
            return None
        return kept

    def _go_on(self, game: Game, row: TableRow) -> None:
        """What chance decides next is as it was: the same dice answer it."""
        first = game.at
        if row.status != "waiting":
            game.run_chance()
        more = game.written(first)
        time = self.rows[first - 1][0][5] if first else row.created
        queries.put_records(self.db, self.table, first + 1, more, time, chain.end(self.lines))
        self.lines += more
        self.lost = max(0, self.lost - len(more))

    def _rewrite(self) -> None:
        """Write all records anew; those that failed their check are kept aside."""
        times = loading.times(self.rows, len(self.lines))
        self.move(ACTIONS, [line for line, passed in self.rows if not passed])
        self.db.execute("DELETE FROM actions WHERE table_id = ?", (self.table,))
        before = chain.FIRST
        for number, (line, time) in enumerate(zip(self.lines, times, strict=True), 1):
            before = queries.put_records(self.db, self.table, number, [line], time, before)


# --- its other rows --------------------------------------------------------------------------------------------------


def _mend_seats(db: sqlite3.Connection, row: TableRow, move: Move, count: Counted | None) -> bool:
    """Every seat keeps what can be right of it; one that is lost is open, or a bot's."""
    found = {seat[1]: (seat, passed) for seat, passed in checked.select(db, SEATS, OWN, (row.id,))}
    sums = [checked.row_sum(SEATS, found[number][0]) for number in sorted(found, key=str)]
    if all(passed for _, passed in found.values()) and len(found) == row.options.players:
        return count is not None and checked.sum_of_sums(sums) != count.seated
    seats = [_seat(db, row, number, found.get(number)) for number in range(row.options.players)]
    move(SEATS, [seat for seat, passed in found.values() if not passed or seat[1] not in range(row.options.players)])
    checked.insert_many(db, SEATS, [forms.seat_row(seat) for seat in seats], replace=True)
    return True


def _seat(db: sqlite3.Connection, row: TableRow, number: int, found: tuple[Row, bool] | None) -> SeatRow:
    if found is not None and found[1]:
        return forms.read_seat(found[0])
    _, _, kind, user, name, bot, seconds = (None,) * 7 if found is None else found[0]
    clean = printable(name, LONGEST_NAME) if isinstance(name, str) else ""
    left = seconds if isinstance(seconds, float) and math.isfinite(seconds) and seconds >= 0 else None
    plays = bot if isinstance(bot, str) and is_known(bot) else None
    if kind in ("person", None) and db.execute("SELECT 1 FROM users WHERE id = ?", (user,)).fetchone():
        return SeatRow(row.id, number, "person", user, clean, plays, left)
    if row.status == "waiting":
        return SeatRow(row.id, number, "open", seconds=left)
    return SeatRow(row.id, number, "bot", None, clean or bot_name(row.id, number), plays or DEFAULT_BOT, left)


def _mend_chat(db: sqlite3.Connection, table: str, move: Move, report: Report, count: Counted | None) -> int:
    """The good lines, numbered anew; returns how many."""
    rows = checked.select(db, CHAT, f"{OWN} ORDER BY n", (table,))
    good = [row for row, passed in rows if passed]
    expected = len(good) if count is None else count.lines
    if len(good) == len(rows) == expected and [row[1] for row in good] == list(range(1, expected + 1)):
        return expected
    move(CHAT, [row for row, passed in rows if not passed])
    db.execute("DELETE FROM chat WHERE table_id = ?", (table,))
    checked.insert_many(db, CHAT, [(row[0], number, *row[2:]) for number, row in enumerate(good, 1)])
    report.did("chat", "aside", table, number=max(len(rows), expected) - len(good))
    return len(good)


def _mend_rows(db: sqlite3.Connection, form: Form, table: str, move: Move, report: Report, expected: int | None) -> int:
    """The good notes or guests; returns how many."""
    rows = checked.select(db, form, OWN, (table,))
    good = sum(passed for _, passed in rows)
    move(form, [row for row, passed in rows if not passed])
    if good != len(rows) or expected not in (None, good):
        kind: Kind = "notes" if form is NOTES else "guests"
        report.did(kind, "aside", table, number=max(len(rows), expected or 0) - good)
    return good


def _drop_reviews(db: sqlite3.Connection, table: str, move: Move, report: Report) -> None:
    """The reviews are made again when they are asked for: the records may not be what they were."""
    damaged = [row for row, passed in checked.select(db, REVIEWS, OWN, (table,)) if not passed]
    move(REVIEWS, damaged)
    db.execute("DELETE FROM reviews WHERE table_id = ?", (table,))
    if damaged:
        report.did("row", "aside", f"{REVIEWS.name} {table}", number=len(damaged))
