"""What programs learn from: within declared bounds, complete, and without anything a seat may not know."""

import numpy as np
import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import PLAYERS, compose, module_names
from merlin_bigbox.engine.core.layout import PUBLIC
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.configurations import covering
from merlin_bigbox.research.blocks import layout
from merlin_bigbox.research.compiled.game import OneGame
from merlin_bigbox.research.decoding import as_dict, bounds, scaled, tokens, vocabulary, words
from merlin_bigbox.research.numbering import numbering
from merlin_bigbox.research.reading import Source
from tests.sizes import once, size
from tools.research_tables import OBSERVATIONS, observations_text


def moments(rules: Ruleset, seed: int, count: int) -> list[State]:
    """Moments of a random game at which a seat is asked."""
    random, found = Random(seed), []
    state = rules.new_state()
    rules.chance(state, random)
    while rules.decider(state) >= 0:
        found.append(state.copy())
        options = rules.options(state)
        rules.apply(state, options[random.below(len(options))])
        rules.chance(state, random)
    return found[:: max(1, len(found) // count)]


def observation(rules: Ruleset, state: State, seat: int, *, everything: bool = False) -> np.ndarray:
    game = OneGame(rules, numbering(rules).numbers, layout(rules).encoder)
    game.state = state
    game.everything(seat) if everything else game.observe(seat)
    return Source(game, "observation", np.int16, (), layout(rules).size).read()


@pytest.mark.parametrize("modules", covering(2), ids=lambda modules: "-".join(modules) or "base")
@pytest.mark.parametrize("players", [once(2), once(3), 4])
def test_states_that_look_the_same_to_a_seat_give_the_same_numbers(modules: tuple[str, ...], players: int) -> None:
    """Whatever fits what a seat knows cannot be told apart by its observation, and all is within its bounds."""
    rules = compose(load(), modules, players)
    low, high = bounds(rules)
    random = Random(7)
    hidden = False
    for state in moments(rules, seed=players, count=size(12, 100)):
        for seat in range(players):
            seen = observation(rules, state, seat)
            assert ((low <= seen) & (seen <= high)).all()
            for _ in range(3):
                other = rules.resample(rules.observe(state, seat), random)
                assert np.array_equal(seen, observation(rules, other, seat))
                hidden |= other != state
    assert hidden, "the test never saw anything hidden"


def test_the_leak_test_would_see_a_leak() -> None:
    """With everything told, states that look the same to a seat do differ."""
    rules, random = compose(load(), (), 3), Random(7)
    state = moments(rules, seed=1, count=2)[1]
    other = rules.resample(rules.observe(state, 0), random)
    assert not np.array_equal(
        observation(rules, state, 0, everything=True), observation(rules, other, 0, everything=True)
    )


@pytest.mark.parametrize("modules", [(), ("decrees",), module_names()], ids=["base", "decrees", "all"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_knows_is_what_there_is(modules: tuple[str, ...], players: int) -> None:
    """Nothing else than unknown differs from all there is, and nothing that was shown before shines through."""
    rules = compose(load(), modules, players)
    low, _ = bounds(rules)
    game = OneGame(rules, numbering(rules).numbers, layout(rules).encoder)
    source = Source(game, "observation", np.int16, (), layout(rules).size)
    for state in moments(rules, seed=players, count=size(4, 50)):
        for seat in range(players):
            game.state = rules.resample(rules.observe(state, -1), Random(1))
            game.everything((seat + 1) % players)  # whatever the encoder showed last
            game.state = state
            game.everything(seat)
            whole = source.read().copy()
            game.observe(seat)
            seen = source.read().copy()
            unknown = (seen == -1) & (low == -1)
            assert np.array_equal(seen[~unknown], whole[~unknown])
            assert unknown.any()
            assert np.array_equal(seen, observation(rules, rules.resample(rules.observe(state, seat), Random(2)), seat))


@pytest.mark.parametrize("modules", [(), module_names()], ids=["base", "all"])
def test_every_zone_declares_what_it_holds(modules: tuple[str, ...]) -> None:
    """No block has the bounds of something undeclared, and every zone is a block."""
    rules = compose(load(), modules, 4)
    for zone in rules.zones:
        assert zone.holds or zone.most >= zone.least, f"zone {zone.name} declares no bounds"
        assert zone.visibility == PUBLIC or zone.least < 0, f"zone {zone.name} may be unknown, so its least is -1"
    names = [block.name for block in layout(rules).blocks]
    told = [zone.name for zone in rules.zones if not zone.noted]
    assert sorted(names) == sorted(["asked", "seat", "round", "points", *told])
    assert set(rules.zone_names()) - set(told) == {"score sheet", "cards born", "display", "hands"}


def test_observations_are_as_kept() -> None:
    """What was learned from these numbers stays usable; `./merlin python -m tools.research_tables` writes them anew.

    Whoever changes one raises `research.blocks.VERSION`.
    """
    assert observations_text() == OBSERVATIONS.read_text(encoding="utf-8")


@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_sees_itself_first(players: int) -> None:
    """What belongs to seats is turned so that the observer comes first, and so are seats that are named."""
    game = Game.new(GameOptions(players, ("decrees",)), seed=players)
    while game.round < 3:
        game.play(game.choices()[-1])
    rules = game.rules
    for seat in range(players):
        found = as_dict(rules, observation(rules, game.state, seat))
        assert found["seat"].tolist() == [seat]
        for index in range(players):
            other = (seat + index) % players
            assert found["goods"][index].tolist() == game.zone("goods", other)
            assert found["points"][index].tolist() == [game.points[other]]
        for name in ("manors", "grail"):
            expected = [value and (value - 1 - seat) % players + 1 for value in game.zone(name)]
            cells = len(found[name].reshape(-1))
            assert found[name].reshape(-1).tolist() == expected[:cells]
        looked = game.zone("decrees looked through")
        for stack, bits in enumerate(found["decrees looked through"].reshape(-1).tolist()):
            turned = {(other - seat) % players for other in range(players) if looked[stack] >> other & 1}
            assert {index for index in range(players) if bits >> index & 1} == turned
        hand = [card - 1 for card in game.zone("hands", seat) if card > 0]
        assert np.flatnonzero(found["card places"] == 3).tolist() == hand


def test_an_observation_reads_as_words() -> None:
    """The decoder says what the numbers mean, in the words of the notation, and nothing that is hidden."""
    game = Game.new(GameOptions(2), seed="tuesday")
    lines = words(game.rules, observation(game.rules, game.state, 1))
    assert lines[:2] == ["seat: yellow", "asked: turn yellow"]
    assert "dice red: 1 1, 2 1, 3 3, merlin 4" in lines
    places = next(line for line in lines if line.startswith("card places: ")).removeprefix("card places: ").split(", ")
    hand = [card for card in game.zone("hands", 1) if card]
    assert [place for place in places if place.endswith("yellow")] == [f"{card} yellow" for card in hand]
    assert not any(place.endswith("red") for place in places)
    assert "1 unknown" in places or "2 unknown" in places
    assert any(line.startswith("tiles: A1 ") for line in lines)


@pytest.mark.parametrize("modules", [(), module_names()], ids=["base", "all"])
def test_tokens_say_all_that_is_not_zero(modules: tuple[str, ...]) -> None:
    """A token for each piece: what, where, whose, how many; all within the vocabulary."""
    rules = compose(load(), modules, 3)
    vocabulary_of = vocabulary(rules)
    for state in moments(rules, seed=2, count=3):
        seen = observation(rules, state, 1)
        rows = tokens(rules, seen)
        assert len(rows) == np.count_nonzero(seen)
        assert (rows[:, 0] < len(vocabulary_of.pieces)).all()
        assert (rows[:, 1] < len(vocabulary_of.places)).all()
        assert (rows[:, 2] < vocabulary_of.owners).all()
        padded = tokens(rules, seen, room=layout(rules).size)
        assert padded.shape == (layout(rules).size, 4)
        assert (padded[len(rows) :] == -1).all()
        for piece, place, owner, count in rows[rows[:, 1] == vocabulary_of.places.index("goods")]:
            good = vocabulary_of.pieces[piece].removeprefix("goods ")
            block = layout(rules).block("goods")
            at = block.first + owner * len(block.labels) + block.labels.index(good)
            assert seen[at] == count
            assert vocabulary_of.places[place] == "goods"
    with pytest.raises(ValueError, match="there is room for 3"):
        tokens(rules, seen, room=3)


def test_scaled_numbers_are_fractions() -> None:
    """Every number between 0 and 1, for networks that want them so."""
    rules = compose(load(), module_names(), 4)
    for state in moments(rules, seed=3, count=3):
        found = scaled(rules, observation(rules, state, 0))
        assert found.dtype == np.float32
        assert found.min() >= 0
        assert found.max() <= 1
