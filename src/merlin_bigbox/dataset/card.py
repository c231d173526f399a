"""The data card: what a dataset is, how it was made and how to read it, in the manner of Hugging Face."""

from __future__ import annotations

import shlex
from typing import Any, Final, Protocol

from merlin_bigbox import __version__
from merlin_bigbox.arena.settings import Settings
from merlin_bigbox.bots import limit_for

SIZES: Final = {10**3: "n<1K", 10**4: "1K<n<10K", 10**5: "10K<n<100K", 10**6: "100K<n<1M", 10**7: "1M<n<10M"}
LARGEST: Final = "n>10M"
"""How Hugging Face sorts datasets by their rows."""

HEAD: Final = """---
pretty_name: Merlin, decisions of bots
license: mit
language: [en]
tags: [board-games, reinforcement-learning, imitation-learning, tabular]
size_categories: ["{size}"]
configs:
- config_name: default
  data_files:
  - split: train
    path: data/*.parquet
---

# Merlin: {rows:,} decisions in {games:,} games

Decisions of bots in Merlin, a board game with dice and hidden cards: {players} players, {modules}. A row is one
decision: what the seat may know, what it may choose, what it chose, and how the game ended. No observation says more
than its seat may know.

## How it was made

```
pip install 'merlin-bigbox[research]'
{command}
```

Merlin {version}, program `{program}`. {shards} in `data/`, {megabytes:.1f} MB. {repeatable}
`settings.json` has all settings, `schema.json` the columns, the blocks of observations and all actions in words.

Seats are taken in turns. Games of one deal share their dice and cards, and every bot has every seat of it: **split by
`deal`**, not by row, or what is learned from will be tested on.

## Columns

| column | type | |
|---|---|---|
{columns}

`sources` are the points for {reasons}.

## Reading it

```python
polars.read_parquet("data/*.parquet")
pandas.read_parquet("data")
datasets.load_dataset("parquet", data_files="data/*.parquet")
```

Where `offered` is 1 there was nothing to decide: leave these rows out to learn choices.

## Playing it again

`records/` has every game. `merlin-bigbox replay records --game 17 --at 120` leads to the row of game 17 with `at` 120,
and `merlin-bigbox dataset check .` plays all games again and compares every row.

## What it is not

The choices are those of programs, not of people, and only as good as these. Bots that choose some moves at random do
not say which. `values` are estimates.
"""


class Counted(Protocol):
    """How much there is of a dataset."""

    @property
    def games(self) -> int: ...
    @property
    def rows(self) -> int: ...
    @property
    def shards(self) -> int: ...
    @property
    def bytes(self) -> int: ...


def card(settings: Settings, made: Counted, schema: dict[str, Any]) -> str:
    """The text of the card; the same games give the same card."""
    plain = settings.as_json()
    columns = [f"| `{one['name']}` | {one['type']} | {one['about']} |" for one in schema["columns"]]
    clocked = [name for name in settings.names() if limit_for(name, settings.limit) is not None]
    return HEAD.format(
        size=_size(made.rows),
        rows=made.rows,
        games=made.games,
        players=settings.players,
        modules=f"modules {', '.join(plain['modules'])}" if plain["modules"] else "the base game",
        command=command(settings, made.games),
        version=__version__,
        program=plain["program"][:12],
        shards="One file" if made.shards == 1 else f"{made.shards} files",
        megabytes=made.bytes / 1e6,
        repeatable=f"{', '.join(clocked)} thought by the clock: the same command gives other games."
        if clocked
        else "The same command gives the same bytes, with the same version of pyarrow.",
        columns="\n".join(columns),
        reasons=", ".join(plain["reasons"]),
    )


def command(settings: Settings, games: int) -> str:
    """The command that makes it."""
    words = ["merlin-bigbox", "dataset", "--games", str(games), "--bots", ",".join(settings.bots)]
    words += ["--players", str(settings.players), "--seed", str(settings.seed)]
    for option, names in (("--modules", settings.rules().modules[1:]), ("--variants", settings.variants)):
        words += [option, ",".join(names)] if names else []
    words += ["--limit", f"{settings.limit:g}"] if settings.limit is not None else []
    words += ["--edition", settings.edition_file] if settings.edition_file else []
    return shlex.join([*words, "--out", "DIR"])


def _size(rows: int) -> str:
    return next((name for most, name in SIZES.items() if rows < most), LARGEST)
