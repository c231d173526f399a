"""What the operating system does to processes for us: ends them, and tells whether they were stopped."""

from __future__ import annotations

import os
import signal
from typing import Final

HAS_KILL: Final = hasattr(signal, "SIGKILL")
HAS_STOPPED: Final = hasattr(os, "WSTOPPED") and hasattr(os, "waitid")
"""Windows cannot stop a process; there a silent one is noticed by its deadline alone."""


class Signals:
    """The operating system of this machine. A simulation has one of its own: its processes have no real numbers."""

    def kill(self, pid: int) -> bool:
        """End a process at once; False where only its transport can do that."""
        if HAS_KILL:
            os.kill(pid, signal.SIGKILL)
        return HAS_KILL

    def is_stopped(self, pid: int) -> bool:
        """Whether a child was stopped by a signal, so that no answer will come however long one waits."""
        if not HAS_STOPPED:
            return False
        try:
            return os.waitid(os.P_PID, pid, os.WSTOPPED | os.WNOHANG | os.WNOWAIT) is not None
        except OSError:
            return False


SIGNALS: Final = Signals()
