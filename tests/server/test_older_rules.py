"""Tables that were begun by an older version of the rules go on by it; new ones are played by the present rules."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from merlin_bigbox.engine.catalogue import RULES_VERSION
from merlin_bigbox.game.record import read, verify
from tests.records.moments import moments
from tests.server.client import ME, RANDOM, Browser, House, Line, house

KEPT = Path(__file__).parents[1] / "records" / "rules-1" / "tables.sql"
"""A backup that a server of rules version 1 made while these tables were played."""
TOKEN = "c2f035fe5026d1bb1b2b75c8b4ddca31.c771af5f35ff694f9ebeeccea95fd220223e4c70d2a8f05b415a6a3adec8749b"  # noqa: S105 – it opens these tables only
MARKET, MORGANA, ALL = "qfnskb3w9r", "bm6j6dqhtm", "3bdfu7atb7"


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of today on the data of then."""
    data = tmp_path_factory.mktemp("upgraded")
    with closing(sqlite3.connect(data / "merlin.db")) as database:
        database.executescript(KEPT.read_text(encoding="utf-8"))
    with house(data) as found:
        yield found


def play_on(line: Line) -> None:
    """To the end, now with this option, now with that."""
    number = 0
    while line.wait_for_turn():
        number += 1
        line.act(number)


def version_of(browser: Browser, table: str) -> str:
    """The version in a table's record."""
    return read(browser.http.get(f"/api/tables/{table}/record").text).headers()["rules"]


@pytest.mark.parametrize(
    ("table", "option", "rule"),
    [
        pytest.param(MARKET, "buy laborer ", "MARKET-5", id="market"),
        pytest.param(MORGANA, "poison morgana ", "MORGANA-5", id="caerleon-morgana"),
        pytest.param(ALL, "", "", id="all", marks=pytest.mark.compiled_only),
    ],
)
def test_a_running_table_goes_on_by_its_own_rules(upgraded: House, table: str, option: str, rule: str) -> None:
    """What the present rules forbid is offered and played, bots play along, and the finished record verifies."""
    ann = Browser(upgraded.url, token=TOKEN)
    line = ann.line(table)
    assert line.wait_for_turn()
    assert line.prompt is not None
    before = line.at
    assert before > 200
    offered = [choice["action"] for choice in line.prompt["options"]]
    assert (
        line.act(next(number for number, action in enumerate(offered) if action.startswith(option)))["type"] == "done"
    )
    play_on(line)
    kept = read(ann.http.get(f"/api/tables/{table}/record").text)
    assert kept.headers()["rules"] == "1"
    assert kept.result
    assert len(kept.lines) > before
    assert verify(kept).is_over
    assert rule in {"", *moments(kept)}
    ann.close()


def test_a_branch_of_an_old_game_goes_on_by_the_old_rules(upgraded: House) -> None:
    """Its past has to fit; and a record of such a game can be branched, too."""
    ann = upgraded.browser("Ann")
    path = KEPT.with_name("running-market-morgana.merlin")
    new = ann.create(ME, RANDOM, RANDOM, branch={"at": 300, "record": path.read_text(encoding="utf-8")})["id"]
    assert version_of(ann, new) == "1"
    line = ann.line(new)
    play_on(line)
    assert verify(read(ann.http.get(f"/api/tables/{new}/record").text)).given == 300
    line.ask_and_see("rematch")
    again = line.info["rematch"] or line.until("info", lambda told: told["info"]["rematch"])["info"]["rematch"]
    assert version_of(ann, again) == str(RULES_VERSION)


def test_a_new_table_is_played_by_the_present_rules(upgraded: House) -> None:
    """Whatever else stands in the same database."""
    ann = upgraded.browser("Ann")
    assert version_of(ann, ann.create(ME, RANDOM, modules=["gold", "market"])["id"]) == str(RULES_VERSION)
