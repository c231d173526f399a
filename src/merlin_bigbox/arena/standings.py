"""The results of an arena as figures: ratings, win shares, points by source, decision times, head-to-head."""

from __future__ import annotations

import shlex
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any, Final

from merlin_bigbox.arena.bootstrap import Estimate, estimates
from merlin_bigbox.arena.dice_luck import TAKEN
from merlin_bigbox.arena.ratings import UNITS
from merlin_bigbox.arena.settings import Settings
from merlin_bigbox.arena.statistics import PositionStatistics, by_the_clock, figures
from merlin_bigbox.arena.timing import TimeFigures, Times, time_figures
from merlin_bigbox.arena.totals import MET
from merlin_bigbox.arena.tournament import Finished
from merlin_bigbox.arena.without_luck import WithoutLuck, without_luck

FORMAT: Final = "merlin arena report 2"


@dataclass(frozen=True)
class Figure:
    """A value with its 95 % interval, if there are enough deals for one."""

    value: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class LuckFigures:
    """A bot by its points, with the luck of the dice and without it."""

    luck: Figure
    """Points that a seat owed to the dice, on average."""
    ahead: Figure
    """Points ahead of the mean of all bots, and without luck."""
    adjusted: Figure
    rating: Figure
    """The rating that this is worth, and without luck."""
    adjusted_rating: Figure


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
    by_points: LuckFigures | None = None
    """If luck was measured."""


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
    """What was played, as plain data."""
    command: str
    """The command that plays the same games."""
    games: int
    """How many games were played."""
    deals: int
    """In how many deals."""
    shared_victories: int
    """How many games several won."""
    decisions_per_game: float
    """Decisions of all seats, forced ones included."""
    forced_share: float
    """The share of decisions with a single option."""
    bots: list[BotFigures]
    """The figures of each bot, the best-rated first."""
    head_to_head: list[Meeting]
    """Who finished ahead of whom."""
    positions: list[PositionStatistics]
    """By the order of turns in the first round."""
    by_the_clock: list[str]
    """Bots with a limit in seconds: what they choose depends on the machine, and so does everything here."""
    fewer_games: float | None = None
    """So many times as many games would say as much if luck were not subtracted; None if it was not measured."""

    @property
    def tells_luck(self) -> bool:
        """Whether luck was measured."""
        return "luck" in self.settings

    def as_json(self) -> dict[str, Any]:
        """All figures but the times as plain data: the same bytes for the same games, however they were played."""
        plain = asdict(self)
        for bot in plain["bots"]:
            del bot["times"]
            if not self.tells_luck:
                del bot["by_points"]
        if not self.tells_luck:
            del plain["fewer_games"]
        return {"format": FORMAT, **plain}

    def times_as_json(self) -> dict[str, Any]:
        """The times of the bots as plain data."""
        return {bot.name: asdict(bot.times) for bot in self.bots}

    def labels(self) -> dict[str, str]:
        """Short names of the bots, best first: just the class of a bot in a file, if that is unambiguous."""
        short = {bot.name: bot.name.rpartition(":")[2] for bot in self.bots}
        counts = Counter(short.values())
        return {name: label if counts[label] == 1 else name for name, label in short.items()}

    def meeting(self, bot: str, other: str) -> Meeting | None:
        """The head-to-head figures of two bots; None if they never met."""
        return next((found for found in self.head_to_head if (found.bot, found.other) == (bot, other)), None)


def summarise(settings: Settings, finished: Finished) -> Summary:
    """The figures of a finished arena."""
    totals = finished.totals
    names = settings.names()
    units = totals.units()
    found = estimates(units, len(names), settings.seed)
    met = {
        (one, other): sum(sums.get((MET, (one, other)), 0) for sums in totals.blocks.values()) // UNITS
        for one in range(len(names))
        for other in range(len(names))
    }
    lucky = without_luck(units, len(names), TAKEN[settings.players], settings.seed) if settings.luck else None
    plain = settings.as_json()
    statistics = figures(totals.tally, plain["reasons"], 0.0, totals.tally)
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
                times=time_figures(totals.times.get(name, Times()), settings.limit_of(name)),
                by_points=None if lucky is None else _by_points(lucky, bot),
            )
        )
    head_to_head = [
        Meeting(names[bot], names[other], met[bot, other], _figure(ahead), _figure(better))
        for bot in order
        for other in order
        if (ahead := found.ahead[bot][other]) is not None and (better := found.better[bot][other]) is not None
    ]
    return Summary(
        settings=plain,
        command=command(settings, totals.tally.games),
        games=totals.tally.games,
        deals=finished.deals,
        shared_victories=totals.shared,
        decisions_per_game=statistics.decisions_per_game,
        forced_share=statistics.forced_share,
        bots=bots,
        head_to_head=head_to_head,
        positions=statistics.positions,
        by_the_clock=by_the_clock(names, settings.limit),
        fewer_games=None if lucky is None else lucky.fewer,
    )


def _by_points(found: WithoutLuck, bot: int) -> LuckFigures:
    each = (found.luck, found.ahead, found.adjusted, found.rating, found.adjusted_rating)
    return LuckFigures(*(_figure(figures[bot]) for figures in each))


def command(settings: Settings, games: int) -> str:
    """The command that plays the same games."""
    words = ["./merlin", "arena", "--bots", ",".join(settings.bots), "--games", str(games)]
    words += ["--players", str(settings.players)]
    # In the order of the rules, however they were listed: the same games give the same report.
    if modules := settings.rules().modules[1:]:
        words += ["--modules", ",".join(modules)]
    if settings.variants:
        words += ["--variants", ",".join(sorted(settings.variants))]
    words += ["--seed", str(settings.seed)]
    if settings.limit is not None:
        words += ["--limit", repr(settings.limit)]
    if settings.luck:
        words += ["--luck"]
    if settings.edition_file:
        words += ["--edition", settings.edition_file]
    return shlex.join(words)


def _figure(estimate: Estimate) -> Figure:
    low, high = estimate.interval if estimate.interval is not None else (None, None)
    return Figure(estimate.value, low, high)
