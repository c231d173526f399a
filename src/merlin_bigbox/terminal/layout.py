"""The modules' panels side by side: in order, in columns of similar height."""

from __future__ import annotations

import io
from itertools import combinations
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table

from merlin_bigbox.terminal.scene import Scene

A_COLUMN: Final = 44
"""Minimum width of a column."""
BETWEEN: Final = 3


def panels(scene: Scene, width: int) -> list[RenderableType]:
    """The panels of the modules in play, below an empty line; nothing if there are none."""
    contents = [Group(*panel.content()) for panel in scene.panels]
    if not contents:
        return []
    columns = min(len(contents), max(1, (width + BETWEEN) // (A_COLUMN + BETWEEN)))
    if columns == 1:
        return ["", _stacked(contents)]
    each = (width - BETWEEN * (columns - 1)) // columns
    groups = _columns(contents, [_height(content, each) + 1 for content in contents], columns)
    grid = Table.grid(padding=(0, BETWEEN, 0, 0))
    for _ in range(columns):
        grid.add_column(width=each)
    grid.add_row(*(_stacked(group) for group in groups))
    return ["", grid]


def _height(content: RenderableType, width: int) -> int:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    return len(console.render_lines(content, console.options.update(width=width)))


def _columns(contents: list[Group], heights: list[int], columns: int) -> list[list[Group]]:
    """The panels split into columns, minimising the tallest."""
    count = len(contents)

    def cut(places: tuple[int, ...]) -> list[tuple[int, int]]:
        return list(zip((0, *places), (*places, count), strict=True))

    best = min(
        combinations(range(1, count), columns - 1),
        key=lambda places: max(sum(heights[start:end]) for start, end in cut(places)),
    )
    return [contents[start:end] for start, end in cut(best)]


def _stacked(group: list[Group]) -> Group:
    lines: list[RenderableType] = []
    for content in group:
        lines += [content, ""]
    return Group(*lines[:-1])
