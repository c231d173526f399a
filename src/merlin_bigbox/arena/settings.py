"""The settings of an arena: everything that determines its games, except how many there are."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from merlin_bigbox import __version__
from merlin_bigbox.arena.dice_luck import METHOD
from merlin_bigbox.arena.seating import Schedule, check_bots
from merlin_bigbox.bots import bot, limit_for
from merlin_bigbox.bots.fingerprint import program
from merlin_bigbox.bots.spec import digests
from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.game.options import GameOptions


@dataclass(frozen=True)
class Settings:
    """The bots by name, the game they play, the seed, and seconds for a decision of bots with none in their names.

    The edition's file is only told in commands; an edition is known by its content.
    """

    edition: Edition
    """The printed components."""
    bots: tuple[str, ...]
    """The bots by name, as `--bots` takes them."""
    players: int = 4
    """How many play at a table."""
    modules: tuple[str, ...] = ()
    """The modules in play."""
    variants: tuple[str, ...] = ()
    """The variants in play."""
    seed: int = 0
    """The same seed gives the same deals."""
    limit: float | None = None
    """Seconds for a decision, for bots that obey a limit."""
    edition_file: str = ""
    """Where the edition came from, for commands."""
    luck: bool = False
    """Whether the luck of every game is measured, to rate without it."""

    def options(self) -> GameOptions:
        """The options of the games."""
        return GameOptions(self.players, self.modules, self.variants)

    def rules(self) -> Ruleset:
        """The composed rules; OptionsError if they cannot be played."""
        return self.options().rules(self.edition)

    def check(self) -> None:
        """Refuse settings that cannot be played and bots that cannot be created."""
        self.rules()
        check_bots(self.bots, self.players)
        if self.limit is not None and not (math.isfinite(self.limit) and self.limit > 0):
            raise OptionsError(f"a limit of {self.limit:g} seconds; it has to be more than zero")
        for name in self.bots:
            bot(name, 0, self.limit)

    def schedule(self) -> Schedule:
        """The games by their numbers."""
        return Schedule(self.bots, self.players, self.seed)

    def names(self) -> list[str]:
        """Each bot once, in the order of the list."""
        return list(dict.fromkeys(self.bots))

    def limit_of(self, name: str) -> float | None:
        """The limit a bot's decisions are measured against: its own, or the common one, even if it obeys none."""
        own = limit_for(name, self.limit)
        return self.limit if own is None else own

    def as_json(self) -> dict[str, Any]:
        """The settings as plain data, to compare them; a bot in a file is identified by the file's contents."""
        files = {name: found for name in self.names() if (found := digests(name))}
        rules = self.rules()
        return {
            "version": __version__,
            "program": program(),
            "edition": self.edition.digest,
            "bots": list(self.bots),
            "files": files,
            "players": self.players,
            "modules": list(rules.modules[1:]),
            "variants": sorted(self.variants),
            "seed": self.seed,
            "limit": self.limit,
            **({"luck": METHOD} if self.luck else {}),
            "reasons": [spec.name for spec in rules.reason_specs],
        }
