"""What holds in every part of the game: gains, payments, forfeiting, the order of things, nothing betrayed."""

import pytest

from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario

rule = pytest.mark.rule


@rule("ALL-1")
def test_a_gain_takes_what_is_there_and_the_rest_of_the_action_stands() -> None:
    """ALL-1: without a material left the builder is deployed all the same; without an apple the Grail is taken."""
    builder = Scenario().stock("material blue", 0).arrived("red", "knight", "principality_blue")
    builder.play("deploy builder blue")
    assert (builder.at("red", "builder"), builder.goods("red"), builder.goods("green", "material blue")) == (
        "blue",
        0,
        6,
    )
    grail = Scenario().apple_supply(0).arrived("red", "knight", "grail").play("perform")
    assert (grail.grail, grail.apples("red")) == ("red", 1)


@rule("ALL-1")
def test_a_payment_must_be_complete_or_its_effect_is_not_offered() -> None:
    """ALL-1: no material, no manor; no flag, no ability; no apple, no change of the die."""
    scenario = Scenario().seat("red").apples(0).traitors("black")
    position = scenario.turn("red").play("die 1")
    assert position.options() == ["move cw"]
    assert Scenario().arrived("red", "knight", "build").options() == ["forfeit"]


@rule("ALL-2")
def test_what_is_spent_goes_back_where_it_came_from() -> None:
    """ALL-2: an apple to the supply, a flag and a material to their principality, a traitor to the discards."""
    position = Scenario().seat("red").goods("flag black").goods("material black").traitors("blue").turn("red")
    assert (position.apple_supply, position.stock("flag black"), position.stock("material black")) == (7, 5, 5)
    position.play("flag repel blue", "die 1", "apple 5", "move cw")
    assert (position.apple_supply, position.stock("flag black"), position.traitor_discards()) == (8, 6, 1)
    position = Scenario().seat("red").goods("material black").arrived("red", "knight", "build").play("build A1 black")
    assert position.stock("material black") == 6


@rule("ALL-2")
def test_a_staff_leaves_the_game() -> None:
    """ALL-2: nobody else has it afterwards."""
    position = Scenario().seat("red").goods("shield blue").after("red", "merlin", "vp_shield").play("staff")
    assert [position.staffs(seat) for seat in ("red", "yellow", "blue", "green")] == [2, 3, 3, 3]


@rule("ALL-3")
def test_an_action_is_forfeited_only_before_it_begins() -> None:
    """ALL-3: the second half of an exchange cannot be left out, nor the cards that replace discarded ones."""
    exchange = Scenario().seat("red").goods("shield blue").arrived("red", "knight", "exchange")
    assert exchange.offers("forfeit")
    exchange.play("return shield blue")
    assert all(text.startswith("claim ") for text in exchange.options())
    mission = Scenario().seat("red").hand(1, 2).arrived("red", "knight", "mission").play("discard 1", "stop")
    assert all(text == "draw" or text.startswith("take ") for text in mission.options())


@rule("ALL-3")
def test_what_is_not_marked_may_is_done() -> None:
    """ALL-3: whoever takes Excalibur discards a traitor; whoever deploys a vassal gets its duty."""
    position = Scenario().seat("red").traitors("blue", "brown").arrived("red", "knight", "excalibur")
    assert position.options() == ["traitor blue", "traitor brown", "forfeit"]


@rule("ALL-4")
def test_dice_are_rolled_after_everything_else_of_the_setup() -> None:
    """ALL-4: base first (tiles, cards, traitors, starting tiles), the dice last."""
    position = Position.new_game(Scenario().rules)
    asked: list[str] = []
    while position.by_chance:
        if not asked or asked[-1] != position.asks():
            asked.append(position.asks())
        position.rules.apply(position.state, position.rules.sample(position.state, position.random))
    assert asked[-1] == "roll"
    assert sorted(asked) == ["deal", "first display", "first player", "roll", "starting tile", "tile", "traitor"]
    assert position.asks() == f"{position.first} turn"


@rule("ALL-5")
def test_a_round_ends_with_scoring_then_dice_then_first_player_then_round() -> None:
    """ALL-5: while the dice are rolled, the scoring is over and neither marker has moved yet."""
    position = Scenario().seat("red").vassal("lady", "blue").first("yellow").scoring(2)
    while position.asks() != "roll":
        position.play(f"chance traitor {next(c for c in COLOURS if position.offers(f'chance traitor {c}'))}")
    assert cells(position) == {"first": 1, "round": 2, "points": 1}
    for _ in range(4):
        position.play("chance roll 1 2 3 4")
    assert cells(position) == {"first": 2, "round": 3, "points": 1}
    assert position.asks() == "blue turn"


@rule("ALL-5")
def test_after_round_6_only_scoring_and_final_points_follow() -> None:
    """ALL-5: no traitors, no dice, no other first player."""
    position = Scenario().scoring(6)
    assert not position.by_chance
    assert position.is_over
    assert (position.first, position.round) == ("red", 6)
    assert all(position.dice(seat) == [0, 0, 0, 0] for seat in ("red", "yellow", "blue", "green"))


@rule("ALL-6")
def test_every_turn_ends_with_an_explicit_end_turn() -> None:
    """ALL-6: even where nothing else is open."""
    for space in range(24):
        position = Scenario().arrived("red", "knight", space)
        position.play("perform" if position.offers("perform") else "forfeit" if position.offers("forfeit") else "")
        assert position.options() == ["end turn"]


@rule("ALL-6")
@pytest.mark.parametrize("hand", [(12, 15, 38, 55), (1, 2, 3, 4)])
def test_hidden_cards_decide_neither_whether_nor_whom_the_game_asks(hand: tuple[int, ...]) -> None:
    """ALL-6: with completable cards and with others the same seats are asked for the same things."""
    scenario = Scenario().seat("red").goods("material brown", 2).goods("shield blue").markers("blue").hand(*hand)
    position = scenario.knight(8).dice(1, 2, 3, merlin=4).turn("red")
    asked: list[str] = []
    for text in ("die 3", "move cw", "discard {0}", "discard {1}", "draw", "draw", "end turn"):
        asked.append(position.run_chance().asks())
        position.play(text.format(*hand))
    asked.append(position.run_chance().asks())
    assert asked == [
        "red turn", "red move", "red arrived", "red second discard", "red take card", "red take card", "red after",
        "yellow turn",
    ]  # fmt: skip


COLOURS = ("black", "grey", "blue", "purple", "orange", "brown")


def cells(position: Position) -> dict[str, int]:
    """What can be looked at while chance is asked."""
    from merlin_bigbox.engine.base.cells import FIRST
    from merlin_bigbox.engine.core.ruleset import POINTS, ROUND

    found = position.state.cells
    return {"first": int(found[FIRST]), "round": int(found[ROUND]), "points": int(found[POINTS])}
