"""Proves a dataset: plays every game again from its record, and finds each row as it is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from merlin_bigbox.arena.hand_out import hand_out
from merlin_bigbox.arena.pieces import Pieces
from merlin_bigbox.arena.seating import Schedule
from merlin_bigbox.dataset.columns import schema
from merlin_bigbox.dataset.rows import ending
from merlin_bigbox.dataset.shards import RECORDS, data_file, is_there, settings_of
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.engine.core.ruleset import BY_CHANCE, Ruleset
from merlin_bigbox.game import archive
from merlin_bigbox.game.record import Record, verify
from merlin_bigbox.research.looking import Looking

__all__ = ["DatasetError", "Proved", "prove"]

Row = dict[str, Any]


class DatasetError(MerlinError):
    """A dataset does not say what its games do."""


class Proved(NamedTuple):
    """What was played again and found equal."""

    games: int
    """How many games were played again."""
    rows: int
    """How many decisions were compared."""


@dataclass(frozen=True)
class Proof:
    """What everybody who proves shards has to know."""

    folder: Path
    pieces: Pieces
    schedule: Schedule
    bots: tuple[str, ...] = ()
    """Nobody's files are needed: records are played without bots."""


def prove(folder: Path, jobs: int = 1, progress: Callable[[int, int], None] | None = None) -> Proved:
    """Play all games again; DatasetError tells the first row that is not as it should be."""
    found = settings_of(folder)
    schedule = Schedule(found["bots"], found["players"], found["seed"])
    proof = Proof(folder, Pieces(found["games"], found["shard"]), schedule)
    games = rows = 0
    with closing(hand_out(prove_shard, proof, iter(range(proof.pieces.count)), jobs)) as proving:
        for _, proved in proving:
            games, rows = games + proved.games, rows + proved.rows
            if progress is not None:
                progress(games, proof.pieces.games)
    return Proved(games, rows)


def prove_shard(proof: Proof, number: int) -> Proved:
    """Prove one shard."""
    first, last = proof.pieces.span(number)
    path = data_file(proof.folder, first)
    if not is_there(proof.folder, proof.pieces, number):
        raise DatasetError(f"{path}: games {first} to {last - 1} are not there, or not whole; go on by --resume")
    records = dict(archive.games(archive.file_for(proof.folder / RECORDS, first)))
    if sorted(records) != list(range(first, last)):
        raise DatasetError(f"{path}: the records of games {first} to {last - 1} are not beside it")
    table = pq.read_table(path)
    _check_schema(path, table, next(iter(records.values())))
    rows = _rows(table)
    for game in range(first, last):
        for expected in replayed(records[game], f"{path}, game {game}"):
            row = next(rows, None)
            expected.update(game=game, deal=proof.schedule.find(game)[0])
            if row is None:
                raise DatasetError(f"{path}: it ends within game {game}")
            _compare(f"{path}, game {game}, decision {expected['decision']}", row, expected)
    if next(rows, None) is not None:
        raise DatasetError(f"{path}: there are rows behind the last game")
    return Proved(last - first, len(table))


def replayed(recorded: Record, name: str) -> Iterator[Row]:
    """The rows of a game as its record tells them, without what the bots thought."""
    game = verify(recorded, name)
    rules = game.rules
    looking, state = Looking(rules), rules.new_state()
    points = list(game.points)
    sources = _sources(rules, list(game.points), game.state)
    decision = 0
    for at, entry in enumerate(game.entries):
        if entry.seat != BY_CHANCE:
            seen = looking.at(state, entry.seat)
            yield {
                "decision": decision,
                "at": at,
                "seat": entry.seat,
                "bot": recorded.names[entry.seat],
                "observation": seen.observation,
                "mask": seen.mask,
                "offered": int(seen.mask.sum()),
                "action": looking.numbers.number(entry.action),
                **ending(points, sources, entry.seat),
            }
            decision += 1
        rules.apply(state, entry.action)


def _sources(rules: Ruleset, points: list[int], state: Any) -> list[list[int]]:
    width, sheet = int(rules.reason_count), int(rules.sheet)
    return [[int(state.cells[sheet + seat * width + reason]) for reason in range(width)] for seat in range(len(points))]


def _check_schema(path: Path, table: pa.Table, recorded: Record) -> None:
    wanted = schema(recorded.options.rules(recorded.edition))
    if not table.schema.equals(wanted):
        raise DatasetError(f"{path}: its columns are not those of this version of the program")


def _rows(table: pa.Table) -> Iterator[Row]:
    """The rows of a table; columns of numbers as arrays, which are quick to compare."""
    columns: dict[str, Any] = {}
    for name in table.column_names:
        column = table.column(name).combine_chunks()
        kind = column.type
        if pa.types.is_fixed_size_list(kind):
            columns[name] = column.flatten().to_numpy(zero_copy_only=False).reshape(-1, kind.list_size)
        else:
            columns[name] = column.to_pylist()
    for index in range(len(table)):
        yield {name: cells[index] for name, cells in columns.items()}


def _compare(place: str, row: Row, expected: Row) -> None:
    for name, value in expected.items():
        if not np.array_equal(row[name], value):
            raise DatasetError(f"{place}: {name} is {_told(row[name])}, playing it again gives {_told(value)}")
    if row["searched"] is not None:
        offered = set(np.flatnonzero(row["mask"]).tolist())
        if not set(row["searched"]) <= offered:
            raise DatasetError(f"{place}: the search weighed what was not offered")
        if not len(row["searched"]) == len(row["visits"]) == len(row["values"]):
            raise DatasetError(f"{place}: visits and values are not those of the actions that were searched")


def _told(value: object) -> str:
    return " ".join(str(value).split())[:60]
