"""What a table agrees on before the game: players, modules and variants."""

from __future__ import annotations

from dataclasses import dataclass

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.engine.core.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class GameOptions:
    """The options of a game; `rules` refuses what cannot be played."""

    players: int = 4
    modules: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()

    def rules(self, edition: Edition) -> Ruleset:
        """The composed rules for these options."""
        return compose(edition, self.modules, self.players, self.variants)
