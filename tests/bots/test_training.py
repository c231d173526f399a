"""Learning from self-play: resumable, and what is learned fits what was played."""

from concurrent.futures import ThreadPoolExecutor
from importlib.resources import as_file, files
from pathlib import Path

import msgspec
import pytest

from merlin_bigbox.arena.training import Progress, Settings, TrainingError, start, train
from merlin_bigbox.bots import Request, bot
from merlin_bigbox.bots.learning.model import (
    Learned,
    LearnedError,
    Trained,
    kind_of_game,
    learned_for,
    merlins,
    plain,
    policy_for,
    policy_names,
    read,
    shipped,
)
from merlin_bigbox.bots.learning.training import KINDS, _less_mean
from merlin_bigbox.bots.search.appraisal import FEATURES, STAGES, Appraisal
from merlin_bigbox.bots.search.turn_search import tables_of
from merlin_bigbox.cli import main
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import POINTS

GAMES = 2


def weights(progress: Progress) -> bytes:
    return msgspec.json.encode(progress.trained("x"))


@pytest.mark.slow
@pytest.mark.compiled_only
def test_an_interrupted_training_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    whole = start(load(), 5)
    train(load(), whole, GAMES)
    file = tmp_path / "sums.json"
    train(load(), start(load(), 5, file), GAMES - 1, file)
    rest = start(load(), 5, file)
    assert rest.count == GAMES - 1
    done: list[tuple[int, int]] = []
    train(load(), rest, GAMES, file, lambda *told: done.append(told))
    assert done == [(GAMES, GAMES)]
    assert msgspec.json.encode(rest) == msgspec.json.encode(whole)
    assert weights(rest) == weights(whole)


@pytest.mark.slow
@pytest.mark.compiled_only
def test_any_order_of_pieces_gives_the_same_sums(tmp_path: Path) -> None:
    """Played from the last to the first, or by workers, to the last bit."""
    alone, backwards, together = (start(load(), 5) for _ in range(3))
    train(load(), alone, 3)
    for piece in ("2", "0", "1"):
        train(load(), backwards, 3, only=piece)
    with ThreadPoolExecutor(2) as executor:
        train(load(), together, 3, tmp_path / "sums.json", executor=executor, slots=2)
    assert msgspec.json.encode(alone) == msgspec.json.encode(backwards) == msgspec.json.encode(together)
    assert msgspec.json.decode((tmp_path / "sums.json").read_bytes(), type=Progress) == alone


def test_differences_from_the_mean_are_whole_numbers() -> None:
    """Times how many there are: thirds cannot be written otherwise."""
    assert _less_mean([[1, 0], [0, 0], [0, 7]]) == [[2, -7], [-1, -7], [-1, 14]]


def test_sums_of_another_training_are_refused(tmp_path: Path) -> None:
    """What differs is named; a file that holds something else is kept."""
    file = tmp_path / "sums.json"
    file.write_bytes(msgspec.json.encode(Progress(Settings(1, load().digest, "older", list(FEATURES)))))
    with pytest.raises(TrainingError, match=r"other settings: seed, program$"):
        start(load(), 2, file)
    file.write_bytes(b'{"seed":1,"edition":"x","program":"older","features":[],"games":2,"sums":{"base-4":[]}}')
    with pytest.raises(TrainingError, match="earlier version"):
        start(load(), 1, file)
    file.write_text("notes")
    with pytest.raises(TrainingError, match="is not the file of a training"):
        start(load(), 2, file)
    assert file.read_text() == "notes"


def test_weights_for_other_features_are_refused() -> None:
    odd = Trained("merlin train", 1, 1, ["luck"], {})
    with pytest.raises(LearnedError, match="other features"):
        read(msgspec.json.encode(odd))
    with pytest.raises(LearnedError):
        read("no weights")


def test_the_weights_that_ship_know_every_kind_of_game() -> None:
    trained = shipped()
    assert trained is not None
    assert trained.command == f"merlin train --games {trained.games} --seed {trained.seed}"
    assert len(trained.models) == len(KINDS)
    for model in trained.models.values():
        assert model.examples > 100
        assert model.explained[-1] > 0.7 > model.explained[1]
        assert len(model.weights) == STAGES * len(FEATURES)


def test_an_estimate_brings_what_the_searches_of_its_games_held_things_to_be_worth() -> None:
    """By kind of game; where nothing is said, it is what the knight does. A name that nothing weighs is refused."""
    known = policy_for(compose(load(), (), 2))
    usual = {name: getattr(known, name) for name in policy_names()}
    told = Trained("x", 1, 1, list(FEATURES), {}, {"modules-3": {"marker_later": usual["marker_later"] + 7}})
    again = read(msgspec.json.encode(told))
    for players, modules, more in ((3, ("gold",), 7), (3, (), 0), (2, ("gold",), 0)):
        found = policy_for(compose(load(), modules, players), again)
        differs = {name: getattr(found, name) - usual[name] for name in usual if getattr(found, name) != usual[name]}
        assert differs == ({"marker_later": more} if more else {})
        assert learned_for(compose(load(), modules, players), again) == learned_for(compose(load(), modules, players))
    with pytest.raises(LearnedError, match="do not weigh patience"):
        read(msgspec.json.encode(msgspec.structs.replace(told, policies={"base-2": {"patience": 1}})))


def test_merlin_alone_values_modules_by_what_was_tuned_with_them() -> None:
    """In the base game it plays with what ships for all; with modules with its own, and Lancelot as ever."""
    own = merlins()
    assert own is not None
    assert set(own.models) == set(own.policies)
    for players in (2, 3, 4):
        alone, together = compose(load(), (), players), compose(load(), module_names(), players)
        assert learned_for(alone, own) == learned_for(alone)
        assert (learned_for(together, own) != learned_for(together)) == (kind_of_game(players, 1) in own.models)
        for rules in (alone, together):
            trees = [vars(bot(name, 1))["weights"] for name in ("merlin@1v", "lancelot@1v")]
            assert [learned_for(rules, weights) for weights in trees] == [learned_for(rules, own), learned_for(rules)]


def test_who_has_more_points_is_expected_to_win() -> None:
    """The chances of all seats add up to certainty, and more points in the last round mean better ones."""
    rules = compose(load(), (), 3)
    state = rules.new_state()
    random = Random(2)
    rules.chance(state, random)
    learned = learned_for(rules)
    appraisal = Appraisal(rules, tables_of(rules), learned.weights, learned.spread)
    appraisal.expect(state)
    before = [appraisal.chances(state, seat) for seat in range(3)]
    assert sum(before) == pytest.approx(1.0)
    state.cells[POINTS + 1] += 20
    appraisal.expect(state)
    assert appraisal.chances(state, 1) > before[1]
    assert appraisal.margin(1) > 0 > appraisal.margin(0)
    assert plain().weights != learned.weights


def test_weights_are_left_here_with_the_command_that_makes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Those that ship stay as they are unless their file is named."""
    monkeypatch.chdir(tmp_path)
    Path("my own.toml").write_bytes(files("merlin_bigbox.edition").joinpath("bigbox.toml").read_bytes())
    assert main(["train", "--games", "1", "--edition", "my own.toml"]) == 0
    assert "training/weights.json" in capsys.readouterr().out
    trained = read(Path("training/weights.json").read_bytes())
    assert trained.command == "merlin train --games 1 --seed 1 --edition 'my own.toml'"


@pytest.mark.slow
def test_the_command_writes_weights_that_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Plain or as JSON; a second call goes on where the first one stopped."""
    target = tmp_path / "out" / "weights.json"
    arguments = ["train", "--seed", "3", "--out", str(target.parent)]
    assert main([*arguments, "--games", "1"]) == 0
    assert str(target) in " ".join(capsys.readouterr().out.split())
    assert main([*arguments, "--games", "2"]) == 2
    assert "--resume" in capsys.readouterr().err
    assert main([*arguments, "--games", "2", "--resume", "--json"]) == 0
    assert set(msgspec.json.decode(capsys.readouterr().out)) == {"base-4", "modules-4"}
    trained = read(target.read_bytes())
    assert (trained.games, trained.command) == (2, "merlin train --games 2 --seed 3")


def test_the_weights_of_the_program_are_never_overwritten(capsys: pytest.CaptureFixture[str]) -> None:
    with as_file(files("merlin_bigbox")) as package:
        before = sorted(package.rglob("*.json"))
        assert main(["train", "--games", "1", "--out", str(package / "bots")]) == 2
        assert sorted(package.rglob("*.json")) == before
    assert "belongs to the program" in capsys.readouterr().err


@pytest.mark.slow
def test_a_bot_plays_with_the_weights_of_a_file(tmp_path: Path) -> None:
    """Those that ship give what they always give; others other choices; what is no file of weights is refused."""
    rules = compose(load(), (), 2)
    state = rules.new_state()
    rules.chance(state, Random(2))
    request = Request(rules, rules.observe(state, rules.decider(state)), rules.options(state))
    trained = shipped()
    assert trained is not None
    file = tmp_path / "weights.json"
    file.write_bytes(msgspec.json.encode(trained))
    same, own = bot("merlin@6v", 1), bot(f"merlin@{file}@6v", 1)
    assert own.choose(request) == same.choose(request)
    other = msgspec.structs.replace(
        trained,
        models={kind: Learned([0] * len(model.weights), model.spread) for kind, model in trained.models.items()},
    )
    file.write_bytes(msgspec.json.encode(other))
    blind = bot(f"merlin@{file}@6v", 1)
    blind.choose(request)
    totals = [vars(made)["trees"][rules.key].best().total for made in (same, own, blind)]
    assert totals[0] == totals[1] != totals[2]
    file.write_text("{}", encoding="utf-8")
    for name, told in (
        (f"merlin@{file}", "weights.json"),
        ("merlin@none.json", "none.json"),
        (f"knight@{file}", "knight"),
    ):
        with pytest.raises(MerlinError, match=told):
            bot(name, 1)
