"""Runs a server on this machine and writes its address to a file."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import math
import os
import re
import socket
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from merlin_bigbox.cli import shared_server
from merlin_bigbox.cli.console import output
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.portable import data_home
from merlin_bigbox.server.http.address import EVERYWHERE, outward_address
from merlin_bigbox.server.http.static import Pages
from merlin_bigbox.server.limits import Limits, read_limits
from merlin_bigbox.server.logs import Form, configure
from merlin_bigbox.server.run import listen
from merlin_bigbox.server.run import serve as run_server
from merlin_bigbox.server.server import Settings
from merlin_bigbox.server.store import SQLiteStore, Store
from merlin_bigbox.server.store import backup as copy_data
from merlin_bigbox.terminal.style import QUIET, TITLE, Look

ADDRESS: Final = "address"
"""A file in the data folder with the address of the server using it."""
MOST_PROCESSES: Final = 256
PEER_HOST: Final = "127.0.0.1"
LARGEST_PORT: Final = 65535
HOST_NAME: Final = re.compile(r"(\*\.)?[A-Za-z0-9_-]{1,63}(\.[A-Za-z0-9_-]{1,63}){0,10}\.?")


class Told(NamedTuple):
    """What the operator said on the command line."""

    host: str
    port: int
    data: Path | None
    public_url: str
    host_names: tuple[str, ...]
    limits: Path | None
    new_secret: bool
    log: Form = "text"
    metrics_allow: tuple[str, ...] = ()
    keep_finished: float | None = None
    keep_unfinished: float | None = None
    store: str | None = None
    processes: int = 1
    peer_host: str = ""
    peer_port: int = 0

    def all_limits(self) -> Limits:
        """The limits of the file, if there is one, and those that have an option of their own."""
        found = Limits() if self.limits is None else read_limits(self.limits)
        if self.keep_finished is not None:
            found = replace(found, keep_finished_days=_days("--keep-finished", self.keep_finished))
        if self.keep_unfinished is not None:
            found = replace(found, keep_unfinished_days=_days("--keep-unfinished", self.keep_unfinished))
        return found


def _days(option: str, days: float) -> float:
    if not 0 <= days < math.inf:
        raise OptionsError(f"{option}: a number of days from 0 on, not {days:g}")
    return days


def run_for_others(look: Look, told: Told) -> int:
    """Serve a household or a club until Ctrl-C."""
    _check_several(told)
    check_url(told.public_url)
    for name in told.host_names:
        check_name(name)
    for network in told.metrics_allow:
        check_network(network)
    limits = told.all_limits()
    configure(told.log, limits)  # before the store is opened: it may have something to say
    if told.store is not None:
        return _share_tables(look, told, told.store, limits)
    folder = data_folder(told.data)
    with contextlib.closing(take_port(told.host, told.port)) as listening:
        store = SQLiteStore.open_now(folder, limits, new_secret=told.new_secret)
        taken = int(listening.getsockname()[1])
        settings = Settings(
            data=folder,
            host=told.host,
            port=taken,
            public_url=told.public_url,
            limits=limits,
            host_names=told.host_names,
            engine=engine,
            compiling=compiling,
            log=told.log,
            metrics_allow=told.metrics_allow,
            metrics_token=os.environ.get(shared_server.METRICS_TOKEN, ""),
            reviews=True,
        )
        announce = _announcement(look, told.host, taken, told.public_url, str(folder))
        run(look, settings, folder, store, listening, announce)
    return 0


def _check_several(told: Told) -> None:
    """Refuse combinations of options that make no sense, and say what would."""
    if not 1 <= told.processes <= MOST_PROCESSES:
        raise OptionsError(f"--processes: a number from 1 to {MOST_PROCESSES}, not {told.processes}")
    if told.store is not None:
        if told.data is not None:
            raise OptionsError("--data and --store: tables are kept in a folder or in PostgreSQL; leave one out")
        return
    if told.processes > 1:
        raise OptionsError(
            "--processes: tables in a folder (SQLite) belong to one process at a time; "
            "several share them in PostgreSQL: add --store postgresql://…, see docs/serving.md"
        )
    if told.peer_host or told.peer_port:
        raise OptionsError("--peer-host and --peer-port are for servers that share their tables; add --store")


def _share_tables(look: Look, told: Told, store: str, limits: Limits) -> int:
    """Serve tables in PostgreSQL."""
    shared_server.check(store, told.peer_port)
    with contextlib.closing(take_port(told.host, told.port)) as listening:
        plan = shared_server.Plan(
            store=store,
            host=told.host,
            port=int(listening.getsockname()[1]),
            public_url=told.public_url,
            host_names=told.host_names,
            limits=limits,
            log=told.log,
            metrics_allow=told.metrics_allow,
            peer_host=told.peer_host or PEER_HOST,
            peer_port=told.peer_port,
            processes=told.processes,
        )
        opened = shared_server.open_store(store, limits, new_secret=told.new_secret)
        ready = _announcement(look, told.host, plan.port, told.public_url, shared_server.shown(store))
        if told.processes > 1:
            asyncio.run(opened.close())  # it can be used; each process has its own
            return shared_server.serve_several(look, plan, listening, ready)
        shared_server.serve_one(plan, listening, opened, ready)
    output().print(look.text("serving-ended"), style=QUIET)
    return 0


def copy_tables(look: Look, data: Path | None, file: Path) -> int:
    """Copy all tables into a file."""
    configure("text", Limits())
    folder = data_folder(data)
    copy_data(folder, file)
    output().print(look.text("backed-up", file=str(file), folder=str(folder)))
    return 0


def run(
    look: Look,
    settings: Settings,
    folder: Path,
    store: Store,
    listening: socket.socket,
    ready: Callable[[], None],
) -> None:
    """Serve until Ctrl-C; meanwhile, a file in the data folder tells other programs the address."""
    note = folder / ADDRESS

    def begin() -> None:
        note.write_text(f"{local_address(settings.host, settings.port)}\n", encoding="ascii")
        ready()

    try:
        run_server(settings, store, listening, begin)
    finally:
        note.unlink(missing_ok=True)
        asyncio.run(store.close())
    output().print(look.text("serving-ended"), style=QUIET)


def _announcement(look: Look, host: str, port: int, public_url: str, kept: str) -> Callable[[], None]:
    def announce() -> None:
        console = output()
        console.print(look.text("serving", address=public_url or local_address(host, port)), style=TITLE)
        if not public_url and host in EVERYWHERE and (found := outward_address()):
            console.print(look.text("serving-others", address=f"http://{found}:{port}"), style=TITLE)
        if not Pages().built:
            console.print(look.text("serving-unbuilt"))
        console.print(look.text("serving-kept", folder=kept), style=QUIET)
        console.print(look.text("serving-end"), style=QUIET)

    return announce


def local_address(host: str, port: int) -> str:
    """The server's address on this machine."""
    name = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def data_folder(given: Path | None) -> Path:
    """The data folder: the given one, else the user's default."""
    if given is not None:
        return given
    return data_home() / "merlin"


def take_port(host: str, port: int) -> socket.socket:
    """Bind a port; 0 means any free one."""
    if not 0 <= port <= LARGEST_PORT:
        raise OptionsError(f"{port} is no port; choose a number from 0 to {LARGEST_PORT}")
    try:
        return listen(host, port)
    except OSError as error:
        raise OptionsError(
            f"{host} port {port} cannot be used: {error.strerror}; choose another with --port"
        ) from error


def check_url(url: str) -> None:
    """Refuse anything that is not a server's base URL."""
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query):
        raise OptionsError(f'"{url}" is no address of a server; expected one such as https://merlin.example')


def check_name(name: str) -> None:
    """Refuse anything that is not the name of a host."""
    if HOST_NAME.fullmatch(name) is None:
        raise OptionsError(f'"{name}" is no name of a host; expected one such as den.example, without a port')


def check_network(network: str) -> None:
    """Refuse what is no network of addresses."""
    try:
        ipaddress.ip_network(network)
    except ValueError as error:
        raise OptionsError(f'"{network}" is no network; expected one such as 10.0.0.0/8 or 192.0.2.7') from error


def engine() -> Path | None:
    """The compiled engine, once it has been built in the background: the bots switch to it."""
    told = os.environ.get("MERLIN_ENGINE")
    if not told:
        return None
    folder = Path(told)
    return folder if folder.with_name(f"{folder.name}.stamp").exists() else None


def compiling() -> bool:
    """Whether that engine is still to come: until then the bots think slower."""
    return bool(os.environ.get("MERLIN_ENGINE")) and engine() is None
