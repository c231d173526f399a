"""The coach's remarks come with the prompt to the pages that asked for them, and to nobody else."""

from hashlib import sha256

from merlin_bigbox.game.proof import examine
from merlin_bigbox.game.record import read
from tests.server.client import ME, OPEN, RANDOM, House


def test_only_a_page_that_wants_the_coach_gets_remarks(shared: House) -> None:
    """Hello says so, and another hello changes it; options and cautions stay as they are."""
    ann = shared.browser("Ann")
    line = ann.line(ann.create(ME, RANDOM, RANDOM)["id"])
    line.wait_for_turn()
    assert line.prompt is not None
    assert line.prompt["remarks"] == []
    plain = line.prompt
    line.send({"type": "hello", "lang": "de", "at": line.at, "coach": True})
    line.until("table")
    assert line.prompt is not None
    assert line.prompt["remarks"]
    assert {remark["id"] for remark in line.prompt["remarks"]} & {"first-turn", "first-flag"}
    line.send({"type": "hello", "lang": "en", "at": line.at})
    line.until("table")
    assert line.prompt == plain


def test_the_coach_is_silent_where_the_table_tells_no_changes(shared: House) -> None:
    """A house rule keeps silent on what options change: so does the coach, who speaks of it."""
    ann = shared.browser("Ann")
    house = {"entry": "link", "watchers_chat": True, "deltas": False}
    line = ann.line(ann.create(ME, RANDOM, house=house)["id"])
    line.send({"type": "hello", "lang": "en", "at": 0, "coach": True})
    line.until("table")
    line.wait_for_turn()
    assert line.prompt is not None
    assert line.prompt["remarks"] == []


def test_two_pages_of_one_person_are_told_what_each_wants(shared: House) -> None:
    """Moves are rendered once for all who see the same, and the coach is no part of what others see."""
    ann = shared.browser("Ann")
    table = ann.create(ME, RANDOM)["id"]
    plain, coached = ann.line(table), ann.line(table)
    coached.send({"type": "hello", "lang": "en", "at": 0, "coach": True})
    coached.until("table")
    heard: set[str] = set()
    for _ in range(6):
        if not coached.wait_for_turn():
            break
        assert coached.prompt is not None
        heard |= {remark["id"] for remark in coached.prompt["remarks"]}
        coached.act()
    assert heard
    while plain.at < coached.at:
        plain.receive()
        assert plain.prompt is None or plain.prompt["remarks"] == []


def test_a_first_game_begins_with_a_deal_that_welcomes(shared: House) -> None:
    """The maker begins, has no two traitors of a colour and hears that a die can complete a mission.

    That it was chosen is told, and the browser's share is in all dice after it.
    """
    ann = shared.browser("Ann")
    nonce = "ab" * 32
    pledge = sha256(bytes.fromhex(nonce)).hexdigest()
    made = ann.create(RANDOM, ME, RANDOM, first_game=True, pledge=pledge)
    assert made["origin"]["kind"] == "deal"
    line = ann.line(made["id"])
    line.send({"type": "hello", "lang": "en", "at": 0, "coach": True})
    line.until("table")
    line.ask_and_see("reveal", nonce=nonce)
    line.wait_for_turn()
    assert line.prompt is not None
    assert line.prompt["seat"] == line.view["first"] == "yellow"
    assert {"die-completes", "only-ticks"} & {remark["id"] for remark in line.prompt["remarks"]}
    assert all(count <= 1 for count in line.view["players"][1]["traitors"].values())
    while line.wait_for_turn():
        line.act()
    text = ann.http.get(f"/api/tables/{made['id']}/record").text
    assert "origin: deal" in text
    found = {finding.part: finding for finding in examine(read(text)).findings}
    assert (found["start"].level, found["start"].note) == ("replayed", "chosen")
    assert (found["dice"].level, found["dice"].note) == ("proved", "shares")


def test_what_cannot_be_a_first_game_is_refused(shared: House) -> None:
    ann = shared.browser("Ann")
    for wish in ({"seats": [ME, OPEN]}, {"seats": [RANDOM, RANDOM]}, {"seats": [ME, RANDOM], "modules": ["favor"]}):
        answer = ann.http.post("/api/tables", json={**wish, "first_game": True})
        assert answer.status_code >= 400
        assert answer.json()["reason"] == "options"
