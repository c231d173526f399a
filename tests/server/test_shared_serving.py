"""`merlin serve --store`: the real command on a real PostgreSQL."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.postgres import Postgres, _alive, _children
from tests.server.client import ME, OPEN, Browser
from tests.server.postgres_fixtures import new_database
from tests.server.shared_process import serving

pytestmark = [pytest.mark.interpreted_only, pytest.mark.slow]


def test_it_says_where_it_is_and_ends_cleanly(postgres: Postgres) -> None:
    url = new_database(postgres)
    with serving(url, "--processes", "2") as (server, address):
        answer = httpx.get(f"{address}/api/health/ready", timeout=300, trust_env=False)
        assert answer.status_code == 200, answer.text
        server.send_signal(signal.SIGTERM)
        out, err = server.communicate(timeout=300)
        assert server.returncode == 0, err
        assert "Tables are kept in postgresql://" in out
        assert out.count("The server has stopped") == 1
        assert err == ""


def test_a_process_that_is_killed_is_replaced_and_its_games_go_on(postgres: Postgres) -> None:
    with serving(new_database(postgres), "--processes", "2") as (server, address):
        anna, ben = Browser(address, "Anna"), Browser(address, "Ben")
        table = anna.create(ME, OPEN)["id"]
        hers, his = anna.line(table), ben.line(table)
        his.ask_and_see("sit", seat="yellow")
        hers.ask_and_see("start")
        for line in (hers, his):
            line.wait_for_start()
        children = _children(server.pid)
        assert len(children) == 2
        for child in children:  # whichever has the table: in the end both were killed
            played = _played(anna, ben, table)
            os.kill(child, signal.SIGKILL)
            assert _played(anna, ben, table) > played
            _wait(lambda: len(_children(server.pid)) == 2)
        assert not set(children) & set(_children(server.pid))
        anna.close()
        ben.close()
        children = _children(server.pid)
        server.kill()
        _wait(lambda: not any(_alive(child) for child in children))


def _played(anna: Browser, ben: Browser, table: str) -> int:
    """Play a move, coming back as often as a page would; returns how many records there are."""
    end = time.monotonic() + 300
    while True:
        try:
            lines = [anna.line(table), ben.line(table)]
            before = lines[0].at
            for line in lines:
                if line.prompt is not None and line.prompt["options"]:
                    line.act()
            if lines[0].ask("note", text="x")["type"] == "done" and lines[0].at > before:
                return lines[0].at
        except (ConnectionClosed, InvalidStatus, OSError):
            assert time.monotonic() < end
            time.sleep(0.2)


def _wait(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 300
    while not true():
        assert time.monotonic() < end
        time.sleep(0.1)
