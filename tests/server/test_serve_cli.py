"""`merlin serve`, `merlin play` and `merlin backup` on the command line."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from merlin_bigbox.cli import main
from merlin_bigbox.cli.browser import Opening, running_address, start_path
from merlin_bigbox.cli.local_server import data_folder, local_address
from merlin_bigbox.server.http.address import EVERYWHERE, reachable
from merlin_bigbox.server.http.static import Pages
from tests.server.client import ME, RANDOM, Browser, house
from tests.server.test_restart import process


@pytest.mark.slow
def test_the_server_says_where_it_is_and_ends_cleanly(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A second game on the same folder finds the running server, a second server is refused, Ctrl-C is a clean end."""
    data = tmp_path / "data"
    with process(data) as (server, url):
        ann = Browser(url, "Ann")
        ann.create(ME, RANDOM)
        assert running_address(data) == url
        assert main(["play", "--no-browser", "--data", str(data), "--players", "3", "--lang", "en"]) == 0
        assert f"{url}/new?players=3" in capfd.readouterr().out.replace("\n", "")
        assert main(["serve", "--data", str(data), "--port", "0"]) == 2
        assert "another Merlin server" in capfd.readouterr().err
        copy = tmp_path / "copy.db"
        assert main(["backup", str(copy), "--data", str(data), "--lang", "en"]) == 0
        assert main(["backup", str(copy), "--data", str(data)]) == 2
        ann.close()
        server.send_signal(signal.SIGINT)
        assert server.wait(30) == 0
    assert running_address(data) is None
    restored = tmp_path / "restored"
    restored.mkdir()
    copy.rename(restored / "merlin.db")
    with house(restored) as found:
        same = Browser(found.url, token=ann.token)
        assert len(same.http.get("/api/tables").json()) == 1
        same.close()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "--save", "x.merlin"), ("--save", "--terminal")),
        (("play", "--seed", "4"), ("--seed", "--terminal")),
        (("play", "--seat", "red"), ("--seat", "--terminal")),
        (("play", "--load", "x.merlin"), ("x.merlin", "not found")),
        (("play", "--terminal", "--port", "80"), ("--port", "browser")),
        (("play", "--players", "7"), ("7 players",)),
        (("play", "--modules", "dragons"), ("dragons",)),
        (("play", "--bots", "genius"), ("genius",)),
        (("play", "--bots", "random,random", "--players", "2"), ("2 bots",)),
        (("play", "--port", "70000"), ("70000",)),
        (("serve", "--port", "-1"), ("-1",)),
        (("serve", "--metrics-allow", "10.0.0.0/99"), ("10.0.0.0/99", "10.0.0.0/8")),
        (("serve", "--log", "xml"), ("xml", "json")),
        (("serve", "--public-url", "merlin.example"), ("merlin.example",)),
        (("serve", "--processes", "2"), ("SQLite", "--store postgresql://")),
        (("serve", "--processes", "0", "--store", "postgresql://x/y"), ("--processes", "256")),
        (("serve", "--store", "mysql://x"), ("postgresql://",)),
        (("serve", "--store", "postgresql://x/y", "--data", "z"), ("--data", "--store")),
        (("serve", "--store", "postgresql://x/y", "--peer-port", "70000"), ("--peer-port", "70000")),
        (("serve", "--peer-host", "10.0.0.1"), ("--peer-host", "--store")),
        (("backup", "x.db", "--data", "nowhere"), ("nowhere",)),
        (("backup", "x.db", "--store", "postgresql://x/y"), ("pg_dump", "pg_restore")),
    ],
)
def test_options_that_cannot_be(
    arguments: tuple[str, ...],
    words: tuple[str, ...],
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """One line says what is wrong."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    assert main(arguments) == 2
    written = capfd.readouterr().err
    assert written.startswith("merlin: ")
    assert written.count("\n") == 1
    for word in words:
        assert word in written


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://merlin:hunter2@127.0.0.1:1/merlin",
        "postgresql://merlin@127.0.0.1:1/merlin?password=hunter2",
        "postgresql://merlin:hunter2%zz@127.0.0.1:1/merlin",
        "postgresql://merlin:hunter2@127.0.0.1:port/merlin",
        "postgresql://merlin:hunter2@[::1/merlin",
        "postgresql://merlin:hunter2@127.0.0.1:1/merlin?nonsense=1",
    ],
)
def test_a_database_that_cannot_be_reached_is_told_without_its_password(
    url: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """Neither the address nor the error of the library show it."""
    assert main(["serve", "--port", "0", "--store", url, "--lang", "en"]) == 2
    written = capfd.readouterr()
    assert written.err.startswith("merlin: ")
    assert "hunter2" not in written.err + written.out


def test_missing_libraries_are_told(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """With the command that brings them."""
    monkeypatch.setattr("merlin_bigbox.cli.shared_server.NEEDED", ("psycopg_of_the_future",))
    assert main(["serve", "--port", "0", "--store", "postgresql://merlin@127.0.0.1:1/merlin"]) == 2
    assert "pip install 'merlin-bigbox[postgres]'" in capfd.readouterr().err


def test_a_taken_port_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Another program has it."""
    with house(tmp_path / "a") as found:
        port = found.url.rpartition(":")[2]
        assert main(["serve", "--port", port, "--data", str(tmp_path / "b")]) == 2
    assert f"port {port}" in capfd.readouterr().err


def test_wishes_become_the_page_of_a_new_table() -> None:
    """The page of a new table is filled in; without wishes it is the first page."""
    assert start_path(Opening()) == "/"
    path = start_path(Opening(players=3, modules="arthur,gold", bots="random"))
    assert path == "/new?players=3&modules=arthur,gold&bots=random,random"


def test_addresses_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the operator says counts; then the way the asker came; from the machine itself, its address outside."""
    everywhere = EVERYWHERE[1]
    monkeypatch.setattr("merlin_bigbox.server.http.address.outward_address", lambda: "192.0.2.7")
    assert reachable(everywhere, 8765, "https://m.example/", "localhost:8765", "http") == "https://m.example"
    assert reachable(everywhere, 8765, "", "127.0.0.1:8765", "http") == "http://192.0.2.7:8765"
    assert reachable(everywhere, 8765, "", "den.local:8765", "http") == "http://den.local:8765"
    assert reachable("127.0.0.1", 8765, "", "127.0.0.1:8765", "http") == "http://127.0.0.1:8765"
    assert local_address("::1", 80) == "http://[::1]:80"


def test_the_data_folder_is_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As the desktop's rules say."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder(None) == tmp_path / "merlin"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder(None) == tmp_path / ".local" / "share" / "merlin"


def test_files_of_the_page(tmp_path: Path) -> None:
    """Files with marks in their names are kept for ever, the page itself is asked for anew; without it, words help."""
    assert not Pages(tmp_path / "nothing").built
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 2000, encoding="utf-8")
    (assets / "app-1a2b.js").write_text("let a = 1;" * 200, encoding="utf-8")
    pages = Pages(tmp_path)
    assert pages.built
    assert pages._assets["assets/app-1a2b.js"].caching.endswith("immutable")
    assert pages._assets["assets/app-1a2b.js"].packed is not None
    assert pages._assets["index.html"].caching == "no-cache"
