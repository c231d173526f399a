"""Proves which engine the tests run on: the sources, or what mypyc made of them."""

import importlib
import importlib.machinery
import os
from pathlib import Path

import merlin_bigbox
from tools.compile_engine import COMPILED, compiled_modules

ROOT = Path(__file__).resolve().parents[2]


def test_the_engine_runs_in_the_mode_that_was_asked_for() -> None:
    """Without this, a build that silently fell back to pure Python would pass as compiled."""
    mode = os.environ.get("MERLIN_EXPECT_MODE") or merlin_bigbox.engine_mode()
    folder, endings = {
        "interpreted": (ROOT / "src", [".py"]),
        "compiled": (COMPILED, importlib.machinery.EXTENSION_SUFFIXES),
    }[mode]
    names = compiled_modules()
    assert "merlin_bigbox.engine.core.state" in names
    for name in names:
        file = str(importlib.import_module(name).__file__)
        assert file.endswith(tuple(endings)), f"{name} should run {mode}, but comes from {file}"
        assert Path(file).is_relative_to(folder), f"{name} should come from {folder}, but comes from {file}"


def test_no_compiled_file_stands_among_the_sources() -> None:
    """A stale one there would be imported instead of the source beside it."""
    found = [path for pattern in ("*.so", "*.pyd") for path in (ROOT / "src").rglob(pattern)]
    assert found == []
