"""Rigged tables: whoever sits down is told where a position comes from, and only a proved one is for others."""

from __future__ import annotations

from typing import Any

import pytest

from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import signature
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.proof import examine
from merlin_bigbox.game.record import read, record
from tests.server.client import ME, OPEN, RANDOM, Browser, House


def hand_made(*, loaded: bool) -> str:
    """The record of a game with a seed, or one in which somebody chose what chance gave and put no seed to it."""
    game = Game.new(GameOptions(2), seed="a proper seed")
    if loaded:
        game = Game(GameOptions(2))
        random = Random(7)
        while game.by_chance:
            game.step(int(game.rules.sample(game.state, random)))
    return record(game).text()


@pytest.fixture(scope="module")
def finished(shared: House) -> tuple[Browser, str]:
    """Somebody and a finished table."""
    ann = shared.browser("Ann")
    table = ann.create(ME, RANDOM)["id"]
    play_to_the_end(ann, table)
    return ann, table


def play_to_the_end(browser: Browser, table: str) -> str:
    """Play a table out; its record."""
    line = browser.line(table)
    while line.wait_for_turn():
        line.act()
    return browser.http.get(f"/api/tables/{table}/record").text


def refusal(browser: Browser, *seats: dict[str, Any], branch: dict[str, Any]) -> str:
    """The reason why a table is not made."""
    answer = browser.http.post("/api/tables", json={"seats": list(seats), "branch": branch})
    return str(answer.json().get("reason"))


def test_a_hand_made_position_is_not_for_other_people(shared: House) -> None:
    """It was: chosen hands and rolls in a new table with open seats, and nobody there was told."""
    eve = shared.browser("Eve")
    branch = {"at": 20, "record": hand_made(loaded=True)}
    assert refusal(eve, ME, OPEN, branch=branch) == "unproved"
    alone = eve.create(ME, RANDOM, branch=branch)
    assert alone["origin"] == {"kind": "record", "table": None, "at": 20, "proved": False}
    assert alone["status"] == "playing"


@pytest.mark.parametrize("typed", ["", "origin: table abcdefghij\n"])
def test_typing_that_it_branched_does_not_help(shared: House, typed: str) -> None:
    """The seed answers for nothing of what was taken over."""
    eve = shared.browser("Eve")
    made = hand_made(loaded=True)
    given = f"seed: {'ab' * 32}\nbranched: {len(read(made).lines)}\n{typed}"
    text = made.replace("modules: -\n", f"modules: -\n{given}")
    assert refusal(eve, ME, OPEN, branch={"at": 20, "record": text}) == "unproved"


def test_an_unproved_position_does_not_become_proved_by_playing_it_out(shared: House) -> None:
    """A finished table that began with a hand-made position passes its doubt on, in its record, too."""
    eve = shared.browser("Eve")
    table = eve.create(ME, RANDOM, branch={"at": 20, "record": hand_made(loaded=True)})["id"]
    text = play_to_the_end(eve, table)
    assert "origin: record" in text
    assert examine(read(text)).findings[0].note == "branch-unproved"
    assert refusal(eve, ME, OPEN, branch={"at": 30, "table": table}) == "unproved"
    assert refusal(eve, ME, OPEN, branch={"at": 30, "record": text}) == "unproved"
    assert eve.http.get(f"/api/tables/{table}/proof").json()["findings"][0]["level"] == "replayed"


@pytest.mark.parametrize("source", ["table", "record", "library"])
def test_who_sits_down_at_a_proved_position_was_told(shared: House, finished: tuple[Browser, str], source: str) -> None:
    """In the table's facts, in the list, in the replay; and a seat is taken only by somebody who says so."""
    ann, table = finished
    text = ann.http.get(f"/api/tables/{table}/record").text
    sources = {"table": {"table": table}, "record": {"record": text}, "library": {"record": hand_made(loaded=False)}}
    new = ann.create(ME, OPEN, branch={"at": 20, **sources[source]})
    kind = "table" if source == "table" else "record"
    origin = {"kind": kind, "table": table if source == "table" else None, "at": 20, "proved": True}
    assert new["origin"] == origin
    bob = shared.browser("Bob")
    line = bob.line(new["id"])
    assert line.info["origin"] == origin
    assert line.ask("sit", seat="yellow")["reason"] == "not-told"
    assert line.ask("sit", seat="yellow", told=True)["type"] == "done"
    assert bob.http.get("/api/tables").json()[0]["origin"] == origin
    ann.line(new["id"]).ask_and_see("start")
    replay = bob.http.get(f"/api/tables/{new['id']}/replay").json()
    assert [(found["part"], found["level"]) for found in replay["findings"]] == [("start", "proved")]
    assert "not a fresh deal" in replay["findings"][0]["text"]


def test_a_fresh_table_has_no_origin_and_asks_nothing(shared: House) -> None:
    """As before."""
    ann, bob = shared.browser("Ann"), shared.browser("Bob")
    table = ann.create(ME, OPEN)
    assert table["origin"] is None
    assert bob.line(table["id"]).ask("sit", seat="yellow")["type"] == "done"


def test_a_branch_of_a_branch_is_proved_by_the_dice_of_both(shared: House, finished: tuple[Browser, str]) -> None:
    """Its record tells every dice that answered, and the server signs for them."""
    ann, table = finished
    first = ann.create(ME, RANDOM, branch={"at": 60, "table": table})["id"]
    text = play_to_the_end(ann, first)
    second = ann.create(ME, RANDOM, branch={"at": 90, "record": text})
    assert second["origin"]["proved"] is True
    again = read(play_to_the_end(ann, second["id"]))
    assert [start for start, _ in again.past] == [0, 60]
    found = {finding.part: finding.level for finding in examine(again).findings}
    assert (found["start"], found["dice"], found["signature"]) == ("proved", "proved", "proved")


def test_a_branch_that_another_server_signed_is_not_proved_here(shared: House, finished: tuple[Browser, str]) -> None:
    """Whoever strings branches together can try seeds for each of them; the server vouches for its own games alone."""
    ann, table = finished
    first = ann.create(ME, RANDOM, branch={"at": 60, "table": table})["id"]
    text = signature.sign(read(play_to_the_end(ann, first)), bytes(32)).text()
    assert refusal(ann, ME, OPEN, branch={"at": 90, "record": text}) == "unproved"


def test_a_finished_game_is_signed_by_the_server_s_key(finished: tuple[Browser, str]) -> None:
    """The record, the proof and the address of the key agree."""
    ann, table = finished
    key = ann.http.get("/api/key").json()["key"]
    recorded = read(ann.http.get(f"/api/tables/{table}/record").text)
    assert recorded.signed_by == key
    proof = ann.http.get(f"/api/tables/{table}/proof", params={"lang": "de"}).json()
    assert proof["key"] == key
    levels = {found["part"]: found["level"] for found in proof["findings"]}
    assert levels["signature"] == levels["chain"] == levels["start"] == levels["dice"] == "proved"
    assert all(found["text"] for found in proof["findings"])
    replay = ann.http.get(f"/api/tables/{table}/replay", params={"lang": "de"}).json()
    assert replay["findings"] == proof["findings"]
    posted = ann.http.post("/api/replay", params={"lang": "de"}, content=recorded.text()).json()
    assert posted["findings"] == proof["findings"]
