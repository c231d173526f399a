"""Where the server's time and randomness come from: the machine, or a simulation that can be repeated."""

from __future__ import annotations

import secrets
import time
from typing import Final


class Sources:
    """The clocks and the secure randomness of the machine; the server has no others. A simulation replaces them all."""

    def time(self) -> float:
        """Seconds since 1970, for what is stored and shown. This clock may jump."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds that never run backwards, for measuring how long something took."""
        return time.monotonic()

    def token_bytes(self, count: int) -> bytes:
        """Random bytes that nobody can guess."""
        return secrets.token_bytes(count)


MACHINE: Final = Sources()
