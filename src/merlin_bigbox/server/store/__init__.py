"""Persistent storage in SQLite: users, tables, every record of every game."""

from merlin_bigbox.server.protocol.http import Mended
from merlin_bigbox.server.store.database import SQLiteStore
from merlin_bigbox.server.store.errors import DamagedError, StoreError
from merlin_bigbox.server.store.files import InUseError, backup
from merlin_bigbox.server.store.protocol import Store
from merlin_bigbox.server.store.rows import (
    ChatRow,
    Counts,
    DiceRow,
    GuestRow,
    GuestState,
    Listed,
    Loaded,
    Origin,
    PastRow,
    ReviewRow,
    SeatKind,
    SeatRow,
    SessionRow,
    ShareRow,
    SnapshotRow,
    Standing,
    StoreHealth,
    TableRow,
    Unused,
    User,
)

__all__ = [
    "ChatRow",
    "Counts",
    "DamagedError",
    "DiceRow",
    "GuestRow",
    "GuestState",
    "InUseError",
    "Listed",
    "Loaded",
    "Mended",
    "Origin",
    "PastRow",
    "ReviewRow",
    "SQLiteStore",
    "SeatKind",
    "SeatRow",
    "SessionRow",
    "ShareRow",
    "SnapshotRow",
    "Standing",
    "Store",
    "StoreError",
    "StoreHealth",
    "TableRow",
    "Unused",
    "User",
    "backup",
]
