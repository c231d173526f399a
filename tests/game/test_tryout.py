"""What if: a line tried out tells what playing it brings, and nothing that the seat cannot know."""

from __future__ import annotations

import copy
import random

import msgspec
import pytest

from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.errors import NotOfferedError
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import notation
from merlin_bigbox.game.diff import Differ
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.line import read_line, shows_new
from merlin_bigbox.game.log_lines import lines
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.prompt import prompt
from merlin_bigbox.game.testing.configurations import covering
from merlin_bigbox.game.tryout import try_out
from merlin_bigbox.game.view import view
from merlin_bigbox.game.words import Words
from tests.game.test_line import wander

MODULES = pytest.mark.parametrize(
    "modules", [*covering(2), module_names()], ids=lambda chosen: "-".join(chosen) or "base"
)


@pytest.mark.slow
@MODULES
def test_a_line_tells_what_playing_it_brings(modules: tuple[str, ...]) -> None:
    """The changes, the log and the next question are those of the game, as far as the line can be foreseen."""
    game = Game.new(GameOptions(3, modules), seed="what if")
    words = Words(game.rules, game.edition, "en")
    chooser, stops = random.Random(5), set()
    while not game.is_over:
        seat, before = game.decider, game.at
        line, _ = wander(game, chooser)
        line = line[: chooser.randint(1, len(line))]
        numbers = read_line(game, line[0], line[1:])
        tried = try_out(game, line, words)
        stops.add(tried.stopped)
        differ = Differ()
        differ.changes(view(game, seat))
        last = game.rules.action_specs[int(kind_of(numbers[-1]))]
        for number in numbers[:-1]:
            game.step(number)
        if tried.stopped and not last.foretold:
            assert {**tried.changes, "at": 0} == {**differ.changes(view(game, seat)), "at": 0}
            game.step(numbers[-1])
        else:
            game.step(numbers[-1])
            changes = differ.changes(view(game, seat))
            assert tried.changes == changes
            assert tried.lines == lines(game, seat, words, before)
        assert (tried.stopped == "chance") == (game.by_chance and not shows_new(game.rules, numbers[-1]))
        assert (tried.stopped == "") == (game.decider == seat and not shows_new(game.rules, numbers[-1]))
        if not tried.stopped:
            assert tried.prompt == prompt(game, seat, words, facts=True)
        game.run_chance()
    assert {"", "chance", "others"} <= stops


@pytest.mark.slow
@MODULES
def test_worlds_that_look_alike_give_the_same_answer(modules: tuple[str, ...]) -> None:
    """Everything that the seat cannot know is dealt anew: not a byte of the answer changes."""
    game = Game.new(GameOptions(3, modules), seed="alike")
    words = Words(game.rules, game.edition, "en")
    chooser, dealing, different = random.Random(6), Random(6), 0
    while not game.is_over:
        line, _ = wander(game, chooser)
        if chooser.random() < 0.3:
            other = copy.copy(game)
            other.state = game.rules.resample(game.observe(game.decider), dealing)
            different += not other.state.same(game.state)
            assert msgspec.json.encode(try_out(other, line, words)) == msgspec.json.encode(try_out(game, line, words))
        for action in line:
            game.step(game.read(action))
        game.run_chance()
    assert different > 10


@MODULES
def test_whatever_is_whispered_to_a_seat_counts_as_new(modules: tuple[str, ...]) -> None:
    """A line stops before its seat learns something: only chance and looks tell anybody anything alone."""
    game = Game.new(GameOptions(3, modules), seed="whisper")
    chooser = random.Random(7)
    while not game.is_over:
        seat, known = game.decider, len(game.log)
        action = chooser.choice(game.options_now())
        game.step(action)
        told_alone = [entry for entry in game.log[known:] if entry.event.audience == seat]
        assert not told_alone or shows_new(game.rules, action), notation.write(game.rules, action)
        game.run_chance()


def test_trying_changes_nothing_and_refuses_what_is_not_offered() -> None:
    """Without actions it tells the present; what cannot be played cannot be tried."""
    game = Game.new(GameOptions(2), seed=3)
    words = Words(game.rules, game.edition, "de")
    before = game.state.copy()
    now = try_out(game, (), words)
    assert (now.changes, now.lines, now.stopped) == ({}, (), "")
    assert now.prompt == prompt(game, game.decider, words, facts=True)
    with pytest.raises(NotOfferedError):
        try_out(game, ("end turn",), words)
    with pytest.raises(NotOfferedError, match="cannot follow"):
        try_out(game, (game.choices()[0], "end turn"), words)
    assert game.state.same(before)
    assert game.at == len(game.entries)
