"""The benchmarks compare fairly, and their page shows what they measure."""

from pathlib import Path

import pytest

from benchmarks import report
from benchmarks.measure import Sample, interleave, ratios
from benchmarks.merlin_games import Copies, Driven, Playout, rules_for

PAGE = Path(__file__).resolve().parents[2] / "docs" / "performance.md"


class Fake:
    """A subject that only remembers when it was asked."""

    def __init__(self, name: str, asked: list[str]) -> None:
        self.name = name
        self._asked = asked

    def run(self, seconds: float) -> Sample:
        self._asked.append(self.name)
        return Sample(1, seconds)


def test_every_subject_has_its_turn_in_every_repetition() -> None:
    """A slow minute of the machine has to hit all of them; being first must not always fall to the same one."""
    asked: list[str] = []
    samples = interleave([Fake(name, asked) for name in "abc"], 2, 1.0, lambda _: None)
    assert "".join(asked) == "abc" + "abc" + "bca"  # the first time does not count
    assert {name: len(found) for name, found in samples.items()} == {"a": 2, "b": 2, "c": 2}


def test_ratios_compare_slices_of_the_same_repetition() -> None:
    """What slows both down for a while leaves their ratio alone."""
    one = [Sample(40, 1.0), Sample(4, 1.0), Sample(20, 1.0)]
    other = [Sample(10, 1.0), Sample(1, 1.0), Sample(5, 1.0)]
    found = ratios(one, other)
    assert (found.low, found.median, found.high) == (4, 4, 4)


def _samples(rate: int) -> dict[str, list[Sample]]:
    names = [*report.TITLES, report.COPY]
    return {name: [Sample(rate if name.startswith("merlin") else 1000, 1.0, 1, 1, 3)] for name in names}


@pytest.mark.parametrize(("rate", "passed"), [(1_000_000, True), (1000, False)])
def test_targets_pass_and_miss(rate: int, *, passed: bool) -> None:
    """Four ratios to reach and a time for a copy to stay below."""
    judged = list(report.judge(_samples(rate)))
    assert len(judged) == len(report.TARGETS) + 1
    assert {row.passed for row in judged} == {passed}


def test_driven_games_count_their_decisions_and_options() -> None:
    """Forced decisions are decisions, and their share is told."""
    rules = rules_for(())
    seen: list[int] = []
    Driven(rules).play(seen)
    assert min(seen) == 1 < max(seen)
    assert Playout("any", rules).play() > 100
    assert Copies(rules).copy() > 0


def test_the_page_shows_the_tables_that_the_benchmark_makes() -> None:
    """Whoever renews a table by --markdown finds the same rows there."""
    text = PAGE.read_text(encoding="utf-8")
    made = report.Report("", {}, (), 1, 1.0, list(report.judge(_samples(1000))), list(report.speeds(_samples(1000))))
    rows = [line.split("|")[1] for line in report.as_markdown(made).splitlines() if line.startswith("|")]
    assert [row for row in rows if row not in text] == []
