"""The spaces of the inner ring that claim goods or move figures (ARTHUR-6, 9, 10)."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.cells import KNIGHT, MARKER
from merlin_bigbox.engine.base.fields import CLAIM_COLOUR, CLAIM_GOOD, MARKER_COLOUR
from merlin_bigbox.engine.base.goods import available, claim, offer_claims, offer_markers, place_marker
from merlin_bigbox.engine.base.movement import can_enter
from merlin_bigbox.engine.base.names import (
    CLOCKWISE,
    COLOURS,
    COUNTER_CLOCKWISE,
    KNIGHT_FIGURE,
    MERLIN_FIGURE,
    RING,
)
from merlin_bigbox.engine.base.turn import walk_on
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import SpaceAction
from merlin_bigbox.engine.core.packed import field, pack
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.arthur.fields import MOVE_MERLIN_DIRECTION, MOVE_MERLIN_SPACES

PRINCIPALITY_EVERY: Final = 4
"""A principality space on every fourth of the outer ring (EDITION-2)."""
MERLIN_STEPS: Final = 3


class ClaimSpace(SpaceAction):
    """Claim a good of a kind, of any colour (ARTHUR-6)."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind: i64 = kind

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        offer_claims(rules, state, self.kind, 0, out)

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        claim(rules, state, seat, field(action, CLAIM_GOOD), field(action, CLAIM_COLOUR))

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        colour: i64
        for colour in range(COLOURS):
            if available(rules, state, self.kind, colour):
                return True
        return False


class MarkerSpace(SpaceAction):
    """Put a marker from the castle board into any principality (ARTHUR-6)."""

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        offer_markers(state, seat, 0, out)

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        place_marker(rules, state, seat, field(action, MARKER_COLOUR))

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        return state.cells[MARKER + seat] > 0


class StairsSpace(SpaceAction):
    """One's knight goes on to the next principality space that is open, and acts there (ARTHUR-9, MIX-11)."""

    def __init__(self, action: int) -> None:
        super().__init__()
        self.action: i64 = action

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        out.add(pack(self.action))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        steps = steps_to_principality(rules, state, state.cells[KNIGHT + seat])
        walk_on(rules, state, seat, KNIGHT_FIGURE, steps, CLOCKWISE, 1)


def steps_to_principality(rules: Ruleset, state: State, position: i64) -> i64:
    """How far the next principality space is that can be entered; from one of them, the one after (MIX-11, MIX-16)."""
    steps: i64 = 0
    while True:
        position = (position + 1) % RING
        if can_enter(rules, state, position):
            steps += 1
            if position % PRINCIPALITY_EVERY == 0:
                return steps


class MerlinSpace(SpaceAction):
    """Move Merlin one to three spaces, either way, and perform that action (ARTHUR-10)."""

    def __init__(self, action: int) -> None:
        super().__init__()
        self.action: i64 = action

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        steps: i64
        for steps in range(1, MERLIN_STEPS + 1):
            out.add(pack(self.action, CLOCKWISE, steps))
            out.add(pack(self.action, COUNTER_CLOCKWISE, steps))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        spaces = field(action, MOVE_MERLIN_SPACES)
        walk_on(rules, state, seat, MERLIN_FIGURE, spaces, field(action, MOVE_MERLIN_DIRECTION), 1)
