"""The tracks on which a bot is measured against the knight: fixed games on fixed deals, the knight at 1500."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from merlin_bigbox.arena.settings import Settings
from merlin_bigbox.arena.standings import Figure, Summary
from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.errors import OptionsError

YARDSTICK: Final = "knight"
STANDARD: Final = 1500.0
"""The yardstick's rating, by definition."""
SEED: Final = 2026


@dataclass(frozen=True)
class Track:
    """What is played on a track: so many games of so many players, with all modules or none."""

    name: str
    """Its name on the command line."""
    players: int
    """How many play at a table."""
    all_modules: bool
    """Whether all modules are in play, or none."""
    games: int
    """How many games a row takes."""

    def settings(self, bot: str, edition: Edition, limit: float | None = None) -> Settings:
        """The arena of a bot and the yardstick. Both play every seat of every deal."""
        if bot == YARDSTICK:
            raise OptionsError(f"the {YARDSTICK} is what bots are measured by; its rating is {STANDARD:.0f}")
        modules = tuple(module_names()) if self.all_modules else ()
        return Settings(edition, (bot, YARDSTICK), self.players, modules, (), SEED, limit)


TRACKS: Final[dict[str, Track]] = {
    track.name: track
    for track in (
        Track("2-base", 2, all_modules=False, games=1000),
        Track("4-base", 4, all_modules=False, games=1000),
        Track("4-all", 4, all_modules=True, games=400),
    )
}
"""The tracks by name. They are never changed: a figure of last year would mean something else."""


def track_named(name: str) -> Track:
    """The track with this name."""
    if name not in TRACKS:
        raise OptionsError(f'there is no track "{name}"; there are {", ".join(TRACKS)}')
    return TRACKS[name]


class Row(NamedTuple):
    """A bot's figures on a track, as they stand in the list."""

    bot: str
    """The bot, by the name of its file and class."""
    track: str
    """The track."""
    games: int
    """How many games were played."""
    rating: Figure
    """1500 and the measured difference to the yardstick."""
    wins: Figure
    """The share of victories."""
    points: Figure
    """Mean points."""
    mean_time: float
    """Seconds a decision, on the machine where it was played."""
    program: str
    """A digest of the rules and bots that played."""
    file: str
    """A digest of the bot's file; empty for a bot of the house."""

    def markdown(self) -> str:
        """The row of a table."""
        figures = (
            _told(self.rating, 0),
            _told(self.wins, 1, 100, " %"),
            _told(self.points, 1),
            f"{self.mean_time * 1000:.3g} ms",
        )
        digests = f"`{self.program[:12]}`" + (f" `{self.file[:12]}`" if self.file else "")
        return f"| {self.bot} | {self.track} | {self.games} | {' | '.join(figures)} | {digests} |"


HEADING: Final = (
    "| bot | track | games | rating | wins | points | time a decision | program, file |\n"
    "|---|---|---:|---:|---:|---:|---:|---|"
)


def row_of(track: Track, summary: Summary, bot: str) -> Row:
    """The bot's row. Its rating is 1500 and the measured difference to the yardstick, with that one's interval."""
    best, last = summary.bots
    found = best if best.name == bot else last
    gap = best.above_next or Figure(0.0, None, None)
    if found is last:
        gap = Figure(-gap.value, _minus(gap.high), _minus(gap.low))
    rating = Figure(STANDARD + gap.value, _above(gap.low), _above(gap.high))
    settings = summary.settings
    return Row(
        bot.rpartition("/")[2],
        track.name,
        summary.games,
        rating,
        found.win_share,
        found.points,
        found.times.mean,
        str(settings["program"]),
        str(settings["files"].get(bot, "")),
    )


def _minus(value: float | None) -> float | None:
    return None if value is None else -value


def _above(value: float | None) -> float | None:
    return None if value is None else STANDARD + value


def _told(figure: Figure, decimals: int, times: float = 1.0, sign: str = "") -> str:
    value = f"{figure.value * times:.{decimals}f}{sign}"
    if figure.low is None or figure.high is None:
        return value
    return f"{value} ({figure.low * times:.{decimals}f}…{figure.high * times:.{decimals}f})"
