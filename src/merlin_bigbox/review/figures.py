"""What a seat did in a finished game as plain numbers without words: what profiles add up over many games."""

from __future__ import annotations

from typing import Final

import msgspec

from merlin_bigbox.engine.base.cells import HAND_SIZE
from merlin_bigbox.engine.base.names import E_COMPLETED, E_SCORING, R_TRAITORS
from merlin_bigbox.engine.core.ruleset import POINTS_EVENT
from merlin_bigbox.engine.core.specs import event_field
from merlin_bigbox.game.game import Game
from merlin_bigbox.review.review import Mistake, Review

TRAITOR: Final = 3
"""Points that a traitor costs at a scoring (BASE-70)."""


class KindLost(msgspec.Struct, frozen=True):
    """Mistakes of one kind: how many, and the points they lost."""

    kind: str
    count: int
    points: float


class Played(msgspec.Struct, frozen=True):
    """What can be counted without judging anything."""

    traitors: float
    """Traitors that cost points, a scoring."""
    completed: int
    held: int
    """Mission cards in hand at the end."""
    points: dict[str, int]
    """By reason, as on the score sheet."""


class SeatFigures(msgspec.Struct, frozen=True):
    """A seat of a reviewed game; numbers and names without words, which can be kept and added up."""

    margin: float
    luck: float
    turns: int
    lost: float
    """By mistakes, in points."""
    band: float
    """Points a turn, as `review/bands.py` compares them."""
    kinds: tuple[KindLost, ...]
    played: Played


def figures(game: Game, of: Review) -> tuple[SeatFigures, ...]:
    """The figures of all seats."""
    return tuple(
        SeatFigures(
            round(found.account.margin, 2),
            round(found.account.lucky, 2),
            found.turns,
            round(found.lost, 2),
            round(found.rate, 3),
            _kinds([mistake for mistake in of.mistakes if mistake.seat == seat]),
            played(game, seat),
        )
        for seat, found in enumerate(of.seats)
    )


def played(game: Game, seat: int) -> Played:
    """What a seat left and completed in a finished game, and where its points came from."""
    spec = game.rules.event_specs[POINTS_EVENT]
    scorings = sum(event.kind == E_SCORING for _, event in game.log)
    cost = completed = 0
    for _, event in game.log:
        if event.seat != seat:
            continue
        completed += event.kind == E_COMPLETED
        if event.kind == POINTS_EVENT and event_field(spec, event, "reason") == R_TRAITORS:
            cost -= event_field(spec, event, "points")
    return Played(
        round(max(0, cost) / TRAITOR / max(1, scorings), 3),
        completed,
        int(game.state.cells[HAND_SIZE + seat]),
        {line.reason: line.points for line in game.score_sheet(seat) if line.points},
    )


def kind_of_mistake(mistake: Mistake) -> str:
    """What the better line was about: what can be counted first, else where its points come from."""
    given, better = mistake.facts.given, mistake.facts.better
    if given.open > better.open:
        return "traitors"
    if better.missions > given.missions:
        return "missions"
    themes = [part for part in mistake.facts.themes if part != "points"]
    if themes:
        return "traitors" if themes[0] == "shields" else themes[0]
    return "points" if better.points > given.points else "later"


def _kinds(mistakes: list[Mistake]) -> tuple[KindLost, ...]:
    found: dict[str, list[float]] = {}
    for mistake in mistakes:
        found.setdefault(kind_of_mistake(mistake), []).append(mistake.loss)
    return tuple(KindLost(kind, len(lost), round(sum(lost), 2)) for kind, lost in sorted(found.items()))
