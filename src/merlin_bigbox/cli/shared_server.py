"""Serves tables that are kept in PostgreSQL: one of the processes that share them, or several under one port."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import msgspec

from merlin_bigbox.cli.console import output
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.server.http.address import EVERYWHERE, outward_address
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.logs import Form
from merlin_bigbox.server.processes import supervise
from merlin_bigbox.server.run import listen
from merlin_bigbox.server.run import serve as run_server
from merlin_bigbox.server.server import Settings
from merlin_bigbox.server.store import Store
from merlin_bigbox.terminal.style import QUIET, Look

NEEDED: Final = ("psycopg", "httpx")
SCHEMES: Final = ("postgresql://", "postgres://")
METRICS_TOKEN: Final = "MERLIN_METRICS_TOKEN"  # noqa: S105 – the name of a variable in the environment
CHILD: Final = (sys.executable, "-P", "-m", "merlin_bigbox.cli.child")


class Plan(msgspec.Struct, frozen=True):
    """What a process that shares its tables is told. It holds the database's address, so it is passed by a pipe."""

    store: str
    host: str
    port: int
    public_url: str
    host_names: tuple[str, ...]
    limits: Limits
    log: Form
    metrics_allow: tuple[str, ...]
    peer_host: str
    peer_port: int
    processes: int = 1
    number: int = 0
    """Which of the processes this is."""
    listening: int = -1
    """The file descriptor of the public port, for one of several processes."""


def check(store: str, peer_port: int) -> None:
    """Refuse what is no address of a database, and say which libraries are missing."""
    if not store.startswith(SCHEMES):
        raise OptionsError("--store: expected an address such as postgresql://merlin@db.example/merlin")
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise OptionsError(
            f"--store needs {' and '.join(missing)}, which are not installed: pip install 'merlin-bigbox[postgres]'"
        )
    if not 0 <= peer_port <= 65535:
        raise OptionsError(f"--peer-port: {peer_port} is no port")


def open_store(url: str, limits: Limits, *, new_secret: bool = False) -> Store:
    """Open the database; its tables are made if they are not there."""
    from merlin_bigbox.server.store.postgres.database import PostgresStore  # noqa: PLC0415 – its library is an extra

    return asyncio.run(PostgresStore.open(url, limits, new_secret=new_secret))


def shown(url: str) -> str:
    """The address of a database as it is told to people: without a password."""
    from merlin_bigbox.server.store.postgres.connection import name_of  # noqa: PLC0415 – as above

    return name_of(url)


def serve_one(plan: Plan, listening: socket.socket, store: Store, ready: Callable[[], None]) -> None:
    """Serve as one process, until a signal ends it."""
    with contextlib.closing(peering(plan.peer_host, plan.peer_port)) as inner:
        settings = Settings(
            data=None,
            host=plan.host,
            port=plan.port,
            public_url=plan.public_url,
            limits=_share(plan),
            host_names=plan.host_names,
            log=plan.log,
            metrics_allow=plan.metrics_allow,
            metrics_token=os.environ.get(METRICS_TOKEN, ""),
            peer_address=address_of(plan.peer_host, int(inner.getsockname()[1])),
            processes=plan.processes,
            reviews=True,
        )
        try:
            run_server(settings, store, listening, ready, inner)
        finally:
            asyncio.run(store.close())


def _share(plan: Plan) -> Limits:
    """What is for the whole machine is divided among its processes."""
    limits, several = plan.limits, plan.processes
    heavy, reviews = (max(1, -(-count // several)) for count in (limits.heavy_workers, limits.review_workers))
    return replace(limits, heavy_workers=heavy, review_workers=reviews)


def serve_several(look: Look, plan: Plan, listening: socket.socket, ready: Callable[[], None]) -> int:
    """Start processes that share the public port, and look after them until a signal ends them all."""
    if os.name == "nt":
        raise OptionsError("--processes: Windows cannot share a port like this; start several servers behind a proxy")
    plans = [
        msgspec.structs.replace(
            plan,
            number=number,
            listening=listening.fileno(),
            peer_port=plan.peer_port + number if plan.peer_port else 0,
        )
        for number in range(plan.processes)
    ]
    code = asyncio.run(
        supervise(CHILD, [msgspec.json.encode(one) for one in plans], (listening.fileno(),), ready),
    )
    if code == 0:
        output().print(look.text("serving-ended"), style=QUIET)
    return code


def peering(host: str, port: int) -> socket.socket:
    """Bind the port at which the other processes reach this one."""
    try:
        return listen(host, port)
    except OSError as error:
        raise OptionsError(
            f"--peer-host {host}, port {port}: cannot be used: {error.strerror}; choose others"
        ) from error


def address_of(host: str, port: int) -> str:
    """Where the other processes reach a port on this host."""
    if host in EVERYWHERE:
        found = outward_address()
        if found is None:
            raise OptionsError(
                f"--peer-host {host}: this machine has no address in a network; say which one others can reach"
            )
        host = found
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
