"""A composed game: who takes part in what, and the step loop that carries a state from decision to decision."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.core.arrays import i64, vec, zeros
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.errors import MalformedError
from merlin_bigbox.engine.core.events import EVERYONE, Journal
from merlin_bigbox.engine.core.hooks import (
    AUTOMATIC,
    CHANCE,
    DECISION,
    Aid,
    Blocker,
    ClaimAlternative,
    Deck,
    EndLine,
    Estimate,
    Eviction,
    FrameChange,
    FrameRules,
    FreeAction,
    InfluenceWeight,
    Listener,
    ManorWeight,
    SpaceAction,
    SpaceOffer,
    TurnSource,
    ViewSlice,
)
from merlin_bigbox.engine.core.layout import PUBLIC, UNKNOWN, Piece, Zone
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.specs import ActionSpec, EventSpec, FrameSpec, ReasonSpec, SpaceSpec
from merlin_bigbox.engine.core.state import STACK_END, State, blank, pop, push, top

SEATS: Final = 4
KINDS: Final = 256
BY_CHANCE: Final = -1
BY_NOBODY: Final = -2

ROUND: Final = STACK_END
"""The number of the round, 1 to 6; 0 during setup."""
POINTS: Final = ROUND + 1
CORE_END: Final = POINTS + SEATS
ROUNDS: Final = 6
LEAST_POINTS: Final = -500
MOST_POINTS: Final = 1000
"""No game comes near; what reads games as numbers can count on it."""

MAIN: Final = 0
FREE: Final = 1
MOVE_CHANGE: Final = 2
ARRIVAL_CHANGE: Final = 3
AFTER_CHANGE: Final = 4
SPACE_OFFER: Final = 5
CLAIM_ALTERNATIVE: Final = 6

POINTS_EVENT: Final = 0

SPARE: Final = 8
"""So many lists lie ready: taking one out and putting it back does not make the list of them shrink and grow."""


class Observation:
    """What one seat (or a spectator, -1) can know: a state whose hidden cells were never filled."""

    def __init__(self, seat: i64, state: State) -> None:
        self.seat = seat
        """Who sees it; -1 is a spectator."""
        self.state = state
        """What it sees: what is hidden from it is unknown there."""

    def points_of(self, seat: i64) -> i64:
        """The points of a seat: everybody sees them."""
        return self.state.cells[POINTS + seat]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self.seat == other.seat and self.state == other.state

    def __hash__(self) -> int:
        return hash(self.state)  # there is none

    def __reduce__(self) -> tuple[object, tuple[int, State]]:
        return Observation, (int(self.seat), self.state)


class Ruleset:
    """Immutable once composed; shared by every game with the same edition, modules, players and options."""

    def __init__(self, players: int) -> None:
        self.players: i64 = players
        self.recipe: tuple[object, tuple[object, ...]] | None = None
        """The function and the arguments that give these rules again; None if they were put together by hand."""
        self.key: str = ""
        self.modules: tuple[str, ...] = ()
        self.size: i64 = 0
        self.sheet: i64 = 0
        self.reason_count: i64 = 0
        self.start: State = blank(STACK_END)
        self.spare: list[Choices] = [Choices() for _ in range(SPARE)]
        """Lists that nobody uses now. Threads share a ruleset, so each takes one of its own: see `borrow`."""
        # Who takes part stands in packed arrays: the compiler knows what is in them, and asks no object for its class.
        self.frames: vec[FrameRules] = vec[FrameRules]([FrameRules() for _ in range(KINDS)])
        self.spaces: vec[SpaceAction] = vec[SpaceAction]()
        self.sources: vec[TurnSource] = vec[TurnSource]()
        self.free: vec[FreeAction] = vec[FreeAction]()
        self.moves: vec[FrameChange] = vec[FrameChange]()
        self.arrivals: vec[FrameChange] = vec[FrameChange]()
        self.afters: vec[FrameChange] = vec[FrameChange]()
        self.space_offers: vec[SpaceOffer] = vec[SpaceOffer]()
        self.defences: vec[FreeAction] = vec[FreeAction]()
        self.claim_alternatives: vec[ClaimAlternative] = vec[ClaimAlternative]()
        self.aids: vec[Aid] = vec[Aid]()
        self.influence_weights: vec[InfluenceWeight] = vec[InfluenceWeight]()
        self.manor_weights: vec[ManorWeight] = vec[ManorWeight]()
        self.eviction = Eviction()
        self.views: dict[str, ViewSlice] = {}
        self.estimates: vec[Estimate] = vec[Estimate]()
        self.frozen_estimates: vec[Estimate] = vec[Estimate]()
        self.field_words: dict[str, tuple[str, ...]] = {}
        self.reworded: dict[str, str] = {}
        """Messages that a module says otherwise: the id of the one to use instead, by the id of the usual one."""
        self.shared: dict[str, object] = {}
        """Tables and parts that one module makes and others use, by name."""
        self.blockers: vec[Blocker] = vec[Blocker]()
        self.listeners: vec[Listener] = vec[Listener]()
        self.endings: list[EndLine] = []
        self.decks: list[Deck] = []
        self.scoring: list[int] = []
        self.role: vec[i64] = zeros(KINDS)
        self.source_of: vec[TurnSource] = vec[TurnSource]([TurnSource() for _ in range(KINDS)])
        self.free_of: vec[FreeAction] = vec[FreeAction]([FreeAction() for _ in range(KINDS)])
        self.change_of: vec[FrameChange] = vec[FrameChange]([FrameChange() for _ in range(KINDS)])
        self.offer_of: vec[SpaceOffer] = vec[SpaceOffer]([SpaceOffer() for _ in range(KINDS)])
        self.claim_of: vec[ClaimAlternative] = vec[ClaimAlternative]([ClaimAlternative() for _ in range(KINDS)])
        self.zones: list[Zone] = []
        self.pieces: list[Piece] = []
        self.action_specs: dict[int, ActionSpec] = {}
        self.frame_specs: dict[int, FrameSpec] = {}
        self.event_specs: dict[int, EventSpec] = {}
        self.reason_specs: list[ReasonSpec] = []
        self.space_specs: list[SpaceSpec] = []

    # --- the step loop -------------------------------------------------------------------------------------------

    def new_state(self) -> State:
        """A game about to be set up: the first chance frame is on the stack."""
        return self.start.copy()

    def decider(self, state: State) -> i64:
        """The seat that is asked now, BY_CHANCE, or BY_NOBODY when the game is over."""
        frame = top(state)
        mode = self.frames[frame & 255].mode
        if mode == DECISION:
            return (frame >> 8) & 255
        return BY_CHANCE if mode == CHANCE else BY_NOBODY

    def borrow(self) -> Choices:
        """An empty list of choices that is the caller's alone until it is handed back."""
        try:
            out = self.spare.pop()
        except IndexError:
            return Choices()
        out.count = 0
        return out

    def hand_back(self, out: Choices) -> None:
        """Keep a borrowed list for the next who needs one: making one costs more than most rules do."""
        self.spare.append(out)

    def options(self, state: State) -> list[int]:
        """What the decider may choose; nothing for chance and at the end."""
        frame = top(state)
        out = self.borrow()
        self.frames[frame & 255].options(self, state, frame, out)
        listed = out.as_list()
        self.hand_back(out)
        return listed

    def offers(self, state: State, action: i64) -> bool:
        """Whether this action may be played now, by a seat or as an outcome of chance."""
        frame = top(state)
        frame_rules = self.frames[frame & 255]
        if frame_rules.mode == CHANCE:
            return frame_rules.contains(self, state, frame, action)
        if frame_rules.mode != DECISION:
            return False
        out = self.borrow()
        frame_rules.options(self, state, frame, out)
        found = out.has(action)
        self.hand_back(out)
        return found

    def apply(self, state: State, action: i64) -> None:
        """Carry out an action that is offered (it is not checked again) and run on to the next one who is asked."""
        frame = pop(state)
        self.frames[frame & 255].apply(self, state, frame, action)
        self.settle(state)

    def settle(self, state: State) -> None:
        """Run automatic frames until somebody is asked."""
        while True:
            frame = top(state)
            frame_rules = self.frames[frame & 255]
            if frame_rules.mode != AUTOMATIC:
                return
            pop(state)
            frame_rules.run(self, state, frame)

    def sample(self, state: State, random: Random) -> i64:
        """An outcome of the chance frame that is asked now."""
        frame = top(state)
        return self.frames[frame & 255].sample(self, state, frame, random)

    def probability(self, state: State, action: i64) -> float:
        """How likely an outcome of the chance frame is."""
        frame = top(state)
        return self.frames[frame & 255].probability(self, state, frame, action)

    def chance(self, state: State, random: Random) -> None:
        """Let chance play until a seat is asked or the game is over."""
        while True:
            frame = top(state)
            frame_rules = self.frames[frame & 255]
            if frame_rules.mode != CHANCE:
                return
            self.apply(state, frame_rules.sample(self, state, frame, random))

    def playout(self, state: State, random: Random, limit: i64) -> i64:
        """Play random choices to the end, or `limit` decisions of seats; returns how many there were."""
        decisions: i64 = 0
        out = self.borrow()
        while True:
            frame = top(state)
            frame_rules = self.frames[frame & 255]
            mode = frame_rules.mode
            if mode == DECISION:
                if decisions >= limit:
                    break
                decisions += 1
                out.count = 0
                frame_rules.options(self, state, frame, out)
                self.apply(state, out.items[random.below(out.count)])
            elif mode == CHANCE:
                self.apply(state, frame_rules.sample(self, state, frame, random))
            else:
                break
        self.hand_back(out)
        return decisions

    # --- what rules share ----------------------------------------------------------------------------------------

    def window(self, state: State, seat: i64, out: Choices) -> None:
        """Offer the free actions of a window (BASE-20)."""
        for free in self.free:
            free.offer(self, state, seat, out)

    def offer_space(self, state: State, seat: i64, position: i64, reached: bool, repeat: bool, out: Choices) -> None:
        """Offer the first choices of a space's action: its own and what modules add."""
        self.spaces[position].offer(self, state, seat, out)
        for offer in self.space_offers:
            offer.offer(self, state, seat, position, reached, repeat, out)

    def apply_space(self, state: State, seat: i64, position: i64, action: i64) -> None:
        """Perform a space's action with one of those choices."""
        if self.role[action & 255] == SPACE_OFFER:
            self.offer_of[action & 255].apply(self, state, seat, position, action)
        else:
            self.spaces[position].apply(self, state, seat, action)

    def could_act(self, state: State, seat: i64, position: i64, reached: bool, repeat: bool) -> bool:
        """Whether performing the space's action could have any effect (BASE-21)."""
        if self.spaces[position].useful(self, state, seat):
            return True
        if len(self.space_offers) == 0:
            return False
        out = self.borrow()
        for offer in self.space_offers:
            offer.offer(self, state, seat, position, reached, repeat, out)
        found = out.count > 0
        self.hand_back(out)
        return found

    def took_free_action(self, state: State, frame: i64, action: i64) -> bool:
        """Whether the action was a free one: then it is done, and the frame of the window asks again."""
        if self.role[action & 255] != FREE:
            return False
        push(state, frame)
        self.free_of[action & 255].apply(self, state, (frame >> 8) & 255, action)
        return True

    def gain(self, state: State, seat: i64, points: i64, reason: i64) -> None:
        """Points (or a loss) for a seat, entered on the score sheet under their reason."""
        cells = state.cells
        cells[POINTS + seat] += points
        cells[self.sheet + seat * self.reason_count + reason] += points
        journal = state.journal
        if journal is not None:
            journal.add(POINTS_EVENT, EVERYONE, seat, points, reason, 0)

    # --- reading a state -----------------------------------------------------------------------------------------

    def points_of(self, state: State, seat: i64) -> i64:
        """The points of a seat."""
        return state.cells[POINTS + seat]

    def zone_names(self) -> list[str]:
        """The names of the zones, which together are all that changes in a game."""
        return [zone.name for zone in self.zones]

    def zone(self, state: State, name: str, seat: int = -1) -> list[int]:
        """The numbers in a zone, or a seat's own part of it; what an observer does not know is -1."""
        for zone in self.zones:
            if zone.name == name:
                start = zone.start
                size = zone.size
                if seat >= 0:
                    if zone.stride == 0 or seat >= SEATS:
                        raise MalformedError(f'the zone "{name}" has no part for seat {seat}')
                    start += zone.stride * seat
                    size = zone.stride
                cells = state.cells
                return [int(cells[index]) for index in range(start, start + size)]
        raise MalformedError(f'there is no zone "{name}" in this game; there are: {", ".join(self.zone_names())}')

    # --- what a seat may know ------------------------------------------------------------------------------------

    def observe(self, state: State, seat: i64) -> Observation:
        """What the seat knows, built up from nothing: public zones, then what the decks let it see."""
        seen = State(zeros(self.size))
        target = seen.cells
        source = state.cells
        for index in range(self.size):
            target[index] = UNKNOWN
        for index in range(CORE_END):
            target[index] = source[index]
        for zone in self.zones:
            if zone.visibility == PUBLIC:
                for index in range(zone.start, zone.start + zone.size):
                    target[index] = source[index]
        for deck in self.decks:
            deck.observe(self, state, seat, seen)
        return Observation(seat, seen)

    def resample(self, observation: Observation, random: Random) -> State:
        """A full state consistent with everything the observer knows."""
        state = observation.state.copy()
        for deck in self.decks:
            deck.resample(self, state, observation.seat, random)
        return state

    def worlds(self, observation: Observation) -> int:
        """How many states fit everything the observer knows: 1 where nothing is hidden."""
        count = 1
        for deck in self.decks:
            count *= deck.worlds(self, observation.state)
        return count

    # --- copying and sending -------------------------------------------------------------------------------------

    def __copy__(self) -> Ruleset:
        return self  # rules never change

    def __deepcopy__(self, memo: dict[int, object]) -> Ruleset:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        if self.recipe is None:
            raise TypeError("rules put together by hand cannot be pickled; those of compose() can")
        return self.recipe

    # --- self-checks ---------------------------------------------------------------------------------------------

    def wrong(self, state: State) -> list[str]:
        """Every component that is lost, doubled or in two places, and every total that is not its sheet's sum."""
        found = [piece.wrong(state) for piece in self.pieces]
        found.extend(deck.check(self, state) for deck in self.decks)
        cells = state.cells
        seat: i64
        for seat in range(self.players):
            total: i64 = 0
            first = self.sheet + seat * self.reason_count
            for index in range(first, first + self.reason_count):
                total += cells[index]
            if total != cells[POINTS + seat]:
                found.append(f"seat {seat}: {cells[POINTS + seat]} points, but the score sheet sums to {total}")
        return [line for line in found if line]


def listen(state: State) -> Journal:
    """From now on collect what happens in this state."""
    journal = Journal()
    state.journal = journal
    return journal


def tell(state: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Report something that everybody may know."""
    journal = state.journal
    if journal is not None:
        journal.add(kind, EVERYONE, seat, a, b, c)


def whisper(state: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Report something that only this seat may know."""
    journal = state.journal
    if journal is not None:
        journal.add(kind, seat, seat, a, b, c)
