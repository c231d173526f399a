"""What addresses may do in a while that has to hold for all processes together: new people, codes, tables."""

from __future__ import annotations

from typing import Protocol

from merlin_bigbox.server.limits import Buckets
from merlin_bigbox.server.sources import MACHINE, Sources


class Allowances(Protocol):
    """Token buckets by kind and by whom. A store that processes share is one (`store/leased.py`)."""

    async def take(self, kind: str, who: str, rate: float, most: float) -> bool:
        """Take a token from a bucket that fills by `rate` a second up to `most`; False if there is none."""
        ...


class OwnAllowances:
    """Those of one process, in its memory."""

    def __init__(self, sources: Sources = MACHINE) -> None:
        self._sources = sources
        self._kinds: dict[tuple[str, float, float], Buckets] = {}

    async def take(self, kind: str, who: str, rate: float, most: float) -> bool:
        """Take a token; see `Allowances`."""
        buckets = self._kinds.get((kind, rate, most))
        if buckets is None:
            buckets = self._kinds[kind, rate, most] = Buckets(rate, most, self._sources.monotonic)
        return buckets.take(who)
