"""A position in a test: play on by text, ask what is offered, and look at every piece by its name."""

from __future__ import annotations

from typing import Final, Self

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_CHANCE, BY_NOBODY, POINTS, ROUND, Ruleset, listen
from merlin_bigbox.engine.core.state import State, top
from merlin_bigbox.game import notation
from merlin_bigbox.game.notation import COLOUR_NAMES, SEAT_NAMES, tile_names
from merlin_bigbox.game.testing import words
from merlin_bigbox.game.testing.words import ScenarioError

SEED: Final = 1
CARDS: Final = 55
"""The mission cards as printed (EDITION-4)."""
HOME: Final = "home"
NOBODY: Final = ""


class Position:
    """A game at one moment. Chance is answered by `chance …` actions, else by a fixed seed once something is asked."""

    def __init__(self, rules: Ruleset, state: State, seed: int = SEED) -> None:
        self.rules = rules
        self.state = state
        self.random = Random(seed)
        self.journal = listen(state)
        rules.settle(state)

    @classmethod
    def new_game(cls, rules: Ruleset, seed: int = SEED) -> Self:
        """A game about to be set up."""
        return cls(rules, rules.new_state(), seed)

    # --- playing -----------------------------------------------------------------------------------------------------

    @property
    def by_chance(self) -> bool:
        """Whether chance is asked."""
        return bool(self.rules.decider(self.state) == BY_CHANCE)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        self.run_chance()
        return bool(self.rules.decider(self.state) == BY_NOBODY)

    def run_chance(self, until: str = "") -> Self:
        """Let the fixed seed answer for chance until a seat is asked, or until this frame comes."""
        while self.by_chance and self.asks() != until:
            self.rules.apply(self.state, self.rules.sample(self.state, self.random))
        return self

    def play(self, *texts: str) -> Self:
        """Play these actions; each has to be offered."""
        for text in texts:
            action = notation.read(self.rules, text)
            if not text.startswith("chance "):
                self.run_chance()
            if not self.rules.offers(self.state, action):
                offered = ", ".join(notation.write(self.rules, each) for each in self.rules.options(self.state))
                raise ScenarioError(
                    f'"{text}" is not offered; {self.asks() or "chance"} is asked for one of: {offered}'
                )
            self.rules.apply(self.state, action)
            if wrong := self.rules.wrong(self.state):
                raise ScenarioError(f'after "{text}": {"; ".join(wrong)}')
        return self

    def options(self) -> list[str]:
        """What the seat that is asked may choose."""
        self.run_chance()
        return [notation.write(self.rules, action) for action in self.rules.options(self.state)]

    def offers(self, text: str) -> bool:
        """Whether this may be played now; an outcome of chance if chance is asked for it."""
        if not text.startswith("chance "):
            self.run_chance()
        return bool(self.rules.offers(self.state, notation.read(self.rules, text)))

    def asks(self) -> str:
        """Who is asked and what for, such as `red turn`; chance has no seat."""
        decider = int(self.rules.decider(self.state))
        name = self.rules.frame_specs[int(kind_of(top(self.state)))].name
        return f"{SEAT_NAMES[decider]} {name}" if decider >= 0 else name

    def events(self) -> list[str]:
        """The names of the events since the last time, with the seat they are about: `claimed red`."""
        self.run_chance()
        specs = self.rules.event_specs
        return [f"{specs[int(event.kind)].name} {SEAT_NAMES[event.seat]}" for event in self.journal.take()]

    def copy(self) -> Position:
        """An independent position that goes on in the same way."""
        other = Position(self.rules, self.state.copy())
        other.random = self.random.copy()
        return other

    # --- a castle ----------------------------------------------------------------------------------------------------

    def _cell(self, start: int, seat: str, stride: int = 1, index: int = 0) -> int:
        self.run_chance()
        return int(self.state.cells[start + words.seat_number(seat) * stride + index])

    def _row(self, start: int, seat: str, size: int, stride: int) -> list[int]:
        return [self._cell(start, seat, stride, index) for index in range(size)]

    def points(self, seat: str) -> int:
        """The points of a seat."""
        return self._cell(POINTS, seat)

    def scored(self, seat: str, reason: str) -> int:
        """The points of a seat for one reason of the score sheet."""
        names = [spec.name for spec in self.rules.reason_specs]
        if reason not in names:
            raise ScenarioError(f'"{reason}" is no reason for points; expected one of {", ".join(names)}')
        return self._cell(int(self.rules.sheet), seat, int(self.rules.reason_count), names.index(reason))

    def goods(self, seat: str, good: str = "") -> int:
        """How many of a good such as `shield blue` the seat owns, or how many goods in all."""
        if not good:
            return sum(self._row(at.GOODS, seat, at.GOODS_OF_SEAT, at.GOODS_OF_SEAT))
        return self._cell(at.GOODS, seat, at.GOODS_OF_SEAT, words.good_index(good))

    def markers(self, seat: str, principality: str = "") -> int:
        """The seat's markers in a principality, or on the whole board."""
        if not principality:
            return sum(self._row(at.MARKERS, seat, n.COLOURS, n.COLOURS))
        return self._cell(at.MARKERS, seat, n.COLOURS, words.colour_number(principality))

    def markers_home(self, seat: str) -> int:
        """The seat's markers on its castle board."""
        return self._cell(at.MARKER, seat)

    def manors_home(self, seat: str) -> int:
        """The seat's manors that are not built."""
        return self._cell(at.MANOR, seat)

    def apples(self, seat: str) -> int:
        """The seat's apples."""
        return self._cell(at.APPLE, seat)

    def staffs(self, seat: str) -> int:
        """The seat's staffs."""
        return self._cell(at.STAFF, seat)

    def at(self, seat: str, vassal: str) -> str:
        """The principality a vassal is in, or home."""
        place = self._cell(at.VASSAL, seat, n.VASSALS, words.vassal_number(vassal))
        return COLOUR_NAMES[place - 1] if place else HOME

    def knight(self, seat: str) -> int:
        """The position of the seat's knight."""
        return self._cell(at.KNIGHT, seat)

    def dice(self, seat: str) -> list[int]:
        """The seat's dice, Merlin's last; 0 is a used one."""
        return self._row(at.DICE, seat, 4, n.DICE_SLOTS)

    def traitors(self, seat: str) -> list[str]:
        """The colours of the seat's traitors."""
        counts = self._row(at.TRAITORS, seat, n.COLOURS, n.COLOURS)
        return [name for name, count in zip(COLOUR_NAMES, counts, strict=True) for _ in range(count)]

    def hand(self, seat: str) -> list[int]:
        """The numbers of the missions in the seat's hand."""
        return self._row(at.HAND, seat, self._cell(at.HAND_SIZE, seat), at.HAND_ROOM)

    # --- the table ---------------------------------------------------------------------------------------------------

    def _table(self, cell: int) -> int:
        self.run_chance()
        return int(self.state.cells[cell])

    @property
    def round(self) -> int:
        """The number of the round."""
        return self._table(ROUND)

    @property
    def first(self) -> str:
        """The first player."""
        return SEAT_NAMES[self._table(at.FIRST)]

    @property
    def merlin(self) -> int:
        """The position of Merlin."""
        return self._table(at.MERLIN)

    @property
    def grail(self) -> str:
        """Who holds the Grail."""
        return (NOBODY, *SEAT_NAMES)[self._table(at.GRAIL)]

    @property
    def excalibur(self) -> str:
        """Who holds Excalibur."""
        return (NOBODY, *SEAT_NAMES)[self._table(at.EXCALIBUR)]

    @property
    def apple_supply(self) -> int:
        """The apples that nobody has."""
        return self._table(at.APPLES)

    def stock(self, good: str) -> int:
        """How many of a good its principality holds."""
        return self._table(at.STOCK + words.good_index(good))

    def traitor_supply(self) -> int:
        """How many traitors can be drawn."""
        return sum(self._table(at.TRAITOR_SUPPLY + colour) for colour in range(n.COLOURS))

    def traitor_discards(self) -> int:
        """How many traitors are discarded."""
        return sum(self._table(at.TRAITOR_DISCARD + colour) for colour in range(n.COLOURS))

    def tile(self, place: str) -> str:
        """The kind of a terrain tile."""
        kind = self._table(at.TILE + words.cell_number(place, at.CELLS))
        return tile_names(self.rules)[kind - 1] if kind else ""

    def manor(self, place: str) -> str:
        """Whose manor stands on a tile."""
        return (NOBODY, *SEAT_NAMES)[self._table(at.BUILT + words.cell_number(place, at.CELLS))]

    def display(self) -> list[int]:
        """The missions that lie open."""
        return [card for card in (self._table(at.DISPLAY + slot) for slot in range(at.DISPLAY_ROOM)) if card]

    def pile(self) -> list[int]:
        """The missions of the draw pile."""
        return self._placed(at.IN_PILE)

    def discards(self) -> list[int]:
        """The missions of the discard pile."""
        return self._placed(at.IN_DISCARD)

    def _placed(self, place: int) -> list[int]:
        return [card + 1 for card in range(CARDS) if self._table(at.PLACE + card) == place]
