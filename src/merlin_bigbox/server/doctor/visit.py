"""The two ways to see the doctor: to be looked at, which changes nothing, and to be mended."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable
from pathlib import Path

from merlin_bigbox.edition import Edition, load
from merlin_bigbox.server.doctor import repair
from merlin_bigbox.server.doctor.examine import BROKEN, examine
from merlin_bigbox.server.doctor.findings import Report
from merlin_bigbox.server.doctor.opening import is_running, look_around, opened
from merlin_bigbox.server.doctor.salvage import mend_structure
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.sources import MACHINE, Sources
from merlin_bigbox.server.store.errors import StoreError, store_error
from merlin_bigbox.server.store.files import DATABASE, SECRET, connect, take_lock
from merlin_bigbox.server.store.place import BESIDE

Progress = Callable[[int, int], None]


def look_at(folder: Path, progress: Progress, limits: Limits | None = None) -> Report:
    """Examine a data folder, also while a server uses it. Nothing is changed."""
    report = Report(str(folder), is_running(folder))
    _check_there(folder)
    look_around(folder, report, limits or Limits(), repair=False)
    try:
        with opened(folder, report) as db:
            examine(db, folder, load(), report, progress)
    except BROKEN as error:
        report.add("structure", detail=error)
    return report


def mend(
    folder: Path, progress: Progress, limits: Limits | None = None, sources: Sources = MACHINE
) -> tuple[Report, Report]:
    """Copy everything, then restore what is damaged; what was found and done, and what is still wrong after it."""
    _check_there(folder)
    os.close(take_lock(folder))  # refused while a server uses the folder
    before = look_at(folder, progress, limits)
    if not before.findings:
        return before, before
    edition = load()
    lock = take_lock(folder)
    try:
        report = Report(str(folder))
        report.backup = str(_copied(folder, sources.time()))
        for finding in before.findings:
            if finding.kind == "log":
                report.did("log", "counted", finding.place, finding.detail)
        look_around(folder, report, limits or Limits(), repair=True)
        if mend_structure(folder / DATABASE, report):
            _mend_rows(folder, edition, report, sources.time())
    finally:
        os.close(lock)
    return report, look_at(folder, progress, limits)


def _mend_rows(folder: Path, edition: Edition, report: Report, now: float) -> None:
    with contextlib.closing(connect(folder / DATABASE)) as db:
        repair.mend_all(db, folder, edition, report, now)


def _check_there(folder: Path) -> None:
    if not (folder / DATABASE).exists():
        raise StoreError(f"{folder}: there is no {DATABASE} in this folder")


def _copied(folder: Path, now: float) -> Path:
    """The files as they are, in a folder of their own."""
    copy = folder / f"before-repair-{int(now)}"
    try:
        copy.mkdir(mode=0o700)
        for name in (DATABASE, *(f"{DATABASE}{suffix}" for suffix in BESIDE), SECRET):
            if (folder / name).exists():
                shutil.copy2(folder / name, copy / name)
    except OSError as error:
        raise store_error(error, f"{copy}: the copy could not be made, so nothing was repaired") from error
    return copy
