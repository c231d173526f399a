"""Allies who help vassals: Lamorak deploys them anew, Lancelot's marshal doubles their duty (KNIGHT-4, 6)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import MARKERS, VASSAL
from merlin_bigbox.engine.base.names import A_DEPLOY, COLOURS, F_DUTY, VASSALS
from merlin_bigbox.engine.base.spaces import InfluenceVassalSpace, PrincipalitySpace
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import Listener, SpaceOffer
from merlin_bigbox.engine.core.packed import pack
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.knights.allies import LAMORAK, LANCELOT, Allies


class Lamorak(SpaceOffer):
    """A vassal already in the principality may be deployed anew there (KNIGHT-4, MIX-4).

    On principality spaces and the vassal influence space alone, and carried out by these as any deployment: nobody has
    to make room, since the vassal keeps its place.
    """

    def __init__(self, allies: Allies) -> None:
        self.allies = allies

    def offer(
        self, rules: Ruleset, state: State, seat: i64, position: i64, reached: bool, repeat: bool, out: Choices
    ) -> None:
        if not self.allies.has(state, seat, LAMORAK):
            return
        space = rules.spaces[position]
        if isinstance(space, PrincipalitySpace):
            self._again(state, seat, space.principality, out)
        elif isinstance(space, InfluenceVassalSpace):
            principality: i64
            for principality in range(COLOURS):
                if state.cells[MARKERS + seat * COLOURS + principality] > 0:
                    self._again(state, seat, principality, out)

    def _again(self, state: State, seat: i64, principality: i64, out: Choices) -> None:
        vassal: i64
        for vassal in range(VASSALS):
            if state.cells[VASSAL + seat * VASSALS + vassal] == principality + 1:
                out.add(pack(A_DEPLOY, vassal, principality))


class Lancelot(Listener):
    """Where the marshal stands, each deployment of an own vassal does the duty twice; nothing else does (KNIGHT-6)."""

    def __init__(self, allies: Allies) -> None:
        self.allies = allies

    def deployed(self, rules: Ruleset, state: State, seat: i64, vassal: i64, principality: i64) -> None:
        if self.allies.has(state, seat, LANCELOT) and state.cells[self.allies.marshal] == principality + 1:
            push(state, pack(F_DUTY, seat, vassal, principality))
