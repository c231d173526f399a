"""`merlin simulate`: many games between bots, and their statistics."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from merlin_bigbox.arena import Statistics, replay_game
from merlin_bigbox.arena import simulate as run_simulation
from merlin_bigbox.arena.checkpoint import PIECES_FILE
from merlin_bigbox.arena.formatting import Wording
from merlin_bigbox.cli.cluster import On, interrupted, workers_on
from merlin_bigbox.cli.console import (
    EditionFile,
    GameNumber,
    Jobs,
    Json,
    Language,
    Modules,
    OutFolder,
    PiecesPart,
    RecordsFolder,
    Resume,
    Variants,
    edition_for,
    kept_in,
    listed,
    look_for,
    modules_for,
    numbered,
    one_each,
    output,
    part_in,
    write_json,
)
from merlin_bigbox.cli.progress import GamesProgress
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.words import Words
from merlin_bigbox.terminal.style import QUIET, TITLE, Look

INTERRUPTED: Final = 130
BATCHES_FILE: Final = "batches.jsonl"
"""What earlier versions wrote."""
FIGURES_FILE: Final = "figures.json"


def simulate(
    *,
    games: int = 100,
    players: int = 4,
    bots: str = "knight",
    seed: int = 0,
    jobs: Jobs = None,
    on: On = None,
    modules: Modules = "",
    variants: Variants = "",
    out: OutFolder = None,
    resume: Resume = False,
    pieces: PiecesPart = None,
    records: RecordsFolder = None,
    game: GameNumber = None,
    edition: EditionFile = None,
    lang: Language = None,
    json: Json = False,
) -> int:
    """Let bots play many games and sum up the scores.

    Example: merlin simulate --games 1000 --players 3 --bots knight,random,random --out figures

    Example: merlin simulate --games 1000 --seed 3 --game 17 > seventeen.merlin
    """
    look = look_for(lang)
    components = edition_for(edition)
    options = GameOptions(players, modules_for(modules, components, seed), listed(variants))
    rules = options.rules(components)
    names = one_each(listed(bots), players, "players")
    if game is not None:
        with redirect_stdout(sys.stderr):
            again = replay_game(components, options, names, seed, numbered(game, games))
        print(again.text(), end="")
        return 0
    part_in(pieces, out)
    if out is not None and (out / BATCHES_FILE).exists():
        raise OptionsError(f"{out} was written by an earlier version of the program; choose another folder")
    file = kept_in(out, PIECES_FILE, resume=resume)
    # Bots' output is for their authors and must not mix with the figures.
    try:
        with (
            redirect_stdout(sys.stderr),
            workers_on(on, jobs, out) as workers,
            GamesProgress(look, look.text("simulating"), workers.slots) as progress,
        ):
            figures = run_simulation(
                components,
                options.modules,
                players,
                names,
                games,
                seed,
                workers.jobs,
                progress=progress.tell,
                resume=file,
                variants=options.variants,
                records=records,
                only=pieces,
                executor=workers.executor,
                slots=workers.slots,
            )
    except KeyboardInterrupt:
        print(interrupted(look, on, kept=out is not None), file=sys.stderr)
        return INTERRUPTED
    if pieces is not None:
        output().print(look.text("part", games=figures.games, folder=str(out)), soft_wrap=True)
        return 0
    tell(figures, look, Words(rules, components, look.catalogue.lang), out, json=json)
    return 0


def tell(figures: Statistics, look: Look, words: Words, out: Path | None, *, json: bool) -> None:
    """Write the figures into the folder, and show them."""
    if out is not None:
        write_json(out / FIGURES_FILE, figures.as_json())
    if json:
        print(msgspec.json.encode({**figures.as_json(), "speed": figures.speed.as_json()}).decode())
    else:
        _show(output(), figures, look, words)


def _show(console: Console, figures: Statistics, look: Look, words: Words) -> None:
    number = Wording(look.catalogue.lang).number
    speed = figures.speed
    if speed.games_per_second:
        console.print(
            look.text(
                "simulated",
                games=figures.games,
                seconds=number(speed.seconds, 1),
                speed=number(speed.games_per_second, 1),
                decisions=number(speed.decisions_per_second),
            )
        )
    console.print(
        look.text(
            "length",
            mean=number(figures.decisions_per_game, 1),
            shortest=figures.shortest,
            longest=figures.longest,
            forced=number(100 * figures.forced_share),
        )
    )
    if words.rules.modules[1:]:
        console.print(", ".join(look.catalogue.text(f"module-{name}") for name in words.rules.modules[1:]), style=QUIET)
    if figures.by_the_clock:
        console.print(look.text("by-the-clock", bots=", ".join(figures.by_the_clock)), style=QUIET)
    console.print()
    console.print(_bots(figures, look, words))
    console.print()
    console.print(_positions(figures, look))


def _bots(figures: Statistics, look: Look, words: Words) -> Table:
    """A column per bot: seats, points, wins, then points by source."""
    wording = Wording(look.catalogue.lang)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=TITLE, pad_edge=False)
    table.add_column(look.text("bot"))
    for name in figures.bots:
        table.add_column(name, justify="right")
    bots = list(figures.bots.values())
    table.add_row(look.text("seats"), *(str(bot.seats) for bot in bots))
    table.add_row(look.text("wins"), *(wording.share(bot.win_share) for bot in bots))
    table.add_row(look.text("mean"), *(wording.number(bot.mean_points, 2) for bot in bots), style=TITLE)
    table.add_row(look.text("deviation"), *(wording.number(bot.deviation, 2) for bot in bots))
    for index, spec in enumerate(words.rules.reason_specs):
        shares = (wording.number(bot.sources[spec.name], 2) for bot in bots)
        table.add_row(f"  {words.reason(index)}", *shares, style=QUIET)
    return table


def _positions(figures: Statistics, look: Look) -> Table:
    """Points and wins by position in the turn order."""
    wording = Wording(look.catalogue.lang)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=TITLE, pad_edge=False)
    table.add_column(look.text("position"))
    table.add_column(look.text("mean"), justify="right")
    table.add_column(look.text("wins"), justify="right")
    for number, position in enumerate(figures.positions, 1):
        table.add_row(str(number), wording.number(position.mean_points, 2), wording.share(position.win_share))
    return table
