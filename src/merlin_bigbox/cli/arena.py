"""`merlin arena`: rates bots that play the same deals from every seat, and writes a report."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from merlin_bigbox.arena import Settings, Summary, html_report, play_arena, summarise
from merlin_bigbox.arena.checkpoint import PIECES_FILE
from merlin_bigbox.arena.formatting import NONE, Wording
from merlin_bigbox.arena.match import contest
from merlin_bigbox.bots import BotError
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
    as_called,
    edition_for,
    kept_in,
    listed,
    look_for,
    modules_for,
    numbered,
    output,
    part_in,
    write_json,
)
from merlin_bigbox.cli.progress import GamesProgress
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game.record import read as read_record
from merlin_bigbox.terminal.style import QUIET, TITLE

INTERRUPTED: Final = 130
GAMES_FILE: Final = "games.jsonl"
PAGE_FILE: Final = "report.html"
FIGURES_FILE: Final = "report.json"
TIMES_FILE: Final = "times.json"
EACH_GAME: Final = 20_000
"""Up to so many games, a line is kept for each of them by default."""


def arena(
    *,
    bots: str,
    games: int = 100,
    players: int = 4,
    modules: Modules = "",
    variants: Variants = "",
    seed: int = 0,
    limit: float | None = None,
    luck: bool = False,
    out: OutFolder = None,
    resume: Resume = False,
    each_game: bool | None = None,
    pieces: PiecesPart = None,
    records: RecordsFolder = None,
    game: GameNumber = None,
    jobs: Jobs = None,
    on: On = None,
    edition: EditionFile = None,
    lang: Language = None,
    json: Json = False,
) -> int:
    """Let bots play each other from every seat of the same deals, and rate them.

    Example: merlin arena --bots knight,random --games 200 --players 2 --out contest
    """
    look = look_for(lang)
    words = Wording(look.catalogue.lang)
    components = edition_for(edition)
    chosen = modules_for(modules, components, seed)
    file = "" if edition is None else str(edition)
    names = listed(bots)
    settings = Settings(components, names, players, chosen, listed(variants), seed, limit, file, luck)
    # Bots' output is for their authors and must not mix with the figures.
    with redirect_stdout(sys.stderr):
        settings.check()
    if len(set(names)) == 1:
        raise OptionsError(
            f"{names[0]} alone has nobody to be rated against: name two bots or more, such as --bots {names[0]},page; "
            f"simulate --bots {names[0]} shows how many points it makes among its own kind"
        )
    if game is not None:
        with redirect_stdout(sys.stderr):
            played = contest(settings, settings.schedule().seating(numbered(game, games)), keep=True)
        print(read_record(played.record).text(), end="")
        return 0
    part_in(pieces, out)
    results, sums = _files(out, games, resume=resume, each_game=False if pieces else each_game)
    begun = False
    try:
        with (
            redirect_stdout(sys.stderr),
            workers_on(on, jobs, out) as workers,
            GamesProgress(look, words.text("playing"), workers.slots) as progress,
        ):

            def tell(done: int, total: int) -> None:
                nonlocal begun
                begun = True
                progress.tell(done, total)

            finished = play_arena(
                settings,
                games,
                workers.jobs,
                results=results,
                sums=sums,
                resume=resume,
                progress=tell,
                records=records,
                only=pieces,
                executor=workers.executor,
                slots=workers.slots,
            )
    except KeyboardInterrupt:
        print(interrupted(look, on, kept=out is not None), file=sys.stderr)
        return INTERRUPTED
    except BotError as error:
        if out is None or not begun:
            raise
        raise BotError(f"{error}; the games finished before are kept in {out}") from error
    if pieces is not None:
        output().print(look.text("part", games=finished.totals.tally.games, folder=str(out)), soft_wrap=True)
        return 0
    report(summarise(settings, finished), settings, words, out, json=json)
    return 0


def _files(out: Path | None, games: int, *, resume: bool, each_game: bool | None) -> tuple[Path | None, Path | None]:
    """The file of games, or that of sums: which of them is there, or which is wanted."""
    games_file, sums_file = (kept_in(out, name, resume=resume) for name in (GAMES_FILE, PIECES_FILE))
    if games_file is None or sums_file is None:
        return None, None
    if games_file.exists() or sums_file.exists():
        there = games_file.exists()
        if each_game is not None and each_game != there:
            kept = "a line for each game" if there else "sums only"
            raise OptionsError(f"{out} was begun with {kept}; go on with it as it is, or choose another folder")
        each_game = there
    if each_game is None:
        each_game = games <= EACH_GAME
    return (games_file, None) if each_game else (None, sums_file)


def report(summary: Summary, settings: Settings, words: Wording, out: Path | None, *, json: bool) -> None:
    """Write the report into the folder, and show the figures."""
    if out is not None:
        (out / PAGE_FILE).write_text(html_report(summary, settings, words.lang), encoding="utf-8")
        write_json(out / FIGURES_FILE, summary.as_json())
        write_json(out / TIMES_FILE, summary.times_as_json())
    if json:
        figures = {**summary.as_json(), "times": summary.times_as_json()}
        print(msgspec.json.format(msgspec.json.encode(figures), indent=2).decode())
        return
    show(output(), summary, words)
    if out is not None:
        output().print(words.text("written", file=str(out / PAGE_FILE)), soft_wrap=True)


def show(console: Console, summary: Summary, words: Wording) -> None:
    """Print standings, head-to-head, decision times and the command that repeats it."""
    console.print(words.played(summary))
    console.print(words.modules(summary.settings["modules"]), style=QUIET)
    if few := words.few(summary):
        console.print(few)
    if clock := words.clock(summary):
        console.print(clock, style=QUIET)
    console.print()
    console.print(_standing(summary, words))
    if summary.tells_luck:
        console.print()
        console.print(words.luck(summary), style=QUIET)
        console.print(_luck(summary, words))
    if len(summary.bots) > 1:
        console.print()
        console.print(words.text("meetings-caption"), style=QUIET)
        console.print(_meetings(summary, words))
    console.print()
    console.print(words.text("times-title"), style=QUIET)
    console.print(_times(summary, words))
    console.print()
    console.print(words.text("again"), style=QUIET)
    console.print(as_called(summary.command), soft_wrap=True)


def _standing(summary: Summary, words: Wording) -> Table:
    """A row per bot, best first, with intervals in brackets."""
    table, labels = _table(words, "bot", "rating", "above", "wins", "points"), summary.labels()
    for bot in summary.bots:
        above = bot.above_next
        table.add_row(
            labels[bot.name],
            f"{words.number(bot.rating.value)} {words.brackets(bot.rating)}",
            NONE if above is None else f"{words.number(above.value)} {words.brackets(above)}",
            f"{words.share(bot.win_share.value)} {words.brackets(bot.win_share, 1, 100)}",
            f"{words.number(bot.points.value, 1)} {words.brackets(bot.points, 1)}",
        )
    return table


def _luck(summary: Summary, words: Wording) -> Table:
    """Points ahead of the mean of all, and the ratings they are worth, with luck and without."""
    table, labels = _table(words, "bot", "luck", "lead", "lead-adjusted", "rated", "rated-adjusted"), summary.labels()
    for bot in summary.bots:
        if (found := bot.by_points) is not None:
            by_points = ((found.luck, 1), (found.ahead, 1), (found.adjusted, 1))
            rated = ((found.rating, 0), (found.adjusted_rating, 0))
            table.add_row(
                labels[bot.name],
                *(
                    f"{words.number(each.value, digits)} {words.brackets(each, digits)}"
                    for each, digits in (*by_points, *rated)
                ),
            )
    return table


def _times(summary: Summary, words: Wording) -> Table:
    """How long decisions took."""
    table = _table(words, "bot", "decisions", "mean", "median", "p99", "longest", "limit", "over")
    labels = summary.labels()
    for bot in summary.bots:
        table.add_row(labels[bot.name], *words.times(bot.times))
    return table


def _meetings(summary: Summary, words: Wording) -> Table:
    """How often the bot of the row finished ahead of that of the column."""
    table, labels = _table(words, "bot"), summary.labels()
    for label in labels.values():
        table.add_column(label, justify="right")
    for name in labels:
        found = [summary.meeting(name, other) for other in labels]
        shares = (NONE if meeting is None else words.share(meeting.ahead.value) for meeting in found)
        table.add_row(labels[name], *shares)
    return table


def _table(words: Wording, first: str, *others: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=TITLE, pad_edge=False)
    table.add_column(words.text(first), overflow="fold")
    for name in others:
        table.add_column(words.text(name), justify="right")
    return table
