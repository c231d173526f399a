"""The mission cards: the draw pile, the display, the hands, and what each seat can know of them (BASE-5, 51, 52)."""

from __future__ import annotations

import math
from typing import Final

from merlin_bigbox.engine.base.cells import (
    BORN,
    DISPLAY,
    GENERATION,
    HAND,
    HAND_ROOM,
    HAND_SIZE,
    IN_DISCARD,
    IN_DISPLAY,
    IN_HAND,
    IN_PILE,
    KNOWN,
    PLACE,
)
from merlin_bigbox.engine.base.fields import (
    CHANCE_CARD_CARD,
    CHANCE_DISPLAY_CARD,
    DEAL_LEFT,
    DISPLAY_SLOT,
    FIRST_DISPLAY_SLOT,
    TAKE_CARD,
    TAKE_CARDS_LEFT,
)
from merlin_bigbox.engine.base.names import (
    A_CHANCE_CARD,
    A_CHANCE_DISPLAY,
    A_DRAW,
    A_TAKE,
    E_CARD,
    E_DISPLAY,
    E_DREW,
    E_PILE,
    E_TOOK,
    F_DISPLAY,
    F_DRAWN,
    F_TAKE_CARD,
    F_TAKE_CARDS,
)
from merlin_bigbox.engine.base.tables import Tables
from merlin_bigbox.engine.core.arrays import i64, vec, vector, zeros
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, CHANCE, Deck, FrameRules
from merlin_bigbox.engine.core.layout import UNKNOWN
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import SEATS, Ruleset, tell, whisper
from merlin_bigbox.engine.core.specs import FIRST_OF_ACTION
from merlin_bigbox.engine.core.state import State, push


def _insert(cells: vec[i64], seat: i64, entry: i64) -> None:
    """Put card + 1 into a hand, which is kept in ascending order so that equal hands are equal cells."""
    slot = HAND + seat * HAND_ROOM + cells[HAND_SIZE + seat]
    first = HAND + seat * HAND_ROOM
    while slot > first and cells[slot - 1] > entry:
        cells[slot] = cells[slot - 1]
        slot -= 1
    cells[slot] = entry
    cells[HAND_SIZE + seat] += 1


def add_to_hand(state: State, seat: i64, card: i64, known: i64) -> None:
    """A card goes into a hand; `known` says whether everybody saw which one."""
    cells = state.cells
    _insert(cells, seat, card + 1)
    cells[PLACE + card] = IN_HAND + seat
    cells[KNOWN + card] = known


def discard(state: State, seat: i64, card: i64) -> None:
    """A card goes from a hand to the open discard pile."""
    cells = state.cells
    first = HAND + seat * HAND_ROOM
    last = first + cells[HAND_SIZE + seat] - 1
    slot = first
    while cells[slot] != card + 1:
        slot += 1
    while slot < last:
        cells[slot] = cells[slot + 1]
        slot += 1
    cells[last] = 0
    cells[HAND_SIZE + seat] -= 1
    cells[PLACE + card] = IN_DISCARD
    cells[KNOWN + card] = 0


def show(state: State, card: i64) -> None:
    """A card of a hand is shown: from now on everybody knows that it is there."""
    state.cells[KNOWN + card] = 1


def can_draw(tables: Tables, state: State) -> bool:
    """Whether the draw pile has a card, or can be made anew."""
    cells = state.cells
    card: i64
    for card in range(tables.cards):
        if cells[PLACE + card] <= IN_DISCARD:
            return True
    return False


def prepare_pile(tables: Tables, state: State) -> None:
    """Make an empty draw pile anew from the discard pile, at the moment a card is needed (BASE-52)."""
    cells = state.cells
    card: i64
    for card in range(tables.cards):
        if cells[PLACE + card] == IN_PILE:
            return
    cells[GENERATION] += 1
    for card in range(tables.cards):
        if cells[PLACE + card] == IN_DISCARD:
            cells[PLACE + card] = IN_PILE
            cells[BORN + card] = cells[GENERATION]
    tell(state, E_PILE, 0)


def draw_to_hand(tables: Tables, state: State, seat: i64) -> None:
    """Draw from the pile into the hand, if there is anything to draw."""
    if can_draw(tables, state):
        prepare_pile(tables, state)
        push(state, pack(F_DRAWN, seat))


def refill_display(tables: Tables, state: State, slot: i64) -> None:
    """Replace a card of the display at once, if there is anything to draw."""
    if can_draw(tables, state):
        prepare_pile(tables, state)
        push(state, pack(F_DISPLAY, 0, slot))


class PileFrame(FrameRules):
    """Chance takes the top card of the draw pile: any card in it, each as likely as another."""

    def __init__(self, tables: Tables, action: int) -> None:
        self.mode = CHANCE
        self.tables = tables
        self.action: i64 = action

    def _size(self, state: State) -> i64:
        cells = state.cells
        size: i64 = 0
        card: i64
        for card in range(self.tables.cards):
            if cells[PLACE + card] == IN_PILE:
                size += 1
        return size

    def sample(self, rules: Ruleset, state: State, frame: i64, random: Random) -> i64:
        cells = state.cells
        left = random.below(self._size(state))
        card: i64 = 0
        while True:
            if cells[PLACE + card] == IN_PILE:
                if left == 0:
                    return pack(self.action, card)
                left -= 1
            card += 1

    def contains(self, rules: Ruleset, state: State, frame: i64, action: i64) -> bool:
        card = field(action, FIRST_OF_ACTION)
        return action == pack(self.action, card) and card < self.tables.cards and state.cells[PLACE + card] == IN_PILE

    def probability(self, rules: Ruleset, state: State, frame: i64, action: i64) -> float:
        return 1.0 / float(self._size(state))


class DisplayFrame(PileFrame):
    """The next card of the display (BASE-5, BASE-51)."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables, A_CHANCE_DISPLAY)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        card = field(action, CHANCE_DISPLAY_CARD)
        state.cells[DISPLAY + field(frame, DISPLAY_SLOT)] = card + 1
        state.cells[PLACE + card] = IN_DISPLAY
        tell(state, E_DISPLAY, 0, card)


class SetupDisplayFrame(DisplayFrame):
    """The display at setup: this slot, then the following ones."""

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        super().apply(rules, state, frame, action)
        slot = field(frame, FIRST_DISPLAY_SLOT) + 1
        if slot < self.tables.display:
            push(state, pack(kind_of(frame), 0, slot))


class DrawnFrame(PileFrame):
    """A card drawn into a hand: only its owner sees it."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables, A_CHANCE_CARD)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        card = field(action, CHANCE_CARD_CARD)
        add_to_hand(state, seat, card, 0)
        tell(state, E_DREW, seat)
        whisper(state, E_CARD, seat, card)


class DealFrame(DrawnFrame):
    """The hands at setup: each seat in turn, four cards each (BASE-5)."""

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        super().apply(rules, state, frame, action)
        seat = seat_of(frame)
        left = field(frame, DEAL_LEFT) - 1
        if left == 0:
            seat += 1
            left = self.tables.hand
        if seat < rules.players:
            push(state, pack(kind_of(frame), seat, left))


class TakeCards(FrameRules):
    """So many new cards, one after the other, as long as there are any."""

    def __init__(self, tables: Tables) -> None:
        self.mode = AUTOMATIC
        self.tables = tables

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        seat = seat_of(frame)
        left = field(frame, TAKE_CARDS_LEFT)
        if left == 0:
            return
        if not can_draw(self.tables, state) and not self._display(state):
            return
        push(state, pack(F_TAKE_CARDS, seat, left - 1))
        push(state, pack(F_TAKE_CARD, seat))

    def _display(self, state: State) -> bool:
        slot: i64
        for slot in range(self.tables.display):
            if state.cells[DISPLAY + slot] != 0:
                return True
        return False


class TakeCard(FrameRules):
    """A new card: from the display, which is refilled at once, or from the draw pile (BASE-42, BASE-51)."""

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        cells = state.cells
        slot: i64
        for slot in range(self.tables.display):
            if cells[DISPLAY + slot] != 0:
                out.add(pack(A_TAKE, cells[DISPLAY + slot] - 1))
        if can_draw(self.tables, state):
            out.add(pack(A_DRAW))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        if kind_of(action) == A_DRAW:
            draw_to_hand(self.tables, state, seat)
            return
        card = field(action, TAKE_CARD)
        cells = state.cells
        slot: i64 = 0
        while cells[DISPLAY + slot] != card + 1:
            slot += 1
        cells[DISPLAY + slot] = 0
        add_to_hand(state, seat, card, 1)
        tell(state, E_TOOK, seat, card)
        refill_display(self.tables, state, slot)


TOLD: Final = (IN_HAND + SEATS) * 2
"""So many cases there are for an observer: each place of a card, known to all there or not."""


def _told(players: int, turned: bool) -> vec[i64]:
    """For a spectator and each seat, and for each of the cases, what it is told of the card's place.

    With `turned`, hands are counted from the observer's on.
    """
    told: list[int] = []
    for seat in range(-1, SEATS):
        for place in range(IN_HAND + SEATS):
            for known in (0, 1):
                own = seat >= 0 and place == IN_HAND + seat
                seen = place == IN_DISCARD or place == IN_DISPLAY or own or known == 1
                shown = place
                if turned and seat >= 0 and place >= IN_HAND:
                    shown = IN_HAND + (place - IN_HAND - seat) % players
                told.append(shown if seen else UNKNOWN)
    return vector(told)


class MissionDeck(Deck):
    """Who knows which mission card is where."""

    def __init__(self, tables: Tables, players: int) -> None:
        self.tables = tables
        self.told: vec[i64] = _told(players, turned=False)
        self.turned: vec[i64] = _told(players, turned=True)

    def observe(self, rules: Ruleset, state: State, seat: i64, seen: State) -> None:
        """Display, discards and own cards; of other hands the cards taken openly, of the rest only when it was drawn.

        Known cards come first in a hand: the place of a card among hidden ones would tell something about these.
        """
        source = state.cells
        target = seen.cells
        self._places(self.told, state, seat, seen)
        card: i64
        owner: i64
        slot: i64
        generation: i64
        for card in range(self.tables.cards, 60):
            target[PLACE + card] = 0
        generations = source[GENERATION] + 1
        for owner in range(rules.players):
            first = HAND + owner * HAND_ROOM
            if owner == seat:
                for slot in range(first, first + HAND_ROOM):
                    target[slot] = source[slot]
                continue
            filled = first
            last = first + source[HAND_SIZE + owner]
            for slot in range(first, last):
                if source[KNOWN + source[slot] - 1] == 1:
                    target[filled] = source[slot]
                    filled += 1
            for generation in range(generations):
                for slot in range(first, last):
                    card = source[slot] - 1
                    if source[KNOWN + card] == 0 and source[BORN + card] == generation:
                        target[filled] = UNKNOWN - generation
                        filled += 1
            for slot in range(filled, first + HAND_ROOM):
                target[slot] = 0
        for owner in range(rules.players, 4):
            for slot in range(HAND_ROOM):
                target[HAND + owner * HAND_ROOM + slot] = 0

    def tell(self, rules: Ruleset, state: State, seat: i64, seen: State) -> None:
        """The places of the cards."""
        self._places(self.turned, state, seat, seen)

    def tells_all_of(self) -> list[str]:
        return ["card places"]

    def _places(self, told: vec[i64], state: State, seat: i64, seen: State) -> None:
        """Looked up, as guessing branches would cost more."""
        source = state.cells
        target = seen.cells
        first = (seat + 1) * TOLD
        card: i64
        for card in range(self.tables.cards):
            target[PLACE + card] = told[first + source[PLACE + card] * 2 + source[KNOWN + card]]

    def resample(self, rules: Ruleset, state: State, seat: i64, random: Random) -> None:
        """Deal the unseen cards of each generation anew to the hands that hold such cards; the rest is the pile."""
        cells = state.cells
        unseen = zeros(self.tables.cards)
        generation: i64
        for generation in range(cells[GENERATION] + 1):
            count: i64 = 0
            card: i64
            for card in range(self.tables.cards):
                if cells[PLACE + card] == UNKNOWN and cells[BORN + card] == generation:
                    unseen[count] = card
                    count += 1
            owner: i64
            slot: i64
            for owner in range(rules.players):
                for slot in range(HAND_ROOM):
                    if cells[HAND + owner * HAND_ROOM + slot] == UNKNOWN - generation:
                        pick = random.below(count)
                        card = unseen[pick]
                        count -= 1
                        unseen[pick] = unseen[count]
                        cells[HAND + owner * HAND_ROOM + slot] = card + 1
                        cells[PLACE + card] = IN_HAND + owner
            for slot in range(count):
                cells[PLACE + unseen[slot]] = IN_PILE
        for owner in range(rules.players):
            size = cells[HAND_SIZE + owner]
            first = HAND + owner * HAND_ROOM
            cells[HAND_SIZE + owner] = 0
            for slot in range(size):
                entry = cells[first + slot]
                cells[first + slot] = 0
                _insert(cells, owner, entry)

    def worlds(self, rules: Ruleset, seen: State) -> int:
        """The ways to deal the unseen cards of each generation to the hands that hold such cards."""
        cells = seen.cells
        ways = 1
        generation: i64
        card: i64
        owner: i64
        slot: i64
        for generation in range(cells[GENERATION] + 1):
            unseen: i64 = 0
            for card in range(self.tables.cards):
                if cells[PLACE + card] == UNKNOWN and cells[BORN + card] == generation:
                    unseen += 1
            for owner in range(rules.players):
                held: i64 = 0
                for slot in range(HAND_ROOM):
                    if cells[HAND + owner * HAND_ROOM + slot] == UNKNOWN - generation:
                        held += 1
                ways *= math.comb(int(unseen), int(held))
                unseen -= held
        return ways

    def check(self, rules: Ruleset, state: State) -> str:
        """Every card is in exactly the place that says it has it."""
        cells = state.cells
        card: i64
        in_hands: i64 = 0
        for card in range(self.tables.cards):
            place = cells[PLACE + card]
            shown: i64 = 0
            slot: i64
            for slot in range(self.tables.display):
                if cells[DISPLAY + slot] == card + 1:
                    shown += 1
            owner: i64
            for owner in range(rules.players):
                for slot in range(cells[HAND_SIZE + owner]):
                    if cells[HAND + owner * HAND_ROOM + slot] == card + 1:
                        if place != IN_HAND + owner:
                            return f"mission {card + 1} is in hand {owner}, but its place says {place}"
                        shown += 1
            if place >= IN_HAND:
                in_hands += 1
            if shown != (1 if place >= IN_DISPLAY else 0):
                return f"mission {card + 1} is found {shown} times, but its place says {place}"
        held: i64 = 0
        for owner in range(rules.players):
            held += cells[HAND_SIZE + owner]
        return "" if held == in_hands else f"{held} mission cards in hands, {in_hands} by their places"
