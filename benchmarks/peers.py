"""Other games' engines, driven from Python in the way their own documentation drives them."""

import importlib
import random
import time
from typing import Any

from benchmarks.measure import Sample, play_for

# The libraries are in the benchmarks' own environment only, so they are imported by name, without types.


class OpenSpiel:
    """Random games of one of OpenSpiel's games; chance is sampled and is no decision."""

    def __init__(self, game: str, seed: int = 1) -> None:
        self.name = f"openspiel-{game}"
        self._game: Any = importlib.import_module("pyspiel").load_game(game)
        self._random = random.Random(seed)

    def run(self, seconds: float) -> Sample:
        return play_for(seconds, self.play)

    def play(self, seen: list[int]) -> None:
        number, choices = self._random.random, self._random.choices
        state = self._game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(outcomes, weights)[0])
            else:
                options = state.legal_actions()
                seen.append(len(options))
                state.apply_action(options[int(number() * len(options))])


class PythonChess:
    """Random games of chess."""

    name = "python-chess"

    def __init__(self, seed: int = 1) -> None:
        self._chess: Any = importlib.import_module("chess")
        self._random = random.Random(seed).random

    def run(self, seconds: float) -> Sample:
        return play_for(seconds, self.play)

    def play(self, seen: list[int]) -> None:
        number = self._random
        board = self._chess.Board()
        while not board.is_game_over():
            options = list(board.legal_moves)
            seen.append(len(options))
            board.push(options[int(number() * len(options))])


class Catanatron:
    """Four of catanatron's random players in catanatron's own loop."""

    name = "catanatron"

    def __init__(self, seed: int = 1) -> None:
        self._library: Any = importlib.import_module("catanatron")
        self._seeds = random.Random(seed)
        self._forced, self._options = self._census(20)

    def run(self, seconds: float) -> Sample:
        """Time its own loop as it is; what that loop does not tell comes from games counted before."""
        work = games = 0
        started = now = time.process_time()
        while now - started < seconds:
            game = self._new_game()
            game.play()
            work += len(game.state.actions)
            games += 1
            now = time.process_time()
        return Sample(work, now - started, games, round(self._forced * work), round(self._options * work))

    def _new_game(self) -> Any:
        library = self._library
        seats = [library.RandomPlayer(color) for color in library.Color]
        return library.Game(seats, seed=self._seeds.randrange(1, 2**62))

    def _census(self, games: int) -> tuple[float, float]:
        """The share of forced decisions and the mean number of options."""
        seen: list[int] = []

        def decide(player: Any, game: Any, options: Any) -> Any:
            seen.append(len(options))
            return player.decide(game, options)

        for _ in range(games):
            self._new_game().play(decide_fn=decide)
        return seen.count(1) / len(seen), sum(seen) / len(seen)
