"""Writes the golden playthroughs anew: run it after a change of the rules and review the diff."""

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


def main() -> None:
    """Write every playthrough, and remove those that are no longer wanted."""
    for path in FOLDER.glob("*.txt"):
        if path.stem not in playthroughs():
            path.unlink()
    for name in playthroughs():
        (FOLDER / f"{name}.txt").write_text(text_of(name), encoding="utf-8")
    print(f"wrote {len(playthroughs())} playthroughs into tests/golden")


if __name__ == "__main__":
    main()
