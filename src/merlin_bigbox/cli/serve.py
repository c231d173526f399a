"""`merlin serve` and `merlin backup`: a server for a household or a club, and its backups."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from merlin_bigbox.cli.console import DataFolder, Language, look_for
from merlin_bigbox.cli.extras import needs_server
from merlin_bigbox.engine.core.errors import OptionsError

PORT: Final = 8765


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = PORT,
    data: DataFolder = None,
    public_url: str = "",
    host_name: Annotated[
        tuple[str, ...],
        Parameter(
            negative=(),
            consume_multiple=False,
        ),
    ] = (),
    limits: Path | None = None,
    log: Literal["text", "json"] = "text",
    metrics_allow: Annotated[
        tuple[str, ...],
        Parameter(
            negative=(),
            consume_multiple=False,
        ),
    ] = (),
    keep_finished: float | None = None,
    keep_unfinished: float | None = None,
    store: str | None = None,
    processes: int = 1,
    peer_host: str = "",
    peer_port: int = 0,
    new_secret: Annotated[bool, Parameter(negative="")] = False,
    lang: Language = None,
) -> int:
    """Serve tables for a household or a club.

    Others join by link or QR code. Ctrl-C ends the server; every table stays and goes on at the next start.

    Example: merlin serve --host 0.0.0.0 --port 8765
    Example: merlin serve --store postgresql://merlin@db.example/merlin --processes 4
    """
    needs_server()
    from merlin_bigbox.cli.local_server import Told, run_for_others  # noqa: PLC0415 – other commands do not wait for a server's libraries

    told = Told(
        host,
        port,
        data,
        public_url,
        host_name,
        limits,
        new_secret,
        log,
        metrics_allow,
        keep_finished,
        keep_unfinished,
        store,
        processes,
        peer_host,
        peer_port,
    )
    return run_for_others(look_for(lang), told)


def backup(
    file: Path,
    /,
    *,
    data: DataFolder = None,
    store: str | None = None,
    lang: Language = None,
) -> int:
    """Copy all tables into one file, also while the server runs.

    To restore, put the file into an empty folder as merlin.db and serve with --data FOLDER.

    Example: merlin backup saturday.db
    """
    needs_server()
    from merlin_bigbox.cli.local_server import copy_tables  # noqa: PLC0415 – as above

    if store is not None:
        raise OptionsError(
            "tables in PostgreSQL are copied by its own tools, also while servers run: "
            f"pg_dump --format=custom --file={file} with the address of the database; pg_restore brings them back"
        )
    return copy_tables(look_for(lang), data, file)
