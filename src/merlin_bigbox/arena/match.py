"""One game of the arena: bots at their seats with the luck of a deal, every decision timed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from merlin_bigbox.arena.decisions import Asking
from merlin_bigbox.arena.dice_luck import points_by_luck
from merlin_bigbox.arena.games import derived_seed
from merlin_bigbox.arena.play import Play
from merlin_bigbox.arena.seating import Seating
from merlin_bigbox.arena.settings import Settings
from merlin_bigbox.arena.timing import Times
from merlin_bigbox.bots import Bot, Request, bot
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State, top

Watch = Callable[[Play, Bot, int, int], None]
"""Told of every decision before it is played: the game, the bot, its seat, and what it chose."""

LUCK: Final = 1
SEATS: Final = 2
REDRAWS: Final = 3
"""Numbers by which a deal's seed is derived: for its dice and cards, for the bots' generators, or for what could have
been rolled instead."""


@dataclass(frozen=True)
class Played:
    """A finished game; everything but the times is determined by seed and seating."""

    seating: Seating
    first: int
    decisions: int
    forced: int
    points: list[int]
    sources: list[list[int]]
    times: list[Times]
    record: str = ""
    """The game as a JSON record, if it was to be kept."""
    luck: list[int] | None = None
    """The points that each seat owes to the dice, in thousandths, if that was to be measured."""

    def as_json(self) -> dict[str, Any]:
        """The game as plain data: one line of the results file."""
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
            **({} if self.luck is None else {"luck": self.luck}),
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
            luck=[int(points) for points in data["luck"]] if "luck" in data else None,
        )


class Luck:
    """The dice and cards of a deal: an outcome does not depend on what was drawn before it.

    The outcome of a chance frame follows from the deal, the frame and how often it came up before. So the dice of a
    round are the same in every game of the deal, however differently it was played until then.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.counts: dict[int, int] = {}

    def outcome(self, rules: Ruleset, state: State) -> int:
        """The outcome of the pending chance frame."""
        frame = int(top(state))
        count = self.counts.get(frame, 0)
        self.counts[frame] = count + 1
        return int(rules.sample(state, Random(derived_seed(self.seed, frame, count))))


def contest(settings: Settings, seating: Seating, *, keep: bool = False, watch: Watch | None = None) -> Played:
    """Play one game; whoever wants to `watch` is told of every decision."""
    rules, seed = settings.rules(), settings.seed
    game, deal, table, rotation, seats = seating
    play = Play(rules, Luck(derived_seed(seed, deal, LUCK)).outcome, keep=keep or settings.luck)
    own = derived_seed(seed, deal, SEATS, table, rotation)
    bots = [bot(name, derived_seed(own, seat), settings.limit) for seat, name in enumerate(seats)]
    place = f"seed {seed}, game {game} (deal {deal}, table {table}, rotation {rotation})"
    asking = Asking(seats, bots, [settings.limit_of(name) for name in seats], place)

    def choose(seat: int, options: list[int]) -> int:
        request = Request(rules, rules.observe(play.state, seat), list(options))
        return asking.answer(seat, request, options, play.decisions)

    def told(seat: int, _: list[int], action: int) -> None:
        if watch is not None:
            watch(play, bots[seat], seat, action)

    with asking.patience:
        play.run(choose, watch=told)
    luck: list[int] | None = None
    if settings.luck:
        redraws = derived_seed(seed, deal, REDRAWS, table, rotation)
        luck = points_by_luck(play.game(settings.options(), settings.edition), bots, redraws)
    return Played(
        seating,
        play.first,
        play.decisions,
        play.forced,
        play.points(),
        play.sources(),
        asking.times,
        play.record(settings.options(), settings.edition, seats) if keep else "",
        luck,
    )
