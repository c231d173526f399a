"""Lessons as messages: what the page is told of a lesson and of a moment in it. Nobody's moves are kept."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Final

from merlin_bigbox.edition import Edition
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.log_lines import lines
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.shown import LogLine
from merlin_bigbox.game.words import Words
from merlin_bigbox.learn import lesson as told
from merlin_bigbox.learn import library
from merlin_bigbox.learn.lesson import LessonError
from merlin_bigbox.learn.playing import RED, begin, play, solved
from merlin_bigbox.locale import Catalogue, catalogue
from merlin_bigbox.server.moments import Position, refusing
from merlin_bigbox.server.protocol.lessons import (
    AskLesson,
    Challenge,
    Lesson,
    LessonHint,
    LessonInfo,
    LessonMoment,
    LessonPart,
    LessonStep,
    LessonWay,
    PlayLesson,
)
from merlin_bigbox.server.protocol.live import FactsTold, Tried, WhyNotTold
from merlin_bigbox.server.protocol.refusal import RefusalError

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
        shows=lesson.shows,
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
    position = _position(lesson, wish, edition)
    found = position.play(wish.actions, _play)
    done = wish.part == len(lesson.parts) and solved(lesson, position.game)
    return LessonMoment(
        found.table, found.steps, done, found.results, tuple(_ways(lesson, wish, edition)) if done else ()
    )


def _ways(lesson: told.Lesson, wish: PlayLesson, edition: Edition) -> Iterator[LessonWay]:
    """The learner's way through the challenge, and the one that was tempting."""
    for actions in filter(None, (wish.actions, lesson.challenge.tempting)):
        position = _position(lesson, wish, edition)
        game = position.game
        at, points = game.at, game.points[RED]
        _play(game, actions)
        entries = _own_entries(lines(game, RED, position.words, at))
        yield LessonWay(tuple(entries), game.points[RED] - points)


def _own_entries(log: Sequence[LogLine]) -> Iterator[str]:
    """The entries of a log that tell what the learner did or scored."""
    learner = SEAT_NAMES[RED]
    starts = [0, *(index for index, line in enumerate(log) if line.begins and index), len(log)]
    for start, end in itertools.pairwise(starts):
        entry = log[start:end]
        if any(line.seat == learner and (line.by == learner or line.points) for line in entry):
            yield "".join(line.part for line in entry).strip()


def asked(lesson: told.Lesson, wish: AskLesson, edition: Edition) -> Tried | WhyNotTold | FactsTold:
    """The answer to a question about a moment, as a table's socket would give it."""
    position = _position(lesson, wish, edition)
    refusing(_play, position.game, wish.actions)
    return position.answer(wish.ask)


def _position(lesson: told.Lesson, wish: PlayLesson | AskLesson, edition: Edition) -> Position:
    if wish.part >= len(lesson.positions):
        raise RefusalError("malformed", f"this lesson has parts 0 to {len(lesson.positions) - 1}")
    try:
        game = begin(lesson, wish.part, edition)
    except LessonError as error:
        raise RefusalError("options", f"this lesson does not fit the printed components in play: {error}") from error
    return Position(LESSON_TABLE, game, RED, Words(game.rules, game.edition, wish.lang))


def _play(game: Game, actions: Sequence[str]) -> None:
    try:
        play(game, actions)
    except LessonError as error:
        raise RefusalError("not-your-turn", str(error)) from error
