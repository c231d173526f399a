"""Galahad claims a good from another principality than a rule gives (KNIGHT-9)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import MARKERS
from merlin_bigbox.engine.base.goods import available, claim, markers_of
from merlin_bigbox.engine.base.names import COLOURS
from merlin_bigbox.engine.base.spaces import InfluenceSpace
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import ClaimAlternative, SpaceOffer
from merlin_bigbox.engine.core.packed import field, pack
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.knights.allies import GALAHAD, Allies
from merlin_bigbox.modules.knights.fields import GALAHAD_COLOUR, GALAHAD_GOOD


def claim_elsewhere(allies: Allies, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
    """Discard a tile and claim what the action `<galahad> <good> <colour>` names."""
    allies.spend(state, seat, GALAHAD)
    claim(rules, state, seat, field(action, GALAHAD_GOOD), field(action, GALAHAD_COLOUR))


class Galahad(ClaimAlternative):
    """A good that has to come from a given principality comes from another one: a tile for each good (KNIGHT-9).

    Also where the given stock is empty or blocked (MIX-14).
    """

    def __init__(self, allies: Allies, action: int) -> None:
        self.allies = allies
        self.action: i64 = action

    def offer(self, rules: Ruleset, state: State, seat: i64, kind: i64, colour: i64, out: Choices) -> None:
        if not self.allies.ready(state, seat, GALAHAD):
            return
        other: i64
        for other in range(COLOURS):
            if other != colour and available(rules, state, kind, other):
                out.add(pack(self.action, kind, other))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        claim_elsewhere(self.allies, rules, state, seat, action)


class GalahadInfluence(SpaceOffer):
    """On an influence space: from a principality without an own marker, unless there is none at all (KNIGHT-9)."""

    def __init__(self, allies: Allies, action: int) -> None:
        self.allies = allies
        self.action: i64 = action

    def offer(
        self, rules: Ruleset, state: State, seat: i64, position: i64, reached: bool, repeat: bool, out: Choices
    ) -> None:
        if not self.allies.ready(state, seat, GALAHAD):
            return
        space = rules.spaces[position]
        if isinstance(space, InfluenceSpace) and markers_of(state, seat) > 0:
            colour: i64
            for colour in range(COLOURS):
                if state.cells[MARKERS + seat * COLOURS + colour] == 0 and available(rules, state, space.kind, colour):
                    out.add(pack(self.action, space.kind, colour))

    def apply(self, rules: Ruleset, state: State, seat: i64, position: i64, action: i64) -> None:
        claim_elsewhere(self.allies, rules, state, seat, action)
