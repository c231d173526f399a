"""Vassals: deploying them, sending others home, and what they do where they stand (BASE-30 … 34)."""

from __future__ import annotations

from merlin.engine.base.cells import VASSAL
from merlin.engine.base.goods import claim, place_marker
from merlin.engine.base.names import (
    A_DEPLOY,
    BUILDER,
    E_DEPLOYED,
    E_EVICTED,
    F_DUTY,
    FLAG,
    FLAG_BEARER,
    LADY,
    MATERIAL,
    SHIELD,
    VASSALS,
)
from merlin.engine.core.arrays import i64
from merlin.engine.core.choices import Choices
from merlin.engine.core.hooks import AUTOMATIC, FrameRules
from merlin.engine.core.packed import field, pack
from merlin.engine.core.ruleset import Ruleset, tell
from merlin.engine.core.state import State, push


def deploy(rules: Ruleset, state: State, seat: i64, vassal: i64, principality: i64) -> None:
    """Put a vassal into its slot; whoever stood there goes home; its duty is next (BASE-30)."""
    cells = state.cells
    other: i64
    for other in range(rules.players):
        if other != seat and cells[VASSAL + other * VASSALS + vassal] == principality + 1:
            cells[VASSAL + other * VASSALS + vassal] = 0
            tell(state, E_EVICTED, other, vassal, principality)
    cells[VASSAL + seat * VASSALS + vassal] = principality + 1
    tell(state, E_DEPLOYED, seat, vassal, principality)
    push(state, pack(F_DUTY, seat, vassal, principality))
    for listener in rules.listeners:
        listener.deployed(rules, state, seat, vassal, principality)


def offer_deployments(state: State, seat: i64, principality: i64, out: Choices) -> None:
    """Offer every vassal that is not in the principality already."""
    cells = state.cells
    vassal: i64
    for vassal in range(VASSALS):
        if cells[VASSAL + seat * VASSALS + vassal] != principality + 1:
            out.add(pack(A_DEPLOY, vassal, principality))


def duty(rules: Ruleset, state: State, seat: i64, vassal: i64, principality: i64) -> None:
    """What a vassal does where it stands, as far as possible (BASE-31 … 34)."""
    if vassal == LADY:
        place_marker(rules, state, seat, principality)
    elif vassal == BUILDER:
        claim(rules, state, seat, MATERIAL, principality)
    elif vassal == FLAG_BEARER:
        claim(rules, state, seat, FLAG, principality)
    else:
        claim(rules, state, seat, SHIELD, principality)


class Duty(FrameRules):
    """The duty of a vassal just deployed: a frame of its own, so that modules can step in before it."""

    def __init__(self) -> None:
        self.mode = AUTOMATIC

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        """Do the duty."""
        duty(rules, state, field(frame, 1), field(frame, 2), field(frame, 3))
