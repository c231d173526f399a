"""The chain over the records of a game: each link is the hash of the one before it and of one more line.

Whoever changes, drops, adds or swaps a line changes every link after it. The store keeps a link with every record, and
the record of a game ends with the last one.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from merlin_bigbox.game.entries import Written
from merlin_bigbox.game.notation import SEAT_NAMES

FIRST: Final = sha256(b"merlin record chain 1").digest()
"""The link before the first record: every chain begins with it."""


def link(before: bytes, frame: str, seat: int, action: str) -> bytes:
    """The link of a record, 32 bytes: the hash of the link before it and of the record's line without its number."""
    return sha256(before + line(frame, seat, action).encode("utf-8", "surrogatepass")).digest()


def line(frame: str, seat: int, action: str) -> str:
    """A record as a file shows it behind its number. A seat that there cannot be gets a name, too: rows may be bad."""
    return f"{frame} / {who(seat)}: {action}"


def who(seat: int) -> str:
    """The name of a seat, or chance."""
    if seat == -1:
        return "chance"
    return SEAT_NAMES[seat] if 0 <= seat < len(SEAT_NAMES) else f"seat {seat}"


def end(records: Iterable[Written], before: bytes = FIRST) -> bytes:
    """The last link of a chain over these records."""
    for frame, seat, action in records:
        before = link(before, frame, seat, action)
    return before
