"""Puts the docstrings of the sources into the C files that mypyc makes of them: by itself it keeps signatures only.

mypyc names a C function after the end of its module's name, as much of it as is unique among all that is compiled:
`ruleset___Ruleset___options`, `base___goods___claim`.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

JOINT = "___"
# {"options", (PyCFunction)CPyPy_ruleset___Ruleset___options, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("options($self, …
_FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s*METH_[A-Z_ |]+,\s*PyDoc_STR\("[^"]*?--\\n\\n)("\))')
# static PyTypeObject CPyType_ruleset___Ruleset_template_ = { … .tp_doc = PyDoc_STR("Ruleset(players)\n--\n\n"),
_CLASS = re.compile(r'(PyTypeObject CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\("[^"]*?--\\n\\n)("\))')
# {"points", (getter)game___Game_get_points, NULL, NULL, NULL},
_PROPERTY = re.compile(r"(\(getter\)(\w+?)_get_(\w+),\s*(?:NULL|\(setter\)\w+),\s*)NULL(, NULL\})")


def add(folder: Path, sources: list[Path]) -> None:
    """Complete the C files in the folder with the docstrings of these sources."""
    known = docstrings(sources)
    for path in folder.glob("__native*.c"):
        path.write_text(completed(path.read_text(encoding="utf-8"), known), encoding="utf-8")


def docstrings(sources: list[Path]) -> dict[str, str]:
    """Every docstring by each name that mypyc could give to what it describes, without names that mean two things."""
    found: dict[str, str] = {}
    doubled: set[str] = set()
    for source in sources:
        parts = source.with_suffix("").parts
        for name, text in _described(ast.parse(source.read_text(encoding="utf-8"))):
            for first in range(len(parts)):
                full = JOINT.join((*parts[first:], name))
                if full in found:
                    doubled.add(full)
                found[full] = text
    return {name: text for name, text in found.items() if name not in doubled}


def _described(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and (text := ast.get_docstring(node)):
            yield node.name, text
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and (text := ast.get_docstring(method)):
                    yield f"{node.name}{JOINT}{method.name}", text


def completed(code: str, known: dict[str, str]) -> str:
    """C code whose functions and classes carry their docstrings."""

    def with_docstring(match: re.Match[str]) -> str:
        return match[1] + _as_c(known.get(match[2], "")) + match[3]

    def of_property(match: re.Match[str]) -> str:
        text = known.get(f"{match[2]}{JOINT}{match[3]}")
        return f'{match[1]}PyDoc_STR("{_as_c(text)}"){match[4]}' if text else match[0]

    return _PROPERTY.sub(of_property, _CLASS.sub(with_docstring, _FUNCTION.sub(with_docstring, code)))


def _as_c(text: str) -> str:
    """The text inside a C string: octal escapes, because hexadecimal ones would swallow the letters that follow."""
    plain = (chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode())
    return "".join(plain)
