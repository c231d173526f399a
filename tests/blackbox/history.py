"""What clients asked and were told, and the checks of it against what the disk holds."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import msgspec

from merlin_bigbox.edition import load
from merlin_bigbox.game.game import Game, Written
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.options import GameOptions

UNSURE = ("perhaps-kept",)
"""Refusals after which nobody knows."""


@dataclass(eq=False)
class Move:
    """A move that was asked for. Without an answer it may have been carried out or not."""

    table: str
    at: int
    seat: str
    action: str
    sent: float
    answered: float | None = None
    outcome: Literal["done", "refused", "unknown"] = "unknown"
    reason: str = ""


@dataclass
class History:
    """Everything that was asked, by all clients."""

    moves: list[Move] = field(default_factory=list)
    said: list[tuple[str, str, str]] = field(default_factory=list)
    """Lines of the chat: table, text, outcome."""
    tables: list[str] = field(default_factory=list)
    refusals: Counter[str] = field(default_factory=Counter)

    @property
    def acknowledged(self) -> int:
        """How many moves were acknowledged."""
        return sum(move.outcome == "done" for move in self.moves)

    def answer(self, move: Move, message: dict[str, Any]) -> None:
        """Put the answer to a move."""
        move.answered = time.monotonic()
        if message["type"] == "done":
            move.outcome = "done"
            return
        move.reason = str(message["reason"])
        self.refusals[move.reason] += 1
        if move.reason not in UNSURE:
            move.outcome = "refused"


def check(history: History, database: Path) -> list[str]:
    """What is wrong. The order of a table's records is total, so that every promise has one place to look at."""
    wrong: list[str] = []
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as db:
        kept = {str(row[0]) for row in db.execute("SELECT id FROM tables")}
        for table in history.tables:
            if table not in kept:
                wrong.append(f"{table}: the table was acknowledged and is not there")
                continue
            rows = db.execute(
                "SELECT n, frame, seat, action FROM actions WHERE table_id = ? ORDER BY n", (table,)
            ).fetchall()
            wrong += _check_table(table, rows, [move for move in history.moves if move.table == table])
            wrong += _check_game(table, rows, db)
            lines = Counter(row[0] for row in db.execute("SELECT text FROM chat WHERE table_id = ?", (table,)))
            wrong += _check_chat(table, lines, history)
    return wrong


def _check_table(table: str, rows: list[Any], moves: list[Move]) -> list[str]:
    wrong = []
    if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
        wrong.append(f"{table}: the numbers have gaps")
    places: Counter[int] = Counter()
    before: Move | None = None
    for move in sorted((move for move in moves if move.outcome == "done"), key=lambda move: move.sent):
        row = rows[move.at] if move.at < len(rows) else None
        if row is None or (SEAT_NAMES[row[2]], row[3]) != (move.seat, move.action):
            wrong.append(f"{table}: acknowledged, but not at its place: {move}; there is {row}")
        places[move.at] += 1
        # What was answered before another was asked for stands before it.
        if before is not None and before.answered is not None and before.answered < move.sent and before.at >= move.at:
            wrong.append(f"{table}: {before} stands after {move}")
        before = move
    wrong += [f"{table}: {count} moves were acknowledged for place {at}" for at, count in places.items() if count > 1]
    perhaps = {(move.at, move.seat, move.action) for move in moves if move.outcome != "refused"}
    people = {move.seat for move in moves}
    for number, _, seat, action in rows:
        if seat >= 0 and SEAT_NAMES[seat] in people and (number - 1, SEAT_NAMES[seat], action) not in perhaps:
            wrong.append(f"{table}: record {number} ({SEAT_NAMES[seat]} {action}) was refused, or nobody asked for it")
    return wrong


def _check_game(table: str, rows: list[Any], db: sqlite3.Connection) -> list[str]:
    """Every record was made on the state before it: all of them can be played in this order."""
    options = db.execute("SELECT options FROM tables WHERE id = ?", (table,)).fetchone()[0]
    try:
        Game.resume(msgspec.json.decode(options, type=GameOptions), [Written(*row[1:]) for row in rows], edition=load())
    except Exception as error:  # noqa: BLE001 – whatever the rules say against it is the finding
        return [f"{table}: the records cannot be played: {error}"]
    return []


def _check_chat(table: str, lines: Counter[str], history: History) -> list[str]:
    wrong = []
    outcomes: dict[str, Counter[str]] = {}
    for place, text, outcome in history.said:
        if place == table:
            outcomes.setdefault(text, Counter())[outcome] += 1
    for text, count in outcomes.items():
        if not count["done"] <= lines[text] <= count["done"] + count["unknown"]:
            wrong.append(f'{table}: "{text}" is there {lines[text]} times: {dict(count)}')
    return wrong
