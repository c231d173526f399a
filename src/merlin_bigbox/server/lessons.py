"""Lessons as messages: what the page is told of a lesson and of a moment in it. Nobody's moves are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.core.errors import GameOverError, MalformedError, MerlinError, NotOfferedError
from merlin_bigbox.game.diff import Differ
from merlin_bigbox.game.facts import Facts
from merlin_bigbox.game.forecast import sheet
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.log_lines import lines
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.prompt import prompt
from merlin_bigbox.game.scoring import completed
from merlin_bigbox.game.tryout import try_out
from merlin_bigbox.game.view import view
from merlin_bigbox.game.why_not import why_not
from merlin_bigbox.game.words import Words
from merlin_bigbox.learn import lesson as told
from merlin_bigbox.learn import library
from merlin_bigbox.learn.lesson import LessonError
from merlin_bigbox.learn.playing import RED, begin, play, solved
from merlin_bigbox.locale import Catalogue, catalogue
from merlin_bigbox.server.protocol.http import HouseRules, SeatInfo, TableInfo
from merlin_bigbox.server.protocol.lessons import (
    AskLesson,
    Challenge,
    Lesson,
    LessonHint,
    LessonInfo,
    LessonMoment,
    LessonPart,
    LessonStep,
    PlayLesson,
)
from merlin_bigbox.server.protocol.live import AskFacts, FactsTold, StepMessage, TableMessage, Tried, Try, WhyNotTold
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.tables.seats import DEFAULT_BOT

LESSON_TABLE: Final = "lesson"
"""Stands where a table has its id: there is no table."""


def find(name: str) -> told.Lesson:
    """The lesson with this id; refused if there is none."""
    found = library.find(name)
    if found is None:
        raise RefusalError("unknown-request", "there is no such lesson")
    return found


def infos(lang: str) -> tuple[LessonInfo, ...]:
    """All lessons in short."""
    words = catalogue(lang)
    return tuple(
        LessonInfo(each.id, each.text(words), each.text(words, "about"), each.minutes, each.module, each.weight)
        for each in library.lessons()
    )


def whole(lesson: told.Lesson, lang: str) -> Lesson:
    """A lesson with all its words."""
    words = catalogue(lang)
    last = Challenge(lesson.text(words, "challenge"), lesson.text(words, "hint"), lesson.challenge.actions)
    return Lesson(
        id=lesson.id,
        title=lesson.text(words),
        goal=lesson.text(words, "goal"),
        done=lesson.text(words, "done"),
        module=lesson.module,
        players=library.PLAYERS,
        modules=lesson.modules,
        parts=(
            *(LessonPart(tuple(_step(lesson, words, step) for step in part.steps), None) for part in lesson.parts),
            LessonPart((), last),
        ),
    )


def _step(lesson: told.Lesson, words: Catalogue, step: told.Step) -> LessonStep:
    hints = tuple(LessonHint(hint.action, hint.text) for hint in lesson.hints(words, step))
    say = lesson.say(words, step)
    return LessonStep(step.kind, say, step.lit, step.lines, step.tap or None, step.guesses, step.right, hints)


# --- moments ---------------------------------------------------------------------------------------------------------


def moment(lesson: told.Lesson, wish: PlayLesson, edition: Edition) -> LessonMoment:
    """The position after the wished actions, and what the last of them did."""
    game = _played(lesson, wish.part, wish.actions[:-1], edition)
    words = _words(game, wish.lang)
    steps = (_stepped(game, wish.actions[-1], words),) if wish.actions else ()
    last = steps[0] if steps else None
    table = TableMessage(
        info=_info(game, words),
        viewer=SEAT_NAMES[RED],
        at=game.at,
        changes=Differ().changes(view(game, RED)),
        prompt=last.prompt if last else prompt(game, RED, words, facts=True, deltas=True),
        can_undo=False,
        sheet=last.sheet if last else sheet(game, words),
        log=lines(game, RED, words),
        recap=0,
        chat=(),
        note="",
    )
    is_challenge = wish.part == len(lesson.parts)
    results = tuple(line.text for step in steps for line in step.lines)
    return LessonMoment(table, steps, is_challenge and solved(lesson, game), results)


def asked(lesson: told.Lesson, wish: AskLesson, edition: Edition) -> Tried | WhyNotTold | FactsTold:
    """The answer to a question about a moment, as a table's socket would give it."""
    game = _played(lesson, wish.part, wish.actions, edition)
    words = _words(game, wish.lang)
    ask = wish.ask
    if ask.at != game.at:
        raise RefusalError("stale", f"{game.at} records are known here")
    if isinstance(ask, AskFacts):
        return FactsTold(ask.id, ask.at, Facts(words, game.observe(RED).state, RED).all())
    if ask.seat != SEAT_NAMES[RED]:
        raise RefusalError("not-your-seat", f"the learner is {SEAT_NAMES[RED]}")
    if game.decider != RED:
        raise RefusalError("not-your-turn", "the learner is not asked")
    if isinstance(ask, Try):
        try:
            found = try_out(game, ask.actions, words, deltas=True)
        except MerlinError as error:
            raise _refusal(error) from error
        return Tried(ask.id, ask.at, found.changes, found.prompt, found.lines, not found.stopped, found.stopped)
    why = why_not(game, ask.element, words)
    return WhyNotTold(ask.id, ask.element, why.lines, why.missing)


def _played(lesson: told.Lesson, part: int, actions: Sequence[str], edition: Edition) -> Game:
    if part >= len(lesson.positions):
        raise RefusalError("malformed", f"this lesson has parts 0 to {len(lesson.positions) - 1}")
    try:
        game = begin(lesson, part, edition)
    except LessonError as error:
        raise RefusalError("options", f"this lesson does not fit the printed components in play: {error}") from error
    return _play(game, actions)


def _play(game: Game, actions: Sequence[str]) -> Game:
    try:
        return play(game, actions)
    except LessonError as error:
        raise RefusalError("not-your-turn", str(error)) from error
    except MerlinError as error:
        raise _refusal(error) from error


def _refusal(error: MerlinError) -> RefusalError:
    if isinstance(error, NotOfferedError):
        return RefusalError("not-offered", str(error), error.rule)
    if isinstance(error, GameOverError):
        return RefusalError("over", str(error))
    return RefusalError("malformed" if isinstance(error, MalformedError) else "options", str(error))


def _stepped(game: Game, action: str, words: Words) -> StepMessage:
    """Play an action; gives what a table would tell of it."""
    differ = Differ()
    differ.changes(view(game, RED))
    before = game.at
    _play(game, (action,))
    return StepMessage(
        before=before,
        at=game.at,
        seat=SEAT_NAMES[RED],
        label=words.action(game.entries[before].action),
        lines=lines(game, RED, words, before),
        changes=differ.changes(view(game, RED)),
        prompt=prompt(game, RED, words, facts=True, deltas=True),
        can_undo=False,
        sheet=sheet(game, words),
        undone=False,
        kept=game.at,
        scoring=completed(game, words, before, RED),
    )


def _words(game: Game, lang: str) -> Words:
    return Words(game.rules, game.edition, lang)


def _info(game: Game, words: Words) -> TableInfo:
    """A table with the learner and two bots that never come to move."""
    options = game.options
    return TableInfo(
        id=LESSON_TABLE,
        status="over" if game.is_over else "playing",
        players=options.players,
        modules=options.modules,
        variants=options.variants,
        seats=tuple(_seat(seat, words) for seat in range(options.players)),
        host=True,
        clock=None,
        clock_runs=None,
        hints=False,
        watchers=0,
        house=HouseRules(),
        people=(),
        commitment="",
        seed=None,
        rematch=None,
        created=0.0,
        changed=0.0,
    )


def _seat(seat: int, words: Words) -> SeatInfo:
    own = seat == RED
    return SeatInfo(
        seat=SEAT_NAMES[seat],
        kind="person" if own else "bot",
        name=words.catalogue.text("lesson-you") if own else words.seat(seat),
        bot=None if own else DEFAULT_BOT,
        yours=own,
        online=own,
        seconds=None,
    )
