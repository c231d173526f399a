"""The catalogue of rules: the id, the title and the text of every numbered rule, as the help shows it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

import merlin_bigbox


class Rule(NamedTuple):
    """A numbered rule in one language."""

    id: str
    title: str
    text: str


def _flat(pattern: ast.Pattern | None) -> str:
    if pattern is None:
        return ""
    text = "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))
    return " ".join(text.split())


def read_catalogue(source: str) -> list[Rule]:
    """The rules of one catalogue file, in its order."""
    rules: list[Rule] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("rule-"):
            titles = [_flat(each.value) for each in entry.attributes if each.id.name == "title"]
            rules.append(Rule(entry.id.name.removeprefix("rule-"), "".join(titles), _flat(entry.value)))
    return rules


def rulebook(language: str = "en") -> dict[str, Rule]:
    """Every rule of the base game and of the modules, by id."""
    files = sorted(Path(merlin_bigbox.__file__).parent.rglob(f"locale/rules.{language}.ftl"))
    return {rule.id: rule for path in files for rule in read_catalogue(path.read_text(encoding="utf-8"))}
