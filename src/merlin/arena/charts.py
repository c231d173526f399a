"""Small charts in SVG, made by hand: ratings and shares with their intervals, points by source, decision times."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 720
LABELS: Final = 170
RIGHT: Final = 24
ROW: Final = 34
AXIS: Final = 30
CHARACTERS: Final = 24
"""So much of a name fits beside a chart; the table has all of it."""
COLOURS: Final = 8
"""So many colours the page has for parts of a bar."""


class Range(NamedTuple):
    """A row of a chart: a value, and its interval if there is one."""

    label: str
    value: float
    low: float | None
    high: float | None
    told: str


class Scale:
    """Where values are drawn: evenly, or by their logarithms."""

    def __init__(self, low: float, high: float, *, logarithmic: bool = False) -> None:
        self.logarithmic = logarithmic
        self.low, self.high = self._at(low), self._at(high)
        if self.high <= self.low:
            self.high = self.low + 1

    def _at(self, value: float) -> float:
        return math.log10(max(value, 1e-9)) if self.logarithmic else value

    def x(self, value: float) -> float:
        """The place of a value from left to right."""
        share = (self._at(value) - self.low) / (self.high - self.low)
        return LABELS + max(0.0, min(1.0, share)) * (WIDTH - LABELS - RIGHT)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between two values."""
    span = high - low
    if span <= 0:
        return [low]
    size = 10.0 ** math.floor(math.log10(span / most))
    step = next(size * factor for factor in (1, 2, 5, 10, 20) if span / (size * factor) <= most)
    first = math.ceil(low / step - 1e-9)
    return [number * step for number in range(first, math.floor(high / step + 1e-9) + 1)]


def interval_chart(title: str, rows: Sequence[Range], written: Callable[[float], str]) -> str:
    """A dot a bot, with a line from the low to the high end of its interval."""
    ends = [value for row in rows for value in (row.value, row.low, row.high) if value is not None]
    margin = max(1.0, (max(ends) - min(ends)) * 0.05)
    low, high = min(ends) - margin, max(ends) + margin
    scale = Scale(low, high)
    parts = [_grid(scale, ticks(low, high), written, len(rows))]
    for place, row in enumerate(rows):
        y = ROW * place + ROW / 2
        parts.append(_label(row.label, y))
        if row.low is not None and row.high is not None:
            parts.append(_whisker(scale, row.low, row.high, y))
        parts.append(_dot(scale.x(row.value), y, row.told))
    return _svg(title, len(rows), parts)


def bar_chart(
    title: str, rows: Sequence[Range], written: Callable[[float], str], mark: float | None = None, mark_text: str = ""
) -> str:
    """A bar a bot from zero, with the interval of its end, and a dashed line to compare with."""
    high = max([row.high if row.high is not None else row.value for row in rows] + [mark or 0.0, 1e-9])
    scale = Scale(0, high * 1.05)
    parts = [_grid(scale, ticks(0, high * 1.05), written, len(rows))]
    for place, row in enumerate(rows):
        y = ROW * place + ROW / 2
        parts.append(_label(row.label, y))
        parts.append(_bar(scale.x(0), scale.x(row.value), y, "bar", row.told))
        if row.low is not None and row.high is not None:
            parts.append(_whisker(scale, row.low, row.high, y))
    if mark is not None:
        x, bottom = scale.x(mark), ROW * len(rows)
        line = f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{bottom}"/>'
        parts.append(f"<g><title>{escape(mark_text)}</title>{line}</g>")
    return _svg(title, len(rows), parts)


def stacked_chart(
    title: str,
    labels: Sequence[str],
    parts_of: Sequence[Sequence[float]],
    names: Sequence[str],
    written: Callable[[float], str],
) -> str:
    """A bar a bot in parts: what was gained goes right from zero, what was lost goes left."""
    gained = [sum(value for value in line if value > 0) for line in parts_of]
    lost = [sum(value for value in line if value < 0) for line in parts_of]
    low, high = min([0.0, *lost]), max([*gained, 1.0])
    scale = Scale(low * 1.05, high * 1.02)
    drawn = [_grid(scale, ticks(low, high), written, len(labels))]
    for place, (label, line) in enumerate(zip(labels, parts_of, strict=True)):
        y = ROW * place + ROW / 2
        drawn.append(_label(label, y))
        right = left = 0.0
        for number, value in enumerate(line):
            start = right if value >= 0 else left + value
            told = f"{label}, {names[number]}: {written(value)}"
            drawn.append(_bar(scale.x(start), scale.x(start + abs(value)), y, f"part part{number % COLOURS}", told))
            if value >= 0:
                right += value
            else:
                left += value
    return _svg(title, len(labels), drawn)


class Span(NamedTuple):
    """A bot's decision times: median, 99th percentile, longest, and the limit if there was one."""

    label: str
    median: float
    p99: float
    longest: float
    limit: float | None
    told: str


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
        y = ROW * place + ROW / 2
        start, p99, end = scale.x(row.median), scale.x(row.p99), scale.x(row.longest)
        parts.append(_label(row.label, y))
        parts.append(f'<line class="whisker" x1="{start:.1f}" x2="{end:.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<line class="thick" x1="{start:.1f}" x2="{p99:.1f}" y1="{y}" y2="{y}"/>')
        if row.limit is not None:
            x = scale.x(row.limit)
            parts.append(f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="{y - 12}" y2="{y + 12}"/>')
        parts.append(_dot(start, y, row.told))
    return _svg(title, len(rows), parts)


# --- pieces of charts ------------------------------------------------------------------------------------------------


def _svg(title: str, rows: int, parts: list[str]) -> str:
    height = ROW * rows + AXIS
    told = escape(title)
    body = "".join(parts)
    return f'<svg role="img" aria-label="{told}" viewBox="0 0 {WIDTH} {height}"><title>{told}</title>{body}</svg>'


def _grid(scale: Scale, values: list[float], written: Callable[[float], str], rows: int) -> str:
    bottom = ROW * rows
    lines: list[str] = []
    for value in values:
        x = scale.x(value)
        lines.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{bottom}"/>')
        lines.append(f'<text class="tick" x="{x:.1f}" y="{bottom + 18}">{escape(written(value))}</text>')
    return "".join(lines)


def _label(text: str, y: float) -> str:
    short = text if len(text) <= CHARACTERS else "…" + text[1 - CHARACTERS :]
    return f'<text class="name" x="{LABELS - 12}" y="{y + 4}">{escape(short)}</text>'


def _dot(x: float, y: float, told: str) -> str:
    return f'<circle class="dot" cx="{x:.1f}" cy="{y}" r="5"><title>{escape(told)}</title></circle>'


def _whisker(scale: Scale, low: float, high: float, y: float) -> str:
    left, right = scale.x(low), scale.x(high)
    ends = "".join(
        f'<line class="whisker" x1="{x:.1f}" x2="{x:.1f}" y1="{y - 5}" y2="{y + 5}"/>' for x in (left, right)
    )
    return f'<line class="whisker" x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}"/>{ends}'


def _bar(left: float, right: float, y: float, kind: str, told: str) -> str:
    width = max(0.0, right - left)
    return (
        f'<rect class="{kind}" x="{left:.1f}" y="{y - 9}" width="{width:.1f}" height="18">'
        f"<title>{escape(told)}</title></rect>"
    )
