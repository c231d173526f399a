"""What if, over the socket: answered to one alone, from one's own seat, not without end."""

from __future__ import annotations

from pathlib import Path

from merlin_bigbox.server.limits import Limits
from tests.server.client import ME, OPEN, RANDOM, House, house, merge


def test_a_line_is_tried_and_then_kept(shared: House) -> None:
    """What was foreseen is what comes; until then the table sees nothing."""
    ann = shared.browser("Ann")
    line = ann.line(ann.create(ME, RANDOM)["id"])
    line.wait_for_turn()
    watching = shared.browser("Bea").line(line.table)
    assert line.prompt is not None
    actions = [line.prompt["options"][0]["action"]]
    first = line.ask("try", at=line.at, seat="red", actions=actions)
    assert (first["type"], first["can_go_on"], first["stopped"]) == ("tried", True, "")
    actions.append(first["prompt"]["options"][0]["action"])
    tried = line.ask("try", at=line.at, seat="red", actions=actions)
    foreseen = dict(line.view)
    merge(foreseen, tried["changes"])
    line.ask_and_see("act", at=line.at, seat="red", action=actions[0], then=actions[1:])
    assert line.view == foreseen
    assert line.prompt == tried["prompt"]
    assert line.log[-len(tried["lines"]) :] == tried["lines"]
    assert watching.until("step")["before"] == tried["at"]


def test_others_seats_stale_tables_and_what_is_not_offered_are_refused(shared: House) -> None:
    """As a move would be; and at a shared screen the seat's cards have to be shown."""
    ann = shared.browser("Ann")
    line = ann.line(ann.create(ME, ME, OPEN)["id"])
    line.ask_and_see("start")
    line.wait_for_start()
    while not (line.prompt and line.prompt["seat"] in {"red", "yellow"}):  # the bot at the third seat may begin
        line.receive()
    seat = line.prompt["seat"]
    assert line.ask("try", at=line.at, seat=seat, actions=[])["reason"] == "not-now"
    line.send({"type": "look", "seat": seat})
    line.until("table")
    other = "yellow" if seat == "red" else "red"
    assert line.ask("try", at=line.at, seat=other, actions=[])["reason"] == "not-your-turn"
    assert line.ask("try", at=line.at, seat="blue", actions=[])["reason"] == "not-your-seat"
    assert line.ask("try", at=line.at - 1, seat=seat, actions=[])["reason"] == "stale"
    assert line.ask("try", at=line.at, seat=seat, actions=["end turn"])["reason"] == "not-offered"
    assert line.ask("try", at=line.at, seat=seat, actions=["fly to the moon"])["reason"] == "malformed"
    assert line.ask("try", at=line.at, seat=seat, actions=[])["type"] == "tried"


def test_nobody_tries_without_end(tmp_path: Path) -> None:
    """A person has a budget for it."""
    with house(tmp_path, Limits(tries_per_second=0.0, tries_at_once=2.0)) as found:
        ann = found.browser("Ann")
        line = ann.line(ann.create(ME, RANDOM)["id"])
        line.wait_for_turn()
        answers = [line.ask("try", at=line.at, seat="red", actions=[]) for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["tried", "tried", "refused"]
        assert answers[-1]["reason"] == "too-many"


def test_why_not_is_told_with_its_rule(shared: House) -> None:
    """From the rules, in the language of the socket; refused as a try would be."""
    ann = shared.browser("Ann")
    line = ann.line(ann.create(ME, RANDOM)["id"], "de")
    line.wait_for_turn()
    answer = line.ask("why-not", at=line.at, seat="red", element="grail")
    assert (answer["type"], answer["element"], answer["missing"]) == ("why-not-told", "grail", [])
    assert answer["lines"][0]["text"] == "Gral: niemand."
    assert answer["lines"][1]["text"].startswith("Jetzt nicht. Das gehört zu ")
    assert {told["rule"] for told in answer["lines"]} == {"BASE-75"}
    assert line.ask("why-not", at=line.at, seat="yellow", element="grail")["reason"] == "not-your-seat"
    assert line.ask("why-not", at=line.at - 1, seat="red", element="grail")["reason"] == "stale"
