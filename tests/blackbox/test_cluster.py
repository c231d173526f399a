"""Two real servers at a real PostgreSQL under real faults: processes, wires and the database itself."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.blackbox.cluster import CONTROL, HELD_FOR_CONTROL
from tests.blackbox.cluster_storm import storm
from tests.blackbox.process import UNFENCED

pytestmark = [
    pytest.mark.slow,
    pytest.mark.interpreted_only,  # the processes are the same ones in both runs
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="signals and /proc are used"),
]
FAULTS = 30


def test_nothing_acknowledged_is_lost_between_two_processes(tmp_path: Path) -> None:
    """Each record at its place and by its owner, no stale look, no late write, and everybody plays on."""
    report = storm(tmp_path, FAULTS, seed=1)
    assert not report.wrong, f"{report}\n" + "\n".join(report.wrong[:20])
    assert sum(report.faults.values()) == FAULTS
    assert report.acknowledged > FAULTS
    assert report.handed > 0


def test_servers_without_a_fence_are_caught(tmp_path: Path) -> None:
    """The control: with the same checks, late writes do not pass unnoticed. On a busy machine few come late enough."""
    for seed in range(12):
        folder = tmp_path / str(seed)
        folder.mkdir()
        report = storm(folder, 2, seed, UNFENCED, kinds=(HELD_FOR_CONTROL,), limits=CONTROL)
        if report.wrong:
            break
    assert any("was written by" in problem for problem in report.wrong), str(report)
