"""Joins parts that were played apart, each some pieces of the same games, into one file of them all."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any, TextIO

from merlin_bigbox.arena.checkpoint import Reading, refuse_others
from merlin_bigbox.arena.pieces import Pieces
from merlin_bigbox.arena.ranges import Pair, Ranges
from merlin_bigbox.arena.training import Progress, read
from merlin_bigbox.arena.training import refuse_others as refuse_other_training
from merlin_bigbox.bots.learning.training import add
from merlin_bigbox.engine.core.errors import OptionsError


def header_of(files: Sequence[Path]) -> dict[str, Any]:
    """The settings of the parts, which have to be the same in all of them."""
    header = Reading(files[0]).header
    for file in files[1:]:
        found = Reading(file).header
        refuse_others(file, found, {key: header.get(key) for key in {**header, **found}})
    return header


def join(files: Sequence[Path], out: Path) -> Pieces:
    """Write all finished pieces of the parts into one file; nothing is written unless they are all there.

    Pieces that two parts have may be joined if they are equal but for the times.
    """
    header = header_of(files)
    pieces, twice = _compare(files)
    out.parent.mkdir(parents=True, exist_ok=True)
    beside = out.with_name(f"{out.name}.new")
    try:
        with beside.open("w", encoding="utf-8") as written:
            _append(written, header)
            _append(written, {"plan": {"games": pieces.games, "size": pieces.size}})
            _copy(files, written, pieces, twice)
        beside.replace(out)
    finally:
        beside.unlink(missing_ok=True)
    return pieces


def _compare(files: Sequence[Path]) -> tuple[Pieces, Ranges]:
    """The pieces that all parts are cut into, and the games that more than one part has."""
    pieces: Pieces | None = None
    done, twice = Ranges(), Ranges()
    for file in files:
        reading = Reading(file)
        for _ in reading.pieces():
            pass
        if reading.plan is None:
            raise OptionsError(f"{file} does not say how many games there are to be; play the part again")
        pieces = pieces or reading.plan
        if reading.plan != pieces:
            raise OptionsError(
                f"{file} is a part of {reading.plan.games} games in pieces of {reading.plan.size}, "
                f"{files[0]} of {pieces.games} in pieces of {pieces.size}; these cannot be joined"
            )
        for first, last in reading.done.pairs:
            fresh = Ranges(done.gaps(first, last))
            for span in fresh.pairs:
                done.add(*span)
            for known in fresh.gaps(first, last):
                for span in twice.gaps(*known):
                    twice.add(*span)
    if pieces is None:
        raise OptionsError("no parts; name at least one")
    refuse_missing(pieces, done)
    return pieces, twice


def refuse_missing(pieces: Pieces, done: Ranges) -> None:
    """Refuse parts that are not everything, and say which pieces are missing."""
    if missing := told(number for number in pieces.left(done, range(pieces.count))):
        raise OptionsError(f"pieces are missing: {missing}; play them with --pieces, or --resume the part they are in")


def told(numbers: Iterable[int]) -> str:
    """Numbers as ranges: 3, 7-9."""
    groups = [[number for _, number in group] for _, group in groupby(enumerate(numbers), lambda at: at[1] - at[0])]
    return ", ".join(str(group[0]) if len(group) == 1 else f"{group[0]}-{group[-1]}" for group in groups)


def _copy(files: Sequence[Path], written: TextIO, pieces: Pieces, twice: Ranges) -> None:
    """Write the finished pieces of all parts, each once."""
    compared: dict[tuple[Pair, ...], str] = {}
    kept = Ranges()
    for file in files:
        for entry in Reading(file).pieces():
            spans = tuple((int(first), int(last)) for first, last in entry["games"])
            if any(twice.gaps(*span) != [span] for span in spans):
                digest = _digest(entry)
                numbers = told(sorted({game // pieces.size for first, last in spans for game in (first, last - 1)}))
                if spans in compared:
                    if compared[spans] != digest:
                        raise OptionsError(
                            f"{file} has another result of piece {numbers} than another part; "
                            "a bot thinks by the clock, or one of the parts is damaged"
                        )
                    continue
                if any(kept.gaps(*span) != [span] for span in spans):
                    raise OptionsError(f"{file} has only some games of piece {numbers} in common with another part")
                compared[spans] = digest
                for span in spans:
                    kept.add(*span)
            _append(written, entry)


def _digest(entry: dict[str, Any]) -> str:
    """What a piece gave, but for the times."""
    result = {key: value for key, value in entry.items() if key != "times"}
    return sha256(json.dumps(result, sort_keys=True).encode()).hexdigest()


def _append(written: TextIO, entry: dict[str, Any]) -> None:
    written.write(json.dumps(entry, separators=(",", ":")) + "\n")


def join_training(files: Sequence[Path]) -> Progress:
    """The sums of all parts of a training. Games that two parts have cannot be told apart, and are refused."""
    total = read(files[0])
    done = Ranges(total.done)
    for file in files[1:]:
        part = read(file)
        refuse_other_training(file, part.settings, total.settings)
        if (part.games, part.size) != (total.games, total.size):
            raise OptionsError(f"{file} is a part of {part.games} games, {files[0]} of {total.games}")
        for first, last in part.done:
            if done.gaps(first, last) != [(first, last)]:
                raise OptionsError(f"{file} has games among {first} to {last - 1} that another part has, too")
            done.add(first, last)
        add(total.sums, part.sums)
    total.done = list(done.pairs)
    refuse_missing(Pieces(total.games, total.size), done)
    return total
