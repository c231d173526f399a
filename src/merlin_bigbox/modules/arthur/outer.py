"""The spaces that Arthur adds to the outer ring: apple, move Arthur, activate a vassal (ARTHUR-14 … 16)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import APPLES, VASSAL
from merlin_bigbox.engine.base.goods import supply_open, take_apple
from merlin_bigbox.engine.base.names import (
    A_PERFORM,
    APPLE_SUPPLY,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    F_DUTY,
    VASSALS,
)
from merlin_bigbox.engine.base.turn import walk_on
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, SpaceAction
from merlin_bigbox.engine.core.packed import field, pack
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.arthur.board import ARTHUR_FIGURE
from merlin_bigbox.modules.arthur.fields import ACTIVATE_VASSAL, MOVE_ARTHUR_DIRECTION


class AppleSpace(SpaceAction):
    """Take an apple (ARTHUR-14)."""

    def __init__(self) -> None:
        self.gain = True

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        out.add(pack(A_PERFORM))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        take_apple(rules, state, seat)

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        return state.cells[APPLES] > 0 and supply_open(rules, state, APPLE_SUPPLY)


class MoveArthurSpace(SpaceAction):
    """Move Arthur one space, either way, and perform that action (ARTHUR-15)."""

    def __init__(self, action: int) -> None:
        super().__init__()
        self.action: i64 = action

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        out.add(pack(self.action, CLOCKWISE))
        out.add(pack(self.action, COUNTER_CLOCKWISE))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        walk_on(rules, state, seat, ARTHUR_FIGURE, 1, field(action, MOVE_ARTHUR_DIRECTION), 1)


class ActivateSpace(SpaceAction):
    """One own vassal does its duty where it stands; that is no deployment (ARTHUR-16)."""

    def __init__(self, action: int, activated: int) -> None:
        super().__init__()
        self.action: i64 = action
        self.activated: i64 = activated

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        vassal: i64
        for vassal in range(VASSALS):
            if _duty_counts(rules, state, seat, vassal):
                out.add(pack(self.action, vassal))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        vassal = field(action, ACTIVATE_VASSAL)
        tell(state, self.activated, seat, vassal, state.cells[VASSAL + seat * VASSALS + vassal] - 1)
        push(state, duty_frame(state, seat, vassal))

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        vassal: i64
        for vassal in range(VASSALS):
            if _duty_counts(rules, state, seat, vassal):
                return True
        return False


def duty_frame(state: State, seat: i64, vassal: i64) -> i64:
    """The duty of a vassal in its principality."""
    return pack(F_DUTY, seat, vassal, state.cells[VASSAL + seat * VASSALS + vassal] - 1)


def _duty_counts(rules: Ruleset, state: State, seat: i64, vassal: i64) -> bool:
    """Whether the vassal is out and its duty would change anything: without effect it is not offered (BASE-21)."""
    if state.cells[VASSAL + seat * VASSALS + vassal] == 0:
        return False
    duty = rules.frames[F_DUTY]
    if duty.mode != AUTOMATIC:
        return True
    # Other modules have their say in duties: try it out instead of repeating their rules here.
    trial = state.copy()
    duty.run(rules, trial, duty_frame(state, seat, vassal))
    return not trial.same(state)
