"""Vassals: deploying them, sending others home, and what they do where they stand (BASE-30 … 34)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import VASSAL
from merlin_bigbox.engine.base.fields import DUTY_COLOUR, DUTY_VASSAL
from merlin_bigbox.engine.base.goods import claim_given, place_marker
from merlin_bigbox.engine.base.names import (
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
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, Eviction, FrameRules
from merlin_bigbox.engine.core.packed import field, pack, seat_of
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, push


def deploy(rules: Ruleset, state: State, seat: i64, vassal: i64, principality: i64) -> None:
    """Put a vassal into a principality; its duty is next, and before it whoever has to makes room (BASE-30)."""
    _place(rules, state, seat, vassal, principality)
    rules.eviction.make_room(rules, state, seat, vassal, principality)


def deploy_by_space(rules: Ruleset, state: State, seat: i64, vassal: i64, principality: i64, space: i64) -> None:
    """Deploy by the action of a principality space, which modules may add to."""
    _place(rules, state, seat, vassal, principality)
    for listener in rules.listeners:
        listener.deployed_by_space(rules, state, seat, vassal, principality, space)
    rules.eviction.make_room(rules, state, seat, vassal, principality)


def _place(rules: Ruleset, state: State, seat: i64, vassal: i64, principality: i64) -> None:
    origin = state.cells[VASSAL + seat * VASSALS + vassal]
    state.cells[VASSAL + seat * VASSALS + vassal] = principality + 1
    tell(state, E_DEPLOYED, seat, vassal, principality, origin)
    push(state, pack(F_DUTY, seat, vassal, principality))
    for listener in rules.listeners:
        listener.deployed(rules, state, seat, vassal, principality)


def send_home(state: State, seat: i64, vassal: i64) -> None:
    """A vassal goes back to its owner's castle board."""
    principality = state.cells[VASSAL + seat * VASSALS + vassal] - 1
    state.cells[VASSAL + seat * VASSALS + vassal] = 0
    tell(state, E_EVICTED, seat, vassal, principality)


class SameVassalGoes(Eviction):
    """Each vassal has a slot of its own: another player's of that type goes home (BASE-30)."""

    def make_room(self, rules: Ruleset, state: State, seat: i64, vassal: i64, principality: i64) -> None:
        other: i64
        for other in range(rules.players):
            if other != seat and state.cells[VASSAL + other * VASSALS + vassal] == principality + 1:
                send_home(state, other, vassal)


def offer_deployments(state: State, seat: i64, principality: i64, out: Choices) -> None:
    """Offer every vassal that is not in the principality already."""
    cells = state.cells
    vassal: i64
    for vassal in range(VASSALS):
        if cells[VASSAL + seat * VASSALS + vassal] != principality + 1:
            out.add(pack(A_DEPLOY, vassal, principality))


def duty(rules: Ruleset, state: State, seat: i64, vassal: i64, principality: i64) -> None:
    """What a vassal does where it stands, as far as possible (BASE-31, BASE-32, BASE-33, BASE-34)."""
    if vassal == LADY:
        place_marker(rules, state, seat, principality)
    elif vassal == BUILDER:
        claim_given(rules, state, seat, MATERIAL, principality)
    elif vassal == FLAG_BEARER:
        claim_given(rules, state, seat, FLAG, principality)
    else:
        claim_given(rules, state, seat, SHIELD, principality)


class Duty(FrameRules):
    """The duty of a vassal: a frame of its own, so that modules can step in before it or do it otherwise.

    Whoever wants a duty done pushes this frame: only so it is that of a district where there are districts (CITY-5).
    """

    def __init__(self) -> None:
        self.mode = AUTOMATIC

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        """Do the duty."""
        duty(rules, state, seat_of(frame), field(frame, DUTY_VASSAL), field(frame, DUTY_COLOUR))
