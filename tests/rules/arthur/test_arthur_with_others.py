"""Where Arthur meets other modules: castles, huts, treasures, the market, King's favor, Morgana (MIX-1 … 16)."""

import pytest

from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.arthur.board import OPEN
from merlin_bigbox.modules.arthur.scenario import arthur_die, arthur_face, open_picts, picts_in, ring_holder
from merlin_bigbox.modules.knights.scenario import ally, castle, marshal
from merlin_bigbox.modules.market.scenario import laborers
from merlin_bigbox.modules.morgana.scenario import hut_on, hut_supply, huts, morgana

rule = pytest.mark.rule
ENVIRONS = "wwlmmm wwlmML ll.M.L ......"


@rule("ARTHUR-11")
def test_a_castle_keeps_its_manor_from_being_replaced() -> None:
    """ARTHUR-11, KNIGHT-12: it is not offered."""
    scenario = Scenario(4, ("arthur", "knights")).seat("green").manors("A1", "B2")
    ally(scenario, "gaheris")
    position = castle(scenario, "A1").arrived("red", "arthur", "replace_manor")
    assert position.options() == ["replace B2", "forfeit"]


@rule("ARTHUR-30")
def test_a_castle_stays_beside_the_manor_that_is_kept() -> None:
    """ARTHUR-30, KNIGHT-12: one further manor in the territory; with a castle and one other nothing is asked."""
    scenario = Scenario(4, ("arthur", "knights")).environs(ENVIRONS).seat("red").manors("A1", "A2", "B2", "A4", "A5")
    ally(scenario, "gaheris")
    castle(scenario, "A1")
    position = castle(scenario, "A4").scoring(2).run_chance()
    assert position.options() == ["keep A2", "keep B2"]
    position.play("keep B2")
    assert [position.manor(cell) for cell in ("A1", "A2", "B2", "A4", "A5")] == ["red", "", "red", "red", "red"]


@rule("ARTHUR-11")
def test_a_hut_on_the_replaced_manor_returns_to_the_supply() -> None:
    """ARTHUR-11: the new manor stands without it."""
    scenario = Scenario(4, ("arthur", "gold", "morgana")).seat("green").manors("B2")
    position = huts(scenario, "B2").arrived("red", "arthur", "replace_manor")
    before = hut_supply(position)
    position.play("replace B2")
    assert (position.manor("B2"), hut_on(position, "B2"), hut_supply(position)) == ("red", False, before + 1)


@rule("ARTHUR-9")
@rule("ARTHUR-10")
def test_stairs_and_merlin_pass_over_morgana() -> None:
    """ARTHUR-9, ARTHUR-10, MIX-11: her space is not counted and cannot be entered."""
    modules = ("arthur", "gold", "morgana")
    scenario = morgana(Scenario(4, modules), "grey").seat("red").knight(2)
    assert scenario.arrived("red", "arthur", "stairs").play("stairs").knight("red") == 8
    scenario = morgana(Scenario(4, modules), "grey").merlin(3)
    assert scenario.arrived("red", "arthur", "merlin").play("move merlin cw 2").merlin == 6


@rule("ARTHUR-20")
def test_staying_on_morganas_space_performs_nothing() -> None:
    """ARTHUR-20, MORGANA-9: the figure stays, the action cannot be performed."""
    scenario = morgana(Scenario(4, ("arthur", "gold", "morgana")), "grey").seat("red").knight(4).dice(1)
    position = scenario.goods("flag black").turn("red").play("die 1", "flag minus", "move cw")
    assert (position.knight("red"), position.offers("forfeit")) == (4, True)
    assert not [text for text in position.options() if text.startswith("deploy")]


@rule("MIX-13")
def test_the_rings_card_bars_the_market() -> None:
    """MIX-13, MARKET-2: and after the market the ring completes nothing."""
    modules = ("arthur", "gold", "market")
    scenario = Scenario(4, modules).seat("red").hand(1, 2)
    position = scenario.arrived("red", "arthur", "signet_ring")
    buys = [text for text in position.options() if text.startswith("buy")]
    assert buys
    after = position.copy().play(buys[0])
    assert after.offers("perform")
    assert not [text for text in after.options() if text.startswith("signet")]
    after.play("perform")
    assert (ring_holder(after), after.hand("red")) == ("red", [1, 2])
    position.play("signet 1")
    assert not [text for text in position.options() if text.startswith("buy")]


@rule("MIX-13")
def test_the_rings_card_may_become_an_ability() -> None:
    """MIX-13, FAVOR-2: its points or an ability, as for every card."""
    position = Scenario(4, ("arthur", "favor")).seat("red").hand(1, 2).arrived("red", "arthur", "signet_ring")
    position.play("signet 1")
    assert position.options() == ["favor points", "favor ability lady 1"]
    position.play("favor ability lady 1")
    assert (position.points("red"), ring_holder(position)) == (0, "red")


@rule("ARTHUR-11")
@rule("ARTHUR-13")
def test_a_picts_manor_gets_its_treasure_and_a_replaced_one_does_not() -> None:
    """ARTHUR-13 [ruling], ARTHUR-11: only what is built brings a treasure."""
    modules = ("arthur", "treasures")
    scenario = open_picts(Scenario(4, modules), 25, 26, 27).tile("A1", "wood-grail")
    position = scenario.arrived("red", "arthur", "pict").play("pict 26", "settle A1", "perform")
    assert (position.grail, position.apples("red")) == ("red", 2)
    assert len(picts_in(position, OPEN)) == 3
    scenario = Scenario(4, modules).tile("A1", "wood-grail").manor("A1", "green")
    position = scenario.arrived("red", "arthur", "replace_manor").play("replace A1")
    assert (position.grail, position.apples("red")) == ("", 1)


@rule("ARTHUR-16")
def test_the_marshal_does_not_double_an_activation() -> None:
    """ARTHUR-16, KNIGHT-6: it is no deployment."""
    scenario = Scenario(4, ("arthur", "knights")).seat("red").vassal("builder", "blue")
    ally(scenario, "lancelot")
    position = marshal(scenario, "blue").arrived("red", "knight", "activate_vassal").play("activate builder")
    assert position.goods("red", "material blue") == 1


@rule("ARTHUR-20")
@rule("ARTHUR-21")
def test_a_laborer_is_no_die() -> None:
    """ARTHUR-20, ARTHUR-21, MARKET-5: neither flag works on it."""
    scenario = Scenario(4, ("arthur", "gold", "market")).seat("red").goods("flag black").goods("flag grey")
    position = laborers(scenario, 3).turn("red").play("laborer 3")
    assert not [text for text in position.options() if text.startswith("flag")]


@rule("ARTHUR-21")
def test_gold_and_allies_still_know_the_switched_die() -> None:
    """ARTHUR-21: an own die that moves Arthur is an own die for Tristram, none for Gawain."""
    scenario = Scenario(4, ("arthur", "knights", "gold")).seat("red").dice(3).goods("flag grey")
    ally(scenario, "tristram", "gawain")
    position = scenario.turn("red").play("die 3", "flag switch arthur")
    assert [text.split()[-3:] for text in position.options() if text.startswith("gold")] == [
        ["1", "3", "2"],
        ["1", "3", "4"],
    ]
    assert position.offers("tristram 1 3 5")
    assert not [text for text in position.options() if text.startswith("gawain")]


@rule("ARTHUR-5")
def test_gold_changes_the_arthur_die() -> None:
    """ARTHUR-5, MIX-2: it is a die like the others."""
    scenario = arthur_die(Scenario(4, ("arthur", "gold")).seat("red").dice(), 3)
    position = scenario.turn("red").play("gold arthur 3 4", "arthur 4")
    assert arthur_face(position, "red") == 4
