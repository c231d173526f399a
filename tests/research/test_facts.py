"""The facts of the benchmark: what estimates them, on numbers whose answer is known, and the page that tells them."""

from __future__ import annotations

import itertools
import json
import math
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.cells import KNOWN, PLACE
from merlin_bigbox.engine.catalogue import PLAYERS, compose, module_names
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.engine.core.hooks import Deck
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_CHANCE, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.decrees.stacks import fillings
from tools.facts import figures, measuring, pages, playing
from tools.facts.figures import Sums
from tools.facts.measuring import PAPER, Sizes, Store, configurations, facts, play_missing, wanted
from tools.facts.playing import CLASSES, DICE, DRAWS, EQUAL, MIXED, PLAIN, SETUP, ClassedLuck, Unit, play_unit

Margin = Callable[[float, float, float], float]


def made_up(margin: Margin, units: int) -> Sums:
    """Units of two seats whose margins follow from three independent classes of luck, as `playing` pairs games."""
    number = random.Random(1).gauss

    def luck() -> tuple[float, ...]:
        return tuple(number(0, 1) for _ in CLASSES)

    found: list[dict[str, Any]] = []
    for _ in range(units):
        first, second = luck(), luck()
        games = [first, second]
        games += [tuple(first[at] if at == place else second[at] for at in range(3)) for place in range(3)]
        both = [[margin(*game), -margin(*game)] for game in games]
        unit: dict[str, Any] = {
            "pairs": 2,
            "margins": 10,
            "squares": sum(playing.product(each, each) for each in both),
        }
        for place, name in enumerate(CLASSES):
            unit[f"alone {name}"] = playing.product(both[0], both[2 + place])
            unit[f"without {name}"] = playing.product(both[1], both[2 + place])
        found.append(unit)
    return Sums(found, draws=200)


def test_classes_that_add_up_explain_their_parts() -> None:
    """Where a margin is a sum, a class explains its part of the variance, alone and with all it has a part in."""
    sums = made_up(lambda setup, dice, draws: 1 * setup + 3 * dice + 2 * draws, 3000)
    found = figures.luck(sums)
    for name, share in ((SETUP, 1 / 14), (DICE, 9 / 14), (DRAWS, 4 / 14)):
        assert found[name]["alone"]["value"] == pytest.approx(share, abs=0.05)
        assert found[name]["with all it has a part in"]["value"] == pytest.approx(share, abs=0.05)
    assert found[DICE]["alone"]["low"] < 9 / 14 < found[DICE]["alone"]["high"]
    assert found["deviation"]["value"] == pytest.approx(math.sqrt(14), rel=0.03)


def test_classes_that_only_work_together_explain_nothing_alone() -> None:
    """Where a margin is a product, each factor explains nothing alone, and has a part in everything."""
    found = figures.luck(made_up(lambda setup, dice, _: setup * dice, 3000))
    assert found[DICE]["alone"]["value"] == pytest.approx(0, abs=0.1)
    assert found[DICE]["with all it has a part in"]["value"] == pytest.approx(1, abs=0.1)
    assert found[DRAWS]["with all it has a part in"]["value"] == pytest.approx(0, abs=0.1)


@pytest.mark.parametrize("skill", [0.0, 0.2, 0.5])
def test_luck_share_is_what_is_left_of_skill(skill: float) -> None:
    """Margins of a part that the same players keep and a part that is drawn anew in every game."""
    number = random.Random(2).gauss
    units = []
    for _ in range(3000):
        own = number(0, math.sqrt(skill))
        one, two = (own + number(0, math.sqrt(1 - skill)) for _ in range(2))
        units.append({"pairs": 2, "margins": 4, "squares": 2 * (one**2 + two**2), "same players": 2 * one * two})
    found = figures.mixed(Sums(units, draws=200))
    assert found["luck share"]["value"] == pytest.approx(1 - skill, abs=0.05)
    assert found["luck share"]["low"] < 1 - skill < found["luck share"]["high"]
    assert skill or found["games to tell players apart"]["high"] == figures.MOST_GAMES
    if skill:
        assert found["games to tell players apart"]["value"] == pytest.approx(4 * (1 - skill) / skill, rel=0.15)


def test_intervals_are_as_wide_as_they_should_be() -> None:
    """Of a mean: 1.96 standard errors to each side. Of few units there is none."""
    number = random.Random(3).gauss
    sums = Sums([{"games": 1, "turns": number(100, 10)} for _ in range(400)])
    found = sums.mean("turns")
    assert found["high"] - found["low"] == pytest.approx(2 * 1.96 * 10 / 20, rel=0.12)
    assert set(Sums([{"games": 2, "turns": 7}] * 3).mean("turns")) == {"value"}
    with pytest.raises(ValueError, match="at least one"):
        Sums([])


def test_options_are_counted_as_they_are() -> None:
    """Mean, median and most of all decisions and of choices."""
    unit = {"games": 1, "decisions": 8, "forced": 3, "options": 3 + 2 + 2 + 4 + 9 + 5, "tree": 2.5}
    found = figures.branching(Sums([{**unit, "histogram": {"1": 3, "2": 2, "4": 1, "5": 1, "9": 1}}]))
    assert (found["median"], found["median of choices"], found["most"]) == (2, 4, 9)
    assert found["options"]["value"] == pytest.approx(25 / 8)
    assert found["options of a choice"]["value"] == pytest.approx(22 / 5)
    assert figures.bound([0, -1], [3, 6]) == 5
    with pytest.raises(ValueError, match="nothing"):
        figures.median({})


# --- what is hidden --------------------------------------------------------------------------------------------------


def middle(rules: Ruleset, seed: int, decisions: int) -> State:
    """A state after so many random decisions."""
    chooser, state = Random(seed), rules.new_state()
    rules.chance(state, chooser)
    for _ in range(decisions):
        options = rules.options(state)
        rules.apply(state, options[chooser.below(len(options))])
        rules.chance(state, chooser)
    return state


@pytest.mark.parametrize("players", PLAYERS)
def test_worlds_are_as_many_as_resampling_finds(players: int) -> None:
    """With all cards but a few turned up, every world that fits is found, and no other."""
    rules = compose(load(), ("gold", "morgana"), players)
    state = middle(rules, players, 60)
    cells = state.cells
    held = [card for card in range(55) if cells[PLACE + card] > 3][:3]  # in the hands of seats 1, 2, …
    left = [*held, *[card for card in range(55) if cells[PLACE + card] == 0][:3]]
    for card in range(55):
        cells[KNOWN + card] = int(card not in left)
    seen = rules.observe(state, 0)
    chooser = Random(5)
    found = {tuple(rules.resample(seen, chooser).as_list()) for _ in range(1500)}
    assert len(found) == rules.worlds(seen) > 1
    assert rules.worlds(rules.observe(state, -1)) >= len(found)


def test_stacks_are_filled_in_as_many_ways_as_trying_all_finds() -> None:
    """Equal decrees make one world, not several."""
    for pool, sizes in (([1, 1, 1, 1], [2, 1]), ([3, 1, 2], [2, 2]), ([2, 2, 1], [1, 1, 2]), ([4, 0, 1], [3])):
        pieces = [kind for kind, count in enumerate(pool) for _ in range(count)]
        ways = set()
        for order in itertools.permutations(pieces, sum(sizes)):
            ends = list(itertools.accumulate(sizes))
            ways.add(tuple(tuple(sorted(order[end - size : end])) for size, end in zip(sizes, ends, strict=True)))
        assert fillings(pool, sizes) == len(ways)
    assert fillings([2, 1], []) == 1


@pytest.mark.parametrize("players", [2, 4])
def test_whoever_hides_something_counts_its_worlds(players: int) -> None:
    """A deck that fills in what is unknown says in how many ways; one that does not leaves it at one."""
    rules = compose(load(), module_names(), players)
    for deck in rules.decks:
        fills = type(deck).resample is not Deck.resample
        assert fills == (type(deck).worlds is not Deck.worlds), type(deck).__name__


# --- games -----------------------------------------------------------------------------------------------------------


def rolled(rules: Ruleset, luck: ClassedLuck, seed: int) -> dict[str, list[int]]:
    """What chance brought in a game of random choices, by class."""
    chooser, state = Random(seed), rules.new_state()
    found: dict[str, list[int]] = {name: [] for name in CLASSES}
    while (asked := rules.decider(state)) != -2:
        if asked == BY_CHANCE:
            name = playing.luck_class(state)
            action = luck.outcome(rules, state)
            found[name].append(int(action))
        else:
            options = rules.options(state)
            action = options[chooser.below(len(options))]
        rules.apply(state, action)
    return found


def test_a_class_that_is_shared_is_the_same_however_games_go() -> None:
    """Dice by the same seed fall alike in other games, with other cards and choices; what is not shared does not."""
    rules = compose(load(), (), 3)
    seeds = {SETUP: 1, DICE: 2, DRAWS: 3}
    one = rolled(rules, ClassedLuck(seeds), 4)
    other = rolled(rules, ClassedLuck({**seeds, SETUP: 5, DRAWS: 6}), 7)
    assert one[DICE] == other[DICE]
    assert len(one[DICE]) == 6 * 3
    assert one[SETUP] != other[SETUP]
    assert rolled(rules, ClassedLuck({**seeds, DICE: 8}), 4)[DICE] != one[DICE]
    assert rolled(rules, ClassedLuck(seeds), 9)[SETUP] == one[SETUP]


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not think."""
    monkeypatch.setattr(playing, "KNIGHT", "random")
    monkeypatch.setattr(playing, "LEVELS", ("random",))


@pytest.mark.usefixtures("quick_bots")
def test_a_unit_counts_its_games() -> None:
    """Sums that have to fit together, and bits that follow from the rules."""
    unit = play_unit(Unit(EQUAL, (), 2, 0), 1)
    assert unit["games"] == 5
    assert unit["turns"] == 5 * 2 * 24
    assert sum(unit["histogram"].values()) == unit["decisions"]
    assert unit["histogram"]["1"] == unit["forced"]
    assert sum(unit[f"wins {place}"] for place in (1, 2)) == pytest.approx(5)
    assert sum(unit[f"ahead {place}"] for place in (1, 2)) == pytest.approx(0)
    assert unit["chance dice"] == 5 * 6 * 2
    rolls = 6**3 * 6 - 6 - 6 * 5 * 4  # four dice, neither three nor four of a kind (BASE-10)
    assert unit["bits dice"] == pytest.approx(5 * 6 * 2 * math.log2(rolls))
    assert unit["looks"] == unit["turns"]
    assert unit["most worlds"] >= unit["worlds"] / unit["looks"] > 10
    assert play_unit(Unit(EQUAL, (), 2, 0), 1) == unit
    assert play_unit(Unit(EQUAL, (), 2, 1), 1) != unit
    assert play_unit(Unit(PLAIN, (), 2, 0), 1)["games"] == 1
    mixed = play_unit(Unit(MIXED, (), 3, 0), 1)
    assert (mixed["games"], mixed["margins"], mixed["pairs"]) == (2, 6, 3)


@pytest.mark.usefixtures("quick_bots")
def test_whoever_goes_on_after_a_stop_finds_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Finished units are not played again, and those of another program or seed are refused."""
    monkeypatch.setattr(measuring, "configurations", lambda: configurations()[:1])
    sizes = Sizes(2, 1, 1, 1, 1)
    units = wanted(sizes, players=[2])
    assert [unit.key for unit in units] == ["equal base 2 0", "equal base 2 1", "mixed base 2 0"]

    def stop(done: int, _count: int, _seconds: float) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with Store(tmp_path / "whole.jsonl", 1) as store:
        play_missing(store, units, 1, 1, lambda *_: None)
        whole = facts(store, sizes, 1, [2])
    with pytest.raises(KeyboardInterrupt), Store(tmp_path / "parts.jsonl", 1) as store:
        play_missing(store, units, 1, 1, stop)
    (tmp_path / "parts.jsonl").write_bytes((tmp_path / "parts.jsonl").read_bytes() + b'{"unit": "cut o')
    played = []
    with Store(tmp_path / "parts.jsonl", 1) as store:
        play_missing(store, units, 1, 1, lambda done, *_: played.append(done))
        assert played == [3]
        assert facts(store, sizes, 1, [2]) == whole
    with pytest.raises(OptionsError, match=r"belongs to other games \(seed\)"):
        Store(tmp_path / "parts.jsonl", 2)


# --- the page --------------------------------------------------------------------------------------------------------


def test_the_page_says_what_was_measured() -> None:
    """Its tables are made from the facts beside it; `./merlin python -m tools.facts.pages` makes them anew."""
    found = json.loads(pages.FACTS.read_text(encoding="utf-8"))
    assert pages.page_text(found) == pages.PAGE.read_text(encoding="utf-8")
    told = {(each["name"], each["players"]) for each in found["configurations"]}
    assert told == {(each.name, players) for each in configurations() for players in PLAYERS}
    assert all(("mixed" in each) == (each["name"] in PAPER) for each in found["configurations"])
    assert found["command"] in pages.PAGE.read_text(encoding="utf-8")


def test_the_numbers_of_actions_and_observations_are_those_of_today() -> None:
    """They are no measurements: they follow from the rules."""
    for each in json.loads(pages.FACTS.read_text(encoding="utf-8"))["configurations"]:
        assert each["spaces"] == measuring._spaces(tuple(each["modules"]), each["players"])


def test_figures_are_written_with_their_intervals() -> None:
    """Values beyond a thousand, shares, and differences with their signs."""
    found = {"value": 1234.5, "low": 1200.0, "high": 1300.25}
    assert pages.figure(found) == "1,234 (1,200…1,300)"
    assert pages.percent({"value": 0.256}, 1) == "25.6"
    assert pages.figure({"value": 48.0, "low": 48.0, "high": 48.04}, 1) == "48.0"
    assert pages.figure({"value": -0.52, "low": -1.0, "high": 0.04}, 1, plus=True) == "−0.5 (−1.0…+0.0)"
    assert pages.table(("a", "b"), [("1", "2")]) == "| a | b |\n| --- | ---: |\n| 1 | 2 |"
    assert np.isclose(figures.explained(Sums([{"p": 1, "pairs": 2, "squares": 4, "margins": 4}]), "p")[0], 0.5)
