"""Plays games by the present rules and keeps their records: done once, before the rules version goes up."""

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from merlin_bigbox.bots import Bot, Request, bot
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import make_module, module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import notation
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.record import Record, record, verify

PAIRS = (
    ("arthur", "caerleon"),
    ("arthur", "knights"),
    ("arthur", "market"),
    ("arthur", "morgana"),
    ("caerleon", "morgana"),
    ("favor", "market"),
    ("favor", "morgana"),
    ("knights", "morgana"),
    ("market", "caerleon"),
    ("market", "morgana"),
    ("market", "treasures"),
    ("morgana", "decrees"),
)
NAMES = ("Ann", "Bob", "Cy", "Dee")
ADVISORS = ("knight", "squire", "random", "knight")
TRIES = 2000


class Kept(NamedTuple):
    """A table to keep a game of; an unfinished one stops after so many decisions."""

    name: str
    options: GameOptions
    decisions: int = 0


class Curious:
    """Chooses now what it is fond of, now what it has seldom chosen so far, and else as a bot that wants to win."""

    def __init__(self, random: Random, advisor: Bot, fond_of: tuple[str, ...]) -> None:
        self.random = random
        self.advisor = advisor
        self.fond_of = fond_of
        self.chosen: Counter[int] = Counter()

    def choose(self, request: Request) -> int:
        """One of the offered options."""
        mood = self.random.below(3)
        action = self.advisor.choose(request) if mood == 2 else self._pick(request, liked=mood == 0)
        self.chosen[action & 255] += 1
        return action

    def _pick(self, request: Request, *, liked: bool) -> int:
        options = request.options
        if liked:
            options = [option for option in options if self._likes(request, option)] or options
        fewest = min(self.chosen[option & 255] for option in options)
        seldom = [option for option in options if self.chosen[option & 255] == fewest]
        return seldom[self.random.below(len(seldom))]

    def _likes(self, request: Request, option: int) -> bool:
        return notation.write(request.rules, option).startswith(self.fond_of)


def tables() -> list[Kept]:
    """Base games, each module, twelve pairs, all modules; and games that still run."""
    found = [Kept(f"base-{players}", GameOptions(players)) for players in (2, 3, 4)]
    found += [Kept(name, GameOptions(2 + number % 3, _with_needs(name))) for number, name in enumerate(module_names())]
    for number, pair in enumerate(PAIRS):
        found.append(Kept("-".join(pair), GameOptions(4 - number % 3, _with_needs(*pair))))
    found += [Kept(f"all-{players}", GameOptions(players, module_names())) for players in (2, 3, 4)]
    found += [
        Kept("running-base", GameOptions(2), 60),
        Kept("running-market-morgana", GameOptions(3, _with_needs("market", "morgana")), 420),
        Kept("running-all", GameOptions(4, module_names()), 700),
    ]
    return found


def _with_needs(*names: str) -> tuple[str, ...]:
    needed = {need for name in names for need in make_module(name, load()).needs}
    return tuple(name for name in module_names() if name in names or name in needed)


def play(table: Kept, seed: int, fond_of: tuple[str, ...] = ()) -> Record:
    """A game at this table: curious players, advised by knights, squires and nobody in particular."""
    players = table.options.players
    advisors = [bot(name, seed * 8 + seat) for seat, name in enumerate(ADVISORS[:players])]
    seats = [Curious(Random(seed * 8 + 4 + seat), advisor, fond_of) for seat, advisor in enumerate(advisors)]
    game = Game.new(table.options, seed=f"{table.name} {seed}")
    decisions = 0
    while (seat := game.decider) is not None and (table.decisions == 0 or decisions < table.decisions):
        decisions += 1
        game.play(seats[seat].choose(Request(game.rules, game.observe(seat), game.options_now())))
    return record(game, names=NAMES[:players])


def find(table: Kept, shows: Callable[[Kept, Record], bool], fond_of: tuple[str, ...]) -> Record:
    """The first game at this table that shows what it is kept for."""
    for seed in range(1, TRIES):
        kept = play(table, seed, fond_of)
        if (table.decisions > 0 or kept.result) and shows(table, kept):
            verify(kept, table.name)
            return kept
    raise SystemExit(f"{table.name}: none of {TRIES} games shows what it should be kept for")


def keep(folder: Path, shows: Callable[[Kept, Record], bool] = lambda *_: True, fond_of: tuple[str, ...] = ()) -> None:
    """Write a record for every table. `shows` asks for games in which the rules about to change were used.

    Players who are `fond_of` actions of these rules, told by their first words, come to such games sooner.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for table in tables():
        (folder / f"{table.name}.merlin").write_text(find(table, shows, fond_of).text(), encoding="utf-8")
        print(table.name, flush=True)


def main(arguments: list[str]) -> int:
    """Keep games in a folder that does not exist yet."""
    parser = argparse.ArgumentParser(prog="./merlin python -m tools.keep_records", description=__doc__)
    parser.add_argument("folder", type=Path, help="where to write them, such as tests/records/rules-2")
    folder = parser.parse_args(arguments).folder
    if folder.exists():
        parser.error(f"{folder} exists: records that are kept are never written anew")
    keep(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
