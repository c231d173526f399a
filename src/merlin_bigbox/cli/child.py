"""One of several processes of `merlin serve --processes N`: told what to do by a pipe, it ends when that is closed."""

from __future__ import annotations

import os
import signal
import socket
import sys
from threading import Event, Thread
from typing import Final

import msgspec

from merlin_bigbox.cli.app import refusing
from merlin_bigbox.cli.shared_server import Plan, open_store, serve_one
from merlin_bigbox.server.logs import configure
from merlin_bigbox.server.processes import READY

END_SECONDS: Final = 30.0
"""How long an orderly end may take once nobody looks after this process any more."""


def _follow(parent: int) -> None:
    """End with whoever started this process, also if it was killed: then the pipe is closed."""
    while os.read(parent, 1_000):
        pass
    os.kill(os.getpid(), signal.SIGTERM)
    Event().wait(END_SECONDS)
    os._exit(1)


def run() -> int:
    """Serve as told."""
    plan = msgspec.json.decode(sys.stdin.buffer.readline(), type=Plan)
    Thread(target=_follow, args=(sys.stdin.fileno(),), name="parent", daemon=True).start()
    configure(plan.log, plan.limits)
    listening = socket.socket(fileno=plan.listening)

    def ready() -> None:
        os.write(sys.stdout.fileno(), READY)
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nobody reads any more

    serve_one(plan, listening, open_store(plan.store, plan.limits), ready)
    return 0


if __name__ == "__main__":
    sys.exit(refusing(run))
