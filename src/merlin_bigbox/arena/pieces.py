"""Games in numbered pieces of a few seconds: what is handed out, kept and merged; a piece follows from its number."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from merlin_bigbox.arena.ranges import Pair, Ranges
from merlin_bigbox.bots import limit_for
from merlin_bigbox.bots.spec import parse_spec
from merlin_bigbox.engine.core.errors import OptionsError

PIECE_SECONDS: Final = 5.0
"""Long enough that handing it out costs nothing, short enough that little is lost with it."""
MOST_PIECES: Final = 10_000
"""Every piece is a line in a file."""
FEWEST_PIECES: Final = 200
"""So many, if there are as many games: there is work for everybody, and progress to be seen."""

SECONDS: Final = {"random": 0.000_5, "page": 0.005, "squire": 0.01}
"""Usual seconds of quick bots for a seat in a game."""
USUAL: Final = 0.02
DECISIONS: Final = 60
"""So many decisions of a seat in a game take the time that a bot may take."""
A_VISIT: Final = 0.08
"""Usual seconds for a seat in a game, for each visit that the search makes for a decision."""
A_RECORD: Final = 0.005
"""Usual seconds for keeping a game and proving it."""


@dataclass(frozen=True)
class Pieces:
    """So many games in pieces of one size; the last one may be shorter. None of it changes any result."""

    games: int
    size: int

    @property
    def count(self) -> int:
        """How many pieces there are."""
        return -(-self.games // self.size)

    def span(self, number: int) -> Pair:
        """The first game of a piece, and the one after its last."""
        return number * self.size, min(self.games, (number + 1) * self.size)

    def games_in(self, numbers: range) -> int:
        """How many games these pieces have."""
        return sum(last - first for first, last in map(self.span, numbers))

    def left(self, done: Ranges, numbers: range) -> Iterator[int]:
        """The pieces among these in which games are left to be played; found one by one."""
        for number in numbers:
            if done.gaps(*self.span(number)):
                yield number


def piece_size(games: int, seconds: float, *, keep: bool = False) -> int:
    """How many games are a piece, if a game usually takes so many seconds, with or without keeping it."""
    if keep:
        seconds += A_RECORD
    fitting = min(int(PIECE_SECONDS / seconds), games // FEWEST_PIECES)
    return max(1, fitting, -(-games // MOST_PIECES))


def usual_seconds(bots: Sequence[str], limit: float | None = None) -> float:
    """How long a game between these bots takes, roughly, compiled and on a usual machine.

    Told by the kind of the bots and not measured: it is the same everywhere.
    """
    return sum(_seconds(name, limit) for name in bots)


def _seconds(name: str, limit: float | None) -> float:
    """Usual seconds of a bot for a seat in a game."""
    spec = parse_spec(name)
    if spec.visits is not None:
        return spec.visits * A_VISIT
    told = limit_for(name, limit)
    return SECONDS.get(spec.name, USUAL) if told is None else DECISIONS * told


def wanted(text: str | None, pieces: Pieces) -> range:
    """The pieces in `0-49`, in `7`, or in `2/16`, the second of sixteen parts; all if none are told."""
    if text is None:
        return range(pieces.count)
    told = f"these {pieces.games} games are {pieces.count} pieces, numbered 0 to {pieces.count - 1}"
    if found := re.fullmatch(r"(\d+)/(\d+)", text.strip()):
        part, parts = int(found[1]), int(found[2])
        if not 1 <= part <= parts <= pieces.count:
            raise OptionsError(f'"{text}" is no part of them: {told}; 2/16 is the second of sixteen parts')
        return range((part - 1) * pieces.count // parts, part * pieces.count // parts)
    found = re.fullmatch(r"(\d+)(?:-(\d+))?", text.strip())
    if found is None:
        raise OptionsError(f'"{text}": pieces are told as 0-49 or 7, or as 2/16, the second of sixteen parts')
    first, last = int(found[1]), int(found[2] or found[1])
    if not first <= last < pieces.count:
        raise OptionsError(f'there are no pieces "{text}"; {told}')
    return range(first, last + 1)
