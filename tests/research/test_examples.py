"""The examples: bots that play in the arena, a network that plays what was learned, and what needs no torch of PPO."""

from __future__ import annotations

import ast
import importlib.util
import sys
import types
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from merlin_bigbox.arena import Settings, play_arena
from merlin_bigbox.arena.match import Played
from merlin_bigbox.bots import Request, Searched, bot
from merlin_bigbox.dataset.proof import prove
from merlin_bigbox.dataset.shards import make
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.research.looking import Looking
from tests.docs.guides import ROOT

EXAMPLES = ROOT / "examples"
BOTS = {
    "random": f"{EXAMPLES}/random_agent.py:RandomAgent",
    "greedy": f"{EXAMPLES}/greedy.py:Greedy",
    "flat": f"{EXAMPLES}/flat_monte_carlo.py:FlatMonteCarlo@12v",
}
NETWORK = f"{EXAMPLES}/network.py:NetworkBot"


def example(name: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A file of the folder, imported as if it were run there."""
    monkeypatch.syspath_prepend(EXAMPLES)
    for known in ("network", "behaviour_cloning", "ppo", "teacher"):
        monkeypatch.delitem(sys.modules, known, raising=False)
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module: types.ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["random", "greedy", pytest.param("flat", marks=pytest.mark.compiled_only)])
def test_a_bot_plays_in_the_arena_and_makes_data(tmp_path: Path, name: str) -> None:
    """With modules it knows nothing of, and in the seats of others."""
    settings = Settings(load(), (BOTS[name], "random"), 2, ("gold", "knights"), seed=2)
    assert play_arena(settings, 2).totals.tally.games == 2
    make(settings, 1, tmp_path)
    assert prove(tmp_path).games == 1


@pytest.mark.slow
@pytest.mark.compiled_only
def test_looking_ahead_beats_chance() -> None:
    """Greed is better than nothing, and playing on at random better than that."""
    points: dict[str, int] = dict.fromkeys((BOTS["flat"], BOTS["greedy"], "random"), 0)

    def count(played: Played) -> None:
        for name, made in zip(played.seating.seats, played.points, strict=True):
            points[name] += made

    play_arena(Settings(load(), tuple(points), 3, seed=1), 12, each=count)
    assert points[BOTS["flat"]] > points[BOTS["greedy"]] > points["random"]


def test_flat_monte_carlo_stays_within_sixty_lines() -> None:
    """It is there to be read."""
    lines = (EXAMPLES / "flat_monte_carlo.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 60


def test_flat_monte_carlo_tells_what_it_found() -> None:
    """Every option as often as every other, and the best is what it chose."""
    request = asked(compose(load(), (), 2))
    made: Any = bot(BOTS["flat"], 3)
    chosen = made.choose(request)
    found: list[Searched] = made.searched()
    assert [one.action for one in found] == request.options
    assert len({one.visits for one in found}) == 1
    assert max(found, key=lambda one: one.value).action == chosen


def asked(rules: Ruleset) -> Request:
    """A decision in a game, with a real choice and hidden cards."""
    random, state = Random(5), rules.new_state()
    rules.chance(state, random)
    rules.playout(state, random, 40)
    while len(rules.options(state)) < 3:
        rules.playout(state, random, 1)
    seat = int(rules.decider(state))
    return Request(rules, rules.observe(state, seat), rules.options(state))


def test_a_request_shows_what_the_environment_does() -> None:
    """However what is hidden is filled in, the observation is the same."""
    request = asked(compose(load(), ("decrees",), 3))
    looking = Looking(request.rules)
    first, *others = [looking.asked(request, Random(seed)) for seed in range(8)]
    offered = [looking.numbers.number(option) for option in request.options]
    assert np.flatnonzero(first.mask).tolist() == sorted(offered)
    for other in others:
        assert np.array_equal(first.observation, other.observation)
        assert np.array_equal(first.mask, other.mask)


def test_a_network_plays_what_its_file_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It reads the layers as torch writes them, and takes the likeliest of what is offered."""
    network = example("network", monkeypatch)
    request = asked(network.rules_of(2))
    looking, eyes = Looking(request.rules), network.Eyes(request.rules)
    seen, mask = looking.asked(request, Random(1))
    random, width, count = np.random.default_rng(1), 8, looking.numbers.size
    layers = {
        "table.weight": random.normal(size=(eyes.size, width)),
        "first.weight": np.zeros((width, 1)),
        "first.bias": random.normal(size=width),
        "second.weight": np.eye(width),
        "second.bias": np.zeros(width),
        "third.weight": np.zeros((width, width)),
        "third.bias": np.ones(width),
        "policy.weight": np.zeros((count, width)),
        "policy.bias": np.zeros(count),
        "spaces.weight": np.zeros((network.RING, width)),
        "spaces.bias": np.zeros(network.RING),
        "value.weight": np.ones((1, width)),
        "value.bias": np.ones(1),
    }
    wanted = request.options[1]
    layers["policy.bias"][looking.numbers.number(wanted)] = 1
    layers["policy.bias"][np.flatnonzero(mask == 0)] = 2
    actions = [looking.numbers.number(option) for option in request.options]
    network.save(tmp_path / "network.npz", layers)
    rows, counts = eyes.rows(seen[None])
    assert counts.tolist() == [len(rows)]
    hidden = np.maximum(layers["table.weight"][rows].sum(axis=0) + layers["first.bias"], 0)
    value = network.Network(tmp_path / "network.npz")(eyes, seen, actions)[1]
    assert value == pytest.approx((hidden + hidden + 1).sum() + 1, rel=1e-4)
    monkeypatch.setenv("MERLIN_NETWORK", str(tmp_path / "network.npz"))
    assert bot(NETWORK, 1).choose(request) == wanted
    assert play_arena(Settings(load(), (NETWORK, "random"), 2), 2).totals.tally.games == 2


def test_different_numbers_of_an_observation_are_looked_up_in_different_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is 0 or unknown is in none; two observations that differ by one number differ by its rows alone."""
    network = example("network", monkeypatch)
    request = asked(network.rules_of(2))
    eyes = network.Eyes(request.rules)
    seen = Looking(request.rules).asked(request, Random(1)).observation
    near = eyes.near(seen[None])
    rows, counts = eyes.rows(np.stack([seen, seen]))
    assert counts.tolist() == [(seen > 0).sum() + (near != network.NOWHERE).sum()] * 2
    assert rows.min() >= 0
    assert rows.max() < eyes.size
    assert len(set(rows.tolist())) == counts[0]
    for name in ("goods", "markers", "points"):
        other = seen.copy()
        other[eyes.block[name].start] += 1
        changed = set(eyes.rows(other[None])[0].tolist()) ^ set(eyes.rows(seen[None])[0].tolist())
        assert 1 <= len(changed) <= 2


def test_what_is_offered_is_counted_in_each_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the order of the mask; a row without an offer has none."""
    masks = np.array([[0, 1, 1, 0], [0, 0, 0, 0], [1, 0, 0, 1]], dtype=np.int8)
    rows, places, actions = example("network", monkeypatch).offered(masks)
    assert rows.tolist() == [0, 0, 2, 2]
    assert places.tolist() == [0, 1, 0, 1]
    assert actions.tolist() == [1, 2, 0, 3]


def test_a_network_is_told_where_each_action_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    """A die, an apple or a flag leads to the spaces of the moves that are offered then, a move to where one arrives."""
    network = example("network", monkeypatch)
    rules = network.rules_of(2)
    looking, eyes = Looking(rules), network.Eyes(rules)
    moves = [looking.numbers.read(text) for text in ("move cw", "move ccw")]

    def told(state: State, seat: int, number: int) -> set[int]:
        seen = looking.at(state, seat).observation[None]
        return set(eyes.ways(seen)[:, 0, eyes.way[number]].tolist())

    def found(state: State, seat: int) -> set[int]:
        asked = looking.at(state, seat).observation
        if asked[0] == eyes.frames["arrived"]:
            return {int(asked[3])}
        offered = {looking.numbers.number(option) for option in rules.options(state)}
        return {space for move in moves if move in offered for space in told(state, seat, move)}

    kinds: set[str] = set()
    random, state = Random(3), rules.new_state()
    rules.chance(state, random)
    for _ in range(300):
        seat = int(rules.decider(state))
        for option in rules.options(state):
            number = looking.numbers.number(option)
            if eyes.way[number] != eyes.way.max():
                after = state.copy()
                rules.apply(after, option)
                assert told(state, seat, number) == found(after, seat), looking.numbers.text(number)
                kinds.add(looking.numbers.text(number).rstrip("123456"))
        rules.playout(state, random, 1)
        if not rules.options(state):
            random, state = Random(4), rules.new_state()
            rules.chance(state, random)
    assert kinds >= {"die ", "merlin ", "apple ", "move cw", "move ccw", "flag turn", "flag reverse", "flag mirror"}


def test_a_teacher_tells_what_a_knight_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of every option it considers; it plays the best most often, and others as well."""
    teacher = example("teacher", monkeypatch).Teacher(Random(1))
    request = asked(compose(load(), (), 2))
    chosen = [teacher.choose(request) for _ in range(200)]
    found: list[Searched] = teacher.searched()
    assert {one.action for one in found} <= set(request.options)
    assert max(one.value for one in found) == 0
    best = bot("knight", 1).choose(request)
    assert next(one.value for one in found if one.action == best) == 0
    assert max(set(chosen), key=chosen.count) == best
    assert len(set(chosen)) > 1
    assert set(chosen) <= {one.action for one in found}


def test_cloning_reads_the_choices_of_a_dataset(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Decisions with a choice, as arrays; whole deals are kept for testing. Without values, the choice is the best."""
    make(Settings(load(), ("random",), 2), 2, tmp_path)
    games = example("behaviour_cloning", monkeypatch).Games(tmp_path)
    rows = np.arange(len(games.seen))
    assert len(rows) == len(games.masks) == len(games.actions) == len(games.leads) > 100
    assert (games.masks.sum(axis=1) > 1).all()
    assert 0 < games.tested.sum() < len(rows)
    worth = games.worth(rows)
    assert np.isfinite(worth).sum() == len(rows)
    assert [np.flatnonzero(mask)[best] for mask, best in zip(games.masks, worth.argmax(axis=1), strict=True)] == (
        games.actions.tolist()
    )


def test_cloning_reads_what_a_bot_thinks_of_each_option(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of those it considered; the best one is worth most, and is often what it chose."""
    make(Settings(load(), (f"{EXAMPLES}/teacher.py:Teacher",), 2), 2, tmp_path)
    games = example("behaviour_cloning", monkeypatch).Games(tmp_path)
    rows = np.arange(10, len(games.seen), 3)
    worth = games.worth(rows)
    assert (worth.max(axis=1) == 0).all()
    assert (np.isfinite(worth).sum(axis=1) <= games.masks[rows].sum(axis=1)).all()
    assert np.isfinite(worth).sum() > 2 * len(rows)
    best = [np.flatnonzero(mask)[place] for mask, place in zip(games.masks[rows], worth.argmax(axis=1), strict=True)]
    assert 0.5 < np.mean(best == games.actions[rows]) < 1
    assert len({abs(lead) for lead in games.leads.tolist()}) <= 2  # what one is ahead, the other is behind


def test_an_advantage_is_what_a_seat_gains_until_it_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seats, four steps of two games; by hand, with GAE's lambda as it is told."""
    ppo = example("ppo", monkeypatch)
    rollout = types.SimpleNamespace(
        seats=np.array([[0, 0], [1, 1], [0, 0], [1, 0]]),
        values=np.array([[1.0, 0.0], [2.0, 0.0], [4.0, 0.0], [8.0, 0.0]], dtype=np.float32),
        rewards=np.zeros((4, 2, 2), dtype=np.float32),
        over=np.zeros((4, 2), dtype=bool),
    )
    rollout.rewards[1, 0] = -3, 3  # what seat 1 gains, seat 0 loses, before it is asked again
    rollout.rewards[2, 1] = 5, -5
    rollout.over[2, 1] = True
    found, known = ppo.advantages(rollout, np.array([0, 0]), np.array([16.0, 32.0]))
    assert known.tolist() == [[True, True], [True, True], [True, True], [False, True]]
    assert found[2, 0] == pytest.approx(16 - 4)
    assert found[0, 0] == pytest.approx(-3 + 4 - 1 + ppo.LAMBDA * (16 - 4))
    assert found[1, 1] == pytest.approx(-5)  # the game ended by the other's action
    assert found[2, 1] == pytest.approx(5)
    assert found[0, 1] == pytest.approx(ppo.LAMBDA * 5)
    assert found[3, 1] == pytest.approx(32)
    assert ppo.leads(np.array([[10.0, 0.0, 5.0]])).tolist() == [[0.75, -0.75, 0.0]]


def test_every_example_tells_its_command() -> None:
    """And the page about them tells each."""
    page = (ROOT / "docs" / "research" / "examples.md").read_text(encoding="utf-8")
    for path in EXAMPLES.glob("*.py"):
        assert f"examples/{path.name}" in (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "")
        assert f"examples/{path.name}" in page
