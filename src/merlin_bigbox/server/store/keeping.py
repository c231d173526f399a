"""The SQL about people at a table, and about which tables and people are kept for how long."""

from __future__ import annotations

import msgspec

from merlin_bigbox.server.protocol.http import HouseRules
from merlin_bigbox.server.store import checked, forms
from merlin_bigbox.server.store.checked import Database
from merlin_bigbox.server.store.errors import DamagedError, StoreError
from merlin_bigbox.server.store.forms import GUESTS, REMOVED, REVIEWS, TABLES
from merlin_bigbox.server.store.queries import counted, fact, set_fact, tally
from merlin_bigbox.server.store.rows import GuestRow, ReviewRow, Unused

USERS_OF = (("tables", "host"), ("seats", "user"), ("chat", "user"), ("notes", "user"), ("guests", "user"))
"""Where people are named: who is named nowhere can be forgotten."""
CLOCKS_DIFFER = 600.0
"""By how many seconds the clocks of several machines at one store may differ: none of them jumped for that."""


class Policy(msgspec.Struct, frozen=True):
    """How long what is kept (in words of the server), since when that is so, and when it was last looked at."""

    words: str
    since: float
    seen: float


# --- people at a table -----------------------------------------------------------------------------------------------


def guests_of(db: Database, wanted: str) -> list[GuestRow]:
    rows = checked.good(db, GUESTS, 'WHERE table_id = ? ORDER BY "user"', (wanted,))
    row = checked.get(db, TABLES, wanted)
    if len(rows) != (0 if row is None else forms.counted(row).guests or 0):
        raise DamagedError(f"guests of {wanted}: a row is lost or one too many")
    return [forms.read_guest(found) for found in rows]


def set_guest(db: Database, guest: GuestRow) -> None:
    before = counted(db, guest.table).guests or 0
    if not checked.select(db, GUESTS, 'WHERE table_id = ? AND "user" = ?', (guest.table, guest.user)):
        checked.change(db, TABLES, [guest.table], {"guests": before + 1})
    checked.insert(db, GUESTS, forms.guest_row(guest), replace=True)


def set_house(db: Database, wanted: str, house: HouseRules) -> None:
    checked.change(db, TABLES, [wanted], {"house": forms.as_json(house)})


def set_used(db: Database, wanted: str, time: float) -> None:
    checked.change(db, TABLES, [wanted], {"used": float(time)})


# --- reviews ---------------------------------------------------------------------------------------------------------


def set_review(db: Database, review: ReviewRow) -> None:
    if checked.needed(db, TABLES, review.table)[TABLES.columns.index("status")] != "over":
        raise StoreError(f'table "{review.table}": a game is reviewed when it is over')
    checked.insert(db, REVIEWS, forms.review_row(review), replace=True)


def review(db: Database, wanted: str, level: str) -> ReviewRow | None:
    row = checked.get(db, REVIEWS, wanted, level)
    return None if row is None else forms.read_review(row)


# --- how long what is kept -------------------------------------------------------------------------------------------


def unfinished(db: Database, host: str) -> int:
    return int(db.execute("SELECT count(*) FROM tables WHERE host = ? AND status <> 'over'", (host,)).fetchone()[0])


def unused_tables(db: Database, unused: Unused, limit: int) -> list[str]:
    rows = db.execute(
        "SELECT id FROM tables WHERE CASE WHEN used > changed THEN used ELSE changed END < "
        "CASE status WHEN 'waiting' THEN ? WHEN 'playing' THEN ? ELSE ? END ORDER BY changed, id LIMIT ?",
        (*unused, limit),
    ).fetchall()
    return [str(row[0]) for row in rows]


def was_deleted(db: Database, wanted: str) -> bool:
    return db.execute("SELECT 1 FROM removed_tables WHERE id = ?", (wanted,)).fetchone() is not None


def forget(db: Database, people: float, tables: float) -> int:
    """Forget people not seen since, who are named nowhere, and deleted tables since; how many people there were."""
    named = " AND ".join(
        f'NOT EXISTS (SELECT 1 FROM {table} WHERE {table}."{column}" = users.id)'  # noqa: S608 – names from this file
        for table, column in USERS_OF
    )
    gone = db.execute(f"DELETE FROM users WHERE seen < ? AND {named}", (people,)).rowcount  # noqa: S608 – the same
    if gone:
        tally(db, "users", -gone)
        db.execute('DELETE FROM sessions WHERE "user" NOT IN (SELECT id FROM users)')
    db.execute(f"DELETE FROM {REMOVED.name} WHERE time < ?", (tables,))  # noqa: S608 – the same
    return gone


def policy_since(db: Database, words: str, now: float, longest: float) -> float:
    """Since when this policy holds: it starts anew when it changes, or when nobody looked for long or time jumped."""
    try:
        found = fact(db, "policy")
    except DamagedError:  # then it starts anew: people have their days of notice, and nothing else hangs on it
        found = None
    before = None if found is None else msgspec.json.decode(found, type=Policy)
    goes_on = before is not None and before.words == words and -CLOCKS_DIFFER <= now - before.seen <= longest
    since = before.since if before is not None and goes_on else now
    set_fact(db, "policy", msgspec.json.encode(Policy(words, since, now)))
    return since
