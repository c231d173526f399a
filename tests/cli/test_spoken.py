"""Choices by a few of their own words."""

from merlin_bigbox.terminal.spoken import matching, shortest

LABELS = (
    "Würfel 6: Ritter bewegen",
    "Würfel 5: Ritter bewegen",
    "Merlinwürfel 1: Merlin bewegen",
    "Im Uhrzeigersinn ziehen",
    "Flagge „Rückwärts“: gegen den Uhrzeigersinn ziehen",
)


def test_words_find_the_choices_that_have_all_of_them() -> None:
    assert matching(LABELS, "würfel 5") == [1]
    assert matching(LABELS, "RITTER") == [0, 1]
    assert matching(LABELS, "rück uhr") == [4]
    assert matching(LABELS, "ritter merlin") == []
    assert matching(LABELS, "?!") == []


def test_what_is_shown_to_type_means_that_choice_alone() -> None:
    shown = [shortest(LABELS, index) for index in range(len(LABELS))]
    assert shown == ["würfel 6", "würfel 5", "merlinwürfel", "im uhrzeigersinn", "flagge"]
    assert [matching(LABELS, words) for words in shown] == [[index] for index in range(len(LABELS))]


def test_choices_that_cannot_be_told_apart_have_their_numbers_only() -> None:
    assert shortest(("Ziehen", "Ziehen"), 0) == ""
    assert shortest(("5", "6"), 0) == ""
