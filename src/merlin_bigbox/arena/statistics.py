"""Statistics of a simulation: integer sums that can be added in any order, and figures derived from them."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from merlin_bigbox.arena.games import Outcome
from merlin_bigbox.bots import limit_for

VICTORY: Final = 12
"""Units of a victory, divisible among two, three or four winners."""


@dataclass
class Sums:
    """Sums over the seats of a bot, or over those at one position."""

    seats: int = 0
    points: int = 0
    squares: int = 0
    victories: int = 0
    sources: list[int] = field(default_factory=list)

    def add(self, other: Sums) -> None:
        """Add the other sums to these."""
        self.seats += other.seats
        self.points += other.points
        self.squares += other.squares
        self.victories += other.victories
        width = max(len(self.sources), len(other.sources))
        padded = [sums.sources + [0] * (width - len(sums.sources)) for sums in (self, other)]
        self.sources = [one + two for one, two in zip(*padded, strict=True)]


@dataclass
class Tally:
    """The sums over some games."""

    games: int = 0
    decisions: int = 0
    forced: int = 0
    shortest: int = 0
    longest: int = 0
    bots: dict[str, Sums] = field(default_factory=dict)
    positions: list[Sums] = field(default_factory=list)

    def count(self, outcome: Outcome) -> None:
        """Add one game."""
        players = len(outcome.points)
        single = Tally(1, outcome.decisions, outcome.forced, outcome.decisions, outcome.decisions)
        single.positions = [Sums() for _ in range(players)]
        most = max(outcome.points)
        share = VICTORY // outcome.points.count(most)
        for seat, points in enumerate(outcome.points):
            sums = Sums(1, points, points * points, share if points == most else 0, outcome.sources[seat])
            single.bots.setdefault(outcome.names[seat], Sums()).add(sums)
            single.positions[(seat - outcome.first) % players].add(sums)
        self.add(single)

    def add(self, other: Tally) -> None:
        """Add the games of the other tally."""
        if other.games:
            self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.forced += other.forced
        for name, sums in other.bots.items():
            self.bots.setdefault(name, Sums()).add(sums)
        while len(self.positions) < len(other.positions):
            self.positions.append(Sums())
        for mine, sums in zip(self.positions, other.positions, strict=False):
            mine.add(sums)

    def as_json(self) -> dict[str, Any]:
        """The sums as plain data, the same for the same games in whatever order they were added."""
        plain = asdict(self)
        plain["bots"] = {name: plain["bots"][name] for name in sorted(plain["bots"])}
        return plain

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Tally:
        """The tally that was written as this plain data."""
        bots = {name: Sums(**sums) for name, sums in data["bots"].items()}
        positions = [Sums(**sums) for sums in data["positions"]]
        return cls(**{**data, "bots": bots, "positions": positions})


@dataclass(frozen=True)
class PositionStatistics:
    """A position in the turn order of the first round."""

    mean_points: float
    """The mean points of whoever sat there."""
    win_share: float
    """The share of victories there."""


@dataclass(frozen=True)
class BotStatistics:
    """A bot, over all seats it had. Tied winners share a win; `sources` are mean points by reason."""

    seats: int
    """How many seats it had."""
    mean_points: float
    """Its mean points."""
    deviation: float
    """Their standard deviation."""
    win_share: float
    """Its share of victories."""
    sources: dict[str, float]
    """Mean points by reason."""


@dataclass(frozen=True)
class Speed:
    """How fast games were played, those of an earlier part left out."""

    seconds: float
    games_per_second: float
    decisions_per_second: float

    def as_json(self) -> dict[str, float]:
        """The speed as plain data."""
        return asdict(self)


@dataclass(frozen=True)
class Statistics:
    """The figures of a simulation. Speed is ignored when two of them are compared."""

    games: int
    """How many games were played."""
    decisions: int
    """Decisions of all games."""
    forced_share: float
    """The share of decisions with a single option."""
    decisions_per_game: float
    """Decisions of a game, on average."""
    shortest: int
    """Decisions of the shortest game."""
    longest: int
    """Decisions of the longest game."""
    bots: dict[str, BotStatistics]
    """The figures of each bot, by name."""
    positions: list[PositionStatistics]
    """By the order of turns in the first round."""
    by_the_clock: list[str]
    """Bots with a limit in seconds: what they choose depends on the machine, and so does everything here."""
    speed: Speed = field(compare=False)
    """How fast they were played."""

    def as_json(self) -> dict[str, Any]:
        """All figures but the speed as plain data: the same bytes for the same games, however they were played."""
        plain = asdict(self)
        del plain["speed"]
        return plain


def figures(tally: Tally, reasons: list[str], seconds: float, played: Tally) -> Statistics:
    """The figures of all games in `tally`; the speed is that of those `played` in these seconds."""
    return Statistics(
        games=tally.games,
        decisions=tally.decisions,
        forced_share=tally.forced / tally.decisions,
        decisions_per_game=tally.decisions / tally.games,
        shortest=tally.shortest,
        longest=tally.longest,
        bots={name: _bot_figures(tally.bots[name], reasons) for name in sorted(tally.bots)},
        positions=[
            PositionStatistics(sums.points / sums.seats, sums.victories / VICTORY / sums.seats)
            for sums in tally.positions
        ],
        by_the_clock=by_the_clock(sorted(tally.bots)),
        speed=Speed(
            seconds=seconds,
            games_per_second=played.games / seconds if seconds > 0 else 0.0,
            decisions_per_second=played.decisions / seconds if seconds > 0 else 0.0,
        ),
    )


def by_the_clock(names: Iterable[str], limit: float | None = None) -> list[str]:
    """The bots among these that have a limit in seconds."""
    return [name for name in names if limit_for(name, limit) is not None]


def _bot_figures(sums: Sums, reasons: list[str]) -> BotStatistics:
    seats = sums.seats
    variance = (sums.squares * seats - sums.points * sums.points) / (seats * (seats - 1)) if seats > 1 else 0.0
    return BotStatistics(
        seats=seats,
        mean_points=sums.points / seats,
        deviation=math.sqrt(variance),
        win_share=sums.victories / VICTORY / seats,
        sources={name: points / seats for name, points in zip(reasons, sums.sources, strict=True)},
    )
