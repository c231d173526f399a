"""Small SVG charts: ratings and shares with intervals, points by source, decision times.

Horizontal positions are percentages: a chart fills wide and narrow pages alike, with text of one size.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

LEFT: Final = 2.0
RIGHT: Final = 98.0
"""Values are drawn between these percentages of the width, which leaves room for labels."""
ROW: Final = 48
LABEL: Final = 16
TRACK: Final = 32
AXIS: Final = 26
CHARACTERS: Final = 22
"""Longest name that fits above its row on a narrow page; the table has it in full."""
FEW_TICKS: Final = 4
"""With more ticks than this, a narrow page shows every other one."""
COLOURS: Final = 8
"""How many colours the page has for parts of a bar."""


class Row(NamedTuple):
    """A row of a chart: a value, its interval if any, and both as text."""

    label: str
    told: str
    value: float
    low: float | None = None
    high: float | None = None


class Scale:
    """A linear or logarithmic scale."""

    def __init__(self, low: float, high: float, *, logarithmic: bool = False) -> None:
        self.logarithmic = logarithmic
        self.low, self.high = self._at(low), self._at(high)
        if self.high <= self.low:
            self.high = self.low + 1

    def _at(self, value: float) -> float:
        return math.log10(max(value, 1e-9)) if self.logarithmic else value

    def x(self, value: float) -> float:
        """The horizontal position of a value, in percent."""
        share = (self._at(value) - self.low) / (self.high - self.low)
        return LEFT + max(0.0, min(1.0, share)) * (RIGHT - LEFT)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between two values."""
    span = high - low
    if span <= 0:
        return [low]
    size = 10.0 ** math.floor(math.log10(span / most))
    step = next(size * factor for factor in (1, 2, 5, 10, 20) if span / (size * factor) <= most)
    first = math.ceil(low / step - 1e-9)
    return [number * step for number in range(first, math.floor(high / step + 1e-9) + 1)]


def interval_chart(title: str, rows: Sequence[Row], written: Callable[[float], str]) -> str:
    """A dot per bot, with a line for its interval."""
    ends = [value for row in rows for value in (row.value, row.low, row.high) if value is not None]
    margin = max(1.0, (max(ends) - min(ends)) * 0.05)
    low, high = min(ends) - margin, max(ends) + margin
    scale = Scale(low, high)
    parts = [_grid(scale, ticks(low, high), written, len(rows))]
    for place, row in enumerate(rows):
        y = _track(place)
        parts.append(_words(row.label, row.told, place))
        if row.low is not None and row.high is not None:
            parts.append(_whisker(scale, row.low, row.high, y))
        parts.append(_dot(scale.x(row.value), y))
    return _figure(title, len(rows), parts)


def bar_chart(title: str, rows: Sequence[Row], written: Callable[[float], str], mark: float | None = None) -> str:
    """A bar per bot with the interval of its end, and a dashed reference line."""
    high = max([row.high if row.high is not None else row.value for row in rows] + [mark or 0.0, 1e-9])
    scale = Scale(0, high * 1.05)
    parts = [_grid(scale, ticks(0, high * 1.05), written, len(rows))]
    for place, row in enumerate(rows):
        y = _track(place)
        parts.append(_words(row.label, row.told, place))
        parts.append(_bar(scale.x(0), scale.x(row.value), y, "bar"))
        if row.low is not None and row.high is not None:
            parts.append(_whisker(scale, row.low, row.high, y))
    if mark is not None:
        parts += [_mark(scale.x(mark), _track(place)) for place in range(len(rows))]
    return _figure(title, len(rows), parts)


def stacked_chart(
    title: str,
    rows: Sequence[Row],
    parts_of: Sequence[Sequence[float]],
    names: Sequence[str],
    written: Callable[[float], str],
) -> str:
    """A stacked bar per bot: gains to the right of zero, losses to the left."""
    gained = [sum(value for value in line if value > 0) for line in parts_of]
    lost = [sum(value for value in line if value < 0) for line in parts_of]
    low, high = min([0.0, *lost]), max([*gained, 1.0])
    scale = Scale(low * 1.05, high * 1.02)
    drawn = [_grid(scale, ticks(low, high), written, len(rows))]
    for place, (row, line) in enumerate(zip(rows, parts_of, strict=True)):
        drawn.append(_words(row.label, row.told, place))
        right = left = 0.0
        for number, value in enumerate(line):
            start = right if value >= 0 else left + value
            told = f"{row.label}, {names[number]}: {written(value)}"
            kind = f"part part{number % COLOURS}"
            drawn.append(_bar(scale.x(start), scale.x(start + abs(value)), _track(place), kind, told))
            if value >= 0:
                right += value
            else:
                left += value
    return _figure(title, len(rows), drawn)


class Span(NamedTuple):
    """A bot's decision times: median, 99th percentile, longest, and the limit if there was one."""

    label: str
    told: str
    median: float
    p99: float
    longest: float
    limit: float | None


def span_chart(title: str, rows: Sequence[Span], written: Callable[[float], str]) -> str:
    """Times on a logarithmic scale: a dot at the median, a thick line to the 99th percentile, a thin one to the end."""
    values = [
        value for row in rows for value in (row.median, row.longest, row.limit) if value is not None and value > 0
    ]
    low = 10.0 ** math.floor(math.log10(min(values, default=1e-6)))
    high = 10.0 ** math.ceil(math.log10(max(values, default=1.0)))
    scale = Scale(low, high, logarithmic=True)
    powers = [10.0**power for power in range(round(math.log10(low)), round(math.log10(high)) + 1)]
    parts = [_grid(scale, powers, written, len(rows))]
    for place, row in enumerate(rows):
        y = _track(place)
        start = scale.x(row.median)
        parts.append(_words(row.label, row.told, place))
        parts.append(_line("whisker", start, scale.x(row.longest), y, y))
        parts.append(_line("thick", start, scale.x(row.p99), y, y))
        if row.limit is not None:
            parts.append(_mark(scale.x(row.limit), y))
        parts.append(_dot(start, y))
    return _figure(title, len(rows), parts)


# --- pieces of charts ------------------------------------------------------------------------------------------------


def _figure(title: str, rows: int, parts: list[str]) -> str:
    told, height = escape(title), ROW * rows + AXIS
    svg = f'<svg role="img" aria-label="{told}" width="100%" height="{height}">{"".join(parts)}</svg>'
    return f"<figure><figcaption>{told}</figcaption>{svg}</figure>"


def _track(place: int) -> int:
    """The vertical position of a row; its text is above."""
    return ROW * place + TRACK


def _grid(scale: Scale, values: list[float], written: Callable[[float], str], rows: int) -> str:
    bottom = ROW * rows
    lines: list[str] = []
    for place, value in enumerate(values):
        x = scale.x(value)
        kind = "tick spare" if place % 2 and len(values) > FEW_TICKS else "tick"
        lines.append(_line("grid", x, x, 0, bottom))
        lines.append(f'<text class="{kind}" x="{x:.2f}%" y="{bottom + 18}">{escape(written(value))}</text>')
    return "".join(lines)


def _words(label: str, told: str, place: int) -> str:
    """The name of a row on the left, its figures on the right."""
    short = label if len(label) <= CHARACTERS else "…" + label[1 - CHARACTERS :]
    y = ROW * place + LABEL
    return f'<text class="name" y="{y}">{escape(short)}</text><text class="told" x="100%" y="{y}">{escape(told)}</text>'


def _line(kind: str, x1: float, x2: float, y1: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.2f}%" x2="{x2:.2f}%" y1="{y1}" y2="{y2}"/>'


def _dot(x: float, y: float) -> str:
    return f'<circle class="dot" cx="{x:.2f}%" cy="{y}" r="5"/>'


def _mark(x: float, y: float) -> str:
    return _line("mark", x, x, y - 12, y + 12)


def _whisker(scale: Scale, low: float, high: float, y: float) -> str:
    left, right = scale.x(low), scale.x(high)
    ends = "".join(_line("whisker", x, x, y - 5, y + 5) for x in (left, right))
    return _line("whisker", left, right, y, y) + ends


def _bar(left: float, right: float, y: float, kind: str, told: str = "") -> str:
    width = max(0.0, right - left)
    title = f"<title>{escape(told)}</title>" if told else ""
    return f'<rect class="{kind}" x="{left:.2f}%" y="{y - 8}" width="{width:.2f}%" height="16">{title}</rect>'
