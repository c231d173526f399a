"""Arthur's rondel, flags, Picts and dice at the start, and the turn with his die (ARTHUR-1 … 5, MIX-1)."""

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.arthur.board import OPEN
from merlin_bigbox.modules.arthur.scenario import (
    arthur_at,
    arthur_die,
    arthur_face,
    picts_in,
    put_arthur,
    ring_holder,
)

rule = pytest.mark.rule
ARTHUR = ("arthur",)
EDITION = load()


def spaces(*modules: str) -> list[str]:
    return [spec.name for spec in compose(EDITION, modules, 4).space_specs]


@rule("ARTHUR-1")
def test_the_rondel_has_its_own_outer_ring_and_an_inner_one() -> None:
    """ARTHUR-1: 24 spaces outside, 13 inside; Grail, Excalibur and signet ring are inside alone."""
    names = spaces("arthur")
    assert (names[:24], names[24:]) == (list(EDITION.rondel.arthur), list(EDITION.rondel.inner))
    for name in ("grail", "excalibur", "signet_ring"):
        assert (names[:24].count(name), names[24:].count(name)) == (0, 1)


@rule("MIX-1")
@pytest.mark.parametrize(
    ("modules", "ring"),
    [((), "base"), (("arthur",), "arthur"), (("gold",), "gold"), (("arthur", "gold"), "gold_arthur")],
)
def test_the_outer_ring_follows_arthur_and_gold(modules: tuple[str, ...], ring: str) -> None:
    """MIX-1: one of four rings, and the inner one only with Arthur."""
    names = spaces(*modules)
    assert names[:24] == list(getattr(EDITION.rondel, ring))
    assert len(names) == (37 if "arthur" in modules else 24)


@rule("ARTHUR-1")
def test_arthur_starts_on_his_space_and_the_ring_belongs_to_nobody() -> None:
    """ARTHUR-1: Arthur walks the inner ring."""
    position = Position.new_game(compose(EDITION, ARTHUR, 3))
    assert (arthur_at(position), ring_holder(position)) == (24 + EDITION.rondel.arthur_start, "nobody")


@rule("ARTHUR-2")
def test_black_and_grey_flags_do_not_do_what_they_did() -> None:
    """ARTHUR-2: no repelling, no second mission; plus and minus one and the switch instead."""
    scenario = Scenario(4, ARTHUR).seat("red").goods("flag black").goods("flag grey").traitors("blue")
    position = scenario.hand(12, 15, 1).goods("material brown", 2).dice(3).turn("red").play("mission 12")
    assert not [text for text in position.options() if text.startswith("flag ")]
    flags = [text for text in position.play("die 3").options() if text.startswith("flag ")]
    assert flags == ["flag plus", "flag minus", "flag switch merlin", "flag switch arthur"]


@rule("ARTHUR-2")
def test_no_flag_repels_in_the_scoring() -> None:
    """ARTHUR-2: the traitor step offers nothing to a black flag."""
    position = Scenario(4, ARTHUR).seat("red").goods("flag black").traitors("blue").scoring(6)
    assert position.scored("red", "traitors") == -3


@rule("ARTHUR-3")
def test_four_picts_are_turned_up_at_the_start() -> None:
    """ARTHUR-3: four of the thirty, by chance, before the dice."""
    position = Position.new_game(compose(EDITION, ARTHUR, 4)).run_chance("open pict")
    assert position.offers("chance pict 30")
    position.play("chance pict 30")
    assert not position.offers("chance pict 30")
    position.play("chance pict 5", "chance pict 1", "chance pict 17")
    assert position.asks() == "roll"
    assert picts_in(position, OPEN) == [1, 5, 17, 30]
    assert len(EDITION.picts) == 30


@rule("ARTHUR-3")
def test_five_dice_make_five_turns_a_round() -> None:
    """ARTHUR-3: nobody's round is over before the Arthur die is used."""
    scenario = Scenario(2, ARTHUR).seat("yellow").dice().seat("red").dice(2)
    position = arthur_die(scenario, 3).turn("red")
    assert position.options()[:2] == ["die 2", "arthur 3"]
    position.play("die 2", "move cw", "perform", "end turn")
    assert position.asks() == "red turn"
    assert [text for text in position.options() if text.startswith(("die", "merlin", "arthur"))] == ["arthur 3"]
    position.play("arthur 3", "move cw")
    assert arthur_face(position, "red") == 0


@rule("ARTHUR-4")
@pytest.mark.parametrize(
    ("faces", "stands"),
    [("1 1 1 1 2", False), ("4 4 4 4 4", False), ("1 1 1 2 2", True), ("1 2 3 4 5", True), ("5 5 5 6 1", True)],
)
def test_four_of_a_kind_are_rolled_again_and_three_stand(faces: str, *, stands: bool) -> None:
    """ARTHUR-4 [texts differ]: three of a kind with a pair, two numbers in all, stand."""
    position = Position.new_game(compose(EDITION, ARTHUR, 2)).run_chance("roll")
    assert position.offers(f"chance roll {faces}") is stands
    assert not position.offers("chance roll 1 2 3 4")


@rule("ARTHUR-4")
def test_the_fifth_face_is_the_arthur_die() -> None:
    """ARTHUR-4: three own dice, Merlin's, Arthur's."""
    position = Position.new_game(compose(EDITION, ARTHUR, 2)).run_chance("roll").play("chance roll 1 2 3 4 5")
    assert (position.dice("red"), arthur_face(position, "red")) == ([1, 2, 3, 4], 5)


@rule("ARTHUR-5")
@pytest.mark.parametrize(("direction", "reached"), [("cw", 29), ("ccw", 34)])
def test_the_arthur_die_moves_arthur_either_way_on_the_inner_ring(direction: str, reached: int) -> None:
    """ARTHUR-5: 13 spaces round, then the action of that space."""
    scenario = put_arthur(Scenario(4, ARTHUR), 25).seat("red").dice()
    position = arthur_die(scenario, 4).turn("red").play("arthur 4", f"move {direction}")
    assert (arthur_at(position), position.asks()) == (reached, "red arrived")
    assert position.knight("red") == Scenario(4).cells[at.KNIGHT]
    assert position.offers("forfeit")


@rule("ARTHUR-5")
def test_an_apple_changes_the_arthur_die() -> None:
    """ARTHUR-5: like any other die."""
    scenario = put_arthur(Scenario(4, ARTHUR), "stairs").seat("red").dice()
    position = arthur_die(scenario, 4).turn("red").play("arthur 4", "apple 1", "move cw")
    assert (arthur_at(position), position.apples("red")) == (25, 0)


@rule("ARTHUR-5")
def test_no_staff_repeats_an_action_of_arthur() -> None:
    """ARTHUR-5: staffs are Merlin's (BASE-18)."""
    position = Scenario(4, ARTHUR).arrived("red", "arthur", "claim_shield").play("claim shield grey")
    assert position.options() == ["end turn"]


@rule("ARTHUR-5")
def test_a_different_action_after_moving_arthur() -> None:
    """ARTHUR-5, BASE-65: of any space where another's knight stands, wherever Arthur is on his ring."""
    for space in range(24, 37):
        scenario = Scenario(2, ARTHUR).seat("yellow").knight(space - 32 if space > 32 else space - 24)
        position = scenario.seat("red").goods("flag orange").markers("blue").arrived("red", "arthur", space)
        knight = position.knight("yellow")
        useful = position.rules.could_act(position.state, 0, knight, False, False)
        assert position.offers(f"flag different {knight}") is bool(useful)
