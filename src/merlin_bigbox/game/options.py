"""What a table agrees on before the game: players, modules and variants; and by which version of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.catalogue import RULES_VERSION, compose
from merlin_bigbox.engine.core.ruleset import Ruleset


@dataclass(frozen=True, slots=True, init=False)
class GameOptions:
    """The options of a game; `rules` refuses what cannot be played."""

    players: int
    """How many play: 2, 3 or 4."""
    modules: tuple[str, ...]
    """The names of the modules."""
    variants: tuple[str, ...]
    """The names of the variants."""
    version: int = RULES_VERSION
    """Of the rules: a game that was begun by older ones goes on by them."""

    def __init__(
        self,
        players: int = 4,
        modules: Iterable[str] = (),
        variants: Iterable[str] = (),
        version: int = RULES_VERSION,
    ) -> None:
        for what, number in (("players", players), ("version", version)):
            if not isinstance(number, int):
                raise TypeError(f"{what}: a number is expected, not {number!r}")
        object.__setattr__(self, "players", players)
        object.__setattr__(self, "modules", _names("modules", modules))
        object.__setattr__(self, "variants", _names("variants", variants))
        object.__setattr__(self, "version", version)

    def rules(self, edition: Edition) -> Ruleset:
        """The composed rules for these options."""
        return compose(edition, self.modules, self.players, self.variants, self.version)


def _names(what: str, given: object) -> tuple[str, ...]:
    """The names in a list, a tuple or whatever else holds several."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise TypeError(f"{what}: several names are expected, such as ({given!r},), not {given!r} alone")
    names = tuple(given)
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"{what}: names are expected, not {name!r}")
    return names
