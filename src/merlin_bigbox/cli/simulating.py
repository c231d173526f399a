"""`merlin simulate`: many games between bots, and what they tell."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from merlin_bigbox.arena import Statistics
from merlin_bigbox.arena import simulate as run_simulation
from merlin_bigbox.cli.console import (
    EditionFile,
    Language,
    Modules,
    Variants,
    edition_for,
    listed,
    look_for,
    modules_for,
    one_each,
    output,
    progress_bar,
)
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.words import Words
from merlin_bigbox.terminal.look import QUIET, TITLE, Look

INTERRUPTED = 130


def simulate(
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    players: Annotated[int, Parameter(help="How many players: 2, 3 or 4.")] = 4,
    bots: Annotated[str, Parameter(help="One bot for all seats, or one for each seat, with commas.")] = "sensible",
    seed: Annotated[int, Parameter(help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, Parameter(help="How many processor cores to use.")] = 1,
    modules: Modules = "",
    variants: Variants = "",
    resume: Annotated[Path | None, Parameter(help="Keep finished games in this file, and go on from it.")] = None,
    edition: EditionFile = None,
    lang: Language = None,
    json: Annotated[bool, Parameter(negative="", help="Print the figures as JSON.")] = False,
) -> int:
    """Let bots play many games and sum up the scores.

    Example: merlin simulate --games 1000 --players 3 --bots sensible,random,random --jobs 2
    """
    look = look_for(lang)
    components = edition_for(edition)
    options = GameOptions(players, modules_for(modules, components, seed), listed(variants))
    rules = options.rules(components)
    names = one_each(listed(bots), players, "players")
    with progress_bar() as bar:
        task = bar.add_task(look.text("simulating"), total=games)
        try:
            figures = run_simulation(
                components,
                options.modules,
                players,
                names,
                games,
                seed,
                jobs,
                progress=lambda done, _: bar.update(task, completed=done),
                resume=resume,
                variants=options.variants,
            )
        except KeyboardInterrupt:
            bar.stop()
            print(look.text("interrupted", resume="yes" if resume else "no"), file=sys.stderr)
            return INTERRUPTED
    if json:
        print(msgspec.json.encode(figures.as_json()).decode())
    else:
        _show(output(), figures, look, Words(rules, components, look.catalogue.lang))
    return 0


def _show(console: Console, figures: Statistics, look: Look, words: Words) -> None:
    console.print(
        look.text(
            "simulated",
            games=figures.games,
            seconds=f"{figures.seconds:.1f}",
            speed=f"{figures.games_per_second:,.1f}",
            decisions=f"{figures.decisions_per_second:,.0f}",
        )
    )
    console.print(
        look.text(
            "length",
            mean=f"{figures.decisions_per_game:.1f}",
            shortest=figures.shortest,
            longest=figures.longest,
            forced=f"{100 * figures.forced_share:.0f}",
        )
    )
    if words.rules.modules[1:]:
        console.print(", ".join(look.catalogue.text(f"module-{name}") for name in words.rules.modules[1:]), style=QUIET)
    console.print()
    console.print(_bots(figures, look, words))
    console.print()
    console.print(_positions(figures, look))


def _bots(figures: Statistics, look: Look, words: Words) -> Table:
    """A column a bot: seats, points, wins, then points by source."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=TITLE, pad_edge=False)
    table.add_column(look.text("bot"))
    for name in figures.bots:
        table.add_column(name, justify="right")
    bots = list(figures.bots.values())
    table.add_row(look.text("seats"), *(str(bot.seats) for bot in bots))
    table.add_row(look.text("wins"), *(f"{100 * bot.win_share:.1f} %" for bot in bots))
    table.add_row(look.text("mean"), *(f"{bot.mean_points:.2f}" for bot in bots), style=TITLE)
    table.add_row(look.text("deviation"), *(f"{bot.deviation:.2f}" for bot in bots))
    for index, spec in enumerate(words.rules.reason_specs):
        table.add_row(f"  {words.reason(index)}", *(f"{bot.sources[spec.name]:.2f}" for bot in bots), style=QUIET)
    return table


def _positions(figures: Statistics, look: Look) -> Table:
    """Does it help to be first?"""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=TITLE, pad_edge=False)
    table.add_column(look.text("position"))
    table.add_column(look.text("mean"), justify="right")
    table.add_column(look.text("wins"), justify="right")
    for number, position in enumerate(figures.positions, 1):
        table.add_row(str(number), f"{position.mean_points:.2f}", f"{100 * position.win_share:.1f} %")
    return table
