"""Taking back: one action, the whole turn, and never behind new information."""

from __future__ import annotations

from merlin_bigbox.game.record import read, verify
from tests.server.client import ME, RANDOM, House, Line


def first_turn(shared: House, bots: int = 1) -> Line:
    """Somebody who is asked, with nothing done yet."""
    ann = shared.browser("Ann")
    line = ann.line(ann.create(ME, *[RANDOM] * bots)["id"])
    line.wait_for_turn()
    return line


def play_some(line: Line, most: int) -> int:
    """Play the first option a few times within the turn; how many could be taken back at the end."""
    count = 0
    for _ in range(most):
        assert line.prompt is not None
        if any(option["action"] == "end turn" for option in line.prompt["options"]):
            break
        line.act()
        if not line.wait_for_turn():
            break
        count = count + 1 if line.can_undo else 0
    return count


def test_one_action_is_taken_back(shared: House) -> None:
    """The view, the prompt and the log are what they were; `at` counts on."""
    line = first_turn(shared)
    view, prompt, log, at = dict(line.view), line.prompt, list(line.log), line.at
    line.act()
    assert line.can_undo
    line.ask_and_see("undo", at=line.at, seat="red")
    assert line.at == at + 2
    assert line.prompt == prompt
    assert line.log == log
    assert {**line.view, "at": 0} == {**view, "at": 0}
    assert line.ask("undo", at=line.at, seat="red")["reason"] == "nothing-to-undo"


def test_the_whole_turn_is_taken_back_as_far_as_it_goes(shared: House) -> None:
    """Everything of the turn since the last new information, in one step that tells what is kept."""
    # The dice decide whether a turn brings something new at once, which nobody may take back.
    for _ in range(20):
        line = first_turn(shared)
        prompt = line.prompt
        count = play_some(line, 3)
        if count >= 2:
            break
    assert count >= 2
    before = line.at
    line.send({"type": "undo", "id": 99, "at": line.at, "seat": "red", "all": True})
    step = line.until("step")
    assert step["undone"]
    assert step["at"] == before + count
    assert all(entry["at"] <= step["kept"] for entry in line.log)
    assert line.prompt == prompt
    assert not line.can_undo


def test_a_taken_back_table_plays_on_and_its_record_is_proved(shared: House) -> None:
    """Undo records stay in the record; the game ends and the seed proves every roll."""
    line = first_turn(shared)
    undone = 0
    while line.wait_for_turn():
        line.act(undone)
        if line.can_undo and undone < 12:
            line.ask_and_see("undo", at=line.at, seat="red", all=bool(undone % 2))
            undone += 1
    record = read(line.browser.http.get(f"/api/tables/{line.table}/record").text)
    assert sum(text == "undo" for _, _, text in record.lines) >= undone
    assert verify(record).is_over
