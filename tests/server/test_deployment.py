"""The set-up of deploy/compose.yaml as plain processes: a proxy, two processes and PostgreSQL, and a game over all."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]  # it comes with a library of the tests

from merlin_bigbox.cli import main
from merlin_bigbox.server.run import listen
from tests.postgres import Postgres
from tests.server.client import ME, OPEN, RANDOM, WAIT, Browser, Line
from tests.server.postgres_fixtures import new_database
from tests.server.round_robin import round_robin

pytestmark = [pytest.mark.interpreted_only, pytest.mark.slow]

DEPLOY = Path(__file__).parents[2] / "deploy"
TOLD = {"MERLIN_HOST": "merlin.example", "MERLIN_DATABASE_PASSWORD": "hunter2"}
PROCESSES = ("merlin-1", "merlin-2")
VARIABLE = re.compile(r"\$\{(\w+)(?::\?[^}]*)?\}")


def services() -> dict[str, Any]:
    text = VARIABLE.sub(lambda found: TOLD[found[1]], (DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    found: dict[str, Any] = yaml.safe_load(text)["services"]
    return found


@dataclass
class Container:
    """A process that would run in a container: its public port, that for its peers, and itself."""

    port: int
    peering: str
    process: subprocess.Popen[bytes]

    def loaded(self) -> int:
        """How many tables it has."""
        found = httpx.get(f"http://{self.peering}/api/health", timeout=WAIT, trust_env=False).json()
        return int(found["loaded"])

    def metric(self, name: str) -> float:
        """The sum of a metric over all its labels."""
        text = httpx.get(f"http://{self.peering}/metrics", timeout=WAIT, trust_env=False).text
        return sum(float(line.split()[-1]) for line in text.splitlines() if re.match(rf"{name}[{{ ]", line))


def free_port() -> int:
    with listen("127.0.0.1", 0) as found:
        return int(found.getsockname()[1])


@contextmanager
def started(name: str, url: str) -> Iterator[Container]:
    """The command of a service with its own environment; only addresses are this machine's."""
    service = services()[name]
    port, inner = free_port(), free_port()
    here = {
        "--host=0.0.0.0": "--host=127.0.0.1",
        "--port=8765": f"--port={port}",
        "--store=postgresql://merlin@database/merlin": f"--store={url}",
        f"--peer-host={name}.peers": "--peer-host=127.0.0.1",
        "--peer-port=8766": f"--peer-port={inner}",
    }
    command = service["command"]
    assert set(here) <= set(command)
    process = subprocess.Popen(
        [sys.executable, "-m", "merlin_bigbox", *(here.get(word, word) for word in command)],
        env={**os.environ, **service["environment"], "FORWARDED_ALLOW_IPS": "127.0.0.1"},
        stdout=subprocess.DEVNULL,
    )
    made = Container(port, f"127.0.0.1:{inner}", process)
    try:
        yield made
    finally:
        process.kill()
        process.wait()


def wait_until_ready(container: Container) -> None:
    end = time.monotonic() + WAIT
    while True:
        assert container.process.poll() is None
        assert time.monotonic() < end
        try:
            if httpx.get(f"http://127.0.0.1:{container.port}/api/health/ready", trust_env=False).status_code == 200:
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.1)


def test_the_file_says_what_the_guide_says() -> None:
    found = services()
    assert set(found) == {"proxy", *PROCESSES, "database"}
    proxied = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for name in PROCESSES:
        service = found[name]
        assert f"{name}:8765" in proxied
        assert service["networks"]["back"]["aliases"] == [f"{name}.peers"]
        assert "ports" not in service
        assert not any("hunter2" in word for word in service["command"])
        assert service["environment"]["PGPASSWORD"] == found["database"]["environment"]["POSTGRES_PASSWORD"]
    assert "front" not in found["database"]["networks"]
    assert "back" not in found["proxy"]["networks"]


def play(lines: list[Line], moves: int = 10**6) -> int:
    """Let whoever is asked play an option, until the game is over or so many were played."""
    played = 0
    while played < moves:
        for line in lines:
            while line.at < max(other.at for other in lines):
                line.receive()
        asked = [line for line in lines if line.prompt is not None and line.prompt["options"]]
        if not asked:
            if all(line.info["status"] == "over" for line in lines):
                break
            for line in lines:
                if line.info["status"] != "over":
                    line.receive()
            continue
        assert asked[0].act(played)["type"] == "done"
        played += 1
    return played


def test_a_game_over_two_processes_and_one_that_ends(postgres: Postgres, tmp_path: Path) -> None:
    with ExitStack() as stack:
        url = new_database(postgres)
        both = [stack.enter_context(started(name, url)) for name in PROCESSES]
        for container in both:
            wait_until_ready(container)
        address = stack.enter_context(round_robin([container.port for container in both]))
        anna, ben = Browser(address, "Anna"), Browser(address, "Ben")
        stack.callback(anna.close)
        stack.callback(ben.close)
        table = anna.create(ME, OPEN, clock={"bank": 3600, "turn": 60})["id"]
        invited = anna.http.get(f"/api/tables/{table}/qr.svg")
        assert invited.status_code == 200
        assert ben.http.get("/api/setup").json()["address"] == "https://merlin.example"
        lines = [anna.line(table), ben.line(table)]
        lines[1].ask_and_see("sit", seat="yellow")
        lines[0].ask_and_see("start")
        for line in lines:
            line.wait_for_start()
        _talk_and_take_back(lines)
        play(lines)
        _afterwards(anna, ben, table, lines, tmp_path)
        assert sum(container.metric("merlin_forwarded_total") for container in both) >= 2
        assert sum(container.metric("merlin_hops_refused_total") for container in both) == 0
        _one_ends(both, anna, ben, lines)


def _talk_and_take_back(lines: list[Line]) -> None:
    for speaker, other in (lines, lines[::-1]):
        speaker.ask_and_see("say", text="good luck")
        assert other.until("chat")["line"]["text"] == "good luck"
        speaker.ask_and_see("note", text="they like apples")
    taken_back = hinted = False
    for _ in range(400):
        play(lines, 1)
        for line in lines:
            if not hinted and line.prompt and len(line.prompt["options"]) > 1:
                hinted = line.ask("hint", at=line.at, seat=line.prompt["seat"])["type"] == "reasons"
            if not taken_back and line.can_undo and line.whole["viewer"]:
                before = line.at
                answer = line.ask("undo", at=line.at, seat=line.whole["viewer"])
                assert answer["type"] == "done", answer
                taken_back = True
                while any(each.at <= before for each in lines):
                    next(each for each in lines if each.at <= before).receive()
        if taken_back and hinted:
            return
    raise AssertionError("nothing could be taken back")


def _afterwards(anna: Browser, ben: Browser, table: str, lines: list[Line], folder: Path) -> None:
    """Records, replays, a branch and a rematch, each asked for wherever the proxy leads."""
    for browser in (anna, ben, anna, ben):
        assert browser.http.get(f"/api/replay/{table}").status_code == 200
        record = browser.http.get(f"/api/tables/{table}/record")
        assert record.status_code == 200
    file = folder / "game.merlin"
    file.write_text(record.text, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    start = {"table": table, "at": 20}
    branches = [browser.create(ME, RANDOM, branch=start) for browser in (anna, ben)]
    assert all(branch["origin"] for branch in branches)
    assert {card["id"] for card in ben.http.get("/api/tables").json()} >= {table, branches[1]["id"]}
    again = [browser.line(table) for browser in (ben, anna, ben)]
    assert {line.whole["note"] for line in again} == {"they like apples"}
    again[0].ask_and_see("rematch")
    for line in again:
        while not line.info["rematch"]:
            line.receive()
    for line in lines:
        line.close()
    rematch = again[0].info["rematch"]
    lines[:] = [anna.line(rematch), ben.line(rematch)]
    for line in lines:
        line.wait_for_start()
    play(lines, 12)


def _one_ends(both: list[Container], anna: Browser, ben: Browser, lines: list[Line]) -> None:
    """The process that has the table is told to end: the other goes on where it was."""
    table, at = lines[0].table, max(line.at for line in lines)
    owner = max(both, key=lambda container: container.loaded())
    other = next(container for container in both if container is not owner)
    owner.process.send_signal(signal.SIGTERM)
    assert lines[0].closed() == 1012
    assert lines[1].closed() == 1012
    assert owner.process.wait(WAIT) == 0
    lines[:] = [anna.line(table), ben.line(table)]
    assert lines[0].at == lines[1].at >= at
    assert play(lines, 12) == 12
    assert all(seat["seconds"] > 3000 for seat in lines[0].info["seats"])
    assert other.loaded() >= 1
