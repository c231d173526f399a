"""Options are found on the board one choice after the other: first the material, then the tile."""

from collections.abc import Iterator, Sequence

import pytest

from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import notation
from merlin_bigbox.game.elements import grammar, steps_of
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.prompt import prompt
from merlin_bigbox.game.shown import Option
from merlin_bigbox.game.testing.configurations import covering
from merlin_bigbox.game.words import Words

ROWS = 8
"""So many rows a list has at most where the board can show the rest."""
UNSHOWN = {"bewitch"}
"""Actions about other players' dice, which are no elements of the board: at one castle there may be more of them."""


def rest(options: Sequence[Option], depth: int = 0) -> Iterator[list[Option]]:
    """The options that have no further place on the board, at each point of walking along the steps."""
    yield [option for option in options if len(option.steps) <= depth]
    further = [option for option in options if len(option.steps) > depth]
    for element in dict.fromkeys(option.steps[depth] for option in further):
        yield from rest([option for option in further if option.steps[depth] == element], depth + 1)


@pytest.mark.parametrize("modules", covering(2), ids=lambda chosen: "-".join(chosen) or "base")
def test_walking_along_the_steps_reaches_every_option_in_short_lists(modules: tuple[str, ...]) -> None:
    """Those that share all steps touch the same parts of the board: only words can tell them apart."""
    game = Game.new(GameOptions(4, modules), seed="steps")
    words = Words(game.rules, game.edition, "en")
    random = Random(3)
    while not game.is_over:
        asked = prompt(game, game.decider, words)
        assert asked is not None
        reached: list[Option] = []
        for left in rest(asked.options):
            assert len({option.steps for option in left}) <= 1
            assert len({frozenset(option.elements) for option in left}) <= 1, left
            assert len([option for option in left if option.kind not in UNSHOWN]) <= ROWS, left
            reached += left
        assert {option.action for option in reached} == {option.action for option in asked.options}
        assert len(reached) == len(asked.options)
        for option in asked.options:
            assert [step for step in option.steps if not grammar(game.rules).fullmatch(step)] == []
            assert bool(option.steps) == bool(option.elements)
        options = game.options_now()
        game.play(options[random.below(len(options))])


@pytest.mark.parametrize(
    ("action", "steps"),
    [
        ("build A4 purple", ("good:material:purple", "cell:A4")),
        ("deploy builder grey", ("vassal:builder", "slot:builder:grey")),
        ("claim flag blue", ("principality:blue", "stock:flag:blue")),
        ("marker black", ("principality:black", "marker:black")),
        ("flag repel blue", ("good:flag:black", "traitor:blue")),
        ("end turn", ()),
    ],
)
def test_steps_go_from_ones_own_piece_to_its_place(action: str, steps: tuple[str, ...]) -> None:

    game = Game.new(GameOptions(2), seed="claim")
    assert steps_of(game.rules, notation.read(game.rules, action), game.frame) == steps


def test_a_figure_and_a_piece_are_found_where_they_come_to() -> None:
    game = Game.new(GameOptions(2), seed="leads")
    words = Words(game.rules, game.edition, "en")
    game.play(next(text for text in game.choices() if text.startswith("merlin")))
    asked = prompt(game, game.decider, words)
    assert asked is not None
    for option in asked.options:
        if option.kind == "move":
            assert option.steps == (f"space:{option.leads[0].space}",)
