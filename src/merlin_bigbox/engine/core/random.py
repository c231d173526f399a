"""The generator that samples chance: splitmix64, the same numbers compiled and interpreted."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.core.arrays import i64

WORD: Final = 4294967296
# The constants of splitmix64 as signed 64-bit numbers, put together from halves.
STEP: Final = -1640531527 * WORD + 2135587861  # 9E3779B97F4A7C15
MIX_1: Final = -1084733587 * WORD + 484763065  # BF58476D1CE4E5B9
MIX_2: Final = -1798288965 * WORD + 321982955  # 94D049BB133111EB
KEEP_34: Final = 0x3FFFFFFFF
KEEP_37: Final = 0x1FFFFFFFFF
KEEP_33: Final = 0x1FFFFFFFF
KEEP_53: Final = 0x1FFFFFFFFFFFFF


class Random:
    """A small, fast, seeded generator. It lives outside every state."""

    def __init__(self, seed: int) -> None:
        # Machine words wrap by themselves; plain integers, when interpreted, are cut to 64 bits by this mask.
        word: int = -1
        start: int = seed % 18446744073709551616
        if __file__.endswith(".py"):
            word = 18446744073709551615
        elif start >= 9223372036854775808:
            start -= 18446744073709551616
        self.mask: i64 = word
        self.state: i64 = start

    def bits(self) -> i64:
        """The next 53 random bits."""
        mask = self.mask
        self.state = (self.state + STEP) & mask
        mixed = self.state
        mixed = ((mixed ^ ((mixed >> 30) & KEEP_34)) * MIX_1) & mask
        mixed = ((mixed ^ ((mixed >> 27) & KEEP_37)) * MIX_2) & mask
        mixed = mixed ^ ((mixed >> 31) & KEEP_33)
        return (mixed >> 11) & KEEP_53

    def below(self, limit: i64) -> i64:
        """A random number from 0 to limit - 1."""
        return self.bits() % limit

    def copy(self) -> Random:
        """A generator that continues exactly as this one would."""
        return Random(self.state)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return Random, (int(self.state),)
