"""Observations in other forms: by the names of blocks, in words, and as tokens of piece, place and owner."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.game import notation
from merlin_bigbox.research import fields
from merlin_bigbox.research.blocks import Block, layout
from merlin_bigbox.research.compiled.encoder import FRAME_SIZE, FRAMES

__all__ = ["Vocabulary", "as_dict", "bounds", "scaled", "tokens", "vocabulary", "words"]

Vector = npt.NDArray[np.int16]
UNKNOWN: Final = "unknown"


def as_dict(rules: Ruleset, observation: Vector) -> dict[str, Vector]:
    """The observation block by block; one that is `owned` has a row for each seat, the observer's first."""
    players = int(rules.players)
    found: dict[str, Vector] = {}
    for block in layout(rules).blocks:
        part = observation[..., block.first : block.first + block.size]
        if block.owned:
            part = part.reshape(*part.shape[:-1], players, block.size // players)
        found[block.name] = part
    return found


def scaled(rules: Ruleset, observation: Vector) -> npt.NDArray[np.float32]:
    """The observation as fractions: 0 at the lowest value a block declares, 1 at the highest."""
    low, high = bounds(rules)
    return ((observation - low) / (high - low)).astype(np.float32)


@lru_cache(maxsize=64)
def bounds(rules: Ruleset) -> tuple[Vector, Vector]:
    """The lowest and the highest value of every number of an observation."""
    blocks = layout(rules).blocks
    low = np.concatenate([np.full(block.size, block.low, dtype=np.int16) for block in blocks])
    high = np.concatenate([np.full(block.size, block.high, dtype=np.int16) for block in blocks])
    return low, high


# --- words -----------------------------------------------------------------------------------------------------------


def seat_names(rules: Ruleset, observation: Vector) -> list[str]:
    """The names of the seats in the order of the observation: the observer first."""
    own = int(observation[layout(rules).block("seat").first])
    players = int(rules.players)
    return [notation.SEAT_NAMES[(own + index) % players] for index in range(players)]


def value_word(rules: Ruleset, block: Block, value: int, seats: list[str]) -> str:
    """What a cell of a block holds, in words."""
    if value < 0 and block.low < 0 and (block.holds or block.low == -1):
        return UNKNOWN
    if not block.holds:
        return str(value)
    if block.holds == fields.SEATS:
        return " ".join(name for index, name in enumerate(seats) if value >> index & 1) or "nobody"
    if value < len(block.before):
        return block.before[value]
    number = value - len(block.before)
    if block.holds == "seat":
        return seats[number]
    return fields.word(rules, block.holds, fields.values(rules, block.holds)[number])


def words(rules: Ruleset, observation: Vector) -> list[str]:
    """All that an observation says, a line each: `goods red: shield purple 2, flag black 1`. What is 0 is left out."""
    seats = seat_names(rules, observation)
    lines = [f"seat: {seats[0]}", *_frame_words(rules, observation, seats)]
    for block in layout(rules).blocks[2:]:
        width = len(block.labels)
        for part in range(block.size // width):
            name = f"{block.name} {seats[part]}" if block.owned else block.name
            shown = [
                f"{label} {value_word(rules, block, value, seats)}".strip()
                for label, value in zip(block.labels, _part(observation, block, part, width), strict=True)
                if value != 0 or (block.holds and not block.before)
            ]
            if shown:
                lines.append(f"{name}: {', '.join(shown)}")
    return lines


def _part(observation: Vector, block: Block, part: int, width: int) -> list[int]:
    first = block.first + part * width
    return [int(value) for value in observation[first : first + width]]


def _frame_words(rules: Ruleset, observation: Vector, seats: list[str]) -> list[str]:
    """The pending questions: what is asked of whom, with its fields."""
    found = layout(rules)
    first = found.block("asked").first
    lines: list[str] = []
    for index in range(FRAMES):
        number, seat, *values = (int(value) for value in observation[first + index * FRAME_SIZE :][:FRAME_SIZE])
        if number == 0:
            break
        spec = rules.frame_specs[found.frame_kinds[number - 1]]
        told = [
            f"{name} {_field_word(rules, kind, value)}"
            for name, kind, value in zip(spec.fields, spec.types, values, strict=False)
        ]
        lines.append(" ".join((f"{'asked' if index == 0 else 'then'}: {spec.name} {seats[seat]}", *told)))
    return lines


def _field_word(rules: Ruleset, kind: str, value: int) -> str:
    return fields.word(rules, kind, value) if value in fields.values(rules, kind) else str(value)


# --- tokens ----------------------------------------------------------------------------------------------------------


class Vocabulary(NamedTuple):
    """What the numbers of tokens mean: the words for pieces and for places; owners are seats, then nobody."""

    pieces: tuple[str, ...]
    """A word for each piece."""
    places: tuple[str, ...]
    """A word for each place."""
    owners: int
    """How many owners there are: a number each seat, and one for nobody."""


class _Tables(NamedTuple):
    """For each number of an observation how it becomes a token."""

    vocabulary: Vocabulary
    piece: npt.NDArray[np.int64]
    place: npt.NDArray[np.int64]
    owner: npt.NDArray[np.int64]
    named: npt.NDArray[np.bool_]
    """Where the value names a piece: it is added to the number in `piece`."""
    owns: npt.NDArray[np.int64]
    """Where the value names a seat: the value of the first; otherwise -1."""


COLUMNS: Final = ("piece", "place", "owner", "count")


@lru_cache(maxsize=64)
def _tables(rules: Ruleset) -> _Tables:
    pieces: dict[str, int] = {}
    places: dict[str, int] = {}
    nobody = int(rules.players)
    rows: list[tuple[int, int, int, bool, int]] = []
    for block in layout(rules).blocks:
        width = len(block.labels)
        first_word = 0
        if block.holds and block.holds not in {"seat", fields.SEATS}:
            named = [
                f"{block.holds} {word}"
                for word in (
                    *block.before,
                    *(fields.word(rules, block.holds, value) for value in fields.values(rules, block.holds)),
                )
            ]
            first_word = len(pieces)
            for word in named:  # kept together, so that a value leads to its word by adding
                pieces[f"{block.name}: {word}"] = len(pieces)
        for index in range(block.size):
            label = block.labels[index % width]
            owner = index // width if block.owned else nobody
            if block.holds and block.holds not in {"seat", fields.SEATS}:
                place = places.setdefault(f"{block.name} {label}".strip(), len(places))
                rows.append((first_word, place, owner, True, -1))
            else:
                piece = pieces.setdefault(f"{block.name} {label}".strip(), len(pieces))
                place = places.setdefault(block.name, len(places))
                rows.append((piece, place, owner, False, len(block.before) if block.holds == "seat" else -1))
    columns = list(zip(*rows, strict=True))
    found = Vocabulary(tuple(pieces), tuple(places), nobody + 1)
    return _Tables(found, *(np.array(column) for column in columns))


def vocabulary(rules: Ruleset) -> Vocabulary:
    """The words behind the numbers of tokens."""
    return _tables(rules).vocabulary


def tokens(rules: Ruleset, observation: Vector, room: int | None = None) -> npt.NDArray[np.int32]:
    """The observation as a list of rows `piece, place, owner, count`, one for each number that is not 0.

    With `room` there are so many rows, the last ones filled with -1. What is unknown counts -1 or less.
    """
    tables = _tables(rules)
    at = np.flatnonzero(observation)
    value = observation[at].astype(np.int32)
    named = tables.named[at]
    known = value >= 0
    piece = tables.piece[at] + np.where(named & known, value, 0)
    owns = tables.owns[at]
    is_seat = (owns >= 0) & (value >= owns)
    owner = np.where(is_seat, value - owns, tables.owner[at])
    count = np.where(named & known | is_seat, 1, value)
    rows = np.stack((piece, tables.place[at], owner, count), axis=-1).astype(np.int32)
    if room is None:
        return rows
    if len(rows) > room:
        raise ValueError(f"{len(rows)} tokens; there is room for {room}")
    return np.concatenate((rows, np.full((room - len(rows), len(COLUMNS)), -1, dtype=np.int32)))
