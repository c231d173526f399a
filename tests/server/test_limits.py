"""Limits: how many, how fast, how large; what is over them is refused and the rest goes on."""

from __future__ import annotations

import math
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


def test_a_bucket_tells_how_long_to_wait() -> None:
    """Whoever reserves waits for what is not there yet; a clock that runs backwards costs nothing."""
    now = [0.0]
    bucket = Bucket(2.0, 1.0, lambda: now[0])
    assert [bucket.reserve() for _ in range(3)] == [0.0, 0.5, 1.0]
    now[0] = -5.0
    assert bucket.reserve(2.0) == 2.0
    assert Bucket(0.0, 0.0, lambda: 0.0).reserve() == math.inf


def test_counts_in_all_of_each_person_and_address() -> None:
    """Whoever leaves makes room; the last places are for those who play."""
    limits = replace(USUAL, sockets=5, sockets_reserved=1, sockets_per_person=2, sockets_per_address=3)
    counts = Counts(limits)
    assert [counts.enter("a", "x", plays=False) for _ in range(3)] == [True, True, False]
    assert [counts.enter(name, "x", plays=False) for name in "bc"] == [True, False]
    assert counts.enter("c", "y", plays=False)
    assert not counts.enter("d", "z", plays=False)
    assert counts.enter("d", "x", plays=True)
    assert not counts.enter("e", "z", plays=True)
    counts.leave("d", "x")
    counts.leave("a", "x")
    assert counts.enter("e", "z", plays=False)


def test_too_many_messages_are_read_later(tmp_path: Path) -> None:
    """None is refused, none is lost; whoever floods on and on is cut off and comes back another time."""
    with house(tmp_path, replace(USUAL, messages_per_second=20.0, messages_at_once=12.0, flood_seconds=5.0)) as found:
        ann = found.browser("Ann")
        line = ann.line(ann.create(ME, OPEN)["id"])
        for number in range(1, 31):
            line.send({"type": "note", "id": number, "text": str(number)})
        assert [line.until("done")["id"] for _ in range(30)] == list(range(1, 31))
        # Each asks for the whole table, which counts as ten: a burst of 30 s for which nobody waits.
        for _ in range(60):
            line.send({"type": "lang", "lang": "en"})
        assert line.closed() == 4429


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
        assert eve.http.post("/api/me", json={}).json()["reason"] == "too-many"


def test_too_many_requests(tmp_path: Path) -> None:
    """An address that floods is told to wait."""
    with house(tmp_path, replace(USUAL, requests_per_second=0.001, requests_at_once=5.0)) as found:
        ann = found.browser()
        answers = [ann.http.get("/api/health").status_code for _ in range(8)]
        assert 429 in answers
        assert answers[0] == 200


def test_a_socket_that_falls_behind_gets_the_whole_table() -> None:
    """News are dropped when too many wait; answers to one's own requests are not."""
    watcher = Watcher(User("u", "", "en", 0.0, 0.0), "en", 100)
    watcher.send(b"done")
    for _ in range(5):
        watcher.push(b"x" * 30)
    assert watcher.bytes == 4
    assert [watcher.take(), watcher.take()] == [b"done", None]
    watcher.needs_resync = False
    for _ in range(3):
        watcher.push(b"x" * 30)
    watcher.send(b"done" * 10)
    assert watcher.needs_resync
    assert [watcher.take(), watcher.take()] == [b"done" * 10, None]


def test_answers_that_nobody_reads_close_the_socket() -> None:
    """Memory is bound by bytes, whatever they are."""
    watcher = Watcher(User("u", "", "en", 0.0, 0.0), "en", 100)
    closing: list[int | None] = []
    for message in (b"x" * 1000, b"x"):  # one answer of any length is sent
        watcher.send(message)
        closing.append(watcher.closing)
    assert closing == [None, 1013]
    for _ in range(100):
        watcher.send(b"x")
        watcher.push(b"x")
    assert watcher.bytes == 0


def test_a_table_that_nobody_uses_is_forgotten_and_found_again(tmp_path: Path) -> None:
    """Memory is for tables in use; the next visitor finds it as it was."""
    with house(tmp_path) as found:
        ann = found.browser("Ann")
        table = ann.create(ME, RANDOM)["id"]
        line = ann.line(table)
        line.wait_for_turn()
        at = line.at
        hall = found.server.tables

        async def sweep_much_later() -> None:
            hall._tables[table].touched -= 2 * USUAL.idle_seconds
            await hall.sweep()

        found.run(sweep_much_later())
        assert hall.in_memory == 1
        line.close()
        while found.server.sockets.total:
            found.inside(lambda: None)
        found.run(sweep_much_later())
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
