"""What every table uses: the store, the thinkers, the components, the limits, and whom it tells of changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from merlin_bigbox.edition import Edition
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.store import Store
from merlin_bigbox.server.tables.table import Table
from merlin_bigbox.server.thinking.pool import ThinkingPool


class Services(NamedTuple):
    """What every table uses."""

    store: Store
    thinking: ThinkingPool
    edition: Edition
    limits: Limits
    on_change: Callable[[Table], None]
    """Called after every change, so that bots go on."""
    on_lost: Callable[[Table], None]
    """Called when a table in memory can no longer be trusted: it is loaded anew."""
    on_timeout: Callable[[Table, int], None]
    """Called when a person's time is gone."""
