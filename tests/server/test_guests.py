"""Abuse at a table: one seat a person, letting people in, removing, blocking, muting, and limits of the chat."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from merlin_bigbox.server.limits import Limits
from tests.server.client import ME, OPEN, RANDOM, Browser, House, Line, Message, house

pytestmark = pytest.mark.interpreted_only  # nothing of the engine is in it: once is enough

APPROVAL = {"house": {"entry": "approval"}}


def person(line: Line, name: str) -> Message:
    """Somebody by name, as this line was told."""
    found: Message = next(one for one in line.info["people"] if one["name"] == name)
    return found


def decide(line: Line, name: str, what: str) -> None:
    """The host decides about somebody."""
    line.ask_and_see("manage", person=person(line, name)["key"], what=what)


def until_told(line: Line, name: str, **facts: object) -> Message:
    """Wait until a line is told these facts about somebody."""
    while True:
        for one in line.info.get("people", []):
            if one["name"] == name and all(one[fact] == value for fact, value in facts.items()):
                found: Message = one
                return found
        line.until("info")


def together(found: House, *names: str, **more: object) -> list[tuple[Browser, Line]]:
    """People at a new table of the first of them, with seats for all, none taken yet but the host's."""
    people = [found.browser(name) for name in names]
    table = people[0].create(ME, *[OPEN] * 3, **more)["id"]
    return [(one, one.line(table)) for one in people]


# --- what is shown ---------------------------------------------------------------------------------------------------


def test_the_host_may_switch_deltas_off_for_all(shared: House) -> None:
    """Then no option tells what it changes any more, at once; by default each does."""
    host = shared.browser("Ann")
    line = host.line(host.create(ME, RANDOM)["id"])

    def told() -> set[bool]:
        assert line.prompt is not None
        return {option["delta"] is not None for option in line.prompt["options"]}

    line.wait_for_turn()
    assert told() == {True}
    line.send({"type": "change", "id": 1, "house": {"deltas": False}})
    line.until("table", lambda message: message["info"]["house"]["deltas"] is False)
    assert told() == {False}


# --- seats -----------------------------------------------------------------------------------------------------------


def test_a_stranger_gets_one_seat_however_often_they_sit_down(shared: House) -> None:
    """Who sits down elsewhere moves; the host alone sits down for several people at one screen."""
    (_, host), (_, stranger) = together(shared, "Ann", "Eve")
    for seat in ("yellow", "blue", "green"):
        stranger.ask_and_see("sit", seat=seat)
    host.until("info", lambda message: message["info"]["seats"][3]["kind"] == "person")
    assert [seat["kind"] for seat in host.info["seats"]] == ["person", "open", "open", "person"]
    host.ask_and_see("sit", seat="yellow")
    host.ask_and_see("sit", seat="blue")
    assert [seat["yours"] for seat in host.info["seats"]] == [True, True, True, False]


def test_with_approval_the_host_lets_people_in(shared: House) -> None:
    """Before that nobody sits down; who was declined cannot, and cannot ask again, but may watch."""
    (_, host), (_, bob), (_, eve) = together(shared, "Ann", "Bob", "Eve", **APPROVAL)
    assert host.info["house"] == {"entry": "approval", "watchers_chat": True, "deltas": True, "planner": True}
    for guest in (bob, eve):
        assert guest.ask("sit", seat="yellow")["reason"] == "not-admitted"
        guest.ask_and_see("knock")
    until_told(host, "Bob", state="asked")
    until_told(host, "Eve", state="asked")
    assert eve.ask("manage", person=person(host, "Bob")["key"], what="admit")["reason"] == "not-the-host"
    decide(host, "Bob", "admit")
    decide(host, "Eve", "decline")
    bob.ask_and_see("sit", seat="yellow")
    assert eve.ask("sit", seat="blue")["reason"] == "removed"
    assert eve.ask("knock")["reason"] == "removed"
    assert until_told(eve, "Eve", state="removed")["you"]
    assert all(one["name"] != "Eve" for one in bob.info["people"]), "what was decided about others is not told"


def test_nobody_asks_without_a_name_and_not_everybody_at_once(tmp_path: Path) -> None:
    """The host would not know who asks, and not see through a crowd."""
    with house(tmp_path, replace(Limits(), asking_at_once=1)) as found:
        (_, host), (_, nameless), (_, bob), (_, eve) = together(found, "Ann", "", "Bob", "Eve", **APPROVAL)
        assert nameless.ask("knock")["reason"] == "no-name"
        bob.ask_and_see("knock")
        bob.ask_and_see("knock")
        assert eve.ask("knock")["reason"] == "full"
        host.ask_and_see("change", house={"entry": "link", "watchers_chat": True})
        eve.ask_and_see("sit", seat="yellow")


def test_the_host_removes_somebody_before_the_start(shared: House) -> None:
    """Their seat is free, and they cannot come back to it; the host can let them in again."""
    (_, host), (_, eve) = together(shared, "Ann", "Eve")
    eve.ask_and_see("sit", seat="yellow")
    until_told(host, "Eve", seats=["yellow"])
    decide(host, "Eve", "remove")
    assert host.info["seats"][1]["kind"] == "open"
    assert eve.ask("sit", seat="yellow")["reason"] == "removed"
    decide(host, "Eve", "admit")
    eve.ask_and_see("sit", seat="yellow")


def test_who_plays_cannot_be_removed_or_blocked(shared: House) -> None:
    """Else a host could take the seat of somebody who is winning."""
    (_, host), (_, eve) = together(shared, "Ann", "Eve")
    eve.ask_and_see("sit", seat="yellow")
    host.ask_and_see("start")
    host.wait_for_start()
    for what in ("remove", "block"):
        assert host.ask("manage", person=person(host, "Eve")["key"], what=what)["reason"] == "not-now"
    assert host.ask("manage", person=person(host, "Ann")["key"], what="block")["reason"] == "not-now"
    assert host.ask("manage", person="0" * 12, what="block")["reason"] == "nobody"
    assert host.info["seats"][1]["name"] == "Eve"


# --- blocking --------------------------------------------------------------------------------------------------------


def test_a_blocked_person_neither_watches_nor_writes_also_after_a_restart(tmp_path: Path) -> None:
    """Their page is closed with a reason, and they do not come in again until they are unblocked."""
    with house(tmp_path) as found:
        (ann, host), (eve, other) = together(found, "Ann", "Eve")
        table, tokens = host.table, [ann.token, eve.token]
        other.ask_and_see("sit", seat="yellow")
        until_told(host, "Eve", seats=["yellow"])
        decide(host, "Eve", "block")
        assert other.until("refused")["reason"] == "blocked"
        assert other.closed() == 4400
        assert host.info["seats"][1]["kind"] == "open"
        host.ask_and_see("start")
    with house(tmp_path) as found:
        eve = Browser(found.url, token=tokens[1])
        ann = Browser(found.url, token=tokens[0])
        assert eve.dial(table).until("refused")["reason"] == "blocked"
        for path in ("record", "replay", "guide"):
            answer = eve.http.get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["reason"]) == (403, "blocked")
        host = ann.line(table)
        decide(host, "Eve", "unblock")
        eve.line(table)
        ann.close()
        eve.close()


# --- chat ------------------------------------------------------------------------------------------------------------


def said(line: Line) -> list[str]:
    """What a page that is opened now shows of the chat."""
    again = line.browser.line(line.table)
    again.close()
    return [one["text"] for one in again.whole["chat"]]


def test_somebody_muted_by_the_host_stays_muted_however_often_they_reconnect(tmp_path: Path) -> None:
    """Also after a restart; quick phrases are lines, too."""
    with house(tmp_path) as found:
        (ann, host), (eve, other) = together(found, "Ann", "Eve")
        other.ask_and_see("say", text="one")
        until_told(host, "Eve", here=True)
        decide(host, "Eve", "mute")
        for line in (other, eve.line(other.table)):
            assert line.ask("say", text="two")["reason"] == "muted"
            assert line.ask("say", phrase="hello")["reason"] == "muted"
        tokens, table = (ann.token, eve.token), other.table
    with house(tmp_path) as found:
        host, line = (Browser(found.url, token=token).line(table) for token in tokens)
        assert line.ask("say", text="three")["reason"] == "muted"
        decide(host, "Eve", "unmute")
        line.ask_and_see("say", text="four")
        assert said(host) == ["one", "four"]
        host.browser.close()
        line.browser.close()


def test_one_does_not_have_to_read_what_somebody_writes(tmp_path: Path) -> None:
    """Past and new lines are gone for oneself alone, also elsewhere and after a restart, until one wants them again."""
    with house(tmp_path) as found:
        (_, host), (bob, guest), (_, eve) = together(found, "Ann", "Bob", "Eve")
        eve.ask_and_see("say", text="bah")
        by = guest.until("chat")["line"]["by"]
        guest.ask_and_see("ignore", person=by, on=True)
        eve.ask_and_see("say", text="bah again")
        host.ask_and_see("say", text="well")
        assert guest.until("chat")["line"]["text"] == "well"
        assert (said(guest), said(host)) == (["well"], ["bah", "bah again", "well"])
        assert all(one["name"] != "Eve" or not one["ignored"] for one in host.info["people"])
        token, table = bob.token, guest.table
    with house(tmp_path) as found:
        guest = Browser(found.url, token=token).line(table)
        assert said(guest) == ["well"]
        guest.ask_and_see("ignore", person=person(guest, "Eve")["key"], on=False)
        assert said(guest) == ["bah", "bah again", "well"]
        guest.browser.close()


def test_watchers_write_only_where_the_host_lets_them(shared: House) -> None:
    """Who plays writes in any case."""
    (_, host), (_, bob), (_, eve) = together(shared, "Ann", "Bob", "Eve")
    bob.ask_and_see("sit", seat="yellow")
    assert eve.ask("change", house={"watchers_chat": False})["reason"] == "not-the-host"
    host.ask_and_see("change", house={"watchers_chat": False})
    assert eve.ask("say", text="psst")["reason"] == "watchers-quiet"
    bob.ask_and_see("say", text="hello")
    host.ask_and_see("change", house={"watchers_chat": True})
    eve.ask_and_see("say", text="thanks")


@pytest.mark.parametrize("reconnect", [False, True])
def test_nobody_floods_the_chat(tmp_path: Path, reconnect: bool) -> None:
    """A person has so many lines at a table, over however many sockets; others are not touched by it."""
    with house(tmp_path, replace(Limits(), chat_at_once=3.0, chat_per_minute=0.001)) as found:
        (ann, host), (eve, other) = together(found, "Ann", "Eve")
        answers = []
        for number in range(5):
            line = eve.line(other.table) if reconnect else other
            answers.append(line.ask("say", text=str(number)))
        assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 2
        assert answers[-1]["reason"] == "too-many"
        host.ask_and_see("say", text="I still can")
        eve.line(ann.create(ME, OPEN)["id"]).ask_and_see("say", text="so can I, elsewhere")
