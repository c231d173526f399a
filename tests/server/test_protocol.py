"""The protocol, message by message, against a real server."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from merlin_bigbox.bots import describe
from merlin_bigbox.game.dice import commitment
from merlin_bigbox.game.record import read, verify
from merlin_bigbox.game.view import view
from merlin_bigbox.learn.rulebook.book import sections
from merlin_bigbox.locale import catalogue
from merlin_bigbox.server.protocol import http, live
from tests.server.client import ME, OPEN, RANDOM, SENSIBLE, House, Line, house


def play_out(line: Line) -> None:
    """Play the first option until the game is over."""
    while line.wait_for_turn():
        assert line.act()["type"] == "done"


def test_a_whole_game_over_the_socket_and_its_record_is_proved(shared: House) -> None:
    """Every message fits its type, the view stays equal to the server's, and the revealed seed proves the record."""
    ann = shared.browser("Ann")
    table = ann.create(ME, RANDOM, modules=["arthur"])
    line = ann.line(table["id"], "de")
    told = line.info["commitment"]
    assert "seed" in line.info
    assert not line.info["seed"]
    play_out(line)
    decoder = msgspec.json.Decoder(live.ToPage)
    for text in line.said:
        decoder.decode(text)
    game = shared.server.tables._tables[table["id"]].game
    assert line.view == msgspec.json.decode(msgspec.json.encode(view(game, 0)))
    assert commitment(bytes.fromhex(line.info["seed"])) == told
    record = read(ann.http.get(f"/api/tables/{table['id']}/record").text)
    assert record.names[0] == "Ann"
    assert verify(record).points == game.points
    as_json = read(ann.http.get(f"/api/tables/{table['id']}/record?format=json").text)
    assert as_json == record


def test_two_people_and_a_spectator_join_by_link_and_start(shared: House) -> None:
    """An open seat is taken over the socket, the maker starts, each sees their own view, a spectator everybody's."""
    ann, bob, eve = shared.browser("Ann"), shared.browser("Bob"), shared.browser("Eve")
    table = ann.create(ME, OPEN, OPEN)["id"]
    host, guest, watcher = ann.line(table), bob.line(table, "pt"), eve.line(table)
    assert host.whole["changes"] == {}
    assert host.info["status"] == "waiting"
    guest.ask_and_see("sit", seat="yellow")
    assert host.until("info", lambda m: m["info"]["seats"][1]["name"] == "Bob")["info"]["seats"][1]["online"]
    host.ask_and_see("start")
    for line in (host, guest, watcher):
        line.wait_for_start()
    assert [line.whole["viewer"] for line in (host, guest, watcher)] == ["red", "yellow", None]
    assert host.info["seats"][2]["bot"] == "knight"
    assert watcher.info["watchers"] == 1
    assert host.view["players"][0]["hand"] != [None] * len(host.view["players"][0]["hand"])


def test_the_maker_arranges_seats_before_the_game(shared: House) -> None:
    """A seat becomes a bot's or open again, but never while another person has it."""
    ann, bob = shared.browser("Ann"), shared.browser("Bob")
    table = ann.create(ME, OPEN)["id"]
    host, guest = ann.line(table), bob.line(table)
    host.ask_and_see("arrange", seat="yellow", plan={"kind": "bot", "bot": "random"})
    assert host.ask("arrange", seat="yellow", plan={"kind": "bot", "bot": "genius"})["reason"] == "options"
    assert guest.ask("sit", seat="yellow")["reason"] == "seat-taken"
    assert guest.ask("arrange", seat="yellow", plan=OPEN)["reason"] == "not-the-host"
    host.ask_and_see("arrange", seat="yellow", plan=OPEN)
    guest.ask_and_see("sit", seat="yellow")
    assert host.ask("arrange", seat="yellow", plan=RANDOM)["reason"] == "seat-taken"
    guest.ask_and_see("stand", seat="yellow")
    host.ask_and_see("start")
    assert host.ask("start")["reason"] == "not-now"


def test_leaving_a_running_game_to_a_bot_and_coming_back(shared: House) -> None:
    """Who stands up is played by a bot, cannot move meanwhile, and takes the seat back."""
    ann, bob = shared.browser("Ann"), shared.browser("Bob")
    table = ann.create(ME, OPEN)["id"]
    host, guest = ann.line(table), bob.line(table)
    guest.ask_and_see("sit", seat="yellow")
    host.ask_and_see("start")
    guest.wait_for_start()
    guest.ask_and_see("stand", seat="yellow", bot="random")
    assert guest.ask("act", at=guest.at, seat="yellow", action="end turn")["reason"] == "not-your-seat"
    host.until("info", lambda m: m["info"]["seats"][1]["bot"] == "random")
    assert host.wait_for_turn()
    guest.ask_and_see("sit", seat="yellow")
    assert guest.info["seats"][1]["bot"] is None
    assert guest.info["seats"][1]["kind"] == "person"


def test_rematch_leads_everybody_to_one_new_table(shared: House) -> None:
    """Asked twice, there is one new table with the same seats; everybody at the old one is told."""
    ann, eve = shared.browser("Ann"), shared.browser("Eve")
    table = ann.create(ME, RANDOM)["id"]
    line, watcher = ann.line(table), eve.line(table)
    assert line.ask("rematch")["reason"] == "not-now"
    play_out(line)
    assert watcher.ask("rematch")["reason"] == "not-your-seat"
    line.ask_and_see("rematch")
    first = line.info["rematch"]
    line.ask_and_see("rematch")
    assert line.info["rematch"] == first
    told = watcher.until("info", lambda m: m["info"]["rematch"] is not None)
    assert told["info"]["rematch"] == first
    again = ann.line(first)
    assert again.info["status"] == "playing"
    assert [seat["kind"] for seat in again.info["seats"]] == ["person", "bot"]


def test_coming_back_tells_what_happened_since(shared: House) -> None:
    """The recap counts the lines after the record that the page saw last; another language is another log."""
    ann = shared.browser("Ann")
    table = ann.create(ME, RANDOM)["id"]
    line = ann.line(table)
    line.wait_for_turn()
    seen = line.at
    line.act()
    again = ann.line(table, at=seen)
    assert 0 < again.whole["recap"] == sum(entry["at"] > seen for entry in again.log)
    again.send({"type": "lang", "lang": "de"})
    other = again.until("table")
    assert [entry["at"] for entry in other["log"]] == [entry["at"] for entry in again.log]
    assert other["log"] != line.log


def test_tables_that_wait_for_ones_move_come_first(shared: House) -> None:
    """The list has one's own tables alone."""
    ann, bob = shared.browser("Ann"), shared.browser("Bob")
    waiting = ann.create(ME, OPEN)["id"]
    mine = ann.create(ME, RANDOM)["id"]
    bob.create(ME, RANDOM)
    line = ann.line(mine)
    line.wait_for_turn()
    cards = ann.http.get("/api/tables").json()
    assert [card["id"] for card in cards] == [mine, waiting]
    assert [card["your_move"] for card in cards] == [True, False]
    assert len(cards[0]["points"]) == 2


@pytest.mark.parametrize("lang", ["en", "de", "pt"])
def test_what_can_be_read(shared: House, lang: str) -> None:
    """Set-up, guide, rules and components answer in each language and say when nothing is new."""
    ann = shared.browser()
    setup = msgspec.json.decode(ann.http.get(f"/api/setup?lang={lang}").content, type=http.SetupInfo)
    assert len(setup.modules) == 9
    assert setup.default_bot in [bot.name for bot in setup.bots]
    levels = [bot.level for bot in setup.bots if not bot.temperament]
    assert levels == list(range(10))
    assert [bot.temperament for bot in setup.bots] == sorted(bot.temperament for bot in setup.bots)
    assert all(bot.about and bot.grade and bool(bot.points) == bot.temperament for bot in setup.bots)
    assert [bot.limit for bot in setup.bots] == [describe(bot.name).limit for bot in setup.bots]
    assert setup.address == shared.url
    for path in (
        f"/api/rules?lang={lang}",
        f"/api/reference?lang={lang}",
        f"/api/edition?lang={lang}",
        f"/api/guide?players=2&lang={lang}",
    ):
        first = ann.http.get(path)
        assert first.status_code == 200
        again = ann.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304


def test_a_bot_is_called_by_its_present_name(shared: House) -> None:
    """A table that was made with a former name shows the bot that plays there."""
    told = shared.browser("Ann").create(ME, SENSIBLE, RANDOM)
    assert [seat["bot"] for seat in told["seats"]] == [None, "knight", "random"]


def test_recovery_makes_another_browser_the_same_person(shared: House) -> None:
    """The code works in another browser, and an old code no longer does, nor one that was used."""
    ann, other = shared.browser("Ann"), shared.browser()
    old = ann.http.post("/api/me/recovery", json={}).json()["code"]
    code = ann.http.post("/api/me/recovery", json={}).json()["code"]
    assert other.http.post("/api/recover", json={"code": old}).json()["reason"] == "no-secret"
    assert other.http.post("/api/recover", json={"code": code.lower()}).json()["me"]["id"] == ann.me["id"]
    assert other.http.post("/api/recover", json={"code": code}).json()["reason"] == "no-secret"
    assert other.http.get("/api/me").json()["name"] == "Ann"


def test_the_qr_code_and_every_answer_are_safe(shared: House) -> None:
    """A picture of the link; headers that forbid foreign scripts, frames and leaking addresses."""
    ann = shared.browser("Ann")
    table = ann.create(ME, OPEN)["id"]
    picture = ann.http.get(f"/api/tables/{table}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    # For a screen in the middle of the room: whoever scans that one takes a seat.
    assert ann.http.get(f"/api/tables/{table}/qr.svg?sit").content != picture.content
    for path in ("/", "/api/me", "/table/abc", "/missing.js"):
        headers = ann.http.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "'unsafe-inline'" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    cookie = shared.browser().http.post("/api/me", json={}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_a_replay_of_a_finished_game_from_every_point_of_view(shared: House) -> None:
    """Anybody may look through any seat once the game is over, also at a record file."""
    ann, eve = shared.browser("Ann"), shared.browser("Eve")
    table = ann.create(ME, RANDOM)["id"]
    line = ann.line(table)
    running = ann.http.get(f"/api/replay/{table}?viewer=red&lang=de")
    assert running.json()["seed"] is None
    assert eve.http.get(f"/api/replay/{table}?viewer=red").json()["reason"] == "not-your-seat"
    assert eve.http.get(f"/api/replay/{table}").status_code == 200
    play_out(line)
    for viewer in ("", "red", "yellow"):
        found = eve.http.get(f"/api/tables/{table}/replay?viewer={viewer}").json()
        assert found["over"]
        assert found["viewer"] == (viewer or None)
        assert found["moments"][-1]["at"] == line.at
    text = eve.http.get(f"/api/tables/{table}/record").text
    opened = eve.http.post("/api/replay?viewer=yellow", content=text)
    assert opened.json()["winners"] == found["winners"]
    forged = text.replace("result: ", "result: 1")
    assert eve.http.post("/api/replay", content=forged).json()["reason"] == "malformed"


def test_a_move_that_cannot_be_told_is_kept_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on, bots included; who looked gets the whole table instead of the step."""
    with house(tmp_path) as found:
        ann = found.browser("Ann")
        line = ann.line(ann.create(ME, RANDOM)["id"])
        line.wait_for_turn()
        before = line.at

        def fail(*_: object) -> None:
            raise LookupError("no words for this")

        with monkeypatch.context() as patch:
            patch.setattr("merlin_bigbox.server.live.broadcast.broadcast_step", fail)
            answer = line.act()
        assert answer["type"] == "done"
        assert answer["at"] > before
        while line.at < answer["at"]:
            line.receive()
        assert line.wait_for_turn()
        assert line.act()["type"] == "done"


@pytest.mark.parametrize("lang", ["en", "de", "pt"])
def test_the_rulebook_is_told_in_each_language_and_kept(shared: House, lang: str) -> None:
    """All its sections come with their rules and pictures; it is made once, and a browser may keep it."""
    ann = shared.browser()
    first = ann.http.get(f"/api/rulebook?lang={lang}")
    told = msgspec.json.decode(first.content, type=tuple[http.RulebookSection, ...])
    words = catalogue(lang)
    assert [section.id for section in told] == [section.id for section in sections()]
    assert {rule.id: rule.text for section in told for rule in section.rules} == {
        rule: words.rule(rule)[1] for rule in words.rule_ids()
    }
    assert all(picture.view.viewer == "red" for section in told for picture in section.pictures)
    assert set(shared.server.rulebooks) <= {"en", "de", "pt"}
    again = ann.http.get(f"/api/rulebook?lang={lang}", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
