"""The SQL of leases: which process lives, and which one owns a table.

Safety hangs on the fence alone: every claim of a table raises it, and every write to the table begins by checking it in
the same transaction (`guard`). That a process is alive or not only says who may claim.
Times are the database's own, as the machines' clocks differ.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from merlin_bigbox.server.store import forms
from merlin_bigbox.server.store.checked import Database
from merlin_bigbox.server.store.errors import StoreError

SCHEMA: Final = (
    # Ids are never given twice: a process that was thought dead comes back as another one.
    """
    CREATE TABLE members (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        address TEXT NOT NULL,
        rules INTEGER NOT NULL,
        edition TEXT NOT NULL,
        until REAL NOT NULL
    )
    """,
    "CREATE TABLE leases (table_id TEXT PRIMARY KEY, owner INTEGER, fence INTEGER NOT NULL)",
    "CREATE INDEX leases_by_owner ON leases (owner)",
    "CREATE TABLE buckets (kind TEXT NOT NULL, who TEXT NOT NULL, until REAL NOT NULL, PRIMARY KEY (kind, who))",
)
"""As SQLite takes it; PostgreSQL's schema has the same in its own words."""
GUARD: Final = "UPDATE leases SET fence = fence WHERE table_id = ? AND fence = ?"
"""What every write to a table begins with."""
LONG_DEAD: Final = 3600.0
"""Seconds after which a process that did not come back is forgotten."""


class FencedError(StoreError):
    """A write to a table that another process owns by now; nothing was written."""


class NoMemberError(StoreError):
    """This process has no lease, or it has run out: others may own everything it owned. Nothing was written."""

    def __init__(self) -> None:
        super().__init__("this process is no member any more", "no-lease")


class Plays(NamedTuple):
    """Which tables a program can play: those of these components, by rules up to this version."""

    rules: int
    edition: str


class Member(NamedTuple):
    """A process that serves tables, and where the others reach it."""

    id: int
    address: str
    plays: Plays


class Claimed(NamedTuple):
    """The table is this process's own, as long as its writes carry this fence."""

    fence: int


class Held(NamedTuple):
    """The table is another process's, or should be: this one does not play its rules."""

    address: str


class Orphan(NamedTuple):
    """A running game that nobody owns, and when it last changed."""

    table: str
    changed: float


# --- processes -------------------------------------------------------------------------------------------------------


def join(db: Database, address: str, plays: Plays, now: float, ttl: float, former: int | None = None) -> int:
    """Become a member until `now` + `ttl`; returns its new id. What it owned under its former one is free."""
    if former is not None:
        leave(db, former)
    db.execute("DELETE FROM members WHERE until < ?", (now - LONG_DEAD,))
    row = db.execute(
        "INSERT INTO members (address, rules, edition, until) VALUES (?, ?, ?, ?) RETURNING id",
        (address, plays.rules, plays.edition, now + ttl),
    ).fetchone()
    return int(row[0])


def beat(db: Database, me: int, now: float, ttl: float) -> bool:
    """Live on until `now` + `ttl`; False if it is too late: others may own everything by now."""
    return db.execute("UPDATE members SET until = ? WHERE id = ? AND until > ?", (now + ttl, me, now)).rowcount == 1


def leave(db: Database, me: int) -> None:
    """End a membership at once; what it owned is free, as nobody has this id any more.

    The leases themselves are not touched: one may be locked by a write that hangs, for which nobody should wait.
    """
    db.execute("DELETE FROM members WHERE id = ?", (me,))


def living(db: Database, now: float) -> list[Member]:
    """The members that are alive, the newest last."""
    rows = db.execute("SELECT id, address, rules, edition FROM members WHERE until > ? ORDER BY id", (now,)).fetchall()
    return [Member(row[0], row[1], Plays(row[2], row[3])) for row in rows]


# --- tables ----------------------------------------------------------------------------------------------------------


def claim(db: Database, table: str, me: int, now: float, *, to_remove: bool = False) -> Claimed | Held | None:
    """Own a table from now on, unless a living process does, or this one cannot play it; None if nobody can.

    A table that is not there is nobody's. Who claims a table loads it afterwards, never before; who only wants to
    remove it need not be able to play it.
    """
    alive = {member.id: member for member in living(db, now)}
    own = alive.get(me)
    if own is None:
        raise NoMemberError
    row = db.execute("SELECT rules, edition FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    db.execute("INSERT INTO leases (table_id, owner, fence) VALUES (?, NULL, 0) ON CONFLICT DO NOTHING", (table,))
    owner, fence = db.execute("SELECT owner, fence FROM leases WHERE table_id = ?", (table,)).fetchone()
    if owner != me and owner in alive:
        return Held(alive[owner].address)
    if not to_remove and not _can_play(own, *row):
        able = [member for member in alive.values() if _can_play(member, *row)]
        return Held(able[-1].address) if able else None
    taken = db.execute(
        "UPDATE leases SET owner = ?, fence = fence + 1 WHERE table_id = ? AND fence = ?", (me, table, fence)
    ).rowcount
    if taken != 1:
        raise FencedError(f'table "{table}" was claimed by another process at the same moment', "no-lease")
    return Claimed(fence + 1)


def create(db: Database, table: str, me: int) -> int:
    """The lease of a new table, which belongs to whoever made it; returns its fence."""
    db.execute("INSERT INTO leases (table_id, owner, fence) VALUES (?, ?, 1)", (table, me))
    return 1


def release(db: Database, owned: Iterable[tuple[str, int]], me: int) -> None:
    """Give tables back, each with its fence: whoever asks next claims it."""
    db.executemany(
        "UPDATE leases SET owner = NULL WHERE table_id = ? AND fence = ? AND owner = ?",
        [(table, fence, me) for table, fence in owned],
    )


def guard(db: Database, table: str, fence: int) -> None:
    """Begin a write to a table: FencedError if it was claimed since. The row stays locked until the commit."""
    if db.execute(GUARD, (table, fence)).rowcount != 1:
        raise FencedError(f'table "{table}" belongs to another process by now', "no-lease")


def remove(db: Database, table: str) -> None:
    """Forget the lease of a table that is removed."""
    db.execute("DELETE FROM leases WHERE table_id = ?", (table,))


def orphans(db: Database, me: int, plays: Plays, now: float) -> list[Orphan]:
    """Games that run or are about to begin and that no other living process owns, the most recently changed first.

    Those of `me` are among them: it may have claimed one without knowing, or without having read it since. Those that
    `plays` cannot play are left to others.
    """
    rows = db.execute(
        "SELECT id, status, dice, changed FROM tables WHERE status <> 'over' AND rules <= ? AND edition = ? "
        "AND NOT EXISTS (SELECT 1 FROM leases JOIN members ON members.id = leases.owner "
        "WHERE leases.table_id = tables.id AND members.until > ? AND members.id <> ?) ORDER BY changed DESC, id",
        (plays.rules, plays.edition, now, me),
    ).fetchall()
    return [
        Orphan(table, changed)
        for table, status, dice, changed in rows
        if status == "playing" or forms.is_beginning(dice)
    ]


def _can_play(member: Member, rules: int, edition: str) -> bool:
    return rules <= member.plays.rules and edition == member.plays.edition
