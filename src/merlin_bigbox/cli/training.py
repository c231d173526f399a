"""`merlin train`: bots play each other, and what they learn from it is written to a file."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from merlin_bigbox.bots.learned import FILE, Trained
from merlin_bigbox.bots.training import solve, start
from merlin_bigbox.bots.training import train as run_training
from merlin_bigbox.cli.console import EditionFile, Language, at_least_one, edition_for, look_for, output
from merlin_bigbox.cli.progress import GamesProgress

INTERRUPTED = 130


def train(
    *,
    games: Annotated[int, Parameter(help="How many games, those of an earlier part included.")] = 2400,
    seed: Annotated[int, Parameter(help="The same seed gives the same games.")] = 1,
    resume: Annotated[
        Path | None, Parameter(help="Keep what was learned so far in this file, and go on from it.")
    ] = None,
    output_file: Annotated[
        Path,
        Parameter(name="--output", help=f"Where the weights go; the bots read src/merlin_bigbox/bots/trained/{FILE}."),
    ] = Path(FILE),
    edition: EditionFile = None,
    lang: Language = None,
    json: Annotated[bool, Parameter(negative="", help="Print the figures as JSON.")] = False,
) -> int:
    """Let bots play each other and learn what positions are worth.

    Example: merlin train --games 6000 --seed 1 --resume training.json --output weights.json
    """
    at_least_one(games, "games")
    look, components = look_for(lang), edition_for(edition)
    learning = start(components, seed, resume)
    with GamesProgress(look, look.text("training")) as progress:
        progress.tell(learning.games, games)
        try:
            run_training(components, learning, games, resume, lambda done: progress.tell(done, games))
        except KeyboardInterrupt:
            progress.bar.stop()
            print(look.text("interrupted", resume="yes" if resume else "no"), file=sys.stderr)
            return INTERRUPTED
    trained = solve(learning, _command(learning.games, seed, edition))
    output_file.parent.mkdir(parents=True, exist_ok=True)
    output_file.write_bytes(msgspec.json.format(msgspec.json.encode(trained), indent=1))
    if json:
        print(msgspec.json.encode(_figures(trained)).decode())
    else:
        output().print(look.text("trained", games=trained.games, file=str(output_file)), soft_wrap=True)
        for kind, shares in _figures(trained).items():
            told = " ".join(f"{100 * share:.0f}" for share in shares)
            output().print(look.text("trained-share", kind=kind, shares=told))
    return 0


def _command(games: int, seed: int, edition: Path | None) -> str:
    """The command that learns the same again."""
    words = ["merlin", "train", "--games", str(games), "--seed", str(seed)]
    return shlex.join(words if edition is None else [*words, "--edition", str(edition)])


def _figures(trained: Trained) -> dict[str, list[float]]:
    """How much of the final margins the weights explain at the start of each round."""
    return {kind: model.explained[1:] for kind, model in trained.models.items()}
