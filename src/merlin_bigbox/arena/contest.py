"""One game of the arena: bots at their seats, the luck of a deal, each decision timed, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from merlin_bigbox.arena.asking import Asking
from merlin_bigbox.arena.games import derived_seed
from merlin_bigbox.arena.seating import Seating
from merlin_bigbox.arena.settings import Settings
from merlin_bigbox.arena.timing import Times
from merlin_bigbox.bots import Request, bot
from merlin_bigbox.engine.base.cells import FIRST
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_CHANCE, BY_NOBODY, POINTS, Ruleset
from merlin_bigbox.engine.core.state import State, top

LUCK: Final = 1
SEATS: Final = 2
"""What a deal's seed is derived further by: its dice and cards, or the bots' own generators."""


@dataclass(frozen=True)
class Played:
    """A finished game; everything but the times follows from the seed and the seating."""

    seating: Seating
    first: int
    decisions: int
    forced: int
    points: list[int]
    sources: list[list[int]]
    times: list[Times]

    def as_json(self) -> dict[str, Any]:
        """The game as plain data: one line of the results."""
        game, deal, table, rotation, seats = self.seating
        return {
            "game": game,
            "deal": deal,
            "table": table,
            "rotation": rotation,
            "seats": list(seats),
            "first": self.first,
            "decisions": self.decisions,
            "forced": self.forced,
            "points": self.points,
            "sources": self.sources,
            "times": [times.as_json() for times in self.times],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Played:
        """The game that was written as this plain data."""
        seats = tuple(str(name) for name in data["seats"])
        seating = Seating(int(data["game"]), int(data["deal"]), int(data["table"]), int(data["rotation"]), seats)
        return cls(
            seating=seating,
            first=int(data["first"]),
            decisions=int(data["decisions"]),
            forced=int(data["forced"]),
            points=[int(points) for points in data["points"]],
            sources=[[int(points) for points in line] for line in data["sources"]],
            times=[Times.from_json(times) for times in data["times"]],
        )


class Luck:
    """The dice and cards of a deal: what comes at a given moment does not hang on what was asked before it.

    The outcome of a chance frame follows from the deal, the frame and how often it came up before. So the dice of a
    round are the same in every game of the deal, however differently it was played until then.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.counts: dict[int, int] = {}

    def play(self, rules: Ruleset, state: State) -> None:
        """Let chance play until a seat is asked or the game is over."""
        while rules.decider(state) == BY_CHANCE:
            frame = int(top(state))
            count = self.counts.get(frame, 0)
            self.counts[frame] = count + 1
            rules.apply(state, rules.sample(state, Random(derived_seed(self.seed, frame, count))))


def contest(settings: Settings, seating: Seating) -> Played:
    """Play one game."""
    rules, seed = settings.rules(), settings.seed
    players = len(seating.seats)
    luck = Luck(derived_seed(seed, seating.deal, LUCK))
    state = rules.new_state()
    luck.play(rules, state)
    first = int(state.cells[FIRST])
    own = derived_seed(seed, seating.deal, SEATS, seating.table, seating.rotation)
    bots = [bot(name, derived_seed(own, seat), settings.limit) for seat, name in enumerate(seating.seats)]
    asking = Asking(seating, seed, bots, [settings.limit_of(name) for name in seating.seats])
    decisions = forced = 0
    with asking.patience:
        while (seat := int(rules.decider(state))) != BY_NOBODY:
            options = rules.options(state)
            decisions += 1
            if len(options) == 1:
                forced += 1
                action = options[0]
            else:
                request = Request(rules, rules.observe(state, seat), list(options))
                action = asking.answer(seat, request, options, decisions)
            rules.apply(state, action)
            luck.play(rules, state)
    cells, width = state.cells, int(rules.reason_count)
    sources = [[int(cells[rules.sheet + seat * width + reason]) for reason in range(width)] for seat in range(players)]
    points = [int(cells[POINTS + seat]) for seat in range(players)]
    return Played(seating, first, decisions, forced, points, sources, asking.times)
