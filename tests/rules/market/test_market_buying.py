"""What the market has, and buying there (MARKET-1, MARKET-2)."""

from dataclasses import replace

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.gold.scenario import gold, gold_of, mistletoe
from merlin_bigbox.modules.market.scenario import (
    apple_tiles_of,
    laborers,
    laborers_of,
    plus,
    plus_of,
    tile,
    tiles_of,
)

rule = pytest.mark.rule
MARKET = ("gold", "market")
COLOURS = ("black", "grey", "blue", "purple", "orange", "brown")


def red(players: int = 4, coins: int = 2) -> Scenario:
    """Red with the market and so much gold."""
    return gold(Scenario(players, MARKET).seat("red"), coins)


def wares(position: Position) -> list[str]:
    """What can be bought now."""
    return [option for option in position.options() if option.startswith("buy")]


@rule("MARKET-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_market_is_full_at_the_start(players: int) -> None:
    """MARKET-1: one tile of each kind and colour, 6 plus tokens, 4 apple/mistletoe tiles, laborers 1 to 6."""
    position = Position.new_game(compose(load(), MARKET, players)).run_chance()
    assert [tiles_of(position, "", f"{kind} {colour}") for kind in ("shield", "material") for colour in COLOURS] == [
        1
    ] * 12
    assert (plus_of(position, ""), apple_tiles_of(position, ""), laborers_of(position, "")) == (
        6, 4, [1, 2, 3, 4, 5, 6],
    )  # fmt: skip
    assert [position.stock(f"{kind} {colour}") for kind in ("shield", "flag") for colour in COLOURS].count(6) >= 4


@rule("MARKET-1")
def test_an_edition_may_have_a_colour_twice() -> None:
    """MARKET-1: the colours of the tiles and the pips of the laborers are those of the edition."""
    edition = load()
    market = replace(
        edition.market, shield_tiles=("blue", "blue", *edition.market.shield_tiles[2:]), day_laborers=(2, 2, 3, 4, 5, 6)
    )
    scenario = gold(Scenario(2, MARKET, replace(edition, market=market)).seat("red"), 2)
    position = tile(laborers(scenario, 2), "shield blue").turn("red")
    assert (tiles_of(position, "", "shield blue"), tiles_of(position, "", "shield black")) == (2, 0)
    assert laborers_of(position, "") == [2, 3, 4, 5, 6]
    position.play("buy shield blue")
    assert (tiles_of(position, "red", "shield blue"), position.goods("red", "shield blue")) == (2, 2)


@rule("MARKET-2")
def test_one_gold_buys_any_one_ware() -> None:
    """MARKET-2: every ware is offered; the coin goes to the supply, the ware to the buyer."""
    position = red().turn("red")
    assert wares(position) == [
        *(f"buy shield {colour}" for colour in COLOURS),
        *(f"buy material {colour}" for colour in COLOURS),
        "buy plus",
        "buy apple tile",
        *(f"buy laborer {pips}" for pips in range(1, 7)),
    ]
    bought = position.copy().play("buy shield grey")
    assert (tiles_of(bought, "red", "shield grey"), tiles_of(bought, "", "shield grey")) == (1, 0)
    assert (gold_of(bought, "red"), gold_of(bought, "")) == (1, 23)
    assert plus_of(position.copy().play("buy plus"), "red") == 1
    assert apple_tiles_of(position.copy().play("buy apple tile"), "red") == 1
    assert laborers_of(position.copy().play("buy laborer 5"), "red") == [5]


@rule("MARKET-2", "ALL-1")
def test_nothing_is_bought_without_gold() -> None:
    """MARKET-2: the payment must be complete."""
    assert wares(red(coins=0).turn("red")) == []


@rule("MARKET-2")
def test_what_others_have_is_not_sold() -> None:
    """MARKET-2: the market sells only what lies there."""
    scenario = laborers(tile(plus(red().seat("yellow"), 6), "material brown"), 3)
    position = scenario.turn("red")
    for ware in ("buy plus", "buy material brown", "buy laborer 3"):
        assert not position.offers(ware)


@rule("MARKET-2")
def test_once_a_turn() -> None:
    """MARKET-2: the second coin buys nothing in this turn, but in the next one."""
    position = red(2).dice(4, 4).turn("red").play("buy plus")
    assert wares(position) == []
    position.play("die 4", "move cw")
    assert wares(position) == []
    position.play("forfeit")
    assert wares(position) == []
    position.play("end turn")
    assert position.asks() == "yellow turn"
    assert wares(position) != []
    position.play("die 1", "move cw", "forfeit", "end turn")
    assert position.asks() == "red turn"
    assert wares(position) != []


@rule("MARKET-2")
def test_every_window_is_open_for_buying() -> None:
    """MARKET-2, BASE-20: before the die, before the move, after it, after the action."""
    position = red().knight("principality_black").dice(4).turn("red")
    assert position.offers("buy plus")
    position.play("die 4")
    assert position.offers("buy plus")
    position.play("move cw")
    assert position.offers("buy plus")
    position.play("forfeit")
    assert position.offers("buy plus")


@rule("MARKET-2")
def test_no_purchase_after_a_completed_card() -> None:
    """MARKET-2: also when mistletoe was needed for it; the next turn is free again."""
    position = red(2).hand(12).goods("material brown").turn("red").play("mission 12")
    assert wares(position) == []
    position.play("die 1", "move cw")
    assert wares(position) == []
    aided = mistletoe(red(2), 1).hand(12).turn("red").play("mission 12", "mistletoe 1")
    assert wares(aided) == []


@rule("MARKET-2")
def test_no_card_after_a_purchase() -> None:
    """MARKET-2: until the turn ends."""
    position = red(2).hand(12, 1).goods("material brown").knight(0).dice(4, 4).turn("red")
    assert position.offers("mission 12")
    position.play("buy plus")
    assert not position.offers("mission 12")
    position.play("die 4", "move cw", "forfeit")
    assert not position.offers("mission 12")
    position.play("end turn", "die 1", "move cw", "forfeit", "end turn")
    assert position.asks() == "red turn"
    assert position.offers("mission 12")


@rule("MARKET-2")
def test_a_tile_bought_for_a_card_serves_it_in_a_later_turn_only() -> None:
    """MARKET-2: the good is there at once, the card has to wait."""
    position = red(2).hand(12).turn("red").play("buy material brown")
    assert position.goods("red", "material brown") == 1
    assert not position.offers("mission 12")
