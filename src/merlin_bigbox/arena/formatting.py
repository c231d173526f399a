"""Texts and numbers in one language, for the report and the terminal."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.arena.bootstrap import FEWEST_DEALS
from merlin_bigbox.arena.seating import seatings_of_deal
from merlin_bigbox.arena.standings import Figure, Summary
from merlin_bigbox.arena.timing import TimeFigures
from merlin_bigbox.locale import catalogue
from merlin_bigbox.locale.languages import with_decimals

NONE: Final = "–"


class Wording:
    """Formats texts, numbers, shares and times for a language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.catalogue = catalogue(lang)

    def text(self, message: str, **parameters: str | int) -> str:
        """A message of the arena, without its prefix."""
        return self.catalogue.text(f"cli-arena-{message}", **parameters)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with this many decimals and a typographic minus."""
        text = f"{value:.{digits}f}"
        if float(text) == 0:
            text = text.removeprefix("-")
        return with_decimals(text, self.lang).replace("-", "\u2212")

    def share(self, value: float) -> str:
        """A share in percent."""
        return f"{self.number(100 * value, 1)} %"

    def seconds(self, value: float, *, short: bool = False) -> str:
        """A time in a suitable unit; `short` for scales, without decimals."""
        if value < 0.001:
            return f"{self.number(value * 1e6)} µs"
        if value < 1:
            return f"{self.number(value * 1e3, 1 if value < 0.1 and not short else 0)} ms"
        return f"{self.number(value, 0 if short else 2)} s"

    def times(self, times: TimeFigures) -> list[str]:
        """Decisions, mean, median, 99 %, longest, limit and the share beyond it."""
        measured = [self.seconds(value) for value in (times.mean, times.median, times.p99, times.longest)]
        limit = NONE if times.limit is None else self.seconds(times.limit)
        over = NONE if times.over_share is None else self.share(times.over_share)
        return [str(times.decisions), *measured, limit, over]

    def interval(self, figure: Figure, digits: int = 0, factor: float = 1.0) -> str:
        """An interval as text; empty if there is none."""
        if figure.low is None or figure.high is None:
            return ""
        return self.text(
            "range", low=self.number(factor * figure.low, digits), high=self.number(factor * figure.high, digits)
        )

    def brackets(self, figure: Figure, digits: int = 0, factor: float = 1.0) -> str:
        """An interval in compact form."""
        if figure.low is None or figure.high is None:
            return ""
        return f"({self.number(factor * figure.low, digits)}…{self.number(factor * figure.high, digits)})"

    def modules(self, names: list[str]) -> str:
        """The names of the modules."""
        return ", ".join(self.catalogue.text(f"module-{name}") for name in names) or self.text("base")

    def played(self, summary: Summary) -> str:
        """How many games in how many deals."""
        return self.text("played", games=summary.games, deals=summary.deals, shared=summary.shared_victories)

    def few(self, summary: Summary) -> str:
        """A note that there are too few deals for intervals, and how many games would do; empty if there are enough."""
        if summary.deals >= FEWEST_DEALS:
            return ""
        plain = summary.settings
        deals = (seatings_of_deal(plain["bots"], plain["players"], plain["seed"], deal) for deal in range(FEWEST_DEALS))
        return self.text("few", deals=FEWEST_DEALS, games=sum(1 for deal in deals for _ in deal))

    def luck(self, summary: Summary) -> str:
        """What rating without luck was worth in games, if there are enough to tell."""
        if summary.fewer_games is None:
            return self.text("luck-caption")
        return f"{self.text('luck-caption')} {self.text('fewer', factor=self.number(summary.fewer_games, 2))}"

    def clock(self, summary: Summary) -> str:
        """A note that some bots think by the clock, so that the machine matters; empty if none does."""
        labels = summary.labels()
        bots = ", ".join(labels[name] for name in summary.by_the_clock)
        return self.catalogue.text("cli-by-the-clock", bots=bots) if bots else ""
