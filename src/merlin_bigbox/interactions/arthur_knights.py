"""Arthur with the Knights of the Round Table: a manor on a castle can be neither removed nor replaced (KNIGHT-12)."""

from __future__ import annotations

from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.compose import Builder
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.arthur.board import ManorGuard, arthur_of
from merlin_bigbox.modules.knights.allies import Allies, allies_of


class CastleGuard(ManorGuard):
    """Gaheris's castles guard their manors; the player keeps one further manor in the territory (MIX-10)."""

    def __init__(self, allies: Allies) -> None:
        self.allies = allies

    def guards(self, rules: Ruleset, state: State, cell: i64) -> bool:
        return self.allies.has_castle(state, cell)


def build(builder: Builder) -> None:
    """Hand the castles to Arthur's board."""
    arthur_of(builder.rules).guards.append(CastleGuard(allies_of(builder.rules)))
