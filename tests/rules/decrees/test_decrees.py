"""Hidden decrees: looking through them, taking one, spending them (DECREE-1 … 4)."""

from collections import Counter
from fractions import Fraction

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.core.packed import field
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.specs import event_field
from merlin_bigbox.game import notation, record
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import COLOUR_NAMES
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.view import view
from merlin_bigbox.modules.decrees.scenario import held, hold, known, lay, size, spent

rule = pytest.mark.rule
MODULES = ("decrees",)
BLUE = ["shield-blue", "flag-black", "points-2", "points-2"]
DEAL = "chance decrees shield-blue flag-black points-2 points-2"


def scenario() -> Scenario:
    """Red is about to perform a principality space."""
    return Scenario(4, MODULES).seat("red")


def decrees(position: Position) -> list[str]:
    return [text for text in position.options() if text.startswith("decree")]


def deployed(to: Scenario, figure: str = "knight") -> Position:
    """Red has deployed the builder on the space of blue."""
    return to.arrived("red", figure, "principality_blue").play("deploy builder blue")


# --- DECREE-1 --------------------------------------------------------------------------------------------------------


@rule("DECREE-1")
def test_four_decrees_lie_hidden_in_each_principality() -> None:
    """DECREE-1: 24 in all, a good of each colour and kind, and six with points; nobody knows any."""
    position = Position.new_game(scenario().rules)
    assert [size(position, colour) for colour in COLOUR_NAMES] == [4] * 6
    for seat in (-1, 0, 1, 2, 3):
        assert [known(position, seat, colour) for colour in COLOUR_NAMES] == [[None] * 4] * 6
    faces = Counter(decree.good or "points" for decree in load().decrees)
    assert faces == {"shield": 6, "flag": 6, "material": 6, "points": 6}
    assert len(position.rules.field_words["decree"]) == 19


@rule("DECREE-1")
def test_a_stack_is_dealt_from_what_no_other_one_holds() -> None:
    """DECREE-1: each decree is in one place; equal ones can be together."""
    to = lay(scenario(), "grey", ["shield-black", "points-2", "points-2", "points-2"], ["yellow"])
    position = deployed(to).play("decree look")
    assert position.asks() == "decree stack"
    assert position.offers("chance decrees shield-blue flag-black points-2 points-2")
    assert not position.offers("chance decrees shield-black shield-blue points-2 points-2")
    assert not position.offers("chance decrees points-2 points-2 points-2 points-2")
    assert not position.offers("chance decrees flag-black shield-blue points-2 points-2")


@rule("DECREE-1")
def test_every_hand_of_four_has_its_probability() -> None:
    """DECREE-1: shuffled, so four of 24 are drawn without putting back."""
    position = deployed(scenario()).play("decree look")
    ways = 24 * 23 * 22 * 21 // 24
    for text, count in (
        ("chance decrees shield-black shield-grey flag-blue flag-brown", 1),
        ("chance decrees shield-black shield-grey flag-blue points-2", 6),
        ("chance decrees shield-black shield-grey points-2 points-2", 15),
        ("chance decrees points-2 points-2 points-2 points-2", 15),
    ):
        action = notation.read(position.rules, text)
        assert position.rules.probability(position.state, action) == pytest.approx(float(Fraction(count, ways)))
    random = Random(5)
    for _ in range(200):
        sampled = position.rules.sample(position.state, random)
        assert position.rules.offers(position.state, sampled)
        assert 0 < field(sampled, 4) < 19


# --- DECREE-2 --------------------------------------------------------------------------------------------------------


@rule("DECREE-2")
def test_looking_is_a_choice_instead_of_the_duty() -> None:
    """DECREE-2: the vassal stands there; then its duty or the decrees."""
    position = deployed(scenario())
    assert position.at("red", "builder") == "blue"
    assert position.asks() == "red decree"
    assert position.options() == ["decree duty", "decree look"]
    duty = position.copy().play("decree duty")
    assert (duty.goods("red", "material blue"), size(duty, "blue"), duty.asks()) == (1, 4, "red after")
    look = position.play("decree look", DEAL)
    assert look.goods("red") == 0


@rule("DECREE-2")
def test_whoever_has_looked_must_take_one() -> None:
    """DECREE-2: looking binds; equal decrees are one choice, and there is no other."""
    position = deployed(scenario()).play("decree look", DEAL)
    assert position.asks() == "red take decree"
    assert position.options() == ["decree take shield-blue", "decree take flag-black", "decree take points-2"]
    position.play("decree take points-2")
    assert position.asks() == "red after"
    assert (size(position, "blue"), held(position, "red")) == (3, 1)
    assert position.goods("red", "material blue") == 0


@rule("DECREE-2")
def test_who_has_looked_knows_what_is_left() -> None:
    """DECREE-2: nobody else does, not even a spectator; others see which decree is taken."""
    position = deployed(scenario()).play("decree look", DEAL)
    assert known(position, 0, "blue") == BLUE
    for other in (-1, 1, 2, 3):
        assert known(position, other, "blue") == [None] * 4
    position.play("decree take flag-black")
    assert known(position, 0, "blue") == ["shield-blue", "points-2", "points-2"]
    assert known(position, 1, "blue") == [None] * 3


@rule("DECREE-2")
def test_a_second_looker_learns_without_any_chance() -> None:
    """DECREE-2: what is left was decided by the first look."""
    to = lay(Scenario(4, MODULES).seat("red"), "blue", BLUE, ["yellow"])
    position = deployed(to)
    assert known(position, 0, "blue") == [None] * 4
    position.play("decree look")
    assert position.asks() == "red take decree"
    assert known(position, 0, "blue") == known(position, 1, "blue") == BLUE
    assert known(position, 2, "blue") == [None] * 4


@rule("DECREE-2")
def test_an_empty_stack_asks_nothing() -> None:
    """DECREE-2: the number is open, so that the question betrays nothing (ALL-6)."""
    to = hold(Scenario(4, MODULES).seat("red"), 4)
    position = to.arrived("red", "knight", "principality_brown").play("deploy builder brown")
    assert position.asks() == "red after"
    assert position.goods("red", "material brown") == 1


@rule("DECREE-2")
@pytest.mark.parametrize("figure", ["knight", "merlin"])
def test_a_principality_space_however_reached(figure: str) -> None:
    """DECREE-2: with either figure, by Different action, by a staff."""
    assert deployed(scenario(), figure).asks() == "red decree"
    to = scenario().goods("flag orange").seat("yellow").knight("principality_blue")
    different = to.arrived("red", figure, "exchange").play("flag different 8", "deploy lady blue")
    assert different.asks() == "red decree"


@rule("DECREE-2")
def test_a_staff_offers_the_decrees_again() -> None:
    """DECREE-2: the repetition is the action once more."""
    position = deployed(scenario(), "merlin").play("decree duty", "staff", "deploy lady blue", "decree look", DEAL)
    assert position.play("decree take points-2").points("red") == 2


@rule("DECREE-2")
def test_no_decrees_by_the_vassal_influence_space_and_relocation() -> None:
    """DECREE-2: these are no principality spaces."""
    influence = scenario().markers("blue").arrived("red", "knight", "influence_vassal").play("deploy builder blue")
    assert (influence.asks(), influence.goods("red", "material blue")) == ("red after", 1)
    relocation = scenario().vassal("builder", "grey").arrived("red", "knight", "relocate").play("relocate builder cw")
    assert (relocation.asks(), relocation.goods("red", "material blue")) == ("red after", 1)


@rule("DECREE-2", "FAVOR-5")
def test_with_deploy_anywhere_the_stack_is_that_of_the_space() -> None:
    """DECREE-2: not that of the principality the vassal goes to."""
    from merlin_bigbox.modules.favor.scenario import learn

    to = learn(Scenario(4, ("favor", *MODULES)).seat("red"), "builder", 2)
    position = to.arrived("red", "knight", "principality_blue").play("favor send builder brown")
    position.play("decree look", DEAL, "decree take points-2")
    assert position.at("red", "builder") == "brown"
    assert (size(position, "blue"), size(position, "brown")) == (3, 4)
    assert position.goods("red") == 0


@rule("DECREE-2", "FAVOR-10")
def test_no_decrees_by_the_ladys_two_deployments() -> None:
    """DECREE-2: none at FAVOR-10."""
    from merlin_bigbox.modules.favor.scenario import learn

    to = learn(Scenario(4, ("favor", *MODULES)).seat("red"), "lady", 3).markers("blue")
    position = to.arrived("red", "knight", "influence_flag").play("favor deploy builder blue")
    assert position.asks() == "red favor deploy"
    assert position.play("deploy flag_bearer blue").goods("red") == 2


@rule("DECREE-2")
def test_the_look_is_no_window() -> None:
    """BASE-20: a single part is never interrupted."""
    to = hold(scenario(), 3)
    position = deployed(to)
    assert position.options() == ["decree duty", "decree look"]
    assert (
        "decree points"
        not in position.play("decree look", DEAL.replace("points-2 points-2", "flag-blue flag-brown")).options()
    )


# --- DECREE-3 --------------------------------------------------------------------------------------------------------


@rule("DECREE-3")
def test_a_decree_with_a_good_claims_it() -> None:
    """DECREE-3: of its colour, from its own principality's stock."""
    position = deployed(scenario()).play("decree look", DEAL, "decree take flag-black")
    assert (position.goods("red", "flag black"), position.stock("flag black")) == (1, 5)
    assert (position.goods("red"), position.points("red"), held(position, "red")) == (1, 0, 1)


@rule("DECREE-3")
def test_a_decree_with_points_gives_them() -> None:
    """DECREE-3: entered as points for decrees."""
    position = deployed(scenario()).play("decree look", DEAL, "decree take points-2")
    assert (position.scored("red", "decrees"), position.goods("red")) == (2, 0)


@rule("DECREE-3")
def test_a_good_that_is_gone_is_not_claimed_but_the_decree_is_taken() -> None:
    """DECREE-3: if available."""
    position = deployed(scenario().stock("flag black", 0)).play("decree look", DEAL, "decree take flag-black")
    assert (position.goods("red"), held(position, "red"), size(position, "blue")) == (0, 1, 3)


# --- DECREE-4 --------------------------------------------------------------------------------------------------------


@rule("DECREE-4")
def test_one_decree_changes_an_unused_die_by_one() -> None:
    """DECREE-4: own dice and Merlin's, within 1 to 6."""
    position = hold(scenario(), 1).dice(1, 6, merlin=3).turn("red")
    assert decrees(position) == [
        "decree die 1 1 2",
        "decree die 2 6 5",
        "decree die merlin 3 2",
        "decree die merlin 3 4",
    ]
    position.play("decree die merlin 3 4")
    assert position.dice("red") == [1, 6, 0, 4]
    assert (held(position, "red"), spent(position)) == (0, 1)
    assert decrees(position) == []


@rule("DECREE-4")
def test_the_chosen_die_counts_as_unused_until_the_move() -> None:
    """BASE-22: it may be changed in the window before the move."""
    position = hold(scenario(), 1).knight(0).dice(3).turn("red").play("die 3", "decree chosen 1 3 4", "move cw")
    assert position.knight("red") == 4


@rule("DECREE-4")
def test_equal_dice_are_one_choice_but_not_the_chosen_one() -> None:
    """DECREE-4, BASE-22: before the choice of die all equal ones are alike; then one of them is chosen for good."""
    position = hold(scenario(), 1).dice(3, 3, 3, merlin=3).turn("red")
    assert decrees(position) == [f"decree die {die} 3 {face}" for die in ("1", "merlin") for face in (2, 4)]
    position.play("die 3")
    assert [text for text in decrees(position) if text.endswith("4")] == [
        "decree chosen 1 3 4",
        "decree die 2 3 4",
        "decree die merlin 3 4",
    ]


@rule("DECREE-4")
def test_two_decrees_claim_any_good() -> None:
    """DECREE-4: of any kind and colour that is there."""
    position = hold(scenario(), 2).stock("flag black", 0).turn("red")
    goods = [text for text in position.options() if text.startswith("decree claim")]
    assert len(goods) == 17
    assert "decree claim flag black" not in goods
    position.play("decree claim shield brown")
    assert (position.goods("red", "shield brown"), held(position, "red"), spent(position)) == (1, 0, 2)


@rule("DECREE-4")
def test_two_decrees_put_a_marker_anywhere() -> None:
    """DECREE-4: if one is left on the castle board."""
    position = hold(scenario(), 2).turn("red").play("decree marker orange")
    assert (position.markers("red", "orange"), position.markers_home("red"), spent(position)) == (1, 5, 2)
    none = hold(scenario(), 2).markers("blue", 6).turn("red")
    assert not any(text.startswith("decree marker") for text in none.options())


@rule("DECREE-4")
def test_three_decrees_are_five_points() -> None:
    """DECREE-4: and with fewer it is not offered."""
    position = hold(scenario(), 3).turn("red").play("decree points")
    assert (position.scored("red", "decrees-spent"), held(position, "red"), spent(position)) == (5, 0, 3)
    assert not hold(scenario(), 2).turn("red").offers("decree points")


@rule("DECREE-4")
def test_decrees_may_be_spent_several_times_a_turn_in_any_window() -> None:
    """DECREE-4: before the move, after it and at the end of the turn; in one's own turn only."""
    position = hold(scenario(), 8).knight(1).turn("red").play("decree points", "die 1")
    position.play("decree claim flag blue", "move cw", "decree marker blue", "perform", "decree die 2 2 3")
    assert (spent(position), position.goods("red", "flag blue"), position.markers("red", "blue")) == (8, 1, 1)
    assert decrees(hold(scenario(), 8).turn("yellow")) == []


# --- what is hidden stays hidden --------------------------------------------------------------------------------------


@rule("DECREE-2")
def test_resampling_keeps_all_that_a_seat_knows() -> None:
    """Who has not looked can meet any arrangement of what is left; who has looked meets the true one."""
    to = lay(scenario(), "blue", BLUE, ["yellow"])
    position = lay(to, "grey", ["shield-black", "points-2", "flag-grey", "flag-blue"], ["red", "yellow"]).turn("red")
    rules = position.rules
    random = Random(3)
    seen = rules.observe(position.state, 0)
    met: Counter[str] = Counter()
    for _ in range(400):
        other = Position(rules, rules.resample(seen, random))
        assert rules.wrong(other.state) == []
        assert rules.observe(other.state, 0).state.same(seen.state)
        assert known(other, 1, "grey") == ["shield-black", "flag-grey", "flag-blue", "points-2"]
        met.update(str(face) for face in known(other, 1, "blue"))
    # Five of the twenty decrees that red cannot place show points: one a stack on average.
    assert 320 < met["points-2"] < 480
    assert len(met) == 16
    assert {"shield-black", "flag-grey", "flag-blue"} & set(met) == set()
    mine = rules.observe(position.state, 1)
    assert rules.resample(mine, random).same(position.state)


@rule("DECREE-2")
def test_looking_and_taking_cannot_be_taken_back() -> None:
    """Nothing that was learned can be unlearned: neither by the looker nor by the others."""
    specs = {spec.name: spec.reveals for spec in scenario().rules.action_specs.values()}
    assert (specs["decree look"], specs["decree take"], specs["decree duty"]) == (True, True, False)


@rule("DECREE-2")
def test_views_events_and_records_tell_each_seat_what_it_may_know() -> None:
    """The first look is dealt by chance, which only the looker hears."""
    game = Game.new(GameOptions(2, MODULES), seed="decrees")
    while not any(entry.frame == "decree stack" for entry in game.entries):
        options = game.choices()
        choice = next((text for text in options if text in ("decree look", "end turn")), "")
        choice = choice or next((text for text in options if text.startswith("deploy")), options[0])
        game.play(choice)
    seat = game.decider
    assert seat is not None
    heard = [
        event for _, event in game.events_for(seat) if game.rules.event_specs[int(event.kind)].name == "decree-saw"
    ]
    told = game.events_for(1 - seat)
    assert len(heard) == 4
    assert not any(game.rules.event_specs[int(event.kind)].name == "decree-saw" for _, event in told)
    mine = [text for frame, _, text in record.record(game, viewer=seat).lines if frame == "decree stack"]
    others = [text for frame, _, text in record.record(game, viewer=1 - seat).lines if frame == "decree stack"]
    assert len(mine[0].split()) == 6
    assert others == ["chance decrees ?"]
    saw = game.rules.event_specs[int(heard[0].kind)]
    colour = COLOUR_NAMES[event_field(saw, heard[0], "colour")]
    assert None not in view(game, seat).modules["decrees"]["stacks"][colour]["decrees"]
    assert view(game, 1 - seat).modules["decrees"]["stacks"][colour] == {"decrees": [None] * 4, "looked": [seat]}
