"""The log in words: what a seat may hear, told once."""

from itertools import pairwise

import pytest

from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.elements import grammar
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.log_lines import lines
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale import languages


def played(modules: tuple[str, ...] = (), players: int = 2, seed: str = "log", decisions: int = 1_000_000) -> Game:
    game = Game.new(GameOptions(players, modules), seed=seed)
    random = Random(5)
    while not game.is_over and decisions > 0:
        options = game.options_now()
        game.play(options[random.below(len(options))])
        decisions -= 1
    return game


@pytest.mark.parametrize("lang", languages())
def test_a_whole_game_is_told_with_names_rules_and_elements(lang: str) -> None:
    game = played(module_names(), 3)
    told = lines(game, 0, Words(game.rules, game.edition, lang, ("Ana", "Bo", "Cy")))
    assert len(told) > 300
    assert [line.at for line in told] == sorted(line.at for line in told)
    assert all(line.text and line.kind for line in told)
    assert any("Bo" in line.text for line in told)
    assert [element for line in told for element in line.elements if not grammar(game.rules).fullmatch(element)] == []


def test_points_of_the_log_are_those_of_the_sheet() -> None:
    game = played((), 4)
    told = lines(game, None, Words(game.rules, game.edition, "en"))
    for seat, name in enumerate(("red", "yellow", "blue", "green")):
        assert sum(line.points for line in told if line.seat == name) == game.points[seat]


def test_each_line_says_whose_decision_it_tells_of() -> None:
    """The setup and the dice are chance's; what a deed brings others is still the deed of who did it."""
    game = played((), 3, decisions=60)
    names = ("red", "yellow", "blue")
    told = lines(game, 0, Words(game.rules, game.edition, "en"))
    for line in told:
        by = game.entries[line.at - 1].seat
        assert line.by == (names[by] if by >= 0 else None)
    assert {line.by for line in told} == {None, *names}


def test_of_the_setup_only_starting_tiles_and_the_first_player_are_told() -> None:
    game = Game.new(GameOptions(4), seed="setup")
    told = lines(game, 0, Words(game.rules, game.edition, "en"))
    assert [line.kind for line in told] == ["first-player", *["starting-tile"] * 4, "round", "turn"]


def test_only_what_is_new_is_told() -> None:
    game = played(decisions=40)
    words = Words(game.rules, game.edition, "en")
    known, at = lines(game, 0, words), game.at
    game.play(game.choices()[0])
    assert lines(game, 0, words) == (*known, *lines(game, 0, words, at))


def test_a_log_told_step_by_step_is_the_log_told_at_once() -> None:
    """Whoever comes later, or changes the language, reads what the others have read."""
    game = Game.new(GameOptions(3, module_names()), seed="parts")
    words = Words(game.rules, game.edition, "en")
    random = Random(6)
    parts, at = list(lines(game, 1, words)), game.at
    while not game.is_over:
        options = game.options_now()
        game.play(options[random.below(len(options))])
        parts += lines(game, 1, words, at)
        at = game.at
    assert parts == list(lines(game, 1, words))


def test_what_one_draws_others_hear_without_the_card() -> None:
    """BASE-51: a card from the pile is its owner's secret."""
    game = played((), 2)
    words = Words(game.rules, game.edition, "en")
    own, other = lines(game, 0, words), lines(game, 1, words)
    assert any(line.kind == "card" and line.seat == "red" for line in own)
    assert not any(line.kind == "card" and line.seat == "red" for line in other)
    drawn = [line.at for line in own if line.kind == "card"]
    assert [line.at for line in other if line.kind == "drew" and line.seat == "red"] == drawn


def test_a_log_that_begins_later_is_told_as_well() -> None:
    """A game that went on from a stored state has no first round in its log."""
    game = played(decisions=120)
    assert game.round > 1
    whole = lines(game, 0, Words(game.rules, game.edition, "en"))
    later = next(entry.at for entry in game.log if entry.at > game.at // 2)
    game.log = [entry for entry in game.log if entry.at > later]
    told = lines(game, 0, Words(game.rules, game.edition, "en"))
    assert told == tuple(line for line in whole if line.at > later)


def test_the_cost_of_a_manor_is_told_before_it() -> None:
    """BASE-43: the material is given back, then the manor stands."""
    game = played((), 4)
    kinds = [line.kind for line in lines(game, None, Words(game.rules, game.edition, "en"))]
    assert ("returned", "built") in pairwise(kinds)
    assert ("built", "returned") not in pairwise(kinds)


def test_a_space_that_brought_nothing_says_so() -> None:
    """BASE-35: a victory point space without a good of its kind; one with points tells the points alone."""
    game = played((), 4)
    told = lines(game, None, Words(game.rules, game.edition, "en"))
    empty = [line for line in told if line.text.endswith("and gains nothing.")]
    assert empty
    for line in empty:
        assert "“Victory points: " in line.text
        assert [one.kind for one in told if one.at == line.at] == ["performs"]
