"""The checker of the black box finds what is wrong in a history, and nothing in one that is right."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.blackbox.checker import check_chat, check_notes, check_order, check_reads, check_records
from tests.blackbox.history import Line, Move, Note, Outcome, Read

ROWS = [(1, "", -1, "chance 3"), (2, "", 0, "a"), (3, "", 1, "b"), (4, "", 0, "c")]
"""Chance, red, yellow (a bot), red."""


def move(at: int, action: str, sent: float, answered: float | None = None, outcome: Outcome = "done") -> Move:
    return Move("t", sent, answered, outcome, at=at, seat="red", action=action, told=at + 1 if answered else 0)


def note(number: int, sent: float, answered: float | None = None, outcome: Outcome = "done") -> Note:
    return Note("t", sent, answered, outcome, number=number)


def test_a_right_history_passes() -> None:
    """Also with a move that nobody answered and that was kept, and one that was refused and was not."""
    moves = [move(1, "a", 1, 2), move(3, "x", 3, 4, "refused"), move(3, "c", 5, None, "unknown")]
    assert check_records(ROWS, moves) == []
    assert check_order(ROWS, moves) == []
    assert check_reads(4, moves, [Read("t", 2, "", 2.5, 3), Read("t", 4, "", 6, 7)]) == []


@pytest.mark.parametrize(
    ("moves", "word"),
    [
        ([move(1, "z", 1, 2), move(1, "a", 3), move(3, "c", 4)], "not at its place"),
        ([move(1, "a", 1, 2), move(3, "c", 3, 4), move(9, "d", 5, 6)], "not at its place"),
        ([move(1, "a", 1, 2), move(1, "a", 3, 4), move(3, "c", 5, 6)], "2 moves were acknowledged"),
        ([move(1, "a", 1, 2), move(3, "c", 3, 4, "refused")], "was refused"),
        ([move(1, "a", 1, 2)], "nobody asked"),
    ],
)
def test_records_that_differ_from_what_was_told_are_found(moves: list[Move], word: str) -> None:
    """Lost, at another place, twice, refused and yet there, or from nowhere."""
    assert any(word in problem for problem in check_records(ROWS, moves))


def test_a_gap_is_found() -> None:
    """Numbers go up by one."""
    assert check_records([ROWS[0], ROWS[2]], []) == ["the numbers have gaps"]


def test_what_was_answered_first_stands_first() -> None:
    """An answer ends a move; one without an answer may have come any time."""
    assert check_order(ROWS, [move(1, "a", 5, 6), move(3, "c", 1, 2)])
    assert not check_order(ROWS, [move(1, "a", 5, 6), move(3, "c", 1, None, "unknown")])
    assert not check_order(ROWS, [move(1, "a", 1, 6), move(3, "c", 1, 2)])


def test_a_stale_table_is_found() -> None:
    """Older than an answer or another look before it; at the same time both are right."""
    moves = [move(1, "a", 1, 2), move(3, "c", 3, 4)]
    assert check_reads(4, moves, [Read("t", 3, "", 5, 6)])
    assert not check_reads(4, moves, [Read("t", 3, "", 3.5, 6)])
    assert check_reads(4, [], [Read("t", 4, "", 1, 2), Read("t", 3, "", 3, 4)])


def test_what_was_shown_must_have_been_kept() -> None:
    """To nobody a record is shown that is not there later."""
    assert check_reads(4, [], [Read("t", 5, "", 1, 2)])
    assert check_reads(1, [move(1, "a", 1, 2)], [])


def test_older_notes_do_not_come_back() -> None:
    """Seen by somebody who looks, or found at the end; a write without an answer counts as soon as it is seen."""
    notes = [note(1, 1, 2), note(2, 3, None, "unknown"), note(3, 5, 6)]
    assert check_notes(notes, [Read("t", 0, "2", 4, 4.5), Read("t", 0, "3", 7, 8)], ["3"]) == []
    assert check_notes(notes, [Read("t", 0, "2", 7, 8)], ["3"])
    assert check_notes(notes, [], ["2"])
    assert check_notes(notes, [Read("t", 0, "", 2.5, 3)], ["3"])
    assert check_notes([note(1, 1, 2, "refused")], [], ["1"])
    assert check_notes(notes[:1], [Read("t", 0, "1", 0.1, 0.2)], ["1"])


def test_lines_are_there_as_often_as_they_were_said() -> None:
    """Once if it was acknowledged, perhaps once if nobody knows, never if it was refused."""
    said = [Line("t", 1, 2, "done", text="a"), Line("t", 1, None, "unknown", text="b")]
    assert not check_chat(Counter("a"), said)
    assert not check_chat(Counter("ab"), said)
    assert check_chat(Counter("b"), said)
    assert check_chat(Counter("aab"), said)
    assert check_chat(Counter("c"), [Line("t", 1, 2, "refused", text="c")])
