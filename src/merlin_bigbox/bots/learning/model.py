"""What self-play taught: how positions end, and what quick searches hold things to be worth; reading it, by game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from merlin_bigbox.bots.location import located
from merlin_bigbox.bots.search.appraisal import FEATURES, STAGES
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.engine.core.ruleset import Ruleset

FILE: Final = "estimate.json"
MERLIN: Final = "merlin.json"


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
    """What `merlin train` wrote, with the command that made it. `models` are by kind of game: see `kind_of_game`.

    `policies` tell what the quick searches of games of a kind held things to be worth, where it is not what the knight
    does: an estimate fits the games that it was learned from.
    """

    command: str
    seed: int
    games: int
    features: list[str]
    models: dict[str, Learned]
    policies: dict[str, dict[str, int]] = {}


def kind_of_game(players: int, modules: int) -> str:
    """The key of games that share weights: the number of players, and whether there are modules."""
    return f"{'modules' if modules > 0 else 'base'}-{players}"


def policy_names() -> list[str]:
    """The names of all that quick searches weigh."""
    return sorted(name for name in dir(Weights()) if not name.startswith("_"))


def policy_of(values: dict[str, int]) -> Weights:
    """Weights of quick searches with these values; what is not named is worth what it is to the knight."""
    found = Weights()
    for name, value in values.items():
        setattr(found, name, value)
    return found


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
    if odd := {name for policy in trained.policies.values() for name in policy} - set(policy_names()):
        raise LearnedError(f"{where}: quick searches do not weigh {', '.join(sorted(odd))}")
    return trained


def read_file(name: str) -> Trained:
    """The weights in a file of one's own."""
    try:
        return read(located(name).read_bytes(), name)
    except OSError as error:
        raise LearnedError(f"{name} cannot be read: {error.strerror}") from None


@cache
def shipped() -> Trained | None:
    """What ships with the program."""
    return _packed(FILE)


@cache
def merlins() -> Trained | None:
    """What Merlin alone plays with, where that is not what ships for all."""
    return _packed(MERLIN)


def _packed(name: str) -> Trained | None:
    file = files("merlin_bigbox.bots.learning").joinpath("trained", name)
    return read(file.read_bytes(), name) if file.is_file() else None


def learned_for(rules: Ruleset, own: Trained | None = None) -> Learned:
    """The estimate for a game: one's own, or that which comes with the program where one's own knows no such games."""
    kind = _kind_of(rules)
    for trained in (own, shipped()):
        if trained is not None and kind in trained.models:
            return trained.models[kind]
    return plain()


def policy_for(rules: Ruleset, own: Trained | None = None) -> Weights:
    """What quick searches hold things to be worth in a game, where an estimate was learned from such games."""
    trained = shipped() if own is None else own
    return policy_of(trained.policies.get(_kind_of(rules), {}) if trained else {})


def _kind_of(rules: Ruleset) -> str:
    return kind_of_game(int(rules.players), len(rules.modules) - 1)
