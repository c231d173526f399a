"""A module is one folder: no file outside of it knows it by name."""

import ast
from collections.abc import Iterator
from pathlib import Path

import merlin_bigbox
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.ruleset import Ruleset

PACKAGE = Path(merlin_bigbox.__file__).parent
CONTENT = ("edition", "interactions")
"""Where modules may be named: what is printed and the schema of that, and the rulings where modules meet."""

RULES = ("modules", "versions")
"""Where their actions and events may be: their own folders, and how their rules were before."""


def strings(path: Path) -> Iterator[tuple[int, str]]:
    """Every string of a file that is no docstring and not what a module needs, with its line."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told: list[ast.AST] = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "self.needs":
            told += ast.walk(node.value)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told:
            yield node.lineno, node.value


def owner(path: Path) -> str:
    """The module in whose folder a file stands, or nothing."""
    parts = path.relative_to(PACKAGE).parts
    return parts[1] if parts[0] == "modules" and len(parts) > 2 else ""


def test_no_quoted_module_name_stands_outside_of_its_folder() -> None:
    """A module is found, asked and shown by what it declares; a table of names elsewhere would have to grow with it."""
    found = [
        f"{path.relative_to(PACKAGE)}:{line}: {text}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.relative_to(PACKAGE).parts[0] not in CONTENT
        for line, text in strings(path)
        for name in module_names()
        if text in (name, f"module-{name}") and owner(path) != name
    ]
    assert found == []


def words_of(rules: Ruleset) -> set[str]:
    """What a game declares by names of more than one word; single ones may mean something else, too."""
    names = [spec.name for spec in rules.action_specs.values()]
    names += [spec.name for spec in rules.event_specs.values()]
    names += [spec.name for spec in rules.frame_specs.values()]
    names += [spec.name for spec in rules.space_specs]
    names += [spec.name for spec in rules.reason_specs]
    return {name for name in names if set(name) & set(" -_")}


def test_no_action_event_or_space_of_a_module_is_named_in_shared_files() -> None:
    """What is special about it stands on its declaration, such as `arrives=True`."""
    brought = words_of(compose(load(), module_names(), 4)) - words_of(compose(load(), (), 4))
    assert len(brought) > 100
    found = [
        f"{path.relative_to(PACKAGE)}:{line}: {text}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.relative_to(PACKAGE).parts[0] not in (*CONTENT, *RULES)
        for line, text in strings(path)
        if text in brought
    ]
    assert found == []


def test_the_test_sees_names_where_they_stand(tmp_path: Path) -> None:
    """Docstrings, and what a module needs, are no tables."""
    file = tmp_path / "shared.py"
    file.write_text('"""gold"""\n\nself.needs = ("gold",)\nif name == "gold":\n    pass\n', encoding="utf-8")
    assert list(strings(file)) == [(4, "gold")]
