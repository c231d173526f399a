"""Where the database lies: whether its files are still those that were opened, and whether the disk has room."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

from merlin_bigbox.server.store.errors import DISK_FULL, FOLDER_GONE, problem_of

BESIDE: Final = ("-wal", "-shm")
"""What SQLite keeps beside a database while it is open: a file that is not there any more takes commits with it."""
PART: Final = 20
"""On a small disk the reserve is one part of so many."""
Identity = tuple[int, int]


class Place:
    """The files of an open database. SQLite would go on writing into files that nobody can reach any more."""

    def __init__(self, database: Path, reserve: int) -> None:
        self.database = database
        self._reserve = reserve
        self._main = _identity(database)
        self._beside: tuple[Identity | None, ...] = ()

    def opened(self) -> None:
        """The files beside the database are those of a new connection."""
        self._beside = self._now()

    def problem(self) -> str:
        """What keeps the database from being written: see errors.py; empty if nothing does."""
        try:
            if self.is_gone():
                return FOLDER_GONE
            disk = shutil.disk_usage(self.database.parent)
        except OSError as error:
            return problem_of(error)
        return DISK_FULL if disk.free < min(self._reserve, disk.total // PART) else ""

    def is_gone(self) -> bool:
        """Whether a file was taken away or replaced."""
        return not self.is_same() or self._now() != self._beside

    def is_same(self) -> bool:
        """Whether the database at this path is the one that was opened."""
        return self._main is not None and _identity(self.database) == self._main

    def _now(self) -> tuple[Identity | None, ...]:
        return tuple(_identity(self.database.with_name(self.database.name + suffix)) for suffix in BESIDE)


def _identity(path: Path) -> Identity | None:
    """What tells a file from another of the same name; None if there is none."""
    try:
        found = os.stat(path)  # noqa: PTH116 – half the time of Path.stat, and this runs at every commit
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
