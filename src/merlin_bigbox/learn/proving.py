"""Plays every lesson from its first step to its solution: does it still fit the printed components?"""

from __future__ import annotations

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.game.game import Game
from merlin_bigbox.learn.lesson import Lesson, LessonError, Step, actions_of
from merlin_bigbox.learn.library import lessons
from merlin_bigbox.learn.playing import begin, play, solved, untrue


def check(edition: Edition | None = None) -> list[str]:
    """What is wrong with lessons that are played with these components, each with the lesson and the line."""
    return [f"{lesson.id}: {problem}" for lesson in lessons() for problem in _problems(lesson, edition)]


def _problems(lesson: Lesson, edition: Edition | None) -> list[str]:
    found: list[str] = []
    for number, part in enumerate(lesson.parts):
        try:
            game = begin(lesson, number, edition)
            for step in part.steps:
                game, wrong = after(game, step)
                found += [f"{step.name}: {each}" for each in wrong]
        except (LessonError, MerlinError) as error:
            found.append(str(error))
    try:
        found += _challenge(lesson, edition)
    except (LessonError, MerlinError) as error:
        found.append(f"challenge: {error}")
    return found


def after(game: Game, step: Step) -> tuple[Game, list[str]]:
    """The game after the first accepted line of a step, and what is wrong after any of them."""
    reached = [play(game.copy(), line) for line in step.lines] or [game]
    return reached[0], [wrong for each in reached for wrong in untrue(each, step.seen)]


def _challenge(lesson: Lesson, edition: Edition | None) -> list[str]:
    part = len(lesson.parts)
    found: list[str] = []
    if solved(lesson, begin(lesson, part, edition)):
        found.append("challenge: it is solved before anything is done")
    if not solved(lesson, play(begin(lesson, part, edition), lesson.challenge.actions)):
        found.append(f"challenge: not solved by {lesson.challenge.solution}")
    found += [
        f"challenge: also solved by {line}"
        for line in lesson.challenge.fails
        if solved(lesson, play(begin(lesson, part, edition), actions_of(line)))
    ]
    return found
