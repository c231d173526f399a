"""The messages of a review: how far it is, and what it tells of a finished game."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from merlin_bigbox.locale.languages import Lang
from merlin_bigbox.review.judging import LONGEST
from merlin_bigbox.review.telling import ReviewTold
from merlin_bigbox.server.protocol.http import At
from merlin_bigbox.server.protocol.live import Action, AskFacts, StepMessage, TableMessage, Try, WhyNot

AnswerActions = Annotated[tuple[Action, ...], Meta(max_length=LONGEST)]


class ReviewState(msgspec.Struct, frozen=True):
    """GET /api/tables/{id}/review?lang=&level=: the review of a finished game.

    Until it is there, `done` says which share of the work is.

    Without a level, or with `quick`, it is the most thorough one that is there; `full` asks for the full one. `closer`
    is which share of the full one is done, null if it is not being made. `minutes` is how long the game took, without
    long pauses; null if that is not known. `bots` are those who played, by seat, and `own` the seats of who asks.
    """

    done: float
    review: ReviewTold | None = None
    closer: float | None = None
    minutes: int | None = None
    bots: tuple[str | None, ...] = ()
    own: tuple[str, ...] = ()


class PlayReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/review/play: the position of a mistake, after these actions of who made it."""

    lang: Lang
    at: At
    actions: AnswerActions


class ReviewVerdict(msgspec.Struct, frozen=True):
    """Whether an answer is right: nothing in it is known to lose more than 0.3 points; else how much, and in words."""

    right: bool
    loss: float
    text: str


class ReviewTrial(msgspec.Struct, frozen=True):
    """A moment of an answer that is tried again, from what the seat knew.

    `steps` has the step of the last action, none without actions. At the end of the turn there is a verdict and no
    question; the last action is not played.
    """

    table: TableMessage
    steps: tuple[StepMessage, ...]
    verdict: ReviewVerdict | None


class AskReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/review/ask: what a table's socket may be asked, at such a moment; answered as there."""

    lang: Lang
    at: At
    actions: AnswerActions
    ask: Try | WhyNot | AskFacts


class ReviewStep(msgspec.Struct, frozen=True):
    """A step of a line: what it does in words, the parts of the board it speaks of, what it changes in the view."""

    text: str
    elements: tuple[str, ...]
    changes: dict[str, msgspec.Raw]


class ReviewLines(msgspec.Struct, frozen=True):
    """GET /api/tables/{id}/review/lines?at=&lang=: a mistake on the board, as its seat saw it.

    `changes` is the whole view before it. `played` and `better` begin there, both from what the seat knew.
    """

    seat: str
    changes: dict[str, msgspec.Raw]
    played: tuple[ReviewStep, ...]
    better: tuple[ReviewStep, ...]
