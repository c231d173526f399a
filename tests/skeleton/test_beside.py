"""Steps beside each other: which may begin, how a failure ends the others, what is shown."""

import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from tools import beside, check

ONLY_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc tells who started whom")


@dataclass(frozen=True)
class Plan:
    """A step as far as it matters here; its name is the Python it runs."""

    name: str
    cores: int = 1
    after: tuple[str, ...] = ()
    heading: str = "a step"


def run(steps: list[Plan], scripts: dict[str, str], folder: Path, cores: int = 2) -> list[beside.Outcome]:
    return beside.run_beside(steps, lambda step: [sys.executable, "-c", scripts[step.name]], folder, cores)


def test_steps_begin_where_there_is_room() -> None:
    """What needs two cores waits for both; what needs one overtakes it meanwhile."""
    one, wide, two, three = Plan("one"), Plan("wide", 2), Plan("two"), Plan("three")
    assert beside.startable([one, wide, two, three], [], 2) == [one, two]
    assert beside.startable([wide, three], [two], 2) == [three]
    assert beside.startable([wide], [], 2) == [wide]
    assert beside.startable([Plan("wider", 8)], [], 2) == [Plan("wider", 8)]


def test_a_step_waits_for_those_it_needs() -> None:
    """Unless they were left out: then it is the caller's business."""
    engine, tests = Plan("compile"), Plan("compiled-tests", after=("compile",))
    assert beside.startable([engine, tests], [], 2) == [engine]
    assert beside.startable([tests], [engine], 2) == []
    assert beside.startable([tests], [], 2) == [tests]


def test_all_outputs_are_shown_whole_and_all_outcomes_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    scripts = {"one": "print('one here')", "two": "print('two here')"}
    outcomes = run([Plan("one"), Plan("two")], scripts, tmp_path)
    assert sorted((outcome.name, outcome.code) for outcome in outcomes) == [("one", 0), ("two", 0)]
    told = capfd.readouterr().out
    for name in scripts:
        assert f" {name} – a step\n{name} here\n" in told


@pytest.mark.parametrize("apart", [False, pytest.param(True, marks=ONLY_LINUX)])
def test_the_first_failure_ends_the_others_with_all_they_started(tmp_path: Path, apart: bool) -> None:
    """Nothing goes on in the background, nor in a session of its own, and what had not begun does not begin."""
    child = tmp_path / "child"
    endless = (
        "import subprocess, sys, time\n"
        "asleep = [sys.executable, '-c', 'import time; time.sleep(1000)']\n"
        f"process = subprocess.Popen(asleep, start_new_session={apart})\n"
        f"open({str(child)!r}, 'w').write(str(process.pid))\ntime.sleep(1000)"
    )
    failing = f"import os, sys, time\nwhile not os.path.exists({str(child)!r}): time.sleep(0.01)\nsys.exit(7)"
    steps = [Plan("failing"), Plan("endless"), Plan("never", after=("failing",))]
    outcomes = run(steps, {"failing": failing, "endless": endless, "never": "raise SystemExit(1)"}, tmp_path / "out")
    assert [(outcome.name, outcome.code) for outcome in outcomes] == [("failing", 7), ("endless", None)]
    assert str(outcomes[0]).split() == ["FAILED", *str(outcomes[0]).split()[1:]]
    assert "stopped" in str(outcomes[1])
    process = int(child.read_text(encoding="ascii"))
    while is_running(process):  # it was told to end; a hang here is the failure
        time.sleep(0.01)


def is_running(process: int) -> bool:
    """Whether it runs: one that ended and waits for its parent does not."""
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat")
        return not state.exists() or state.read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except ProcessLookupError:
        return False


def test_every_step_waits_for_steps_that_exist_and_come_before_it() -> None:
    """Otherwise a misspelt name would let a step begin too early."""
    for steps in (check.STEPS, check.QUICK_STEPS, check.FULL_STEPS, check.PYTHON_STEPS):
        names = [step.name for step in steps]
        assert len(set(names)) == len(names)
        for place, step in enumerate(steps):
            assert set(step.after) <= set(names[:place])


def test_the_whole_run_checks_whatever_the_others_check() -> None:
    """Quick leaves out, full adds."""
    names = {step.name for step in check.STEPS}
    assert {step.name for step in check.QUICK_STEPS} <= names
    assert names - {step.name for step in check.FULL_STEPS} == {"compiled-tests"}  # done in full sizes there
    assert "full-tests" in {step.name for step in check.FULL_STEPS}


def test_the_summary_repeats_what_pytest_said_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "OUTPUT", tmp_path)
    (tmp_path / "tests.log").write_text("...\n===== 3 passed, 1 skipped in 2.00s =====\n", encoding="utf-8")
    assert check.closing_line("tests") == "  3 passed, 1 skipped in 2.00s"
    assert check.closing_line("lint") == ""
