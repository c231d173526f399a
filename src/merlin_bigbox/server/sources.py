"""Where the server's time and randomness come from: the machine, or a simulation that can be repeated."""

from __future__ import annotations

import secrets
import time
from typing import Final

HAS_BOOTTIME: Final = hasattr(time, "CLOCK_BOOTTIME")


class Sources:
    """The clocks and the secure randomness of the machine; the server has no others. A simulation replaces them all."""

    def time(self) -> float:
        """Seconds since 1970, for what is stored and shown. This clock may jump."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds that never run backwards, for measuring how long something took."""
        return time.monotonic()

    def boottime(self) -> float:
        """The same, but it goes on while the machine sleeps, where the system has such a clock: for leases."""
        return time.clock_gettime(time.CLOCK_BOOTTIME) if HAS_BOOTTIME else time.monotonic()

    def token_bytes(self, count: int) -> bytes:
        """Random bytes that nobody can guess."""
        return secrets.token_bytes(count)


MACHINE: Final = Sources()
