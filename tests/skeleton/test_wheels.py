"""`./merlin wheels`: which Pythons it finds, and what it does with a wheel that cannot be built or played."""

import sys
from pathlib import Path

import pytest

from tools import wheels

pytestmark = pytest.mark.interpreted_only


def test_this_python_is_found() -> None:
    """And whatever else is found is what it is taken for."""
    found = wheels.pythons()
    assert f"{sys.version_info.major}.{sys.version_info.minor}" in found
    for version, path in found.items():
        assert wheels.output(path, "-c", wheels.ASKED).startswith(f"{version} cpython ")


def test_a_python_that_is_not_there_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anything is built."""
    monkeypatch.setattr(wheels, "pythons", lambda: {"3.11": sys.executable})
    monkeypatch.setattr(sys, "argv", ["wheels", "--only", "3.9", "--out", str(tmp_path / "dist")])
    assert wheels.main() == 2
    assert "there are sources, pure, 3.11" in capsys.readouterr().err
    assert not (tmp_path / "dist").exists()


def test_a_wheel_that_plays_no_game_is_not_published(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One that says it is compiled and is not would be silently slow."""

    def build(_kind: str, _python: str, folder: Path, **_: str) -> Path:
        made = folder / "merlin_bigbox-0-py3-none-any.whl"
        made.write_bytes(b"")
        return made

    monkeypatch.setattr(wheels, "pythons", lambda: {"3.11": sys.executable})
    monkeypatch.setattr(wheels, "build", build)
    monkeypatch.setattr(wheels, "plays", lambda *_: "interpreted")
    monkeypatch.setattr(sys, "argv", ["wheels", "--only", "pure,3.11", "--out", str(tmp_path)])
    assert wheels.main() == 1
    told = capsys.readouterr()
    assert told.out.split() == ["pure", "merlin_bigbox-0-py3-none-any.whl"]
    assert "plays no game: interpreted instead of compiled" in told.err
    assert [path.name for path in tmp_path.iterdir()] == ["merlin_bigbox-0-py3-none-any.whl"]
