"""The table before the first turn (BASE-1 … 10)."""

from collections import Counter

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game import notation
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario

rule = pytest.mark.rule
SEATS = ("red", "yellow", "blue", "green")
COLOURS = ("black", "grey", "blue", "purple", "orange", "brown")
KINDS = ("shield", "flag", "material")


def new_game(players: int = 4, seed: int = 1) -> Position:
    """A game set up by chance."""
    return Position.new_game(compose(load(), (), players), seed).run_chance()


def waiting_for(frame: str, players: int = 4) -> Position:
    """A game in the middle of its setup, at the first chance frame of this name."""
    return Position.new_game(compose(load(), (), players)).run_chance(frame)


def tiles(position: Position, rows: str) -> list[str]:
    return [position.tile(f"{row}{column}") for row in rows for column in range(1, 7)]


@rule("BASE-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_of_the_players_is_first_by_chance(players: int) -> None:
    """BASE-1: each seat as likely as another, and then the turns go clockwise from there."""
    position = waiting_for("first player", players)
    outcomes = [f"chance first {seat}" for seat in SEATS]
    assert [position.offers(outcome) for outcome in outcomes] == [seat < players for seat in range(4)]
    action = notation.read(position.rules, outcomes[1])
    assert position.rules.probability(position.state, action) == pytest.approx(1 / players)
    assert position.play(outcomes[1]).run_chance().asks() == "yellow turn"


@rule("BASE-1")
def test_the_first_player_is_not_always_the_same() -> None:
    """BASE-1: each seat comes first in some games."""
    assert {new_game(seed=seed).first for seed in range(30)} == set(SEATS)


@rule("BASE-1")
@pytest.mark.parametrize("players", [1, 5])
def test_fewer_than_two_or_more_than_four_players_are_refused(players: int) -> None:
    """BASE-1: 2, 3 or 4 players."""
    with pytest.raises(OptionsError, match="2, 3 or 4"):
        compose(load(), (), players)


@rule("BASE-2")
def test_merlin_starts_on_black_and_nobody_has_grail_or_excalibur() -> None:
    """BASE-2: position 0 is the principality of the Dragon."""
    position = new_game()
    assert position.rules.space_specs[position.merlin].name == "principality_black"
    assert (position.grail, position.excalibur) == ("", "")


@rule("BASE-3")
def test_each_principality_holds_six_of_each_good_of_its_colour() -> None:
    """BASE-3: before the starting tiles take some."""
    position = Scenario().turn("red")
    assert [position.stock(f"{kind} {colour}") for kind in KINDS for colour in COLOURS] == [6] * 18
    goods = [piece.total for piece in position.rules.pieces if piece.name.startswith("good ")]
    assert goods == [6] * 18


@rule("BASE-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_one_of_eleven_apples(players: int) -> None:
    """BASE-4: the rest is the supply."""
    position = new_game(players)
    assert [position.apples(seat) for seat in SEATS[:players]] == [1] * players
    assert position.apple_supply == 11 - players


@rule("BASE-5")
def test_three_cards_lie_open_and_each_player_has_four() -> None:
    """BASE-5: all 55 cards are somewhere, and any card can come first."""
    position = new_game()
    hands = [position.hand(seat) for seat in SEATS]
    assert [len(hand) for hand in hands] == [4] * 4
    assert len(position.display()) == 3
    everywhere = [card for cards in (*hands, position.display(), position.pile()) for card in cards]
    assert sorted(everywhere) == list(range(1, 56))
    first = waiting_for("first display")
    assert all(first.offers(f"chance display {card}") for card in range(1, 56))


@rule("BASE-5")
def test_a_dealt_hand_is_hidden_from_the_others() -> None:
    """BASE-5: another seat can tell how many cards there are, not which."""
    position = new_game()
    hand = set(position.hand("red"))
    from merlin_bigbox.engine.base.cells import HAND, PLACE

    seen = position.rules.observe(position.state, 1).state.cells
    assert all(seen[HAND + slot] < 0 for slot in range(4))
    assert all(seen[PLACE + card - 1] < 0 for card in hand)
    own = position.rules.observe(position.state, 0).state.cells
    assert {int(own[HAND + slot]) for slot in range(4)} == hand


@rule("BASE-6")
def test_each_player_has_the_same_pieces_and_no_points() -> None:
    """BASE-6: 6 markers (one of them on the board), 3 staffs, 7 manors, 4 vassals at home, 4 dice, 0 points."""
    position = new_game()
    for seat in SEATS:
        assert (position.markers_home(seat), position.markers(seat)) == (5, 1)
        assert (position.staffs(seat), position.manors_home(seat), position.points(seat)) == (3, 7, 0)
        assert {position.at(seat, each) for each in ("lady", "shield_bearer", "builder", "flag_bearer")} == {"home"}
        assert all(1 <= face <= 6 for face in position.dice(seat))


@rule("BASE-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_draws_three_of_24_traitors(players: int) -> None:
    """BASE-7: 4 of each of six colours."""
    position = waiting_for("traitor", players)
    for _ in range(4):
        position.play("chance traitor black")
    assert not position.offers("chance traitor black")
    assert [len(position.traitors(seat)) for seat in SEATS[:players]] == [3] * players
    assert position.traitor_supply() == 24 - 3 * players


@rule("BASE-8")
def test_four_players_have_four_rows_of_six_tiles() -> None:
    """BASE-8: 5 plain and 3 tower tiles of each terrain."""
    laid = Counter(tiles(new_game(), "ABCD"))
    assert laid == {
        "mountain": 5, "wood": 5, "lake": 5, "mountain-tower": 3, "wood-tower": 3, "lake-tower": 3,
    }  # fmt: skip


@rule("BASE-8")
@pytest.mark.parametrize("players", [2, 3])
def test_fewer_players_have_three_rows_of_six_tiles(players: int) -> None:
    """BASE-8: one plain and one tower tile of each terrain are removed first."""
    position = new_game(players)
    assert Counter(tiles(position, "ABC")) == {
        "mountain": 4, "wood": 4, "lake": 4, "mountain-tower": 2, "wood-tower": 2, "lake-tower": 2,
    }  # fmt: skip
    assert set(tiles(position, "D")) == {""}


@rule("BASE-8")
def test_any_tile_can_be_laid_first() -> None:
    """BASE-8: the tiles are shuffled."""
    position = waiting_for("tile")
    kinds = ("mountain", "mountain-tower", "wood", "wood-tower", "lake", "lake-tower")
    assert all(position.offers(f"chance tile {kind}") for kind in kinds)


@rule("BASE-9")
@pytest.mark.parametrize("tile", [1, 2, 3, 4])
def test_a_starting_tile_gives_knight_goods_and_a_marker(tile: int) -> None:
    """BASE-9: each piece of the colour it shows, the goods from the stock, the marker one of the six."""
    position = waiting_for("starting tile").play(f"chance start {tile}")
    assert not position.offers(f"chance start {tile}")
    printed = load().starting_tiles[tile - 1]
    position.run_chance()
    assert position.rules.space_specs[position.knight("red")].name == f"principality_{printed.knight}"
    assert position.goods("red") == 3
    for kind, colour in (("flag", printed.flag), ("shield", printed.shield), ("material", printed.material)):
        assert position.goods("red", f"{kind} {colour}") == 1
        assert position.stock(f"{kind} {colour}") == 5
    assert (position.markers("red", printed.influence), position.markers_home("red")) == (1, 5)


@rule("BASE-10")
@pytest.mark.parametrize(
    ("faces", "stands"),
    [
        ("1 2 3 4", True),
        ("1 1 2 3", True),
        ("1 1 2 2", True),
        ("1 1 1 2", False),
        ("6 5 5 5", False),
        ("4 4 4 4", False),
    ],
)
def test_three_or_four_of_a_kind_never_stand(faces: str, stands: bool) -> None:
    """BASE-10: they are rolled again; two pairs stand."""
    position = waiting_for("roll")
    assert position.offers(f"chance roll {faces}") is stands


@rule("BASE-10")
def test_every_player_rolls_four_dice() -> None:
    """BASE-10: three own ones, then Merlin's."""
    position = waiting_for("roll").play("chance roll 3 5 1 6", "chance roll 1 1 2 2")
    assert not position.offers("chance roll 1 2 3")
    assert (position.dice("red"), position.dice("yellow")) == ([3, 5, 1, 6], [1, 1, 2, 2])
