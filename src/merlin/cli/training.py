"""`merlin train`: bots play each other, and what they learn from it is written to a file."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from merlin.bots.learned import FILE, Trained
from merlin.bots.training import solve, start
from merlin.bots.training import train as run_training
from merlin.cli.console import EditionFile, Language, at_least_one, edition_for, look_for, output, progress_bar

INTERRUPTED = 130


def train(
    *,
    games: Annotated[int, Parameter(help="How many games, those of an earlier part included.")] = 1000,
    seed: Annotated[int, Parameter(help="The same seed gives the same games.")] = 1,
    resume: Annotated[
        Path | None, Parameter(help="Keep what was learned so far in this file, and go on from it.")
    ] = None,
    output_file: Annotated[
        Path | None, Parameter(name="--output", help="Where the weights go; unless told, to the bots that ship.")
    ] = None,
    edition: EditionFile = None,
    lang: Language = None,
    json: Annotated[bool, Parameter(negative="", help="Print the figures as JSON.")] = False,
) -> int:
    """Let bots play each other and learn what positions are worth.

    Example: merlin train --games 6000 --seed 1 --resume training.json --output weights.json
    """
    at_least_one(games, "games")
    look = look_for(lang)
    progress = start(seed, resume)
    with progress_bar() as bar:
        task = bar.add_task(look.text("training"), total=games, completed=progress.games)
        try:
            run_training(edition_for(edition), progress, games, resume, lambda done: bar.update(task, completed=done))
        except KeyboardInterrupt:
            bar.stop()
            print(look.text("interrupted", resume="yes" if resume else "no"), file=sys.stderr)
            return INTERRUPTED
    trained = solve(progress, f"merlin train --games {progress.games} --seed {seed}")
    target = output_file if output_file is not None else Path(str(files("merlin.bots").joinpath("trained", FILE)))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(msgspec.json.format(msgspec.json.encode(trained), indent=1))
    if json:
        print(msgspec.json.encode(_figures(trained)).decode())
    else:
        output().print(look.text("trained", games=trained.games, file=str(target)))
        for kind, shares in _figures(trained).items():
            told = " ".join(f"{100 * share:.0f}" for share in shares)
            output().print(look.text("trained-share", kind=kind, shares=told))
    return 0


def _figures(trained: Trained) -> dict[str, list[float]]:
    """How much of the final margins the weights explain at the start of each round."""
    return {kind: model.explained[1:] for kind, model in trained.models.items()}
