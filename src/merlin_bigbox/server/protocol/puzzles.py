"""The messages of the daily position: puzzles as the page shows them, moments, verdicts and answers. All over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from merlin_bigbox.locale.languages import Lang
from merlin_bigbox.puzzles.plans import LONGEST
from merlin_bigbox.puzzles.puzzle import Kind, Level
from merlin_bigbox.server.protocol.live import Action, AskFacts, StepMessage, TableMessage, Try, WhyNot

PlanActions = Annotated[tuple[Action, ...], Meta(max_length=LONGEST)]


class PuzzleInfo(msgspec.Struct, frozen=True):
    """GET /api/puzzles: one of the puzzles, of which the easiest come first.

    `level` is the lowest bot that finds the best turn, `kind` what it is about, `seat` who is to move.
    """

    id: str
    level: Level
    kind: Kind
    players: int
    modules: tuple[str, ...]
    seat: str
    round: int


class Puzzle(PuzzleInfo, frozen=True):
    """GET /api/puzzles/{id}?lang= and GET /api/puzzles/day/{date}?lang=: a puzzle, without its answer.

    `themes` are the reasons for points that matter, in words. With `proved` no chance is left: losses are exact.
    """

    themes: tuple[str, ...]
    proved: bool


class PlayPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/puzzles/{id}/play: the position after these actions of the seat that is to move."""

    lang: Lang
    actions: PlanActions


class PuzzlePlan(msgspec.Struct, frozen=True):
    """A plan for the turn: its actions, what they do in words, the points they bring at once.

    `loss` is what it loses to the best plan, in points of the expected margin at the end of the game.
    """

    actions: tuple[str, ...]
    lines: tuple[str, ...]
    points: int
    loss: float


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """What a finished plan is worth: the best one, or how much it loses to it; with `at_least`, so much or more."""

    best: bool
    at_least: bool
    plan: PuzzlePlan


class PuzzleMoment(msgspec.Struct, frozen=True):
    """A moment of a puzzle, as the seat that is to move sees it.

    `steps` has the step of the last action, none without actions. Once the plan is finished there is a verdict and no
    question; its last action is not played: what comes after it is chance, hidden, or the others' doing.
    """

    table: TableMessage
    steps: tuple[StepMessage, ...]
    verdict: PuzzleVerdict | None


class PuzzleHint(msgspec.Struct, frozen=True):
    """GET /api/puzzles/{id}/hint: the action with which the best plan begins."""

    action: str


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """GET /api/puzzles/{id}/answer?lang=: the best plan and the next best, of so many with different ends."""

    best: PuzzlePlan
    next: PuzzlePlan | None
    count: int


class AskPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/puzzles/{id}/ask: what a table's socket may be asked, at a moment of a puzzle; answered as there.

    The answer is a Tried, WhyNotTold or FactsTold message.
    """

    lang: Lang
    actions: PlanActions
    ask: Try | WhyNot | AskFacts
