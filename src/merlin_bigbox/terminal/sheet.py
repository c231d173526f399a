"""Tables of points: the score sheet with its rules, and the final ranking."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from merlin_bigbox.game.game import Game
from merlin_bigbox.game.words import Words
from merlin_bigbox.terminal.style import NOTHING, QUIET, TITLE, Look


def score_sheet(game: Game, words: Words, look: Look) -> Table:
    """Every source of points with its rule, a column per player; empty rows are left out."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET, pad_edge=False)
    table.add_column(Text(look.catalogue.text("ui-score-sheet"), style=TITLE))
    table.add_column(look.text("rule"), style=QUIET, no_wrap=True)
    seats = range(game.options.players)
    sheets = [game.score_sheet(seat) for seat in seats]
    for seat in seats:
        table.add_column(look.seat(seat, f" {words.seat(seat)}"), justify="right")
    for index, line in enumerate(sheets[0]):
        points = [sheet[index].points for sheet in sheets]
        if any(points):
            shown = [Text(str(number)) if number else Text(NOTHING, style=QUIET) for number in points]
            table.add_row(words.reason(index), line.rule, *shown)
    totals = [Text(str(number), style=TITLE) for number in game.points]
    table.add_row(Text(look.catalogue.text("ui-total"), style=TITLE), "", *totals)
    return table


def final_table(game: Game, words: Words, look: Look) -> Group:
    """Who won, the ranking and where the points came from (BASE-81)."""
    best = max(game.points)
    names = [words.seat(seat) for seat in game.winners]
    if len(names) == 1:
        verdict = look.text("winner", player=names[0], points=best)
    else:
        verdict = look.text("winners", players=", ".join(names), points=best)
    ranking = Table.grid(padding=(0, 2, 0, 0))
    for seat in sorted(range(game.options.players), key=lambda seat: -game.points[seat]):
        rank = 1 + sum(points > game.points[seat] for points in game.points)
        name = look.seat(seat, f" {words.seat(seat)}")
        ranking.add_row(f"{rank}.", name, Text(look.catalogue.text("ui-points", points=game.points[seat]), style=TITLE))
    return Group(Text(verdict, style="bold green"), "", ranking, "", score_sheet(game, words, look))
