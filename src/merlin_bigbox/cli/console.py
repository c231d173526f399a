"""Shared by the commands: consoles, language, lists of names, files as arguments."""

from __future__ import annotations

import os
import secrets
import sys
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from merlin_bigbox.arena import all_cores
from merlin_bigbox.edition import Edition, load
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game.testing.configurations import legal_sets
from merlin_bigbox.locale import catalogue, pick_language
from merlin_bigbox.terminal.style import Look

INSTALLED: Final = "merlin-bigbox"
PROGRAM: Final = INSTALLED if Path(sys.argv[0]).stem == INSTALLED else "merlin"
"""How the program is called: installed it has a name that belongs to nobody else."""

Language: TypeAlias = Annotated[str | None, Parameter(name="--lang")]
Modules: TypeAlias = str
Variants: TypeAlias = str
EditionFile: TypeAlias = Annotated[Path | None, Parameter(name="--edition")]
Jobs: TypeAlias = Annotated[int | None, Parameter(name="--jobs")]
OutFolder: TypeAlias = Annotated[Path | None, Parameter(name="--out")]
Resume: TypeAlias = Annotated[bool, Parameter(name="--resume", negative="")]
PiecesPart: TypeAlias = Annotated[
    str | None,
    Parameter(name="--pieces"),
]
RecordsFolder: TypeAlias = Annotated[Path | None, Parameter(name="--records")]
GameNumber: TypeAlias = Annotated[int | None, Parameter(name="--game")]
Json: TypeAlias = Annotated[bool, Parameter(name="--json", negative="")]
DataFolder: TypeAlias = Annotated[Path | None, Parameter(name="--data")]


def as_called(command: str) -> str:
    """A command of a checkout as it is given here."""
    return command.replace("./merlin", INSTALLED, 1) if PROGRAM == INSTALLED else command


def output(*, to_stderr: bool = False) -> Console:
    """A console; plain text without a terminal or if colour is not wanted."""
    plain = bool(os.environ.get("NO_COLOR"))
    return Console(
        file=sys.stderr if to_stderr else sys.stdout,
        color_system=None if plain else "auto",
        highlight=False,
        markup=False,
        emoji=False,
    )


def look_for(language: str | None) -> Look:
    """Texts and signs in a language, by default that of the environment."""
    return Look(catalogue(pick_language(language, os.environ)))


def edition_for(path: Path | None) -> Edition:
    """The edition in a file, or the built-in one."""
    return load(path)


def listed(text: str) -> tuple[str, ...]:
    """The names in a comma-separated list."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def modules_for(text: str, edition: Edition, seed: int | str | None = None) -> tuple[str, ...]:
    """The modules in a comma-separated list; "all" means all of them, "random" a legal set chosen by the seed."""
    if text.strip() == "all":
        return module_names()
    if text.strip() == "random":
        sets = legal_sets(edition)
        number = secrets.randbelow(len(sets)) if seed is None else int(sha256(str(seed).encode()).hexdigest(), 16)
        return sets[number % len(sets)]
    return listed(text)


def one_each(names: tuple[str, ...], count: int, what: str) -> tuple[str, ...]:
    """One name per seat; a single name is used for all seats."""
    if len(names) == 1:
        return names * count
    if len(names) != count:
        raise OptionsError(f"{len(names)} bots for {count} {what}; name one, or one for each")
    return names


def cores(jobs: int | None) -> int:
    """How many processor cores to use."""
    if jobs is None:
        return all_cores()
    at_least_one(jobs, "jobs")
    return jobs


def kept_in(out: Path | None, name: str, *, resume: bool) -> Path | None:
    """A file in the folder in which everything is kept; what is there already is only touched to go on with it."""
    if out is None:
        if resume:
            raise OptionsError("there is nothing to resume without a folder; name it with --out")
        return None
    file = out / name
    if not resume and file.exists() and file.stat().st_size > 0:
        raise OptionsError(f"{file} is there already; go on with it by --resume, or choose another folder")
    return file


def part_in(pieces: str | None, out: Path | None) -> None:
    """Refuse a part that would be lost."""
    if pieces is not None and out is None:
        raise OptionsError("the pieces have to be kept somewhere; name a folder with --out")


def numbered(game: int, games: int) -> int:
    """The number of a game, if there is one with it."""
    if not 0 <= game < games:
        raise OptionsError(f"there is no game {game}; {games} games are numbered 0 to {games - 1}")
    return game


def write_json(path: Path, figures: object) -> None:
    """Write figures into a file, readable."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")


def progress_bar() -> Progress:
    """A progress bar on standard error, so that results can be piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = output(to_stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def at_least_one(number: int, what: str) -> None:
    """Refuse numbers below one."""
    if number < 1:
        raise OptionsError(f"{number} {what}; at least one is needed")
