"""The rondel as a square of 7 by 7 boxes around a middle: 24 spaces, clockwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from merlin_bigbox.terminal.style import QUIET, fit

SIDE: Final = 7
SPACES: Final = 4 * (SIDE - 1)
ROW_LINES: Final = 3  # a border and two lines of content
INNER_LINES: Final = (SIDE - 2) * ROW_LINES - 1
WIDEST: Final = 16


class Space:
    """The contents of a box: its name, the figures on it, and marks in its upper border."""

    def __init__(self, name: Text, figures: Text, marks: Text) -> None:
        self.name = name
        self.figures = figures
        self.marks = marks


def box_width(width: int) -> int:
    """The inner width of a box, for a ring that fits into this width."""
    return min(WIDEST, (width - SIDE - 1) // SIDE)


def inner_width(box: int) -> int:
    """How wide the middle of the ring is."""
    return (SIDE - 2) * box + SIDE - 3


def _place(position: int) -> tuple[int, int]:
    """Row and column of a space, clockwise from the upper left corner."""
    edge, offset = divmod(position, SIDE - 1)
    last = SIDE - 1
    return ((0, offset), (offset, last), (last, last - offset), (last - offset, 0))[edge]


_AT: Final = {_place(position): position for position in range(SPACES)}


def _border(number: str, marks: Text, box: int) -> Text:
    line = Text(number, style="bold")
    filler = box - len(number) - marks.cell_len
    line.append("─" * max(0, filler), style=QUIET)
    line.append_text(marks)
    return fit(line, box)


def ring(spaces: Sequence[Space], inner: Sequence[Text], box: int) -> list[Text]:
    """The lines of the ring; `inner` are the lines of its middle."""
    middle = [fit(line, inner_width(box)) for line in inner[:INNER_LINES]]
    middle += [Text(" " * inner_width(box))] * (INNER_LINES - len(middle))
    lines: list[Text] = []
    for row in range(SIDE):
        lines.append(_border_line(spaces, middle, row, box))
        lines.extend(_content_line(spaces, middle, row, part, box) for part in range(2))
    lines.append(_closing_line(box))
    return lines


def second_ring(spaces: Sequence[Space], first: int, name: tuple[Text, Text], box: int) -> list[Text]:
    """A smaller ring as two rows: clockwise along the upper one and back along the lower one, then its name."""
    columns = len(spaces) // 2 + 1
    upper = list(enumerate(spaces[:columns], first))
    lower = list(enumerate(spaces[columns:], first + columns))[::-1]
    blank = Space(*name, Text(""))
    rows = []
    for row in (upper, [(-1, blank)] * (columns - len(lower)) + lower):
        borders = [_border("" if number < 0 else str(number), space.marks, box) for number, space in row]
        edge = "│" * (columns + 1)
        names = [fit(space.name, box) for _, space in row]
        rows.append((borders, _joined(names, edge), _joined([fit(space.figures, box) for _, space in row], edge)))
    (top, *above), (middle, *below) = rows
    closing = _joined([Text("─" * box, style=QUIET)] * columns, f"└{'┴' * (columns - 1)}┘")
    lines = [_joined(top, f"┌{'┬' * (columns - 1)}┐"), *above]
    lines += [_joined(middle, f"├{'┼' * (columns - 1)}┤"), *below, closing]
    return lines


def _joined(parts: Sequence[Text], edges: Sequence[str]) -> Text:
    line = Text()
    for edge, part in zip(edges, parts, strict=False):
        line.append(edge, style=QUIET)
        line.append_text(part)
    line.append(edges[-1], style=QUIET)
    return line


def _border_line(spaces: Sequence[Space], middle: Sequence[Text], row: int, box: int) -> Text:
    def part(column: int) -> Text:
        position = _AT[row, column]
        return _border(str(position), spaces[position].marks, box)

    if row in (0, SIDE - 1):
        edges = "┌┬┬┬┬┬┬┐" if row == 0 else "├┼┬┬┬┬┼┤"
        return _joined([part(column) for column in range(SIDE)], edges)
    if row == 1:
        plain = [Text("─" * box, style=QUIET)] * (SIDE - 2)
        return _joined([part(0), *plain, part(SIDE - 1)], "├┼┴┴┴┴┼┤")
    return _joined([part(0), middle[row * ROW_LINES - ROW_LINES - 1], part(SIDE - 1)], "├┤├┤")


def _content_line(spaces: Sequence[Space], middle: Sequence[Text], row: int, part: int, box: int) -> Text:
    content: Callable[[Space], Text] = (lambda space: space.name) if part == 0 else (lambda space: space.figures)

    def box_text(column: int) -> Text:
        return fit(content(spaces[_AT[row, column]]), box)

    if row in (0, SIDE - 1):
        return _joined([box_text(column) for column in range(SIDE)], "│" * (SIDE + 1))
    inside = middle[(row - 1) * ROW_LINES + part]
    return _joined([box_text(0), inside, box_text(SIDE - 1)], "││││")


def _closing_line(box: int) -> Text:
    return _joined([Text("─" * box, style=QUIET)] * SIDE, "└┴┴┴┴┴┴┘")
