"""The decrees: what they show, the stacks in the principalities, and which seat can know which of them (DECREE-1, 2).

A stack that nobody has looked through is undecided: what lies in it is drawn when somebody looks for the first time.
From then on its slots hold the faces, and whoever has looked knows what is left, for decrees leave a stack openly.
Equal faces are one kind.
"""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.base.names import COLOURS
from merlin_bigbox.engine.base.tables import GOOD_NAMES
from merlin_bigbox.engine.core.arrays import i64, vec, vector, zeros
from merlin_bigbox.engine.core.hooks import Deck
from merlin_bigbox.engine.core.layout import UNKNOWN
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State

STACK_SIZE: Final = 4
SLOTS: Final = COLOURS * STACK_SIZE


class Decrees:
    """The faces of the decrees and the cells of the stacks, as they were laid out for one game."""

    def __init__(self, edition: Edition) -> None:
        self.words: list[str] = []
        counts: dict[str, int] = {}
        goods: list[int] = []
        colours: list[int] = []
        points: list[int] = []
        for decree in edition.decrees:
            of_good = decree.good is not None and decree.colour is not None
            word = f"{decree.good}-{decree.colour}" if of_good else f"points-{decree.points}"
            if word not in counts:
                self.words.append(word)
                goods.append(GOOD_NAMES.index(str(decree.good)) if of_good else 0)
                colours.append(edition.colours.index(str(decree.colour)) if of_good else 0)
                points.append(0 if of_good else decree.points)
            counts[word] = counts.get(word, 0) + 1
        self.kinds: i64 = len(self.words)
        self.totals: vec[i64] = vector([counts[word] for word in self.words])
        self.good: vec[i64] = vector(goods)
        self.colour: vec[i64] = vector(colours)
        self.points: vec[i64] = vector(points)
        """Nothing for a decree that shows a good."""
        self.undecided: i64 = 0
        self.slots: i64 = 0  # stack by stack: kind + 1 in ascending order
        self.sizes: i64 = 0
        self.looked: i64 = 0  # for each stack the seats that have looked through it, a bit each
        self.taken: i64 = 0  # kind by kind
        self.held: i64 = 0
        self.spent: i64 = 0

    def has_looked(self, state: State, seat: i64, stack: i64) -> bool:
        """Whether the seat has looked through a stack; a spectator (-1) never has."""
        return seat >= 0 and (state.cells[self.looked + stack] >> seat) & 1 == 1

    def mark_looked(self, state: State, seat: i64, stack: i64) -> None:
        """From now on the seat knows what is left there."""
        bit: i64 = 1
        state.cells[self.looked + stack] |= bit << seat

    def lay(self, state: State, stack: i64, kind: i64, count: i64) -> None:
        """Add a decree to the `count` ones of a stack, which are kept in ascending order."""
        cells = state.cells
        first = self.slots + stack * STACK_SIZE
        slot = first + count
        while slot > first and cells[slot - 1] > kind + 1:
            cells[slot] = cells[slot - 1]
            slot -= 1
        cells[slot] = kind + 1

    def take(self, state: State, seat: i64, stack: i64, kind: i64) -> None:
        """A decree goes from a stack openly before a player (DECREE-3)."""
        cells = state.cells
        slot = self.slots + stack * STACK_SIZE
        last = slot + cells[self.sizes + stack] - 1
        while cells[slot] != kind + 1:
            slot += 1
        while slot < last:
            cells[slot] = cells[slot + 1]
            slot += 1
        cells[last] = 0
        cells[self.sizes + stack] -= 1
        cells[self.taken + kind] += 1
        cells[self.held + seat] += 1


def draw(pool: vec[i64], kinds: i64, random: Random) -> i64:
    """One of the decrees counted in the pool, each as likely as another; it is taken out of the pool."""
    left: i64 = 0
    kind: i64
    for kind in range(kinds):
        left += pool[kind]
    pick = random.below(left)
    kind = 0
    while pick >= pool[kind]:
        pick -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def fillings(pool: list[int], sizes: list[int]) -> int:
    """In how many ways stacks of these sizes can be filled from a pool; `pool` counts the decrees of each face."""
    ways: dict[tuple[int, ...], int] = {tuple(sizes): 1}
    for count in pool:
        after: dict[tuple[int, ...], int] = {}
        for room, number in ways.items():
            for left in _rooms_left(room, count):
                after[left] = after.get(left, 0) + number
        ways = after
    return ways.get((0,) * len(sizes), 0)


def _rooms_left(room: tuple[int, ...], count: int) -> list[tuple[int, ...]]:
    """What room stacks have left when up to `count` equal decrees are laid into them, in every way."""
    found: list[tuple[tuple[int, ...], int]] = [((), count)]
    for size in room:
        found = [((*done, size - laid), spare - laid) for done, spare in found for laid in range(min(size, spare) + 1)]
    return [done for done, _ in found]


class DecreeDeck(Deck):
    """Who knows which decree lies where (DECREE-2)."""

    def __init__(self, decrees: Decrees) -> None:
        self.decrees = decrees

    def observe(self, rules: Ruleset, state: State, seat: i64, seen: State) -> None:
        """The stacks one has looked through; what is undecided only if one knows all the others."""
        decrees = self.decrees
        source = state.cells
        target = seen.cells
        knows_all = True
        stack: i64
        slot: i64
        for stack in range(COLOURS):
            size = source[decrees.sizes + stack]
            known = source[decrees.looked + stack] == 0 or decrees.has_looked(state, seat, stack)
            if not known and size > 0:
                knows_all = False
            first = decrees.slots + stack * STACK_SIZE
            for slot in range(STACK_SIZE):
                if known or slot >= size:
                    target[first + slot] = source[first + slot]
        kind: i64
        if knows_all:
            for kind in range(decrees.kinds):
                target[decrees.undecided + kind] = source[decrees.undecided + kind]

    def resample(self, rules: Ruleset, state: State, seat: i64, random: Random) -> None:
        """Deal what the seat cannot place to the stacks it does not know; the rest is undecided."""
        decrees = self.decrees
        cells = state.cells
        pool = zeros(decrees.kinds)
        kind: i64
        slot: i64
        for kind in range(decrees.kinds):
            pool[kind] = decrees.totals[kind] - cells[decrees.taken + kind]
        for slot in range(decrees.slots, decrees.slots + SLOTS):
            if cells[slot] > 0:
                pool[cells[slot] - 1] -= 1
        stack: i64
        for stack in range(COLOURS):
            first = decrees.slots + stack * STACK_SIZE
            if cells[first] == UNKNOWN:
                for slot in range(cells[decrees.sizes + stack]):
                    decrees.lay(state, stack, draw(pool, decrees.kinds, random), slot)
        for kind in range(decrees.kinds):
            cells[decrees.undecided + kind] = pool[kind]

    def worlds(self, rules: Ruleset, seen: State) -> int:
        """The ways to fill the stacks one does not know with what one cannot place."""
        decrees = self.decrees
        cells = seen.cells
        pool = [int(decrees.totals[kind] - cells[decrees.taken + kind]) for kind in range(decrees.kinds)]
        sizes: list[int] = []
        stack: i64
        slot: i64
        for slot in range(decrees.slots, decrees.slots + SLOTS):
            if cells[slot] > 0:
                pool[cells[slot] - 1] -= 1
        for stack in range(COLOURS):
            if cells[decrees.slots + stack * STACK_SIZE] == UNKNOWN:
                sizes.append(int(cells[decrees.sizes + stack]))
        return fillings(pool, sizes)

    def check(self, rules: Ruleset, state: State) -> str:
        """A decided stack holds as many decrees as lie there, the undecided ones have the rest between them."""
        decrees = self.decrees
        cells = state.cells
        undecided: i64 = 0
        kind: i64
        stack: i64
        slot: i64
        for kind in range(decrees.kinds):
            undecided += cells[decrees.undecided + kind]
        for stack in range(COLOURS):
            found: i64 = 0
            for slot in range(STACK_SIZE):
                if cells[decrees.slots + stack * STACK_SIZE + slot] > 0:
                    found += 1
            if cells[decrees.looked + stack] == 0:
                undecided -= cells[decrees.sizes + stack]
                if found > 0:
                    return f"decree stack {stack} was dealt, but nobody has looked"
            elif found != cells[decrees.sizes + stack]:
                return f"decree stack {stack} holds {found} decrees, {cells[decrees.sizes + stack]} by its size"
        return "" if undecided == 0 else f"{undecided} undecided decrees too many"
