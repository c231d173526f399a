"""Opening a data folder to look at it: nothing in it is changed, whether a server uses it or not."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from merlin_bigbox import portable
from merlin_bigbox.server.doctor.findings import Report
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.store import schema
from merlin_bigbox.server.store.errors import StoreError
from merlin_bigbox.server.store.files import DATABASE, LOCK, SECRET, connect
from merlin_bigbox.server.store.wal import lost_commits, read_log

LOG: Final = f"{DATABASE}-wal"
PRIVATE: Final = stat.S_IRWXG | stat.S_IRWXO


def is_running(folder: Path) -> bool:
    """Whether a server uses the folder."""
    try:
        lock = os.open(folder / LOCK, os.O_RDWR | portable.BINARY)
    except OSError:
        return False
    try:
        return not portable.lock(lock)
    finally:
        os.close(lock)


@contextlib.contextmanager
def opened(folder: Path, report: Report) -> Iterator[sqlite3.Connection]:
    """A connection for reading. Closing the last one would write the log into the database: so that is a copy's."""
    path = folder / DATABASE
    if not path.exists():
        raise StoreError(f"{folder}: there is no {DATABASE} in this folder")
    with contextlib.ExitStack() as stack:
        if report.running:
            found = connect(path, reading=True)
        elif (folder / LOG).exists() and (folder / LOG).stat().st_size:
            copy = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="merlin-doctor-")))
            for name in (DATABASE, LOG):
                shutil.copy(folder / name, copy / name)
            log = read_log(copy / DATABASE)
            found = connect(copy / DATABASE)
            lost = lost_commits(found, log)
            if lost > 1:
                report.add("log", str(folder / LOG), lost)
        else:
            found = connect(path, reading=True, immutable=True)
        stack.callback(found.close)
        if schema.version(found) < len(schema.MIGRATIONS):  # of an older version: what it would become is looked at
            copy = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="merlin-doctor-"))) / DATABASE
            newer = connect(copy)
            stack.callback(newer.close)
            found.backup(newer)
            schema.migrate(newer, str(path))
            found = newer
        yield found


def look_around(folder: Path, report: Report, limits: Limits, *, repair: bool) -> None:
    """Files that others can read, and room on the disk."""
    if os.name != "nt":
        for path in (folder, *sorted(folder.glob(f"{DATABASE}*")), folder / SECRET):
            if path.exists() and path.stat().st_mode & PRIVATE:
                if repair:
                    path.chmod(stat.S_IMODE(path.stat().st_mode) & ~PRIVATE)
                    report.did("permissions", "closed", str(path))
                else:
                    report.add("permissions", str(path))
    disk = shutil.disk_usage(folder)
    if disk.free < min(limits.disk_reserve_bytes, disk.total // 20):
        report.add("space", str(folder), f"{disk.free // 1_000_000} MB")
