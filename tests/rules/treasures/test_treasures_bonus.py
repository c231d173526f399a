"""What treasures do after building on them (TREASURE-2 … 6, MIX-7)."""

import pytest

from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.treasures.scenario import neutral_staffs, neutral_staffs_left

rule = pytest.mark.rule


def on(tile: str, players: int = 4, modules: tuple[str, ...] = ("treasures",)) -> Scenario:
    """Red can build on B5, where this treasure lies."""
    return Scenario(players, modules).tile("B5", tile).seat("red").goods("material grey")


def built(scenario: Scenario, figure: str = "knight") -> Position:
    """Red has built there."""
    return scenario.arrived("red", figure, "build").play("build B5 grey")


@rule("TREASURE-2")
@pytest.mark.parametrize("tile", ["mountain-excalibur", "lake-excalibur"])
def test_excalibur_discards_a_traitor_of_choice(tile: str) -> None:
    """TREASURE-2: as on the space (BASE-38)."""
    position = built(on(tile).traitors("black", "brown").excalibur("blue"))
    assert (position.asks(), position.options()) == ("red treasure", ["traitor black", "traitor brown"])
    position.play("traitor brown")
    assert (position.excalibur, position.traitors("red"), position.asks()) == ("red", ["black"], "red after")


@rule("TREASURE-2")
def test_excalibur_is_taken_without_a_traitor_too() -> None:
    """TREASURE-2: as far as possible; who has it already and has no traitor only goes on."""
    position = built(on("lake-excalibur"))
    assert position.options() == ["perform"]
    assert position.play("perform").excalibur == "red"
    nothing = built(on("lake-excalibur").excalibur("red"))
    assert nothing.options() == ["go on"]
    assert nothing.play("go on").asks() == "red after"


@rule("TREASURE-2")
@pytest.mark.parametrize("tile", ["wood-grail", "lake-grail"])
def test_the_grail_comes_with_an_apple(tile: str) -> None:
    """TREASURE-2: as on the space (BASE-39)."""
    position = built(on(tile).grail("green"))
    assert position.options() == ["perform"]
    position.play("perform")
    assert (position.grail, position.apples("red")) == ("red", 2)


@rule("TREASURE-2")
def test_a_treasure_is_not_declined() -> None:
    """TREASURE-2 (texts differ): performed as far as possible, it is no "may"."""
    position = built(on("lake-excalibur").traitors("black"))
    assert position.options() == ["traitor black"]


@rule("TREASURE-2")
def test_free_actions_are_open_before_a_treasure() -> None:
    """TREASURE-2, BASE-20d: a mission completed, or a traitor repelled by a flag, before Excalibur."""
    position = built(on("mountain-excalibur").traitors("black", "grey").goods("flag black").goods("flag blue").hand(14))
    assert position.offers("mission 14")
    assert position.offers("flag repel grey")
    position.play("mission 14", "flag repel grey")
    assert (position.asks(), position.points("red")) == ("red treasure", 2)
    assert position.play("traitor black").traitors("red") == []


@rule("TREASURE-2")
def test_a_tower_has_no_treasure_and_a_treasure_no_tower_bonus() -> None:
    """TREASURE-2: each tile has its own bonus."""
    assert built(on("wood tower")).asks() == "red tower"
    assert built(on("wood-grail")).play("perform").asks() == "red after"


@rule("TREASURE-3")
@pytest.mark.parametrize("tile", ["mountain-staff", "wood-staff"])
def test_a_neutral_staff_is_taken_if_there_is_one(tile: str) -> None:
    """TREASURE-3: from the two, until both are gone."""
    position = built(on(tile)).play("perform")
    assert (position.staffs("red"), neutral_staffs_left(position)) == (4, 1)
    none = built(neutral_staffs(on(tile), 0))
    assert none.options() == ["go on"]
    assert none.play("go on").staffs("red") == 3


@rule("TREASURE-3")
def test_a_neutral_staff_is_a_staff_in_every_respect() -> None:
    """TREASURE-3: it repeats Merlin's action, and is worth two points at the end (BASE-18, BASE-80)."""
    position = built(on("mountain-staff").staffs(0).goods("material blue"), "merlin")
    position.play("perform")
    assert position.offers("staff")
    position.play("staff", "build A3 blue")
    assert (position.staffs("red"), neutral_staffs_left(position)) == (0, 1)
    last = neutral_staffs(Scenario(2, ("treasures",)).seat("red").staffs(0).seat("yellow").staffs(0), 1).scoring(6)
    assert (last.scored("red", "staffs"), last.scored("yellow", "staffs")) == (0, 2)


@rule("TREASURE-4")
@pytest.mark.parametrize("terrain", ["mountain", "wood", "lake"])
def test_a_point_and_an_apple(terrain: str) -> None:
    """TREASURE-4: the point also when there is no apple."""
    position = built(on(f"{terrain}-point-and-apple")).play("perform")
    assert (position.scored("red", "treasures"), position.points("red"), position.apples("red")) == (1, 1, 2)
    empty = built(on(f"{terrain}-point-and-apple").apple_supply(0)).play("perform")
    assert (empty.points("red"), empty.apples("red")) == (1, 1)


@rule("TREASURE-5")
def test_both_goods_come_from_one_principality_with_an_own_marker() -> None:
    """TREASURE-5: the player's choice among them."""
    setting = on("wood-claim-flag-material").markers("blue").markers("brown", 2).seat("yellow").markers("purple")
    position = built(setting)
    assert position.options() == ["claim both blue", "claim both brown"]
    position.play("claim both brown")
    assert (position.goods("red", "flag brown"), position.goods("red", "material brown")) == (1, 1)
    assert position.goods("red") == 2


@rule("TREASURE-5")
def test_of_the_two_goods_what_is_there_is_claimed() -> None:
    """TREASURE-5, ALL-1: one, and a principality that has neither is not offered."""
    setting = on("lake-claim-flag-shield").markers("blue").markers("brown").stock("flag blue", 0)
    position = built(setting.stock("flag brown", 0).stock("shield brown", 0))
    assert position.options() == ["claim both blue"]
    position.play("claim both blue")
    assert (position.goods("red"), position.goods("red", "shield blue")) == (1, 1)


@rule("TREASURE-5")
def test_without_a_marker_nothing_is_claimed() -> None:
    """TREASURE-5: it is asked all the same, for the free actions before it (ALL-6)."""
    position = built(on("lake-claim-flag-shield"))
    assert position.options() == ["go on"]
    assert position.play("go on").goods("red") == 0


@rule("TREASURE-X1")
def test_the_printed_example_of_a_material_and_a_shield_from_black() -> None:
    """TREASURE-X1: both from there."""
    position = built(on("mountain-claim-shield-material").markers("black")).play("claim both black")
    assert (position.goods("red", "material black"), position.goods("red", "shield black")) == (1, 1)


@rule("TREASURE-6")
def test_the_others_give_back_clockwise_what_they_choose() -> None:
    """TREASURE-6: a good goes to its stock, a marker to the castle board, the builder gives nothing."""
    setting = on("wood-discard-material-influence", 3).markers("grey").goods("material brown")
    setting.seat("yellow").goods("material blue").goods("material black").markers("purple", 2).goods("flag blue")
    setting.seat("blue").goods("material orange").markers("orange")
    position = built(setting)
    assert position.options() == ["perform"]
    position.play("perform")
    assert position.asks() == "yellow give back"
    assert position.options() == ["return material black", "return material blue", "return marker purple"]
    position.play("return marker purple")
    assert (position.markers("yellow", "purple"), position.markers_home("yellow"), position.asks()) == (
        1, 5, "blue give back",
    )  # fmt: skip
    position.play("return material orange")
    assert (position.stock("material orange"), position.markers("blue", "orange"), position.asks()) == (
        6, 1, "red after",
    )  # fmt: skip
    assert (position.markers("red", "grey"), position.goods("red", "material brown")) == (1, 1)


@rule("TREASURE-6")
def test_the_round_of_giving_starts_left_of_the_builder() -> None:
    """TREASURE-6: clockwise from whoever built, not from the first player."""
    setting = Scenario(3, ("treasures",)).tile("B5", "lake-discard-flag-influence")
    for seat in ("red", "yellow", "blue"):
        setting.seat(seat).goods("flag grey")
    position = setting.seat("yellow").goods("material grey").arrived("yellow", "knight", "build")
    position.play("build B5 grey", "perform")
    assert position.asks() == "blue give back"
    assert position.play("return flag grey").asks() == "red give back"
    assert position.play("return flag grey").asks() == "yellow after"


@rule("TREASURE-6")
def test_with_nothing_to_give_one_goes_on() -> None:
    """TREASURE-6: who has none gives none, and no free action is open to the others."""
    position = built(on("mountain-discard-flag-shield", 2).goods("flag grey"))
    assert "perform" not in position.options()
    assert position.play("go on").asks() == "red after"
    giving = on("mountain-discard-flag-shield", 2).seat("yellow").goods("flag black", 2).traitors("grey").hand(14)
    position = built(giving).play("perform")
    assert position.options() == ["return flag black"]


@rule("TREASURE-X2")
def test_the_printed_example_of_a_flag_or_a_shield() -> None:
    """TREASURE-X2: yellow a shield, green a flag, blue has neither and gives nothing."""
    setting = on("mountain-discard-flag-shield").seat("yellow").goods("shield blue").goods("flag grey")
    position = built(setting.seat("blue").goods("material blue").seat("green").goods("flag brown")).play("perform")
    assert position.options() == ["return flag grey", "return shield blue"]
    position.play("return shield blue")
    assert position.asks() == "green give back"
    position.play("return flag brown")
    assert (position.goods("yellow"), position.goods("blue"), position.goods("green")) == (1, 1, 0)
    assert position.asks() == "red after"
