"""Every lesson can be played as it is written: what is asked for is offered and does what the coach says."""

import pytest

from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.errors import NotOfferedError
from merlin_bigbox.game.elements import grammar
from merlin_bigbox.learn.lesson import Lesson, LessonError
from merlin_bigbox.learn.library import find
from merlin_bigbox.learn.playing import MOST_ACTIONS, RED, begin, play, untrue
from merlin_bigbox.locale import catalogue
from tests.learn.walk import LESSONS, NAMES, moments, on_board, steps, touched

ROUND = "round"
"""The track of rounds, the one part of the screen that no action touches and a lesson lights."""
PARTS = {"cell": "map", "card": "missions"}
"""The parts of the table that not every lesson shows, by the elements that lie there."""
BASE = [
    "first-points", "vassals", "merlin", "missions", "flags", "building", "traitors", "influence", "scoring",
    "first-round",
]  # fmt: skip


def test_lessons_come_in_playing_order() -> None:
    """Ten of the base game, then those of modules, the lightest first and Gold before what needs it."""
    assert [lesson.id for lesson in LESSONS if lesson.module is None] == BASE
    of_modules = [lesson for lesson in LESSONS if lesson.module is not None]
    assert {lesson.id for lesson in of_modules} <= set(module_names())
    weights = [lesson.weight for lesson in of_modules]
    assert weights == sorted(weights)
    assert set(weights) == {1, 2, 3}
    order = [lesson.id for lesson in of_modules]
    for lesson in of_modules:
        assert all(order.index(need) <= order.index(lesson.id) for need in lesson.modules)
    assert find("flags") is LESSONS[4]
    assert find("nothing") is None


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_what_a_lesson_is_about_is_shown(lesson: Lesson) -> None:
    """Whatever is lit, or touched by an accepted line, lies on a part of the table that the lesson shows."""
    for taught in steps(lesson):
        elements = {
            *taught.step.lit,
            *(element for moment in moments(taught) for element in touched(moment.game, moment.action)),
        }
        hidden = {part for element in elements for part in [PARTS.get(element.split(":")[0])] if part}
        assert hidden <= set(lesson.shows), (taught.step.name, elements)


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_every_accepted_line_leads_to_what_is_seen(lesson: Lesson) -> None:
    """Each line of each step, from where the steps before it end, has the results that the step tells."""
    for taught in steps(lesson):
        for line in taught.step.lines or ((),):
            after = play(taught.game.copy(), line)
            assert untrue(after, taught.step.seen) == [], (taught.step.name, line)


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_the_learner_is_asked_wherever_something_is_to_be_done(lesson: Lesson) -> None:
    """Red is asked before each action; what is accepted is offered, and everything else gets a hint."""
    words = catalogue("en")
    for taught in steps(lesson):
        hints = {hint.action for hint in lesson.hints(words, taught.step)}
        for moment in moments(taught):
            assert moment.game.decider == RED
            accepted, offered = set(taught.step.accepted(moment.played)), set(moment.game.choices())
            assert moment.action in accepted
            assert accepted <= offered, (taught.step.name, accepted - offered)
            if offered - accepted:
                assert None in hints, (taught.step.name, sorted(offered - accepted))


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_hints_answer_actions_that_are_offered_and_not_accepted(lesson: Lesson) -> None:
    """A hint that is tied to an action can be heard."""
    for taught in steps(lesson):
        refused = {
            action
            for moment in moments(taught)
            for action in moment.game.choices()
            if action not in taught.step.accepted(moment.played)
        }
        assert set(taught.step.hints) <= refused, taught.step.name


@pytest.mark.slow
@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_what_is_lit_is_there(lesson: Lesson) -> None:
    """Lit parts have ids that the board knows, lie there at that moment, and one of them belongs to the action."""
    for taught in steps(lesson):
        step, game = taught.step, taught.game
        lit = set(step.lit) - {ROUND}
        assert all(grammar(game.rules).fullmatch(element) for element in lit), step.name
        there, needed = on_board(game), set[str]()
        for moment in moments(taught):
            needed |= touched(moment.game, moment.action)
        assert lit <= there | needed, (step.name, lit - there - needed)
        if lit and needed:
            assert lit & needed, step.name
        if step.tap:
            assert step.tap in lit


def test_steps_say_what_they_are() -> None:
    """A step is one thing only, and a guess has one right answer among its own."""
    for lesson in LESSONS:
        for part in lesson.parts:
            assert len({step.name for step in part.steps}) == len(part.steps)
            for step in part.steps:
                assert bool(step.do) + bool(step.tap) + bool(step.guesses) <= 1
                assert step.right in (range(len(step.guesses)) if step.guesses else (-1,))


def test_chance_is_the_same_for_everybody() -> None:
    """A card that is drawn in a lesson is the same each time."""
    lesson = find("first-round")
    assert lesson is not None
    line = ["mission 12", "die 4", "move cw", "deploy builder blue", "end turn", "draw"]
    first, second = (play(begin(lesson, 0), line) for _ in range(2))
    assert first.state.same(second.state)
    assert len(first.choices()) > 1


def test_odd_actions_are_refused_and_change_nothing() -> None:
    """Too many of them, one that is not offered, one after the learner's turns, a part that is not there."""
    lesson = find("influence")
    assert lesson is not None
    with pytest.raises(LessonError, match="at most 60 follow one another"):
        play(begin(lesson, 0), ["end turn"] * (MOST_ACTIONS + 1))
    with pytest.raises(NotOfferedError, match='"end turn" is not offered to red'):
        play(begin(lesson, 0), ["end turn"])
    with pytest.raises(LessonError, match='"share": the learner is not asked any more'):
        play(begin(lesson, 1), ["share", "grail", "share"])
    with pytest.raises(LessonError, match="has parts 0 to 1, not 2"):
        begin(lesson, 2)
    assert begin(lesson, 0).choices() == ["die 4", "die 3", "merlin 3"]
