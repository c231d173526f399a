"""Several actions as one decision: checked on a copy, all or none."""

from __future__ import annotations

import random

import pytest

from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.errors import MalformedError, NotOfferedError
from merlin_bigbox.game import notation
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.line import read_line, shows_new
from merlin_bigbox.game.options import GameOptions


def wander(game: Game, chooser: random.Random) -> tuple[list[str], str]:
    """A line at random from here to where it cannot go on, and why not. The true game is a copy."""
    ahead, seat, found = game.copy(), game.decider, []
    while True:
        action = chooser.choice(ahead.options_now())
        found.append(notation.write(ahead.rules, action))
        ahead.step(action)
        if shows_new(ahead.rules, action):
            return found, "shows something new"
        if ahead.by_chance:
            return found, "chance decides"
        if ahead.is_over:
            return found, "the game ends"
        if ahead.decider != seat:
            return found, "is asked"


@pytest.mark.parametrize("modules", [(), module_names()], ids=["base", "all"])
def test_a_line_is_what_its_actions_are_one_by_one(modules: tuple[str, ...]) -> None:
    """Reading changes nothing; it goes exactly as far as nobody else, chance or something new comes between."""
    chooser = random.Random(13)
    game = Game.new(GameOptions(3, modules), seed=13)
    broken = set()
    for _ in range(60):
        before = game.state.copy()
        line, why = wander(game, chooser)
        numbers = read_line(game, line[0], line[1:])
        assert [notation.write(game.rules, number) for number in numbers] == line
        with pytest.raises(NotOfferedError, match=f'"end turn" cannot follow: .*{why}'):
            read_line(game, line[0], [*line[1:], "end turn"])
        broken.add(why)
        assert game.state.same(before)
        for number in numbers:
            game.step(game.read(number))
        game.run_chance()
        if game.is_over:
            break
    assert {"chance decides", "is asked"} <= broken


def test_what_is_not_offered_then_or_is_no_action_is_refused() -> None:
    """The refusal names the action that does not fit."""
    game = Game.new(GameOptions(2), seed=1)
    first = game.choices()[0]
    with pytest.raises(NotOfferedError, match="cannot follow: it is not offered then"):
        read_line(game, first, [first])
    with pytest.raises(MalformedError):
        read_line(game, first, ["fly to the moon"])
    with pytest.raises(NotOfferedError, match="is not offered"):
        read_line(game, "end turn", [first])
