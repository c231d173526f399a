"""A witness inside the database: it notes who writes to a table, and who owned it at that moment.

Clients see what goes wrong only if it hurts them; the witness sees every write that passed the fence and should not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import psycopg
from psycopg import sql

WATCHED: Final = {"actions": "table_id", "notes": "table_id", "chat": "table_id", "seats": "table_id", "tables": "id"}
"""What belongs to a table, and where its id stands."""
INSTALL: Final = """
CREATE TABLE witness_members (id bigint, address text);
CREATE TABLE witness_leases (seq bigserial, table_id text, owner bigint, fence bigint);
CREATE TABLE witness_writes (seq bigserial, what text, table_id text, writer text, owner bigint, fence bigint);
CREATE FUNCTION witness_member() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO witness_members VALUES (NEW.id, NEW.address); RETURN NULL; END $$;
CREATE FUNCTION witness_lease() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO witness_leases (table_id, owner, fence) VALUES (NEW.table_id, NEW.owner, NEW.fence);
    RETURN NULL; END $$;
CREATE FUNCTION witness_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO witness_writes (what, table_id, writer, owner, fence)
        SELECT TG_TABLE_NAME, table_id, session_user, owner, fence
        FROM leases WHERE table_id = to_jsonb(NEW) ->> TG_ARGV[0];
    RETURN NULL; END $$;
CREATE TRIGGER witness AFTER INSERT ON members FOR EACH ROW EXECUTE FUNCTION witness_member();
CREATE TRIGGER witness_new AFTER INSERT ON leases FOR EACH ROW EXECUTE FUNCTION witness_lease();
CREATE TRIGGER witness AFTER UPDATE ON leases FOR EACH ROW
    WHEN (OLD.fence <> NEW.fence OR OLD.owner IS DISTINCT FROM NEW.owner) EXECUTE FUNCTION witness_lease();
INSERT INTO witness_members SELECT id, address FROM members;
"""
WATCH: Final = "CREATE TRIGGER witness AFTER INSERT OR UPDATE ON {} FOR EACH ROW EXECUTE FUNCTION witness_write({})"
REMOVE: Final = """
DROP FUNCTION witness_member, witness_lease, witness_write CASCADE;
DROP TABLE witness_members, witness_leases, witness_writes;
"""


def install(db: psycopg.Connection[Any]) -> None:
    """Begin to look."""
    db.execute(INSTALL)
    for name, key in WATCHED.items():
        db.execute(sql.SQL(WATCH).format(sql.Identifier(name), sql.Literal(key)))


def remove(db: psycopg.Connection[Any]) -> None:
    """Leave the database as it was."""
    db.execute(REMOVE)


def testify(db: psycopg.Connection[Any], names: dict[str, str]) -> tuple[list[str], int]:
    """What was wrong, and how often a table changed hands. `names` are the users by the processes' addresses."""
    members = {row[0]: names.get(row[1], row[1]) for row in db.execute("SELECT id, address FROM witness_members")}
    changes = db.execute("SELECT table_id, owner, fence FROM witness_leases ORDER BY seq").fetchall()
    writes = db.execute("SELECT what, table_id, writer, owner, fence FROM witness_writes ORDER BY seq").fetchall()
    wrong, handed = check_leases([(row[0], row[1], row[2]) for row in changes])
    return wrong + check_writers([(*row[:3], members.get(row[3]), row[4]) for row in writes]), handed


def check_leases(changes: Sequence[tuple[str, int | None, int]]) -> tuple[list[str], int]:
    """Fences never fall, and rise with each new owner; also how often a table got another owner."""
    wrong: list[str] = []
    last: dict[str, tuple[int | None, int]] = {}
    handed = 0
    for table, owner, fence in changes:
        before, old = last.get(table, (None, 0))
        if fence < old:
            wrong.append(f"{table}: its fence fell from {old} to {fence}")
        if owner is not None and owner != before and fence <= old:
            wrong.append(f"{table}: {owner} owns it under the fence {fence} of {before}")
        handed += old > 0 and owner is not None and fence > old
        last[table] = (owner, fence)
    return wrong, handed


def check_writers(writes: Sequence[tuple[str, str, str, str | None, int]]) -> list[str]:
    """Each row was written by the process that owned its table, and the fence never falls from one to the next."""
    wrong: list[str] = []
    fences: dict[str, int] = {}
    for what, table, writer, owner, fence in writes:
        if owner is not None and writer != owner:
            wrong.append(f"{table}: something in {what} was written by {writer} while it belonged to {owner}")
        if fence < fences.get(table, 0):
            wrong.append(f"{table}: something in {what} was written under an older fence than before")
        fences[table] = fence
    return wrong
