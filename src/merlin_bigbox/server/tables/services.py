"""What tables share: store, thinking pool, edition, limits, clock and randomness, and callbacks to the registry."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from merlin_bigbox.edition import Edition
from merlin_bigbox.server.cluster.interface import Ownership
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.sources import Sources
from merlin_bigbox.server.store import Store
from merlin_bigbox.server.tables.retention import Retention
from merlin_bigbox.server.tables.table import Table
from merlin_bigbox.server.thinking.interface import Thinking


class Services(NamedTuple):
    """What tables share."""

    store: Store
    thinking: Thinking
    edition: Edition
    limits: Limits
    sources: Sources
    retention: Retention
    ownership: Ownership
    on_change: Callable[[Table], None]
    """Called after every change, so that bots move."""
    on_lost: Callable[[Table, str], None]
    """Called when a table in memory can no longer be trusted and has to be reloaded; with the reason."""
    on_over: Callable[[Table], None]
    """Called when a game has ended, once that is stored and told. Its lock is held."""
    on_timeout: Callable[[Table, int], None]
    """Called when a person's time runs out."""
    on_gathering: Callable[[Table, float], None]
    """Called when a game waits, so many seconds at most, for what its people add to the dice."""
    on_open: Callable[[Table, str], None]
    """Called when somebody opens a page at the table, or closes it."""
