"""A turning point tried again: the position as the seat knew it, and whether another answer would have been as good.

An answer is the rest of the turn. Each choice in it is judged as the review judges them, from what the seat knew and
with the same worlds: what was told as a mistake is one again, and what the ruler cannot tell from the best is right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from merlin_bigbox.bots.bot import Request
from merlin_bigbox.engine.base.names import A_END_TURN
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game import notation
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.line import shows_new
from merlin_bigbox.review.facts import same_end
from merlin_bigbox.review.judging import LONGEST, judge
from merlin_bigbox.review.review import Mistake, Review, ReviewError, level_of
from merlin_bigbox.review.ruler import WORLD, Ruler


class Slip(NamedTuple):
    """The first choice of an answer that loses points: its place, the choice, and what it loses."""

    place: int
    action: str
    loss: float


class Answer(NamedTuple):
    """The game as the seat knows it after the actions so far, and whether they are a whole answer.

    The last action of a whole answer is not played: what comes after it is chance, hidden, or the others' doing.
    """

    game: Game
    ended: bool


def mistake_at(of: Review, at: int) -> Mistake:
    """The mistake after so many records; ReviewError if there is none."""
    for mistake in of.mistakes:
        if mistake.at == at:
            return mistake
    raise ReviewError(f"there is no mistake after {at} records")


def position(game: Game, at: int) -> Game:
    """The game after so many records, without chance that answers."""
    fresh = Game(game.options, game.edition)
    fresh.replay([entry for number, entry in game.in_force if number <= at])
    return fresh


def play(start: Game, seat: int, actions: Sequence[str]) -> Answer:
    """Play an answer on what the seat knew; refused as in a game, and after the end of the turn."""
    if len(actions) > LONGEST:
        raise ReviewError(f"{len(actions)} actions; an answer has at most {LONGEST}")
    game = start.imagined(seat)
    for number, text in enumerate(actions, 1):
        action = game.read(text)
        if closes(game.rules, game.state, seat, action):
            if number < len(actions):
                raise ReviewError(f'"{actions[number]}" cannot follow: "{text}" ends the turn')
            return Answer(game, ended=True)
        game.step(action)
    return Answer(game, ended=False)


def closes(rules: Ruleset, state: State, seat: int, action: int) -> bool:
    """Whether an answer ends with this action: with the turn, or because it shows something new or asks others."""
    if int(kind_of(action)) == A_END_TURN or shows_new(rules, action):
        return True
    after = state.copy()
    rules.apply(after, action)
    return int(rules.decider(after)) != seat


def slip(start: Game, of: Review, mistake: Mistake, actions: Sequence[str]) -> Slip | None:
    """The first choice of an answer that loses points; None if it is right. The same answer is always judged the same.

    As long as it follows the better line that the review tells it is right, and if it comes to the same in the end.
    """
    rules, seat = start.rules, mistake.seat
    state = start.imagined(seat).state
    answer, line = ([notation.read(rules, text) for text in each] for each in (actions, mistake.line))
    if answer and same_end(rules, state, answer, line, seat):
        return None
    ruler, effort = Ruler(rules), level_of(of.level, len(start.options.modules)).effort
    follows = True
    for place, text in enumerate(actions):
        action = notation.read(rules, text)
        follows = follows and mistake.line[place : place + 1] == (text,)
        options = rules.options(state)
        if not follows and len(options) > 1:
            request = Request(rules, rules.observe(state, seat), options)
            found = judge(ruler, request, action, effort, of.seed + (mistake.at + 1 + place) * WORLD * 100)
            if found.is_mistake:
                return Slip(place, text, found.loss)
        if closes(rules, state, seat, action):
            break
        rules.apply(state, action)
    return None
