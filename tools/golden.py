"""Writes the golden playthroughs anew: run it after a change of the rules and review the diff."""

from pathlib import Path

from merlin.game.options import GameOptions
from merlin.game.testing.golden import playthrough

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"

# Two rounds show a scoring as well.
PLAYTHROUGHS: dict[str, tuple[GameOptions, int]] = {
    "base-2": (GameOptions(2), 2),
    "base-3": (GameOptions(3), 1),
    "base-4": (GameOptions(4), 1),
}


def text_of(name: str) -> str:
    """The playthrough as the rules tell it now."""
    options, rounds = PLAYTHROUGHS[name]
    return playthrough(options, rounds=rounds)


def main() -> None:
    """Write every playthrough."""
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.txt").write_text(text_of(name), encoding="utf-8")
        print(f"wrote tests/golden/{name}.txt")


if __name__ == "__main__":
    main()
