"""A database that is changed anywhere, by bits or by statements: nothing loads silently changed."""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
from pathlib import Path

import pytest

from tests.server.mutations import MUTATIONS, Content, make, read
from tests.sizes import size

pytestmark = pytest.mark.interpreted_only  # nothing of the engine is in it: once is enough

EACH = size(40, 200)
"""Mutations of each kind."""


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str], Content]:
    """A database that is whole."""
    folder = tmp_path_factory.mktemp("original")
    return folder, *make(folder)


@pytest.mark.parametrize("kind", range(len(MUTATIONS)), ids=[mutation.__name__ for mutation in MUTATIONS])
def test_nothing_loads_silently_changed(original: tuple[Path, list[str], Content], kind: int) -> None:
    """Whatever was changed: each table loads as it was, or it is refused or restored with a notice."""
    folder, ids, expected = original
    silent: list[str] = []
    noticed = 0
    for number in range(EACH):
        with tempfile.TemporaryDirectory() as name:
            copy = Path(name)
            for file in ("merlin.db", "secret"):
                shutil.copy(folder / file, copy / file)
            MUTATIONS[kind](copy, random.Random(f"{kind} {number}"))
            found = asyncio.run(read(copy, ids, expected.user.id if expected.user else ""))
            problems = _silently_changed(expected, found)
            silent += [f"{MUTATIONS[kind].__name__} {number}: {problem}" for problem in problems]
            noticed += bool(found.notices or any(loaded and loaded.damage for loaded in found.tables.values()))
    assert not silent, "\n".join(silent)
    assert noticed > EACH * (0.02 if kind == 0 else 0.3), f"{noticed} of {EACH} were noticed at all"


def _silently_changed(expected: Content, found: Content) -> list[str]:
    """What was given out as if it were what was kept, and is not."""
    problems = [text for text in found.notices if text.startswith("SILENT")]
    if found.user != expected.user and not found.notices:
        problems.append("the user")
    for wanted, loaded in found.tables.items():
        was = expected.tables[wanted]
        assert was is not None
        if loaded is None:
            problems.append("a table is unknown")
        elif loaded.seats != was.seats or loaded.table.seed != was.table.seed:
            problems.append("a table's own values")
        elif not loaded.damage and loaded != was:
            problems.append("a table")
        elif loaded.damage in ("snapshot", "times") and loaded.records != was.records:
            problems.append(f"records, though only {loaded.damage} seemed damaged")
        elif loaded.damage != "snapshot" and loaded.snapshot != was.snapshot:
            problems.append("a snapshot")
        elif loaded.damage == "records":
            at = 0 if loaded.snapshot is None else loaded.snapshot.saved.at
            if not at or loaded.records[at:] != was.records[at:]:
                problems.append("records after the snapshot")
    problems += ["chat" for wanted, lines in found.chat.items() if lines != expected.chat[wanted]]
    problems += ["notes" for wanted, text in found.notes.items() if text != expected.notes[wanted]]
    return problems
