"""The tables of docs/research/benchmark.md, made from the facts beside it.

./merlin python -m tools.facts.pages            # --check only tells whether they are out of date
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
FACTS: Final = ROOT / "docs" / "research" / "benchmark.json"
PAGE: Final = ROOT / "docs" / "research" / "benchmark.md"
BEGIN, END = "<!-- {}: made by tools.facts -->", "<!-- end of {} -->"
PLACES: Final = ("first", "second", "third", "fourth")
CLASSES: Final = ("setup", "dice", "draws")
TITLES: Final = {"base": "base game", "arthur": "Arthur", "all": "all modules"}

Facts = dict[str, Any]


def tables(found: Facts) -> dict[str, str]:
    """All tables by their names on the page."""
    told = [each for each in found["configurations"] if "mixed" in each]
    return {
        "length": _length(told),
        "branching": _branching(told),
        "chance": _chance(told),
        "hidden": _hidden(told),
        "seats": _seats(told),
        "luck": _luck(told),
        "modules": _modules(found["configurations"]),
        "sizes": _sizes(found),
    }


def page_text(found: Facts) -> str:
    """The page with the tables of these facts."""
    text = PAGE.read_text(encoding="utf-8")
    for name, table in tables(found).items():
        begin, end = BEGIN.format(name), END.format(name)
        if begin not in text or end not in text:
            raise ValueError(f"{PAGE.name}: there is no place for the table {name}")
        head, _, rest = text.partition(begin)
        text = f"{head}{begin}\n\n{table}\n\n{end}{rest.partition(end)[2]}"
    return text


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table in Markdown; all columns but the first stand to the right."""
    lines = [" | ".join(heads)]
    lines.append(" | ".join(["---"] + ["---:"] * lines[0].count(" | ")))
    lines += [" | ".join(row) for row in rows]
    return "\n".join(f"| {line} |" for line in lines)


def figure(found: Facts, decimals: int = 0, times: float = 1.0, *, plus: bool = False) -> str:
    """A figure with its interval, if that can be seen: `463 (460…466)`."""
    form: Callable[[float], str] = lambda value: f"{value * times:{'+' if plus else ''},.{decimals}f}"  # noqa: E731
    text = form(found["value"])
    if "low" in found and {form(found["low"]), form(found["high"])} != {text}:
        text += f" ({form(found['low'])}…{form(found['high'])})"
    return text.replace("-", "−")


def percent(found: Facts, decimals: int = 0) -> str:
    """A share in percent."""
    return figure(found, decimals, 100)


def plain(found: Facts, decimals: int = 0) -> str:
    """A figure without its interval, where it is narrower than the last digit or stands elsewhere."""
    return figure({"value": found["value"]}, decimals)


def _named(each: Facts) -> str:
    return f"{TITLES.get(each['name'], each['name'])}, {each['players']}"


def _length(told: list[Facts]) -> str:
    heads = ("configuration, players", "decisions", "choices", "forced", "turns", "shortest – longest")
    return table(
        heads,
        (
            (
                _named(each),
                figure(each["length"]["decisions"]),
                figure(each["length"]["choices"]),
                percent(each["length"]["forced share"], 1),
                figure(each["length"]["turns"], 1),
                f"{each['length']['shortest']:,} – {each['length']['longest']:,}",
            )
            for each in told
        ),
    )


def _branching(told: list[Facts]) -> str:
    heads = (
        "configuration, players", "options of a decision", "of a choice", "median of all, of choices", "most",
        "tree, log₁₀", "actions", "numbers of an observation", "log₂ of its bound", "cells of a state",
    )  # fmt: skip
    return table(
        heads,
        (
            (
                _named(each),
                figure(each["branching"]["options"], 2),
                figure(each["branching"]["options of a choice"], 2),
                f"{each['branching']['median']}, {each['branching']['median of choices']}",
                f"{each['branching']['most']}",
                figure(each["branching"]["tree"]),
                f"{each['spaces']['actions']:,}",
                f"{each['spaces']['observation']:,}",
                f"{each['spaces']['bound']:,.0f}",
                f"{each['spaces']['cells']:,}",
            )
            for each in told
        ),
    )


def _chance(told: list[Facts]) -> str:
    heads = (
        "configuration, players",
        "events",
        "share of all steps",
        "bits",
        *(f"{name}: events, bits" for name in CLASSES),
    )
    return table(
        heads,
        (
            (
                _named(each),
                figure(each["chance"]["events"], 1),
                percent(each["chance"]["share"], 1),
                figure(each["chance"]["bits"]),
                *(
                    f"{plain(each['chance'][name]['events'], 1)}, {plain(each['chance'][name]['bits'])}"
                    for name in CLASSES
                ),
            )
            for each in told
        ),
    )


def _hidden(told: list[Facts]) -> str:
    heads = (
        "configuration, players", "cards of unknown place", "of them in hands", "decrees only others know",
        "log₂ of the worlds, mean", "most",
    )  # fmt: skip
    return table(
        heads,
        (
            (
                _named(each),
                figure(each["hidden"]["unseen cards"], 1),
                figure(each["hidden"]["held cards"], 2),
                figure(each["hidden"]["hidden decrees"], 2),
                figure(each["hidden"]["worlds"], 1),
                f"{each['hidden']['most worlds']:.1f}",
            )
            for each in told
        ),
    )


def _seats(told: list[Facts]) -> str:
    heads = ("configuration, players", *(f"{place}: wins, points" for place in PLACES))
    return table(
        heads,
        (
            (
                _named(each),
                *(f"{percent(seat['wins'])} %, {figure(seat['ahead'], 1, plus=True)}" for seat in each["seats"]),
                *["–"] * (len(PLACES) - each["players"]),
            )
            for each in told
        ),
    )


def _luck(told: list[Facts]) -> str:
    heads = (
        "configuration, players", "deviation of a margin",
        *(f"{name}: alone, with all it has a part in" for name in CLASSES),
        "luck share at mixed tables", "games to tell players apart",
    )  # fmt: skip
    return table(
        heads,
        (
            (
                _named(each),
                figure(each["luck"]["deviation"], 1),
                *(
                    f"{percent(found['alone'])}, {percent(found['with all it has a part in'])}"
                    for found in (each["luck"][name] for name in CLASSES)
                ),
                percent(each["mixed"]["luck share"]),
                figure(each["mixed"]["games to tell players apart"], 1),
            )
            for each in told
        ),
    )


def _modules(configurations: list[Facts]) -> str:
    added = [each for each in configurations if "adds" in each]
    names = list(dict.fromkeys(each["name"] for each in added))
    counts = sorted({each["players"] for each in added})
    heads = ("module", "beside", *(f"{players} players: choices, points" for players in counts))
    rows = []
    for name in names:
        of = {each["players"]: each["adds"] for each in added if each["name"] == name}
        rows.append(
            (
                TITLES.get(name, name),
                TITLES.get(of[counts[0]]["beside"], of[counts[0]]["beside"]),
                *(
                    f"{figure(of[players]['choices'], plus=True)}, {figure(of[players]['points'], 1, plus=True)}"
                    for players in counts
                ),
            )
        )
    return table(heads, rows)


def _sizes(found: Facts) -> str:
    games = sum(each["games"] for each in found["configurations"])
    mixed = sum(2 * each["mixed"]["units"] for each in found["configurations"] if "mixed" in each)
    return (
        f"```\n{found['command']}\n```\n\nVersion {found['version']}, program `{found['program'][:12]}`: "
        f"{games:,} games of knights and {mixed:,} at mixed tables."
    )


def main() -> int:
    """Write the tables, or tell whether they are as the facts say."""
    parser = argparse.ArgumentParser(prog="python -m tools.facts.pages", description=__doc__, allow_abbrev=False)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if anything is out of date")
    check = parser.parse_args().check
    text = page_text(json.loads(FACTS.read_text(encoding="utf-8")))
    if text == PAGE.read_text(encoding="utf-8"):
        return 0
    print(f"{PAGE.relative_to(ROOT)} {'is out of date' if check else 'written'}")
    if not check:
        PAGE.write_text(text, encoding="utf-8")
    return int(check)


if __name__ == "__main__":
    sys.exit(main())
