"""A turn: choose a die, change it, move, perform the action, end the turn (BASE-11 … 22)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import (
    APPLE,
    APPLES,
    CARDS_CLOSED,
    COMPLETED,
    CURRENT,
    MISSIONS_USED,
    OWED,
    PASSED,
    STAFF,
    die_at,
)
from merlin_bigbox.engine.base.fields import (
    AFTER_MAY_REPEAT,
    AFTER_NESTED,
    AFTER_REACHED,
    AFTER_SPACE,
    APPLE_FACE,
    ARRIVED_DIFFERENT,
    ARRIVED_FIGURE,
    ARRIVED_NESTED,
    ARRIVED_SPACE,
    DIE_FACE,
    MOVE_CHANGED_BY,
    MOVE_DIE,
    MOVE_DIRECTION,
    MOVE_FIGURE,
    MOVE_HEADING,
    MOVE_SPACES,
    REPEAT_REACHED,
    REPEAT_SPACE,
)
from merlin_bigbox.engine.base.movement import can_enter, figure_at, move_figure, walk
from merlin_bigbox.engine.base.names import (
    A_APPLE,
    A_DIE,
    A_END_TURN,
    A_FORFEIT,
    A_GO_ON,
    A_MERLIN_DIE,
    A_MOVE,
    A_PASS,
    A_PERFORM,
    A_STAFF,
    A_TURN,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    E_APPLE_USED,
    E_DIE,
    E_FORFEITS,
    E_PASSED,
    E_PERFORMS,
    E_STAFF,
    E_TURN,
    F_AFTER,
    F_ARRIVED,
    F_END_TURN,
    F_MOVE,
    F_NESTED,
    F_PASS,
    F_REPEAT,
    F_TAKE_CARDS,
    F_TURN,
    F_TURNS,
    KNIGHT_FIGURE,
    MERLIN_DIE,
    MERLIN_FIGURE,
    MOST_SPACES,
    NO_CHANGE,
    NO_DIE,
    OWN_DICE,
    THIRD_FIGURE,
)
from merlin_bigbox.engine.base.rounds import LAST_ROUND
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, FrameChange, FrameRules, TurnSource
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of, with_field, with_kind
from merlin_bigbox.engine.core.ruleset import (
    AFTER_CHANGE,
    ARRIVAL_CHANGE,
    MOVE_CHANGE,
    ROUND,
    SPACE_OFFER,
    Ruleset,
    tell,
)
from merlin_bigbox.engine.core.state import State, push


class Turns(FrameRules):
    """Whose turn is next: clockwise, until nobody has any left (BASE-11, MIX-3)."""

    def __init__(self) -> None:
        self.mode = AUTOMATIC

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        seat = seat_of(frame)
        for _ in range(rules.players):
            asked = asked_next(rules, state, seat)
            if asked != F_TURNS:
                push(state, pack(F_TURNS, (seat + 1) % rules.players))
                push(state, pack(asked, seat))
                state.cells[CURRENT] = seat
                tell(state, E_TURN, seat)
                return
            seat = (seat + 1) % rules.players


def asked_next(rules: Ruleset, state: State, seat: i64) -> i64:
    """A turn, the choice to pass, or neither: then the next seat is looked at."""
    asked: i64 = F_TURNS
    for source in rules.sources:
        if source.has_turn(rules, state, seat):
            if not source.optional:
                return F_TURN
            if state.cells[PASSED + seat] == 0:
                asked = F_PASS
    return asked


def was_last_turn(rules: Ruleset, state: State) -> bool:
    """Whether no seat can take another turn in this game."""
    if state.cells[ROUND] < LAST_ROUND:
        return False
    seat: i64
    for seat in range(rules.players):
        if asked_next(rules, state, seat) != F_TURNS:
            return False
    return True


class TurnOrPass(FrameRules):
    """Without dice of one's own: another turn, or no more in this round; no window before that (MARKET-6)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        out.add(pack(A_TURN))
        out.add(pack(A_PASS))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        if kind_of(action) == A_TURN:
            push(state, pack(F_TURN, seat))
        else:
            state.cells[PASSED + seat] = 1
            tell(state, E_PASSED, seat)


class Turn(FrameRules):
    """Choose what to take the turn with; the window before the move is open (BASE-12, BASE-20a)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = seat_of(frame)
        for source in rules.sources:
            source.offer(rules, state, seat, out)
        rules.window(state, seat, out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if not rules.took_free_action(state, frame, action):
            rules.source_of[action & 255].begin(rules, state, seat_of(frame), action)


class OwnDice(TurnSource):
    """The three dice of one's own colour and the Merlin die; equal dice are one choice (BASE-13, BASE-14)."""

    def has_turn(self, rules: Ruleset, state: State, seat: i64) -> bool:
        cells = state.cells
        first = die_at(seat, 0)
        return cells[first] + cells[first + 1] + cells[first + 2] + cells[first + MERLIN_DIE] > 0

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        cells = state.cells
        first = die_at(seat, 0)
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
            while die < OWN_DICE and state.cells[die_at(seat, die)] != field(action, DIE_FACE):
                die += 1
        tell(state, E_DIE, seat, figure, field(action, DIE_FACE))
        push(state, pack(F_MOVE, seat, die, figure, CLOCKWISE, NO_CHANGE))


class Move(FrameRules):
    """The die is chosen for good; it may be changed, then the figure moves (BASE-22)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        if field(frame, MOVE_FIGURE) == KNIGHT_FIGURE:
            out.add(pack(A_MOVE, field(frame, MOVE_HEADING)))
        else:
            out.add(pack(A_MOVE, CLOCKWISE))
            if spaces_of(state, frame) > 0:
                out.add(pack(A_MOVE, COUNTER_CLOCKWISE))
        for change in rules.moves:
            change.offer(rules, state, frame, out)
        rules.window(state, seat_of(frame), out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if rules.took_free_action(state, frame, action):
            return
        if rules.role[action & 255] == MOVE_CHANGE:
            push(state, rules.change_of[action & 255].apply(rules, state, frame, action))
            return
        seat = seat_of(frame)
        figure = field(frame, MOVE_FIGURE)
        steps = spaces_of(state, frame)
        if field(frame, MOVE_DIE) != NO_DIE:
            state.cells[die_at(seat, field(frame, MOVE_DIE))] = 0
        walk_on(rules, state, seat, figure, steps, field(action, MOVE_DIRECTION), 0)


def spaces_of(state: State, frame: i64) -> i64:
    """By how many spaces the pending move leads: the pips of its die, or its number without one, and the change."""
    die = field(frame, MOVE_DIE)
    pips = field(frame, MOVE_SPACES) if die == NO_DIE else state.cells[die_at(seat_of(frame), die)]
    spaces = pips + field(frame, MOVE_CHANGED_BY) - NO_CHANGE
    if spaces < 0:
        return 0
    return min(MOST_SPACES, spaces)


class AppleChange(FrameChange):
    """Return an apple to set the chosen die to any face (BASE-17)."""

    def offer(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = seat_of(frame)
        if state.cells[APPLE + seat] > 0 and field(frame, MOVE_DIE) != NO_DIE:
            shown = state.cells[die_at(seat, field(frame, MOVE_DIE))]
            face: i64
            for face in range(1, 7):
                if face != shown:
                    out.add(pack(A_APPLE, face))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> i64:
        cells = state.cells
        seat = seat_of(frame)
        cells[APPLE + seat] -= 1
        cells[APPLES] += 1
        cells[die_at(seat, field(frame, MOVE_DIE))] = field(action, APPLE_FACE)
        tell(state, E_APPLE_USED, seat, field(action, APPLE_FACE))
        return frame


def walk_on(rules: Ruleset, state: State, seat: i64, figure: i64, steps: i64, direction: i64, nested: i64) -> None:
    """A figure moves so many spaces; the action it reaches is next. A nested move is part of another action."""
    position = walk(rules, state, figure_at(state, seat, figure), steps, direction)
    move_figure(state, seat, figure, position, steps, direction)
    push(state, pack(F_ARRIVED, seat, figure, position, 0, 0, nested))


def has_reached(frame: i64) -> bool:
    """Whether the figure of this arrival stands on the space of the action, and is not Arthur."""
    return field(frame, ARRIVED_DIFFERENT) == 0 and field(frame, ARRIVED_FIGURE) != THIRD_FIGURE


class Arrived(FrameRules):
    """After a move: perform the action, change which one, or forfeit it (BASE-16, BASE-20b)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = seat_of(frame)
        position = field(frame, ARRIVED_SPACE)
        # A figure may stay on a closed space (ARTHUR-20), but its action cannot be performed (MORGANA-9).
        closed = not can_enter(rules, state, position)
        if not closed:
            rules.offer_space(state, seat, position, has_reached(frame), False, out)
        if closed or (not rules.spaces[position].gain and not out.has(pack(A_PERFORM))):
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
        seat = seat_of(frame)
        figure = field(frame, ARRIVED_FIGURE)
        position = field(frame, ARRIVED_SPACE)
        nested = field(frame, ARRIVED_NESTED)
        after: i64 = F_NESTED if nested == 1 else F_AFTER
        reached: i64 = 1 if has_reached(frame) else 0
        if kind_of(action) == A_FORFEIT:
            tell(state, E_FORFEITS, seat, position)
            # Nothing to repeat: the position is not needed any more (BASE-18).
            push(state, pack(after, seat, position, 0, 0, nested, figure))
            return
        tell(state, E_PERFORMS, seat, position)
        staff: i64 = 1 if figure == MERLIN_FIGURE and not bars_staff(rules, action) else 0
        push(state, pack(after, seat, position, staff, reached, nested, figure))
        rules.apply_space(state, seat, position, action)


def bars_staff(rules: Ruleset, action: i64) -> bool:
    """Whether the way the action was performed allows no staff."""
    return rules.role[action & 255] == SPACE_OFFER and rules.offer_of[action & 255].bars_staff(action)


def may_use_staff(rules: Ruleset, state: State, frame: i64) -> bool:
    """Whether a staff can repeat the action of this F_AFTER frame with any effect (BASE-18)."""
    seat = seat_of(frame)
    return (
        field(frame, AFTER_MAY_REPEAT) == 1
        and state.cells[STAFF + seat] > 0
        and rules.could_act(state, seat, field(frame, AFTER_SPACE), field(frame, AFTER_REACHED) == 1, True)
    )


class After(FrameRules):
    """After the action: a staff may repeat it, the last window is open, the turn ends (BASE-18, BASE-20c, ALL-6).

    After a nested action, "go on" goes back to what it was part of instead of ending the turn.
    """

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = seat_of(frame)
        out.add(pack(A_GO_ON if field(frame, AFTER_NESTED) == 1 else A_END_TURN))
        if may_use_staff(rules, state, frame):
            out.add(pack(A_STAFF))
        for change in rules.afters:
            change.offer(rules, state, frame, out)
        rules.window(state, seat, out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if rules.took_free_action(state, frame, action):
            return
        seat = seat_of(frame)
        position = field(frame, AFTER_SPACE)
        kind = kind_of(action)
        if rules.role[action & 255] == AFTER_CHANGE:
            push(state, rules.change_of[action & 255].apply(rules, state, frame, action))
        elif kind == A_END_TURN:
            push(state, pack(F_END_TURN, seat))
        elif kind == A_STAFF:
            state.cells[STAFF + seat] -= 1
            tell(state, E_STAFF, seat, position)
            push(state, with_field(frame, AFTER_MAY_REPEAT, 0))
            push(state, pack(F_REPEAT, seat, position, field(frame, AFTER_REACHED)))


class AfterNested(FrameRules):
    """After a nested action: asked only if it could be repeated or added to."""

    def __init__(self) -> None:
        self.mode = AUTOMATIC

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        after = with_kind(frame, F_AFTER)
        asks = may_use_staff(rules, state, after)
        if len(rules.afters) > 0 and not asks:
            out = rules.borrow()
            for change in rules.afters:
                change.offer(rules, state, after, out)
            asks = out.count > 0
            rules.hand_back(out)
        if asks:
            push(state, after)


class Repeat(FrameRules):
    """The same action once more, all choices anew (BASE-18)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        rules.offer_space(
            state, seat_of(frame), field(frame, REPEAT_SPACE), field(frame, REPEAT_REACHED) == 1, True, out
        )

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        rules.apply_space(state, seat_of(frame), field(frame, REPEAT_SPACE), action)


class EndTurn(FrameRules):
    """A new card for each completed one, and the facts of the turn are forgotten (BASE-51).

    After the very last turn of the game a card could change nothing: none is taken (BASE-72).
    """

    def __init__(self) -> None:
        self.mode = AUTOMATIC

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        cells = state.cells
        seat = seat_of(frame)
        if cells[OWED] > 0 and self.takes_cards(rules, state):
            push(state, pack(F_TAKE_CARDS, seat, cells[OWED]))
        cells[OWED] = 0
        cells[COMPLETED] = 0
        cells[MISSIONS_USED] = 0
        cells[CARDS_CLOSED] = 0
        for listener in rules.listeners:
            listener.turn_ended(rules, state, seat)

    def takes_cards(self, rules: Ruleset, state: State) -> bool:
        """Whether anybody could still use a new card."""
        return not was_last_turn(rules, state)
