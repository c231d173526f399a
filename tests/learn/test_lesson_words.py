"""The coach says everything in all languages, in short sentences."""

import re

import pytest

from merlin_bigbox.learn.lesson import OTHERWISE
from merlin_bigbox.locale import catalogue, languages
from tests.learn.walk import LESSONS

LONGEST = 14
OWN = ("about", "goal", "done", "challenge", "hint")
SENTENCE = re.compile(r"(?<=[.?])\s+")


def wanted() -> set[str]:
    """Every text that lessons need, but for the general hint, which not every step has."""
    found = {"lesson-you"}
    for lesson in LESSONS:
        found |= {f"lesson-{lesson.id}", *(f"lesson-{lesson.id}.{name}" for name in OWN)}
        for part in lesson.parts:
            for step in part.steps:
                found.add(f"lesson-{lesson.id}-{step.name}")
                found |= {f"lesson-{lesson.id}-{step.name}.{name}" for name in step.hints.values()}
    return found


def texts(lang: str) -> dict[str, str]:
    """Every text of the coach."""
    words = catalogue(lang)
    names = [name for name in words.ids() if name.startswith("lesson-")]
    return {
        f"{name}.{form}" if form else name: text for name in names for form, text in words.forms(name).items()
    }  # fmt: skip


@pytest.mark.parametrize("lang", languages())
def test_nothing_is_missing_and_nothing_left_over(lang: str) -> None:
    found = {name for name in texts(lang) if not name.endswith(f".{OTHERWISE}")}
    assert found == wanted()


@pytest.mark.parametrize("lang", languages())
def test_the_lesson_of_a_module_is_called_as_the_module_is(lang: str) -> None:
    words = catalogue(lang)
    modules = [lesson for lesson in LESSONS if lesson.module]
    assert modules
    for lesson in modules:
        assert words.text(f"lesson-{lesson.id}") == words.text(f"module-{lesson.module}")


@pytest.mark.parametrize("lang", languages())
def test_general_hints_are_the_same_in_all_languages(lang: str) -> None:
    assert set(texts(lang)) == set(texts("en"))


@pytest.mark.parametrize("lang", languages())
def test_a_wrong_guess_or_tap_is_answered(lang: str) -> None:
    for lesson in LESSONS:
        for part in lesson.parts:
            for step in part.steps:
                if step.kind in ("guess", "tap"):
                    assert [hint.action for hint in lesson.hints(catalogue(lang), step)] == [None]


@pytest.mark.parametrize("lang", languages())
def test_sentences_have_at_most_fourteen_words(lang: str) -> None:
    long = {
        name: sentence
        for name, text in texts(lang).items()
        for sentence in SENTENCE.split(text)
        if len(sentence.split()) > LONGEST
    }
    assert long == {}


@pytest.mark.parametrize("lang", languages())
def test_the_coach_keeps_the_tone(lang: str) -> None:
    """No exclamation marks, no card numbers, no emblems; a sentence ends."""
    for name, text in texts(lang).items():
        assert "!" not in text, name
        if "." in name or name.count("-") > 1:
            assert text.endswith((".", "?")) or name == "lesson-you" or _is_title(name), (name, text)


def _is_title(name: str) -> bool:
    return name in {f"lesson-{lesson.id}" for lesson in LESSONS}
