"""King's favor beside Arthur, the knights and other modules (MIX-13, KNIGHT-4, 6, 8)."""

import pytest

from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.arthur.scenario import ring_holder
from merlin_bigbox.modules.favor.scenario import learn, seal
from merlin_bigbox.modules.knights.scenario import ally, geraint_tiles, marshal

rule = pytest.mark.rule


@rule("FAVOR-2", "MIX-13")
def test_the_signet_rings_card_may_bring_an_ability() -> None:
    """MIX-13: whatever its requirements."""
    to = Scenario(4, ("favor", "arthur")).seat("red").hand(47)
    position = to.arrived("red", "arthur", "signet_ring").play("signet 47")
    assert position.asks() == "red reward"
    position.play("favor ability builder 3")
    assert (seal(position, "red", "builder", 3), position.points("red")) == ("on", 0)
    assert ring_holder(position) == "red"


@rule("FAVOR-9")
def test_manors_are_an_element_with_arthur_alone() -> None:
    """FAVOR-9: on the rings that have a space for them."""
    to = learn(Scenario(4, ("favor", "arthur")).seat("red"), "flag_bearer", 3).manors("A1", "B2", "C3")
    position = to.arrived("red", "knight", "vp_shield")
    assert position.copy().play("favor score manor").points("red") == 4
    without = learn(Scenario(4, ("favor",)).seat("red"), "flag_bearer", 3).arrived("red", "knight", "vp_shield")
    assert not without.offers("favor score manor")
    on_manors = learn(Scenario(4, ("favor", "arthur")).seat("red"), "flag_bearer", 3).goods("flag blue", 2)
    assert on_manors.arrived("red", "knight", "vp_manor").play("favor score flag").points("red") == 3


@rule("FAVOR-9", "KNIGHT-8")
def test_geraints_tile_is_that_of_the_space() -> None:
    """FAVOR-9: whatever is scored, this space was performed."""
    to = ally(learn(Scenario(4, ("favor", "knights")).seat("red"), "flag_bearer", 3), "geraint").goods("flag blue", 2)
    position = to.arrived("red", "knight", "vp_shield").play("favor score flag")
    assert position.points("red") == 2 + 1 + 1
    assert geraint_tiles(position) == ["shield"]


@rule("FAVOR-5", "KNIGHT-4")
def test_lamorak_does_not_help_deploying_anywhere() -> None:
    """KNIGHT-4: the ability never sends a vassal where it stands, the space itself deploys it anew."""
    to = ally(learn(Scenario(4, ("favor", "knights")).seat("red"), "builder", 2), "lamorak").vassal("builder", "blue")
    position = to.arrived("red", "knight", "principality_blue")
    assert position.offers("deploy builder blue")
    assert not position.offers("favor send builder blue")


@rule("FAVOR-10", "KNIGHT-4")
def test_lamorak_does_not_help_the_ladys_deployments() -> None:
    """KNIGHT-4: not for FAVOR-10, neither the first time nor the second."""
    to = ally(learn(Scenario(4, ("favor", "knights")).seat("red"), "lady", 3), "lamorak").markers("blue")
    position = to.vassal("builder", "blue").arrived("red", "knight", "influence_flag")
    assert not position.offers("favor deploy builder blue")
    assert not position.play("favor deploy lady blue").offers("deploy builder blue")


@rule("FAVOR-5", "FAVOR-10", "KNIGHT-6")
def test_the_marshal_doubles_duties_of_both_abilities() -> None:
    """KNIGHT-6: each deployment into his principality."""
    sent = ally(learn(Scenario(4, ("favor", "knights")).seat("red"), "builder", 2), "lancelot")
    position = marshal(sent, "brown").arrived("red", "knight", "principality_blue").play("favor send builder brown")
    assert position.goods("red", "material brown") == 2
    twice = ally(learn(Scenario(4, ("favor", "knights")).seat("red"), "lady", 3), "lancelot").markers("blue")
    position = marshal(twice, "blue").arrived("red", "knight", "influence_flag").play("favor deploy builder blue")
    position.play("deploy flag_bearer blue")
    assert (position.goods("red", "material blue"), position.goods("red", "flag blue")) == (2, 2)
