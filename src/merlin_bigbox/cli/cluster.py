"""`--on`: who plays the games of a command, this machine or a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NamedTuple, TypeAlias

from cyclopts import Parameter

from merlin_bigbox.arena.engines import open_executor
from merlin_bigbox.arena.spread import LostPieceError
from merlin_bigbox.cli.console import cores
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.terminal.style import Look

On: TypeAlias = Annotated[
    str | None,
    Parameter(name="--on"),
]


class Workers(NamedTuple):
    """Who plays: so many processes here, or the workers of an executor, of which there are `slots` at the moment."""

    jobs: int
    executor: Executor | None = None
    slots: Callable[[], int] | None = None


@contextmanager
def workers_on(on: str | None, jobs: int | None, kept: Path | None) -> Iterator[Workers]:
    """The workers of a cluster for as long as they are needed, or cores of this machine.

    If the way to them is lost, it is told where the finished games are.
    """
    if on is None:
        yield Workers(cores(jobs))
        return
    if jobs is not None:
        raise OptionsError("--jobs counts processor cores of this machine; with --on all workers of the cluster play")
    with open_executor(on) as opened:
        try:
            yield Workers(1, opened.executor, opened.slots)
        except LostPieceError as error:
            if kept is None:
                raise
            raise LostPieceError(
                f"{error}; the finished games are kept in {kept}, and the same command goes on with --resume, "
                "there or elsewhere"
            ) from error


def interrupted(look: Look, on: str | None, *, kept: bool) -> str:
    """What is said after Ctrl-C."""
    told = look.text("interrupted", kept="yes" if kept else "no")
    return told if on is None else f"{told}\n{look.text('interrupted-on', kept='yes' if kept else 'no')}"
