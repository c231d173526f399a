"""One game of a simulation: seating, seeds and outcome."""

from __future__ import annotations

from typing import Final, NamedTuple

from merlin_bigbox.arena.decisions import Asking
from merlin_bigbox.arena.play import Play
from merlin_bigbox.arena.random_play import play_randomly
from merlin_bigbox.bots import Request, bot, limit_for
from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.game.options import GameOptions

RANDOM: Final = "random"


class BrokenGameError(MerlinError):
    """A component was lost or duplicated: a bug in the rules."""


class Outcome(NamedTuple):
    """How a game ended. `names` and `points` are by seat, `sources` by seat and reason."""

    names: list[str]
    first: int
    decisions: int
    forced: int
    points: list[int]
    sources: list[list[int]]
    record: str = ""
    """The game as a JSON record, if it was to be kept."""


class Keep(NamedTuple):
    """What the record of a game tells besides its actions."""

    options: GameOptions
    edition: Edition


def derived_seed(seed: int, *path: int) -> int:
    """A seed derived from another one by a number."""
    for number in path:
        seed = Random(Random(seed).bits() + number).bits()
    return seed


def play_game(
    rules: Ruleset, bots: tuple[str, ...], seed: int, index: int, *, check: bool = False, keep: Keep | None = None
) -> Outcome:
    """Play the game with this index; bots rotate by one seat from game to game."""
    players = len(bots)
    names = tuple(bots[(seat + index) % players] for seat in range(players))
    random = Random(derived_seed(seed, index))
    play = Play(rules, lambda rules, state: rules.sample(state, random), keep=keep is not None)
    if any(name != RANDOM for name in names):
        wrong = _ask_bots(play, names, seed, index, check=check)
    elif keep is not None:
        wrong = play.run(lambda _, options: options[random.below(len(options))], check=check, ask_forced=True)
    else:
        course = play_randomly(rules, play.state, random, check)
        play.decisions, play.forced, wrong = int(course.decisions), int(course.forced), course.wrong
    if wrong:
        raise BrokenGameError(f"game {index} of seed {seed}, after {play.decisions} decisions: {'; '.join(wrong)}")
    kept = "" if keep is None else play.record(*keep, names)
    return Outcome(list(names), play.first, play.decisions, play.forced, play.points(), play.sources(), kept)


def _ask_bots(play: Play, names: tuple[str, ...], seed: int, index: int, *, check: bool) -> list[str]:
    """Let bots play to the end; gives what was found wrong."""
    rules = play.rules
    bots = [bot(name, derived_seed(seed, index, seat + 1)) for seat, name in enumerate(names)]
    asking = Asking(names, bots, [limit_for(name) for name in names], f"seed {seed}, game {index}")

    def choose(seat: int, options: list[int]) -> int:
        request = Request(rules, rules.observe(play.state, seat), list(options))
        return asking.answer(seat, request, options, play.decisions)

    with asking.patience:
        return play.run(choose, check=check)
