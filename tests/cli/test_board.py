"""The table as text: it fits every width, speaks three languages and never shows a colour without a letter."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale import catalogue
from merlin_bigbox.terminal.board import board
from merlin_bigbox.terminal.choices import choices
from merlin_bigbox.terminal.scene import Scene
from merlin_bigbox.terminal.style import Look


def drawn(game: Game, lang: str, width: int) -> str:
    """The table and the choices as plain text."""
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False, markup=False, emoji=False)
    scene = Scene(game, Words(game.rules, game.edition, lang), Look(catalogue(lang)), game.decider)
    console.print(board(scene, width))
    if game.decider is not None:
        console.print(choices(scene, game.options_now()))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "de", "pt"])
@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_wider_than_the_terminal(lang: str, width: int, players: int) -> None:
    """At many decisions of a random game, whatever is asked."""
    game = Game.new(GameOptions(players), seed="board")
    luck = Random(5)
    decisions = 0
    while not game.is_over:
        if decisions % 37 == 0:
            assert [line for line in drawn(game, lang, width).splitlines() if cell_len(line) > width] == []
        options = game.options_now()
        game.play(options[luck.below(len(options))])
        decisions += 1


@pytest.mark.parametrize("lang", ["en", "de", "pt"])
def test_letters_tell_everything_apart(lang: str) -> None:
    """Six letters for the principalities, four for the players, all different among themselves."""
    look = Look(catalogue(lang))
    assert len({look.colour(colour).plain for colour in range(6)}) == 6
    assert len({look.seat(seat).plain for seat in range(4)}) == 4
    assert len({look.seat(seat).plain[1:] for seat in range(4)}) == 4


def test_the_ring_goes_round_clockwise() -> None:
    """Space 0 is the upper left corner, 6, 12 and 18 are the others (EDITION-2)."""
    lines = drawn(Game.new(seed="ring"), "en", 80).splitlines()
    top = next(line for line in lines if line.startswith("┌0"))
    assert [top.index(f"{number}─") for number in range(7)] == sorted(top.index(f"{number}─") for number in range(7))
    bottom = next(line for line in lines if line.startswith("├18"))
    assert bottom.index("18") < bottom.index("17") < bottom.index("13") < bottom.index("12")


def test_dice_are_shown_where_they_lead() -> None:
    """A mark in the border of a space for every own die (BASE-13) and both ways of Merlin's (BASE-14)."""
    game = Game.new(seed="marks")
    text = drawn(game, "en", 80)
    scene = Scene(game, Words(game.rules, game.edition, "en"), Look(catalogue("en")), game.decider)
    for player in scene.view.players:
        if player.seat == scene.view.decider:
            for face in player.dice:
                assert f"→{face}" in text
            assert text.count(f"✦{player.merlin_die}") == 2


def test_only_the_viewers_hand_is_drawn() -> None:
    """A spectator sees the display, but nobody's cards."""
    game = Game.new(seed="hands")
    scene = Scene(game, Words(game.rules, game.edition, "en"), Look(catalogue("en")), None)
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(board(scene, 80))
    assert isinstance(console.file, io.StringIO)
    assert "Your hand" not in console.file.getvalue()
    assert "Display" in console.file.getvalue()
