"""Treasures with other modules: what lies on markers that leave, Galahad, castles, Picts (MIX-7, KNIGHT-9, 11)."""

import pytest

from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.knights.scenario import ally, kay, kay_tiles
from merlin_bigbox.modules.market.scenario import plus_in, plus_of, plus_under
from merlin_bigbox.modules.morgana.scenario import morgana, morgana_markers_in, topped, topped_of

rule = pytest.mark.rule


def on(tile: str, *modules: str) -> Scenario:
    """Red can build on B5, where this treasure lies; yellow is the only other player."""
    return Scenario(2, (*modules, "treasures")).tile("B5", tile).seat("red").goods("material grey")


def built(scenario: Scenario) -> Position:
    return scenario.arrived("red", "knight", "build").play("build B5 grey")


def dark(position: Position) -> tuple[int, int]:
    """Morgana's markers in blue: on top of yellow's, and for herself."""
    return topped_of(position, "yellow", "blue"), morgana_markers_in(position, "blue")


@rule("MIX-7")
def test_a_plus_token_returns_to_the_market_with_its_marker() -> None:
    """MIX-7: the only marker there has it."""
    setting = plus_in(on("lake-discard-flag-influence", "gold", "market").seat("yellow").markers("blue"), "blue")
    position = built(setting).play("perform", "return marker blue")
    assert (plus_under(position, "yellow", "blue"), plus_of(position, ""), position.asks()) == (0, 6, "red after")


@rule("MIX-7")
def test_the_owner_chooses_between_markers_with_and_without_a_plus_token() -> None:
    """MIX-7: of two markers, one has it."""
    setting = plus_in(on("lake-discard-flag-influence", "gold", "market").seat("yellow").markers("blue", 2), "blue")
    position = built(setting).play("perform", "return marker blue")
    assert (position.asks().partition(" ")[0], len(position.options())) == ("yellow", 2)
    kept = position.copy().play("without plus")
    assert (plus_under(kept, "yellow", "blue"), kept.markers("yellow", "blue")) == (1, 1)
    gone = position.copy().play("with plus")
    assert (plus_under(gone, "yellow", "blue"), gone.markers("yellow", "blue")) == (0, 1)


@rule("MIX-7")
def test_a_morgana_marker_stays_as_hers() -> None:
    """MIX-7: it lay on the only marker there."""
    setting = topped(on("lake-discard-flag-influence", "gold", "morgana").seat("yellow").markers("blue"), "blue")
    position = built(setting).play("perform", "return marker blue")
    assert (dark(position), position.markers_home("yellow"), position.asks()) == ((0, 1), 6, "red after")


@rule("MIX-7")
def test_the_owner_chooses_between_markers_with_and_without_a_morgana_marker() -> None:
    """MIX-7: of two markers, one is topped."""
    setting = topped(on("lake-discard-flag-influence", "gold", "morgana").seat("yellow").markers("blue", 2), "blue")
    position = built(setting).play("perform", "return marker blue")
    assert position.options() == ["without dark marker", "with dark marker"]
    assert dark(position.copy().play("without dark marker")) == (1, 0)
    assert dark(position.copy().play("with dark marker")) == (0, 1)


@rule("MIX-7")
def test_kay_s_tile_stays_until_the_scoring() -> None:
    """MIX-7: also when the last marker there leaves."""
    setting = kay(ally(on("lake-discard-flag-influence", "knights").seat("yellow"), "kay").markers("blue"), "blue")
    position = built(setting).play("perform", "return marker blue")
    assert (position.markers("yellow", "blue"), kay_tiles(position, "blue")) == (0, 1)


@rule("KNIGHT-9", "TREASURE-5")
def test_galahad_replaces_each_of_the_two_goods() -> None:
    """KNIGHT-9: a tile for each, also where the stock is empty; asked in the order shown."""
    setting = ally(on("lake-claim-flag-shield", "knights"), "galahad").markers("black").stock("flag black", 0)
    position = built(setting.stock("shield black", 0))
    assert position.offers("claim both black")
    position.play("claim both black")
    assert (position.offers("galahad flag brown"), position.offers("galahad shield brown")) == (True, False)
    position.play("galahad flag brown", "galahad shield grey")
    assert (position.goods("red", "flag brown"), position.goods("red", "shield grey")) == (1, 1)


@rule("KNIGHT-11", "TREASURE-2")
def test_a_castle_is_laid_before_the_treasure_and_does_not_double_it() -> None:
    """KNIGHT-11: one point, one apple."""
    position = built(ally(on("lake-point-and-apple", "knights"), "gaheris"))
    assert position.offers("castle")
    position.play("castle")
    assert position.asks() == "red treasure"
    position.play("perform")
    assert (position.points("red"), position.apples("red"), position.asks()) == (1, 2, "red after")


@rule("TREASURE-5", "MORGANA-9")
def test_a_blocked_principality_gives_no_goods_unless_galahad_helps() -> None:
    """TREASURE-5, MORGANA-9: nothing from where Morgana stands; another way may replace it (KNIGHT-9)."""
    setting = morgana(on("lake-claim-flag-shield", "gold", "morgana").markers("black"), "black")
    assert not built(setting).offers("claim both black")
    setting = morgana(on("lake-claim-flag-shield", "gold", "morgana", "knights").markers("black"), "black")
    position = built(ally(setting, "galahad")).play("claim both black", "galahad flag blue", "decline")
    assert (position.goods("red"), position.goods("red", "flag blue")) == (1, 1)


@rule("TREASURE-5", "MORGANA-9", "CITY-2")
def test_in_the_city_only_the_kind_of_the_blocked_district_is_missing() -> None:
    """MORGANA-9: at the Smith (purple) she closes shields of all colours and nothing else."""
    setting = on("lake-claim-flag-shield", "gold", "caerleon", "morgana").markers("purple").markers("black")
    position = built(morgana(setting, "purple")).play("claim both purple")
    assert (position.goods("red"), position.goods("red", "flag purple")) == (1, 1)
