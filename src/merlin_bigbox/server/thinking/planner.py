"""Plans for a seat, from what it knows: numbers from the workers, put into words for one socket."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from merlin_bigbox.engine.base.names import A_END_TURN, A_GO_ON, A_PERFORM, CLOCKWISE
from merlin_bigbox.engine.core.errors import MalformedError
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.specs import action_field
from merlin_bigbox.game.elements import elements_of
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import SEAT_NAMES, read, write
from merlin_bigbox.game.words import Words
from merlin_bigbox.planner.keeping import Checked, CheckedStep, Kept
from merlin_bigbox.planner.plan import NOWHERE, Row, Step
from merlin_bigbox.server.live.watcher import Watcher
from merlin_bigbox.server.protocol.planning import (
    AskPlan,
    CheckPlan,
    PlanChange,
    PlanChecked,
    Planned,
    PlannedMission,
    PlannedRow,
    PlannedStep,
    PlanStepChecked,
)
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.tables.table import Table
from merlin_bigbox.server.thinking.explainer import Explainer
from merlin_bigbox.server.thinking.interface import Share, Thinking
from merlin_bigbox.server.thinking.pool import limit_of
from merlin_bigbox.server.thinking.protocol import (
    CheckQuestion,
    PlanFound,
    PlanQuestion,
    check_question,
    plan_question,
)

LIMIT: Final = 10.0
"""Seconds for a plan without a compiled engine; positions are counted, so that it never takes long with one."""
SILENT: Final = frozenset((A_PERFORM, A_END_TURN, A_GO_ON))
"""Actions of which the space or the step says enough."""
FACE: Final = "face"
DIRECTION: Final = "direction"


class Planner:
    """Asks the workers for plans; they count as hints do."""

    def __init__(self, thinking: Thinking, explainer: Explainer) -> None:
        self._thinking = thinking
        self._explainer = explainer

    async def answer(
        self, table: Table, watcher: Watcher, message: AskPlan | CheckPlan
    ) -> AsyncIterator[Planned | PlanChecked]:
        """The answers for a socket, one after the other; refused if the table has moved on in the meantime."""
        seat = SEAT_NAMES.index(message.seat)
        share = Share(watcher.user.id, table.row.id)
        with self._explainer.place(watcher.user.id):
            for asked in await self._questions(table, watcher, message, seat):
                found = await self._thinking.plan(asked, share)
                if found is None:
                    raise RefusalError("no-answer")
                async with table.lock:
                    _check(table, watcher, message, seat)
                    told = _told(table.game, table.views.words(watcher.lang), message, asked, found)
                yield told
                if isinstance(told, Planned) and told.complete:
                    return

    async def _questions(
        self, table: Table, watcher: Watcher, message: AskPlan | CheckPlan, seat: int
    ) -> list[PlanQuestion | CheckQuestion]:
        limit = LIMIT + limit_of("")
        async with table.lock:
            _check(table, watcher, message, seat)
            if isinstance(message, AskPlan):
                return [plan_question(table.game, seat, limit, message.turns, quick=quick) for quick in (True, False)]
            try:
                kept = [
                    Kept(
                        tuple(read(table.game.rules, action) for action in step.actions),
                        min(step.route, len(step.actions)),
                        NOWHERE if step.space is None else step.space,
                    )
                    for step in message.steps
                ]
            except MalformedError as error:
                raise RefusalError("malformed", str(error)) from error
            change = -1 if message.change is None else message.change
            return [check_question(table.game, seat, limit, kept, change)]


def _check(table: Table, watcher: Watcher, message: AskPlan | CheckPlan, seat: int) -> None:
    """Refuse who may not plan for this seat now. Whose turn it is makes no difference. The caller holds the lock."""
    table.check_move(seat, message.at, watcher.user.id)
    if watcher.view != seat:
        raise RefusalError("not-now", "the cards of this seat are not shown here")
    if not (table.row.house.planner and table.row.house.deltas):
        raise RefusalError("no-planner", "nothing is planned at this table")


# --- in words --------------------------------------------------------------------------------------------------------


def _told(
    game: Game,
    words: Words,
    message: AskPlan | CheckPlan,
    asked: PlanQuestion | CheckQuestion,
    found: PlanFound,
) -> Planned | PlanChecked:
    if isinstance(asked, PlanQuestion) and found.tree is not None:
        tree = found.tree
        rows = tuple(row_in_words(game, words, row) for row in tree.rows)
        complete = tree.exact or not asked.quick
        return Planned(message.id, message.at, complete, tree.exact, tree.orders, rows)
    if found.checked is None:
        raise RefusalError("no-answer")
    return checked_in_words(game, words, message.id, message.at, found.checked)


def checked_in_words(game: Game, words: Words, request: int, at: int, checked: Checked) -> PlanChecked:
    """A kept plan as it is now."""
    return PlanChecked(
        id=request,
        at=at,
        steps=tuple(_step_checked(game, words, step) for step in checked.steps),
        row=None if checked.row is None else row_in_words(game, words, checked.row),
        play=tuple(write(game.rules, action) for action in checked.play),
        changed=None if checked.step < 0 else checked.step,
        changes=tuple(
            PlanChange(words.quoted(change.action) if change.action else "", row_in_words(game, words, change.row))
            for change in checked.changes
        ),
    )


def _step_checked(game: Game, words: Words, step: CheckedStep) -> PlanStepChecked:
    return PlanStepChecked(
        status=step.status,
        cause=step.cause,
        label=words.action(step.action) if step.action else "",
        space=None if step.space == NOWHERE else step.space,
        title="" if step.space == NOWHERE else words.space(step.space),
        step=None if step.step is None else step_in_words(game, words, step.step),
    )


def row_in_words(game: Game, words: Words, row: Row) -> PlannedRow:
    """An order with words for each step."""
    steps = tuple(step_in_words(game, words, step) for step in row.steps)
    return PlannedRow(steps, row.now, row.scoring, row.worth, row.exact, row.folded)


def step_in_words(game: Game, words: Words, step: Step) -> PlannedStep:
    """One turn with the words that tell it."""
    rules, edition = game.rules, game.edition
    route = list(zip(step.actions, step.frames, strict=True))[: step.route]
    rest = list(zip(step.actions, step.frames, strict=True))[step.route :]
    source = route[0] if route else None
    moves = [action for action, _ in route if DIRECTION in rules.action_specs[int(kind_of(action))].fields]
    does = tuple(words.action(action, frame) for action, frame in rest if int(kind_of(action)) not in SILENT)
    return PlannedStep(
        die=(elements_of(rules, *source) or ("",))[0] if source is not None else "",
        face=_face(rules, source[0]) if source is not None else 0,
        figure=None if step.space == NOWHERE else rules.field_words["figure"][step.figure],
        direction=_direction(rules, moves[-1]) if moves and step.figure else None,
        space=None if step.space == NOWHERE else step.space,
        path=step.path,
        title=words.space(step.space) if step.space != NOWHERE else (does[0] if does else ""),
        changed=tuple(words.action(action, frame) for action, frame in route[1:] if action not in moves),
        does=does,
        actions=tuple(write(rules, action) for action in step.actions),
        route=step.route,
        now=step.now,
        scoring=step.scoring,
        missions=tuple(PlannedMission(words.card_id(card), edition.missions[card].points) for card in step.missions),
        shields=tuple(edition.colours[colour] for colour in step.shields),
        depends=step.depends,
        new=step.open_end,
    )


def _face(rules: Ruleset, action: int) -> int:
    spec = rules.action_specs[int(kind_of(action))]
    return action_field(spec, action, FACE) if FACE in spec.fields else 0


def _direction(rules: Ruleset, action: int) -> str:
    spec = rules.action_specs[int(kind_of(action))]
    return "clockwise" if action_field(spec, action, DIRECTION) == CLOCKWISE else "counter-clockwise"
