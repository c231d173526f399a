"""The worlds an observer can imagine: what it cannot know is dealt anew, and each is a legal game to be played on.

Bots and reasons think in such worlds (`Ruleset.resample`), so one that breaks there breaks a live answer.
"""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.core.hooks import DECISION
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_CHANCE, BY_NOBODY, Observation, Ruleset
from merlin_bigbox.engine.core.state import DEPTH, STACK, State, top

LONGEST: Final = 20_000
"""No game has more decisions than this."""
WATCHED: Final = 12
"""So many actions are checked one by one: what is wrong in a world comes out soon, and is then easy to understand."""


def frames_in(rules: Ruleset, state: State) -> set[str]:
    """The names of all frames that are pending."""
    cells = state.cells
    return {rules.frame_specs[int(kind_of(cells[STACK + index]))].name for index in range(cells[DEPTH])}


def frame_asked(rules: Ruleset, state: State) -> str:
    """The name of the frame that is asked now."""
    return rules.frame_specs[int(kind_of(top(state)))].name


def impossible(rules: Ruleset, state: State, random: Random) -> list[str]:
    """What is wrong with the worlds that each seat and a spectator (-1) can imagine now; each is played to its end."""
    found: list[str] = []
    for seat in range(-1, rules.players):
        seen = rules.observe(state, seat)
        world = rules.resample(seen, random)
        problems = imagined(rules, state, seen, world)
        found.extend(
            f'imagined by seat {seat} in "{frame_asked(rules, state)}": {problem}'
            for problem in problems or played_on(rules, world, random)
        )
    return found


def imagined(rules: Ruleset, state: State, seen: Observation, world: State) -> list[str]:
    """What tells the world from the true one to its observer, and what is wrong with it at once."""
    found = list(rules.wrong(world))
    if not rules.observe(world, seen.seat).state.same(seen.state):
        found.append("the observer would see something else")
    decider = rules.decider(state)
    if rules.decider(world) != decider:
        found.append("another one is asked")
    elif decider == seen.seat and rules.options(world) != rules.options(state):
        found.append("the observer would have other options")
    return found


def played_on(rules: Ruleset, world: State, random: Random) -> list[str]:
    """What goes wrong when the world is played to its end at random."""
    try:
        for _ in range(WATCHED):
            if rules.decider(world) == BY_NOBODY:
                break
            asked = frame_asked(rules, world)
            _step(rules, world, random)
            if wrong := rules.wrong(world):
                return [f'after "{asked}": {problem}' for problem in wrong]
        rules.playout(world, random, LONGEST)
    except (IndexError, ValueError, OverflowError, ZeroDivisionError) as error:
        return [f"playing on raises {error!r}"]
    if rules.decider(world) != BY_NOBODY:
        return [f"no end after {LONGEST} decisions"]
    return list(rules.wrong(world))


def _step(rules: Ruleset, world: State, random: Random) -> None:
    if rules.decider(world) == BY_CHANCE:
        rules.apply(world, rules.sample(world, random))
        return
    options = rules.options(world)
    rules.apply(world, options[random.below(len(options))])


def never_asked(rules: Ruleset) -> set[str]:
    """The frames that run by themselves: nobody can look while one of them is the uppermost."""
    waiting = {int(kind) for kind in rules.frame_specs if rules.frames[kind].mode >= DECISION}
    return {spec.name for kind, spec in rules.frame_specs.items() if int(kind) not in waiting}
