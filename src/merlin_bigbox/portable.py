"""What systems do in different ways: locks on files, and where a user's data stand.

The bootstrap and the tools run this file by its path, before anything is installed: standard library only.
"""

from __future__ import annotations

import importlib
import os
from pathlib import Path
from typing import Any, Final

FAR: Final = 1 << 30
"""Where Windows locks a byte: nobody can read a locked one, so it lies beyond everything that is written."""
BINARY: Final[int] = getattr(os, "O_BINARY", 0)
"""For `os.open`: without it, Windows writes other line ends than it is given."""


def _locker() -> Any:
    """The module that locks: `fcntl` where there is one, else that of Windows."""
    try:
        return importlib.import_module("fcntl")
    except ImportError:
        return importlib.import_module("msvcrt")


def lock(descriptor: int) -> bool:
    """Have an open file for oneself until it is closed or the process ends; False if somebody else has it."""
    locker = _locker()
    try:
        if hasattr(locker, "flock"):
            locker.flock(descriptor, locker.LOCK_EX | locker.LOCK_NB)
        else:
            place = os.lseek(descriptor, 0, os.SEEK_CUR)
            os.lseek(descriptor, FAR, os.SEEK_SET)
            try:
                locker.locking(descriptor, locker.LK_NBLCK, 1)
            finally:
                os.lseek(descriptor, place, os.SEEK_SET)
    except OSError:
        return False
    return True


def data_home() -> Path:
    """Where programs keep what belongs to a user."""
    if os.name == "nt":
        told = os.environ.get("LOCALAPPDATA")
        return Path(told) if told else Path.home() / "AppData" / "Local"
    told = os.environ.get("XDG_DATA_HOME")
    return Path(told) if told else Path.home() / ".local" / "share"
