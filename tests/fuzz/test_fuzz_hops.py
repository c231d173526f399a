"""What processes pass on to each other is believed only if it is right in everything, and only once."""

from __future__ import annotations

import pytest

from merlin_bigbox.server.cluster.hops import Hops
from tests.sizes import size
from tools.fuzz.hops import SPOILING, fuzz_hops


@pytest.mark.interpreted_only
def test_only_right_hops_come_in() -> None:
    """2,000 in the gate; by hand `./merlin python -m tools.fuzz hops --count 1000000`."""
    outcome = fuzz_hops(1, 0, size(2_000, 50_000))
    assert [str(finding) for finding in outcome.findings] == []
    assert {"right 200", "right 204", "replayed 407", *(f"{spoil} 407" for spoil in SPOILING)} <= set(outcome.answers)


@pytest.mark.parametrize(
    ("broken", "told"),
    [("_signature", "came in"), ("_forget", "replayed: came in")],
    ids=["believes any signature", "forgets what came before"],
)
def test_a_door_that_believes_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch, broken: str, told: str) -> None:
    """A fuzzer that cannot fail proves nothing."""
    harm = {"_signature": lambda *_: "0" * 64, "_forget": lambda self, _: self._seen.clear()}
    monkeypatch.setattr(Hops, broken, harm[broken])
    assert any(told in finding.problem for finding in fuzz_hops(1, 0, 300).findings)
