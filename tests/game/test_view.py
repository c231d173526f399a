"""A view tells what the page would otherwise have to know the rules for: figures, stocks, winners, groups."""

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.requirements import missing
from merlin_bigbox.engine.base.tables import base_tables
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.guide import guide
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.prompt import prompt
from merlin_bigbox.game.view import View, view
from merlin_bigbox.game.words import Words


def played(options: GameOptions, seed: str) -> Game:
    """A random game to its end."""
    game = Game.new(options, seed=seed)
    random = Random(7)
    while not game.is_over:
        choices = game.options_now()
        game.play(choices[random.below(len(choices))])
    return game


def kept(seen: View, cover: str) -> list[tuple[str, str | None, int]]:
    """What is kept where this lies."""
    place = next(place for place in seen.principalities if place.cover == cover)
    return [(stock.piece, stock.colour, stock.count) for stock in place.keeps]


def test_nobody_has_won_before_the_end_and_then_those_with_most_points() -> None:
    """BASE-81."""
    game = Game.new(GameOptions(3), seed="winners")
    assert view(game, None).winners == ()
    seen = view(played(GameOptions(3), "winners"), 1)
    most = max(player.points for player in seen.players)
    assert seen.winners == tuple(player.seat for player in seen.players if player.points == most)


def test_figures_stand_on_their_spaces_and_morgana_on_her_principalitys() -> None:
    """Every knight, Merlin and Arthur; Morgana once she has a place (MORGANA-9)."""
    game = Game.new(GameOptions(2, module_names()), seed="figures")
    before = [figure.piece for figure in view(game, None).figures]
    assert before == ["knight", "knight", "merlin", "arthur"]
    random = Random(3)
    while view(game, None).modules["morgana"]["place"] is None:
        choices = game.options_now()
        game.play(choices[random.below(len(choices))])
    seen = view(game, None)
    standing = {figure.element: figure.space for figure in seen.figures}
    assert [standing[f"figure:knight:{player.seat}"] for player in seen.players] == [
        player.knight for player in seen.players
    ]
    assert (standing["figure:merlin"], standing["figure:arthur"]) == (seen.merlin, seen.modules["arthur"]["arthur"])
    words = guide(game.options, game.edition, "en")
    colour = seen.principalities[seen.modules["morgana"]["place"]].colour
    assert words.outer[standing["figure:morgana"]].colour == colour


def test_a_principality_keeps_its_own_goods() -> None:
    """BASE-3."""
    for place in view(Game.new(seed="stock"), None).principalities:
        assert place.cover is None
        assert [(stock.piece, stock.colour, stock.count) for stock in place.keeps] == [
            (good, place.colour, count) for good, count in place.stock.items()
        ]


def test_a_district_keeps_one_kind_of_all_colours_or_supplies() -> None:
    """CITY-2."""
    game = Game.new(GameOptions(4, ("gold", "caerleon")), seed="stock")
    seen = view(game, None)
    colours = [place.colour for place in seen.principalities]
    for district, good in (("smith", "shield"), ("quarry", "material"), ("tailor", "flag")):
        assert kept(seen, district) == [
            (good, colour, place.stock[good]) for colour, place in zip(colours, seen.principalities, strict=True)
        ]
    purse = seen.modules["gold"]
    assert kept(seen, "mint") == [("gold", None, purse["gold_supply"])]
    assert kept(seen, "orchard") == [("apple", None, seen.apples), ("mistletoe", None, purse["mistletoe_supply"])]
    assert kept(seen, "market") == []
    words = guide(game.options, game.edition, "en")
    assert {place.cover for place in seen.principalities} == {place.name for place in words.places}
    assert all(place.title and place.about and place.rule for place in words.places)


def test_the_guide_tells_the_rounds_and_their_scorings() -> None:
    """BASE-19."""
    words = guide(GameOptions(2), load(), "en")
    assert (words.rounds, words.scorings) == (6, (2, 4, 6))
    assert words.places == ()


@pytest.mark.parametrize("modules", [(), module_names()], ids=["base", "all"])
def test_options_stand_in_groups(modules: tuple[str, ...]) -> None:
    """Whatever begins a turn are dice; flags and missions have groups of their own; one option ends the turn."""
    game = Game.new(GameOptions(2, modules), seed="groups 2")
    words = Words(game.rules, game.edition, "en")
    random = Random(4)
    groups: dict[str, str] = {}
    ending: set[str] = set()
    while not game.is_over:
        asked = prompt(game, game.decider, words)
        assert asked is not None
        groups.update((option.kind, option.group) for option in asked.options)
        ending.update(option.kind for option in asked.options if option.ends_turn)
        choices = game.options_now()
        game.play(choices[random.below(len(choices))])
    dice = {"die", "merlin"} | ({"arthur", "morgana", "laborer"} if modules else set())
    assert {kind for kind, group in groups.items() if group == "dice"} == dice
    assert {group for kind, group in groups.items() if kind.startswith("flag ")} == {"flags"}
    assert groups["mission"] == "missions"
    assert groups["apple"] == "extras"
    assert groups["perform"] == "choice"
    assert ending == {"end turn"}


@pytest.mark.parametrize("modules", [(), module_names()], ids=["base", "all"])
def test_a_view_says_what_is_at_stake_which_traitors_are_covered_and_which_requirements_are_met(
    modules: tuple[str, ...],
) -> None:
    """BASE-53, BASE-70, BASE-74: as a scoring and the mission cards would have it."""
    game = Game.new(GameOptions(3, modules), seed="stakes")
    random = Random(5)
    tables = base_tables(game.rules)
    places = {mission.id: place for place, mission in enumerate(game.edition.missions)}
    seen_met = False
    for step in range(400):
        choices = game.options_now()
        if not choices:
            break
        game.play(choices[random.below(len(choices))])
        if step % 20:
            continue
        seen = view(game, 1)
        for place in seen.principalities:
            assert (place.stake > 0) == bool(place.leaders) or modules
            most = max(place.markers.values(), default=0)
            if not modules:
                assert place.stake == sum(place.markers.values())
                assert place.leaders == tuple(seat for seat, count in place.markers.items() if count == most)
        for player in seen.players:
            for colour, count in player.traitors.items():
                assert player.covered.get(colour, 0) == min(count, player.goods["shield"].get(colour, 0))
        hand = [card for card in seen.players[1].hand if card is not None]
        assert set(seen.met) == {*hand, *(card for card in seen.display if card is not None)}
        for card, marks in seen.met.items():
            first, end = (int(tables.first_need[places[card] + more]) for more in (0, 1))
            assert len(marks) == end - first
            assert all(marks) == (missing(tables.needs, first, end, game.state.cells, 1) == 0)
            seen_met |= any(marks)
    assert seen_met
    assert view(game, None).met == {}
