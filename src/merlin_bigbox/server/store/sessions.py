"""The SQL about sign-ins: in which browsers a person is signed in, and recovery codes that are used once."""

from __future__ import annotations

from collections.abc import Collection

from merlin_bigbox.server.store import checked, forms
from merlin_bigbox.server.store.checked import Database
from merlin_bigbox.server.store.errors import DamagedError
from merlin_bigbox.server.store.forms import SESSIONS, USERS
from merlin_bigbox.server.store.rows import SessionRow, User


def create_session(db: Database, new: SessionRow, most: int) -> list[str]:
    """Add a session; returns which were ended for it, those not seen for longest, so that there are at most so many."""
    checked.change(db, USERS, [new.user], {"sessions": _counted(db, new.user) + 1})
    checked.insert(db, SESSIONS, forms.session_row(new))
    oldest = sorted(sessions_of(db, new.user), key=lambda row: (row.id != new.id, row.seen, row.id))
    spare = [row.id for row in reversed(oldest[1:])][max(0, most - 1) :]
    return _end(db, spare, new.created)


def session(db: Database, user: str, wanted: str) -> SessionRow | None:
    """A session of this user, also one that was ended. None if it was never made here: a restored copy is older."""
    row = checked.get(db, SESSIONS, wanted)
    if row is None:
        kept = db.execute('SELECT count(*) FROM sessions WHERE "user" = ?', (user,)).fetchone()[0]
        if kept != _counted(db, user):
            raise DamagedError(f"sessions of {user}: a row is lost or one too many")
        return None
    found = forms.read_session(row)
    return found if found.user == user else None


def sessions_of(db: Database, user: str) -> list[SessionRow]:
    rows = checked.good(db, SESSIONS, 'WHERE "user" = ? AND ended IS NULL ORDER BY seen DESC, id', (user,))
    return [forms.read_session(row) for row in rows]


def see_session(db: Database, wanted: str, time: float) -> None:
    checked.change(db, SESSIONS, [wanted], {"seen": float(time)})


def end_sessions(db: Database, user: str, ended: Collection[str] | None, kept: str, time: float) -> list[str]:
    """End these sessions of a user, or all but the one that is kept; cookies of older versions end with them."""
    own = [row.id for row in sessions_of(db, user)]
    checked.change(db, USERS, [user], {"old_cookies": 0})
    return _end(db, [one for one in own if (one != kept if ended is None else one in ended)], time)


def _end(db: Database, ended: list[str], time: float) -> list[str]:
    for one in ended:
        checked.change(db, SESSIONS, [one], {"ended": float(time)})
    return ended


def use_recovery(db: Database, code_hash: bytes, renewed: bytes) -> User | None:
    """The user whose code has this hash; from now on another one counts."""
    rows = checked.good(db, USERS, "WHERE recovery = ?", (code_hash,))
    if not rows:
        return None
    return forms.read_user(checked.change(db, USERS, [rows[0][0]], {"recovery": renewed}))


def _counted(db: Database, user: str) -> int:
    row = checked.get(db, USERS, user)
    return 0 if row is None else int(row[USERS.columns.index("sessions")] or 0)
