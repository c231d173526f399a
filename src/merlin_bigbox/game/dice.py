"""Chance for a real game: every outcome follows from a secret seed and the number of the record it becomes.

Whoever learns the seed at the end can repeat every roll and draw; its hash, told at the start, binds the host.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from merlin_bigbox.engine.core.errors import MalformedError
from merlin_bigbox.engine.core.random import Random

SEED_BYTES: Final = 32


def new_seed() -> bytes:
    """A fresh secret seed."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(given: object) -> bytes:
    """The seed that a short text or a number stands for; 64 hex digits and 32 bytes are taken as they are."""
    if isinstance(given, bytes):
        if len(given) != SEED_BYTES:
            raise MalformedError(f"a seed of {len(given)} bytes; expected {SEED_BYTES}, or any text or number")
        return given
    if not isinstance(given, str | int):
        raise TypeError(f"a seed is a text, a number or {SEED_BYTES} bytes, not {type(given).__name__}")
    text = str(given)
    if len(text) == 2 * SEED_BYTES:
        try:
            return bytes.fromhex(text)
        except ValueError:
            pass
    return sha256(b"merlin seed " + text.encode()).digest()


def read_seed(text: str) -> bytes:
    """A seed as a record writes it."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise MalformedError(f'seed "{text[:20]}": expected {2 * SEED_BYTES} hexadecimal digits')
    return seed


def commitment(seed: bytes) -> str:
    """What can be told at the start: the seed's hash."""
    return sha256(seed).hexdigest()


def random_at(seed: bytes, at: int) -> Random:
    """The generator for the outcome that becomes record number `at`."""
    return Random(int.from_bytes(sha256(seed + at.to_bytes(8, "big")).digest()[:8], "big"))
