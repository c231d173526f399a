"""Walks through lessons: every moment of every accepted line of every step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from merlin_bigbox.game.facts import Facts
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.prompt import prompt
from merlin_bigbox.game.words import Words
from merlin_bigbox.learn.lesson import Lesson, Step
from merlin_bigbox.learn.library import lessons
from merlin_bigbox.learn.playing import RED, begin, play

LESSONS = lessons()
NAMES = [lesson.id for lesson in LESSONS]


class Taught(NamedTuple):
    """A step, and the game where it begins."""

    lesson: Lesson
    step: Step
    game: Game


class Moment(NamedTuple):
    """A moment within a line of a step: what was played of it, and what comes next."""

    game: Game
    played: tuple[str, ...]
    action: str


def steps(lesson: Lesson) -> Iterator[Taught]:
    """Every step; the first accepted line leads to the next one."""
    for number, part in enumerate(lesson.parts):
        game = begin(lesson, number)
        for step in part.steps:
            yield Taught(lesson, step, game.copy())
            if step.lines:
                play(game, step.lines[0])


def moments(taught: Taught) -> Iterator[Moment]:
    """Every moment of every accepted line."""
    for line in taught.step.lines:
        game = taught.game.copy()
        for number, action in enumerate(line):
            yield Moment(game.copy(), line[:number], action)
            game.play(action)


def touched(game: Game, action: str) -> set[str]:
    """The parts of the board that an offered action is found by or leads to."""
    asked = prompt(game, RED, Words(game.rules, game.edition, "en"), facts=True)
    assert asked is not None
    return {
        element
        for option in asked.options
        if option.action == action
        for element in (*option.elements, *option.steps, *(f"space:{lead.space}" for lead in option.leads))
    }


def on_board(game: Game) -> set[str]:
    """The parts of the board of which there is something to say, or that can be chosen."""
    words = Words(game.rules, game.edition, "en")
    told = set(Facts(words, game.observe(RED).state, RED).all())
    return told.union(*(touched(game, action) for action in game.choices())) if game.decider == RED else told
