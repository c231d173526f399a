"""`merlin puzzles`: looks for puzzles in games of bots, lists those there are, and proves them once more."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import App, Parameter
from rich.table import Table

from merlin_bigbox.arena.formatting import Wording
from merlin_bigbox.arena.puzzle_mining import Mine, check_all, is_mined, read_mined
from merlin_bigbox.arena.puzzle_mining import mine as run_mining
from merlin_bigbox.cli.console import Jobs, Json, Language, at_least_one, cores, listed, look_for, output, progress_bar
from merlin_bigbox.cli.progress import GamesProgress
from merlin_bigbox.engine.catalogue import PLAYERS, module_names
from merlin_bigbox.learn.library import with_needs
from merlin_bigbox.puzzles.checking import STAYS, VISITS, Checked
from merlin_bigbox.puzzles.library import puzzles as shipped
from merlin_bigbox.puzzles.puzzle import Puzzle, read
from merlin_bigbox.terminal.style import QUIET, TITLE, Look

INTERRUPTED: Final = 130
ALL: Final = "all"
EACH: Final = "each"

PuzzleFile = Annotated[Path | None, Parameter(name="--file")]

puzzles = App(name="puzzles", help_format="plaintext")


@puzzles.command
def mine(
    *,
    games: int = 100,
    players: Annotated[tuple[int, ...], Parameter(consume_multiple=True)] = PLAYERS,
    modules: str = "",
    seed: int = 0,
    out: Path = Path("mined.jsonl"),
    jobs: Jobs = None,
    lang: Language = None,
) -> int:
    """Let bots play, and keep the turns in which one plan is proved to be best.

    Example: merlin puzzles mine --games 300 --players 2 3 4 --modules each --out mined.jsonl
    """
    at_least_one(games, "games")
    look = look_for(lang)
    where = Mine(players, _sets(modules), seed)
    try:
        with GamesProgress(look, look.text("puzzles-mining")) as progress:
            figures = run_mining(where, games, out, cores(jobs), progress.tell)
    except KeyboardInterrupt:
        print(look.text("puzzles-interrupted", file=str(out)), file=sys.stderr)
        return INTERRUPTED
    told = {"games": figures.games, "turns": figures.examined, "puzzles": len(figures.puzzles)}
    output().print(look.text("puzzles-mined", file=str(out), **told), soft_wrap=True)
    return 0


def _sets(modules: str) -> tuple[tuple[str, ...], ...]:
    """The sets of modules that games take turns with."""
    if modules.strip() == EACH:
        return tuple(with_needs(name) for name in module_names())
    return (module_names() if modules.strip() == ALL else listed(modules),)


@puzzles.command(name="list")
def show(*, file: PuzzleFile = None, lang: Language = None, json: Json = False) -> int:
    """List the puzzles.

    Example: merlin puzzles list
    """
    look = look_for(lang)
    found = _puzzles(file)
    if json:
        print(msgspec.json.encode(found).decode())
        return 0
    number = Wording(look.catalogue.lang).number
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=TITLE, pad_edge=False)
    for name in ("id", "players", "round", "level", "kind", "lead", "plans", "modules"):
        table.add_column(look.text(f"puzzles-{name}"))
    for each in found:
        table.add_row(
            each.id,
            str(each.players),
            str(each.round),
            each.level,
            each.kind,
            number(each.lead, 1),
            str(each.count),
            " ".join(each.modules),
        )
    output().print(table)
    return 0


@puzzles.command
def check(
    *,
    visits: int = VISITS,
    first: int | None = None,
    file: PuzzleFile = None,
    jobs: Jobs = None,
    lang: Language = None,
    json: Json = False,
) -> int:
    """Prove the puzzles once more with other seeds; exits with status 1 if less than 97 % stay unique.

    Example: merlin puzzles check --visits 800 --first 20
    """
    at_least_one(visits, "visits")
    look = look_for(lang)
    wanted = _puzzles(file)[:first]
    results: list[Checked] = []
    with progress_bar() as bar:
        task = bar.add_task(look.text("checking"), total=len(wanted))
        for result in check_all(wanted, visits, cores(jobs)):
            results.append(result)
            bar.advance(task)
    share = sum(result.stays for result in results) / max(1, len(results))
    if json:
        told = [{"id": each.puzzle.id, "stays": each.stays, **each.lead._asdict()} for each in results]
        print(msgspec.json.encode({"visits": visits, "share": share, "puzzles": told}).decode())
    else:
        _tell(look, results, share, visits)
    return 0 if share >= STAYS else 1


def _tell(look: Look, results: list[Checked], share: float, visits: int) -> None:
    wording = Wording(look.catalogue.lang)
    told = wording.share(share)
    output().print(look.text("puzzles-checked", puzzles=len(results), visits=visits, share=told), soft_wrap=True)
    for result in results:
        if not result.stays:
            lead, error = wording.number(result.lead.points, 2), wording.number(result.lead.error, 2)
            output().print(f"  {result.puzzle.id}: {lead} ± {error}", style=QUIET)


def _puzzles(file: Path | None) -> tuple[Puzzle, ...]:
    if file is None:
        return shipped()
    return read_mined(file).puzzles if is_mined(file) else read(file.read_bytes())
