"""The docstrings of compiled code: mypyc leaves them out, the compiler of the engine puts them in."""

from pathlib import Path

from tools import compiled_docstrings

SOURCE = '''"""A file."""


def roll() -> int:
    """Six "faces" – for Merlin?"""


class Die:
    """One die."""

    def turn(self) -> None:
        """Over."""

    def silent(self) -> None: ...

    @property
    def face(self) -> int:
        """Up."""
'''
CODE = r"""
static PyMethodDef Die_methods[] = {
    {"turn",
     (PyCFunction)CPyPy_game___dice___Die___turn,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("turn($self)\n--\n\n")},
    {"silent",
     (PyCFunction)CPyPy_game___dice___Die___silent,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("silent($self)\n--\n\n")},
};
static PyGetSetDef Die_getseters[] = {
    {"value",
     (getter)game___dice___Die_get_value, (setter)game___dice___Die_set_value,
     NULL, NULL},
    {"face",
     (getter)game___dice___Die_get_face,
     NULL, NULL, NULL},
};
static PyTypeObject CPyType_game___dice___Die_template_ = {
    .tp_name = "Die",
    .tp_doc = PyDoc_STR("Die()\n--\n\n"),
};
    {"roll", (PyCFunction)CPyPy_game___dice___roll, METH_NOARGS, PyDoc_STR("roll()\n--\n\n") /* docstring */},
"""


def written(folder: Path, *names: str) -> list[Path]:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(SOURCE, encoding="utf-8")
    return [folder / name for name in names]


def test_functions_methods_properties_and_classes_get_theirs(tmp_path: Path) -> None:
    """Signs that C would take for something else are escaped; what has none stays as it is."""
    (tmp_path / "__native_one.c").write_text(CODE, encoding="utf-8")
    compiled_docstrings.add(tmp_path, written(tmp_path, "game/dice.py"))
    code = (tmp_path / "__native_one.c").read_text(encoding="utf-8")
    assert r'PyDoc_STR("turn($self)\n--\n\nOver.")' in code
    assert 'NULL, PyDoc_STR("Up."), NULL}' in " ".join(code.split())
    assert r'PyDoc_STR("silent($self)\n--\n\n")' in code
    assert r'PyDoc_STR("Die()\n--\n\nOne die.")' in code
    assert r'PyDoc_STR("roll()\n--\n\nSix \042faces\042 \342\200\223 for Merlin\077")' in code


def test_a_name_of_two_modules_is_left_alone(tmp_path: Path) -> None:
    """Better no docstring than that of another; mypyc writes the longer name then."""
    known = compiled_docstrings.docstrings(written(tmp_path, "game/dice.py", "base/dice.py"))
    assert "dice___roll" not in known
    assert known["game___dice___roll"] == known["base___dice___roll"]
