"""Measures the game as a benchmark, and writes what it found.

    ./merlin python -m tools.facts --write

Finished games are kept in the folder: whoever stops it goes on with the same command. With other numbers more of them
are played, and what is there is used. Without `--write` the facts are left in the folder, and the page stays.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from merlin_bigbox.engine.core.errors import OptionsError
from tools.facts import pages
from tools.facts.measuring import Sizes, Store, facts, play_missing, wanted

FOLDER = Path("build/facts")
DEFAULT = Sizes(equal=60, mixed=100, single=20, all_equal=12, all_mixed=30)
"""About a quarter of an hour on one core."""


def tell(done: int, count: int, seconds: float) -> None:
    """A line of progress."""
    print(f"\r{done} of {count} units, {seconds:.0f} s", end="", file=sys.stderr, flush=True)


def main() -> int:
    """Play, work out, write."""
    parser = argparse.ArgumentParser(
        prog="./merlin python -m tools.facts",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--equal", type=int, default=DEFAULT.equal, help="units of five games of knights")
    parser.add_argument("--mixed", type=int, default=DEFAULT.mixed, help="units of two games of different levels")
    parser.add_argument("--single", type=int, default=DEFAULT.single, help="games for each of the other modules")
    parser.add_argument("--all-equal", type=int, default=DEFAULT.all_equal, help="the first with all modules")
    parser.add_argument("--all-mixed", type=int, default=DEFAULT.all_mixed, help="the second with all modules")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FOLDER, help="where finished games and facts are kept")
    parser.add_argument("--write", action="store_true", help=f"put them into {pages.FACTS.name} and the page, too")
    asked = parser.parse_args()
    sizes = Sizes(asked.equal, asked.mixed, asked.single, asked.all_equal, asked.all_mixed)
    if min(sizes) < 1 or asked.jobs < 1:
        parser.error("of everything at least 1 is needed")
    try:
        with Store(asked.out / "units.jsonl", asked.seed) as store:
            play_missing(store, wanted(sizes), asked.seed, asked.jobs, tell)
            found = facts(store, sizes, asked.seed)
    except OptionsError as error:
        print(error, file=sys.stderr)
        return 1
    print(file=sys.stderr)
    text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
    (asked.out / pages.FACTS.name).write_text(text, encoding="utf-8")
    if asked.write:
        pages.FACTS.write_text(text, encoding="utf-8")
        pages.PAGE.write_text(pages.page_text(found), encoding="utf-8")
    for title, table in pages.tables(found).items():
        print(f"{title}\n\n{table}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
