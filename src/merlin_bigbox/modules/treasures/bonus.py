"""What a treasure does after a manor was built on its tile, as far as possible (TREASURE-2 … 6)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import MARKERS, STAFF
from merlin_bigbox.engine.base.goods import available, claim_given, has_alternative, take_apple
from merlin_bigbox.engine.base.names import A_GO_ON, A_PERFORM, COLOURS
from merlin_bigbox.engine.base.spaces import ExcaliburSpace, GrailSpace
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import FrameRules
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.treasures.discard import anybody_gives
from merlin_bigbox.modules.treasures.fields import CLAIM_BOTH_COLOUR, TREASURE_TILE
from merlin_bigbox.modules.treasures.tiles import (
    CLAIM_FORM,
    DISCARD_FORM,
    EXCALIBUR_FORM,
    GRAIL_FORM,
    POINT_AND_APPLE,
    STAFF_FORM,
    Treasury,
)


class TreasureBonus(FrameRules):
    """The treasure of the tile just built on; the window before it is open (BASE-20d).

    It is always asked, so that nobody learns from a missing question what another could have done (ALL-6). Where the
    treasure has nothing to give, one only goes on.
    """

    def __init__(self, treasury: Treasury, both: int, reason: int) -> None:
        super().__init__()
        self.treasury = treasury
        self.both: i64 = both
        self.reason: i64 = reason
        self.discards: i64 = 0
        self.excalibur = ExcaliburSpace()
        self.grail = GrailSpace()

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = seat_of(frame)
        tile = field(frame, TREASURE_TILE)
        form = self.treasury.form[tile]
        before = out.count
        if form == EXCALIBUR_FORM:
            if self.excalibur.useful(rules, state, seat):
                self.excalibur.offer(rules, state, seat, out)
        elif form == CLAIM_FORM:
            self._offer_claims(rules, state, seat, tile, out)
        elif self._gives(rules, state, seat, tile):
            out.add(pack(A_PERFORM))
        if out.count == before:
            out.add(pack(A_GO_ON))
        rules.window(state, seat, out)

    def _gives(self, rules: Ruleset, state: State, seat: i64, tile: i64) -> bool:
        """Whether a treasure without choices of its own has any effect (BASE-21)."""
        form = self.treasury.form[tile]
        if form == GRAIL_FORM:
            return self.grail.useful(rules, state, seat)
        if form == STAFF_FORM:
            return state.cells[self.treasury.staffs] > 0
        if form == DISCARD_FORM:
            return anybody_gives(self.treasury, rules, state, seat, tile)
        return True

    def _offer_claims(self, rules: Ruleset, state: State, seat: i64, tile: i64, out: Choices) -> None:
        """Every principality with an own marker from which at least one of the goods can be had (TREASURE-5)."""
        colour: i64
        for colour in range(COLOURS):
            if state.cells[MARKERS + seat * COLOURS + colour] > 0 and (
                can_claim_given(rules, state, seat, self.treasury.first_shown[tile], colour)
                or can_claim_given(rules, state, seat, self.treasury.second_shown[tile], colour)
            ):
                out.add(pack(self.both, colour))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if rules.took_free_action(state, frame, action) or kind_of(action) == A_GO_ON:
            return
        seat = seat_of(frame)
        tile = field(frame, TREASURE_TILE)
        form = self.treasury.form[tile]
        if form == EXCALIBUR_FORM:
            self.excalibur.apply(rules, state, seat, action)
        elif form == GRAIL_FORM:
            self.grail.apply(rules, state, seat, action)
        elif form == STAFF_FORM:
            self._take_staff(state, seat)
        elif form == POINT_AND_APPLE:
            rules.gain(state, seat, 1, self.reason)
            take_apple(rules, state, seat)
        elif form == DISCARD_FORM:
            push(state, pack(self.discards, seat, tile, 1))
        else:
            # Asked in the order shown: what is pushed last comes first.
            claim_given(rules, state, seat, self.treasury.second_shown[tile], field(action, CLAIM_BOTH_COLOUR))
            claim_given(rules, state, seat, self.treasury.first_shown[tile], field(action, CLAIM_BOTH_COLOUR))

    def _take_staff(self, state: State, seat: i64) -> None:
        """A neutral staff becomes a staff like any other (TREASURE-3)."""
        state.cells[self.treasury.staffs] -= 1
        state.cells[self.treasury.taken + seat] += 1
        state.cells[STAFF + seat] += 1
        tell(state, self.treasury.staff_taken, seat)


def can_claim_given(rules: Ruleset, state: State, seat: i64, kind: i64, colour: i64) -> bool:
    """Whether a good that must come from this principality can be had, from there or another way (KNIGHT-9)."""
    return available(rules, state, kind, colour) or has_alternative(rules, state, seat, kind, colour)
