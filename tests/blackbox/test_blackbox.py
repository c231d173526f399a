"""The real server under real faults: killed, stopped, its disk full, its folder gone, its workers dead."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.blackbox.faults import blackbox
from tests.blackbox.process import BROKEN

pytestmark = [
    pytest.mark.slow,
    pytest.mark.interpreted_only,  # the processes are the same ones in both runs
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="signals, mounts and /proc are used"),
]
FAULTS = 30


def test_nothing_acknowledged_is_lost_and_everybody_plays_on(tmp_path: Path) -> None:
    """Numbers without gaps, every acknowledged move at its place, nothing twice, nothing refused, progress."""
    report = blackbox(tmp_path, FAULTS, seed=1)
    assert not report.wrong, f"{report}\n" + "\n".join(report.wrong[:20])
    assert sum(report.faults.values()) == FAULTS
    assert report.acknowledged > FAULTS


def test_a_server_that_acknowledges_too_early_is_caught(tmp_path: Path) -> None:
    """The control: with the same checks, a broken server does not pass."""
    report = blackbox(tmp_path, 2, seed=2, command=BROKEN, patience=5)
    assert any("not at its place" in line for line in report.wrong), str(report)
