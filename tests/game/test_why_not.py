"""Why not: what is said to be impossible is, and what is named as missing makes it possible."""

from __future__ import annotations

import random

import pytest

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game import notation
from merlin_bigbox.game.elements import grammar
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.grants import grants, told
from merlin_bigbox.game.line import read_line
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.prompt import prompt
from merlin_bigbox.game.testing.configurations import covering
from merlin_bigbox.game.testing.parts import parts
from merlin_bigbox.game.ways import entered, find_ways, with_given
from merlin_bigbox.game.why_not import _far, rule_of, why_not
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale.languages import LANGUAGES

MODULES = pytest.mark.parametrize(
    "modules", [*covering(2), module_names()], ids=lambda chosen: "-".join(chosen) or "base"
)


def touched(game: Game, words: Words) -> set[str]:
    """Every part of the board that an option of the prompt means, as the page reads it."""
    asked = prompt(game, game.decider, words)
    assert asked is not None
    parts = {part for option in asked.options for part in option.elements}
    return parts | {f"space:{lead.space}" for option in asked.options for lead in option.leads}


@pytest.mark.slow
@MODULES
def test_the_impossible_is_impossible_and_what_is_missing_makes_it_possible(modules: tuple[str, ...]) -> None:
    """At random moments of random games, for parts of every kind that the rules know, against the page's prompt."""
    game = Game.new(GameOptions(3, modules), seed="why not")
    words = Words(game.rules, game.edition, "en")
    chooser, kinds = random.Random(11), set()
    by_family: dict[str, list[str]] = {}
    for part in parts(game.rules):
        by_family.setdefault(part.partition(":")[0], []).append(part)
    moment = 0
    while not game.is_over:
        here = touched(game, words)
        if moment % 20 == 0:
            families = chooser.sample(sorted(by_family), 4)
            some = [chooser.choice(by_family[family]) for family in families]
            for element in (*some, *chooser.sample(sorted(here), min(1, len(here)))):
                kinds.add(_checked(game, words, element, here))
        game.play(chooser.choice(game.options_now()))
        moment += 1
    assert {"offered", "later", "missing", "then", "nothing"} <= kinds


def _checked(game: Game, words: Words, element: str, here: set[str]) -> str:
    seat = game.decider or 0
    ghost = game.imagined(seat)
    ways = find_ways(ghost.rules, ghost.state, seat, element)
    answer = why_not(game, element, words)
    assert all(line.text and line.rule for line in answer.lines), answer
    offered = [way for way in ways if not way.given and len(way.line) == 1 and way.when is None]
    assert (element in here) == bool(offered), (element, answer)
    for way in ways:
        world = game.imagined(seat)
        world.state = with_given(entered(ghost.rules, ghost.state, seat, way.when), seat, *way.given)
        texts = [notation.write(world.rules, action) for action in way.line]
        assert [notation.write(world.rules, number) for number in read_line(world, texts[0], texts[1:])] == texts
        for text in texts[:-1]:
            world.state = _after(world, text)
        assert element in touched(world, words), (element, texts, answer)
    if offered:
        return "offered"
    if not ways:
        assert not answer.missing
        return "nothing"
    if not ways[0].given:
        assert not answer.missing
        return "later" if ways[0].when is None else "then"
    assert set(answer.missing) == set(told(words, (grant for way in ways for grant in way.given)))
    return "missing"


def _after(world: Game, text: str) -> State:
    state = world.state.copy()
    world.rules.apply(state, notation.read(world.rules, text))
    return state


@pytest.mark.slow
@MODULES
def test_worlds_that_look_alike_get_the_same_reasons(modules: tuple[str, ...]) -> None:
    """What the seat cannot know makes no difference."""
    game = Game.new(GameOptions(3, modules), seed="why alike")
    words = Words(game.rules, game.edition, "en")
    chooser, dealing, some = random.Random(12), Random(12), parts(game.rules)
    moment = 0
    while not game.is_over:
        if moment % 25 == 0:
            other = game.copy()
            other.state = game.rules.resample(game.observe(game.decider), dealing)
            for element in chooser.sample(some, 3):
                assert why_not(other, element, words) == why_not(game, element, words)
        game.play(chooser.choice(game.options_now()))
        moment += 1


@MODULES
def test_everything_that_may_lack_has_words(modules: tuple[str, ...]) -> None:
    """In all languages."""
    game = Game.new(GameOptions(2, modules), seed=1)
    for lang in LANGUAGES:
        words = Words(game.rules, game.edition, lang)
        for grant in grants(game.rules):
            assert told(words, (grant,))[0].strip()


@pytest.mark.parametrize("modules", [(), module_names()], ids=["base", "all"])
def test_every_part_has_a_rule_that_says_what_it_is_for(modules: tuple[str, ...]) -> None:
    """So that the answer is never empty, whatever is asked about; a new part cannot be forgotten."""
    game = Game.new(GameOptions(3, modules), seed=1)
    words = Words(game.rules, game.edition, "en")
    found = parts(game.rules)
    assert [part for part in found if not grammar(game.rules).fullmatch(part)] == []
    assert [part for part in found if not words.catalogue.rule(rule_of(game.rules, part))[0]] == []


def test_a_figure_that_goes_either_way_is_told_the_shorter_way() -> None:
    """Merlin 22 spaces ahead is 2 spaces back (BASE-14); a knight only goes clockwise (BASE-13)."""
    game = Game.new(GameOptions(2), seed="far")
    cells, seat = game.state.cells, game.decider or 0
    cells[at.MERLIN] = cells[at.KNIGHT + seat] = 2
    reasons = [line.text for line in _far(game, seat, 0, Words(game.rules, game.edition, "en"))]
    assert reasons == [
        "Your knight is 22 spaces away, clockwise.",
        "Merlin is 2 spaces away, counter-clockwise.",
    ]


def test_a_single_piece_that_is_missing_has_its_color_in_front() -> None:
    """As everywhere else; of several colors it is one of those named. What a fact cuts off ends with one mark only."""
    game = Game.new(GameOptions(2), seed=1)
    flags = [grant for grant in grants(game.rules) if grant.kind == "good" and grant.of == ("good", n.FLAG)]
    told_of = {lang: Words(game.rules, game.edition, lang) for lang in LANGUAGES}
    assert [told(words, flags[3:4]) for words in told_of.values()] == [
        ["a purple flag"],
        ["eine lila Flagge"],
        ["uma bandeira roxa"],
    ]
    assert told(told_of["en"], flags[:2]) == ["a flag (black or grey)"]
    knights = Game.new(GameOptions(2, ("knights",)), seed=1)
    for words in (Words(knights.rules, knights.edition, lang) for lang in LANGUAGES):
        assert why_not(knights, "ally:lancelot", words).lines[0].text.count(".") == 1
