"""Plans over the socket: who gets them, when they are refused, and that the table sees nothing of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import ME, RANDOM, Browser, House, Line, Message


@pytest.fixture
def ann(shared: House) -> Browser:
    """Somebody new."""
    return shared.browser("Ann")


def begun(browser: Browser, **more: Any) -> Line:
    """A game of her own, at the beginning of one of her turns."""
    line = browser.line(browser.create(ME, RANDOM, **more)["id"])
    while line.wait_for_turn():
        assert line.prompt is not None
        if any(option["action"].startswith("die ") for option in line.prompt["options"]):
            break
        line.act()
    return line


def planned(line: Line, **more: Any) -> list[Message]:
    """Both answers: the first tree, and the complete one unless the first is."""
    line.send({"type": "plan", "id": 77, "at": line.at, "seat": "red", **more})
    found = [line.until("planned")]
    while not found[-1]["complete"]:
        found.append(line.until("planned"))
    return found


def kept(row: Message) -> list[Message]:
    """A row as a page keeps it."""
    return [{name: step[name] for name in ("actions", "route", "space")} for step in row["steps"]]


def test_a_tree_comes_at_once_and_then_complete(ann: Browser) -> None:
    """Points now and at the scoring sum up, and the game stays where it is."""
    line = begun(ann)
    at = line.at
    answers = planned(line)
    assert answers[-1]["complete"]
    assert all(answer["rows"] for answer in answers)
    sums = [row["now"] + row["scoring"] for row in answers[-1]["rows"]]
    assert sums == sorted(sums, reverse=True)
    for row in answers[-1]["rows"]:
        assert sum(step["now"] for step in row["steps"]) == row["now"]
        for step in row["steps"]:
            assert step["title"]
            assert step["actions"][-1]
    assert line.at == at
    assert planned(line, turns=1)[-1]["rows"][0]["steps"][1:] == []


def test_a_kept_plan_is_checked_and_played_as_one_decision(ann: Browser) -> None:
    """What can be played is accepted by the table; afterwards the step was played."""
    line = begun(ann)
    row = planned(line)[-1]["rows"][0]
    answer = line.ask("check-plan", at=line.at, seat="red", steps=kept(row))
    assert [step["status"] for step in answer["steps"]] == ["holds"] * len(row["steps"])
    assert (answer["row"]["now"], answer["row"]["scoring"]) == (row["now"], row["scoring"])
    first, *then = answer["play"]
    line.ask("act", at=line.at, seat="red", action=first, then=then)
    assert line.wait_for_turn()
    again = line.ask("check-plan", at=line.at, seat="red", steps=kept(row), change=1)
    assert again["type"] == "plan-checked"


def test_bad_questions_are_refused(ann: Browser) -> None:
    """An outdated position, somebody else's seat, actions that are none, too many steps."""
    line = begun(ann)
    assert line.ask("plan", at=line.at - 1, seat="red")["reason"] == "stale"
    assert line.ask("plan", at=line.at, seat="yellow")["reason"] == "not-your-seat"
    nonsense = [{"actions": ["fly to the moon"], "route": 1, "space": 3}]
    assert line.ask("check-plan", at=line.at, seat="red", steps=nonsense)["reason"] == "malformed"
    assert line.ask("check-plan", at=line.at, seat="red", steps=[])["reason"] == "malformed"
    strange = [{"actions": ["end turn", "chance first red", "die 1"], "route": 9, "space": 99}]
    answer = line.ask("check-plan", at=line.at, seat="red", steps=strange, change=0)
    assert answer["type"] == "plan-checked"
    assert answer["steps"][0]["status"] != "holds"


@pytest.mark.parametrize("off", ["planner", "deltas"])
def test_a_table_can_be_without_plans(ann: Browser, off: str) -> None:
    """Where the maker switched it off, or all forecasts, nothing is planned; a rematch keeps to it."""
    line = begun(ann, house={off: False})
    assert line.info["house"][off] is False
    assert line.ask("plan", at=line.at, seat="red")["reason"] == "no-planner"
