"""`merlin copy`: moves all tables from a folder into PostgreSQL, and back."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Final

from merlin_bigbox.cli.console import Language, look_for, output, progress_bar
from merlin_bigbox.cli.extras import needs_server
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.printable import printable

SCHEMES: Final = ("postgresql://", "postgres://")


def copy(
    source: str,
    target: str,
    /,
    *,
    lang: Language = None,
) -> int:
    """Move all tables from a folder into PostgreSQL, or back. Stop the server first.

    Everything is copied and compared, row by row. If anything fails, the target stays as empty as it was. Afterwards
    the source says where its tables went, so that nobody goes on playing in what was left behind.

    Example: merlin copy /srv/merlin postgresql://merlin@db.example/merlin

    Example: merlin copy postgresql://merlin@db.example/merlin /srv/merlin
    """
    into = target.startswith(SCHEMES)
    if into == source.startswith(SCHEMES):
        raise OptionsError(
            "one of the two is a folder, the other an address such as postgresql://merlin@db.example/merlin"
        )
    needs_server()
    needs_postgres(target if into else source)
    from merlin_bigbox.server.store.postgres.connection import name_of  # noqa: PLC0415 – its library is an extra
    from merlin_bigbox.server.store.postgres.copying import to_folder, to_postgres  # noqa: PLC0415 – as above

    look = look_for(lang)
    with progress_bar() as bar:
        task = bar.add_task(look.text("copy-copying"), total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        done = to_postgres(Path(source), target, progress) if into else to_folder(source, Path(target), progress)
    rows = {"users": done.rows["users"], "tables": done.rows["tables"], "records": done.rows["actions"]}
    told = name_of(target) if into else str(Path(target).absolute())
    console = output()
    console.print(look.text("copy-done", target=printable(told), rows=done.total, **rows))
    console.print(look.text("copy-serve-store" if into else "copy-serve-folder", target=printable(told)))
    return 0


def needs_postgres(store: str) -> None:
    """Refuse what is no address of a database, and say which library is missing."""
    if not store.startswith(SCHEMES):
        raise OptionsError("expected the address of a database, such as postgresql://merlin@db.example/merlin")
    if importlib.util.find_spec("psycopg") is None:
        raise OptionsError("PostgreSQL needs psycopg, which is not installed: pip install 'merlin-bigbox[postgres]'")
