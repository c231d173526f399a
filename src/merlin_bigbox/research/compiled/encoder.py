"""What a seat may know, written into an array of small numbers: the observation of all environments."""

from __future__ import annotations

from typing import Final

from mypy_extensions import u8

from merlin_bigbox.engine.core.arrays import i64, vec, vector, zeros
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import DECISION
from merlin_bigbox.engine.core.layout import UNKNOWN
from merlin_bigbox.engine.core.packed import fields_from, seat_of
from merlin_bigbox.engine.core.ruleset import KINDS, Ruleset
from merlin_bigbox.engine.core.shorts import NUMBERS, gather
from merlin_bigbox.engine.core.specs import FIRST_OF_FRAME
from merlin_bigbox.engine.core.state import DEPTH, STACK, State, top
from merlin_bigbox.research.compiled.numbers import Numbers

FRAMES: Final = 3
"""So many pending frames are told, the uppermost first: what is asked, and what it interrupts."""
FIELDS: Final = 5
FRAME_SIZE: Final = 2 + FIELDS
"""The kind, the seat, and the fields."""
RUN: Final = 3
HEAD: Final = FRAMES * FRAME_SIZE + 1
"""The frames and the observer's seat stand first; no zone has them."""


class Encoder:
    """Writes observations of one configuration. Its tables are made by `research.blocks`, from the zones.

    What has to be asked of decks or turned towards the observer is prepared in `seen`, at its own cells; the first
    words of an observation are gathered from there, the others from the state itself.
    """

    def __init__(self, rules: Ruleset, size: int) -> None:
        self.rules = rules
        self.words: i64 = (size + NUMBERS - 1) // NUMBERS
        self.seen: State = State(zeros(rules.size))
        """The pending frames and the observer's seat stand in its first cells."""
        self.hidden: vec[i64] = zeros(0)
        """The cells that decks fill: first cell and length."""
        self.covered: vec[i64] = zeros(0)
        """Those of them that decks fill in part only: they are UNKNOWN before."""
        self.named: vec[i64] = zeros(0)
        """The cells of everybody's knowledge that name seats: first cell, length, and how many values they have."""
        self.hidden_named: vec[i64] = zeros(0)
        """Those that decks fill. They turn them, too; only where everything is shown it is done here."""
        self.turns: vec[i64] = zeros(0)
        """Seat by seat, for each run of `named` what its values are turned to, from UNKNOWN on."""
        self.hidden_turns: vec[i64] = zeros(0)
        self.also: vec[i64] = zeros(0)
        """Cells that share a word with prepared ones."""
        self.prepared: i64 = 0
        """How many words are gathered from `seen`."""
        self.cells: vec[i64] = zeros(0)
        """Seat by seat, the cells behind each word, 16 bits each."""
        self.frame_number: vec[i64] = zeros(KINDS)
        for number, kind in enumerate(rules.frame_specs):
            self.frame_number[kind] = number + 1

    def prepare(
        self, hidden: list[int], covered: list[int], named: list[int], hidden_named: list[int], also: list[int]
    ) -> None:
        """What is asked of decks, and what is turned."""
        self.hidden = vector(hidden)
        self.covered = vector(covered)
        self.named = vector(named)
        self.hidden_named = vector(hidden_named)
        self.also = vector(also)

    def turn(self, prepared: int, cells: list[int], turns: list[int], hidden_turns: list[int]) -> None:
        """The words and the tables of all seats."""
        self.prepared = prepared
        self.cells = vector(cells)
        self.turns = vector(turns)
        self.hidden_turns = vector(hidden_turns)

    def write(self, state: State, seat: i64, out: vec[i64], first: i64, everything: bool = False) -> None:
        """Write what the seat may know from word `first` on; with `everything`, what is hidden from it, too."""
        cells = state.cells
        seen = self.seen.cells
        players = self.rules.players
        self._head(cells, seat)
        if everything:
            self._look_everywhere(cells)
            _turn(self.hidden_named, self.hidden_turns, seat * (len(self.hidden_turns) // players), seen, seen)
        else:
            self._look(state, seat)
        _turn(self.named, self.turns, seat * (len(self.turns) // players), cells, seen)
        also = self.also
        index: i64
        for index in range(len(also)):
            seen[also[index]] = cells[also[index]]
        start = seat * self.words
        middle = start + self.prepared
        gather(self.cells, start, middle, seen, out, first)
        gather(self.cells, middle, start + self.words, cells, out, first + self.prepared)

    def _look(self, state: State, seat: i64) -> None:
        """Ask the decks what the seat sees of them: nothing else of what they hide is read."""
        seen = self.seen.cells
        covered = self.covered
        index: i64 = 0
        cell: i64
        while index < len(covered):
            start = covered[index]
            for cell in range(start, start + covered[index + 1]):
                seen[cell] = UNKNOWN
            index += 2
        for deck in self.rules.decks:
            deck.tell(self.rules, state, seat, self.seen)

    def _look_everywhere(self, cells: vec[i64]) -> None:
        seen = self.seen.cells
        hidden = self.hidden
        index: i64 = 0
        cell: i64
        while index < len(hidden):
            start = hidden[index]
            for cell in range(start, start + hidden[index + 1]):
                seen[cell] = cells[cell]
            index += 2

    def _head(self, cells: vec[i64], seat: i64) -> None:
        """The pending frames, their seats turned towards the observer, and the observer's seat."""
        head = self.seen.cells
        depth = cells[DEPTH]
        players = self.rules.players
        place: i64 = 0
        part: i64
        while place < HEAD - 1:
            depth -= 1
            if depth < 0:
                for part in range(FRAME_SIZE):
                    head[place + part] = 0
            else:
                frame = cells[STACK + depth]
                head[place] = self.frame_number[frame & 255]
                asked = seat_of(frame) - seat
                head[place + 1] = asked + players if asked < 0 else asked
                rest = fields_from(frame, FIRST_OF_FRAME)
                for part in range(2, FRAME_SIZE):
                    head[place + part] = rest & 255
                    rest >>= 8
            place += FRAME_SIZE
        head[HEAD - 1] = seat


def _turn(runs: vec[i64], tables: vec[i64], first: i64, source: vec[i64], target: vec[i64]) -> None:
    """Name seats as the observer counts them, itself first: looked up, as guessing branches would cost more."""
    index: i64 = 0
    cell: i64
    at = first - UNKNOWN
    while index < len(runs):
        for cell in range(runs[index], runs[index] + runs[index + 1]):
            target[cell] = tables[at + source[cell]]
        at += runs[index + 2]
        index += RUN


class Mask:
    """Which actions are offered, a byte each; what was set is remembered, so that clearing it costs little."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.choices = Choices()
        self.set: vec[i64] = zeros(len(self.choices.items))
        self.count: i64 = 0

    def write(self, rules: Ruleset, state: State, out: vec[u8], first: i64) -> None:
        """Mark what is offered now instead of what was offered before."""
        index: i64
        places = self.set
        for index in range(self.count):
            out[places[index]] = u8(0)
        choices = self.choices
        choices.count = 0
        frame = top(state)
        frame_rules = rules.frames[frame & 255]
        if frame_rules.mode == DECISION:
            frame_rules.options(rules, state, frame, choices)
        items = choices.items
        numbers = self.numbers
        for index in range(choices.count):
            place = first + numbers.number(items[index])
            out[place] = u8(1)
            places[index] = place
        self.count = choices.count
