"""Morgana where she meets other modules: Arthur, Caerleon, the market, the knights (MIX-3, 10, 11, 14)."""

import pytest

from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.arthur.scenario import arthur_at, arthur_die, open_picts, picts_left, put_arthur
from merlin_bigbox.modules.caerleon.scenario import district
from merlin_bigbox.modules.gold.scenario import gold, gold_of, gold_supply, mistletoe_of
from merlin_bigbox.modules.knights.scenario import ally, castle, has_castle, kay
from merlin_bigbox.modules.market import scenario as market_words
from merlin_bigbox.modules.morgana.scenario import (
    cauldron,
    die_used,
    horn_holder,
    hut_on,
    hut_supply,
    huts,
    morgana,
    morgana_dice,
    morgana_markers_in,
    poisoned_apples,
    topped,
)

rule = pytest.mark.rule
# On the inner ring, which begins with 24 (edition.md)
INNER = 24
STAIRS, MERLIN_SPACE = INNER, INNER + 6
THREE_LAKES = "lllmwm wmwmwM WMWMWm wLLLll"


def table(modules: str, players: int = 4) -> Scenario:
    return Scenario(players, ("gold", "morgana", *modules.split()))


def brewed(scenario: Scenario, effect: str, to: str) -> Position:
    """Red has used cauldron 3 with this effect and moved Morgana."""
    cauldron(morgana_dice(scenario, 3), 3, effect)
    return scenario.turn("red").play("morgana 3", "cauldron 3", f"morgana to {to}")


# --- Arthur ----------------------------------------------------------------------------------------------------------


@rule("MORGANA-11", "MIX-16")
def test_merlin_and_arthur_are_swapped_and_move_on_the_ring_they_stand_on() -> None:
    """MORGANA-11: the Merlin die moves Merlin on the inner ring now, the Arthur die Arthur on the outer one."""
    scenario = put_arthur(table("arthur", 2).merlin(5), INNER + 12).seat("red").dice(merlin=2)
    position = brewed(arthur_die(scenario, 3), "swap_figures", "black").play("swap merlin arthur")
    assert (position.merlin, arthur_at(position), position.asks()) == (INNER + 12, 5, "red kitchen done")
    scenario = put_arthur(table("arthur", 2).merlin(INNER + 12), 5).seat("red").dice(merlin=2)
    position = arthur_die(scenario, 3).turn("red")
    assert position.copy().play("merlin 2", "move cw").merlin == INNER + 1
    assert arthur_at(position.play("arthur 3", "move cw")) == 8


@rule("MORGANA-11")
def test_neither_merlin_nor_arthur_is_put_onto_morganas_space() -> None:
    """MORGANA-11: Merlin stands on it, so Arthur would come there."""
    scenario = put_arthur(table("arthur", 2).merlin("principality_blue"), INNER).seat("yellow").knight(5)
    position = brewed(scenario.seat("red").knight(5), "swap_figures", "blue")
    assert position.options() == ["decline"]
    scenario = put_arthur(table("arthur", 2).merlin(INNER), "principality_blue").seat("yellow").knight(5)
    assert brewed(scenario.seat("red").knight(5), "swap_figures", "blue").options() == ["decline"]


@rule("MORGANA-11", "ARTHUR-15")
def test_move_arthur_moves_a_swapped_arthur_on_the_outer_ring() -> None:
    """MORGANA-11: by ARTHUR-15 too."""
    scenario = put_arthur(table("arthur").merlin(INNER), 5)
    position = scenario.arrived("red", "knight", "move_arthur").play("move arthur cw")
    assert arthur_at(position) == 6


@rule("MORGANA-11", "ARTHUR-10")
def test_the_merlin_space_moves_a_swapped_merlin_on_the_inner_ring() -> None:
    """MORGANA-11: by ARTHUR-10 too; a staff may repeat the inner action [ruling]."""
    scenario = put_arthur(table("arthur").merlin(INNER), 5).seat("red").staffs(1).goods("flag orange")
    position = scenario.arrived("red", "merlin", MERLIN_SPACE).play("move merlin cw 1")
    assert (position.merlin, position.asks()) == (MERLIN_SPACE + 1, "red arrived")
    position.play("marker blue")
    assert "staff" in position.options()
    position.play("staff", "marker blue")
    assert position.markers("red", "blue") == 2


@rule("MORGANA-11", "BASE-18")
def test_merlins_action_on_the_inner_ring_allows_a_staff() -> None:
    """MORGANA-11 [ruling]: after a move by the Merlin die as well."""
    scenario = put_arthur(table("arthur").merlin(INNER), 5).seat("red").staffs(1).dice(merlin=2)
    position = scenario.turn("red").play("merlin 2", "move cw", "claim flag blue")
    assert "staff" in position.options()


@rule("MORGANA-9", "MIX-11")
def test_stairs_go_on_past_morgana() -> None:
    """MIX-11: to the principality space after hers."""
    scenario = morgana(put_arthur(table("arthur"), INNER + 12), "blue").seat("red").knight(6).dice()
    position = arthur_die(scenario, 1)
    played = position.seat("yellow").dice(1).seat("red").dice(6)
    turn = played.turn("red").play("arthur 1", "move cw", "stairs")
    assert turn.knight("red") == 12


@rule("MORGANA-9", "MIX-11")
def test_steps_of_merlin_do_not_count_morganas_space() -> None:
    """MIX-11: the Merlin space leads past her."""
    scenario = morgana(put_arthur(table("arthur").merlin(7), INNER + 5), "blue").seat("red").dice(1)
    position = arthur_die(scenario, 1).turn("red").play("arthur 1", "move cw", "move merlin cw 1")
    assert position.merlin == 9


@rule("MORGANA-9", "ARTHUR-20")
def test_a_knight_that_stays_on_morganas_space_cannot_act_there() -> None:
    """MORGANA-9: with ±1 a 1 becomes 0; the move stands, the action cannot be performed."""
    scenario = morgana(table("arthur"), "blue").seat("red").knight(8).dice(1).goods("flag black")
    position = scenario.turn("red").play("die 1", "flag minus", "move cw")
    assert (position.knight("red"), [text for text in position.options() if text.startswith("deploy")]) == (8, [])
    position.play("forfeit", "end turn")


@rule("MIX-14")
def test_a_picts_good_of_morganas_principality_is_not_available() -> None:
    """MIX-14: the Pict may be taken all the same."""
    edition = table("arthur").edition
    number, colour, good = next(
        (index, pict.bonus.colour, pict.bonus.good)
        for index, pict in enumerate(edition.picts, start=1)
        if pict.bonus.good
    )
    for place, count in ((colour, 0), (edition.colours[edition.colours.index(str(colour)) - 1], 1)):
        scenario = morgana(table("arthur"), str(place)).seat("red").dice(1)
        scenario = arthur_die(put_arthur(picts_left(open_picts(scenario, number), 30), INNER), 1)
        position = scenario.seat("red").turn("red").play("arthur 1", "move cw", f"pict {number}")
        assert position.goods("red", f"{good} {colour}") == count


@rule("MORGANA-15", "MIX-10")
def test_with_arthur_all_manors_of_a_territory_with_a_hut_go_back() -> None:
    """MORGANA-15: whoever's they are; other territories are thinned out afterwards (MIX-10)."""
    scenario = table("arthur").environs(THREE_LAKES).manor("A2", "yellow").seat("red").manors("A1", "D2", "D3")
    position = huts(scenario, "A1").scoring(2).run_chance()
    assert [position.manor(tile) for tile in ("A1", "A2", "D2", "D3")] == ["", "", "red", "red"]
    assert (hut_supply(position), position.asks(), position.scored("red", "environs")) == (7, "red keep", 8)
    position.play("keep D2")
    assert [position.manor(tile) for tile in ("D2", "D3")] == ["red", ""]


@rule("MORGANA-15", "KNIGHT-12")
def test_with_arthur_a_manor_on_a_castle_stays_and_its_hut_leaves_alone() -> None:
    """MORGANA-15: except those on castle tiles."""
    scenario = ally(table("arthur knights").environs(THREE_LAKES).seat("red"), "gaheris").manors("A1", "A2")
    position = huts(castle(scenario, "A1"), "A1").scoring(2).run_chance()
    assert [position.manor(tile) for tile in ("A1", "A2")] == ["red", ""]
    assert (has_castle(position, "A1"), hut_on(position, "A1"), hut_supply(position)) == (True, False, 7)


@rule("MORGANA-14", "ARTHUR-11")
def test_the_hut_of_a_replaced_manor_goes_to_the_supply() -> None:
    """ARTHUR-11: the new manor has none."""
    scenario = put_arthur(table("arthur"), INNER + 11).manor("A1", "yellow").seat("red").dice(1)
    position = arthur_die(huts(scenario, "A1"), 1).turn("red").play("arthur 1", "move cw", "replace A1")
    assert (position.manor("A1"), hut_on(position, "A1"), hut_supply(position)) == ("red", False, 7)


@rule("MORGANA-5", "MORGANA-10")
def test_arthur_dice_can_be_swapped_and_ones_own_bewitched() -> None:
    """MORGANA-5: any unused die of another; MORGANA-10: own, Merlin, Arthur, but of others the own colour alone."""
    scenario = arthur_die(table("arthur", 2).seat("yellow").dice(2), 5)
    scenario = arthur_die(poisoned_apples(scenario.seat("red").dice(1), 1), 6)
    position = brewed(scenario, "bewitch", "black")
    assert {"bewitch red arthur 6 1", "bewitch yellow 1 2 6"} <= set(position.options())
    assert not any(text.startswith("bewitch yellow arthur") for text in position.options())
    position.play("decline", "poison arthur 6", "poison swap yellow arthur 5")


# --- Caerleon --------------------------------------------------------------------------------------------------------


@rule("MORGANA-9")
@rule("MORGANA-X5")
def test_with_morgana_on_the_smith_nobody_takes_a_shield() -> None:
    """MORGANA-X5: of no colour, by no means."""
    scenario = morgana(district(table("caerleon"), "smith", "blue"), "blue").seat("red")
    for colour in ("black", "blue", "grey"):
        scenario.markers(colour)
    position = scenario.arrived("red", "knight", "influence_shield")
    assert [text for text in position.options() if text.startswith("claim")] == []
    scenario = morgana(district(table("caerleon"), "smith", "blue"), "blue").seat("red").markers("blue")
    position = scenario.arrived("red", "knight", "influence_flag")
    assert "claim flag blue" in position.options()


@rule("MORGANA-9")
def test_with_caerleon_a_vassal_on_her_district_claims_nothing() -> None:
    """MORGANA-9: it may be deployed there by the vassal influence space."""
    scenario = morgana(district(table("caerleon"), "smith", "blue"), "blue").seat("red").markers("blue")
    position = scenario.arrived("red", "knight", "influence_vassal").play("deploy shield_bearer blue")
    assert (position.goods("red"), position.at("red", "shield_bearer"), position.asks()) == (0, "blue", "red after")


@rule("MORGANA-9", "CITY-7")
@pytest.mark.parametrize(("stands", "asked"), [("blue", "red after"), ("black", "red district exchange")])
def test_a_closed_market_makes_no_exchanges(stands: str, asked: str) -> None:
    """MORGANA-9, a ruling: a vassal deployed to the Market on which she stands exchanges nothing."""
    scenario = morgana(district(table("caerleon"), "market", "blue"), stands).seat("red").markers("blue")
    scenario = gold(scenario, 2).goods("shield grey")
    position = scenario.arrived("red", "knight", "influence_vassal").play("deploy builder blue")
    assert (position.at("red", "builder"), position.asks()) == ("blue", asked)


@rule("MORGANA-9", "MARKET-2")
def test_market_tiles_may_still_be_bought_while_the_market_district_is_closed() -> None:
    """MORGANA-9: the market of the module is another one than the district."""
    scenario = morgana(district(table("caerleon market"), "market", "blue"), "blue").seat("red")
    assert gold(scenario, 1).turn("red").offers("buy shield blue")


@rule("MORGANA-9")
def test_with_caerleon_gold_apples_and_mistletoe_are_closed_on_her_district() -> None:
    """MORGANA-9 [ruling]: at the Mint no gold, at the Orchard no apple and no mistletoe; the Grail is still taken."""
    scenario = morgana(district(table("caerleon"), "mint", "black"), "black").seat("red")
    position = scenario.arrived("red", "knight", "gold").play("perform")
    assert gold_of(position, "red") == 2
    scenario = morgana(district(table("caerleon"), "orchard", "blue"), "blue").seat("red")
    position = scenario.arrived("red", "knight", "apple_mistletoe")
    assert [text for text in position.options() if text.startswith("gain")] == []
    scenario = morgana(district(table("caerleon"), "orchard", "blue"), "blue").seat("red")
    position = scenario.arrived("red", "knight", "grail").play("perform")
    assert (position.apples("red"), position.grail) == (1, "red")


@rule("MORGANA-9", "MARKET-2")
def test_market_tiles_may_still_be_bought() -> None:
    """MORGANA-9: they lie on the market, not on the Smith."""
    scenario = morgana(district(table("caerleon market"), "smith", "blue"), "blue").seat("red")
    options = scenario.turn("red").options()
    assert "buy shield blue" in options


@rule("MORGANA-13")
@pytest.mark.parametrize(
    ("name", "offered"),
    [
        ("smith", {f"claim shield {c}" for c in ("black", "grey", "blue", "purple", "orange", "brown")}),
        ("mint", {"witch gold"}),
        ("orchard", {"witch apple", "witch mistletoe"}),
    ],
)
def test_with_caerleon_witchs_gold_takes_pieces_of_her_district(name: str, offered: set[str]) -> None:
    """MORGANA-13: three pieces of its stock, although it is closed."""
    scenario = gold(district(table("caerleon"), name, "blue").seat("red"), 2)
    position = brewed(scenario, "buy_goods", "blue").play("buy goods")
    assert set(position.options()) == offered
    for _ in range(3):
        position.play(position.options()[0])
    assert position.asks() == "red kitchen done"
    taken = position.goods("red") + gold_of(position, "red") + position.apples("red") + mistletoe_of(position, "red")
    assert taken == 3 + 2  # and the apple and the mistletoe from the beginning


@rule("MORGANA-13")
def test_at_the_market_district_witchs_gold_finds_nothing() -> None:
    """MORGANA-13: none there, so it is not offered."""
    scenario = gold(district(table("caerleon"), "market", "blue").seat("red"), 2)
    assert brewed(scenario, "buy_goods", "blue").options() == ["decline"]


@rule("MORGANA-12", "MORGANA-9")
def test_at_the_mint_no_gold_is_gained_for_goods() -> None:
    """MORGANA-9 [ruling]: her own district's gold is closed to selling too, so it is not offered (BASE-21)."""
    scenario = district(table("caerleon"), "mint", "blue").seat("red").goods("shield grey", 2)
    assert brewed(scenario, "sell_goods", "blue").options() == ["decline"]


# --- the market, Kay, treasures --------------------------------------------------------------------------------------


@rule("MIX-3")
def test_own_dice_laborers_and_one_morgana_die_are_turns_of_a_round() -> None:
    """MIX-3: in any order; who has neither is skipped."""
    scenario = morgana_dice(table("market", 2), 5, 4).seat("yellow").dice()
    die_used(scenario)
    position = market_words.laborers(scenario.seat("red").knight(0).dice(1), 2).turn("red")
    assert {"die 1", "morgana 5", "morgana 4"} <= set(position.options())
    position.play("morgana 5", "poisoned apple", "end turn")
    assert position.asks() == "red turn"
    position.play("die 1", "move cw", "forfeit", "end turn")
    assert position.asks() == "red turn or pass"
    position.play("turn")
    assert not any(text.startswith("morgana") for text in position.options())


@rule("MORGANA-2", "MARKET-2")
def test_the_market_is_open_in_a_turn_with_a_morgana_die() -> None:
    """MORGANA-2: windows a and c."""
    scenario = morgana_dice(table("market").seat("red"), 5)
    position = scenario.turn("red").play("morgana 5")
    assert any(text.startswith("buy ") for text in position.options())
    position.play("poisoned apple")
    assert any(text.startswith("buy ") for text in position.options())


@rule("MORGANA-6", "MARKET-3")
def test_a_material_tile_pays_for_the_horn() -> None:
    """MARKET-3: it is a material in every respect and goes back to the market."""
    scenario = gold(morgana_dice(table("market").seat("red"), 6), 0)
    position = market_words.tile(scenario, "material blue").turn("red")
    position.play("morgana 6", "horn", "horn material blue")
    assert (horn_holder(position), position.goods("red"), position.stock("material blue")) == ("red", 0, 6)


@rule("MORGANA-16", "MIX-6")
def test_topped_plussed_and_kay_tiled_weights_add_up() -> None:
    """MIX-6: one marker with a plus token and a top counts three, Kay's tile one more for the majority alone."""
    scenario = ally(table("market knights").seat("red").markers("black"), "kay")
    scenario = kay(topped(market_words.plus_in(scenario, "black"), "black"), "black")
    position = scenario.seat("yellow").markers("black", 3).scoring(2).run_chance()
    assert (position.scored("red", "influence"), position.scored("yellow", "influence")) == (6, 0)
    assert (position.markers("red", "black"), morgana_markers_in(position)) == (0, 6)


@rule("MIX-14", "MORGANA-9")
def test_gold_supply_is_untouched_by_a_principality_of_that_number() -> None:
    """MIX-14: without Caerleon supplies are never closed."""
    scenario = gold_supply(morgana(table("market"), "black"), 1).seat("red")
    position = scenario.arrived("red", "knight", "gold").play("perform")
    assert gold_of(position, "red") == 3
