"""The results of an arena as figures: ratings, win shares, points by source, decision times, head-to-head."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from merlin_bigbox.arena.bootstrap import Estimate, estimates
from merlin_bigbox.arena.games import Outcome
from merlin_bigbox.arena.match import Played
from merlin_bigbox.arena.settings import Settings
from merlin_bigbox.arena.statistics import PositionStatistics, Tally, figures
from merlin_bigbox.arena.timing import TimeFigures, Times, time_figures
from merlin_bigbox.arena.totals import sums_by_deal

FORMAT: Final = "merlin arena report 1"


@dataclass(frozen=True)
class Figure:
    """A value with its 95 % interval, if there are enough deals for one."""

    value: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class BotFigures:
    """A bot over all its seats. `above_next` is how far it is rated above the next bot below; None for the last."""

    name: str
    rating: Figure
    above_next: Figure | None
    seats: int
    win_share: Figure
    points: Figure
    deviation: float
    sources: dict[str, float]
    times: TimeFigures


@dataclass(frozen=True)
class Meeting:
    """How often a bot finished ahead of another at the same table; ties count half."""

    bot: str
    other: str
    meetings: int
    ahead: Figure
    better: Figure


@dataclass(frozen=True)
class Summary:
    """All figures of an arena, the best-rated bot first."""

    settings: dict[str, Any]
    command: str
    games: int
    deals: int
    shared_victories: int
    decisions_per_game: float
    forced_share: float
    bots: list[BotFigures]
    head_to_head: list[Meeting]
    positions: list[PositionStatistics]

    def as_json(self) -> dict[str, Any]:
        """All figures as plain data: the JSON counterpart of the report."""
        return {"format": FORMAT, **asdict(self)}

    def labels(self) -> dict[str, str]:
        """Short names of the bots, best first: just the class of a bot in a file, if that is unambiguous."""
        short = {bot.name: bot.name.rpartition(":")[2] for bot in self.bots}
        counts = Counter(short.values())
        return {name: label if counts[label] == 1 else name for name, label in short.items()}

    def meeting(self, bot: str, other: str) -> Meeting | None:
        """The head-to-head figures of two bots; None if they never met."""
        return next((found for found in self.head_to_head if (found.bot, found.other) == (bot, other)), None)


def summarise(settings: Settings, games: Sequence[Played]) -> Summary:
    """The figures of these games."""
    names = settings.names()
    deals = sums_by_deal(games, names)
    found = estimates(deals, len(names), settings.seed)
    tally = Tally()
    times = {name: Times() for name in names}
    meetings = dict.fromkeys(((one, other) for one in range(len(names)) for other in range(len(names))), 0)
    for played in games:
        seats = list(played.seating.seats)
        tally.count(Outcome(seats, played.first, played.decisions, played.forced, played.points, played.sources))
        for name, taken in zip(seats, played.times, strict=True):
            times[name].add(taken)
        numbers = [names.index(name) for name in seats]
        for one in numbers:
            for other in numbers:
                meetings[one, other] += 1
    plain = settings.as_json()
    statistics = figures(tally, plain["reasons"], 0.0, tally)
    order = sorted(range(len(names)), key=lambda bot: -found.rating[bot].value)
    bots: list[BotFigures] = []
    for place, bot in enumerate(order):
        name = names[bot]
        own = statistics.bots[name]
        below = order[place + 1] if place + 1 < len(order) else None
        bots.append(
            BotFigures(
                name=name,
                rating=_figure(found.rating[bot]),
                above_next=None if below is None else _figure(found.above[bot][below]),
                seats=own.seats,
                win_share=_figure(found.win_share[bot]),
                points=_figure(found.points[bot]),
                deviation=own.deviation,
                sources=own.sources,
                times=time_figures(times[name], settings.limit_of(name)),
            )
        )
    head_to_head = [
        Meeting(names[bot], names[other], meetings[bot, other], _figure(ahead), _figure(better))
        for bot in order
        for other in order
        if (ahead := found.ahead[bot][other]) is not None and (better := found.better[bot][other]) is not None
    ]
    return Summary(
        settings=plain,
        command=command(settings, len(games)),
        games=len(games),
        deals=len(deals),
        shared_victories=sum(played.points.count(max(played.points)) > 1 for played in games),
        decisions_per_game=statistics.decisions_per_game,
        forced_share=statistics.forced_share,
        bots=bots,
        head_to_head=head_to_head,
        positions=statistics.positions,
    )


def command(settings: Settings, games: int) -> str:
    """The command that plays the same games."""
    words = ["./merlin", "arena", "--bots", ",".join(settings.bots), "--games", str(games)]
    words += ["--players", str(settings.players)]
    if settings.modules:
        words += ["--modules", ",".join(settings.modules)]
    if settings.variants:
        words += ["--variants", ",".join(settings.variants)]
    words += ["--seed", str(settings.seed)]
    if settings.limit is not None:
        words += ["--limit", repr(settings.limit)]
    if settings.edition_file:
        words += ["--edition", settings.edition_file]
    return shlex.join(words)


def _figure(estimate: Estimate) -> Figure:
    low, high = estimate.interval if estimate.interval is not None else (None, None)
    return Figure(estimate.value, low, high)
