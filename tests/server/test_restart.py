"""Killed in the middle of play, the server goes on: nothing that was acknowledged is lost, and every game ends."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from merlin_bigbox.cli import main
from merlin_bigbox.game.record import read
from tests.server.client import ME, RANDOM, SENSIBLE, Browser, Line

KILLS = 3


@contextmanager
def process(data: Path, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A real server, killed at the end whatever happens; with its address."""
    command = [sys.executable, "-m", "merlin_bigbox", "serve", "--port", str(port), "--data", str(data), "--lang", "en"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "200"}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert server.stdout is not None
        first = server.stdout.readline()
        yield server, first.split()[-1]
    finally:
        server.kill()
        server.wait()
        if server.stdout is not None:
            server.stdout.close()


@pytest.mark.compiled_only
@pytest.mark.slow
def test_killed_again_and_again_every_acknowledged_move_is_kept(tmp_path: Path) -> None:
    """A person and bots play; the process is killed between and during moves; the finished record is proved."""
    data = tmp_path / "data"
    done: list[tuple[int, str]] = []
    token: str | None = None
    table = bots = text = bots_text = ""
    for life in range(KILLS + 1):
        with process(data) as (server, url):
            ann = Browser(url, "" if token else "Ann", token=token)
            if not token:
                token = ann.token
                table = ann.create(ME, RANDOM, RANDOM)["id"]
                bots = ann.create(RANDOM, RANDOM)["id"]
            line = ann.line(table)
            kill_at = len(done) + 12 + 7 * life if life < KILLS else 10**6
            while len(done) < kill_at and line.wait_for_turn():
                done.append(_move(line))
            if life < KILLS:
                # A move is on its way when the process dies: kept or not, it must not be half of both.
                _throw_in(line)
                server.send_signal(signal.SIGKILL)
                server.wait()
                assert line.closed() == 1006
            else:
                text = ann.http.get(f"/api/tables/{table}/record").text
                other = ann.line(bots)
                while other.info["status"] != "over":
                    other.receive()
                bots_text = ann.http.get(f"/api/tables/{bots}/record").text
            ann.close()
    record = read(text)
    assert [(at, record.lines[at - 1][2]) for at, _ in done] == done
    for name, written in (("person", text), ("bots", bots_text)):
        file = tmp_path / f"{name}.merlin"
        file.write_text(written, encoding="utf-8")
        assert main(["verify", str(file)]) == 0
        assert read(written).result


@pytest.mark.compiled_only
@pytest.mark.slow
def test_bots_alone_go_on_after_a_kill_without_anybody_looking(tmp_path: Path) -> None:
    """Games of bots that ran when the process died are finished by the next one, though no socket asks for them."""
    data = tmp_path / "data"
    with process(data) as (server, url):
        ann = Browser(url, "Ann")
        tables = [ann.create(SENSIBLE, SENSIBLE, SENSIBLE, SENSIBLE)["id"] for _ in range(3)]
        token = ann.token
        server.send_signal(signal.SIGKILL)
        server.wait()
        ann.close()
    assert _with_status(data, "playing") == set(tables)
    with process(data) as (server, url):
        # The data are watched and not the server: whoever asked for a table would wake it.
        while _with_status(data, "over") != set(tables):
            assert server.poll() is None
            time.sleep(0.1)
        again = Browser(url, token=token)
        for number, table in enumerate(tables):
            file = tmp_path / f"{number}.merlin"
            file.write_text(again.http.get(f"/api/tables/{table}/record").text, encoding="utf-8")
            assert main(["verify", str(file)]) == 0
        again.close()


def _with_status(data: Path, status: str) -> set[str]:
    """The tables that have this status on the disk."""
    with closing(sqlite3.connect(data / "merlin.db", timeout=300)) as database:
        return {row[0] for row in database.execute("SELECT id FROM tables WHERE status = ?", (status,))}


def _move(line: Line) -> tuple[int, str]:
    """Play; the number of the record that this move became, and its text."""
    assert line.prompt is not None
    at, action = line.at, line.prompt["options"][0]["action"]
    answer = line.ask("act", at=at, seat="red", action=action)
    assert answer["type"] == "done", answer
    return at + 1, action


def _throw_in(line: Line) -> None:
    if line.prompt is not None and line.prompt["options"]:
        action = line.prompt["options"][0]["action"]
        line.send({"type": "act", "id": 10**6, "at": line.at, "seat": "red", "action": action})
