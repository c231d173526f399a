"""What each die did: the turns of a game with their dice, the spaces reached and the points, and the scorings between.

All of it is counted from the record: over all rows the points of a seat are its score.
"""

from __future__ import annotations

import msgspec

from merlin_bigbox.engine.base.names import E_DIE, E_FINAL, E_MOVED, E_PUT, E_ROUND, E_SCORING, E_TURN
from merlin_bigbox.engine.core.events import Event
from merlin_bigbox.engine.core.ruleset import POINTS_EVENT
from merlin_bigbox.engine.core.specs import event_field
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.words import Words

KNIGHT = "knight"


class ReviewTurn(msgspec.Struct, frozen=True):
    """A turn of `seat`, or (null) a scoring: what is rolled and reached in it, and the points of all seats.

    `elements` are its dice and spaces as parts of the board, `spaces` the names of the spaces.
    """

    at: int
    round: int
    seat: str | None
    label: str
    elements: tuple[str, ...]
    spaces: tuple[str, ...]
    points: tuple[int, ...]


class ReviewShare(msgspec.Struct, frozen=True):
    """Points that a seat has from a source: by which of the `turns`, and how many."""

    turn: int
    seat: str
    points: int


class _Row:
    """A row while it is filled."""

    def __init__(self, at: int, number: int, seat: int | None, label: str, players: int) -> None:
        self.at = at
        self.round = number
        self.seat = seat
        self.label = label
        self.elements: list[str] = []
        self.spaces: list[str] = []
        self.points = [0] * players
        self.shares: dict[tuple[int, int], int] = {}
        """By reason and seat."""

    @property
    def is_told(self) -> bool:
        """Whether anybody moved in it, or had a point from it."""
        return bool(self.elements or self.shares)

    def told(self) -> ReviewTurn:
        seat = None if self.seat is None else SEAT_NAMES[self.seat]
        parts = tuple(self.elements), tuple(self.spaces), tuple(self.points)
        return ReviewTurn(self.at, self.round, seat, self.label, *parts)


def turns(game: Game, words: Words) -> tuple[ReviewTurn, ...]:
    """The turns and scorings of a game, in order. What nobody had a point from and nobody moved in is left out."""
    return tuple(row.told() for row in _rows(game, words))


def shares(game: Game, words: Words) -> dict[int, tuple[ReviewShare, ...]]:
    """For each reason, by which turns seats have points from it, in order."""
    found: dict[int, list[ReviewShare]] = {}
    for number, row in enumerate(_rows(game, words)):
        for (reason, seat), points in row.shares.items():
            if points:
                found.setdefault(reason, []).append(ReviewShare(number, SEAT_NAMES[seat], points))
    return {reason: tuple(each) for reason, each in found.items()}


def _rows(game: Game, words: Words) -> list[_Row]:
    text, players = words.catalogue.text, game.options.players
    counted = [0] * players
    number = 0
    row = _Row(0, 0, None, text("review-setup"), players)
    rows = [row]
    for at, event in game.log:
        if event.kind == E_ROUND:
            number = _field(game, event, "number")
        elif event.kind == E_TURN:
            seat = int(event.seat)
            counted[seat] += 1
            row = _Row(at, number, seat, text("review-when", round=number, turn=counted[seat]), players)
            rows.append(row)
        elif event.kind == E_SCORING:
            row = _Row(at, number, None, text("review-scoring", round=number), players)
            rows.append(row)
        elif event.kind == E_FINAL:
            row = _Row(at, number, None, text("review-final"), players)
            rows.append(row)
        elif event.kind == POINTS_EVENT:
            points, share = _field(game, event, "points"), (_field(game, event, "reason"), int(event.seat))
            row.points[share[1]] += points
            row.shares[share] = row.shares.get(share, 0) + points
        elif row.seat is not None and int(event.seat) == row.seat:
            _move(game, event, row, words)
    return [row for row in rows if row.is_told]


def _move(game: Game, event: Event, row: _Row, words: Words) -> None:
    """A die that was chosen, or a space that was reached."""
    if event.kind == E_DIE:
        figure = game.rules.field_words["figure"][_field(game, event, "figure")]
        die = "own" if figure.startswith(KNIGHT) else figure.partition(":")[0]
        row.elements.append(f"die:{die}:{_field(game, event, 'face')}")
    elif event.kind in (E_MOVED, E_PUT):
        space = _field(game, event, "space")
        row.elements.append(f"space:{space}")
        row.spaces.append(words.space(space))


def _field(game: Game, event: Event, name: str) -> int:
    return int(event_field(game.rules.event_specs[event.kind], event, name))
