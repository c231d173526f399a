"""Warnings before waste: only of what another offered option would not waste, which the rules themselves show."""

import pytest

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.base.rounds import LAST_ROUND
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.cautions import RULES, STAFF_WORTH, Waste, wastes
from merlin_bigbox.game.elements import grammar
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.prompt import prompt
from merlin_bigbox.game.prospect import Prospect
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale.languages import LANGUAGES


def worth(prospect: Prospect, action: int) -> int:
    return prospect.deltas[action].now + prospect.deltas[action].scoring


def helped(game: Game, prospect: Prospect, waste: Waste) -> bool:
    """Whether an option that is not warned of keeps what is warned of."""
    others = [action for action in prospect.actions if action not in waste.actions]
    wasted = max(worth(prospect, action) for action in waste.actions)
    seat = prospect.seat
    match waste.kind:
        case "mission":
            return any(kind_of(action) == n.A_MISSION and prospect.deltas[action].now > 0 for action in others)
        case "forfeit":
            return max(worth(prospect, action) for action in others) >= wasted + waste.points > wasted
        case "staff":
            staffs = [worth(prospect, action) for action in others if kind_of(action) == n.A_STAFF]
            return game.round == LAST_ROUND and max(staffs) > wasted + STAFF_WORTH
        case "flag":
            return game.round == LAST_ROUND and max(worth(prospect, action) for action in others) > wasted
        case "marker":
            return all(_markers(game, action) == 0 for action in waste.actions) and any(
                not game.rules.action_specs[action & 255].foretold or _markers(game, action) > 0 for action in others
            )
        case _:
            traitors = sum(game.state.cells[at.TRAITORS + seat * n.COLOURS + colour] for colour in range(n.COLOURS))
            return waste.kind == "traitor" and 0 < waste.points <= 3 * traitors and game.round % 2 == 0


def _markers(game: Game, action: int) -> int:
    """How many markers are left after an action."""
    assert game.decider is not None
    state = game.state.copy()
    game.rules.apply(state, action)
    return int(state.cells[at.MARKER + game.decider])


@pytest.mark.parametrize("modules", [(), module_names()], ids=["base", "all"])
def test_waste_that_is_warned_of_can_be_helped(modules: tuple[str, ...]) -> None:
    """Each caution names offered options, and another offered one does not waste what it speaks of."""
    seen: set[str] = set()
    for seed in range(3):
        game = Game.new(GameOptions(2, modules), seed=f"cautions {seed}")
        random = Random(seed)
        while not game.is_over:
            assert game.decider is not None
            prospect = Prospect(game, game.decider)
            for waste in wastes(prospect):
                seen.add(waste.kind)
                assert waste.actions
                assert set(waste.actions) < set(prospect.actions)
                assert [element for element in waste.elements if not grammar(game.rules).fullmatch(element)] == []
                assert helped(game, prospect, waste), waste
            options = game.options_now()
            game.play(options[random.below(len(options))])
    assert {"forfeit", "mission"} <= seen <= RULES.keys()


def test_what_cannot_be_helped_is_not_warned_of() -> None:
    """A lone option wastes nothing."""
    game = Game.new(GameOptions(2), seed="lone")
    random = Random(1)
    lone = 0
    while not game.is_over:
        options = game.options_now()
        assert game.decider is not None
        if len(options) == 1:
            lone += 1
            assert wastes(Prospect(game, game.decider)) == []
        game.play(options[random.below(len(options))])
    assert lone


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cautions_are_told_with_the_prompt(lang: str) -> None:
    game = Game.new(GameOptions(2), seed="told")
    words = Words(game.rules, game.edition, lang)
    random = Random(4)
    told: dict[str, str] = {}
    while not game.is_over:
        asked = prompt(game, game.decider, words, facts=True)
        assert asked is not None
        for caution in asked.cautions:
            told[caution.kind] = caution.text
            assert caution.rule == RULES[caution.kind]
            assert set(caution.actions) < {option.action for option in asked.options}
        options = game.options_now()
        game.play(options[random.below(len(options))])
    assert told["mission"]
