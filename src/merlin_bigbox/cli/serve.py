"""`merlin serve` and `merlin backup`: a server for a household or a club, and its backups."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from merlin_bigbox.cli.console import DataFolder, Language, look_for
from merlin_bigbox.engine.core.errors import OptionsError

PORT: Final = 8765


def serve(
    *,
    host: Annotated[str, Parameter(help="The interface to listen on; 0.0.0.0 is all of them.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port to listen on.")] = PORT,
    data: DataFolder = None,
    public_url: Annotated[
        str, Parameter(help="The address that others use, such as https://merlin.example, behind a reverse proxy.")
    ] = "",
    host_name: Annotated[
        tuple[str, ...],
        Parameter(
            help="A name by which others call this server, such as den.example; may be given several times.",
            negative=(),
            consume_multiple=False,
        ),
    ] = (),
    limits: Annotated[
        Path | None, Parameter(help="A file with other limits, a line such as `tables = 500` for each.")
    ] = None,
    log: Annotated[
        Literal["text", "json"], Parameter(help="How the log is written: for people, or one JSON object a line.")
    ] = "text",
    metrics_allow: Annotated[
        tuple[str, ...],
        Parameter(
            help="A network that may read /metrics, besides this machine: 10.0.0.0/8; may be given several times.",
            negative=(),
            consume_multiple=False,
        ),
    ] = (),
    keep_finished: Annotated[
        float | None, Parameter(help="Days for which finished games that nobody opens are kept; 0, as usual: for ever.")
    ] = None,
    keep_unfinished: Annotated[
        float | None, Parameter(help="The same for games that are not over, usually 90 days.")
    ] = None,
    store: Annotated[
        str | None,
        Parameter(
            help="Keep the tables in PostgreSQL instead of a folder, such as postgresql://merlin@db.example/merlin; "
            "several servers may share them. The password is taken from PGPASSWORD or ~/.pgpass.",
        ),
    ] = None,
    processes: Annotated[
        int, Parameter(help="How many processes serve under this port, to use several cores; needs --store.")
    ] = 1,
    peer_host: Annotated[
        str,
        Parameter(
            help="With --store: the interface at which the other processes reach this one (default: 127.0.0.1); "
            "never one that players can reach.",
        ),
    ] = "",
    peer_port: Annotated[
        int, Parameter(help="The port there (default: any free one); further processes take those after it.")
    ] = 0,
    new_secret: Annotated[
        bool,
        Parameter(negative="", help="Make a new secret for the cookies: after it was lost. Signs everybody out."),
    ] = False,
    lang: Language = None,
) -> int:
    """Serve tables for a household or a club.

    Others join by link or QR code. Ctrl-C ends the server; every table stays and goes on at the next start.

    Example: merlin serve --host 0.0.0.0 --port 8765
    Example: merlin serve --store postgresql://merlin@db.example/merlin --processes 4
    """
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
    file: Annotated[Path, Parameter(help="The file to write; it must not exist yet.")],
    /,
    *,
    data: DataFolder = None,
    store: Annotated[str | None, Parameter(help="Tables in PostgreSQL: says which of its tools copies them.")] = None,
    lang: Language = None,
) -> int:
    """Copy all tables into one file, also while the server runs.

    To restore, put the file into an empty folder as merlin.db and serve with --data FOLDER.

    Example: merlin backup saturday.db
    """
    from merlin_bigbox.cli.local_server import copy_tables  # noqa: PLC0415 – as above

    if store is not None:
        raise OptionsError(
            "tables in PostgreSQL are copied by its own tools, also while servers run: "
            f"pg_dump --format=custom --file={file} with the address of the database; pg_restore brings them back"
        )
    return copy_tables(look_for(lang), data, file)
