"""One game between bots: who sits where, which seeds it has, and how it ended."""

from __future__ import annotations

from typing import Final, NamedTuple

from merlin_bigbox.arena.random_play import play_randomly
from merlin_bigbox.bots import Bot, Request, bot
from merlin_bigbox.engine.base.cells import FIRST
from merlin_bigbox.engine.base.names import F_TURN
from merlin_bigbox.engine.core.errors import MerlinError, NotOfferedError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_NOBODY, POINTS, Ruleset
from merlin_bigbox.engine.core.state import State, top

RANDOM: Final = "random"


class BrokenGameError(MerlinError):
    """A component got lost or doubled: the rules have a fault."""


class Outcome(NamedTuple):
    """How a game ended. `names` and `points` are by seat, `sources` by seat and reason."""

    names: list[str]
    first: int
    decisions: int
    forced: int
    points: list[int]
    sources: list[list[int]]


def derived_seed(seed: int, *path: int) -> int:
    """A seed of its own for everything that has a number."""
    for number in path:
        seed = Random(Random(seed).bits() + number).bits()
    return seed


def play_game(rules: Ruleset, bots: tuple[str, ...], seed: int, index: int, *, check: bool = False) -> Outcome:
    """Play the game with this index; from game to game the bots move on by one seat."""
    players = len(bots)
    names = [bots[(seat + index) % players] for seat in range(players)]
    random = Random(derived_seed(seed, index))
    state = rules.new_state()
    rules.chance(state, random)
    first = int(state.cells[FIRST])
    if all(name == RANDOM for name in names):
        course = play_randomly(rules, state, random, check)
        decisions, forced, wrong = int(course.decisions), int(course.forced), course.wrong
    else:
        seats = [bot(name, derived_seed(seed, index, seat + 1)) for seat, name in enumerate(names)]
        decisions, forced, wrong = _play(rules, state, seats, random, check=check)
    if wrong:
        raise BrokenGameError(f"game {index} of seed {seed}, after {decisions} decisions: {'; '.join(wrong)}")
    cells = state.cells
    width = int(rules.reason_count)
    sources = [[int(cells[rules.sheet + seat * width + reason]) for reason in range(width)] for seat in range(players)]
    return Outcome(names, first, decisions, forced, [int(cells[POINTS + seat]) for seat in range(players)], sources)


def _play(rules: Ruleset, state: State, seats: list[Bot], random: Random, *, check: bool) -> tuple[int, int, list[str]]:
    """Ask the bots until the game is over; gives decisions, forced ones, and what was found wrong."""
    decisions = forced = 0
    while (seat := rules.decider(state)) != BY_NOBODY:
        if check and top(state) & 255 == F_TURN and (wrong := rules.wrong(state)):
            return decisions, forced, wrong
        options = rules.options(state)
        decisions += 1
        if len(options) == 1:
            forced += 1
            action = options[0]
        else:
            action = seats[seat].choose(Request(rules, rules.observe(state, seat), options))
            if action not in options:
                raise NotOfferedError(f"the bot of seat {seat} chose {action}, which was not offered")
        rules.apply(state, action)
        rules.chance(state, random)
    return decisions, forced, rules.wrong(state) if check else []
