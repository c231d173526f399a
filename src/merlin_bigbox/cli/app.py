"""The command `merlin`: registers the subcommands and turns errors into one clear line."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import App, CycloptsError, Parameter

from merlin_bigbox import __version__, engine_mode
from merlin_bigbox.cli.arena import arena
from merlin_bigbox.cli.attack import attack
from merlin_bigbox.cli.check import check
from merlin_bigbox.cli.console import output
from merlin_bigbox.cli.copying import copy
from merlin_bigbox.cli.doctor import doctor
from merlin_bigbox.cli.merge import merge
from merlin_bigbox.cli.play import play
from merlin_bigbox.cli.replay import replay, verify
from merlin_bigbox.cli.rulebook import rulebook
from merlin_bigbox.cli.rules import edition, rules
from merlin_bigbox.cli.serve import backup, serve
from merlin_bigbox.cli.simulate import simulate
from merlin_bigbox.cli.train import train
from merlin_bigbox.edition import EditionError
from merlin_bigbox.engine.core.errors import MerlinError, OptionsError
from merlin_bigbox.locale import MessageError
from merlin_bigbox.printable import printable

Shell = Literal["bash", "zsh", "fish", "powershell"]
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130

INSTALLED: Final = "merlin-bigbox"
PROGRAM: Final = INSTALLED if Path(sys.argv[0]).stem == INSTALLED else "merlin"
"""How the program is called: installed it has a name that belongs to nobody else."""

app = App(
    name=PROGRAM,
    help="Merlin, the board game: play it here, let bots play it, look at recorded games, read the rules.",
    help_epilogue=f"Each command explains itself, with an example: {PROGRAM} play --help",
    version=f"{__version__}, {engine_mode()} engine",
    help_format="plaintext",
    print_error=False,
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)


def show_help(command: Annotated[str, Parameter(help="The command to explain (default: all of them).")] = "", /) -> int:
    """Explain a command, or list them all.

    Example: merlin help simulate
    """
    if command and command not in {"help", *(known.__name__ for known in COMMANDS)}:
        raise OptionsError(f'there is no command "{command}"; "{PROGRAM} help" lists them all')
    app.help_print([command] if command else [], console=output())
    return 0


def completion(shell: Shell, /) -> int:
    """Print what lets a shell complete commands and options by the tab key.

    Example: merlin completion bash > ~/.local/share/bash-completion/completions/merlin
    """
    print(app.generate_completion(shell=shell))
    return 0


COMMANDS: Final[tuple[Callable[..., int], ...]] = (
    *(play, serve, backup, copy, doctor, attack, rules, rulebook),
    *(replay, verify, simulate, arena, train, merge, check, edition, completion),
)
for place, command in enumerate(COMMANDS):
    app.command(command, sort_key=place)
app.command(show_help, name="help", sort_key=len(COMMANDS))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the result is the exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a character shows a question mark instead of raising an error.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    told = list(sys.argv[1:] if arguments is None else arguments)
    return refusing(lambda: app(told, console=output()))


def refusing(work: Callable[[], object]) -> int:
    """Run something; an error that it may raise becomes one clear line. The result is the exit code."""
    try:
        result = work()
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
