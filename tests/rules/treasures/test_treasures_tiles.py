"""The treasure tiles: which there are, which are taken out, how they are written and shown (TREASURE-1)."""

from collections import Counter
from dataclasses import replace

import pytest

from merlin_bigbox.edition import Edition, load
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.game import notation
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.view import view
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale import languages
from merlin_bigbox.modules.treasures.scenario import neutral_staffs_left

rule = pytest.mark.rule
TREASURES = ("treasures",)


def rules_for(players: int, edition: Edition | None = None) -> Ruleset:
    return compose(edition or load(), TREASURES, players)


def laid(position: Position, rows: str) -> list[str]:
    return [position.tile(f"{row}{column}") for row in rows for column in range(1, 7)]


@rule("TREASURE-1")
def test_with_four_players_all_treasures_replace_the_plain_tiles() -> None:
    """TREASURE-1: 15 treasures, 5 of each terrain, and 9 towers."""
    tiles = laid(Position.new_game(rules_for(4)).run_chance(), "ABCD")
    towers = [tile for tile in tiles if tile.endswith("-tower")]
    assert Counter(towers) == {"mountain-tower": 3, "wood-tower": 3, "lake-tower": 3}
    treasures = sorted(set(tiles) - set(towers))
    assert len(treasures) == 15
    assert Counter(tile.partition("-")[0] for tile in treasures) == {"mountain": 5, "wood": 5, "lake": 5}
    assert not {"mountain", "wood", "lake"} & set(tiles)


@rule("TREASURE-1")
@pytest.mark.parametrize("players", [2, 3])
def test_with_fewer_players_chance_takes_one_treasure_of_each_terrain_out(players: int) -> None:
    """TREASURE-1: before the tiles are laid; one tower of each terrain is out too, and the rest is laid."""
    position = Position.new_game(rules_for(players))
    assert position.asks() == "remove treasure"
    assert not position.offers("chance remove wood-staff")
    assert not position.offers("chance remove mountain-tower")
    position.play("chance remove mountain-staff")
    assert not position.offers("chance remove mountain-excalibur")
    position.play("chance remove wood-grail", "chance remove lake-grail")
    assert position.asks() == "first player"
    tiles = laid(position.run_chance(), "ABC")
    assert Counter(tile for tile in tiles if tile.endswith("-tower")) == {
        "mountain-tower": 2, "wood-tower": 2, "lake-tower": 2,
    }  # fmt: skip
    assert len([tile for tile in tiles if not tile.endswith("-tower")]) == 12
    assert not {"mountain-staff", "wood-grail", "lake-grail"} & set(tiles)


@rule("TREASURE-1")
def test_each_treasure_of_a_terrain_is_as_likely_to_be_removed() -> None:
    """TREASURE-1: a random one."""
    rules = rules_for(2)
    position = Position.new_game(rules)
    seen = {int(rules.sample(position.state, position.random)) for _ in range(200)}
    assert len(seen) == 5
    assert {rules.probability(position.state, action) for action in seen} == {1 / 5}


@rule("TREASURE-1")
def test_there_are_two_neutral_staffs() -> None:
    """TREASURE-1: they belong to nobody; each player has the own three."""
    position = Scenario(4, TREASURES).turn("red")
    assert (neutral_staffs_left(position), [position.staffs(seat) for seat in ("red", "green")]) == (2, [3, 3])


@rule("TREASURE-1")
def test_a_treasure_counts_as_its_terrain_in_the_scoring() -> None:
    """TREASURE-1: towers and treasures of a terrain are one territory (BASE-73)."""
    scenario = Scenario(2, TREASURES).tile("A1", "lake-grail").tile("B1", "lake tower").tile("C1", "lake-excalibur")
    scenario.tile("A2", "wood tower").tile("B2", "wood tower").tile("C2", "wood-staff")
    position = scenario.manor("A1", "red").scoring(2)
    assert position.scored("red", "environs") == 3


@rule("TREASURE-1")
def test_equal_treasures_of_an_edition_are_one_kind_of_tile() -> None:
    """TREASURE-1: a corrected edition may have a treasure twice in a terrain."""
    edition = load()
    tiles = edition.treasures.tiles
    doubled = replace(edition, digest="doubled", treasures=replace(edition.treasures, tiles=(tiles[1], *tiles[1:])))
    position = Position.new_game(rules_for(4, doubled)).run_chance()
    assert laid(position, "ABCD").count("mountain-staff") == 2
    fewer = Position.new_game(rules_for(3, doubled)).play("chance remove mountain-staff")
    fewer.play("chance remove wood-staff", "chance remove lake-grail")
    assert laid(fewer.run_chance(), "ABC").count("mountain-staff") == 1


@rule("TREASURE-1")
def test_every_tile_is_written_read_shown_and_told() -> None:
    """TREASURE-1: notation, view and words know the treasures."""
    game = Game.new(GameOptions(3, TREASURES), seed="1")
    names = notation.tile_names(game.rules)
    assert len(names) == 21
    for number, name in enumerate(names):
        action = notation.read(game.rules, f"chance tile {name}")
        assert notation.write(game.rules, action) == f"chance tile {name}"
        assert all(Words(game.rules, game.edition, lang).tile(number) for lang in languages())
    seen = view(game, None)
    assert all(tile.kind in names and tile.kind.startswith(tile.terrain) for tile in seen.environs)
    assert seen.modules["treasures"]["neutral_staffs"] == 2
    assert len(seen.modules["treasures"]["removed"]) == 3
