"""The witness of the black box finds writes of processes that did not own the table, and fences that fall."""

from __future__ import annotations

from tests.blackbox.witness import check_leases, check_writers


def test_leases_that_change_hands_with_a_higher_fence_are_right() -> None:
    """From one to another, given back and claimed again."""
    changes = [("t", 1, 1), ("t", 2, 2), ("t", None, 2), ("t", 1, 3), ("u", 1, 1)]
    assert check_leases(changes) == ([], 2)


def test_a_fence_that_falls_or_stays_for_another_owner_is_found() -> None:
    """Each owner has a higher one than all before."""
    assert check_leases([("t", 1, 2), ("t", 2, 1)])[0]
    assert check_leases([("t", 1, 2), ("t", 2, 2)])[0]


def test_a_write_of_somebody_else_is_found() -> None:
    """A late one that passed; what is written while nobody owns the table came before anybody else's claim."""
    assert check_writers([("notes", "t", "a", "a", 1), ("chat", "t", "b", "b", 2), ("chat", "t", "b", None, 2)]) == []
    assert check_writers([("notes", "t", "a", "a", 1), ("notes", "t", "a", "b", 2)])


def test_writes_come_in_the_order_of_their_fences() -> None:
    """Each table has its own."""
    assert check_writers([("notes", "t", "a", "a", 2), ("notes", "u", "a", "a", 1)]) == []
    assert check_writers([("notes", "t", "a", "a", 2), ("notes", "t", "a", "a", 1)])
