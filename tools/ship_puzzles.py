"""Puts mined puzzles beside those that come with the game: python -m tools.ship_puzzles mined.jsonl.

With `--grade` those whose level is one of Merlin's are graded again, when Merlin plays otherwise than it did.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

import msgspec

from merlin_bigbox.arena.puzzle_mining import read_mined
from merlin_bigbox.game import notation
from merlin_bigbox.puzzles.grading import bot_of, plan_of
from merlin_bigbox.puzzles.library import FILE, puzzles
from merlin_bigbox.puzzles.plans import key_of
from merlin_bigbox.puzzles.puzzle import LEVELS, Puzzle, position, write

SHIPPED = Path(__file__).resolve().parent.parent / "src" / "merlin_bigbox" / "puzzles" / FILE

MERLINS = LEVELS[LEVELS.index("merlin-quick") :]


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


def graded(puzzle: Puzzle) -> Puzzle:
    """The puzzle with the level it has by now: bots below Merlin play as they did, and so does Merlin at length."""
    if puzzle.level not in MERLINS:
        return puzzle
    game = position(puzzle)
    rules, state, seat = game.rules, game.state, puzzle.seat
    key = key_of(rules, state, seat, tuple(notation.read(rules, text) for text in puzzle.line))
    asked = MERLINS if puzzle.level != MERLINS[-1] else MERLINS[:-1]
    finds = next((level for level in asked if plan_of(bot_of(level), rules, state, seat) == key), MERLINS[-1])
    if finds != puzzle.level:
        print(f"{puzzle.id}: {puzzle.level}, now {finds}", flush=True)
    return msgspec.structs.replace(puzzle, level=finds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help="files of `merlin puzzles mine`")
    parser.add_argument("--count", type=int, default=200, help="how many puzzles there should be at most")
    parser.add_argument("--checked", type=Path, help="what `merlin puzzles check --json` printed: those that fail go")
    parser.add_argument("--grade", action="store_true", help="grade again what only Merlin found")
    options = parser.parse_args()
    found = {puzzle.id: puzzle for puzzle in puzzles()}
    for file in options.files:
        found |= {puzzle.id: puzzle for puzzle in read_mined(file).puzzles}
    if options.checked is not None:
        for each in json.loads(options.checked.read_text(encoding="utf-8"))["puzzles"]:
            if not each["stays"]:
                found.pop(each["id"], None)
    picked = sorted(chosen(list(found.values()), options.count), key=lambda puzzle: puzzle.id)
    if options.grade:
        picked = [graded(puzzle) for puzzle in picked]
    SHIPPED.write_bytes(write(tuple(picked)))
    print(f"{len(picked)} puzzles: {dict(Counter(puzzle.level for puzzle in picked))}")


if __name__ == "__main__":
    main()
