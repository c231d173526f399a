"""Makes a Python that starts with this look like one on Windows: what only POSIX has cannot be reached from our code.

A copy of this file named sitecustomize.py stands on the path of the processes that the tests start, and so of all that
those start themselves.
"""

import asyncio  # noqa: F401 – these look for what is hidden below, and have to find their own system
import builtins
import fcntl
import importlib
import multiprocessing.context  # noqa: F401
import os
import signal
import subprocess  # noqa: F401
import sys
import types
from typing import Any

HIDDEN = {"fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "syslog", "uvloop"}
OURS = ("merlin_bigbox", "tools", "__main__", "<run_path>")
POSIX_ONLY = {
    os: ("fork", "forkpty", "nice", "pwrite", "pread", "O_CLOEXEC", "geteuid", "getuid", "killpg", "setsid", "getpgid"),
    signal: ("SIGALRM", "setitimer", "alarm", "pause", "SIGUSR1", "SIGHUP", "SIGQUIT"),
}


class Hidden(types.ModuleType):
    """A module as our code sees it there: what only POSIX has is not in it."""

    def __init__(self, real: types.ModuleType, without: tuple[str, ...]) -> None:
        super().__init__(real.__name__)
        self.__dict__.update({name: value for name, value in vars(real).items() if name not in without})


SEEN = {real.__name__: Hidden(real, without) for real, without in POSIX_ONLY.items()}
find = builtins.__import__
load = importlib.import_module


def is_ours(name: object) -> bool:
    return isinstance(name, str) and name.partition(".")[0] in OURS


def guarded(name: str, variables: Any = None, *rest: Any, **more: Any) -> Any:
    """`import` as our code gets it."""
    if variables is not None and is_ours(variables.get("__name__")):
        if name.partition(".")[0] in HIDDEN:
            raise ModuleNotFoundError(f"No module named {name!r}")
        if name in SEEN:
            return SEEN[name]
    return find(name, variables, *rest, **more)


def guarded_load(name: str, package: str | None = None) -> Any:
    """`importlib.import_module` as our code gets it."""
    if name in HIDDEN and is_ours(sys._getframe(1).f_globals.get("__name__")):
        raise ModuleNotFoundError(f"No module named {name!r}")
    return load(name, package)


def locking(descriptor: int, mode: int, count: int) -> None:
    """Windows' own lock: at a place of the file, and nobody else's while it is there."""
    place = os.lseek(descriptor, 0, os.SEEK_CUR)
    fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    assert (mode, count) == (2, 1)
    assert place > 1 << 20, "the locked byte must lie beyond what is written"


windows = types.ModuleType("msvcrt")
windows.locking = locking  # type: ignore[attr-defined]
windows.LK_NBLCK = 2  # type: ignore[attr-defined]
sys.modules["msvcrt"] = windows
builtins.__import__ = guarded  # type: ignore[assignment]
importlib.import_module = guarded_load
