"""`merlin doctor`: it sees every damage, changes nothing unless asked, and restores what can be restored."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import shutil
import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest

from merlin_bigbox.cli import main
from merlin_bigbox.server.doctor import look_at, mend
from merlin_bigbox.server.store import SQLiteStore, checked, forms
from tests.server.client import Browser, house
from tests.server.mutations import MUTATIONS, Content, make, read
from tests.sizes import size

pytestmark = pytest.mark.interpreted_only  # nothing of the engine is in it: once is enough

Original = tuple[Path, list[str], Content]
FINISHED, RUNNING, BRANCHED, WAITING = range(4)
LATE = 4


def _quiet(done: int, total: int) -> None:
    assert done <= total


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Original:
    """A database that is whole; in its running game there are moves after the last state that was kept.

    The dice decide when a state is kept. Right after one, a record that is damaged costs nothing but its history.
    """
    while True:
        folder = tmp_path_factory.mktemp("original")
        ids, content = make(folder)
        running = content.tables[ids[RUNNING]]
        assert running is not None
        if running.snapshot is None or len(running.records) - running.snapshot.saved.at > LATE:
            return folder, ids, content


@pytest.fixture
def data(original: Original, tmp_path: Path) -> Path:
    """A copy of it."""
    folder = tmp_path / "data"
    shutil.copytree(original[0], folder)
    folder.chmod(0o700)
    return folder


def _marks(folder: Path) -> dict[str, str]:
    """The content of every file."""
    return {str(path): sha256(path.read_bytes()).hexdigest() for path in sorted(folder.rglob("*")) if path.is_file()}


def _damage(folder: Path, *statements: str) -> None:
    with contextlib.closing(sqlite3.connect(folder / "merlin.db", isolation_level=None)) as db:
        for trigger in ("actions_are_final", "actions_stay"):
            db.execute(f"DROP TRIGGER {trigger}")
        for statement in statements:
            assert db.execute(statement).rowcount != 0, statement


def test_a_sound_folder_is_sound_and_nothing_in_it_changes(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = _marks(data)
    for arguments in ([], ["--repair"]):
        assert main(["doctor", str(data), "--lang", "en", *arguments]) == 0
        assert "all is sound. Users: 1, tables: 4, records: " in " ".join(capsys.readouterr().out.split())
    after = _marks(data)
    assert {name: mark for name, mark in after.items() if not name.endswith("/lock")} == {
        name: mark for name, mark in before.items() if not name.endswith("/lock")
    }
    report = look_at(data, _quiet)
    assert report.records > 300
    assert not report.findings


def test_it_looks_beside_a_running_server_and_repairs_only_without(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with house(data):
        assert main(["doctor", str(data), "--lang", "en"]) == 0
        assert "A server is using this folder" in capsys.readouterr().out
        assert main(["doctor", str(data), "--repair"]) == 2
        assert "another Merlin server" in capsys.readouterr().err


def test_what_a_killed_server_left_is_looked_at_in_a_copy(data: Path, tmp_path: Path) -> None:
    """The log beside the database belongs to it, and stays beside it."""

    async def leave() -> Path:
        store = await SQLiteStore.open(data)
        await store.change_user(await _somebody(store), name="Änne")
        left = tmp_path / "left"
        shutil.copytree(data, left)
        await store.close()
        return left

    async def _somebody(store: SQLiteStore) -> str:
        return str(await store._read(lambda db: db.execute("SELECT id FROM users").fetchone()[0]))

    left = asyncio.run(leave())
    left.chmod(0o700)
    assert (left / "merlin.db-wal").stat().st_size > 0
    before = _marks(left)
    assert not look_at(left, _quiet).findings
    assert _marks(left) == before


CUT = "UPDATE actions SET action = 'nonsense' WHERE table_id = '{running}' AND n = {late}"


@pytest.mark.parametrize(
    ("statement", "kind", "done"),
    [
        (CUT, "table", "cut"),
        ("DELETE FROM actions WHERE table_id = '{running}' AND n > 20", "table", "cut"),
        ("UPDATE actions SET seat = 7 WHERE table_id = '{finished}' AND n = 9", "history", "filled"),
        ("DELETE FROM actions WHERE table_id = '{finished}' AND n = 9", "history", "filled"),
        ("UPDATE actions SET time = 5.0 WHERE table_id = '{finished}' AND n = 9", "times", "restored"),
        ("UPDATE snapshots SET state = x'00' WHERE table_id = '{finished}'", "snapshot", "replayed"),
        ("DELETE FROM snapshots WHERE table_id = '{finished}'", "snapshot", "replayed"),
        ("UPDATE tables SET status = 'waiting' WHERE id = '{running}'", "table", "restored"),
        ("UPDATE tables SET changed = -1 WHERE id = '{running}'", "table", "restored"),
        ("UPDATE tables SET standing = '!' WHERE id = '{finished}'", "table", "restored"),
        ("UPDATE tables SET records = 3 WHERE id = '{finished}'", "table", "restored"),
        ("UPDATE tables SET seed = zeroblob(32) WHERE id = '{finished}'", "table", ""),
        ("UPDATE tables SET host = 'nobody' WHERE id = '{finished}'", "table", ""),
        ("UPDATE seats SET name = 'x' WHERE table_id = '{running}'", "table", "restored"),
        ("DELETE FROM seats WHERE table_id = '{running}' AND seat = 1", "table", "restored"),
        ("DELETE FROM seats WHERE table_id = '{waiting}' AND seat = 1", "table", "restored"),
        ("UPDATE chat SET text = 'x' WHERE n = 2", "chat", "aside"),
        ("DELETE FROM chat WHERE n = 2", "chat", "aside"),
        ("UPDATE notes SET text = 'x'", "notes", "aside"),
        (
            "INSERT INTO reviews VALUES ('{finished}', 'quick', '1', 1.0, x'00', x'00')",
            "row",
            "aside",
        ),
        ("UPDATE users SET name = char(27) || '[2J'", "user", "restored"),
        ("DELETE FROM users", "user", "restored"),
        ("DELETE FROM tables WHERE id = '{finished}'", "foreign", "aside"),
        ("UPDATE sessions SET device = 'x'", "row", "aside"),
        ("DELETE FROM sessions", "user", "counted"),
        ("UPDATE facts SET value = 77 WHERE name = 'tables'", "row", "aside"),
    ],
)
def test_damage_is_found_without_a_change_and_repaired_with_a_copy(
    original: Original, data: Path, statement: str, kind: str, done: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """After it everything is sound, the others are untouched and the damaged rows kept; or it says what is left."""
    _, ids, expected = original
    running = expected.tables[ids[RUNNING]]
    assert running is not None
    names = {"finished": ids[FINISHED], "running": ids[RUNNING], "waiting": ids[WAITING]}
    _damage(data, statement.format(**names, late=len(running.records) - 2))
    before = _marks(data)
    assert main(["doctor", str(data), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["left"]
    assert _marks(data) == before
    assert main(["doctor", str(data), "--lang", "de"]) == 1
    shown = capsys.readouterr().out
    assert "--repair" in shown
    assert shown.replace("\n", "").isprintable()

    report, after = mend(data, _quiet)
    assert (kind, done) in {(finding.kind, finding.done) for finding in report.findings}, report.findings
    assert bool(after.findings) == (not done), after.findings
    copy = Path(report.backup)
    if done:
        assert sha256((copy / "merlin.db").read_bytes()).hexdigest() == before[str(data / "merlin.db")]
        shutil.rmtree(copy)
        _check_playable(data, ids, expected, names)


def _check_playable(data: Path, ids: list[str], expected: Content, names: dict[str, str]) -> None:
    user = expected.user.id if expected.user else ""
    found = asyncio.run(read(data, ids, user))
    assert not found.notices or found.tables[names["finished"]] is None, found.notices
    assert found.user is not None
    for table, loaded in found.tables.items():
        was = expected.tables[table]
        if loaded is not None and was is not None:
            same = loaded.records[: len(loaded.records)] == was.records[: len(loaded.records)]
            assert same or loaded.table.mended is not None
            assert loaded.damage == ""
    with contextlib.closing(sqlite3.connect(data / "merlin.db")) as db:
        for statement in ("DELETE FROM actions", "UPDATE actions SET n = n"):
            with pytest.raises(sqlite3.IntegrityError, match="never"):
                db.execute(statement)


def test_a_game_that_was_cut_goes_on_from_its_last_good_move(original: Original, data: Path) -> None:
    """People are told how many records were lost, and play on."""
    _, ids, expected = original
    running = expected.tables[ids[RUNNING]]
    assert running is not None
    _damage(data, CUT.format(running=ids[RUNNING], late=len(running.records) - 2))
    with house(data) as found:
        ann = Browser(found.url, token=expected.token)
        assert ann.http.get(f"/api/tables/{ids[RUNNING]}/record").json()["reason"] == "damaged"
        ann.close()
    mend(data, _quiet)
    with house(data) as found:
        ann = Browser(found.url, token=expected.token)
        line = ann.line(ids[RUNNING])
        assert line.info["mended"]["what"] == "cut"
        assert 1 <= line.info["mended"]["lost"] <= 3
        assert line.wait_for_turn()
        assert line.act()["type"] == "done"
        ann.close()
    assert not look_at(data, _quiet).findings


def test_a_broken_file_is_made_anew_with_every_row_that_can_be_read(original: Original, data: Path) -> None:
    _, ids, expected = original
    path = data / "merlin.db"
    with contextlib.closing(sqlite3.connect(path)) as db:
        root = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chat'").fetchone()[0]
        page = db.execute("PRAGMA page_size").fetchone()[0]
    content = bytearray(path.read_bytes())
    content[(root - 1) * page : (root - 1) * page + 8] = b"\xff" * 8
    path.write_bytes(content)
    assert [finding.kind for finding in look_at(data, _quiet).findings][:1] == ["structure"]
    report, after = mend(data, _quiet)
    assert ("structure", "rebuilt") in {(finding.kind, finding.done) for finding in report.findings}
    assert not after.findings
    found = asyncio.run(read(data, ids, expected.user.id if expected.user else ""))
    assert not found.notices
    assert found.tables == expected.tables


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (b"CHECK (muted IN", b"CHECK (muped IN"),
        (b"CHECK (hints IN", b"CHECK (hynts IN"),
        (b"(kind IN", b"(ki\xffd IN"),
    ],
    ids=["a column", "an added column", "no text"],
)
def test_tables_that_are_described_wrongly_are_found_and_made_anew(
    original: Original, data: Path, right: bytes, wrong: bytes
) -> None:
    """SQLite overlooks it in a file that is only read, and refuses the file to a server."""
    _, ids, expected = original
    path = data / "merlin.db"
    content = path.read_bytes()
    assert content.count(right) == 1
    path.write_bytes(content.replace(right, wrong[: len(right)]))
    assert {finding.kind for finding in look_at(data, _quiet).findings} == {"structure"}
    mend(data, _quiet)
    assert not look_at(data, _quiet).findings
    whole = asyncio.run(read(data, ids, expected.user.id if expected.user else ""))
    assert (whole.tables, whole.chat, whole.notes) == (expected.tables, expected.chat, expected.notes)


def test_lost_and_foreign_secrets_and_open_doors_are_seen(data: Path) -> None:
    secret = (data / "secret").read_bytes()
    (data / "secret").write_bytes(b"x" * 32)
    assert [finding.kind for finding in look_at(data, _quiet).findings] == ["secret-other"]
    (data / "secret").unlink()
    assert [finding.kind for finding in look_at(data, _quiet).findings] == ["secret-lost"]
    (data / "secret").write_bytes(secret)
    if os.name != "nt":
        (data / "secret").chmod(0o644)
        assert [finding.kind for finding in look_at(data, _quiet).findings] == ["permissions"]
        mend(data, _quiet)
    assert not look_at(data, _quiet).findings


def test_data_of_an_older_version_is_looked_at_as_what_it_will_become(tmp_path: Path) -> None:
    """The kept file is that of the first version; its table is no real game, which is all that is found."""
    kept = Path(__file__).parent / "kept" / "version-1.sql"
    with contextlib.closing(sqlite3.connect(tmp_path / "merlin.db", isolation_level=None)) as db:
        db.executescript(kept.read_text(encoding="utf-8"))
    (tmp_path / "secret").write_bytes(b"s" * 32)
    for path in (tmp_path, *tmp_path.iterdir()):
        path.chmod(0o700)
    before = _marks(tmp_path)
    assert [finding.kind for finding in look_at(tmp_path, _quiet).findings] == ["version"]
    assert _marks(tmp_path) == before


def test_a_table_of_another_version_is_told_and_left_alone(original: Original, data: Path) -> None:
    with contextlib.closing(sqlite3.connect(data / "merlin.db", isolation_level=None)) as db:
        checked.change(db, forms.TABLES, [original[1][FINISHED]], {"rules": 99})
    for report in (look_at(data, _quiet), mend(data, _quiet)[1], look_at(data, _quiet)):
        assert [finding.kind for finding in report.findings] == ["version"]


@pytest.mark.parametrize("kind", range(len(MUTATIONS)), ids=[mutation.__name__ for mutation in MUTATIONS])
def test_after_any_mutation_the_doctor_and_the_server_agree(original: Original, tmp_path: Path, kind: int) -> None:
    """What is called sound loads as it was; what is repaired loads without damage, or is named as beyond repair."""
    folder, ids, expected = original
    user = expected.user.id if expected.user else ""
    for number in range(size(6, 60)):
        data = tmp_path / str(number)
        shutil.copytree(folder, data)
        data.chmod(0o700)
        MUTATIONS[kind](data, random.Random(f"doctor {kind} {number}"))
        if not look_at(data, _quiet).findings:
            whole = asyncio.run(read(data, ids, user))
            assert (whole.tables, whole.chat, whole.notes) == (expected.tables, expected.chat, expected.notes), number
            assert not whole.notices, number
            continue
        _, after = mend(data, _quiet)
        told = {finding.place for finding in after.findings}
        if any(finding.kind == "structure" for finding in after.findings):
            continue
        found = asyncio.run(read(data, ids, user))
        for wanted in ids:
            loaded = found.tables.get(wanted)
            gone = wanted not in found.tables or loaded is None
            assert gone or wanted in told or (loaded is not None and not loaded.damage), (number, wanted, told)
        shutil.rmtree(data)
