"""Room in a district: a slot for a lady-in-waiting and two for the other vassals (CITY-3)."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.cells import VASSAL
from merlin_bigbox.engine.base.names import LADY, VASSALS
from merlin_bigbox.engine.base.vassals import send_home
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import Eviction, FrameRules
from merlin_bigbox.engine.core.packed import field, pack
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.caerleon.fields import EVICTION_COLOUR, EVICTION_VASSAL, SEND_HOME_SEAT, SEND_HOME_VASSAL

SLOTS: Final = 2
"""For shield-bearers, builders and flag-bearers."""


def stands(state: State, seat: i64, vassal: i64, principality: i64) -> bool:
    """Whether this vassal is in this district."""
    return state.cells[VASSAL + seat * VASSALS + vassal] == principality + 1


class TwoSlots(Eviction):
    """The same type goes home; else a free slot is taken; else the player chooses who of the two goes (CITY-3).

    A vassal that stood there before and is deployed anew finds its own slot free and evicts nobody (KNIGHT-4).
    """

    def __init__(self, frame: int) -> None:
        self.frame: i64 = frame

    def make_room(self, rules: Ruleset, state: State, seat: i64, vassal: i64, principality: i64) -> None:
        other: i64
        for other in range(rules.players):
            if other != seat and stands(state, other, vassal, principality):
                send_home(state, other, vassal)
                return
        if vassal == LADY:
            return
        taken: i64 = 0
        kind: i64
        for other in range(rules.players):
            for kind in range(LADY + 1, VASSALS):
                if stands(state, other, kind, principality):
                    taken += 1
        # The new vassal stands there already and counts too.
        if taken > SLOTS:
            push(state, pack(self.frame, seat, vassal, principality))


class WhoGoesHome(FrameRules):
    """Both slots were taken by other types: one of the two goes home, one's own if the player likes (CITY-3)."""

    def __init__(self, action: int) -> None:
        super().__init__()
        self.action: i64 = action

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        principality = field(frame, EVICTION_COLOUR)
        other: i64
        kind: i64
        for other in range(rules.players):
            for kind in range(LADY + 1, VASSALS):
                if kind != field(frame, EVICTION_VASSAL) and stands(state, other, kind, principality):
                    out.add(pack(self.action, other, kind))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        send_home(state, field(action, SEND_HOME_SEAT), field(action, SEND_HOME_VASSAL))
