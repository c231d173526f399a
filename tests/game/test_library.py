"""The game as a library: copies, pickles, seeds and options of all kinds, reading without the engine's internals."""

import copy
import pickle
from collections.abc import Callable

import pytest

import merlin_bigbox
from merlin_bigbox import Game, GameOptions, MalformedError, OptionsError, Random, Ruleset, load, read_record, record
from merlin_bigbox.engine.core import state

TWINS: dict[str, Callable[[Game], Game]] = {
    "copy": Game.copy,
    "copy.copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda game: pickle.loads(pickle.dumps(game)),
}


def some(moves: int = 60, seed: int = 5) -> Game:
    """A game in the middle of a turn, with something to take back and something taken back."""
    game, random = Game.new(GameOptions(3, ["arthur"]), seed=seed), Random(seed)
    while moves > 0 or not game.can_undo(game.decider or 0):
        options = game.choices()
        game.play(options[random.below(len(options))])
        moves -= 1
    game.undo(game.decider or 0)
    return game


def facts(game: Game) -> object:
    """All that can be told of a game."""
    log = [(at, pickle.dumps(event)) for at, event in game.log]
    return record(game).text(), game.state.as_list(), log, game.saved(), game.choices(), game.given, game.log_from


@pytest.mark.parametrize("way", TWINS)
def test_a_twin_is_the_same_game_and_independent(way: str) -> None:
    """It goes on alike with the same choices, and neither hears of the other."""
    game = some()
    before = facts(game)
    twin = TWINS[way](game)
    assert facts(twin) == before
    for _ in range(40):
        twin.play(twin.choices()[0])
    assert facts(game) == before
    for _ in range(40):
        game.play(game.choices()[0])
    assert facts(game) == facts(twin)


@pytest.mark.parametrize("way", TWINS)
def test_a_twin_can_take_back(way: str) -> None:
    """What could be taken back before the copy can be taken back after it."""
    game = some()
    game.play(game.choices()[0])
    seat = game.decider or 0
    assert game.can_undo(seat)
    twin = TWINS[way](game)
    twin.undo(seat)
    game.undo(seat)
    assert facts(game) == facts(twin)


def test_rules_are_one_object_however_they_are_copied() -> None:
    """They never change, and a process needs them once."""
    rules = GameOptions(3, ("gold", "market")).rules(load())
    assert copy.copy(rules) is rules
    assert copy.deepcopy(rules) is rules
    assert pickle.loads(pickle.dumps(rules)) is rules


def test_rules_put_together_by_hand_say_that_they_cannot_be_pickled() -> None:
    """Another process could not make them again."""
    with pytest.raises(TypeError, match="compose"):
        pickle.dumps(Ruleset(2))


@pytest.mark.parametrize("seed", [1, 2**63 + 5, -1])
def test_generators_can_be_copied_and_sent(seed: int) -> None:
    """Each goes on as its origin would."""
    random = Random(seed)
    random.bits()
    twins = [random.copy(), copy.copy(random), copy.deepcopy(random), pickle.loads(pickle.dumps(random))]
    expected = [random.bits() for _ in range(5)]
    assert all([twin.bits() for _ in range(5)] == expected for twin in twins)


def test_states_are_equal_by_what_they_hold() -> None:
    """`==` compares cells; a state changes, so it has no hash."""
    game, same, other = Game.new(seed=1), Game.new(seed=1), Game.new(seed=2)
    assert game.state == same.state
    assert game.state != other.state
    assert game.state != game.state.as_list()
    assert game.observe(0) == same.observe(0)
    assert game.observe(0) != game.observe(1)
    with pytest.raises(TypeError, match="state"):
        hash(game.state)


def test_a_number_is_the_seed_of_its_digits() -> None:
    """`seed=7` is `seed="7"`; 32 bytes are the seed itself."""
    game = Game.new(seed=7)
    assert game.state == Game.new(seed="7").state == Game.new(seed=game.seed).state


@pytest.mark.parametrize("seed", [1.5, ["7"], object()])
def test_a_seed_of_another_type_is_refused(seed: object) -> None:
    """And never taken for its text by accident."""
    with pytest.raises(TypeError):
        Game.new(seed=seed)  # type: ignore[arg-type]


def test_bytes_that_no_record_could_keep_are_refused() -> None:
    """A seed has 32."""
    with pytest.raises(MalformedError, match="32"):
        Game.new(seed=b"short")


@pytest.mark.parametrize("modules", [["gold", "market"], ("gold", "market"), {"gold": 1, "market": 2}])
def test_modules_come_in_whatever_holds_names(modules: list[str]) -> None:
    """Options are equal by what they name."""
    assert GameOptions(2, modules) == GameOptions(2, ("gold", "market"))
    assert Game.new(GameOptions(2, modules)).rules is Game.new(GameOptions(2, ("gold", "market"))).rules


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"modules": "gold"}, r"modules: .*\('gold',\)"),
        ({"modules": [1]}, "modules: .*1"),
        ({"variants": 3}, "variants: .*3"),
        ({"players": "3"}, "players: .*'3'"),
    ],
)
def test_options_of_another_type_are_refused(options: dict[str, object], said: str) -> None:
    """The message says what was given and what is expected."""
    with pytest.raises(TypeError, match=said):
        GameOptions(**options)  # type: ignore[arg-type]


def test_unknown_modules_are_refused_by_name() -> None:
    """As before, when the game is made."""
    with pytest.raises(OptionsError, match="dragons"):
        Game.new(GameOptions(2, ["dragons"]))


@pytest.mark.parametrize("action", [1.5, None, ["die 4"]])
def test_an_action_of_another_type_is_refused(action: object) -> None:
    """And changes nothing."""
    game = Game.new(seed=1)
    with pytest.raises(TypeError):
        game.play(action)  # type: ignore[arg-type]


def test_records_are_read_and_played_again() -> None:
    """Text and back, by exported names alone."""
    game = some()
    text = record(game).text()
    assert merlin_bigbox.replay(read_record(text)).state == game.state


def test_seats_points_and_zones_can_be_read() -> None:
    """Nothing of the engine's layout is needed; an observation says -1 where it does not know."""
    game = some(200)
    assert game.seats == ("red", "yellow", "blue")
    for seat in range(3):
        sheet = game.score_sheet(seat)
        assert game.points[seat] == sum(line.points for line in sheet) == game.observe(None).points_of(seat)
        assert game.zone("score sheet", seat) == [line.points for line in sheet]
    assert "grail" in game.zone_names
    assert len(game.zone("goods")) == 4 * len(game.zone("goods", 0))
    assert -1 in game.rules.zone(game.observe(0).state, "hands", 1)
    assert -1 not in game.zone("hands", 1)


@pytest.mark.parametrize(("name", "seat"), [("gral", None), ("grail", 0), ("goods", 7)])
def test_a_zone_that_is_not_there_is_told(name: str, seat: int | None) -> None:
    """With those that are."""
    with pytest.raises(MalformedError, match=name):
        Game.new(seed=1).zone(name, seat)


def test_whatever_is_exported_explains_itself() -> None:
    """`help` is of use, also on the compiled engine, which keeps no docstrings by itself."""
    for name in merlin_bigbox.__all__:
        found = getattr(merlin_bigbox, name)
        assert found.__doc__, name
        for part, member in vars(found).items() if isinstance(found, type) else ():
            if (callable(member) or isinstance(member, property)) and not part.startswith("_"):
                assert member.__doc__, f"{name}.{part}"


def test_the_library_says_which_engine_runs() -> None:
    """As the command line does."""
    assert merlin_bigbox.engine_mode() == ("interpreted" if str(state.__file__).endswith(".py") else "compiled")
