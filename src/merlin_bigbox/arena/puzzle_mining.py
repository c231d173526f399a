"""Mines puzzles of many games into a file: a line of settings, then a line a finished game. Stopped, it goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from merlin_bigbox.arena.jsonl import Lines, differing, entries
from merlin_bigbox.arena.pool import Processes, workers
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import RULES_VERSION
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.puzzles.checking import Checked, check, worth_of
from merlin_bigbox.puzzles.mining import Mined, mine_game
from merlin_bigbox.puzzles.proving import derived
from merlin_bigbox.puzzles.puzzle import Puzzle

FORMAT: Final = "merlin mined puzzles 1"
AHEAD: Final = 2
"""So many games wait for each worker."""


class Mine(NamedTuple):
    """Where puzzles are looked for. Games take turns with the numbers of players, then with the sets of modules."""

    players: tuple[int, ...]
    modules: tuple[tuple[str, ...], ...]
    seed: int

    def options(self, game: int) -> GameOptions:
        """What is played in a game."""
        turn, at = divmod(game, len(self.players))
        return GameOptions(self.players[at], self.modules[turn % len(self.modules)])

    def header(self) -> dict[str, Any]:
        """The first line of the file."""
        return {
            "format": FORMAT,
            "players": list(self.players),
            "modules": [list(each) for each in self.modules],
            "seed": self.seed,
            "rules": RULES_VERSION,
            "edition": load().digest,
        }


class Figures(NamedTuple):
    """What came out: games and turns that were looked at, and the puzzles in the order of their games."""

    games: int
    examined: int
    puzzles: tuple[Puzzle, ...]


def mine(
    where: Mine, games: int, file: Path, jobs: int = 1, progress: Callable[[int, int], None] | None = None
) -> Figures:
    """Look for puzzles in so many games; those of an earlier run that are in the file are not played again."""
    for number in range(min(games, len(where.players) * len(where.modules))):
        where.options(number).rules(load())
    with Kept(file, where) as kept:
        left = [number for number in range(games) if number not in kept.games]

        def tell(number: int, mined: Mined) -> None:
            kept.add(number, mined)
            if progress is not None:
                progress(len(kept.games), games)

        if progress is not None:
            progress(len(kept.games), games)
        if jobs == 1:
            for number in left:
                tell(number, mined_game(where, number))
        elif left:
            with workers(jobs) as pool:
                _spread(pool, where, left, jobs, tell)
    return read_mined(file)


def mined_game(where: Mine, number: int) -> Mined:
    """The puzzles of one game."""
    options = where.options(number)
    return mine_game(options, derived(where.seed, number), worth_of(options))


def _spread(pool: Processes, where: Mine, left: list[int], jobs: int, tell: Callable[[int, Mined], None]) -> None:
    """Let worker processes do it."""
    waiting: dict[Future[Mined], int] = {}
    todo = iter(left)
    while True:
        while len(waiting) < jobs * AHEAD and (number := next(todo, None)) is not None:
            waiting[pool.submit(mined_game, where, number)] = number
        if not waiting:
            return
        for done in wait(waiting, return_when=FIRST_COMPLETED).done:
            tell(waiting.pop(done), done.result())


class Kept(Lines):
    """The file of mined games."""

    def __init__(self, path: Path, where: Mine) -> None:
        super().__init__(path, "mining")
        self.games: set[int] = set()
        try:
            if self.file.tell() > 0:
                self._read(where.header())
            else:
                self.append(where.header())
        except BaseException:
            self.file.close()
            raise

    def _read(self, header: dict[str, Any]) -> None:
        found = _entries(self.path)
        for entry, _ in found:
            if "game" in entry:
                self.games.add(int(entry["game"]))
            elif others := differing(entry, header):
                raise OptionsError(f"{self.path} was begun with another {', '.join(others)}; choose another file")
        self.cut_to(found[-1][1])

    def add(self, number: int, mined: Mined) -> None:
        """Append a finished game."""
        self.games.add(number)
        found = [msgspec.to_builtins(puzzle) for puzzle in mined.puzzles]
        self.append({"game": number, "examined": mined.examined, "puzzles": found})


def _entries(path: Path) -> list[tuple[dict[str, Any], int]]:
    try:
        found = list(entries(path))
    except ValueError:
        found = []
    if not found or not isinstance(found[0][0], dict) or found[0][0].get("format") != FORMAT:
        raise OptionsError(f"{path} is no file of mined puzzles; choose another one")
    return found


def read_mined(path: Path) -> Figures:
    """What such a file holds."""
    games = {entry["game"]: entry for entry, _ in _entries(path)[1:]}
    ordered = [games[number] for number in sorted(games)]
    found = [msgspec.convert(puzzle, Puzzle) for entry in ordered for puzzle in entry["puzzles"]]
    return Figures(len(ordered), sum(int(entry["examined"]) for entry in ordered), tuple(found))


def is_mined(path: Path) -> bool:
    """Whether this is a file of mined games, and not of puzzles alone."""
    with path.open("rb") as file:
        return FORMAT.encode() in file.readline()


def check_all(puzzles: Sequence[Puzzle], visits: int, jobs: int = 1) -> Iterator[Checked]:
    """Prove puzzles once more, in their order."""
    if jobs == 1 or len(puzzles) < 2:
        for puzzle in puzzles:
            yield check(puzzle, visits)
        return
    with workers(jobs) as pool:
        for future in [pool.submit(check, puzzle, visits) for puzzle in puzzles]:
            yield future.result()
