"""Mission cards: completing, requirements, new cards, the draw pile (BASE-50 … 53)."""

import pytest

from merlin_bigbox.edition import NEED_FORMS, Need, load
from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base.cards import draw_to_hand, refill_display
from merlin_bigbox.engine.base.requirements import met, numbered
from merlin_bigbox.engine.base.tables import GOOD_NAMES, VASSAL_NAMES
from merlin_bigbox.engine.core.arrays import vector
from merlin_bigbox.engine.core.state import top
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario

rule = pytest.mark.rule
FORMS = {form.name: form for form in NEED_FORMS}


def asks(form: str, **named: str) -> Need:
    """A requirement of this form."""
    return Need(FORMS[form], **named)


def is_met(needs: list[Need], position: Position) -> bool:
    """Whether red meets a card with these requirements."""
    numbers = sorted(numbered(need, load().colours, GOOD_NAMES, VASSAL_NAMES) for need in needs)
    return bool(met(vector(numbers), 0, len(needs), position.state.cells, 0))


@rule("BASE-50")
def test_a_completed_card_gives_its_points_and_is_discarded() -> None:
    """BASE-50: what it requires is only owned, never spent."""
    scenario = Scenario().seat("red").hand(17, 1).goods("material black").goods("material purple")
    position = scenario.turn("red").play("mission 17")
    assert (position.points("red"), position.scored("red", "missions")) == (2, 2)
    assert (position.hand("red"), position.discards(), position.goods("red")) == ([1], [17], 2)


@rule("BASE-50")
def test_all_requirements_have_to_be_met() -> None:
    """BASE-50: one of two is not enough."""
    assert not Scenario().seat("red").hand(17).goods("material black", 2).turn("red").offers("mission 17")


@rule("BASE-50")
def test_one_card_a_turn() -> None:
    """BASE-50: another one in the next turn."""
    scenario = Scenario(2).seat("red").hand(15, 12).goods("material brown", 2)
    position = scenario.turn("red").play("mission 15")
    assert not position.offers("mission 12")
    position.play("die 1", "move cw")
    assert not position.offers("mission 12")
    position.play(position.options()[0])
    while not position.offers("end turn"):
        position.play(position.options()[0])
    assert not position.offers("mission 12")
    position.play("end turn", "draw")
    position.play("die 1", "move cw", "forfeit", "end turn")
    assert position.asks() == "red turn"
    assert position.offers("mission 12")


@rule("BASE-51")
def test_a_new_card_comes_at_the_end_of_the_turn() -> None:
    """BASE-51: from the display, replaced at once, or from the draw pile; not before the turn ends."""
    scenario = Scenario().display([4, 5, 6]).seat("red").hand(12, 1).goods("material brown")
    position = scenario.after("red", "knight", "build").play("mission 12")
    assert position.hand("red") == [1]
    position.play("end turn")
    assert position.options() == ["take 4", "take 5", "take 6", "draw"]
    drawn = position.copy().play("draw", "chance card 20")
    assert (drawn.hand("red"), drawn.display(), drawn.asks()) == ([1, 20], [4, 5, 6], "yellow turn")
    position.play("take 6", "chance display 20")
    assert (position.hand("red"), position.display(), position.asks()) == ([1, 6], [4, 5, 20], "yellow turn")


@rule("BASE-51")
def test_without_a_completed_card_nothing_is_drawn() -> None:
    """BASE-51: one for each completed one."""
    assert Scenario().seat("red").hand(1).after("red", "knight", "build").play("end turn").asks() == "yellow turn"


@rule("BASE-52")
def test_an_empty_pile_is_made_anew_only_when_a_card_is_needed() -> None:
    """BASE-52: from the discard pile, which is empty afterwards."""
    scenario = Scenario().display([4, 5, 6]).pile(20).seat("red").hand(1, 2).goods("material brown")
    position = scenario.arrived("red", "knight", "mission").play("discard 1", "discard 2", "draw", "chance card 20")
    assert position.pile() == []
    assert len(position.discards()) == 51
    assert not position.offers("chance card 4")
    position.play("draw")
    assert position.offers("chance card 1")
    assert not position.offers("chance card 20")
    position.play("chance card 1")
    assert (position.hand("red"), len(position.pile()), position.discards()) == ([1, 20], 50, [])


@rule("BASE-52")
def test_the_display_is_replaced_from_a_pile_made_anew() -> None:
    """BASE-52: the card just discarded can come back."""
    position = Scenario().display([4, 5, 6]).pile().seat("red").hand(1).arrived("red", "knight", "mission")
    position.play("discard 1", "stop", "take 4", "chance display 1")
    assert (position.hand("red"), position.display()) == ([4], [1, 5, 6])


@rule("BASE-52")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    """BASE-52: no frame waits for a card that cannot come."""
    scenario = Scenario()
    state = scenario.turn("red").state
    for card in range(55):
        state.cells[at.PLACE + card] = at.IN_DISPLAY
    before = top(state)
    draw_to_hand(scenario.tables, state, 0)
    refill_display(scenario.tables, state, 0)
    assert top(state) == before


@rule("BASE-53")
@pytest.mark.parametrize(
    ("mission", "almost", "enough"),
    [
        (10, ["flag blue", "shield grey"], "flag grey"),
        (13, ["shield grey", "flag blue"], "shield brown"),
        (23, ["shield black", "shield grey"], "shield blue"),
        (38, ["material grey", "flag grey"], "shield grey"),
    ],
)
def test_goods_are_required_by_kind_and_colour_or_by_kind(mission: int, almost: list[str], enough: str) -> None:
    """BASE-53 (1, 2): a given colour, or any."""
    scenario = Scenario().seat("red").hand(mission)
    for good in almost:
        scenario.goods(good)
    assert not scenario.turn("red").offers(f"mission {mission}")
    scenario = Scenario().seat("red").hand(mission).goods(enough)
    for good in almost:
        scenario.goods(good)
    assert scenario.turn("red").offers(f"mission {mission}")


@rule("BASE-53")
def test_a_marker_is_required_in_its_principality_and_has_to_be_ones_own() -> None:
    """BASE-53 (3): mission 18 wants grey and orange."""
    castle = Scenario().seat("yellow").markers("orange").seat("red").hand(18).markers("grey", 2).markers("blue")
    assert not castle.turn("red").offers("mission 18")
    assert Scenario().seat("red").hand(18).markers("grey").markers("orange").turn("red").offers("mission 18")


@rule("BASE-53")
def test_markers_in_any_principality_may_stand_together() -> None:
    """BASE-53 (4): mission 16 wants two on the board, wherever."""
    assert not Scenario().seat("red").hand(16).markers("grey").turn("red").offers("mission 16")
    assert Scenario().seat("red").hand(16).markers("grey", 2).turn("red").offers("mission 16")
    assert Scenario().seat("red").hand(16).markers("grey").markers("blue").turn("red").offers("mission 16")


@rule("BASE-53")
def test_a_given_vassal_in_a_given_principality() -> None:
    """BASE-53 (5): mission 1 wants the lady in black, one's own."""
    assert Scenario().seat("red").hand(1).vassal("lady", "black").turn("red").offers("mission 1")
    assert not Scenario().seat("red").hand(1).vassal("builder", "black").turn("red").offers("mission 1")
    assert not Scenario().seat("red").hand(1).vassal("lady", "grey").turn("red").offers("mission 1")
    assert not Scenario().seat("yellow").vassal("lady", "black").seat("red").hand(1).turn("red").offers("mission 1")


@rule("BASE-53")
def test_any_two_vassals_in_a_given_principality() -> None:
    """BASE-53 (6): mission 34 wants two in black and a shield."""
    scenario = Scenario().seat("red").hand(34).goods("shield blue").vassal("builder", "black")
    assert not scenario.vassal("lady", "grey").turn("red").offers("mission 34")
    scenario = Scenario().seat("red").hand(34).goods("shield blue").vassal("builder", "black")
    assert scenario.vassal("flag_bearer", "black").turn("red").offers("mission 34")
    elsewhere = Scenario().seat("red").hand(34).goods("shield blue").vassal("builder", "grey").vassal("lady", "grey")
    assert not elsewhere.turn("red").offers("mission 34")


@rule("BASE-53")
@pytest.mark.parametrize("colour", ["grey", "brown"])
def test_two_given_vassals_together_wherever(colour: str) -> None:
    """BASE-53 (7): mission 37 wants lady and builder in one principality, and a flag; the castle board is none."""
    scenario = Scenario().seat("red").hand(37).goods("flag blue")
    assert not scenario.turn("red").offers("mission 37")
    apart = Scenario().seat("red").hand(37).goods("flag blue").vassal("lady", colour).vassal("builder", "blue")
    assert not apart.turn("red").offers("mission 37")
    others = Scenario().seat("red").hand(37).goods("flag blue").vassal("lady", colour).vassal("flag_bearer", colour)
    assert not others.turn("red").offers("mission 37")
    together = Scenario().seat("red").hand(37).goods("flag blue").vassal("lady", colour).vassal("builder", colour)
    assert together.turn("red").offers("mission 37")


@rule("BASE-53")
@pytest.mark.parametrize(
    ("needs", "scenario", "short"),
    [
        (
            [asks("good", good="shield", colour="blue"), asks("any_good", good="shield")],
            Scenario().goods("shield blue").goods("shield grey"),
            Scenario().goods("shield blue"),
        ),
        (
            [asks("good", good="shield", colour="blue"), asks("good", good="shield", colour="blue")],
            Scenario().goods("shield blue", 2),
            Scenario().goods("shield blue").goods("shield grey"),
        ),
        (
            [asks("influence_any"), asks("influence", colour="blue")],
            Scenario().markers("blue").markers("grey"),
            Scenario().markers("blue"),
        ),
        (
            [asks("two_vassals_in", colour="blue"), asks("vassal_in", vassal="lady", colour="blue")],
            Scenario().vassal("lady", "blue").vassal("builder", "blue").vassal("flag_bearer", "blue"),
            Scenario().vassal("lady", "blue").vassal("builder", "blue"),
        ),
        (
            [asks("vassals_together", vassal="lady", second_vassal="builder"), asks("two_vassals_in", colour="grey")],
            Scenario().vassal("lady", "grey").vassal("builder", "grey").vassal("flag_bearer", "grey")
            .vassal("shield_bearer", "grey"),
            Scenario().vassal("lady", "grey").vassal("builder", "grey").vassal("flag_bearer", "grey"),
        ),
    ],
)  # fmt: skip
def test_one_piece_never_serves_two_requirements(needs: list[Need], scenario: Scenario, short: Scenario) -> None:
    """BASE-53: also for cards that no edition has printed yet."""
    assert is_met(needs, scenario.turn("red"))
    assert not is_met(needs, short.turn("red"))


@rule("BASE-X2")
def test_the_printed_example_of_a_three_point_card() -> None:
    """BASE-X2: three requirements met: 3 points, the card is discarded."""
    scenario = Scenario().seat("red").hand(39).markers("blue").goods("flag orange").goods("shield grey")
    position = scenario.turn("red").play("mission 39")
    assert (position.points("red"), position.hand("red"), position.discards()) == (3, [], [39])
