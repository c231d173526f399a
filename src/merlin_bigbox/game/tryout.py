"""What if: a line of actions played on what the seat knows, up to the next new information."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.ruleset import BY_CHANCE, BY_NOBODY
from merlin_bigbox.game.diff import Differ
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.line import read_line, shows_new
from merlin_bigbox.game.log_lines import lines
from merlin_bigbox.game.prompt import prompt
from merlin_bigbox.game.shown import LogLine, Prompt
from merlin_bigbox.game.view import view
from merlin_bigbox.game.words import Words

Stopped = Literal["", "chance", "others", "secret", "over"]
"""Why a line cannot go on: chance decides, somebody else is asked, something hidden would be seen, the game ends."""


class Tryout(NamedTuple):
    """What a line would change in the seat's view, what happens on the way, and what is asked next."""

    changes: dict[str, msgspec.Raw]
    prompt: Prompt | None
    lines: tuple[LogLine, ...]
    stopped: Stopped


def try_out(game: Game, actions: Sequence[str], words: Words, *, deltas: bool = False, advises: bool = True) -> Tryout:
    """Play a line of the seat that is asked on a game that is made of its knowledge alone; refused as `act` would be.

    The last action is left out where all that it does is new: then it says why the line stops before it.
    """
    seat = game.decider or 0
    ghost = game.imagined(seat)
    before = ghost.at
    differ = Differ()
    differ.changes(view(ghost, seat))
    stopped: Stopped = ""
    if actions:
        *first, last = read_line(ghost, actions[0], actions[1:])
        for action in first:
            ghost.step(action)
        stopped = _end(ghost, seat, last)
    return Tryout(
        differ.changes(view(ghost, seat)),
        None if stopped else prompt(ghost, seat, words, facts=True, deltas=deltas, advises=advises),
        lines(ghost, seat, words, before),
        stopped,
    )


def _end(ghost: Game, seat: int, action: int) -> Stopped:
    """Play the last action, if it does anything that can be told before; whether the line can go on after it."""
    rules = ghost.rules
    if shows_new(rules, action):
        return "secret"
    after = ghost.state.copy()
    rules.apply(after, action)
    asked = int(rules.decider(after))
    # What ends a turn or answers a scoring goes on to others: the rest is their doing.
    if asked == seat or rules.action_specs[int(kind_of(action))].foretold:
        ghost.step(action)
    if asked == seat:
        return ""
    return "chance" if asked == BY_CHANCE else "over" if asked == BY_NOBODY else "others"
