"""Galahad claims a good from elsewhere (KNIGHT-9)."""

import pytest

from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.knights.scenario import ally, marshal, tiles, tiles_gone

rule = pytest.mark.rule
COLOURS = ("black", "grey", "blue", "purple", "orange", "brown")


def scenario(*allies: str) -> Scenario:
    """Red's allies."""
    return ally(Scenario(4, ("knights",)).seat("red"), *allies)


@rule("KNIGHT-9")
@pytest.mark.parametrize(
    ("vassal", "kind"), [("builder", "material"), ("shield_bearer", "shield"), ("flag_bearer", "flag")]
)
def test_galahad_changes_the_colour_of_a_duty(vassal: str, kind: str) -> None:
    """KNIGHT-9: the same kind from any other principality; keeping the given one costs no tile."""
    position = scenario("galahad").arrived("red", "knight", "principality_blue").play(f"deploy {vassal} blue")
    others = [f"galahad {kind} {colour}" for colour in COLOURS if colour != "blue"]
    assert position.options() == [f"claim {kind} blue", *others]
    kept = position.copy().play(f"claim {kind} blue")
    assert (kept.goods("red", f"{kind} blue"), tiles_gone(kept, "galahad")) == (1, 0)
    position.play(f"galahad {kind} brown")
    assert (position.goods("red", f"{kind} brown"), position.goods("red")) == (1, 1)
    assert tiles_gone(position, "galahad") == 1


@rule("KNIGHT-9")
def test_galahad_helps_also_when_the_given_stock_is_empty() -> None:
    """KNIGHT-9 (ruling): there is nothing to claim in the given principality, and still another one may give it."""
    start = scenario("galahad").stock("material blue", 0).stock("material grey", 0)
    position = start.arrived("red", "knight", "principality_blue").play("deploy builder blue")
    assert position.options() == ["decline", *(f"galahad material {c}" for c in ("black", "purple", "orange", "brown"))]
    assert position.copy().play("decline").goods("red") == 0
    assert position.play("galahad material black").goods("red", "material black") == 1


@rule("KNIGHT-9")
def test_galahad_needs_a_tile_for_each_good() -> None:
    """KNIGHT-9: with the marshal two goods, each asked for itself."""
    start = marshal(tiles(scenario("galahad", "lancelot"), "galahad", 2), "blue")
    position = start.arrived("red", "knight", "principality_blue").play("deploy builder blue")
    position.play("galahad material black", "galahad material grey")
    assert (position.goods("red", "material black"), position.goods("red", "material grey")) == (1, 1)
    one = marshal(tiles(scenario("galahad", "lancelot"), "galahad", 1), "blue")
    short = one.arrived("red", "knight", "principality_blue").play("deploy builder blue", "galahad material black")
    assert (short.goods("red", "material blue"), short.asks()) == (1, "red after")


@rule("KNIGHT-9")
@pytest.mark.parametrize("kind", ["shield", "flag", "material"])
def test_galahad_on_an_influence_space(kind: str) -> None:
    """KNIGHT-9, BASE-36: from a principality without an own marker, for a tile; from one with a marker as always."""
    position = scenario("galahad").markers("blue").arrived("red", "knight", f"influence_{kind}")
    others = [f"galahad influence {kind} {colour}" for colour in COLOURS if colour != "blue"]
    assert position.options() == [f"claim {kind} blue", *others, "forfeit"]
    position.play(f"galahad influence {kind} orange")
    assert (position.goods("red", f"{kind} orange"), tiles_gone(position, "galahad")) == (1, 1)


@rule("KNIGHT-9")
def test_galahad_needs_a_marker_on_the_board_on_an_influence_space() -> None:
    """KNIGHT-9 (ruling): without any marker the space names no principality, and nothing is claimed."""
    assert scenario("galahad").arrived("red", "knight", "influence_flag").options() == ["forfeit"]


@rule("KNIGHT-9")
def test_galahad_on_an_influence_space_whose_own_stock_is_empty() -> None:
    """KNIGHT-9 (ruling): the marker's principality has none left, another one does; so a staff may repeat it."""
    start = scenario("galahad").stock("flag blue", 0).markers("blue").staffs(1)
    position = start.arrived("red", "merlin", "influence_flag")
    assert not position.offers("claim flag blue")
    position.play("galahad influence flag grey", "staff", "galahad influence flag grey")
    assert position.goods("red", "flag grey") == 2


@rule("KNIGHT-9")
def test_galahad_has_no_part_in_free_claims() -> None:
    """KNIGHT-9: an exchange gives any good anyway, a lady claims none."""
    exchange = scenario("galahad").goods("flag blue").arrived("red", "knight", "exchange").play("return flag blue")
    assert not any(option.startswith("galahad") for option in exchange.options())
    lady = scenario("galahad").arrived("red", "knight", "principality_blue").play("deploy lady blue")
    assert lady.asks() == "red after"
