"""The blocks of an observation: each zone of the game is one, with its bounds, as the zone itself declares them.

Left out are zones that only note what others tell: display and hands, as the places of the cards tell them, from which
draw pile each card came, and the score sheet, which the environments give apart.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from merlin_bigbox.engine.core.layout import PUBLIC, UNKNOWN, Zone
from merlin_bigbox.engine.core.ruleset import LEAST_POINTS, MOST_POINTS, POINTS, ROUND, ROUNDS, Ruleset
from merlin_bigbox.engine.core.shorts import NUMBERS, words_of
from merlin_bigbox.research import fields
from merlin_bigbox.research.compiled.encoder import FIELDS, FRAMES, HEAD, Encoder

__all__ = ["VERSION", "Block", "Layout", "layout"]

VERSION: Final = 1
"""Goes up whenever any number of any configuration's observation moves or means something else."""
ANY: Final = 32767
"""The bound of what declares none."""
FIELD_MOST: Final = 255
FRAME_PARTS: Final = ("frame", "seat", *(f"field {number + 1}" for number in range(FIELDS)))


class Block(NamedTuple):
    """A named run of an observation. Every seat has an equal part in it if it is `owned`, the observer first."""

    name: str
    """Its name, which is that of a zone."""
    first: int
    """The place of its first number in the observation."""
    size: int
    """How many numbers it has."""
    low: int
    """The lowest value."""
    high: int
    """The highest value."""
    holds: str
    """The type of what a cell names, or nothing where it is a number."""
    before: tuple[str, ...]
    """The words for the values before those of the type."""
    labels: tuple[str, ...]
    """A word for each cell of one part, such as `shield purple`; one empty word if there is but one cell."""
    owned: bool
    """Whether every seat has a part in it."""


class _Cells(NamedTuple):
    """The cells behind a block, or behind the part of seat 0, and how far apart those of seats lie."""

    cells: list[int]
    stride: int


class Layout:
    """All blocks of one configuration's observations, and what writes them."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        """Whose observations they are."""
        self.players = int(rules.players)
        """How many seats there are."""
        self.size = 0
        """How many numbers an observation has."""
        self.blocks: list[Block] = []
        """The blocks, in order."""
        self._runs: list[_Cells] = []
        self.frame_kinds = list(rules.frame_specs)
        head = list(range(HEAD))
        self._add("asked", _Cells(head[:-1], 0), (0, FIELD_MOST), labels=_frame_labels())
        self._add("seat", _Cells(head[-1:], 0), (0, self.players - 1))
        told = [zone for zone in rules.zones if not zone.noted]
        prepared = [zone for zone in told if _is_prepared(zone)]
        for zone in prepared:
            self._zone(zone)
        last = self.size
        self._add("round", _Cells([int(ROUND)], 0), (0, ROUNDS))
        self._add("points", _Cells([int(POINTS)], 1), (LEAST_POINTS, MOST_POINTS))
        for zone in told:
            if zone not in prepared:
                self._zone(zone)
        self.encoder = self._encoder(prepared, last)

    def _encoder(self, prepared: list[Zone], last: int) -> Encoder:
        """What writes the observations: the first `last` numbers are those of the prepared zones."""
        made = Encoder(self.rules, self.size)
        whole_zones = {name for deck in self.rules.decks for name in deck.tells_all_of()}
        hidden: list[int] = []
        covered: list[int] = []
        named: list[int] = []
        hidden_named: list[int] = []
        for zone in prepared:
            start, size = int(zone.start), int(zone.size)
            if zone.visibility != PUBLIC:
                hidden += [start, size]
                covered += [] if zone.name in whole_zones else [start, size]
            if zone.holds in {"seat", fields.SEATS}:
                run = [start, size, len(_turned(zone, 0, self.players))]
                (hidden_named if zone.visibility != PUBLIC else named).extend(run)
        whole = -(-last // NUMBERS)
        orders = [self._cells_for(observer) for observer in range(self.players)]
        also = sorted({cell for order in orders for cell in order[last : whole * NUMBERS]})
        made.prepare(hidden, covered, named, hidden_named, also)
        turns, hidden_turns = (
            [
                value
                for observer in range(self.players)
                for zone in prepared
                if zone.holds in {"seat", fields.SEATS} and (zone.visibility != PUBLIC) == is_hidden
                for value in _turned(zone, observer, self.players)
            ]
            for is_hidden in (False, True)
        )
        made.turn(whole, [word for order in orders for word in words_of(order)], turns, hidden_turns)
        return made

    def block(self, name: str) -> Block:
        """The block with this name."""
        return next(block for block in self.blocks if block.name == name)

    @property
    def digest(self) -> str:
        """Changes whenever any number of an observation moves or has other bounds."""
        lines = (f"version {VERSION}", *(repr(tuple(block)) for block in self.blocks))
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()

    def _add(
        self,
        name: str,
        cells: _Cells,
        bounds: tuple[int, int],
        holds: str = "",
        before: tuple[str, ...] = (),
        labels: tuple[str, ...] = ("",),
    ) -> None:
        size = len(cells.cells) * (self.players if cells.stride else 1)
        self.blocks.append(Block(name, self.size, size, *bounds, holds, before, labels, cells.stride > 0))
        self._runs.append(cells)
        self.size += size

    def _zone(self, zone: Zone) -> None:
        rules, stride = self.rules, int(zone.stride)
        cells, labels = _cells_of(rules, zone, stride or int(zone.size))
        low, high = int(zone.least), int(zone.most)
        if zone.holds:
            high = len(zone.before) + len(fields.values(rules, zone.holds)) - 1
        elif high < low:
            high = ANY
        placed = _Cells([int(zone.start) + cell for cell in cells], stride)
        self._add(zone.name, placed, (low, high), zone.holds, zone.before, labels)

    def _cells_for(self, observer: int) -> list[int]:
        """Where the numbers of an observer come from, in their order: its own part of everything first."""
        return [
            cell + (observer + part) % self.players * stride
            for cells, stride in self._runs
            for part in range(self.players if stride else 1)
            for cell in cells
        ]


def _is_prepared(zone: Zone) -> bool:
    """Whether what it says is hidden from some, or has to be turned towards the observer."""
    return zone.visibility != PUBLIC or zone.holds in {"seat", fields.SEATS}


def _turned(zone: Zone, observer: int, players: int) -> list[int]:
    """What each value of a zone that names seats is to an observer, who counts from itself; what is unknown first."""
    if zone.holds == fields.SEATS:
        sets = range(1 << players)
        return [UNKNOWN, *((bits >> observer | bits << players - observer) & (1 << players) - 1 for bits in sets)]
    first = len(zone.before)
    return [*range(UNKNOWN, first), *(first + (seat - observer) % players for seat in range(players))]


def _cells_of(rules: Ruleset, zone: Zone, room: int) -> tuple[list[int], tuple[str, ...]]:
    """The cells of a zone, or of one seat's part, that are used in this game, and their labels.

    One type of field numbers cells by its values; of several, each counts from 0, the last one fastest.
    """
    if not zone.of:
        return list(range(room)), tuple(str(cell) for cell in range(room)) if room > 1 else ("",)
    ranges = [fields.values(rules, kind) for kind in zone.of]
    labels = [
        " ".join(fields.word(rules, kind, value) for kind, value in zip(zone.of, chosen, strict=True))
        for chosen in product(*ranges)
    ]
    shift = ranges[0].start if len(ranges) == 1 and room > len(ranges[0]) + ranges[0].start - 1 else 0
    cells = [shift + index for index in range(len(labels)) if shift + index < room]
    return cells, tuple(labels[: len(cells)])


def _frame_labels() -> tuple[str, ...]:
    places = ("now", *(f"then {number}" for number in range(1, FRAMES)))
    return tuple(f"{place}: {part}" for place in places for part in FRAME_PARTS)


@lru_cache(maxsize=64)
def layout(rules: Ruleset) -> Layout:
    """The blocks of a game's observations."""
    return Layout(rules)
