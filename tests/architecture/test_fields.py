"""Fields have names: what is declared, and what reads it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import merlin_bigbox
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose, module_names, variant_names
from merlin_bigbox.engine.core.errors import CompositionError
from merlin_bigbox.engine.core.events import EVERYONE, Event
from merlin_bigbox.engine.core.packed import pack, seat_of
from merlin_bigbox.engine.core.specs import (
    FIRST_OF_ACTION,
    FIRST_OF_FRAME,
    ActionSpec,
    EventSpec,
    FrameSpec,
    action_field,
    declared,
    event_field,
    frame_field,
)

NAMES, TYPES = declared("action gold", ("die", "face", "new_face:face"), 6)


def test_a_field_is_declared_by_name_and_type() -> None:
    """One word is both."""
    assert NAMES == ("die", "face", "new_face")
    assert TYPES == ("die", "face", "face")


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        (("face", "face"), "two fields called face"),
        (("face", "die", "face:number"), "two fields called face"),
        (("new face:face",), "no name"),
        ((":face",), "no name"),
        (("Face:face",), "no name"),
        (("a", "b", "c", "d"), "has 4 fields; there is room for 3"),
    ],
)
def test_fields_that_cannot_be_told_apart_are_refused(fields: tuple[str, ...], why: str) -> None:
    """When the game is put together, not when somebody reads the wrong one."""
    with pytest.raises(CompositionError, match=why):
        declared("event thing", fields, 3)


def test_fields_are_read_by_name() -> None:
    """An action's begin after its kind, a frame's and an event's after the seat."""
    action = ActionSpec("gold", NAMES, TYPES, reveals=False)
    assert action_field(action, pack(9, 1, 2, 3), "new_face") == 3
    frame = FrameSpec("gold", NAMES, TYPES, "GOLD-2")
    assert seat_of(pack(9, 3, 4, 5, 6)) == 3
    assert frame_field(frame, pack(9, 3, 4, 5, 6), "new_face") == 6
    event = EventSpec("gold", NAMES, TYPES, "GOLD-2")
    assert event_field(event, Event(9, EVERYONE, 0, 7, 8, 9), "new_face") == 9
    with pytest.raises(ValueError, match="not in tuple"):
        event_field(event, Event(9, EVERYONE, 0, 7, 8, 9), "colour")


# --- the constants by which the rules read ------------------------------------------------------------------------

PACKAGE = Path(merlin_bigbox.__file__).parent
CORE = PACKAGE / "engine" / "core"
READERS = ("field", "with_field", "fields_from")


def constant(kind: str, name: str) -> str:
    """What the position of a field is called in the rules: `MOVE_FIGURE` for the figure of the frame "move"."""
    return re.sub(r"[ -]", "_", f"{kind} {name}".upper())


@cache
def positions() -> dict[str, set[int]]:
    """For each field of a frame or an action, by what it is called, where it stands: in one place alone, one hopes."""
    found: dict[str, set[int]] = {}
    edition = load()
    for variants in ((), tuple(variant_names(edition))):
        rules = compose(edition, module_names(), 4, variants)
        for specs, first in ((rules.frame_specs, FIRST_OF_FRAME), (rules.action_specs, FIRST_OF_ACTION)):
            for spec in specs.values():
                for position, name in enumerate(spec.fields, first):
                    found.setdefault(constant(spec.name, name), set()).add(position)
    return found


def constants(path: Path) -> dict[str, int]:
    """The numbers that a file names, such as `MOVE_FIGURE: Final = 3`."""
    return {
        node.target.id: node.value.value
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, int)
    }


def sources() -> list[Path]:
    """The files of the package, besides those in which packing itself is written."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if CORE not in path.parents]


def reads(path: Path) -> Iterator[tuple[int, ast.expr]]:
    """Where the fields of packed words are read or replaced: the line, and the expression that says which field."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in READERS:
            # A function of this name that takes no number makes the fields of dataclasses.
            yield from ((node.lineno, position) for position in node.args[1:2])


@cache
def of_core() -> set[str]:
    """What core calls positions by: where fields begin, what hooks agree on; and the parts of a requirement."""
    named = {name for path in CORE.glob("*.py") for name in constants(path)}
    return named | {name for name in constants(PACKAGE / "engine/base/requirements.py") if name.startswith("REQUIRED_")}


FILES_OF_FIELDS = sorted(PACKAGE.rglob("fields.py"))


@pytest.mark.parametrize("path", FILES_OF_FIELDS, ids=lambda path: path.parent.name)
def test_constants_stand_where_their_spec_has_the_field(path: Path) -> None:
    """Kind and name make the constant; another order in the declaration, or another name there, is found here."""
    for name, position in constants(path).items():
        assert positions().get(name) == {position}, f"{path}: {name}"


def test_there_are_constants_to_look_at() -> None:
    """The base game and all modules have fields to read."""
    assert len(FILES_OF_FIELDS) >= 1 + len(module_names())
    assert sum(len(constants(path)) for path in FILES_OF_FIELDS) > 100


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nobody_reads_a_field_by_its_number(path: Path) -> None:
    """A field is read by a constant of its own; shifting words about is the business of core alone."""
    own = {name: value for name, value in constants(path).items() if name in positions()}
    for name, value in own.items():
        assert positions()[name] == {value}, f"{path}: {name}"
    for line, position in reads(path):
        parts = list(ast.walk(position))
        named = {node.id for node in parts if isinstance(node, ast.Name) and node.id.isupper()}
        assert named <= positions().keys() | of_core(), f"{path}:{line}: {ast.unparse(position)}"
        assert not any(isinstance(node, ast.Constant) for node in parts), f"{path}:{line}: {ast.unparse(position)}"
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.RShift):
            shifts = [found.value for found in ast.walk(node.right) if isinstance(found, ast.Constant)]
            by_bytes = [value for value in shifts if isinstance(value, int) and value > 0 and value % 8 == 0]
            assert not by_bytes, f"{path}:{node.lineno}: {ast.unparse(node)}"
