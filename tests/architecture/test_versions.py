"""Versions of the rules: what differs is in one place, and the present one pays nothing for the older ones."""

import re
from itertools import product
from pathlib import Path

import pytest

from merlin_bigbox import versions
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import RULES_VERSION, compose, module_names
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.configurations import legal_sets
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.caerleon.scenario import district
from merlin_bigbox.modules.gold.scenario import gold
from merlin_bigbox.modules.market.scenario import laborers, laborers_of
from merlin_bigbox.modules.morgana.scenario import cauldron, morgana, morgana_dice, poisoned_apples

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "merlin_bigbox" / "versions"
CHANGED_AFTER_1 = {"BASE-72", "MARKET-5", "MORGANA-5", "MORGANA-8", "MORGANA-9"}


def test_every_older_version_is_a_file_and_the_present_one_is_not() -> None:
    """`version_1.py` says what was different by version 1, and so on."""
    found = {path.stem for path in SOURCES.glob("version_*.py")}
    assert found == {f"version_{number}" for number in range(1, RULES_VERSION)}


def test_the_file_names_each_rule_that_was_different_and_so_do_the_guides() -> None:
    """One table in the file; docs/records.md and CHANGELOG.md tell players."""
    text = (SOURCES / "version_1.py").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| ([A-Z]+-\d+) \|", text, re.MULTILINE)) == CHANGED_AFTER_1
    for guide in ("docs/records.md", "CHANGELOG.md"):
        told = (ROOT / guide).read_text(encoding="utf-8")
        assert {rule for rule in CHANGED_AFTER_1 if rule in told} == CHANGED_AFTER_1, guide


def test_a_version_is_part_of_a_rulesets_identity() -> None:
    """The same modules by other rules are another ruleset, with another key; bots keep them apart by it."""
    old, new = compose(load(), ("gold",), 2, version=1), compose(load(), ("gold",), 2)
    assert old is compose(load(), ("gold",), 2, version=1)
    assert old.key != new.key
    assert new.key == compose(load(), ("gold",), 2, version=RULES_VERSION).key


@pytest.mark.parametrize("version", [0, RULES_VERSION + 1, -1])
def test_an_unknown_version_is_refused(version: int) -> None:
    """The error says which there are."""
    with pytest.raises(OptionsError, match=f"rules version {version}; this program knows versions 1 to"):
        Game(GameOptions(2, version=version))


def test_nothing_of_an_older_version_is_in_the_present_rules() -> None:
    """The present rules pay nothing: no object of theirs comes from the older files."""
    rules = compose(load(), module_names(), 4)
    parts = [*rules.frames, *rules.sources, *rules.free, *rules.blockers, *rules.listeners, *rules.shared.values()]
    assert not [part for part in parts if type(part).__module__.startswith(versions.__name__)]


def test_version_1_can_be_composed_with_every_set_of_modules() -> None:
    """Frames, actions and events are the same by both versions; a state of one fits the other."""
    for modules, players in product(legal_sets()[::7], (2, 4)):
        old, new = compose(load(), modules, players, version=1), compose(load(), modules, players)
        assert (old.size, old.zones[-1].name) == (new.size, new.zones[-1].name)
        assert old.action_specs == new.action_specs
        assert old.frame_specs == new.frame_specs


# --- version 1 as it was ---------------------------------------------------------------------------------------------


def test_by_version_1_a_used_laborer_could_be_bought_again() -> None:
    """Before MARKET-5 was corrected."""
    scenario = laborers(gold(Scenario(2, ("gold", "market"), version=1).seat("red"), 1), 6)
    position = scenario.turn("red").play("laborer 6")
    assert laborers_of(position, "") == [1, 2, 3, 4, 5, 6]
    assert position.offers("buy laborer 6")


def test_by_version_1_an_untaken_morgana_die_could_be_poisoned() -> None:
    """Before MORGANA-5 was corrected."""
    scenario = morgana_dice(Scenario(2, ("gold", "morgana"), version=1), 1, 6).seat("yellow").dice(3)
    position = poisoned_apples(scenario.seat("red").dice(3), 1).turn("red")
    assert [text for text in position.options() if text.startswith("poison ")] == [
        "poison morgana 1",
        "poison morgana 6",
    ]
    assert position.play("poison morgana 6", "poison swap yellow 1 3").dice("yellow")[0] == 6


def test_by_version_1_every_effect_could_be_declined() -> None:
    """Before MORGANA-8 was corrected."""
    scenario = cauldron(morgana_dice(Scenario(2, ("gold", "morgana"), version=1), 2), 2, "dark_influence").seat("red")
    assert scenario.turn("red").play("morgana 2", "cauldron 2", "morgana to blue").offers("decline")


def test_by_version_1_a_closed_market_made_exchanges() -> None:
    """Before MORGANA-9 was corrected."""
    scenario = morgana(district(Scenario(2, ("gold", "caerleon", "morgana"), version=1), "market", "blue"), "blue")
    scenario = gold(scenario.seat("red").markers("blue"), 1)
    position = scenario.arrived("red", "knight", "influence_vassal").play("deploy builder blue")
    assert position.asks() == "red district exchange"


def test_by_version_1_manors_were_thinned_out_after_the_last_round() -> None:
    """Before BASE-72 was corrected."""
    scenario = Scenario(4, ("arthur",), version=1).environs("wwlmmm wwlmML ll.M.L ......")
    assert scenario.seat("red").manors("A1", "A2").scoring(6).asks() == "red keep"
