"""The messages of "Learn to play": lessons as the page shows them, and moments of them. All go over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from merlin_bigbox.learn.lesson import Kind, Shown
from merlin_bigbox.learn.playing import MOST_ACTIONS
from merlin_bigbox.locale.languages import Lang
from merlin_bigbox.server.protocol.live import Action, AskFacts, StepMessage, TableMessage, Try, WhyNot

PartNumber = Annotated[int, Meta(ge=0, le=100)]
Actions = Annotated[tuple[Action, ...], Meta(max_length=MOST_ACTIONS)]


class LessonInfo(msgspec.Struct, frozen=True):
    """GET /api/lessons?lang=: one of the lessons, which come in playing order: the base game, then the modules.

    `weight` is 0 for the base game, and for a module 1 to 3: how much it asks of newcomers.
    """

    id: str
    title: str
    about: str
    minutes: float
    module: str | None
    weight: int


class LessonHint(msgspec.Struct, frozen=True):
    """What the coach says to an action that was not asked for; with null, to any other (at a guess, to a wrong one)."""

    action: str | None
    text: str


class LessonStep(msgspec.Struct, frozen=True):
    """One sentence of the coach, and what the learner does: goes on, plays a line, taps a part of the board, guesses.

    `lit` are elements of the board, besides `round` for the track of rounds. `lines` are the accepted lines of a `do`
    step, each action as its notation; they go on from wherever the steps before ended. `right` is the index of the
    right guess, or -1.
    """

    kind: Kind
    say: str
    lit: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]
    tap: str | None
    guesses: tuple[str, ...]
    right: int
    hints: tuple[LessonHint, ...]


class Challenge(msgspec.Struct, frozen=True):
    """What is to be reached without help, a hint, and one line that does it."""

    goal: str
    hint: str
    solution: tuple[str, ...]


class LessonPart(msgspec.Struct, frozen=True):
    """A position and what is done from there: steps, or (the last part) a challenge without any."""

    steps: tuple[LessonStep, ...]
    challenge: Challenge | None


class Lesson(msgspec.Struct, frozen=True):
    """GET /api/lessons/{id}?lang=: a lesson. The guide to its players and modules names spaces and pieces.

    `done` tells what the learner can do after it, `shows` what of the table it needs besides ring, lands and castle.
    """

    id: str
    title: str
    goal: str
    done: str
    module: str | None
    players: int
    modules: tuple[str, ...]
    shows: tuple[Shown, ...]
    parts: tuple[LessonPart, ...]


class PlayLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons/{id}/play: the position of a part after these actions of the learner, who is Red."""

    lang: Lang
    part: PartNumber
    actions: Actions


class LessonWay(msgspec.Struct, frozen=True):
    """A way through a challenge: the learner's moves and scorings in words, and the points they brought."""

    lines: tuple[str, ...]
    points: int


class LessonMoment(msgspec.Struct, frozen=True):
    """A moment of a lesson, as the learner sees it.

    `steps` has the step of the last action, none without actions; `results` tells what it brought, a sentence each.
    `solved` is true in the part of the challenge once its goal is reached. Then there are `ways` to compare: the
    learner's own, and one that looks good and does not reach the goal.
    """

    table: TableMessage
    steps: tuple[StepMessage, ...]
    solved: bool
    results: tuple[str, ...]
    ways: tuple[LessonWay, ...]


class AskLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons/{id}/ask: what a table's socket may be asked, at a moment of a lesson; answered as there.

    The answer is a Tried, WhyNotTold or FactsTold message.
    """

    lang: Lang
    part: PartNumber
    actions: Actions
    ask: Try | WhyNot | AskFacts
