"""Modules at the terminal: whole games with each of them and with all, at 80 columns, in any language."""

from __future__ import annotations

import io
import random
from typing import TYPE_CHECKING

import pytest
from rich.cells import cell_len
from rich.console import Console

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import make_module, module_names
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale import catalogue
from merlin_bigbox.locale.languages import LANGUAGES
from merlin_bigbox.terminal.board import board
from merlin_bigbox.terminal.panel import Panel, panel_of
from merlin_bigbox.terminal.scene import Scene
from merlin_bigbox.terminal.style import Look

if TYPE_CHECKING:
    from tests.cli.conftest import Run

WIDTH = 80
SETS = [*((*make_module(name, load()).needs, name) for name in module_names()), module_names()]


def named(modules: tuple[str, ...]) -> str:
    return "all" if modules == module_names() else modules[-1]


def new(modules: tuple[str, ...], seed: str = "table") -> Game:
    return Game.new(GameOptions(2, modules), seed=seed)


def scene(game: Game, lang: str = "en", viewer: int | None = None) -> Scene:
    return Scene(game, Words(game.rules, game.edition, lang), Look(catalogue(lang)), viewer)


def drawn(shown: Scene, width: int = WIDTH) -> str:
    """The table as plain text."""
    file = io.StringIO()
    Console(file=file, width=width, color_system=None, highlight=False, markup=False, emoji=False).print(
        board(shown, width)
    )
    return file.getvalue()


def play(game: Game, luck: random.Random, decisions: int = 1000) -> None:
    """Random choices until the game is over, or for so many decisions."""
    while decisions and not game.is_over:
        game.play(luck.choice(game.options_now()))
        decisions -= 1


@pytest.mark.slow
@pytest.mark.parametrize("modules", SETS, ids=named)
def test_a_whole_game_at_80_columns_without_colour(
    run: Run, modules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is played to its end; no line is too wide, no parameter is left open, no escape code is written."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    luck = random.Random(named(modules))
    lang = luck.choice(LANGUAGES)
    typed = "".join(f"{luck.choice((1, 1, 2, 3, 5, 8))}\n" for _ in range(9000))
    choice = ("--modules", ",".join(modules), "--players", "2", "--bots", "random", "--seed", named(modules))
    result = run("play", "--terminal", *choice, "--lang", lang, typed=typed)
    assert (result.code, result.err) == (0, "")
    assert catalogue(lang).text("cli-final") in result.out
    # What is typed ends no line of the output, so what follows a question stands behind it.
    lines = [line.split("> ")[-1] for line in result.out.splitlines()]
    assert [line for line in lines if cell_len(line) > WIDTH] == []
    assert not set("{}\x1b") & set(result.out)


@pytest.mark.slow
@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_with_all_modules_fits_every_width(lang: str, width: int) -> None:
    """For a spectator and for a player, throughout a game."""
    game = new(module_names(), lang)
    luck = random.Random(width)
    while not game.is_over:
        for viewer in (None, 0):
            text = drawn(scene(game, lang, viewer), width)
            assert [line for line in text.splitlines() if cell_len(line) > width] == []
            assert not set("{}") & set(text)
        play(game, luck, 90)


@pytest.mark.parametrize("name", module_names())
def test_each_module_has_a_panel_under_its_name(name: str) -> None:
    """Shown when the module is in play, and only then."""
    needs = make_module(name, load()).needs
    title = catalogue("en").text(f"module-{name}")
    shown = scene(new((*needs, name)))
    panel = next(panel for panel in shown.panels if panel.name == name)
    assert type(panel) is not Panel
    lines = drawn(shown).splitlines()
    assert any(line.startswith(title) for line in lines)
    assert not any(line.startswith(title) for line in drawn(scene(new(()))).splitlines())


def test_a_module_without_a_file_shows_its_view() -> None:
    """Whatever the view of an unknown module holds is listed under the module's name."""
    shown = scene(new(()))
    file = io.StringIO()
    panel = panel_of(shown, "nowhere", {"eggs": [1, 2]})
    panel.name = "gold"
    Console(file=file, width=WIDTH).print(*panel.content(), sep="\n")
    assert file.getvalue().splitlines()[0].startswith("Gold and mistletoe")
    assert "eggs: [1, 2]" in file.getvalue()


def test_arthur_walks_the_inner_ring_and_his_die_is_shown_where_it_leads() -> None:
    """Thirteen further spaces (ARTHUR-1), five dice (ARTHUR-3), either way for Arthur (ARTHUR-5)."""
    game = new(("arthur",))
    text = drawn(scene(game, viewer=game.decider))
    assert "┌24──" in text
    assert "┼31──" in text
    assert "37──" not in text
    face = scene(game).view.modules["arthur"]["dice"][game.decider]
    assert text.count(f"♚{face}") == 2


def test_morgana_closes_her_space_and_the_stock_of_her_principality() -> None:
    """Both are marked with letters and brackets, not by colours alone (MORGANA-9)."""
    game = new(("gold", "morgana"))
    luck = random.Random(2)
    while scene(game).view.modules["morgana"]["place"] is None:
        play(game, luck, 1)
    lines = drawn(scene(game)).splitlines()
    assert sum("closed" in line for line in lines) == 1
    assert any("☾Mo" in line for line in lines)
    place = scene(game).view.modules["morgana"]["place"]
    rows = next(index for index, line in enumerate(lines) if line.startswith("Principalities")) + 1
    assert ["(" in line for line in lines[rows : rows + 6]] == [colour == place for colour in range(6)]


def test_nobody_sees_decrees_that_he_has_not_looked_through() -> None:
    """A spectator sees how many lie where, and none of them (DECREE-1)."""
    text = drawn(scene(new(("decrees",))))
    assert "Unknown to you: K4 G4 B4 P4 O4 N4" in text


def test_tiles_castles_and_treasures_are_marked(run: Run) -> None:
    """A castle stands in the environs, and every treasure has its sign (KNIGHT-11, TREASURE-1)."""
    game = new(("knights", "treasures"))
    luck = random.Random(1)
    while not (castles := scene(game).view.modules["knights"]["castles"]) and not game.is_over:
        play(game, luck, 1)
    text = drawn(scene(game))
    assert castles
    assert "▣" in text
    signs = scene(game).signs.tiles
    assert all(signs[tile.kind] for tile in scene(game).view.environs if not tile.tower)


def test_help_explains_the_signs_of_the_modules_in_play(run: Run) -> None:
    """Arthur's and Morgana's figures are told only where they are met."""
    quick = ("play", "--terminal", "--players", "2", "--bots", "random", "--seed", "7")
    assert "♚A" in run(*quick, "--modules", "arthur", typed="help\n").out
    assert "♚A" not in run(*quick, "--modules", "gold,morgana", typed="help\n").out
