"""The guard of the engine's speed judges ratios, never times; here it is given a clock of its own."""

import time
from collections.abc import Callable

import pytest

from merlin_bigbox import engine_mode
from tools import speed_check


class Clock:
    """Time that passes only when work is done."""

    def __init__(self) -> None:
        self.now = 0.0

    def work(self, done: int, seconds: float) -> Callable[[], int]:
        def work() -> int:
            self.now += seconds
            return done

        return work


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "process_time", lambda: clock.now)
    return clock


def test_a_ratio_is_the_same_on_a_slower_machine(clock: Clock) -> None:
    """A machine that does everything at half the speed must not fail the check."""
    fast = speed_check.measured_ratio(clock.work(10, 0.125), clock.work(2, 0.125))
    slow = speed_check.measured_ratio(clock.work(10, 0.25), clock.work(2, 0.25))
    assert fast == slow == 5


def test_the_best_of_several_counts(clock: Clock) -> None:
    """Another program that interferes for a moment must not fail the check."""
    speeds = iter([1.0, 0.25, 1.0])

    def disturbed() -> int:
        clock.now += next(speeds)
        return 1

    assert speed_check.measured_ratio(disturbed, clock.work(1, 0.25), seconds=0.25, repetitions=3) == 1


@pytest.mark.parametrize(("ratio", "passed"), [(1.5, True), (0.4, True), (0.3, False)])
def test_only_a_third_of_the_usual_speed_fails(ratio: float, *, passed: bool) -> None:
    """Machines and versions of Python differ; a rule that became three times slower does not hide among them."""
    verdict = speed_check.Verdict("compiled", ratio, 1.0)
    assert verdict.passed is passed
    assert ("TOO SLOW" in str(verdict)) is not passed


def test_the_wrong_engine_is_not_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A build that silently fell back to pure Python would be compared with the wrong ratio."""
    other = {"compiled": "interpreted", "interpreted": "compiled"}[engine_mode()]
    monkeypatch.setenv("MERLIN_EXPECT_MODE", other)
    assert speed_check.main([]) == 1
    assert other in capsys.readouterr().err


def test_both_engines_have_a_usual_ratio() -> None:
    """The check runs in both modes."""
    assert speed_check.USUAL.keys() == {"compiled", "interpreted"}
    assert all(usual > 0 for usual in speed_check.USUAL.values())


def test_what_is_compared_does_work() -> None:
    """A loop that ends at once would make every ratio meaningless."""
    assert speed_check.reference() == speed_check.ROUNDS
    assert speed_check.playing()() > 100
