"""Writes the golden playthroughs anew: run it after a change of the rules and review the diff."""

import argparse
import sys
from itertools import combinations
from pathlib import Path

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import make_module, module_names
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.golden import playthrough

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


def _with_needs(*names: str) -> tuple[str, ...]:
    """These modules and those they need."""
    needed = {need for name in names for need in make_module(name, load()).needs}
    return tuple(name for name in module_names() if name in names or name in needed)


def playthroughs() -> dict[str, tuple[GameOptions, int]]:
    """Name, options and number of rounds: the base game, each module, each pair of modules, all of them."""
    # Two rounds show a scoring as well.
    found = {
        "base-2": (GameOptions(2), 2),
        "base-3": (GameOptions(3), 1),
        "base-4": (GameOptions(4), 1),
        "all": (GameOptions(2, module_names()), 1),
    }
    for name in module_names():
        found[name] = (GameOptions(2, _with_needs(name)), 2)
    for one, other in combinations(module_names(), 2):
        found[f"{one}-{other}"] = (GameOptions(2, _with_needs(one, other)), 1)
    return found


def text_of(name: str) -> str:
    """The playthrough as the rules tell it now."""
    options, rounds = playthroughs()[name]
    return playthrough(options, rounds=rounds)


def stale() -> dict[Path, str]:
    """Every file that is not as the rules tell it now, with what it should say; nothing where it should not be."""
    wanted = {FOLDER / f"{name}.txt": text_of(name) for name in playthroughs()}
    kept = {path: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")}
    return {path: wanted.get(path, "") for path in {**kept, **wanted} if kept.get(path) != wanted.get(path)}


def main() -> int:
    """Write every playthrough, and remove those that are no longer wanted."""
    parser = argparse.ArgumentParser(prog="python -m tools.golden", description=__doc__, allow_abbrev=False)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if anything is out of date")
    found = stale()
    if parser.parse_args().check:
        for path in found:
            print(f"tests/golden/{path.name} is out of date: run ./merlin python -m tools.golden")
        return 1 if found else 0
    for path, text in found.items():
        if text:
            path.write_text(text, encoding="utf-8")
        else:
            path.unlink()
    print(f"{len(playthroughs())} playthroughs in tests/golden, {len(found)} of them changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
