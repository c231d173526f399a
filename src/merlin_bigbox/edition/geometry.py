"""The hexes of the environs: which cells touch, and which colours each accepts (EDITION-3)."""

from typing import Final

from merlin_bigbox.edition.board import COLUMNS
from merlin_bigbox.edition.model import Edition

# Steps (rows, columns) clockwise from north; odd columns lie half a tile lower.
_EVEN_COLUMN: Final = ((-1, 0), (-1, 1), (0, 1), (1, 0), (0, -1), (-1, -1))
_ODD_COLUMN: Final = ((-1, 0), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))
DIRECTIONS: Final = 6


def step(row: int, column: int, direction: int) -> tuple[int, int]:
    """The cell next to a cell, 0 north and then clockwise; it may lie outside the environs."""
    rows, columns = (_ODD_COLUMN if column % 2 else _EVEN_COLUMN)[direction]
    return row + rows, column + columns


def inside(row: int, column: int, rows: int) -> bool:
    """Whether a cell is one of the tiles."""
    return 0 <= row < rows and 0 <= column < COLUMNS


def neighbours(cell: int, rows: int) -> tuple[int, ...]:
    """The cells that touch a cell, clockwise from north; cells count row by row from the top left."""
    if not 0 <= cell < rows * COLUMNS:
        raise ValueError(f"cell {cell} is outside; expected 0 to {rows * COLUMNS - 1} with {rows} rows")
    row, column = divmod(cell, COLUMNS)
    around = (step(row, column, direction) for direction in range(DIRECTIONS))
    return tuple(r * COLUMNS + c for r, c in around if inside(r, c, rows))


def accepted_colours(edition: Edition, rows: int) -> tuple[tuple[str, ...], ...]:
    """For each cell the colours of material that build there (BASE-44), in the order of the colours."""
    return tuple(
        _accepted(edition, row, column, rows)
        for row in range(rows)
        for column in range(COLUMNS)
    )  # fmt: skip


def _accepted(edition: Edition, row: int, column: int, rows: int) -> tuple[str, ...]:
    icons = {_frame_icon(edition, row, column, direction, rows) for direction in range(DIRECTIONS)}
    return tuple(colour for colour in edition.colours if colour in icons)


def _frame_icon(edition: Edition, row: int, column: int, direction: int, rows: int) -> str | None:
    while inside(row, column, rows):
        row, column = step(row, column, direction)
    # A line that leaves by the side meets no frame, not even where it is above or below the rows as well.
    if not 0 <= column < COLUMNS:
        return None
    return edition.environs.frame_top[column] if row < 0 else edition.environs.frame_bottom[column]
