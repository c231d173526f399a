"""Lets one process at a time do what must not be done twice at once; a lock ends with its process."""

import runpy
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
LOOK_SECONDS = 0.2

# By its path: while a wheel is built the package itself cannot be imported.
lock: Callable[[int], bool] = runpy.run_path(str(ROOT / "src" / "merlin_bigbox" / "portable.py"))["lock"]


def wait_for(file: IO[str], say: Callable[[], None] = lambda: None) -> None:
    """Have an open file for oneself; `say` is called if that takes waiting."""
    if lock(file.fileno()):
        return
    say()
    while not lock(file.fileno()):
        time.sleep(LOOK_SECONDS)
