"""What lies where Morgana stands: closed to all claims, and what witch's gold takes from it (MORGANA-9, 13)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import GOODS, GOODS_OF_SEAT, STOCK
from merlin_bigbox.engine.base.fields import CLAIM_COLOUR, CLAIM_GOOD
from merlin_bigbox.engine.base.names import A_CLAIM, COLOURS, E_CLAIMED, GOOD_KINDS
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.packed import field, pack
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State


class Domain:
    """The stock of the principality she stands in. The module that says what lies where may bring another one."""

    def closes(self, rules: Ruleset, state: State, principality: i64, kind: i64, colour: i64) -> bool:
        """Whether this good, or this supply, lies where she stands (MORGANA-9)."""
        return kind < GOOD_KINDS and colour == principality

    def offer(self, rules: Ruleset, state: State, principality: i64, out: Choices) -> None:
        """Write the pieces that witch's gold could take there, although they are closed to all else (MORGANA-13)."""
        kind: i64
        for kind in range(GOOD_KINDS):
            if state.cells[STOCK + kind * COLOURS + principality] > 0:
                out.add(pack(A_CLAIM, kind, principality))

    def take(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        """Take one of those pieces."""
        take_good(state, seat, field(action, CLAIM_GOOD), field(action, CLAIM_COLOUR))


def take_good(state: State, seat: i64, kind: i64, colour: i64) -> None:
    """Take a good out of its stock, closed or not; it is known to be there."""
    state.cells[STOCK + kind * COLOURS + colour] -= 1
    state.cells[GOODS + seat * GOODS_OF_SEAT + kind * COLOURS + colour] += 1
    tell(state, E_CLAIMED, seat, kind, colour)
