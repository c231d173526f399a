"""The weights that Merlin had learned by 2026."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from merlin_bigbox.engine.core.ruleset import Ruleset


class Model(msgspec.Struct, frozen=True):
    """Weights in thousandths, a row for each stage, and by how many points luck spreads results at each stage."""

    weights: list[int]
    spread: list[int]


class Trained(msgspec.Struct, frozen=True):
    """The models by kind of game."""

    models: dict[str, Model]


@cache
def _trained() -> Trained:
    return msgspec.json.decode(
        files("merlin_bigbox.bots.frozen.merlin_2026").joinpath("estimate.json").read_bytes(), type=Trained
    )


def model_for(rules: Ruleset) -> Model:
    """The weights for a game, by its number of players and whether it has modules."""
    has_modules = len(rules.modules) > 1
    return _trained().models[f"{'modules' if has_modules else 'base'}-{int(rules.players)}"]
