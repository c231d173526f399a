"""`merlin merge`: joins games that were played in parts, on machines that know nothing of each other."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from merlin_bigbox.arena import Settings, play_arena, summarise
from merlin_bigbox.arena import simulate as run_simulation
from merlin_bigbox.arena.checkpoint import FORMAT, PIECES_FILE, refuse_others
from merlin_bigbox.arena.formatting import Wording
from merlin_bigbox.arena.merging import header_of, join, join_training
from merlin_bigbox.arena.simulate import WHAT as SIMULATION
from merlin_bigbox.arena.simulate import Task
from merlin_bigbox.arena.tournament import WHAT as ARENA
from merlin_bigbox.arena.tournament import header as arena_header
from merlin_bigbox.arena.training import refuse_others as refuse_other_training
from merlin_bigbox.arena.training import start, write
from merlin_bigbox.cli.arena import report
from merlin_bigbox.cli.console import EditionFile, Json, Language, edition_for, kept_in, look_for, output
from merlin_bigbox.cli.simulate import tell
from merlin_bigbox.cli.train import SUMS_FILE, learned
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game.words import Words
from merlin_bigbox.terminal.style import Look


def merge(
    *parts: Path,
    out: Annotated[Path, Parameter(name="--out")],
    edition: EditionFile = None,
    lang: Language = None,
    json: Json = False,
) -> int:
    """Join what simulate, arena or train played in parts by --pieces.

    The result is the same as if one machine had played everything. Parts of other settings, missing pieces and pieces
    with different results are refused.

    Example: merlin merge part-1 part-2 part-3 --out whole
    """
    if not parts:
        raise OptionsError("no parts; name their folders")
    look = look_for(lang)
    if all((part / SUMS_FILE).is_file() for part in parts):
        _training(parts, out, edition, look, json=json)
        return 0
    for part in parts:
        if not (part / PIECES_FILE).is_file():
            raise OptionsError(f"{part} is no part: there is neither {PIECES_FILE} nor {SUMS_FILE} in it")
    files = [part / PIECES_FILE for part in parts]
    header = header_of(files)
    join_and_tell = {SIMULATION: _simulation, ARENA: _arena}.get(str(header.get("what")))
    if join_and_tell is None:
        raise OptionsError(f"{files[0]} is neither of a simulation nor of an arena")
    kept_in(out, PIECES_FILE, resume=False)
    try:
        join_and_tell(header, files, out, edition, look, json=json)
    except (KeyError, TypeError, ValueError):
        raise OptionsError(f"{files[0]} is damaged: its first line does not tell what was played") from None
    return 0


def _simulation(
    header: dict[str, Any], files: list[Path], out: Path, edition: Path | None, look: Look, *, json: bool
) -> None:
    """Join pieces of a simulation, and tell what they give together."""
    components = edition_for(edition)
    modules, variants, bots = (tuple(header[key]) for key in ("modules", "variants", "bots"))
    task = Task(components, modules, variants, int(header["players"]), bots, int(header["seed"]), header["check"])
    refuse_others(files[0], header, {"format": FORMAT, **task.as_json()})
    games = join(files, out / PIECES_FILE).games
    with redirect_stdout(sys.stderr):
        figures = run_simulation(
            components,
            modules,
            task.players,
            bots,
            games,
            task.seed,
            resume=out / PIECES_FILE,
            check=task.check,
            variants=variants,
        )
    _say(look, len(files), games, out, json=json)
    tell(figures, look, Words(task.options.rules(components), components, look.catalogue.lang), out, json=json)


def _arena(
    header: dict[str, Any], files: list[Path], out: Path, edition: Path | None, look: Look, *, json: bool
) -> None:
    """Join pieces of an arena, and tell what they give together."""
    modules, variants, bots = (tuple(header[key]) for key in ("modules", "variants", "bots"))
    settings = Settings(
        edition_for(edition),
        bots,
        int(header["players"]),
        modules,
        variants,
        int(header["seed"]),
        header["limit"],
        "" if edition is None else str(edition),
    )
    with redirect_stdout(sys.stderr):
        refuse_others(files[0], header, {"format": FORMAT, **arena_header(settings)})
        games = join(files, out / PIECES_FILE).games
        finished = play_arena(settings, games, sums=out / PIECES_FILE, resume=True)
    _say(look, len(files), games, out, json=json)
    report(summarise(settings, finished), settings, Wording(look.catalogue.lang), out, json=json)


def _training(parts: tuple[Path, ...], out: Path, edition: Path | None, look: Look, *, json: bool) -> None:
    """Join parts of a training, and solve for the weights."""
    file = kept_in(out, SUMS_FILE, resume=False)
    files = [part / SUMS_FILE for part in parts]
    learning = join_training(files)
    refuse_other_training(files[0], learning.settings, start(edition_for(edition), learning.settings.seed).settings)
    if file is not None:
        write(file, learning)
    _say(look, len(parts), learning.count, out, json=json)
    learned(learning, look, out, edition, json=json)


def _say(look: Look, parts: int, games: int, folder: Path, *, json: bool) -> None:
    if not json:
        output().print(look.text("merged", parts=parts, games=games, folder=str(folder)), soft_wrap=True)
