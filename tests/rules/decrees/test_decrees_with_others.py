"""Decrees beside the marshal, Lamorak, Galahad, Arthur and the blocks of Morgana (MIX-2, MIX-5)."""

import pytest

from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.arthur.scenario import arthur_die
from merlin_bigbox.modules.decrees.scenario import held, hold, lay, size
from merlin_bigbox.modules.knights.scenario import ally, marshal, tiles_left

rule = pytest.mark.rule
BLUE = ["shield-blue", "flag-black", "points-2", "points-2"]


def knights(name: str) -> Scenario:
    """Red has this ally, and knows the decrees in blue."""
    return lay(ally(Scenario(4, ("knights", "decrees")).seat("red"), name), "blue", BLUE, ["red"])


@rule("MIX-5")
def test_a_decree_replaces_both_duties_of_the_marshal() -> None:
    """MIX-5: one decree instead of the whole, and nothing of the duty is left."""
    position = marshal(knights("lancelot"), "blue").arrived("red", "knight", "principality_blue")
    position.play("deploy builder blue")
    duty = position.copy().play("decree duty")
    assert duty.goods("red", "material blue") == 2
    position.play("decree look", "decree take points-2")
    assert (position.goods("red"), held(position, "red"), position.asks()) == (0, 1, "red after")


@rule("MIX-5", "FAVOR-5")
def test_the_marshal_doubles_where_the_vassal_goes_the_decrees_are_those_of_the_space() -> None:
    """MIX-5, KNIGHT-6, DECREE-2: the target counts for the marshal, the space for the decrees."""
    from merlin_bigbox.modules.favor.scenario import learn

    to = ally(learn(Scenario(4, ("favor", "knights", "decrees")).seat("red"), "builder", 2), "lancelot")
    position = marshal(to, "brown").arrived("red", "knight", "principality_blue").play("favor send builder brown")
    assert position.copy().play("decree duty").goods("red", "material brown") == 2
    position.play("decree look", "chance decrees shield-blue flag-black points-2 points-2", "decree take points-2")
    assert (position.goods("red"), size(position, "blue")) == (0, 3)


@rule("DECREE-2", "KNIGHT-4")
def test_a_vassal_deployed_anew_may_look_too() -> None:
    """KNIGHT-4: it is a deployment."""
    to = knights("lamorak").vassal("builder", "blue")
    position = to.arrived("red", "knight", "principality_blue").play("deploy builder blue")
    assert position.asks() == "red decree"


@rule("DECREE-3", "KNIGHT-9")
def test_galahad_claims_the_good_of_a_decree_elsewhere() -> None:
    """DECREE-3: the good has to come from a given principality."""
    position = knights("galahad").arrived("red", "knight", "principality_blue").play("deploy builder blue")
    position.play("decree look", "decree take flag-black", "galahad flag brown")
    assert (position.goods("red", "flag brown"), position.goods("red", "flag black")) == (1, 0)
    assert tiles_left(position, "galahad") == 5


@rule("DECREE-4", "MIX-2")
def test_no_decree_changes_the_arthur_die() -> None:
    """DECREE-4: own dice or Merlin's."""
    to = arthur_die(hold(Scenario(4, ("arthur", "decrees")).seat("red"), 1), 3)
    position = to.turn("red")
    assert not any(text.startswith("decree die arthur") for text in position.options())
    assert position.offers("decree die merlin 4 5")
