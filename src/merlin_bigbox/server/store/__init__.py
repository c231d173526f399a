"""Persistent storage in SQLite: users, tables, every record of every game."""

from merlin_bigbox.server.store.database import SQLiteStore
from merlin_bigbox.server.store.files import InUseError, backup
from merlin_bigbox.server.store.protocol import Store
from merlin_bigbox.server.store.rows import (
    ChatRow,
    Counts,
    Loaded,
    Origin,
    SeatKind,
    SeatRow,
    SnapshotRow,
    Standing,
    StoreHealth,
    TableRow,
    User,
)
from merlin_bigbox.server.store.writer import StoreError

__all__ = [
    "ChatRow",
    "Counts",
    "InUseError",
    "Loaded",
    "Origin",
    "SQLiteStore",
    "SeatKind",
    "SeatRow",
    "SnapshotRow",
    "Standing",
    "Store",
    "StoreError",
    "StoreHealth",
    "TableRow",
    "User",
    "backup",
]
