"""Limits: how many, how fast, how large; what is over them is refused and the rest goes on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from merlin_bigbox.server.limits import Bucket, Buckets, Counts, Limits
from merlin_bigbox.server.live.watcher import Watcher
from merlin_bigbox.server.store import User
from tests.server.client import ME, OPEN, RANDOM, house

USUAL = Limits()


def test_a_bucket_lets_bursts_pass_and_floods_not() -> None:
    """Tokens come back with time."""
    now = [0.0]
    bucket = Bucket(2.0, 3.0, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    each = Buckets(1.0, 1.0, lambda: now[0])
    assert [each.take(name) for name in ("a", "b", "a")] == [True, True, False]


def test_counts_in_all_and_for_each() -> None:
    """Whoever leaves makes room."""
    counts = Counts(3, 2)
    assert [counts.enter(name) for name in ("a", "a", "a", "b", "c")] == [True, True, False, True, False]
    counts.leave("a")
    assert counts.enter("c")


def test_too_many_messages_on_a_socket(tmp_path: Path) -> None:
    """They are refused one by one; afterwards the socket is still good."""
    with house(tmp_path, replace(USUAL, messages_per_second=0.001, messages_at_once=10.0)) as found:
        ann = found.browser("Ann")
        line = ann.line(ann.create(ME, OPEN)["id"])
        for number in range(1, 31):
            line.send({"type": "note", "id": number, "text": str(number)})
        kinds = [line.until("done") if number < 5 else line.receive() for number in range(1, 20)]
        refused = [message for message in kinds if message["type"] == "refused"]
        assert refused
        assert all(message["reason"] == "too-many" for message in refused)


def test_too_many_sockets_tables_and_people(tmp_path: Path) -> None:
    """Each has its number."""
    limits = replace(USUAL, sockets_per_person=2, tables_per_day=2, people_at_once=3.0, people_per_hour=0.0, tables=4)
    with house(tmp_path, limits) as found:
        ann, bob = found.browser("Ann"), found.browser("Bob")
        first = ann.create(ME, OPEN)["id"]
        ann.create(ME, OPEN)
        assert ann.http.post("/api/tables", json={"seats": [ME, OPEN]}).json()["reason"] == "too-many"
        lines = [ann.line(first), ann.line(first)]
        assert ann.dial(first).until("refused")["reason"] == "too-many"
        lines[0].close()
        bob.create(ME, OPEN)
        bob.create(ME, OPEN)
        eve = found.browser("Eve")
        assert eve.http.post("/api/tables", json={"seats": [ME, OPEN]}).json()["reason"] == "full"
        eve.http.cookies.clear()
        assert eve.http.get("/api/me").json()["reason"] == "too-many"


def test_too_many_requests(tmp_path: Path) -> None:
    """An address that floods is told to wait."""
    with house(tmp_path, replace(USUAL, requests_per_second=0.001, requests_at_once=5.0)) as found:
        ann = found.browser()
        answers = [ann.http.get("/api/health").status_code for _ in range(8)]
        assert 429 in answers
        assert answers[0] == 200


def test_a_socket_that_falls_behind_gets_the_whole_table() -> None:
    """News are dropped when too many wait; answers to one's own requests are not."""
    watcher = Watcher(User("u", "", "en", 0.0, 0.0), "en", 3)
    watcher.send(b"done")
    for number in range(5):
        watcher.push(str(number).encode())
    assert watcher.needs_resync
    assert watcher.take() == b"done"
    assert watcher.take() is None
    for _ in range(40):
        watcher.send(b"done")
    assert watcher.closing == 1013


def test_a_table_that_nobody_uses_is_forgotten_and_found_again(tmp_path: Path) -> None:
    """Memory is for tables in use; the next visitor finds it as it was."""
    with house(tmp_path) as found:
        ann = found.browser("Ann")
        table = ann.create(ME, RANDOM)["id"]
        line = ann.line(table)
        line.wait_for_turn()
        at = line.at
        hall = found.server.tables

        def sweep_much_later() -> None:
            hall._tables[table].touched -= 2 * USUAL.idle_seconds
            hall.sweep()

        found.inside(sweep_much_later)
        assert hall.in_memory == 1
        line.close()
        while found.server.sockets.total:
            found.inside(lambda: None)
        found.inside(sweep_much_later)
        assert found.server.tables.in_memory == 0
        again = ann.line(table)
        assert again.at == at
        assert again.act()["type"] == "done"


def test_bots_that_stand_in_for_everybody_leave_time_to_come_back(tmp_path: Path) -> None:
    """Without people at the table bots would play the game out at once; so whoever is back finds the same moment."""
    with house(tmp_path, replace(USUAL, stand_in_seconds=3_600.0)) as found:
        ann = found.browser("Ann")
        line = ann.line(ann.create(ME, RANDOM)["id"])
        assert line.wait_for_turn()
        at = line.at
        line.ask_and_see("stand", seat="red", bot="random")
        line.ask_and_see("sit", seat="red")
        assert line.at == at
        assert line.act()["type"] == "done"
