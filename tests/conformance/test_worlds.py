"""Worlds imagined by every seat and a spectator, in every kind of frame of every module: all legal, all playable."""

from collections import Counter
from collections.abc import Iterator

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.cells import KNOWN
from merlin_bigbox.engine.catalogue import module_names, variant_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_CHANCE, BY_NOBODY, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.testing.worlds import frame_asked, frames_in, impossible, never_asked
from merlin_bigbox.modules.gold.scenario import gold, mistletoe
from merlin_bigbox.modules.knights.scenario import ally
from merlin_bigbox.modules.market.scenario import plus_in
from merlin_bigbox.modules.morgana.scenario import cauldron, morgana_dice, topped
from tests.sizes import size

GAMES = 600
"""At most so many random games look for what is still missing; thirty are usually enough."""
LEAST = size(9, 400)
THOROUGH = size(3, 400)
"""In so many of them every kind of frame is looked at; later only one that is still new."""
MOST = size(1, 20)
"""So often each kind of frame is looked at in one game."""


def tables() -> list[GameOptions]:
    """All modules, none, and all with everything random, for two to four players."""
    variants = tuple(variant_names(load()))
    return [
        options
        for players in (3, 2, 4)
        for options in (
            GameOptions(players, module_names()),
            GameOptions(players),
            GameOptions(players, module_names(), variants),
        )
    ]


class Explorer:
    """Random play that prefers kinds of actions it has seldom chosen."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.chosen: Counter[str] = Counter()

    def states(self, rules: Ruleset) -> Iterator[State]:
        """Every state of one game at which somebody can look, to its end."""
        state = rules.new_state()
        rules.settle(state)
        yield state
        while (decider := rules.decider(state)) != BY_NOBODY:
            if decider == BY_CHANCE:
                rules.apply(state, rules.sample(state, self.random))
            else:
                rules.apply(state, self.choose(rules, rules.options(state)))
            yield state

    def choose(self, rules: Ruleset, options: list[int]) -> int:
        names = [rules.action_specs[option & 255].name for option in options]
        pick = int(self.random.below(len(options)))
        if self.random.below(2):
            pick = min(range(len(options)), key=lambda at: self.chosen[names[at]] * (50 + self.random.below(100)))
        self.chosen[names[pick]] += 1
        return options[pick]


def rare_repel() -> Position:
    """A Repel flag before shields are returned: random castles seldom have both a flag and a traitor then."""
    return Scenario(3).seat("red").goods("flag black").traitors("blue").scoring()


def rare_which_marker_left() -> Position:
    setting = Scenario(2, ("gold", "market", "treasures")).tile("B5", "lake-discard-flag-influence").seat("red")
    setting = plus_in(setting.goods("material grey").seat("yellow").markers("blue", 2), "blue")
    return setting.arrived("red", "knight", "build").play("build B5 grey", "perform", "return marker blue")


def kitchen(scenario: Scenario) -> Scenario:
    """All cauldrons have a token, as in every real game."""
    for face, effect in enumerate(("witch_hut", "buy_goods", "bewitch", "swap_figures", "dark_influence"), start=1):
        cauldron(scenario, face, effect)
    return scenario


def rare_dark_marker() -> Position:
    setting = kitchen(Scenario(2, ("gold", "morgana", "treasures")))
    setting = setting.tile("B5", "lake-discard-flag-influence").seat("red")
    setting = topped(setting.goods("material grey").seat("yellow").markers("blue", 2), "blue")
    return setting.arrived("red", "knight", "build").play("build B5 grey", "perform", "return marker blue")


def rare_buy_goods() -> Position:
    setting = morgana_dice(kitchen(Scenario(4, ("gold", "morgana"))), 2).seat("red")
    return gold(setting, 2).turn("red").play("morgana 2", "cauldron 2", "morgana to purple", "buy goods")


RARE = {
    "repel": rare_repel,
    "which marker left": rare_which_marker_left,
    "dark marker": rare_dark_marker,
    "buy goods": rare_buy_goods,
}
"""Kinds of frames for which random games would have to be many."""

AT_ONCE = {"end turn", "traitors", "return shields", "take horn", "goods sold", "marker for plus"}
"""Kinds of frames that run by themselves as soon as they are pushed: nobody can look while one is pending."""


@pytest.mark.parametrize("frame", RARE)
def test_worlds_in_a_rare_frame_are_possible(frame: str) -> None:
    """The same, from a position that was put together."""
    position = RARE[frame]()
    assert frame_asked(position.rules, position.state) == frame
    random = Random(7)
    for _ in range(size(3, 100)):
        assert impossible(position.rules, position.state, random) == []


@pytest.mark.slow
def test_worlds_in_every_kind_of_frame_are_possible() -> None:
    """Whoever looks, whatever is asked or pending; and no kind of frame of any module is left out."""
    explorer = Explorer(1)
    declared: set[str] = set()
    waiting: set[str] = set()
    asked: set[str] = set(RARE)
    pending: set[str] = set()
    for number in range(GAMES):
        options = tables()[number % len(tables())]
        rules = options.rules(load())
        here = {spec.name for spec in rules.frame_specs.values()}
        declared |= here
        waiting |= here - never_asked(rules)
        if number >= LEAST and waiting <= asked:
            break
        looked: Counter[str] = Counter()
        for state in explorer.states(rules):
            frame = frame_asked(rules, state)
            pending |= frames_in(rules, state)
            if looked[frame] < MOST and (frame not in asked or number < THOROUGH):
                looked[frame] += 1
                found = impossible(rules, state, explorer.random)
                assert found == [], f"{options}, game {number}"
                asked.add(frame)
    assert waiting - asked == set(), "put a position together that asks this, and add it to RARE"
    assert declared - asked - pending <= AT_ONCE


@pytest.mark.rule("GOLD-3", "KNIGHT-13")
@pytest.mark.parametrize("aid", ["mistletoe", "percival"])
def test_a_card_completed_with_aids_is_shown_to_all_at_once(aid: str) -> None:
    """GOLD-3: the question names the card, so nobody can imagine it in another hand or in the pile."""
    scenario = Scenario(3, ("gold", "knights")).seat("red").hand(16, 20).seat("yellow").hand(21).seat("red")
    position = (ally(scenario.markers("blue"), "percival") if aid == "percival" else mistletoe(scenario, 3)).turn("red")
    mission = next(text for text in position.options() if text.startswith("mission"))
    card = int(mission.partition(" ")[2]) - 1
    assert position.state.cells[KNOWN + card] == 0
    position.play(mission)
    assert position.asks() == "red aid"
    assert position.state.cells[KNOWN + card] == 1
    random = Random(3)
    for _ in range(30):
        assert impossible(position.rules, position.state, random) == []
