"""The command `merlin`: registers the subcommands and turns errors into one clear line."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Final, Literal

from cyclopts import App, CycloptsError

from merlin_bigbox import __version__, engine_mode
from merlin_bigbox.cli.arena import arena
from merlin_bigbox.cli.attack import attack
from merlin_bigbox.cli.check import check
from merlin_bigbox.cli.console import PROGRAM, output
from merlin_bigbox.cli.copying import copy
from merlin_bigbox.cli.dataset import dataset
from merlin_bigbox.cli.doctor import doctor
from merlin_bigbox.cli.help_pages import asked_for, commands_of, language_of, overview, page
from merlin_bigbox.cli.merge import merge
from merlin_bigbox.cli.play import play
from merlin_bigbox.cli.puzzles import puzzles
from merlin_bigbox.cli.replay import replay, verify
from merlin_bigbox.cli.review import review
from merlin_bigbox.cli.rulebook import rulebook
from merlin_bigbox.cli.rules import edition, rules
from merlin_bigbox.cli.serve import backup, serve
from merlin_bigbox.cli.simulate import simulate
from merlin_bigbox.cli.track import track
from merlin_bigbox.cli.train import train
from merlin_bigbox.edition import EditionError
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.locale import Catalogue, MessageError
from merlin_bigbox.printable import printable
from merlin_bigbox.terminal.said import SaidError

Shell = Literal["bash", "zsh", "fish", "powershell"]
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130

app = App(
    name=PROGRAM,
    version=f"{__version__}, {engine_mode()} engine",
    help_format="plaintext",
    print_error=False,
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)


def show_help(*command: str) -> int:
    """Explain a command, or list them all.

    Example: merlin help simulate
    """
    name = " ".join(command)
    if name and name not in commands_of(app):
        raise SaidError("unknown-command", command=name, program=PROGRAM)
    return _explain(name, language_of((), os.environ))


def _explain(command: str, words: Catalogue) -> int:
    if command:
        page(app, command, words, PROGRAM, output())
    else:
        overview(app, words, PROGRAM, output())
    return 0


def completion(shell: Shell, /) -> int:
    """Print what lets a shell complete commands and options by the tab key.

    Example: merlin completion bash > ~/.local/share/bash-completion/completions/merlin
    """
    print(app.generate_completion(shell=shell))
    return 0


COMMANDS: Final[tuple[Callable[..., int], ...]] = (
    *(play, serve, backup, copy, doctor, attack, rules, rulebook),
    *(replay, review, verify, simulate, arena, track, train, dataset, merge, check, edition, completion),
)
for place, command in enumerate(COMMANDS):
    app.command(command, sort_key=place)
puzzles.sort_key = len(COMMANDS)
app.command(puzzles)
app.command(show_help, name="help", sort_key=len(COMMANDS) + 1)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the result is the exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a character shows a question mark instead of raising an error.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    told = list(sys.argv[1:] if arguments is None else arguments)
    about = asked_for(told, commands_of(app))
    if about is not None:
        return refusing(lambda: _explain(about, language_of(told, os.environ)))
    return refusing(lambda: app(told, console=output()), told)


def refusing(work: Callable[[], object], told: Sequence[str] = ()) -> int:
    """Run something; an error that it may raise becomes one clear line. The result is the exit code.

    What was told on the command line says in which language.
    """
    try:
        result = work()
    except SaidError as error:
        return _refuse(error.text(language_of(told, os.environ)))
    except CycloptsError as error:
        return _refuse(str(error))
    except (MerlinError, EditionError, MessageError) as error:
        return _refuse(str(error))
    except BrokenPipeError:
        # The reader closed the pipe; flushing the rest must not raise on exit.
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return _refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return result if isinstance(result, int) else 0


def _refuse(message: str) -> int:
    line = printable(" ".join(message.split()), 2_000)
    print(f"{PROGRAM}: {line}", file=sys.stderr)
    return BAD_INPUT
