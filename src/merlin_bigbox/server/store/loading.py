"""Loading a whole table: everything is checked, and what can be restored is restored from its last good state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from merlin_bigbox.game import chain
from merlin_bigbox.game.entries import LOST, Written
from merlin_bigbox.server.protocol.http import Mended
from merlin_bigbox.server.store import checked, forms
from merlin_bigbox.server.store.checked import Database, Row
from merlin_bigbox.server.store.errors import DamagedError
from merlin_bigbox.server.store.forms import ACTIONS, SEATS, SNAPSHOTS, TABLES, Counted
from merlin_bigbox.server.store.rows import Damage, Loaded, SeatRow, SnapshotRow, TableRow

NUMBER: Final = ACTIONS.columns.index("n")
LINK: Final = ACTIONS.columns.index("link")
Records = Sequence[tuple[Row, bool]]


def table(db: Database, wanted: str) -> tuple[TableRow, Counted] | None:
    """The row of a table. DamagedError if it is gone, but what belongs to it is there."""
    row = checked.get(db, TABLES, wanted)
    if row is None:
        for form in (SEATS, ACTIONS):
            if db.execute(f"SELECT 1 FROM {form.name} WHERE table_id = ? LIMIT 1", (wanted,)).fetchone():  # noqa: S608 – names of forms
                raise DamagedError(f"tables {wanted}: the row is lost, but there are {form.name} of it")
        return None
    return forms.read_table(row), forms.counted(row)


def seats(db: Database, wanted: str, count: Counted) -> tuple[SeatRow, ...]:
    """The seats of a table."""
    rows = checked.good(db, SEATS, "WHERE table_id = ? ORDER BY seat", (wanted,))
    if checked.sum_of_sums(checked.row_sum(SEATS, row) for row in rows) != count.seated:
        raise DamagedError(f"seats of {wanted}: a row is lost, one too many or an older one")
    return tuple(forms.read_seat(row) for row in rows)


def snapshot(db: Database, wanted: str, count: Counted) -> SnapshotRow | None:
    """The snapshot of a table, if it has one; DamagedError if it is not the one that was kept last."""
    rows = checked.good(db, SNAPSHOTS, "WHERE table_id = ? ORDER BY at", (wanted,))
    if [checked.row_sum(SNAPSHOTS, row) for row in rows] != ([] if count.saved is None else [count.saved]):
        raise DamagedError(f"snapshots of {wanted}: a row is lost, one too many or an older one")
    return forms.read_snapshot(rows[0]) if rows else None


def load(db: Database, wanted: str) -> Loaded | None:
    """A whole table, or DamagedError if it cannot be restored. `damage` says what is not as it was."""
    found = table(db, wanted)
    if found is None:
        return None
    row, count = found
    seated = seats(db, wanted, count)
    records: Records = checked.select(db, ACTIONS, "WHERE table_id = ? ORDER BY n", (wanted,))
    lines = tuple(written(line) for line, _ in records)
    whole = is_whole(records, count)
    damage: Damage = "" if whole and good_until(records) == len(records) else "times"
    try:
        saved = snapshot(db, wanted, count)
    except DamagedError:
        if not whole:
            raise
        saved, damage = None, "snapshot"
    if not whole:
        if saved is None or not intact_after(records, saved.saved.at, count):
            raise DamagedError(f"actions of {wanted}: {first_bad(records, count)}")
        lines, damage = filled(records, count.records), "records"
        row = msgspec.structs.replace(row, mended=Mended("history", lines.count(LOST), row.changed))
    return Loaded(row, seated, lines, times(records, count.records), saved, damage)


def written(row: Row) -> Written:
    """A record as it is kept."""
    return Written(row[2], row[3], row[4])


def next_link(before: bytes, row: Row) -> bytes:
    """The link of a record after the one before it; of no use if its values are not even of their types."""
    frame, seat, action = row[2:5]
    if isinstance(frame, str) and isinstance(seat, int) and isinstance(action, str):
        return chain.link(before, frame, seat, action)
    return b""


def is_whole(records: Records, count: Counted) -> bool:
    """Whether all records are there and say what was written; their times and links may not."""
    return _end(records) == (count.records, count.link)


def _end(records: Records) -> tuple[int, bytes]:
    """How many records there are in a row, from the first on, and the end of the chain that they make."""
    before = chain.FIRST
    for number, (row, _) in enumerate(records, 1):
        before = next_link(before, row)
        if row[NUMBER] != number:
            return number - 1, b""
    return len(records), before


def good_until(records: Records) -> int:
    """How many records from the first on are as they were written, with their times and links."""
    before, number = chain.FIRST, 0
    for row, passed in records:
        before = next_link(before, row)
        if not passed or row[NUMBER] != number + 1 or row[LINK] != before:
            break
        number += 1
    return number


def intact_after(records: Records, at: int, count: Counted) -> bool:
    """Whether all records after the first `at` are there and as they were written."""
    before, number = None if at else chain.FIRST, at
    for row, passed in records:
        if passed and row[NUMBER] == at:
            before = row[LINK]
        if passed and row[NUMBER] == number + 1:
            if before is not None and next_link(before, row) != row[LINK]:
                return False
            before, number = row[LINK], number + 1
    more = any(not isinstance(row[NUMBER], int) or row[NUMBER] > count.records for row, _ in records)
    return number == count.records and before in (count.link, None) and not more


def first_bad(records: Records, count: Counted) -> str:
    """Where the records stop being what was written, in words."""
    good = good_until(records)
    if good == len(records):
        return f"{count.records} records were kept, {good} are there"
    return f"record {good + 1} is not as it was written"


def filled(records: Records, count: int) -> tuple[Written, ...]:
    """So many records, with a mark in place of each that is lost."""
    good = {row[NUMBER]: written(row) for row, passed in records if passed}
    return tuple(good.get(number, LOST) for number in range(1, count + 1))


def times(records: Records, count: int) -> tuple[float, ...]:
    """The times of so many records; one that is lost has that of the record before."""
    good = {row[NUMBER]: row[5] for row, passed in records if passed}
    times: list[float] = []
    for number in range(1, count + 1):
        times.append(good.get(number, times[-1] if times else 0.0))
    return tuple(times)
