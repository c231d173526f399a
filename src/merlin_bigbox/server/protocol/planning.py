"""The messages of the round planner: the tree of all orders, and a plan that a page keeps."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from merlin_bigbox.planner.keeping import MOST_STEPS, Cause, Status
from merlin_bigbox.server.protocol.http import At, Seat

LONGEST_STEP: Final = 40
"""So many actions a turn of a plan may have."""
PlanId = Annotated[int, Meta(ge=0, le=2**53)]
PlannedAction = Annotated[str, Meta(max_length=200)]


# --- from the page ---------------------------------------------------------------------------------------------------


class AskPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="plan"):
    """All orders of the turns that the seat has left in this round, or of the next `turns`; also while others play.

    For who sees the seat's cards. Answered by two Planned messages: the first tree at once, then the `complete` one.
    A new request of the same socket replaces the one before.
    """

    id: PlanId
    at: At
    seat: Seat
    turns: Annotated[int, Meta(ge=0, le=9)] = 0


class KeptStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn of a plan that the page keeps: the `actions`, `route` and `space` of its PlannedStep."""

    actions: Annotated[tuple[PlannedAction, ...], Meta(min_length=1, max_length=LONGEST_STEP)]
    route: Annotated[int, Meta(ge=0, le=LONGEST_STEP)] = 0
    space: Annotated[int, Meta(ge=0, le=99)] | None = None


class CheckPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="check-plan"):
    """Does this plan still hold? Answered by a PlanChecked message; nothing of it is kept by the server.

    `change` is a step of which other ways are wanted: by an apple, a flag, gold. Without it, they are those of the
    first step that is broken.
    """

    id: PlanId
    at: At
    seat: Seat
    steps: Annotated[tuple[KeptStep, ...], Meta(min_length=1, max_length=MOST_STEPS)]
    change: Annotated[int, Meta(ge=0, lt=MOST_STEPS)] | None = None


# --- to the page -----------------------------------------------------------------------------------------------------


class PlannedMission(msgspec.Struct, frozen=True):
    """A mission that a step completes, and its points."""

    card: int
    points: int


class PlannedStep(msgspec.Struct, frozen=True):
    """One turn of a plan: what it is taken with, where that leads, and what is done there.

    `die` is the element of the die or piece and `face` its pips; `figure` moves along `path` to `space`, whose name is
    `title`. `actions` is the whole turn in the notation; the first `route` of them lead to the space. `changed` says in
    words what changes the die, `does` what is done at the space. `now` and `scoring` are what the step adds.
    `shields` are the colors of one's own traitors that are repelled from then on. `depends` marks a figure that others
    may move before, `new` a step that ends with something nobody can know yet.
    """

    die: str
    face: int
    figure: str | None
    direction: str | None
    space: int | None
    path: tuple[int, ...]
    title: str
    changed: tuple[str, ...]
    does: tuple[str, ...]
    actions: tuple[str, ...]
    route: int
    now: int
    scoring: int
    missions: tuple[PlannedMission, ...]
    shields: tuple[str, ...]
    depends: bool
    new: bool


class PlannedRow(msgspec.Struct, frozen=True):
    """An order of turns. `now` and `scoring` are those of all steps; `worth` is how the expected final margin changes.

    `exact` says that no other actions on these spaces bring more; `folded` counts other orders that begin with the same
    turn and come to the same.
    """

    steps: tuple[PlannedStep, ...]
    now: int
    scoring: int
    worth: float
    exact: bool
    folded: int


class Planned(msgspec.Struct, frozen=True, tag="planned"):
    """The answer to AskPlan, to that socket alone: the best orders, as if the others did nothing.

    `orders` is how many were found; `exact` says that there are no others and that each is the best on its spaces.
    """

    id: int
    at: int
    complete: bool
    exact: bool
    orders: int
    rows: tuple[PlannedRow, ...]


class PlanStepChecked(msgspec.Struct, frozen=True):
    """A kept step now: it "holds", was "played", or is "broken".

    `cause` says why: its figure comes "elsewhere" (to `space`, called `title`), it cannot be taken ("route"), or
    what is called `label` cannot be done there ("action").
    """

    status: Status
    cause: Cause
    label: str
    space: int | None
    title: str
    step: PlannedStep | None


class PlanChange(msgspec.Struct, frozen=True):
    """Another way for a step, and the plan from there on; `label` is what changes it, empty if nothing does."""

    label: str
    row: PlannedRow


class PlanChecked(msgspec.Struct, frozen=True, tag="plan-checked"):
    """The answer to CheckPlan, to that socket alone. `row` is what the steps that hold come to.

    `play` are the actions of the first step up to the next new information, to be sent as Act with `then`; there are
    none while others are asked. `changes` are other ways for step `changed`, the best first.
    """

    id: int
    at: int
    steps: tuple[PlanStepChecked, ...]
    row: PlannedRow | None
    play: tuple[str, ...]
    changed: int | None
    changes: tuple[PlanChange, ...]
