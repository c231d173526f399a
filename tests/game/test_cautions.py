"""Warnings before waste: only of what another offered option would not waste, which the rules themselves show."""

import pytest

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.base.foresight import score_now
from merlin_bigbox.engine.base.rounds import LAST_ROUND
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.state import push
from merlin_bigbox.game.cautions import RULES, Waste, wastes
from merlin_bigbox.game.elements import grammar
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import read
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
        case "staff" | "flag":
            assert waste.instead in others
            line = (waste.instead, *(read(game.rules, text) for text in prospect.deltas[waste.instead].best))
            return game.round == LAST_ROUND and _ended(game, *line) - _ended(game) == waste.points > 0
        case "marker":
            return all(_markers(game, action) == 0 for action in waste.actions) and any(
                not game.rules.action_specs[action & 255].foretold or _markers(game, action) > 0 for action in others
            )
        case _:
            traitors = sum(game.state.cells[at.TRAITORS + seat * n.COLOURS + colour] for colour in range(n.COLOURS))
            return waste.kind == "traitor" and 0 < waste.points <= 3 * traitors and game.round % 2 == 0


def _ended(game: Game, *line: int) -> int:
    """The points of the seat if nobody did anything after these actions."""
    assert game.decider is not None
    state = game.state.copy()
    for action in line:
        game.rules.apply(state, action)
    score_now(game.rules, state)
    push(state, n.F_FINAL)
    game.rules.settle(state)
    return int(game.rules.points_of(state, game.decider))


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


@pytest.mark.slow
@pytest.mark.parametrize("modules", [(), module_names()], ids=["base", "all"])
def test_each_kind_of_waste_is_warned_of(modules: tuple[str, ...]) -> None:
    """With what it takes in hand: a flag against a traitor, one marker left, a staff in the last turn."""
    seen: set[str] = set()
    for seed in range(20):
        game = Game.new(GameOptions(2, modules), seed=f"each {seed}")
        random = Random(seed)
        for seat in range(2):  # a traitor and the flag that repels it (BASE-61)
            game.state.cells[at.TRAITORS + seat * n.COLOURS + 3] += 1
            game.state.cells[at.GOODS + seat * at.GOODS_OF_SEAT + n.FLAG * n.COLOURS] += 1
        while not game.is_over and seen != RULES.keys():
            for changed in _with_means(game):
                assert changed.decider is not None
                prospect = Prospect(changed, changed.decider)
                for waste in wastes(prospect):
                    seen.add(waste.kind)
                    assert helped(changed, prospect, waste), waste
            options = game.options_now()
            game.play(options[random.below(len(options))])
    assert seen == RULES.keys()


def _with_means(game: Game) -> list[Game]:
    """The game as it is, and with what there could be waste of, at the moments that matter."""
    assert game.decider is not None
    seat, found = game.decider, []
    offered = {game.rules.action_specs[action & 255].name for action in game.options_now()}
    if game.round == LAST_ROUND and "end turn" in offered:
        found += [game, copy(game)]
        cells = found[-1].state.cells
        cells[at.TRAITORS + seat * n.COLOURS + 3] += 1
        cells[at.GOODS + seat * at.GOODS_OF_SEAT + n.SHIELD * n.COLOURS + 3] = 0
        for colour in range(n.COLOURS):
            cells[at.GOODS + seat * at.GOODS_OF_SEAT + n.FLAG * n.COLOURS + colour] += 1
        for zone in game.rules.zones:
            if zone.name in ("decrees", "gold"):
                cells[int(zone.start) + seat] += 3
        cells[at.STAFF + seat] += 1
    elif offered & {"deploy", "marker"}:
        found.append(copy(game))
        found[-1].state.cells[at.MARKER + seat] = 1
    elif {"forfeit", "mission", "shields", "end turn"} & offered:
        found.append(game)
    return found


def copy(game: Game) -> Game:
    """A game of its own in the same state."""
    other = game.copy()
    other.state = game.state.copy()
    return other


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
