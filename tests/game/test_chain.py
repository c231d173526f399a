"""The chain over the records of a game."""

from __future__ import annotations

from hashlib import sha256

import pytest

from merlin_bigbox.game import chain
from merlin_bigbox.game.entries import Written
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.record import record

RECORDS = (Written("first player", -1, "chance first green"), Written("turn", 3, "die 3"), Written("undo", 3, "undo"))


def test_a_link_is_the_hash_of_the_link_before_and_the_line() -> None:
    """The arithmetic of the chain is fixed for ever: databases and records out there were made by it."""
    assert sha256(b"merlin record chain 1").digest() == chain.FIRST
    expected = sha256(chain.FIRST + b"first player / chance: chance first green").digest()
    assert chain.link(chain.FIRST, "first player", -1, "chance first green") == expected
    assert chain.end(RECORDS).hex() == "dc3b188773651cdc3a2a0cdeb059591e247d74dba31d50e7f08d41d85af7757b"


def test_the_end_of_a_chain_goes_on_from_any_link() -> None:
    """A chain can be gone on with from a kept link."""
    assert chain.end(RECORDS[1:], chain.end(RECORDS[:1])) == chain.end(RECORDS)
    assert chain.end(()) == chain.FIRST


@pytest.mark.parametrize(
    "changed",
    [
        (RECORDS[0], RECORDS[1]),
        (RECORDS[1], RECORDS[0], RECORDS[2]),
        (*RECORDS, RECORDS[2]),
        (RECORDS[0], Written("move", 3, "die 3"), RECORDS[2]),
        (RECORDS[0], Written("turn", 2, "die 3"), RECORDS[2]),
        (RECORDS[0], Written("turn", 3, "die 4"), RECORDS[2]),
        (RECORDS[0], Written("turn", -1, "die 3"), RECORDS[2]),
        (RECORDS[0], Written("turn", 7, "die 3"), RECORDS[2]),
        (RECORDS[0], Written("turn", -9, "die \udc80"), RECORDS[2]),
    ],
)
def test_any_change_of_the_records_changes_the_end(changed: tuple[Written, ...]) -> None:
    """A line that was dropped, added, swapped or changed in any part shows."""
    assert chain.end(changed) != chain.end(RECORDS)


def test_a_game_s_records_are_chained_as_its_file_shows_them() -> None:
    """Behind its number, a line of a record file is the text that is hashed."""
    game = Game.new(seed="chain")
    link = chain.FIRST
    for row in record(game).text().partition("\n\n")[2].splitlines():
        link = sha256(link + row.partition(" ")[2].encode()).digest()
    assert link == chain.end(game.written())
