"""What the six flags do (BASE-60 … 66)."""

import pytest

from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario

rule = pytest.mark.rule


def flags(position: Position) -> list[str]:
    return [text for text in position.options() if text.startswith("flag ")]


@rule("BASE-60")
def test_a_used_flag_goes_back_and_any_number_may_be_used() -> None:
    """BASE-60: three of them in one turn here."""
    scenario = Scenario().seat("red").knight(4).dice(1).goods("flag black", 2).goods("flag blue").goods("flag brown")
    position = scenario.traitors("blue", "grey").turn("red")
    position.play("flag repel blue", "flag repel grey", "die 1", "flag reverse", "move ccw", "flag mirror")
    assert (position.goods("red"), position.traitors("red"), position.knight("red")) == (0, [], 15)
    assert [position.stock(f"flag {colour}") for colour in ("black", "blue", "brown")] == [6, 6, 6]


@rule("BASE-60")
@pytest.mark.parametrize(
    ("colour", "offered"),
    [
        ("black", {"flag repel blue"}), ("grey", set()), ("blue", {"flag reverse"}), ("purple", {"flag turn"}),
        ("orange", {"flag different 6"}), ("brown", {"flag mirror"}),
    ],
)  # fmt: skip
def test_each_colour_has_its_own_ability(colour: str, offered: set[str]) -> None:
    """BASE-60: a flag of one colour offers nothing of another's; grey's needs a completed card."""
    scenario = Scenario()
    for seat in ("yellow", "blue", "green"):
        scenario.seat(seat).knight("grail")
    scenario.seat("red").goods(f"flag {colour}").traitors("blue")
    position = scenario.knight(4).dice(4).turn("red").play("die 4")
    found = set(flags(position))
    found.update(flags(position.play("move cw")))
    assert found == offered


@rule("BASE-61")
def test_repel_discards_all_traitors_of_one_colour_without_shields() -> None:
    """BASE-61: those of other colours stay, and so do the shields."""
    scenario = Scenario().seat("yellow").traitors("blue").seat("red").traitors("blue", "blue", "grey")
    position = scenario.goods("flag black").goods("shield blue").turn("red").play("flag repel blue")
    assert (position.traitors("red"), position.traitors("yellow")) == (["grey"], ["blue"])
    assert (position.goods("red", "shield blue"), position.traitor_discards(), position.points("red")) == (1, 2, 0)


@rule("BASE-61")
def test_repel_may_be_used_in_the_scoring_before_shields_are_returned() -> None:
    """BASE-61: so that the shield is kept."""
    scenario = Scenario().seat("red").traitors("blue", "blue", "grey").goods("flag black", 2).goods("shield blue")
    position = scenario.scoring(6)
    assert position.asks() == "red repel"
    assert position.options() == ["shields", "flag repel grey", "flag repel blue"]
    position.play("flag repel blue")
    assert position.options() == ["shields", "flag repel grey"]
    position.play("shields")
    assert (position.scored("red", "traitors"), position.goods("red", "shield blue")) == (-3, 1)


@rule("BASE-62")
def test_the_missions_flag_completes_a_second_card_for_two_more_points() -> None:
    """BASE-62: after a first card; two cards are drawn at the end."""
    scenario = Scenario().seat("red").hand(12, 15, 1).goods("material brown", 2).goods("flag grey")
    position = scenario.after("red", "knight", "build")
    assert flags(position) == []
    position.play("mission 12")
    assert flags(position) == ["flag missions 15"]
    position.play("flag missions 15")
    assert (position.points("red"), position.scored("red", "missions-flag")) == (5, 2)
    assert (position.goods("red", "flag grey"), position.hand("red")) == (0, [1])
    position.play("end turn", "draw", "chance card 30", "draw", "chance card 31")
    assert (position.hand("red"), position.asks()) == ([1, 30, 31], "yellow turn")


@rule("BASE-62")
def test_the_flag_itself_cannot_count_for_the_second_card() -> None:
    """BASE-62: it is returned before."""
    scenario = Scenario().seat("red").hand(12, 10).goods("material brown").goods("flag grey")
    position = scenario.after("red", "knight", "build").play("mission 12")
    assert flags(position) == []
    assert position.goods("red", "flag grey") == 1
    two = Scenario().seat("red").hand(12, 10).goods("material brown").goods("flag grey", 2)
    assert flags(two.after("red", "knight", "build").play("mission 12")) == ["flag missions 10"]


@rule("BASE-62")
def test_the_missions_flag_is_used_once_a_turn() -> None:
    """BASE-62: a second grey flag helps only in another turn."""
    scenario = Scenario().seat("red").hand(12, 15, 38).goods("material brown", 2).goods("flag grey", 2)
    position = scenario.goods("shield blue", 2).display([1, 2, 3]).after("red", "knight", "build")
    position.play("mission 12", "flag missions 15")
    assert position.options() == ["end turn"]
    position.play("end turn", "draw", "chance card 13", "draw", "chance card 14")
    for seat in ("yellow", "blue", "green"):
        assert position.asks() == f"{seat} turn"
        position.play("merlin 4", "move cw")
        position.play("perform" if position.offers("perform") else "forfeit", "end turn")
    assert flags(position.play("mission 38")) == ["flag missions 13"]


@rule("BASE-63")
def test_reverse_moves_the_knight_counter_clockwise() -> None:
    """BASE-63: this move only, the knight only."""
    position = Scenario(2).seat("red").knight(2).dice(4, 1).apples(0).goods("flag blue", 2).turn("red").play("die 4")
    assert position.options() == ["move cw", "flag reverse"]
    assert position.play("flag reverse").options() == ["move ccw"]
    position.play("move ccw")
    assert position.knight("red") == 22
    position.play("perform", "end turn", "die 1", "move cw", "forfeit", "end turn", "die 1")
    assert position.offers("move cw")
    assert flags(Scenario().seat("red").goods("flag blue").turn("red").play("merlin 4")) == []


@rule("BASE-64")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_turn_shows_the_opposite_side_of_the_chosen_die(face: int) -> None:
    """BASE-64: 7 minus its pips."""
    position = Scenario().seat("red").knight(4).dice(face).goods("flag purple").turn("red")
    assert flags(position) == []
    position.play(f"die {face}", "flag turn", "move cw")
    assert position.knight("red") == 4 + 7 - face


@rule("BASE-64")
def test_turn_works_for_the_merlin_die_and_not_for_other_dice() -> None:
    """BASE-64: only the chosen one is turned."""
    position = Scenario().merlin(10).seat("red").dice(1, 2, merlin=6).goods("flag purple").turn("red")
    position.play("merlin 6", "flag turn")
    assert position.dice("red") == [1, 2, 0, 1]
    assert position.play("move ccw").merlin == 9


@rule("BASE-65")
@pytest.mark.parametrize("figure", ["knight", "merlin"])
def test_different_action_performs_where_anothers_knight_stands(figure: str) -> None:
    """BASE-65: after moving any figure, instead of the space reached; the figure stays there."""
    scenario = Scenario().seat("yellow").knight("grail").seat("blue").knight("relocate").seat("green").knight(8)
    position = scenario.seat("red").knight(2).goods("flag orange").arrived("red", figure, "vp_flag")
    assert flags(position) == ["flag different 6", "flag different 14", "flag different 8"]
    position.play("flag different 6")
    assert position.options() == ["perform"]
    position.play("perform")
    assert (position.grail, position.points("red"), position.goods("red")) == ("red", 0, 0)
    assert (position.knight("red"), position.merlin) == ((7, 0) if figure == "knight" else (2, 7))


@rule("BASE-65")
def test_a_staff_repeats_the_different_action() -> None:
    """BASE-65: after moving Merlin."""
    scenario = Scenario().seat("yellow").knight("influence_flag").seat("red").goods("flag orange").markers("blue")
    position = scenario.arrived("red", "merlin", "relocate").play("flag different 3", "claim flag blue", "staff")
    assert position.options() == ["claim flag blue"]
    assert position.play("claim flag blue").goods("red", "flag blue") == 2


@rule("BASE-65")
def test_different_action_needs_another_players_knight() -> None:
    """BASE-65: neither one's own knight nor Merlin will do, and it comes after the move."""
    scenario = Scenario().merlin("relocate")
    for seat in ("yellow", "blue", "green"):
        scenario.seat(seat).knight("grail")
    scenario.seat("red").goods("flag orange", 2).knight("vp_influence").markers("blue")
    assert flags(scenario.turn("red").play("die 1")) == []
    position = scenario.arrived("red", "merlin", "principality_black")
    assert flags(position) == ["flag different 6"]
    assert flags(position.play("flag different 6")) == []


@rule("BASE-66")
def test_mirror_puts_the_knight_on_the_opposite_space() -> None:
    """BASE-66: 12 further on; it performs that action and stays there."""
    position = Scenario().seat("red").goods("flag brown").markers("blue").arrived("red", "knight", "build")
    position.play("flag mirror")
    assert (position.knight("red"), position.options()) == (13, ["perform"])
    position.play("perform", "end turn")
    assert (position.points("red"), position.knight("red")) == (1, 13)


@rule("BASE-66")
@pytest.mark.parametrize(("reached", "opposite"), [(0, 12), (11, 23), (12, 0), (20, 8)])
def test_opposite_spaces_are_twelve_apart(reached: int, opposite: int) -> None:
    """BASE-66: round the ring."""
    position = Scenario().seat("red").goods("flag brown").arrived("red", "knight", reached).play("flag mirror")
    assert position.knight("red") == opposite


@rule("BASE-66")
def test_mirror_is_for_ones_own_knight_once_a_move_after_moving() -> None:
    """BASE-66: not for Merlin, not before the move, not twice."""
    assert flags(Scenario().seat("red").goods("flag brown").arrived("red", "merlin", "relocate")) == []
    assert flags(Scenario().seat("red").goods("flag brown").turn("red").play("die 1")) == []
    position = Scenario().seat("red").goods("flag brown", 2).arrived("red", "knight", "relocate")
    assert flags(position.play("flag mirror")) == []


@rule("BASE-66", "BASE-65")
def test_mirror_combines_with_different_action() -> None:
    """BASE-66: the knight is on the opposite space and performs another one's action."""
    scenario = Scenario().seat("yellow").knight("grail").seat("red").goods("flag brown").goods("flag orange")
    position = scenario.arrived("red", "knight", "build").play("flag mirror", "flag different 6", "perform")
    assert (position.knight("red"), position.grail) == (13, "red")
