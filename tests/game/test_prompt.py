"""The prompt tells the asked seat what it can do and what that does at once, and the others who is asked."""

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.names import A_FLAG_TURN
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.engine.core.packed import kind_of, pack
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.specs import event_field
from merlin_bigbox.engine.core.state import STACK, top
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.prompt import MANY, prompt
from merlin_bigbox.game.shown import Option
from merlin_bigbox.game.testing.configurations import covering
from merlin_bigbox.game.words import Words

CONFIGURATIONS = pytest.mark.parametrize("modules", covering(2), ids=lambda chosen: "-".join(chosen) or "base")


def words_of(game: Game) -> Words:
    return Words(game.rules, game.edition, "en")


def option(game: Game, action: str) -> Option:
    """What the asked seat is told of an option."""
    asked = prompt(game, game.decider, words_of(game))
    assert asked is not None
    return next(offered for offered in asked.options if offered.action == action)


@CONFIGURATIONS
def test_options_are_those_of_the_game_and_points_come_true(modules: tuple[str, ...]) -> None:
    """In whole random games: whatever is promised for an option is what playing it brings."""
    game = Game.new(GameOptions(3, modules), seed="prompt")
    words = words_of(game)
    random = Random(len(modules))
    while not game.is_over:
        seat = game.decider
        asked = prompt(game, seat, words)
        assert asked is not None
        assert [offered.action for offered in asked.options] == game.choices()
        chosen = asked.options[random.below(len(asked.options))]
        known = len(game.log)
        action = game.read(chosen.action)
        game.step(action)
        events = [(game.rules.event_specs[int(entry.event.kind)], entry.event) for entry in game.log[known:]]
        game.run_chance()
        if not game.rules.action_specs[int(kind_of(action))].foretold:
            assert (chosen.points, chosen.effects) == (0, ())
            continue
        end = next((index for index, (spec, _) in enumerate(events) if spec.boundary), len(events))
        gained = [
            event_field(spec, event, "points")
            for spec, event in events[:end]
            if spec.name == "points" and event.seat == seat
        ]
        assert chosen.points == sum(gained), chosen
        assert set(chosen.effects) <= {words.event(event, seat) for _, event in events[:end]}


@CONFIGURATIONS
def test_leads_come_true(modules: tuple[str, ...]) -> None:
    """Where a move leads is where the figure arrives, and the gain is what performing the action there brings."""
    game = Game.new(GameOptions(2, modules), seed="leads")
    words = words_of(game)
    random = Random(2)
    followed = 0
    while not game.is_over:
        seat = game.decider
        asked = prompt(game, seat, words)
        assert asked is not None
        if game.frame_name == "move":
            moves = [offered for offered in asked.options if offered.kind == "move"]
            chosen = moves[random.below(len(moves))]
            (lead,) = chosen.leads
            game.play(chosen.action)
            assert game.frame_name == "arrived"
            assert (top(game.state) >> 24) & 255 == lead.space == lead.path[-1]
            assert f"space:{lead.space}" in chosen.elements
            if lead.gain is not None and "perform" in game.choices():
                assert option(game, "perform").points == lead.gain
                followed += 1
        else:
            chosen = asked.options[random.below(len(asked.options))]
            game.play(chosen.action)
    assert followed > 3


@CONFIGURATIONS
def test_what_follows_an_option_comes_where_it_leads(modules: tuple[str, ...]) -> None:
    """A die and the way that is walked are one decision: all actions of it are offered one after the other."""
    game = Game.new(GameOptions(2, modules), seed="ways")
    random = Random(3)
    ways: set[int] = set()
    while not game.is_over:
        asked = prompt(game, game.decider, words_of(game))
        assert asked is not None
        chosen = asked.options[random.below(len(asked.options))]
        game.play(chosen.action)
        if not chosen.leads or game.frame_name != "move":
            assert all(not lead.then for lead in chosen.leads)
            continue
        lead = chosen.leads[random.below(len(chosen.leads))]
        for action in lead.then:
            game.play(action)
        assert game.frame_name == "arrived"
        assert (top(game.state) >> 24) & 255 == lead.space
        ways.add(len(chosen.leads))
    assert ways >= {1, 2}


def test_others_are_told_who_is_asked_and_nothing_else() -> None:
    game = Game.new(GameOptions(2), seed="others")
    decider = game.decider
    assert decider is not None
    for seat in (None, 1 - decider):
        asked = prompt(game, seat, words_of(game))
        assert asked is not None
        assert asked.options == ()
        assert asked.text == f"{words_of(game).seat(decider)} is deciding."


def test_nobody_is_asked_when_the_game_is_over_or_chance_is_next() -> None:
    game = Game(GameOptions(2))
    assert prompt(game, 0, words_of(game)) is None
    over = Game.new(GameOptions(2), seed="over")
    random = Random(1)
    while not over.is_over:
        options = over.options_now()
        over.play(options[random.below(len(options))])
    assert prompt(over, 0, words_of(over)) is None


def test_a_prompt_changes_nothing() -> None:
    game = Game.new(GameOptions(4, ("arthur", "gold", "market")), seed="still")
    before = game.state.copy()
    prompt(game, game.decider, words_of(game))
    assert game.state.same(before)
    assert game.state.cells[STACK] == before.cells[STACK]


def test_long_lists_leave_out_effects() -> None:
    """Reading sixty lines of effects helps nobody; points are always told."""
    game = Game.new(GameOptions(3, ("arthur", "knights", "gold", "market", "decrees")), seed="long")
    words = words_of(game)
    random = Random(7)
    longest = 0
    while not game.is_over:
        asked = prompt(game, game.decider, words)
        assert asked is not None
        longest = max(longest, len(asked.options))
        if len(asked.options) > MANY:
            assert all(offered.effects == () for offered in asked.options)
        game.play(asked.options[random.below(len(asked.options))].action)
    assert longest > MANY


def test_an_aid_names_the_requirement_that_it_covers() -> None:
    """GOLD-3: “ignore requirement 1” says little; of two that are alike the second has a number."""
    edition = load()
    rules = compose(edition, ("gold",), 2)
    words = Words(rules, edition, "en")
    frame = next(kind for kind, spec in rules.frame_specs.items() if spec.name == "aid")
    action = next(kind for kind, spec in rules.action_specs.items() if spec.name == "mistletoe")
    card = next(at for at, mission in enumerate(edition.missions) if mission.id == 39)
    asked = pack(frame, 0, card)
    assert words.action(pack(action, 1), asked) == "Use a mistletoe: ignore “an orange flag”"
    assert words.action(pack(action, 1)) == "Use a mistletoe: ignore “requirement 2”"


def test_a_fact_does_not_repeat_its_label() -> None:
    """An ally's label says what he does (KNIGHT-1), so nothing is said twice below it."""
    game = Game.new(GameOptions(2, ("knights",)), seed="allies")
    for lang in ("en", "de", "pt"):
        asked = prompt(game, game.decider, Words(game.rules, game.edition, lang), facts=True)
        assert asked is not None
        assert {offered.kind for offered in asked.options} == {"ally"}
        assert {offered.fact for offered in asked.options} == {""}


@pytest.mark.parametrize(("lang", "quoted"), [("en", "Flag ‘Turn one die’:"), ("de", "Flagge ‚Würfel drehen‘:")])
def test_a_label_between_quotes_has_single_ones_inside(lang: str, quoted: str) -> None:
    """As in "why?": “Flag ‘Turn one die’: …” was better."""
    game = Game.new(GameOptions(2), seed="quotes")
    words = Words(game.rules, game.edition, lang)
    assert words.quoted(pack(A_FLAG_TURN)).startswith(quoted)
