"""The checks of what clients were told against what was kept.

The order of a table's records is total, so that every promise has one place to look at: linear checks suffice.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from merlin_bigbox.edition import load
from merlin_bigbox.game.game import Game, Written
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.options import GameOptions
from tests.blackbox.history import History, Line, Move, Note, Read

Ask = Callable[[str, tuple[Any, ...]], Sequence[Any]]
"""Asks a database for rows."""
Record = tuple[int, str, int, str]
"""Its number, frame, seat and action."""
T = TypeVar("T", Move, Note, Line, Read)


def check(history: History, ask: Ask) -> list[str]:
    """What is wrong."""
    wrong: list[str] = []
    kept = {str(row[0]) for row in ask("SELECT id FROM tables", ())}
    for table in history.tables:
        if table not in kept:
            wrong.append(f"{table}: the table was acknowledged and is not there")
            continue
        rows = ask("SELECT n, frame, seat, action FROM actions WHERE table_id = ? ORDER BY n", (table,))
        options = ask("SELECT options FROM tables WHERE id = ?", (table,))[0][0]
        lines = Counter(row[0] for row in ask("SELECT text FROM chat WHERE table_id = ?", (table,)))
        notes = [row[0] for row in ask("SELECT text FROM notes WHERE table_id = ?", (table,))]
        moves, reads = of(table, history.moves), of(table, history.reads)
        found = [
            *check_records(rows, moves),
            *check_order(rows, moves),
            *check_reads(len(rows), moves, reads),
            *check_notes(of(table, history.notes), reads, notes),
            *check_chat(lines, of(table, history.said)),
            *check_game(rows, options),
        ]
        wrong += [f"{table}: {problem}" for problem in found]
    return wrong


def of(table: str, all_of_them: Iterable[T]) -> list[T]:
    """Those of a table."""
    return [one for one in all_of_them if one.table == table]


def check_records(rows: Sequence[Record], moves: Sequence[Move]) -> list[str]:
    """Numbers without gaps; each acknowledged move at exactly its place, once; nothing there that was refused."""
    wrong = []
    if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
        wrong.append("the numbers have gaps")
    places: Counter[int] = Counter()
    for move in moves:
        if move.outcome != "done":
            continue
        row = rows[move.at] if move.at < len(rows) else None
        if row is None or (SEAT_NAMES[row[2]], row[3]) != (move.seat, move.action):
            wrong.append(f"acknowledged, but not at its place: {move}; there is {row}")
        places[move.at] += 1
    wrong += [f"{count} moves were acknowledged for place {at}" for at, count in places.items() if count > 1]
    perhaps = {(move.at, move.seat, move.action) for move in moves if move.outcome != "refused"}
    people = {move.seat for move in moves}
    for number, _, seat, action in rows:
        if seat >= 0 and SEAT_NAMES[seat] in people and (number - 1, SEAT_NAMES[seat], action) not in perhaps:
            wrong.append(f"record {number} ({SEAT_NAMES[seat]} {action}) was refused, or nobody asked for it")
    return wrong


def check_order(rows: Sequence[Record], moves: Sequence[Move]) -> list[str]:
    """What was answered before another was asked for stands before it. What was not answered may have come any time."""
    wrong = []
    there = [move for move in moves if move.outcome != "refused" and is_kept(move, rows)]
    latest: Move | None = None
    for move in sorted(there, key=lambda move: (move.at, move.sent)):
        ended = move.answered if move.outcome == "done" and move.answered is not None else math.inf
        if latest is not None and ended < latest.sent and latest.at < move.at:
            wrong.append(f"{latest} was asked for after {move} had been answered, yet stands before it")
        if latest is None or move.sent > latest.sent:
            latest = move
    return wrong


def is_kept(move: Move, rows: Sequence[Record]) -> bool:
    """Whether it stands at its place."""
    row = rows[move.at] if move.at < len(rows) else None
    return row is not None and (SEAT_NAMES[row[2]], row[3]) == (move.seat, move.action)


def check_reads(records: int, moves: Sequence[Move], reads: Sequence[Read]) -> list[str]:
    """Nobody is shown an older table than anybody had been told of before, nor one that was not kept."""
    known = [(move.answered, move.told) for move in moves if move.outcome == "done" and move.answered is not None]
    known += [(read.ended, read.at) for read in reads]
    known.sort()
    wrong = [f"{at} records were shown, and {records} are kept" for _, at in known if at > records]
    place, least = 0, 0
    for read in sorted(reads, key=lambda read: read.began):
        while place < len(known) and known[place][0] < read.began:
            least = max(least, known[place][1])
            place += 1
        if read.at < least:
            wrong.append(f"a stale table was shown: {read}; before, {least} records had been told")
    return wrong


def check_notes(notes: Sequence[Note], reads: Sequence[Read], kept: Sequence[str]) -> list[str]:
    """Notes that were acknowledged are there until newer ones are: an older write does not come late."""
    last = Read("", 0, kept[0] if kept else "", math.inf, math.inf)
    known = {note.number: note for note in notes}
    wrong = []
    for read in (*reads, last):
        found = int(read.note or 0)
        least = max((n.number for n in notes if n.outcome == "done" and (n.answered or 0) < read.began), default=0)
        if found < least:
            wrong.append(f"older notes came back: {read}; {known[least]} had been acknowledged")
        note = known.get(found)
        if found and (note is None or note.outcome == "refused" or note.sent > read.ended):
            wrong.append(f"notes that nobody asked for, or that were refused: {read}; {note}")
    return wrong


def check_chat(lines: Counter[str], said: Sequence[Line]) -> list[str]:
    """Each line as often as it was acknowledged, or may have been kept."""
    wrong = []
    outcomes: dict[str, Counter[str]] = {}
    for line in said:
        outcomes.setdefault(line.text, Counter())[line.outcome] += 1
    for text, count in outcomes.items():
        if not count["done"] <= lines[text] <= count["done"] + count["unknown"]:
            wrong.append(f'"{text}" is there {lines[text]} times: {dict(count)}')
    return wrong


def check_game(rows: Sequence[Record], options: str) -> list[str]:
    """Every record was made on the state before it: all of them can be played in this order."""
    try:
        Game.resume(msgspec.json.decode(options, type=GameOptions), [Written(*row[1:]) for row in rows], edition=load())
    except Exception as error:  # noqa: BLE001 – whatever the rules say against it is the finding
        return [f"the records cannot be played: {error}"]
    return []
