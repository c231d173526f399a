"""Exact totals of many games: whole numbers by block of deals, the same in whatever order games are added up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from merlin_bigbox.arena.games import Outcome
from merlin_bigbox.arena.match import Played
from merlin_bigbox.arena.ratings import UNITS, Stage, evidence, part_of
from merlin_bigbox.arena.statistics import Tally
from merlin_bigbox.arena.timing import Times

Key = tuple[str, Stage]
Sums = dict[Key, int]
"""The kind of a total and the bots it concerns; in units, see `ratings.UNITS`."""

CHOSEN: Final = "chosen"
STAGE: Final = "stage"
SEATS: Final = "seats"
WON: Final = "won"
POINTS: Final = "points"
MET: Final = "met"
AHEAD: Final = "ahead"
BETTER: Final = "better"
SQUARES: Final = "squares"
LUCK: Final = "luck"
LUCKIER: Final = "luckier"
"""The last three are there only if luck was measured; it is counted in thousandths."""

MOST_BLOCKS: Final = 500
"""More deals than this are taken together in blocks: the room for the totals is bounded, and resampling stays fast."""
MOST_KEYS: Final = 1000
"""More than one game has totals: a key is known by the first game that has it, and by its place there."""


def block_size(deals: int) -> int:
    """How many deals are a block: a power of two, so that blocks can be joined when more deals are played."""
    size = 1
    while -(-deals // size) > MOST_BLOCKS:
        size *= 2
    return size


def sums_of(bots: tuple[int, ...], points: Sequence[int], luck: Sequence[int] | None = None) -> Sums:
    """The totals of one game; victories are shared equally, ties count half."""
    sums: Sums = {}
    most = max(points)
    share, half = part_of(points.count(most)), part_of(2)
    for bot, reached in zip(bots, points, strict=True):
        _add(sums, (SEATS, (bot,)), UNITS)
        _add(sums, (WON, (bot,)), share if reached == most else 0)
        _add(sums, (POINTS, (bot,)), UNITS * reached)
        for other, level in zip(bots, points, strict=True):
            if bot != other:
                _add(sums, (MET, (bot, other)), UNITS)
                _add(sums, (AHEAD, (bot, other)), UNITS if reached > level else half if reached == level else 0)
                _add(sums, (BETTER, (bot, other)), UNITS * (reached - level))
    chosen, stages = evidence(bots, tuple(points))
    for bot, weight in chosen.items():
        _add(sums, (CHOSEN, (bot,)), weight)
    for stage, weight in stages.items():
        _add(sums, (STAGE, stage), weight)
    if luck is not None:
        _add_luck(sums, bots, points, luck)
    return sums


def _add_luck(sums: Sums, bots: tuple[int, ...], points: Sequence[int], luck: Sequence[int]) -> None:
    """What ratings without luck need."""
    seats = list(zip(bots, points, luck, strict=True))
    for bot, reached, lucky in seats:
        _add(sums, (LUCK, (bot,)), UNITS * lucky)
        for other, level, luck_there in seats:
            if bot != other:
                _add(sums, (SQUARES, (bot, other)), UNITS * (reached - level) ** 2)
                _add(sums, (LUCKIER, (bot, other)), UNITS * (lucky - luck_there))


@dataclass
class Totals:
    """What some games of an arena tell. Only the times depend on more than the games."""

    size: int = 1
    """How many deals are a block: a power of two."""
    blocks: dict[int, Sums] = field(default_factory=dict)
    """The totals by block; a deal belongs to block `deal // size`."""
    first: dict[Key, int] = field(default_factory=dict)
    """The first game with a key, and the key's place in it: sums of real numbers hang on their order."""
    shared: int = 0
    """Games with more than one winner."""
    tally: Tally = field(default_factory=Tally)
    times: dict[str, Times] = field(default_factory=dict)

    def count(self, played: Played, names: Sequence[str]) -> None:
        """Add one game between bots with these names."""
        game, deal, _, _, seats = played.seating
        block = self.blocks.setdefault(deal // self.size, {})
        sums = sums_of(tuple(names.index(name) for name in seats), played.points, played.luck)
        for place, (key, value) in enumerate(sums.items()):
            _add(block, key, value)
            self._saw(key, game * MOST_KEYS + place)
        self.shared += played.points.count(max(played.points)) > 1
        self.tally.count(
            Outcome(list(seats), played.first, played.decisions, played.forced, played.points, played.sources)
        )
        for name, taken in zip(seats, played.times, strict=True):
            self.times.setdefault(name, Times()).add(taken)

    def add(self, other: Totals) -> None:
        """Add other games. Blocks have the size of the larger ones of both."""
        self.coarsen(other.size)
        factor = self.size // other.size
        for number, sums in other.blocks.items():
            block = self.blocks.setdefault(number // factor, {})
            for key, value in sums.items():
                _add(block, key, value)
        for key, seen in other.first.items():
            self._saw(key, seen)
        self.shared += other.shared
        self.tally.add(other.tally)
        for name, taken in other.times.items():
            self.times.setdefault(name, Times()).add(taken)

    def coarsen(self, size: int) -> None:
        """Join blocks until they have at least this size."""
        if size <= self.size:
            return
        finer, factor = self.blocks, size // self.size
        self.size, self.blocks = size, {}
        for number, sums in finer.items():
            block = self.blocks.setdefault(number // factor, {})
            for key, value in sums.items():
                _add(block, key, value)

    def units(self) -> list[dict[Key, float]]:
        """The blocks in their order, as real numbers; their keys stand in the order in which the games have them."""
        keys = sorted(self.first, key=self.first.__getitem__)
        return [{key: sums[key] / UNITS for key in keys if key in sums} for _, sums in sorted(self.blocks.items())]

    def _saw(self, key: Key, seen: int) -> None:
        self.first[key] = min(seen, self.first.get(key, seen))

    def as_json(self) -> dict[str, Any]:
        """The totals as plain data, the times apart: all else is equal if the games are."""
        keys = sorted(self.first, key=self.first.__getitem__)
        blocks = {
            str(number): {_text(key): sums[key] for key in keys if key in sums}
            for number, sums in sorted(self.blocks.items())
        }
        return {
            "totals": {
                "size": self.size,
                "blocks": blocks,
                "first": {_text(key): self.first[key] for key in keys},
                "shared": self.shared,
                "tally": self.tally.as_json(),
            },
            "times": {name: self.times[name].as_json() for name in sorted(self.times)},
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Totals:
        """The totals that were written as this plain data."""
        plain = data["totals"]
        return cls(
            size=int(plain["size"]),
            blocks={
                int(number): {_key(text): int(value) for text, value in sums.items()}
                for number, sums in plain["blocks"].items()
            },
            first={_key(text): int(seen) for text, seen in plain["first"].items()},
            shared=int(plain["shared"]),
            tally=Tally.from_json(plain["tally"]),
            times={name: Times.from_json(times) for name, times in data["times"].items()},
        )


def totals_of(games: Iterable[Played], names: Sequence[str], size: int = 1) -> Totals:
    """The totals of these games."""
    totals = Totals(size)
    for played in games:
        totals.count(played, names)
    return totals


def _text(key: Key) -> str:
    return " ".join((key[0], *map(str, key[1])))


def _key(text: str) -> Key:
    kind, *bots = text.split(" ")
    return kind, tuple(int(bot) for bot in bots)


def _add(sums: Sums, key: Key, value: int) -> None:
    sums[key] = sums.get(key, 0) + value
