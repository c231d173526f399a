"""What the page tells of modules and of bots, in few numbers, made from the measured facts.

    ./merlin python -m tools.facts.shipped          # --check only tells whether it is out of date

Sources are docs/research/benchmark.json (`tools.facts`), docs/research/plans.json (`tools.facts.plans`) and the rates
of `merlin_bigbox.review.bands`. The page gets numbers as [value, low, high].
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.review.bands import RATES
from tools.facts import pages, plans

ROOT: Final = Path(__file__).resolve().parents[2]
MODULES: Final = ROOT / "web" / "src" / "learn" / "module-facts.json"
BOTS: Final = ROOT / "web" / "src" / "profile" / "bots.json"
WHOLE: Final = ("base", "all")
"""Kinds of games of which seats and luck are told."""
SOURCES_TOLD: Final = 3

Facts = dict[str, Any]


def brief(found: Facts, digits: int = 1) -> list[float]:
    """An interval in three numbers."""
    told = (round(found[name], digits) for name in ("value", "low", "high"))
    return [number if digits else int(number) for number in told]


def share(found: Facts) -> list[float]:
    """A share in percent; an estimate may end beyond what a share can be."""
    return [max(0, min(100, round(100 * found[name]))) for name in ("value", "low", "high")]


def module_facts(benchmark: Facts, measured: Facts) -> Facts:
    """Seats and luck by the number of players, and what each module adds."""
    games: Facts = {}
    adds: Facts = {}
    for each in benchmark["configurations"]:
        players = str(each["players"])
        if each["name"] in WHOLE:
            games.setdefault(each["name"], {})[players] = {
                "seats": [share(seat["wins"]) for seat in each["seats"]],
                "luck": share(each["mixed"]["luck share"]),
            }
        if "adds" in each:
            decisions, points = (brief(each["adds"][name], 0) for name in ("decisions", "points"))
            adds.setdefault(each["name"], {})[players] = {"decisions": decisions, "points": points}
    return {
        "command": benchmark["command"],
        "plansCommand": measured["command"],
        "games": games,
        "adds": adds,
        "plans": {each["name"]: _strongest(each) for each in measured["plans"] if each["players"] == plans.PLAYERS},
    }


def _strongest(plan: Facts) -> list[list[Any]]:
    """Where winners are ahead of the others for certain, most first; what a module brings is called so."""
    ahead: Facts = plan["ahead"]
    base = {reason.name for reason in compose(load(), (), plan["players"]).reason_specs}
    sure = [reason for reason in ahead if ahead[reason]["low"] > 0]
    best = sorted(sure, key=lambda reason: -ahead[reason]["value"])
    return [[reason if reason in base else "module", *brief(ahead[reason])] for reason in best[:SOURCES_TOLD]]


def bot_facts(measured: Facts) -> Facts:
    """What a profile is compared with."""
    return {
        "command": measured["command"],
        "reviews": measured["reviews"],
        "rates": RATES,
        "habits": [_habits(each) for each in measured["habits"]],
        "lost": [{"bot": each["bot"], "kinds": each["kinds"]} for each in measured["lost"]],
    }


def _habits(found: Facts) -> Facts:
    told = {name: found[name] for name in ("traitors", "completed", "held")}
    return {"bot": found["bot"], **told, "points": found["points"]}


def texts() -> dict[Path, str]:
    """The files of the page."""
    benchmark = json.loads(pages.FACTS.read_text(encoding="utf-8"))
    measured = json.loads(plans.FACTS.read_text(encoding="utf-8"))
    return {
        MODULES: json.dumps(module_facts(benchmark, measured), ensure_ascii=False) + "\n",
        BOTS: json.dumps(bot_facts(measured), ensure_ascii=False) + "\n",
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="./merlin python -m tools.facts.shipped", allow_abbrev=False)
    parser.add_argument("--check", action="store_true", help="only tell whether they are out of date")
    asked = parser.parse_args()
    old = [path for path, text in texts().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in old:
        print(f"{'out of date' if asked.check else 'wrote'}: {path.relative_to(ROOT)}")
        if not asked.check:
            path.write_text(texts()[path], encoding="utf-8")
    return 1 if old and asked.check else 0


if __name__ == "__main__":
    sys.exit(main())
