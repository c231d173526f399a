"""Puts mined puzzles beside those that come with the game: python -m tools.ship_puzzles mined.jsonl."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

from merlin_bigbox.arena.puzzle_mining import read_mined
from merlin_bigbox.puzzles.library import FILE, puzzles
from merlin_bigbox.puzzles.puzzle import Puzzle, write

SHIPPED = Path(__file__).resolve().parent.parent / "src" / "merlin_bigbox" / "puzzles" / FILE


def chosen(known: list[Puzzle], count: int) -> list[Puzzle]:
    """So many of the puzzles, mixed: of what there is most of, some are left out."""
    left = {puzzle.id: puzzle for puzzle in known}
    while len(left) > count:
        traits = [_traits(puzzle) for puzzle in left.values()]
        often = Counter(trait for each in traits for trait in each)
        del left[max(left, key=lambda name: (sum(often[trait] for trait in _traits(left[name])), name))]
    return list(left.values())


def _traits(puzzle: Puzzle) -> tuple[str, ...]:
    """What should not be the same in all of them."""
    return puzzle.level, puzzle.kind, f"{puzzle.players} players", f"round {puzzle.round}", " ".join(puzzle.modules)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help="files of `merlin puzzles mine`")
    parser.add_argument("--count", type=int, default=200, help="how many puzzles there should be at most")
    parser.add_argument("--checked", type=Path, help="what `merlin puzzles check --json` printed: those that fail go")
    options = parser.parse_args()
    found = {puzzle.id: puzzle for puzzle in puzzles()}
    for file in options.files:
        found |= {puzzle.id: puzzle for puzzle in read_mined(file).puzzles}
    if options.checked is not None:
        for each in json.loads(options.checked.read_text(encoding="utf-8"))["puzzles"]:
            if not each["stays"]:
                found.pop(each["id"], None)
    picked = sorted(chosen(list(found.values()), options.count), key=lambda puzzle: puzzle.id)
    SHIPPED.write_bytes(write(tuple(picked)))
    print(f"{len(picked)} puzzles: {dict(Counter(puzzle.level for puzzle in picked))}")


if __name__ == "__main__":
    main()
