"""Day laborers: a turn without a die, and their way back to the market (MARKET-5, MARKET-6, MIX-3)."""

from __future__ import annotations

from merlin_bigbox.engine.base.names import CLOCKWISE, F_MOVE, KNIGHT_FIGURE, NO_CHANGE, NO_DIE
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import Listener, TurnSource
from merlin_bigbox.engine.core.packed import field, pack
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.market.fields import LABORER_FACE
from merlin_bigbox.modules.market.stall import PIPS, Stall


class Laborers(TurnSource):
    """One more turn in this round for each: the knight goes clockwise by the laborer's pips (MARKET-5).

    Written as a move without a die, so that nothing that changes dice applies to it. Nobody has to use one (MARKET-6).
    Whoever was used lies aside: nobody can buy him again in this round.
    """

    def __init__(self, stall: Stall, action: int) -> None:
        self.optional = True
        self.stall = stall
        self.action: i64 = action

    def has_turn(self, rules: Ruleset, state: State, seat: i64) -> bool:
        pips: i64
        for pips in range(1, PIPS):
            if state.cells[self.stall.held_laborers + seat * PIPS + pips] > 0:
                return True
        return False

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        pips: i64
        for pips in range(1, PIPS):
            if state.cells[self.stall.held_laborers + seat * PIPS + pips] > 0:
                out.add(pack(self.action, pips))

    def begin(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        pips = field(action, LABORER_FACE)
        self.spend(state, seat, pips)
        tell(state, self.stall.laborer_used, seat, pips)
        push(state, pack(F_MOVE, seat, NO_DIE, KNIGHT_FIGURE, CLOCKWISE, NO_CHANGE, pips))

    def spend(self, state: State, seat: i64, pips: i64) -> None:
        """What becomes of the laborer."""
        self.stall.use_laborer(state, seat, pips)


class LaborersLeave(Listener):
    """At the end of the round all laborers, used or not, go back to the market (MARKET-5, ALL-5)."""

    def __init__(self, stall: Stall) -> None:
        self.stall = stall

    def round_ended(self, rules: Ruleset, state: State) -> None:
        used = self.stall.return_used_laborers(state)
        if used > 0:
            tell(state, self.stall.used_laborers_back, 0, used)
        seat: i64
        pips: i64
        for seat in range(rules.players):
            for pips in range(1, PIPS):
                while state.cells[self.stall.held_laborers + seat * PIPS + pips] > 0:
                    self.stall.return_laborer(state, seat, pips)
                    tell(state, self.stall.laborer_back, seat, pips)
