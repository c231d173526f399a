"""The comparison of processes and stores puts each setting beside the first one."""

from __future__ import annotations

import pytest

from benchmarks.processes import Found, Spread, hop_rows, processor_seconds, rows


def test_each_setting_stands_beside_the_first() -> None:
    """Twice the time, half the rate, and so twice the processor time a move."""
    one = Found([0.001] * 10, [100.0, 120.0, 80.0], [1.0], [0.0])
    two = Found([0.002] * 10, [50.0], [1.0], [0.25])
    found = {row.text: row for row in rows({"SQLite": one, "PostgreSQL": two})}
    assert found["SQLite: a person's move, p50 of 10"].ratio is None
    assert found["PostgreSQL: a person's move, p50 of 10"].ratio == pytest.approx(2.0)
    assert found["PostgreSQL: bots' moves a second at watched tables"].ratio == pytest.approx(0.5)
    assert found["PostgreSQL: processor time a move"].ratio == pytest.approx(2.0)
    assert "the database 0.25" in found["PostgreSQL: processors in use"].figure


def test_a_hop_stands_beside_a_direct_socket() -> None:
    """Both of the same run."""
    assert [row.ratio for row in hop_rows([0.001] * 4, [0.003] * 4)] == pytest.approx([3.0, 3.0])


def test_people_come_to_the_processes_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a proxy sends them."""
    monkeypatch.setattr(Spread, "ask", lambda *_: None)
    person = Spread(["http://127.0.0.1:1", "http://127.0.0.1:2"], "127.0.0.1")
    assert [person.host for _ in range(3)] == ["127.0.0.1:1", "127.0.0.1:2", "127.0.0.1:1"]


def test_processes_that_have_gone_count_nothing() -> None:
    """Workers come and go while they are measured."""
    assert processor_seconds([2**30]) == 0.0
