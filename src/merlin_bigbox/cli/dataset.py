"""`merlin dataset`: games between bots as data to learn from, a row a decision; and the proof of them."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

import msgspec

from merlin_bigbox.arena import Settings
from merlin_bigbox.cli.cluster import On, interrupted, workers_on
from merlin_bigbox.cli.console import (
    PROGRAM,
    EditionFile,
    Jobs,
    Json,
    Language,
    Modules,
    OutFolder,
    Resume,
    Variants,
    cores,
    edition_for,
    listed,
    look_for,
    modules_for,
    output,
)
from merlin_bigbox.cli.progress import GamesProgress
from merlin_bigbox.engine.core.errors import OptionsError

INTERRUPTED: Final = 130
NEEDED: Final = ("numpy", "pyarrow")


def dataset(
    check: Literal["check"] | None = None,
    folder: Path | None = None,
    /,
    *,
    games: int = 100,
    bots: str = "squire",
    players: int = 4,
    modules: Modules = "",
    variants: Variants = "",
    seed: int = 0,
    limit: float | None = None,
    out: OutFolder = None,
    resume: Resume = False,
    jobs: Jobs = None,
    on: On = None,
    edition: EditionFile = None,
    lang: Language = None,
    json: Json = False,
) -> int:
    """Keep the games of bots as data to learn from: Parquet files with a row for every decision, and their records.

    Example: merlin dataset --games 1000 --bots merlin@40v --out games
    Example: merlin dataset check games
    """
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise OptionsError(f"a dataset needs {' and '.join(missing)}: pip install 'merlin-bigbox[research]'")
    if check is not None:
        if folder is None:
            raise OptionsError(f"name the folder to check, such as: {PROGRAM} dataset check games")
        return _check(folder, jobs, lang, json=json)
    if out is None:
        raise OptionsError("the games have to be kept somewhere; name a folder with --out")
    components = edition_for(edition)
    chosen = modules_for(modules, components, seed)
    file = "" if edition is None else str(edition)
    settings = Settings(components, listed(bots), players, chosen, listed(variants), seed, limit, file)
    from merlin_bigbox.dataset.shards import make  # noqa: PLC0415 - only these commands need its libraries

    look = look_for(lang)
    try:
        with (
            redirect_stdout(sys.stderr),  # what bots print must not mix with the figures
            workers_on(on, jobs, out) as workers,
            GamesProgress(look, look.text("collecting"), workers.slots) as progress,
        ):
            made = make(
                settings,
                games,
                out,
                workers.jobs,
                resume=resume,
                progress=progress.tell,
                executor=workers.executor,
                slots=workers.slots,
            )
    except KeyboardInterrupt:
        print(interrupted(look, on, kept=True), file=sys.stderr)
        return INTERRUPTED
    if json:
        print(msgspec.json.encode(made._asdict()).decode())
    else:
        told = look.text("collected", folder=str(out), rows=made.rows, games=made.games)
        output().print(told, soft_wrap=True)
    return 0


def _check(folder: Path, jobs: int | None, lang: str | None, *, json: bool) -> int:
    """Play the games of a dataset again."""
    from merlin_bigbox.dataset.proof import prove  # noqa: PLC0415 - as above

    look = look_for(lang)
    with GamesProgress(look, look.text("checking")) as progress:
        proved = prove(folder, cores(jobs), progress.tell)
    if json:
        print(msgspec.json.encode({"folder": str(folder), "right": True, **proved._asdict()}).decode())
    else:
        told = look.text("dataset-proved", folder=str(folder), rows=proved.rows, games=proved.games)
        output().print(told, soft_wrap=True)
    return 0
