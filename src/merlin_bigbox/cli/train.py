"""`merlin train`: learns weights from self-play and writes them to a file."""

from __future__ import annotations

import shlex
import sys
from importlib.resources import as_file, files
from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter

from merlin_bigbox.arena.formatting import Wording
from merlin_bigbox.arena.training import Progress, start
from merlin_bigbox.arena.training import train as run_training
from merlin_bigbox.bots.learning.model import Trained
from merlin_bigbox.cli.cluster import On, interrupted, workers_on
from merlin_bigbox.cli.console import (
    EditionFile,
    Jobs,
    Json,
    Language,
    PiecesPart,
    Resume,
    at_least_one,
    edition_for,
    kept_in,
    look_for,
    output,
)
from merlin_bigbox.cli.progress import GamesProgress
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.terminal.style import Look

INTERRUPTED: Final = 130
SUMS_FILE: Final = "sums.json"
WEIGHTS_FILE: Final = "weights.json"


def train(
    *,
    games: int = 2400,
    seed: int = 1,
    out: Annotated[Path, Parameter(name="--out")] = Path("training"),
    resume: Resume = False,
    pieces: PiecesPart = None,
    jobs: Jobs = None,
    on: On = None,
    edition: EditionFile = None,
    lang: Language = None,
    json: Json = False,
) -> int:
    """Let bots play each other and learn what positions are worth.

    A bot plays with the weights when their file is named behind it: merlin@training/weights.json.

    Example: merlin train --games 6000 --out training
    """
    at_least_one(games, "games")
    look, components = look_for(lang), edition_for(edition)
    with as_file(files("merlin_bigbox")) as package:
        if out.resolve().is_relative_to(package.resolve()):
            raise OptionsError(f"{out} belongs to the program; choose a folder of your own")
    sums = kept_in(out, SUMS_FILE, resume=resume)
    learning = start(components, seed, sums)
    try:
        with (
            workers_on(on, jobs, out) as workers,
            GamesProgress(look, look.text("training"), workers.slots) as progress,
        ):
            progress.tell(learning.count, games)
            run_training(
                components,
                learning,
                games,
                sums,
                progress.tell,
                jobs=workers.jobs,
                only=pieces,
                executor=workers.executor,
                slots=workers.slots,
            )
    except KeyboardInterrupt:
        print(interrupted(look, on, kept=True), file=sys.stderr)
        return INTERRUPTED
    if pieces is not None:
        output().print(look.text("part", games=learning.count, folder=str(out)), soft_wrap=True)
        return 0
    learned(learning, look, out, edition, json=json)
    return 0


def learned(learning: Progress, look: Look, out: Path, edition: Path | None, *, json: bool) -> None:
    """Write the weights into the folder, and show how much they foresee."""
    trained = learning.trained(_command(learning.count, learning.settings.seed, edition))
    weights = out / WEIGHTS_FILE
    weights.write_bytes(msgspec.json.format(msgspec.json.encode(trained), indent=1))
    if json:
        print(msgspec.json.encode(_figures(trained)).decode())
        return
    output().print(look.text("trained", games=trained.games, file=str(weights)), soft_wrap=True)
    number = Wording(look.catalogue.lang).number
    for kind, shares in _figures(trained).items():
        told = " ".join(number(100 * share) for share in shares)
        output().print(look.text("trained-share", kind=kind, shares=told))


def _command(games: int, seed: int, edition: Path | None) -> str:
    """The command that learns the same again."""
    words = ["merlin", "train", "--games", str(games), "--seed", str(seed)]
    return shlex.join(words if edition is None else [*words, "--edition", str(edition)])


def _figures(trained: Trained) -> dict[str, list[float]]:
    """The share of the final margins explained at the start of each round."""
    return {kind: model.explained[1:] for kind, model in trained.models.items()}
