"""What a seat is rewarded with; `points` come as they are scored, the others when the game is over.

- `win`: the share of the victory, 1 for a single winner, 1/2 each for two, 0 for the others (BASE-81).
- `margin`: the points ahead of the best other seat, or behind it, in tenths; nobody's sum is fixed with more than two.
- `points`: what the seat's points changed by; over a game they sum to its points.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from merlin_bigbox.engine.core.errors import OptionsError

__all__ = ["MARGIN", "POINTS", "REWARDS", "WIN", "at_end", "check"]

WIN: Final = "win"
"""The share of the victory, at the end."""
MARGIN: Final = "margin"
"""The points ahead of the best other seat, in tenths, at the end."""
POINTS: Final = "points"
"""What one's points changed by, at every step."""
REWARDS: Final = (WIN, MARGIN, POINTS)
"""All that can be asked for."""
TENTH: Final = 10.0

Floats = npt.NDArray[np.float32]


def check(name: str) -> None:
    """An error if there is no such reward."""
    if name not in REWARDS:
        raise OptionsError(f'there is no reward "{name}"; there are {", ".join(REWARDS)}')


def at_end(name: str, points: npt.ArrayLike) -> Floats:
    """The rewards of all seats for their points at the end; the last axis is the seats."""
    final = np.asarray(points, dtype=np.float32)
    if name == WIN:
        best = final == final.max(axis=-1, keepdims=True)
        shares: Floats = (best / best.sum(axis=-1, keepdims=True)).astype(np.float32)
        return shares
    if name == MARGIN:
        ordered = np.sort(final, axis=-1)
        first, second = ordered[..., -1:], ordered[..., -2:-1]
        margins: Floats = (final - np.where(final == first, np.where(first == second, first, second), first)) / TENTH
        return margins
    return np.zeros_like(final)
