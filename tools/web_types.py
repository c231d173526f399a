"""Writes the page's types and the tables of docs/protocol.md from the server's messages; --check tells drift."""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

from merlin_bigbox.game import guide_parts, shown, view
from merlin_bigbox.game.modules import shown_by_modules
from merlin_bigbox.locale import catalogue
from merlin_bigbox.locale.languages import LANGUAGES, Lang
from merlin_bigbox.review import telling
from merlin_bigbox.server.protocol import http, lessons, live, planning, puzzles, reviews

ROOT: Final = Path(__file__).resolve().parent.parent
TYPES: Final = ROOT / "web" / "src" / "wire.ts"
SCHEMA: Final = ROOT / "docs" / "protocol.schema.json"
PAGE: Final = ROOT / "docs" / "protocol.md"
WORDS: Final = ROOT / "web" / "src" / "locale"
MARK: Final = "<!-- The messages, made by tools/web_types.py -->"

UNIONS: Final = {
    "FromPage": live.FromPage,
    "ToPage": live.ToPage,
    "Seat": http.Seat,
    "Lang": Lang,
    "Status": http.Status,
    "Reason": http.Reason,
}
"""Types that have a name in Python alone."""

Schema = dict[str, Any]


def structs() -> list[type[msgspec.Struct]]:
    """Every message and what it is made of, in the order of the files."""
    found: list[type[msgspec.Struct]] = []
    sources: list[Any] = [
        http,
        live,
        planning,
        lessons,
        puzzles,
        reviews,
        telling,
        shown,
        view,
        guide_parts,
        *shown_by_modules().values(),
    ]
    for module in sources:
        members = [value for value in vars(module).values() if inspect.isclass(value)]
        found.extend(
            member for member in members if issubclass(member, msgspec.Struct) and member.__module__ == module.__name__
        )
    return found


def components(template: str = "{name}") -> dict[str, Schema]:
    """The JSON Schema of every message by its name, with its description as it would stand on a page."""
    found = dict(msgspec.json.schema_components(structs(), ref_template=template)[1])
    for schema in found.values():
        if "description" in schema:
            schema["description"] = inspect.cleandoc(schema["description"])
    return found


# --- TypeScript ------------------------------------------------------------------------------------------------------


def typescript(schema: Schema) -> str:
    """A JSON Schema as a type expression."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(typescript(part) for part in schema['prefixItems'])}]"
        inner = typescript(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {typescript(schema.get('additionalProperties', {}))}>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def interface(name: str, schema: Schema) -> str:
    """A message as a TypeScript interface with its description."""
    lines = [f"/** {line}" if index == 0 else f" * {line}".rstrip() for index, line in enumerate(_about(schema))]
    needed = set(schema.get("required", ()))
    # Whatever the server sends is complete; only what the page sends may leave out what has a default.
    sent = name in {part.__name__ for part in live.FromPage.__args__} or name in FROM_PAGE
    fields = [
        f"  {field}{'' if field in needed or not sent else '?'}: {typescript(part)};"
        for field, part in schema.get("properties", {}).items()
    ]
    return "\n".join([*lines[:-1], f"{lines[-1]} */", f"export interface {name} {{", *fields, "}"])


FROM_PAGE: Final = (
    "ChangeMe",
    "Recover",
    "SeatPlan",
    "Branch",
    "CreateTable",
    "PlayLesson",
    "AskLesson",
    "PlayPuzzle",
    "AskPuzzle",
)


def _about(schema: Schema) -> list[str]:
    return str(schema.get("description", "")).splitlines() or [""]


def module_parts() -> str:
    """The types of what each module adds to views and to the guide, found by the module's name."""
    lines = [
        f"  {name}: {{ slice: {part.SLICE.__name__}; guide: {get_type_hints(part.guide)['return'].__name__} }};"
        for name, part in shown_by_modules().items()
    ]
    about = "/** The types of each module's part of views and of the guide, by its name. */"
    return "\n".join([about, "export interface ModuleParts {", *lines, "}"])


def languages_text() -> str:
    """The languages that the server knows, and how each calls itself: the page has no list of its own."""
    names = {lang: catalogue(lang).text("language-name") for lang in LANGUAGES}
    lines = [f"  {lang}: {json.dumps(name, ensure_ascii=False)}," for lang, name in names.items()]
    return "\n".join(
        [
            f"export const LANGUAGES: readonly Lang[] = {json.dumps(list(LANGUAGES))};",
            "",
            "export const LANGUAGE_NAMES: Record<Lang, string> = {",
            *lines,
            "};",
        ]
    )


def types_text() -> str:
    """The page's file of types."""
    parts = ["// Made by tools/web_types.py from the server's messages: change those, then run it again."]
    parts += [interface(name, schema) for name, schema in components().items()]
    parts.append(module_parts())
    for name, union in UNIONS.items():
        members = getattr(union, "__args__", ())
        names = [member.__name__ if inspect.isclass(member) else json.dumps(member) for member in members]
        parts.append(f"export type {name} = {' | '.join(names)};")
    parts.append(languages_text())
    return "\n\n".join(parts) + "\n"


# --- documents -------------------------------------------------------------------------------------------------------


def schema_text() -> str:
    """All messages as one JSON Schema document."""
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Merlin",
        "$defs": components("#/$defs/{name}"),
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def page_text(before: str) -> str:
    """The protocol page: what was written by hand above the mark, then a section for each message."""
    parts = [before.split(MARK, maxsplit=1)[0] + MARK]
    for name, schema in components().items():
        rows = [f"| `{field}` | `{_cell(part)}` |" for field, part in schema.get("properties", {}).items()]
        table = "\n".join(["| field | type |", "|---|---|", *rows])
        parts.append(f"### {name}\n\n{schema.get('description', '')}\n\n{table}")
    return "\n\n".join(parts) + "\n"


def _cell(schema: Schema) -> str:
    return typescript(schema).replace("|", "\\|")


def files() -> dict[Path, str]:
    """Every file that is made, and what it should say."""
    page = PAGE.read_text(encoding="utf-8") if PAGE.exists() else "# The protocol\n\n"
    words = {WORDS / f"words.{lang}.ts": words_text(lang) for lang in LANGUAGES}
    return {TYPES: types_text(), SCHEMA: schema_text(), PAGE: page_text(page), **words}


def words_text(lang: str) -> str:
    """The file that brings all words of the page in one language together: a bundler finds them by their names."""
    return f"""// Made by tools/web_types.py: all words of the page in one language, in one file.
const files = import.meta.glob<string>(
  [
    "./*.{lang}.ftl",
    "!./daily.{lang}.ftl",
    "!./planner.{lang}.ftl",
    "!./edition.{lang}.ftl",
    "!./learn.{lang}.ftl",
    "!./profile.{lang}.ftl",
    "!./review.{lang}.ftl",
    "!./teach.{lang}.ftl",
    "!./rulebook.{lang}.ftl",
    "../modules/*/locale/*.{lang}.ftl",
  ],
  {{
    query: "?raw",
    import: "default",
    eager: true,
  }},
);
export default Object.values(files);
"""


def main() -> int:
    check = "--check" in sys.argv[1:]
    code = 0
    for path, text in files().items():
        now = path.read_text(encoding="utf-8") if path.exists() else ""
        if now == text:
            continue
        if check:
            print(f"{path.relative_to(ROOT)} is out of date: run ./merlin python -m tools.web_types")
            code = 1
        else:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
    return code


if __name__ == "__main__":
    sys.exit(main())
