"""Tables whose data was damaged on the disk: set aside with clear words or restored, and nothing else is touched."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from merlin_bigbox.server.store import StoreError, checked, forms
from merlin_bigbox.server.tables import table as table_file
from tests.server.client import ME, RANDOM, Browser, House, house

pytestmark = pytest.mark.interpreted_only  # nothing of the engine is in it: once is enough

Damage = Callable[[sqlite3.Connection, str], None]


@pytest.fixture
def _many_snapshots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_file, "SNAPSHOT_EVERY", 5)


def play(data: Path, moves: int) -> tuple[str, str, str, str]:
    """Two tables of a person, with moves at the first; their ids, the person's token and the record of the first."""
    with house(data) as found:
        ann = found.browser("Ann")
        table, other = (ann.create(ME, RANDOM)["id"] for _ in range(2))
        line = ann.line(table)
        line.ask_and_see("say", text="hello")
        for _ in range(moves):
            assert line.wait_for_turn()
            line.act()
        line.wait_for_turn()
        return table, other, ann.token, ann.http.get(f"/api/tables/{table}/record").text


def damage(data: Path, *statements: str) -> None:
    """Change the database behind the server's back."""
    with closing(sqlite3.connect(data / "merlin.db", isolation_level=None)) as db:
        db.execute("DROP TRIGGER actions_are_final")
        db.execute("DROP TRIGGER actions_stay")
        for statement in statements:
            assert db.execute(statement).rowcount != 0


def refused(found: House, token: str, table: str, reason: str) -> Browser:
    """The table is refused by requests and sockets for this reason; the person's other things are answered."""
    ann = Browser(found.url, token=token)
    answer = ann.http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["reason"]) == (503, reason)
    line = ann.dial(table)
    assert line.receive()["reason"] == reason
    assert line.closed() == 4400
    assert found.server.tables.aside.why(table) == reason
    return ann


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE actions SET action = 'end turn' WHERE table_id = '{}' AND n = 3",
        "UPDATE actions SET n = 1000 WHERE table_id = '{}' AND n = 3",
        "DELETE FROM actions WHERE table_id = '{}' AND n = (SELECT max(n) FROM actions WHERE table_id = '{}')",
        "UPDATE tables SET seed = zeroblob(32) WHERE id = '{}'",
        "UPDATE tables SET options = '\"' WHERE id = '{}'",
        "UPDATE tables SET standing = NULL WHERE id = '{}'",
        "UPDATE seats SET kind = 'bot' WHERE table_id = '{}' AND seat = 0",
        "DELETE FROM seats WHERE table_id = '{}' AND seat = 1",
        "UPDATE seats SET table_id = 'aaaaaaaaaa' WHERE table_id = '{}' AND seat = 1",
        "UPDATE tables SET id = 'aaaaaaaaaa' WHERE id = '{}'",
        "DELETE FROM tables WHERE id = '{}'",
    ],
)
def test_a_damaged_table_is_set_aside_and_the_others_go_on(tmp_path: Path, statement: str) -> None:
    """A changed, moved or lost row of any kind is noticed; the table is refused by name and the list is there."""
    table, other, token, _ = play(tmp_path, 2)
    damage(tmp_path, statement.replace("{}", table))
    with house(tmp_path) as found:
        ann = refused(found, token, table, "damaged")
        cards = {card["id"]: card["aside"] for card in ann.http.get("/api/tables").json()}
        assert cards.get(table, "damaged") == "damaged"
        assert cards[other] is None
        line = ann.line(other)
        assert line.wait_for_turn()
        assert line.act()["type"] == "done"
        ann.close()


@pytest.mark.parametrize(
    ("column", "value"), [("edition", "'other'"), ("rules", "99")], ids=["other components", "newer rules"]
)
def test_a_table_of_another_version_is_set_aside_unharmed(tmp_path: Path, column: str, value: str) -> None:
    """Its row is whole, but this program does not have the components or the rules by which it was begun."""
    table, _, token, _ = play(tmp_path, 1)
    with closing(sqlite3.connect(tmp_path / "merlin.db", isolation_level=None)) as db:
        content = db.execute(f"SELECT {value}").fetchone()[0]
        checked.change(db, forms.TABLES, [table], {column: content})
    with house(tmp_path) as found:
        ann = refused(found, token, table, "other-version")
        cards = {card["id"]: card["aside"] for card in ann.http.get("/api/tables").json()}
        assert cards[table] == "other-version"
        ann.close()


@pytest.mark.usefixtures("_many_snapshots")
@pytest.mark.parametrize("statement", ["UPDATE snapshots SET state = x'7b7d'", "DELETE FROM snapshots"])
def test_without_its_snapshot_a_game_goes_on_by_its_records(tmp_path: Path, statement: str) -> None:
    table, _, token, record = play(tmp_path, 8)
    damage(tmp_path, f"{statement} WHERE table_id = '{table}'")
    with house(tmp_path) as found:
        ann = Browser(found.url, token=token)
        assert ann.http.get(f"/api/tables/{table}/record").text == record
        line = ann.line(table)
        assert line.info["mended"] is None
        assert line.act()["type"] == "done"
        ann.close()


@pytest.mark.usefixtures("_many_snapshots")
@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE actions SET action = 'nonsense' WHERE n = 3 AND table_id = '{}'",
        "UPDATE actions SET frame = x'ff', seat = 'x' WHERE n = 2 AND table_id = '{}'",
        "DELETE FROM actions WHERE n < 4 AND table_id = '{}'",
    ],
)
def test_records_lost_before_a_snapshot_do_not_end_the_game(tmp_path: Path, statement: str) -> None:
    """The position is the same, it is told that the history is not whole, and the next move is kept."""
    table, _, token, _ = play(tmp_path, 8)
    damage(tmp_path, statement.replace("{}", table))
    with house(tmp_path) as found:
        ann = Browser(found.url, token=token)
        line = ann.line(table)
        assert line.info["mended"]["what"] == "history"
        assert line.wait_for_turn()
        answer = line.act()
        assert answer["type"] == "done", answer
        assert ann.http.get(f"/api/tables/{table}/record").status_code == 200
        assert ann.http.get(f"/api/replay/{table}?lang=en").json()["reason"] == "damaged"
        ann.close()
    with house(tmp_path) as found:
        ann = Browser(found.url, token=token)
        assert ann.line(table).at >= answer["at"]
        ann.close()


@pytest.mark.parametrize("statement", ["DELETE FROM chat", "UPDATE chat SET text = 'goodbye'"])
def test_what_was_said_may_be_lost_without_the_game(tmp_path: Path, statement: str) -> None:
    table, _, token, record = play(tmp_path, 1)
    damage(tmp_path, statement)
    with house(tmp_path) as found:
        ann = Browser(found.url, token=token)
        line = ann.line(table)
        assert line.info["mended"]["what"] == "chat"
        assert line.whole["chat"] == []
        assert ann.http.get(f"/api/tables/{table}/record").text == record
        assert line.act()["type"] == "done"
        ann.close()


def test_a_page_comes_back_while_its_notes_cannot_be_read_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is neither told that they are lost nor shown none, over which somebody could write."""
    with house(tmp_path) as found:
        ann = found.browser("Ann")
        table = ann.create(ME, RANDOM)["id"]
        ann.line(table).ask_and_see("note", text="the treasure is in Cornwall")

        async def away(*_: object) -> str:
            raise StoreError("the database does not answer", "no-database")

        with monkeypatch.context() as patch:
            patch.setattr(found.server.store, "note", away)
            line = ann.dial(table)
            line.send({"type": "hello", "lang": "en", "at": 0})
            assert line.until("refused")["reason"] == "not-kept"
            assert line.closed() == 1012
        assert ann.line(table).whole["note"] == "the treasure is in Cornwall"


def test_notes_that_cannot_be_read_are_told_and_can_be_written_anew(tmp_path: Path) -> None:
    table, _, token, _ = play(tmp_path, 1)
    with house(tmp_path) as found:
        ann = Browser(found.url, token=token)
        ann.line(table).ask_and_see("note", text="the treasure is in Cornwall")
        ann.close()
    damage(tmp_path, "UPDATE notes SET text = 'the treasure is in Wales'")
    with house(tmp_path) as found:
        ann = Browser(found.url, token=token)
        line = ann.dial(table)
        line.send({"type": "hello", "lang": "en", "at": 0})
        assert line.until("refused")["reason"] == "lost-notes"
        line.ask_and_see("note", text="anew")
        assert ann.line(table).whole["note"] == "anew"
        ann.close()
