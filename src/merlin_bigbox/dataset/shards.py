"""Plays games and keeps them as data, in shards: a Parquet file with the rows, and a file with the records.

A shard follows from its number: whoever plays it, wherever and however often it was begun, its files have the same
bytes. It is there as a whole or not at all.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from merlin_bigbox.arena.checkpoint import refuse_others
from merlin_bigbox.arena.halt import go_on
from merlin_bigbox.arena.hand_out import Slots, hand_out
from merlin_bigbox.arena.match import contest
from merlin_bigbox.arena.pieces import Pieces, usual_seconds
from merlin_bigbox.arena.settings import Settings
from merlin_bigbox.dataset.card import card
from merlin_bigbox.dataset.columns import described
from merlin_bigbox.dataset.rows import Rows
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game import archive

__all__ = ["Made", "make"]

FORMAT: Final = "merlin dataset 1"
SETTINGS_FILE: Final = "settings.json"
SCHEMA_FILE: Final = "schema.json"
CARD_FILE: Final = "README.md"
DATA: Final = "data"
RECORDS: Final = "records"
SHARD_SECONDS: Final = 60.0
MOST_GAMES: Final = 100
"""In one shard, some ten thousand rows."""
SPAN: Final = b"merlin.games"
"""In the metadata of a file: its first game, and the one after its last."""


class Shard(NamedTuple):
    """A shard that was played: its two files."""

    rows: bytes
    records: bytes


class Made(NamedTuple):
    """A finished dataset."""

    games: int
    """How many games it has."""
    rows: int
    """How many decisions."""
    shards: int
    """In how many files."""
    bytes: int
    """Their size together."""


@dataclass(frozen=True)
class Job:
    """What everybody who plays shards has to know."""

    settings: Settings
    pieces: Pieces

    @property
    def bots(self) -> tuple[str, ...]:
        """Whose files have to be where they play."""
        return self.settings.bots


def shard_size(settings: Settings) -> int:
    """How many games are a shard: about a minute's worth, told by the kind of the bots, never measured."""
    seconds = usual_seconds(settings.bots, settings.limit) * settings.players / len(settings.bots)
    return max(1, min(MOST_GAMES, int(SHARD_SECONDS / seconds)))


def make(
    settings: Settings,
    games: int,
    out: Path,
    jobs: int = 1,
    *,
    resume: bool = False,
    progress: Callable[[int, int], None] | None = None,
    executor: Executor | None = None,
    slots: Slots = None,
) -> Made:
    """Play so many games into a folder; with `resume`, shards that are there already are left as they are.

    With an `executor`, its workers play, about `slots` of them; otherwise `jobs` processes do.
    """
    settings.check()
    if games < 1:
        raise OptionsError(f"{games} games; at least one is needed")
    job = Job(settings, Pieces(games, shard_size(settings)))
    _begin(job, out, resume=resume)
    tell = progress or (lambda _done, _games: None)
    left = [number for number in range(job.pieces.count) if not is_there(out, job.pieces, number)]
    done = games - sum(_length(job.pieces, number) for number in left)
    tell(done, games)
    with closing(hand_out(make_shard, job, iter(left), jobs, executor, slots)) as playing:
        for number, shard in playing:
            first = job.pieces.span(number)[0]
            archive.write(archive.file_for(out / RECORDS, first), shard.records)
            archive.write(data_file(out, first), shard.rows)  # last: a shard whose rows are there is complete
            done += _length(job.pieces, number)
            tell(done, games)
    files = [data_file(out, job.pieces.span(number)[0]) for number in range(job.pieces.count)]
    rows = sum(pq.read_metadata(path).num_rows for path in files)
    made = Made(games, rows, len(files), sum(path.stat().st_size for path in files))
    (out / CARD_FILE).write_text(card(settings, made, described(settings.rules())), encoding="utf-8")
    return made


def make_shard(job: Job, number: int) -> Shard:
    """Play the games of a shard."""
    settings = job.settings
    rows = Rows(settings.rules(), settings.names())
    records: list[tuple[int, str]] = []
    first, last = job.pieces.span(number)
    for seating in settings.schedule().games(first, last):
        go_on()
        played = contest(settings, seating, keep=True, watch=rows.watch)
        rows.end(played)
        records.append((seating.game, played.record))
    table = rows.table()
    # The metadata of the schema is what tells libraries how to read a file: ours stands beside it.
    table = table.replace_schema_metadata({SPAN: f"{first} {last}".encode()})
    buffer = io.BytesIO()
    pq.write_table(table, buffer, compression="zstd", use_dictionary=True, row_group_size=len(table))
    return Shard(buffer.getvalue(), archive.packed(records))


def data_file(folder: Path, first: int) -> Path:
    """The file of the rows of the shard that begins with this game."""
    return folder / DATA / f"games-{first:07}.parquet"


def is_there(folder: Path, pieces: Pieces, number: int) -> bool:
    """Whether a shard is finished; one that was the last and shorter is not, if more games are asked for."""
    first, last = pieces.span(number)
    path = data_file(folder, first)
    try:
        found = (pq.read_schema(path).metadata or {}).get(SPAN)
    except (OSError, pa.ArrowException):
        return False
    return bool(found == f"{first} {last}".encode())


def header(settings: Settings) -> dict[str, Any]:
    """What identifies a dataset, but for how many games it has."""
    schema = described(settings.rules())
    return {
        "format": FORMAT,
        **settings.as_json(),
        "shard": shard_size(settings),
        "columns": schema["version"],
        "observation": schema["observation"]["digest"],
        "actions": schema["actions"]["digest"],
    }


def _begin(job: Job, out: Path, *, resume: bool) -> None:
    """Write settings and schema into a new folder, or see that those of the folder are the same."""
    path = out / SETTINGS_FILE
    wanted = header(job.settings)
    if path.exists():
        if not resume:
            raise OptionsError(f"{path} is there already; go on with it by --resume, or choose another folder")
        found = settings_of(out)
        refuse_others(path, found, {**wanted, "games": found["games"]})  # there may be more of them now
        if found["games"] > job.pieces.games:
            raise OptionsError(f"{out} was begun for {found['games']} games; ask for as many or more")
    archive.write(path, _plain({**wanted, "games": job.pieces.games}))
    archive.write(out / SCHEMA_FILE, _plain(described(job.settings.rules())))


def settings_of(folder: Path) -> dict[str, Any]:
    """The settings of a dataset."""
    path = folder / SETTINGS_FILE
    try:
        found = json.loads(path.read_bytes())
    except (OSError, ValueError):
        found = None
    if not isinstance(found, dict) or found.get("format") != FORMAT or not isinstance(found.get("games"), int):
        raise OptionsError(f"{folder} is not the folder of a dataset; its {SETTINGS_FILE} is missing or another's")
    return found


def _plain(data: object) -> bytes:
    return json.dumps(data, indent=1, ensure_ascii=False).encode() + b"\n"


def _length(pieces: Pieces, number: int) -> int:
    first, last = pieces.span(number)
    return last - first
