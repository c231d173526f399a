"""Every option tells what it changes, from what its seat knows, and nothing of it hangs on what it cannot know."""

import pytest

from merlin_bigbox.engine.base.foresight import Foresight, Line
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.game import notation
from merlin_bigbox.game.forecast import forecast
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.prompt import prompt
from merlin_bigbox.game.prospect import LEAST, STEPS, Prospect
from merlin_bigbox.game.shown import Delta, Option
from merlin_bigbox.game.testing.configurations import covering
from merlin_bigbox.game.words import Words

TABLES = pytest.mark.parametrize(
    "modules", [*covering(1), module_names()], ids=lambda chosen: "-".join(chosen) or "base"
)


def deltas(game: Game) -> dict[int, Delta]:
    assert game.decider is not None
    return Prospect(game, game.decider).deltas


@TABLES
def test_what_an_option_promises_comes_true(modules: tuple[str, ...]) -> None:
    """Playing it and its best continuation brings just these points at once, and just this much more at a scoring."""
    game = Game.new(GameOptions(3, modules), seed="deltas")
    random = Random(5)
    moment = followed = 0
    while not game.is_over:
        moment += 1
        options = game.options_now()
        if moment % 9 == 0:
            seat = game.decider
            assert seat is not None
            foresight = Foresight(game.rules, seat)
            before = foresight.leaf(game.state)
            for action, promised in deltas(game).items():
                line = [action, *(notation.read(game.rules, text) for text in promised.best)]
                spec = game.rules.action_specs[action & 255]
                if not spec.foretold and spec.name != "go on" and foresight.in_turn(game.state):
                    assert promised == Delta(0, 0)
                    continue
                state = game.state.copy()
                for played in line:
                    assert game.rules.offers(state, played)
                    game.rules.apply(state, played)
                after = foresight.leaf(state)
                assert promised.now == after.points - before.points
                assert promised.now + promised.scoring == after.scored - before.scored
                followed += 1
        game.play(options[random.below(len(options))])
    assert followed > 50


@TABLES
def test_each_way_of_an_option_tells_its_own_change(modules: tuple[str, ...]) -> None:
    """Merlin's two ways differ; the option promises the better one, and each way comes true as told."""
    game = Game.new(GameOptions(3, modules), seed="ways")
    words = Words(game.rules, game.edition, "en")
    random = Random(4)
    differ = 0
    while not game.is_over:
        options = game.options_now()
        if game.frame_name in ("turn", "move"):
            asked = prompt(game, game.decider, words, facts=True, deltas=True)
            assert asked is not None
            for option in asked.options:
                if len(option.leads) > 1:
                    differ += _check_ways(game, option)
        game.play(options[random.below(len(options))])
    assert differ > 5


def _check_ways(game: Game, option: Option) -> bool:
    assert game.decider is not None
    foresight = Foresight(game.rules, game.decider)
    before = foresight.leaf(game.state)
    worth = []
    for lead in option.leads:
        assert lead.fact
        assert lead.delta is not None
        state = game.state.copy()
        for text in (option.action, *lead.then, *lead.delta.best):
            game.rules.apply(state, notation.read(game.rules, text))
        after = foresight.leaf(state)
        assert lead.delta.now == after.points - before.points
        assert lead.delta.now + lead.delta.scoring == after.scored - before.scored
        worth.append(lead.delta.now + lead.delta.scoring)
    assert option.delta is not None
    assert max(worth) == option.delta.now + option.delta.scoring
    return len({(lead.delta, lead.fact) for lead in option.leads}) > 1


@TABLES
def test_look_alike_worlds_give_the_same_deltas(modules: tuple[str, ...]) -> None:
    """What the seat cannot know is dealt anew: no delta changes, so none tells anything of it."""
    game = Game.new(GameOptions(3, modules), seed="worlds")
    random = Random(6)
    moment = different = 0
    while not game.is_over:
        moment += 1
        options = game.options_now()
        if moment % 9 == 0:
            assert game.decider is not None
            one, other = Prospect(game, game.decider), Prospect(game, game.decider)
            other.trial.seen = game.rules.resample(game.observe(game.decider), random)
            different += not one.trial.seen.same(other.trial.seen)
            assert one.deltas == other.deltas
        game.play(options[random.below(len(options))])
    assert different > 10


def test_the_scoring_is_that_of_the_score_sheet() -> None:
    """Doing nothing is worth what "if scored now" says."""
    game = Game.new(GameOptions(4), seed="sheet")
    random = Random(1)
    while not game.is_over:
        for seat in range(4):
            line = Foresight(game.rules, seat).leaf(game.state)
            expected = sum(points[seat] for points in forecast(game))
            assert line.scored - line.points in (expected, 0)
        options = game.options_now()
        game.play(options[random.below(len(options))])


@pytest.mark.interpreted_only
def test_the_work_is_bounded_in_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many options there are: so many actions are tried, each of which is followed by one scoring at most."""
    game = Game.new(GameOptions(4, module_names()), seed="bound")
    random = Random(2)
    tried = 0
    apply = Ruleset.apply

    def counted(rules: Ruleset, state: object, action: int) -> None:
        nonlocal tried
        tried += int(game.rules.decider(state) == game.decider)  # type: ignore[arg-type]
        apply(rules, state, action)  # type: ignore[arg-type]

    for _ in range(60):
        options = game.options_now()
        assert game.decider is not None
        prospect = Prospect(game, game.decider)
        assert len(prospect.leads) == len(options)  # where they lead is found by itself, once for each
        with monkeypatch.context() as patched:
            patched.setattr(Foresight, "leaf", _unscored)
            patched.setattr(Ruleset, "apply", counted)
            tried = 0
            assert prospect.deltas
        assert tried <= max(STEPS, LEAST * len(options))
        game.play(options[random.below(len(options))])


def _unscored(foresight: Foresight, state: object) -> object:
    return Line(0, 0)


def test_deltas_are_told_only_if_asked_for() -> None:
    game = Game.new(GameOptions(2), seed="asked")
    words = Words(game.rules, game.edition, "en")
    without, told = prompt(game, game.decider, words), prompt(game, game.decider, words, deltas=True)
    assert without is not None
    assert told is not None
    assert {option.delta for option in without.options} == {None}
    assert None not in {option.delta for option in told.options}
