"""The weights learned from self-play: reading them, and selecting those for a game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from merlin_bigbox.bots.location import located
from merlin_bigbox.bots.search.appraisal import FEATURES, STAGES
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.engine.core.ruleset import Ruleset

FILE: Final = "estimate.json"


class LearnedError(MerlinError):
    """A weights file does not fit this program."""


class Learned(msgspec.Struct, frozen=True):
    """Weights in thousandths, a row for each stage one after the other, and by how many points luck spreads.

    With them the seats they were learned from at each stage, and which share of the final margins they explain there.
    """

    weights: list[int]
    spread: list[int]
    examples: int = 0
    explained: list[float] = []


class Trained(msgspec.Struct, frozen=True):
    """What `merlin train` wrote, with the command that made it. `models` are by kind of game: see `kind_of_game`."""

    command: str
    seed: int
    games: int
    features: list[str]
    models: dict[str, Learned]


def kind_of_game(players: int, modules: int) -> str:
    """The key of games that share weights: the number of players, and whether there are modules."""
    return f"{'modules' if modules > 0 else 'base'}-{players}"


def plain() -> Learned:
    """Weights before any training: a value is the sum of its parts."""
    row = [1000] * 8 + [0] * (len(FEATURES) - 8)
    return Learned(row * STAGES, [8000] * STAGES)


def read(text: str | bytes, where: str = FILE) -> Trained:
    """The weights in a file; LearnedError if it does not fit."""
    try:
        trained = msgspec.json.decode(text, type=Trained)
    except msgspec.DecodeError as error:
        raise LearnedError(f"{where}: {error}") from error
    sizes = {len(model.weights) for model in trained.models.values()}
    if trained.features != list(FEATURES) or sizes - {STAGES * len(FEATURES)}:
        raise LearnedError(f"{where} was trained for other features; make it again with merlin train")
    return trained


def read_file(name: str) -> Trained:
    """The weights in a file of one's own."""
    try:
        return read(located(name).read_bytes(), name)
    except OSError as error:
        raise LearnedError(f"{name} cannot be read: {error.strerror}") from None


@cache
def shipped() -> Trained | None:
    """The weights shipped with the program."""
    file = files("merlin_bigbox.bots.learning").joinpath("trained", FILE)
    return read(file.read_bytes()) if file.is_file() else None


def learned_for(rules: Ruleset, own: Trained | None = None) -> Learned:
    """The weights for a game: one's own, or those that come with the program."""
    trained = shipped() if own is None else own
    found = trained.models.get(kind_of_game(int(rules.players), len(rules.modules) - 1)) if trained else None
    return found if found is not None else plain()
