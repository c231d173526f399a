"""Results drawn from the model with known strengths, for tests of ratings and reports."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from merlin_bigbox.arena.match import Played
from merlin_bigbox.arena.seating import Schedule, Seating
from merlin_bigbox.arena.settings import Settings
from merlin_bigbox.arena.timing import Times
from merlin_bigbox.arena.tournament import play_arena

NAMES = ("a", "b", "c", "d", "e", "f")


def plan(bots: Sequence[str], players: int, seed: int, games: int) -> list[Seating]:
    """The seatings of at least so many games, up to the end of a deal."""
    schedule = Schedule(bots, players, seed)
    return list(schedule.games(0, schedule.whole(games)[1]))


def played(settings: Settings, games: int, jobs: int = 1) -> list[Played]:
    """The games of an arena, in the order of their numbers."""
    found: list[Played] = []
    play_arena(settings, games, jobs, each=found.append)
    return sorted(found, key=lambda game: game.seating.game)


def draw(
    strengths: Sequence[float], players: int, games: int, seed: int, *, tied: float = 0.0, luck: float = 0.0
) -> list[Played]:
    """Games in which each place is drawn by the strengths of those left; sometimes the next place is shared.

    With `luck`, each seat of a deal is as much better or worse in all of the deal's games.
    """
    generator = random.Random(seed)
    names = NAMES[: len(strengths)]
    drawn: list[Played] = []
    seats: dict[int, list[float]] = {}
    for seating in plan(names, players, seed, games):
        lucky = seats.setdefault(seating.deal, [generator.gauss(0, luck) for _ in range(players)])
        left, points, level = list(range(players)), [0] * players, 100
        while left:
            weights = [math.exp(strengths[names.index(seating.seats[seat])] + lucky[seat]) for seat in left]
            seat = generator.choices(left, weights)[0]
            left.remove(seat)
            points[seat] = level
            if generator.random() >= tied:
                level -= 10
        drawn.append(Played(seating, 0, 10, 2, points, [[reached] for reached in points], [Times()] * players))
    return drawn
