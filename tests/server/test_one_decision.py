"""Several actions sent as one decision: one commit, one step, all of them or none."""

from __future__ import annotations

from pathlib import Path

import pytest

from merlin_bigbox.game.record import read, verify
from merlin_bigbox.server.store import SQLiteStore
from tests.server.client import ME, RANDOM, House, Line, house
from tests.server.test_uncertain_commit import _break


def at_turn(found: House) -> Line:
    """Somebody whose turn begins."""
    ann = found.browser("Ann")
    line = ann.line(ann.create(ME, RANDOM)["id"])
    line.wait_for_turn()
    return line


def with_merlin(line: Line) -> tuple[str, list[str]]:
    """The option that moves Merlin, and what follows it."""
    assert line.prompt is not None
    options = line.prompt["options"]
    return next((o["action"], lead["then"]) for o in options for lead in o["leads"] if lead["then"])


def test_a_die_and_the_way_are_one_decision(shared: House) -> None:
    """Two records, one step, and taking back goes record by record."""
    line = at_turn(shared)
    watching = shared.browser("Bea").line(line.table)
    before, prompt, at = dict(line.view), line.prompt, line.at
    action, then = with_merlin(line)
    answer = line.ask_and_see("act", at=at, seat="red", action=action, then=then)
    assert answer["at"] == line.at == at + 2
    step = watching.until("step")
    assert (step["before"], step["at"]) == (at, at + 2)
    assert " · " in step["label"]
    assert line.prompt is not None
    assert line.prompt["asked"] == "arrived"
    line.ask_and_see("undo", at=line.at, seat="red")
    assert line.prompt["asked"] == "move"
    line.ask_and_see("undo", at=line.at, seat="red")
    assert line.prompt == prompt
    assert {**line.view, "at": 0} == {**before, "at": 0}


def test_a_decision_that_does_not_fit_is_refused_as_a_whole(shared: House) -> None:
    """Nothing changes, whichever of its actions is wrong."""
    line = at_turn(shared)
    action, then = with_merlin(line)
    at = line.at
    for more, reason in (
        ([*then, "fly to the moon"], "malformed"),
        ([*then, action], "not-offered"),
        ([action], "not-offered"),
        ([*then] * 50, "malformed"),
    ):
        answer = line.ask("act", at=at, seat="red", action=action, then=more)
        assert (answer["type"], answer["reason"]) == ("refused", reason), answer
    assert line.ask("act", at=at - 1, seat="red", action=action, then=then)["reason"] == "stale"
    assert line.ask("act", at=at, seat="yellow", action=action, then=then)["reason"] == "not-your-seat"
    again = line.browser.line(line.table)
    assert (again.at, again.prompt) == (at, line.prompt)


def test_a_whole_game_of_such_decisions_is_proved(shared: House) -> None:
    """The record is that of single actions: nothing in it tells how they were sent."""
    line = at_turn(shared)
    together = 0
    while line.wait_for_turn():
        assert line.prompt is not None
        option = line.prompt["options"][0]
        then: list[str] = next((lead["then"] for lead in option["leads"]), [])
        together += bool(then)
        line.ask_and_see("act", at=line.at, seat="red", action=option["action"], then=then)
    assert together
    record = read(line.browser.http.get(f"/api/tables/{line.table}/record").text)
    assert verify(record).is_over


@pytest.mark.parametrize(("after", "kept", "reason"), [(True, 2, "perhaps-kept"), (False, 0, "not-kept")])
def test_a_disk_that_fails_keeps_all_of_it_or_nothing(tmp_path: Path, after: bool, kept: int, reason: str) -> None:
    """One commit: never the die without the way."""
    with house(tmp_path) as found:
        line = at_turn(found)
        store = found.server.store
        assert isinstance(store, SQLiteStore)
        _break(store, after=after)
        action, then = with_merlin(line)
        answer = line.ask("act", at=line.at, seat="red", action=action, then=then)
        assert (answer["type"], answer["reason"]) == ("refused", reason)
        assert line.closed() == 1012
        assert line.browser.line(line.table).at == line.at + kept
