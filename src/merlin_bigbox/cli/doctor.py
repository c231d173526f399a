"""`merlin doctor`: examines the data of a server, and restores what is damaged."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from cyclopts import Parameter

from merlin_bigbox.cli.console import Json, Language, look_for, output, progress_bar
from merlin_bigbox.cli.copying import needs_postgres
from merlin_bigbox.cli.extras import needs_server
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.printable import printable
from merlin_bigbox.terminal.style import BAD, GOOD, QUIET, Look

if TYPE_CHECKING:
    from merlin_bigbox.server.doctor import Finding, Report

SHOWN: Final = 200


def doctor(
    data: Path | None = None,
    /,
    *,
    store: str | None = None,
    repair: Annotated[bool, Parameter(negative="")] = False,
    lang: Language = None,
    json: Json = False,
) -> int:
    """Examine the data of a server: every row, every record, every game.

    Nothing is changed, and a server may be running. With --repair every damaged table goes back to its last good state.
    Ends with 0 if all is sound (or is now), with 1 if something is not, with 2 if the folder cannot be examined.

    Example: merlin doctor /srv/merlin

    Example: merlin doctor /srv/merlin --repair

    Example: merlin doctor --store postgresql://merlin@db.example/merlin
    """
    needs_server()
    from merlin_bigbox.cli.local_server import data_folder  # noqa: PLC0415 – other commands do not wait for a server's libraries
    from merlin_bigbox.server.doctor import look_at, mend  # noqa: PLC0415 – as above
    from merlin_bigbox.server.limits import Limits  # noqa: PLC0415 – as above
    from merlin_bigbox.server.logs import configure  # noqa: PLC0415 – as above

    configure("text", Limits())
    look = look_for(lang)
    if store is not None and (repair or data is not None):
        raise OptionsError(
            "--store examines a database and nothing else; what is damaged there comes back from a backup (pg_restore)"
        )
    with progress_bar() as bar:
        task = bar.add_task(look.text("doctor-looking"), total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        if store is not None:
            report = after = _examined(store, progress)
        elif repair:
            report, after = mend(data_folder(data), progress)
        else:
            report = after = look_at(data_folder(data), progress)
    if json:
        print(msgspec.json.encode({"found": report, "left": after.findings}).decode())
    else:
        _tell(look, report, after, repair=repair, shared=store is not None)
    return 1 if after.findings else 0


def _examined(store: str, progress: Callable[[int, int], None]) -> Report:
    needs_postgres(store)
    from merlin_bigbox.server.doctor.shared import look_at_database  # noqa: PLC0415 – its library is an extra

    return look_at_database(store, progress)


def _tell(look: Look, report: Report, after: Report, *, repair: bool, shared: bool) -> None:
    console = output()
    if after.running:
        console.print(look.text("doctor-running"), style=QUIET)
    if report.backup:
        console.print(look.text("doctor-backup", folder=printable(report.backup)))
    for finding in report.findings[:SHOWN]:
        if not repair or finding.done:
            console.print(_words(look, finding), style=GOOD if finding.done else BAD)
    for finding in after.findings[:SHOWN] if repair else ():
        console.print(_words(look, finding), style=BAD)
    more = max(0, len(report.findings) - SHOWN)
    if more:
        console.print(look.text("more-problems", number=more))
    counts = {"users": after.users, "tables": after.tables, "records": after.records}
    if not after.findings:
        console.print(look.text("doctor-sound", folder=printable(after.folder), **counts))
        return
    console.print(look.text("doctor-unsound", folder=printable(after.folder), problems=len(after.findings), **counts))
    if not shared:
        console.print(look.text("doctor-backup-needed" if repair else "doctor-repair"), style=QUIET)


def _words(look: Look, finding: Finding) -> str:
    """A finding in one line; nothing in it that a terminal would obey."""
    found = look.text(f"doctor-{finding.kind}", place=printable(finding.place))
    detail = f" ({printable(finding.detail)})" if finding.detail else ""
    done = f" {look.text(f'doctor-did-{finding.done}', number=finding.number)}" if finding.done else ""
    return f"{'✓' if finding.done else '✗'} {found}{detail}{done}"
