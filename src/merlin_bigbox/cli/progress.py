"""Progress of many games: how many are done, by how many workers, how many per minute, and the time left."""

from __future__ import annotations

import time
from collections.abc import Callable
from types import TracebackType
from typing import Final, Self

from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn
from rich.text import Text

from merlin_bigbox.arena.formatting import Wording
from merlin_bigbox.cli.console import output
from merlin_bigbox.terminal.style import Look

EVERY: Final = 60.0
"""Without a terminal, seconds between two lines."""
BAR: Final = 12
"""Width in characters: the text beside the bar matters more."""
FEW: Final = 10
"""Rates below this are shown with a decimal."""


class GamesProgress:
    """A bar on a terminal, else a line per minute; on standard error, so that results can be piped."""

    def __init__(self, look: Look, what: str, workers: Callable[[], int] | None = None) -> None:
        """`workers` tells how many there are, on a cluster."""
        self.workers = workers
        self.look, self.words, self.what = look, Wording(look.catalogue.lang), what
        self.before = self.total = 0
        self.started = self.last_line = 0.0
        console = output(to_stderr=True)
        self.bar = Progress(
            *(TextColumn("{task.description}"), BarColumn(BAR), _Told(self)),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self.console = console

    def __enter__(self) -> Self:
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.bar.stop()

    def tell(self, done: int, total: int) -> None:
        """Report how many games are done. The first call sets the number done before this run."""
        now = time.monotonic()
        if not self.started:
            self.started = self.last_line = now
            self.before = done
            self.bar.add_task(self.what, total=total)
        self.total = total
        self.bar.update(self.bar.task_ids[0], completed=done)
        if self.bar.disable and now - self.last_line >= EVERY and done < total:
            self.last_line = now
            self.console.print(self.text(done), soft_wrap=True)

    def text(self, done: int) -> str:
        """The progress as text."""
        fresh, passed = done - self.before, time.monotonic() - self.started
        on, workers = ("", {}) if self.workers is None else ("-on", {"workers": self.workers()})
        if not fresh:
            return self.look.text(f"games-begun{on}", done=done, total=self.total, **workers)
        speed = 60 * fresh / passed if passed > 0 else 0.0
        told = self.words.number(speed, 1 if speed < FEW else 0)
        left = clock(round((self.total - done) * passed / fresh))
        return self.look.text(f"games-done{on}", done=done, total=self.total, speed=told, left=left, **workers)


def clock(seconds: int) -> str:
    """Hours, minutes and seconds."""
    return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"


class _Told(ProgressColumn):
    def __init__(self, progress: GamesProgress) -> None:
        super().__init__()
        self.progress = progress

    def render(self, task: Task) -> Text:
        """The current text beside the bar."""
        return Text(self.progress.text(int(task.completed)), no_wrap=True)
