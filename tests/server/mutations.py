"""A real database, everything that can be read from it, and ways to damage it."""

# ruff: noqa: S608 – what is put into a statement are names of tables and columns.

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.server.store import ChatRow, Loaded, SQLiteStore, User, forms
from merlin_bigbox.server.store.checked import Form
from tests.server.client import ME, OPEN, RANDOM, house


@dataclass
class Content:
    """What a server would read; what is refused is left out, and told in `notices`."""

    user: User | None = None
    tables: dict[str, Loaded | None] = field(default_factory=dict)
    chat: dict[str, list[ChatRow]] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    notices: list[str] = field(default_factory=list)
    token: str = ""
    """What is in the browser's cookie."""

    @contextlib.contextmanager
    def attempt(self) -> Iterator[None]:
        try:
            yield
        except MerlinError as error:
            self.notices.append(str(error))


async def read(folder: Path, ids: list[str], user: str) -> Content:
    """Everything, asked for as a server asks."""
    try:
        store = await SQLiteStore.open(folder)
    except MerlinError as error:
        return Content(notices=[str(error)])
    found = Content(notices=list(store._damaged))
    try:
        with found.attempt():
            found.user = await store.user(user)
        for wanted in ids:
            with found.attempt():
                found.tables[wanted] = await store.load(wanted)
            with found.attempt():
                found.chat[wanted] = await store.chat_of(wanted)
            with found.attempt():
                found.notes[wanted] = await store.note(wanted, user)
        with found.attempt():
            listed = await store.tables_of(user)
            missing = set(ids) - {row.id for row, _ in listed.tables} - set(listed.damaged)
            if missing and not found.notices:
                found.notices.append(f"SILENT: {missing} are not in the list")
    finally:
        await store.close()
    return found


def make(folder: Path) -> tuple[list[str], Content]:
    """A database with a finished, a running, a branched and a waiting table, chat and notes; the ids, and all in it."""
    with house(folder) as found:
        ann = found.browser("Ann")
        finished = ann.create(RANDOM, RANDOM)["id"]
        watching = ann.line(finished)
        while watching.info["status"] != "over":
            watching.receive()
        running = ann.create(ME, RANDOM)["id"]
        line = ann.line(running)
        for number in range(25):
            assert line.wait_for_turn()
            line.act(number)
            if number % 5 == 0:
                line.ask_and_see("say", text=f"move {number}")
        line.ask_and_see("note", text="the others have no apples")
        branch = ann.create(ME, RANDOM, branch={"table": finished, "at": 30})["id"]
        waiting = ann.create(ME, OPEN)["id"]
        user, token = ann.me["id"], ann.token
    ids = [finished, running, branch, waiting]
    content = asyncio.run(read(folder, ids, user))
    content.token = token
    assert not content.notices
    assert len(content.tables) == len(content.notes) == len(ids)
    return ids, content


# --- the mutations ---------------------------------------------------------------------------------------------------


def flip_bits(folder: Path, chance: random.Random) -> None:
    path = folder / "merlin.db"
    content = bytearray(path.read_bytes())
    for _ in range(chance.choice([1, 1, 1, 2, 8])):
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    path.write_bytes(content)


def flip_used_bits(folder: Path, chance: random.Random) -> None:
    """A bit of a byte that is not zero: most of those that are lie in pages' free space."""
    path = folder / "merlin.db"
    content = bytearray(path.read_bytes())
    place = chance.choice([index for index, byte in enumerate(content) if byte])
    content[place] ^= 1 << chance.randrange(8)
    path.write_bytes(content)


def cut_or_blank(folder: Path, chance: random.Random) -> None:
    path = folder / "merlin.db"
    content = bytearray(path.read_bytes())
    start = chance.randrange(len(content))
    if chance.random() < 0.3:
        content = content[:start]
    elif chance.random() < 0.5:
        sector = start // 512 * 512
        content[sector : sector + 512] = bytes(512)
    else:  # a page lands in the place of another
        size = 4096
        one, two = (chance.randrange(len(content) // size) * size for _ in range(2))
        content[one : one + size], content[two : two + size] = content[two : two + size], content[one : one + size]
    path.write_bytes(content)


def _some(db: sqlite3.Connection, chance: random.Random) -> tuple[Form, tuple[Any, ...], str, tuple[Any, ...]]:
    form = chance.choice([form for form in forms.FORMS if db.execute(f"SELECT 1 FROM {form.name}").fetchone()])
    rows = db.execute(f"SELECT {', '.join(form.columns)} FROM {form.name}").fetchall()
    row = chance.choice(rows)
    return form, row, " AND ".join(f"{column} IS ?" for column in form.key), row[: len(form.key)]


def change_values(folder: Path, chance: random.Random) -> None:
    with closing(sqlite3.connect(folder / "merlin.db", isolation_level=None)) as db:
        _open_all(db)
        for _ in range(20):
            form, row, where, key = _some(db, chance)
            column = chance.choice(form.columns)
            before = row[form.columns.index(column)]
            other = db.execute(f"SELECT {column} FROM {form.name} ORDER BY random() LIMIT 1").fetchone()[0]
            value = chance.choice([other, None, 0, 1, 7.5, "", "x", b"", "waiting", "over", "open", "undo", "die 4"])
            if value == before and type(value) is type(before):
                continue
            try:
                db.execute(f"UPDATE {form.name} SET {column} = ? WHERE {where}", (value, *key))
            except sqlite3.IntegrityError:
                continue
            if db.execute(f"SELECT {column} FROM {form.name} WHERE {where}", key).fetchone() != (before,):
                return


def lose_or_copy_rows(folder: Path, chance: random.Random) -> None:
    with closing(sqlite3.connect(folder / "merlin.db", isolation_level=None)) as db:
        _open_all(db)
        for _ in range(20):
            form, row, where, key = _some(db, chance)
            columns = (*form.columns, "sum")
            try:
                if chance.random() < 0.5:
                    last = " ORDER BY 2 DESC LIMIT 1" if len(form.key) > 1 and chance.random() < 0.3 else ""
                    if last:
                        key = db.execute(
                            f"SELECT {', '.join(form.key)} FROM {form.name} WHERE {form.key[0]} IS ?{last}", row[:1]
                        ).fetchone()
                    db.execute(f"DELETE FROM {form.name} WHERE {where}", key)
                else:
                    values = list(
                        db.execute(f"SELECT {', '.join(columns)} FROM {form.name} WHERE {where}", key).fetchone()
                    )
                    place = chance.randrange(len(form.key))
                    values[place] = values[place] + 1 if isinstance(values[place], int) else f"{values[place]}x"
                    marks = ", ".join("?" * len(columns))
                    db.execute(f"INSERT INTO {form.name} ({', '.join(columns)}) VALUES ({marks})", values)
            except sqlite3.IntegrityError:
                continue
            return


def _open_all(db: sqlite3.Connection) -> None:
    for trigger in ("actions_are_final", "actions_stay"):
        db.execute(f"DROP TRIGGER IF EXISTS {trigger}")


MUTATIONS = (flip_bits, flip_used_bits, cut_or_blank, change_values, lose_or_copy_rows)
