"""Chance for a real game: every outcome follows from the host's secret seed and from what each person added to it.

Whoever learns the seed at the end can repeat every roll and draw; its hash, told at the start, binds the host, and the
shares of the others keep the host from choosing it well. docs/records.md has the arithmetic.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from merlin_bigbox.engine.core.errors import MalformedError
from merlin_bigbox.engine.core.random import Random

SEED_BYTES: Final = 32
OLD_SCHEME: Final = 1
"""A draw follows from the seed and the number of its record, which taking back shifts. For games begun by it."""
SCHEME: Final = 2
"""A draw follows from the seed, every share, the frame that asks and how many draws it had before."""


@dataclass(frozen=True, slots=True)
class Share:
    """What a person added to the dice: the pledge (the hash of a nonce) and the nonce; none if it was withheld."""

    pledge: bytes
    nonce: bytes | None = None


@dataclass(frozen=True, slots=True)
class Dice:
    """By what a game's chance is answered. `shares` are those of the seats in their order; empty if nobody pledged."""

    seed: bytes
    scheme: int = SCHEME
    shares: tuple[Share | None, ...] = ()
    final: bytes = field(init=False, repr=False, compare=False)
    """The seed mixed with the shares; by the old scheme the seed itself."""

    def __post_init__(self) -> None:
        mixed = self.seed if self.scheme == OLD_SCHEME else final_seed(self.seed, self.shares)
        object.__setattr__(self, "final", mixed)

    @property
    def commitment(self) -> str:
        """What is told at the start."""
        return commitment(self.seed)

    @property
    def bare(self) -> Dice:
        """The same dice without the pledges: what a game that goes on from this one tells of them."""
        nonces = [None if share is None else share.nonce for share in self.shares]
        return Dice(self.seed, self.scheme, tuple([None if nonce is None else Share(b"", nonce) for nonce in nonces]))

    def random(self, frame: str, before: int, at: int) -> Random:
        """The generator for a draw of this frame that had so many `before`, and that becomes record `at` + 1."""
        if self.scheme == OLD_SCHEME:
            return random_at(self.seed, at)
        return Random(int.from_bytes(draw(self.final, frame, before)[:8], "big"))


def final_seed(seed: bytes, shares: tuple[Share | None, ...] = ()) -> bytes:
    """The hash of the host's seed and every seat's nonce in the order of the seats, each behind its length."""
    nonces = [b"" if share is None or share.nonce is None else share.nonce for share in shares]
    return sha256(b"merlin dice 2" + seed + b"".join(bytes([len(nonce)]) + nonce for nonce in nonces)).digest()


def draw(final: bytes, frame: str, before: int) -> bytes:
    """The bytes that decide a draw: the first eight of them seed its generator."""
    return sha256(b"merlin draw 2" + final + before.to_bytes(8, "big") + frame.encode()).digest()


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


def read_seed(text: str, what: str = "seed") -> bytes:
    """A seed, a pledge or a share as a record writes it."""
    try:
        seed = bytes.fromhex(text) if len(text) == 2 * SEED_BYTES else b""
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or text != seed.hex():
        raise MalformedError(f'{what} "{text[:20]}": expected {2 * SEED_BYTES} hexadecimal digits')
    return seed


def commitment(seed: bytes) -> str:
    """What can be told at the start: the seed's hash."""
    return sha256(seed).hexdigest()


def random_at(seed: bytes, at: int) -> Random:
    """The generator of the old scheme for the outcome that becomes record number `at` + 1."""
    return Random(int.from_bytes(sha256(seed + at.to_bytes(8, "big")).digest()[:8], "big"))
