"""The log in short: one entry for a move, with its consequences."""

from itertools import groupby, pairwise

import pytest

from merlin_bigbox.bots import Request, bot
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.game import snapshot
from merlin_bigbox.game.dice import Dice, seed_from
from merlin_bigbox.game.game import Game, Saved
from merlin_bigbox.game.log_lines import lines
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.replay import replay
from merlin_bigbox.game.shown import LogLine
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale import languages

BLUE = 8
OPENINGS = {
    "en": "Red: knight 3 → blue. Builder (from orange) takes a blue construction material. Yellow’s builder goes home.",
    "de": "Rot: Ritter 3 → blau. Baumeister (aus Orange) nimmt ein blaues Baumaterial. "
    "Gelb nimmt den Baumeister zurück.",
    "pt": "Vermelho: cavaleiro 3 → azul. Construtor (vindo do principado laranja) pega um material de construção azul. "
    "Amarelo recolhe o construtor.",
}


def entries(told: tuple[LogLine, ...] | list[LogLine]) -> list[str]:
    """The texts of the entries, as a page puts them together."""
    number = 0
    numbered = []
    for line in told:
        number += line.begins
        numbered.append((number, line.part))
    return [text for _, group in groupby(numbered, key=lambda pair: pair[0]) if (text := "".join(p for _, p in group))]


def told(game: Game, lang: str = "en", viewer: int | None = None) -> list[str]:
    return entries(lines(game, viewer, Words(game.rules, game.edition, lang)))


def played(modules: tuple[str, ...] = (), players: int = 3, seed: str = "x") -> Game:
    """A game of bots that play sensibly, so that all kinds of things happen."""
    game = Game.new(GameOptions(players, modules), seed=seed)
    squire = bot("squire", 1)
    while not game.is_over:
        options = game.options_now()
        request = Request(game.rules, game.observe(game.decider or 0), options)
        game.play(options[0] if len(options) == 1 else squire.choose(request))
    return game


def in_a_scene(position: Position, *actions: str, lang: str = "en") -> list[str]:
    """What is told of actions in a position."""
    saved = Saved(0, snapshot.to_json(position.rules, position.state))
    game = Game.resume(GameOptions(2), (), Dice(seed_from("scene")), None, saved)
    for action in actions:
        game.play(action)
    return told(game, lang)


def evicting() -> Position:
    """Red's knight is three spaces before blue, where Yellow's builder stands; Red's own is in orange."""
    scenario = Scenario(2).seat("yellow").vassal("builder", "blue").seat("red").vassal("builder", "orange")
    return scenario.knight(BLUE - 3).dice(3).turn("red")


@pytest.mark.parametrize("lang", languages())
def test_a_move_is_one_entry_with_its_consequences(lang: str) -> None:
    """BASE-30: where the figure went, which vassal came from where and what it did, and who had to make room."""
    assert in_a_scene(evicting(), "die 3", "move cw", "deploy builder blue", lang=lang) == [OPENINGS[lang]]


def test_merlin_says_which_way_he_went() -> None:
    """BASE-14: he goes either way; a knight goes back with the flag alone."""
    position = Scenario(2).seat("red").knight("excalibur").merlin(6).dice(merlin=1).turn("red")
    assert in_a_scene(position, "merlin 1", "move ccw")[0].startswith("Red: Merlin 1 counter-clockwise → ")


def test_a_duty_that_brings_nothing_says_so() -> None:
    """ALL-1, BASE-34: nothing is left of the good, or of one's own markers."""
    scenario = Scenario(2).stock("shield blue", 0).seat("red").markers("black", 6)
    position = scenario.knight(BLUE - 3).dice(3).turn("red")
    assert in_a_scene(position, "die 3", "move cw", "deploy shield_bearer blue") == [
        "Red: knight 3 → blue. Shield-bearer finds no blue shield to take."
    ]
    assert in_a_scene(position, "die 3", "move cw", "deploy lady blue") == [
        "Red: knight 3 → blue. Lady-in-waiting has no influence marker left to place."
    ]


def test_what_a_tower_brings_is_told_as_its_bonus() -> None:
    """BASE-45: no other line says why somebody takes a shield after building."""
    game = played()
    of_towers = [
        line.text
        for line in lines(game, None, Words(game.rules, game.edition, "en"))
        if game.entries[line.at - 1].frame == "tower"
    ]
    assert of_towers
    assert all(text.endswith(" (tower).") for text in of_towers)


def test_a_scoring_tells_places_with_counts_and_ties() -> None:
    """BASE-73, BASE-74: one entry a place."""
    texts = told(played())
    assert "Mountain, 3 tiles: Yellow 1 → Yellow +3" in texts
    assert any(text.startswith("Blue principality: Yellow 2, Blue 2, Red 1 (tie) → Blue +5") for text in texts)
    assert any(text.startswith("Vassals: Red +") for text in texts)


def test_how_strong_all_are_is_told_by_the_rule_of_the_place() -> None:
    """BASE-73 in the environs, BASE-74 in a principality."""
    game = played()
    found = lines(game, None, Words(game.rules, game.edition, "en"))
    rules = {(before.kind, line.rule) for before, line in pairwise(found) if line.kind == "majority"}
    assert rules == {("territory", "BASE-73"), ("principality", "BASE-74")}


def test_every_flag_is_told_in_short() -> None:
    """ARTHUR-20: that it is given back goes without saying, as of other flags."""
    start = Scenario(2, ("arthur",)).seat("red").knight(2).dice(3).goods("flag black").turn("red")
    saved = Saved(0, snapshot.to_json(start.rules, start.state))
    game = Game.resume(GameOptions(2, ("arthur",)), (), Dice(seed_from("flag")), None, saved)
    for action in ("die 3", "flag minus", "move cw"):
        game.play(action)
    assert told(game)[-1].startswith("Red: flag “±1”: −1. Knight 2 → ")


@pytest.mark.parametrize("lang", languages())
def test_every_game_is_told_in_whole_entries(lang: str) -> None:
    """With all modules: no entry is without words, and each begins with a capital or a name."""
    game = played(module_names())
    texts = told(game, lang, 0)
    turns = sum(1 for line in lines(game, 0, Words(game.rules, game.edition, lang)) if line.kind == "turn")
    assert turns > 70
    assert [text for text in texts if text[0] == " " or "  " in text or ".." in text or text[0].islower()] == []


def test_entries_told_step_by_step_are_those_told_at_once() -> None:
    """A replay tells what the table told."""
    game = played(module_names(), 2)
    shown = replay(game, 1, "en")
    assert entries([line for moment in shown.moments for line in moment.lines]) == told(game, viewer=1)
