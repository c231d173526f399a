"""Branching: a new table from a moment of a finished game or of a record, honest about its dice."""

from __future__ import annotations

from pathlib import Path

import pytest

from merlin_bigbox.cli import main
from merlin_bigbox.game.record import RecordError, read, verify
from tests.server.client import ME, RANDOM, Browser, House


@pytest.fixture(scope="module")
def finished(shared: House) -> tuple[Browser, str, str]:
    """Somebody, a finished table and its record."""
    ann = shared.browser("Ann")
    table = ann.create(ME, RANDOM, modules=["gold"])["id"]
    line = ann.line(table)
    while line.wait_for_turn():
        line.act()
    return ann, table, ann.http.get(f"/api/tables/{table}/record").text


@pytest.mark.parametrize("source", ["table", "record"])
def test_a_branch_repeats_the_past_and_proves_its_own_dice(
    finished: tuple[Browser, str, str], source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first records are those of the old game; the rest follows from the new table's seed."""
    ann, table, text = finished
    at = len(read(text).lines) // 2
    branch = {"at": at, "table": table} if source == "table" else {"at": at, "record": text}
    new = ann.create(ME, RANDOM, branch=branch)
    assert new["modules"] == ["gold"]
    line = ann.line(new["id"])
    while line.wait_for_turn():
        line.act(1)
    again = read(ann.http.get(f"/api/tables/{new['id']}/record").text)
    assert again.lines[:at] == read(text).lines[:at]
    assert again.branched == at
    assert verify(again).is_over
    file = tmp_path / "branch.merlin"
    file.write_text(again.text(), encoding="utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert f"after {at} actions, not a fresh deal" in " ".join(capsys.readouterr().out.split())
    with pytest.raises(RecordError):
        verify(read(again.text().replace(f"branched: {at}\n", "")))


def test_branches_that_cannot_be(shared: House, finished: tuple[Browser, str, str]) -> None:
    """A running game, the very end, a moment that is not there, another number of seats, two sources."""
    ann, table, text = finished
    end = len(read(text).lines)
    running = ann.create(ME, RANDOM)["id"]
    for branch, seats, reason in (
        ({"at": 1, "table": running}, 2, "not-now"),
        ({"at": end, "table": table}, 2, "over"),
        ({"at": end + 1, "table": table}, 2, "options"),
        ({"at": 10, "table": table}, 3, "options"),
        ({"at": 10, "table": table, "record": text}, 2, "malformed"),
        ({"at": 10}, 2, "malformed"),
        ({"at": 10, "record": "nonsense"}, 2, "malformed"),
        ({"at": 10, "table": "aaaaaaaaaa"}, 2, "unknown-table"),
    ):
        plan = {"seats": [ME] + [RANDOM] * (seats - 1), "branch": branch}
        assert ann.http.post("/api/tables", json=plan).json()["reason"] == reason
