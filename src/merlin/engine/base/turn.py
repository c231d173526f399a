"""A turn: choose a die, change it, move, perform the action, end the turn (BASE-11 … 22)."""

from __future__ import annotations

from merlin.engine.base.cells import (
    APPLE,
    APPLES,
    COMPLETED,
    CURRENT,
    DICE,
    MISSIONS_USED,
    OWED,
    STAFF,
)
from merlin.engine.base.movement import figure_at, move_figure, walk
from merlin.engine.base.names import (
    A_APPLE,
    A_DIE,
    A_END_TURN,
    A_FORFEIT,
    A_MERLIN_DIE,
    A_MOVE,
    A_PERFORM,
    A_STAFF,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    DICE_SLOTS,
    E_APPLE_USED,
    E_DIE,
    E_FORFEITS,
    E_PERFORMS,
    E_STAFF,
    E_TURN,
    F_AFTER,
    F_ARRIVED,
    F_END_TURN,
    F_MOVE,
    F_REPEAT,
    F_TAKE_CARDS,
    F_TURN,
    F_TURNS,
    KNIGHT_FIGURE,
    MERLIN_DIE,
    MERLIN_FIGURE,
    OWN_DICE,
)
from merlin.engine.core.arrays import i64
from merlin.engine.core.choices import Choices
from merlin.engine.core.hooks import AUTOMATIC, FrameChange, FrameRules, TurnSource
from merlin.engine.core.packed import field, kind_of, pack
from merlin.engine.core.ruleset import ARRIVAL_CHANGE, MOVE_CHANGE, Ruleset, tell
from merlin.engine.core.state import State, push


class Turns(FrameRules):
    """Whose turn is next: clockwise, until nobody has any left (BASE-11)."""

    def __init__(self) -> None:
        self.mode = AUTOMATIC

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        seat = field(frame, 1)
        tries: i64
        for tries in range(rules.players):
            for source in rules.sources:
                if source.has_turn(rules, state, seat):
                    push(state, pack(F_TURNS, (seat + 1) % rules.players))
                    push(state, pack(F_TURN, seat))
                    state.cells[CURRENT] = seat
                    tell(state, E_TURN, seat)
                    return
            seat = (seat + 1) % rules.players


class Turn(FrameRules):
    """Choose what to take the turn with; the window before the move is open (BASE-12, BASE-20a)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = field(frame, 1)
        for source in rules.sources:
            source.offer(rules, state, seat, out)
        rules.window(state, seat, out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if not rules.took_free_action(state, frame, action):
            rules.source_of[action & 255].begin(rules, state, field(frame, 1), action)


class OwnDice(TurnSource):
    """The three dice of one's own colour and the Merlin die; equal dice are one choice (BASE-13, BASE-14)."""

    def has_turn(self, rules: Ruleset, state: State, seat: i64) -> bool:
        cells = state.cells
        first = DICE + seat * DICE_SLOTS
        return cells[first] + cells[first + 1] + cells[first + 2] + cells[first + MERLIN_DIE] > 0

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        cells = state.cells
        first = DICE + seat * DICE_SLOTS
        one = cells[first]
        two = cells[first + 1]
        three = cells[first + 2]
        if one > 0:
            out.add(pack(A_DIE, one))
        if two > 0 and two != one:
            out.add(pack(A_DIE, two))
        if three > 0 and three != one and three != two:
            out.add(pack(A_DIE, three))
        if cells[first + MERLIN_DIE] > 0:
            out.add(pack(A_MERLIN_DIE, cells[first + MERLIN_DIE]))

    def begin(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        figure: i64 = KNIGHT_FIGURE
        die: i64 = 0
        if kind_of(action) == A_MERLIN_DIE:
            figure = MERLIN_FIGURE
            die = MERLIN_DIE
        else:
            while die < OWN_DICE and state.cells[DICE + seat * DICE_SLOTS + die] != field(action, 1):
                die += 1
        tell(state, E_DIE, seat, figure, field(action, 1))
        push(state, pack(F_MOVE, seat, die, figure, CLOCKWISE))


class Move(FrameRules):
    """The die is chosen for good; it may be changed, then the figure moves (BASE-22)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        if field(frame, 3) == KNIGHT_FIGURE:
            out.add(pack(A_MOVE, field(frame, 4)))
        else:
            out.add(pack(A_MOVE, CLOCKWISE))
            out.add(pack(A_MOVE, COUNTER_CLOCKWISE))
        for change in rules.moves:
            change.offer(rules, state, frame, out)
        rules.window(state, field(frame, 1), out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if rules.took_free_action(state, frame, action):
            return
        if rules.role[action & 255] == MOVE_CHANGE:
            push(state, rules.change_of[action & 255].apply(rules, state, frame, action))
            return
        seat = field(frame, 1)
        figure = field(frame, 3)
        die = DICE + seat * DICE_SLOTS + field(frame, 2)
        pips = state.cells[die]
        state.cells[die] = 0
        arrive(state, seat, figure, walk(rules, state, figure_at(state, seat, figure), pips, field(action, 1)))


class AppleChange(FrameChange):
    """Return an apple to set the chosen die to any face (BASE-17)."""

    def offer(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = field(frame, 1)
        if state.cells[APPLE + seat] > 0:
            shown = state.cells[DICE + seat * DICE_SLOTS + field(frame, 2)]
            face: i64
            for face in range(1, 7):
                if face != shown:
                    out.add(pack(A_APPLE, face))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> i64:
        cells = state.cells
        seat = field(frame, 1)
        cells[APPLE + seat] -= 1
        cells[APPLES] += 1
        cells[DICE + seat * DICE_SLOTS + field(frame, 2)] = field(action, 1)
        tell(state, E_APPLE_USED, seat, field(action, 1))
        return frame


def arrive(state: State, seat: i64, figure: i64, position: i64) -> None:
    """A figure comes onto a space; its action is next."""
    move_figure(state, seat, figure, position)
    push(state, pack(F_ARRIVED, seat, figure, position))


class Arrived(FrameRules):
    """After a move: perform the action, change which one, or forfeit it (BASE-16, BASE-20b)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = field(frame, 1)
        space = rules.spaces[field(frame, 3)]
        space.offer(rules, state, seat, out)
        if not space.gain and not out.has(pack(A_PERFORM)):
            out.add(pack(A_FORFEIT))
        for change in rules.arrivals:
            change.offer(rules, state, frame, out)
        rules.window(state, seat, out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if rules.took_free_action(state, frame, action):
            return
        if rules.role[action & 255] == ARRIVAL_CHANGE:
            push(state, rules.change_of[action & 255].apply(rules, state, frame, action))
            return
        seat = field(frame, 1)
        position = field(frame, 3)
        if kind_of(action) == A_FORFEIT:
            tell(state, E_FORFEITS, seat, position)
            push(state, pack(F_AFTER, seat, position, 0))
            return
        tell(state, E_PERFORMS, seat, position)
        push(state, pack(F_AFTER, seat, position, 1 if field(frame, 2) == MERLIN_FIGURE else 0))
        rules.spaces[position].apply(rules, state, seat, action)


class After(FrameRules):
    """After the action: a staff may repeat it, the last window is open, the turn ends (BASE-18, BASE-20c, ALL-6)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = field(frame, 1)
        out.add(pack(A_END_TURN))
        if (
            field(frame, 3) == 1
            and state.cells[STAFF + seat] > 0
            and rules.spaces[field(frame, 2)].useful(rules, state, seat)
        ):
            out.add(pack(A_STAFF))
        rules.window(state, seat, out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if rules.took_free_action(state, frame, action):
            return
        seat = field(frame, 1)
        if kind_of(action) == A_END_TURN:
            push(state, pack(F_END_TURN, seat))
            return
        position = field(frame, 2)
        state.cells[STAFF + seat] -= 1
        tell(state, E_STAFF, seat, position)
        push(state, pack(F_AFTER, seat, position, 0))
        if rules.spaces[position].gain:
            rules.spaces[position].apply(rules, state, seat, pack(A_PERFORM))
        else:
            push(state, pack(F_REPEAT, seat, position))


class Repeat(FrameRules):
    """The same action once more, all choices anew (BASE-18)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        rules.spaces[field(frame, 2)].offer(rules, state, field(frame, 1), out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        rules.spaces[field(frame, 2)].apply(rules, state, field(frame, 1), action)


class EndTurn(FrameRules):
    """A new card for each completed one, and the facts of the turn are forgotten (BASE-51)."""

    def __init__(self) -> None:
        self.mode = AUTOMATIC

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        cells = state.cells
        seat = field(frame, 1)
        if cells[OWED] > 0:
            push(state, pack(F_TAKE_CARDS, seat, cells[OWED]))
        cells[OWED] = 0
        cells[COMPLETED] = 0
        cells[MISSIONS_USED] = 0
        for listener in rules.listeners:
            listener.turn_ended(rules, state, seat)
