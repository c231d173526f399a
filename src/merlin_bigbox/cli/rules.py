"""`merlin rules` and `merlin edition`: the text of the rules, and the provenance of the printed components."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from merlin_bigbox.cli.console import Language, edition_for, look_for, output
from merlin_bigbox.edition import load
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.words import Words
from merlin_bigbox.learn.proving import check
from merlin_bigbox.terminal.rulebook import find_rules, rule_as_json, rule_list, rule_page
from merlin_bigbox.terminal.style import QUIET, TITLE


def rules(
    word: str = "",
    /,
    *,
    lang: Language = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Explain a rule, or search the rules for a word; without a word, list them all.

    Example: merlin rules BASE-45
    """
    look = look_for(lang)
    console = output()
    found = find_rules(look, word.strip())
    if json:
        print(msgspec.json.encode([rule_as_json(look, rule) for rule in found]).decode())
        return 0 if found else 1
    if not found:
        console.print(look.text("rules-none", word=word))
        return 1
    if len(found) == 1:
        composed = GameOptions().rules(load())
        words = Words(composed, load(), look.catalogue.lang)
        console.print(rule_page(look, found[0], composed, words))
        return 0
    if word:
        console.print(look.text("rules-found", number=len(found), word=word))
        console.print()
    console.print(rule_list(look, found, whole=bool(word)))
    return 0


def edition(
    file: Path | None = None,
    /,
    *,
    lang: Language = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Check a file of printed components and show how each of them is known.

    Whoever owns the box can correct a copy of the built-in file and play with it: merlin play --edition FILE.

    Example: merlin edition corrected.toml
    """
    look = look_for(lang)
    console = output()
    components = edition_for(file)
    # The built-in one is what the lessons were written with.
    broken = [] if components.is_builtin else check(components)
    if json:
        known = [
            {"place": entry.place, "level": entry.level.value, "note": entry.note} for entry in components.provenance
        ]
        found = {"digest": components.digest, "builtin": components.is_builtin, "components": known, "lessons": broken}
        print(msgspec.json.encode(found).decode())
        return 0
    name = "bigbox.toml" if file is None else str(file)
    builtin = "yes" if components.is_builtin else "no"
    console.print(look.text("edition-fine", file=name, builtin=builtin, digest=components.digest[:12]))
    counts = Counter(entry.level.value for entry in components.provenance)
    levels = {level: counts.get(level, 0) for level in ("text", "seen", "reconstructed")}
    console.print(look.text("edition-counts", **levels))
    if broken:
        console.print(look.text("edition-lessons", number=len(broken)))
        console.print("\n".join(f"  {problem}" for problem in broken), style=QUIET, markup=False, highlight=False)
    console.print()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=TITLE, pad_edge=False)
    table.add_column(look.text("edition-place"), no_wrap=True)
    table.add_column(look.text("edition-known"))
    table.add_column(look.text("edition-note"), style=QUIET)
    told: set[str] = set()
    for entry in components.provenance:
        # A note applies to all entries of its table: print it once.
        note = "" if entry.note in told else entry.note
        told.add(entry.note)
        table.add_row(entry.place, look.text(f"level-{entry.level.value}"), note)
    console.print(table)
    return 0
