"""The frame of the game: six rounds, a scoring after every second, the end (BASE-11, BASE-19, ALL-5)."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.cells import FIRST, PASSED
from merlin_bigbox.engine.base.names import (
    E_FINAL,
    E_OVER,
    E_ROUND,
    E_SCORING,
    F_FINAL,
    F_NEXT_ROUND,
    F_OVER,
    F_ROLL,
    F_ROUND_END,
    F_START_ROUND,
    F_TURNS,
)
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import AUTOMATIC, OVER, FrameRules
from merlin_bigbox.engine.core.packed import kind_of, pack
from merlin_bigbox.engine.core.ruleset import ROUND, Ruleset, tell
from merlin_bigbox.engine.core.state import STACK, State, push

LAST_ROUND: Final = 6


def turns_are_over(state: State) -> bool:
    """Whether this is the last scoring: nobody has a turn any more, only what can still score is asked (BASE-72)."""
    return kind_of(state.cells[STACK]) == F_FINAL


class StartRound(FrameRules):
    """After the dice: the first player marker goes to the left, the round marker advances (BASE-19, ALL-5)."""

    def __init__(self) -> None:
        self.mode = AUTOMATIC

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        cells = state.cells
        if cells[ROUND] > 0:
            cells[FIRST] = (cells[FIRST] + 1) % rules.players
        cells[ROUND] += 1
        tell(state, E_ROUND, cells[FIRST], cells[ROUND])
        push(state, pack(F_ROUND_END))
        push(state, pack(F_TURNS, cells[FIRST]))


def ends_with_scoring(number: i64) -> bool:
    """Whether there is a scoring after this round: after the second, the fourth and the last (BASE-19)."""
    return number % 2 == 0


class RoundEnd(FrameRules):
    """All dice are used: perhaps a scoring, then the next round or the end (BASE-19)."""

    def __init__(self) -> None:
        self.mode = AUTOMATIC

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        number = state.cells[ROUND]
        for listener in rules.listeners:
            listener.round_ended(rules, state)
        seat: i64
        for seat in range(rules.players):
            state.cells[PASSED + seat] = 0
        push(state, pack(F_NEXT_ROUND if number < LAST_ROUND else F_FINAL))
        if ends_with_scoring(number):
            tell(state, E_SCORING, 0, number)
            for kind in reversed(rules.scoring):
                push(state, pack(kind))


class NextRound(FrameRules):
    """The next round is prepared: all dice are rolled (BASE-19)."""

    def __init__(self) -> None:
        self.mode = AUTOMATIC

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        push(state, pack(F_START_ROUND))
        push(state, pack(F_ROLL, 0))
        for listener in rules.listeners:
            listener.round_prepared(rules, state)


class FinalReckoning(FrameRules):
    """The final reckoning, line by line, seat by seat (BASE-80)."""

    def __init__(self) -> None:
        self.mode = AUTOMATIC

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        tell(state, E_FINAL, 0)
        seat: i64
        for line in rules.endings:
            for seat in range(rules.players):
                line.score(rules, state, seat)
        tell(state, E_OVER, 0)
        push(state, pack(F_OVER))


class Over(FrameRules):
    """Nothing is asked any more."""

    def __init__(self) -> None:
        self.mode = OVER
