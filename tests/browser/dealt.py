"""A server whose deals follow from a number, so that a test can play the same game again.

    python -m tests.browser.dealt 7 serve --port 8765

is `merlin serve` with secure randomness that is none.
"""

from __future__ import annotations

import sys
from collections import Counter
from hashlib import shake_256

from merlin_bigbox.cli import main
from merlin_bigbox.server.sources import Sources

# The browser's share of the dice, known as well.
SAME_NONCE = "crypto.getRandomValues = (bytes) => bytes.fill(7);"


def deal(number: str) -> None:
    """From now on nothing is random: each draw follows from its length and how many of that length there were."""
    drawn: Counter[int] = Counter()

    def token_bytes(self: Sources, count: int) -> bytes:
        drawn[count] += 1
        return shake_256(f"{number} {count} {drawn[count]}".encode()).digest(count)

    Sources.token_bytes = token_bytes  # type: ignore[method-assign]


if __name__ == "__main__":
    deal(sys.argv.pop(1))
    sys.exit(main())
