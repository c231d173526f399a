"""Until the engine is compiled, the page is told that bots think slower."""

from pathlib import Path

import pytest

from merlin_bigbox.cli import local_server
from tests.server.client import house


def told(at: Path, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """What a server that waits for an engine there tells, before the engine is complete and afterwards."""
    monkeypatch.setenv("MERLIN_ENGINE", str(at))
    with house(at.parent / "data", compiling=local_server.compiling) as found:
        ann = found.browser()
        answers = [ann.http.get("/api/engine").json()["compiling"]]
        at.with_name(f"{at.name}.stamp").write_text("complete")
        return [*answers, ann.http.get("/api/engine").json()["compiling"]]


def test_bots_are_said_to_think_slower_until_the_engine_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert told(tmp_path / "compiled", monkeypatch) == [True, False]


def test_without_an_engine_to_come_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays in pure Python on purpose, or has the compiled engine already, waits for nothing."""
    monkeypatch.delenv("MERLIN_ENGINE", raising=False)
    assert not local_server.compiling()
