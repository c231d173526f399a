"""The process for heavy work: reads jobs from standard input, writes results, and exits when its input closes."""

from __future__ import annotations

import os
import signal
import sys
import traceback

from merlin_bigbox.printable import printable
from merlin_bigbox.server.heavy.pipe import Job, Result, packed, read, unpacked
from merlin_bigbox.server.protocol.refusal import RefusalError

NICE = 5
"""Tables go before replays."""


def main() -> int:
    """Work until the input ends. The argument is the memory that may be used; 0 for any."""
    _limit_memory(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this
    if hasattr(os, "nice"):
        os.nice(NICE)
    with os.fdopen(os.dup(1), "wb", 0) as results:
        # Whatever a task prints must not get between the results.
        os.dup2(2, 1)
        while (body := read(sys.stdin.buffer)) is not None:
            results.write(packed(done(unpacked(body))))
    return 0


def done(job: Job) -> Result:
    """The result of a job, whatever happens in it."""
    try:
        return Result(job.task(*job.arguments))
    except RefusalError as refusal:
        return Result(refused=(refusal.reason, refusal.detail))
    except (MemoryError, RecursionError):
        return Result(refused=("too-large", "there is too much in it"))
    except Exception as error:  # noqa: BLE001 – whatever it is, the server is told
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{os.path.basename(place.filename)}:{place.lineno}"  # noqa: PTH119 – nothing of a path but the name
        return Result(failed=f"{type(error).__name__}: {printable(str(error), 200)} ({where})")


def _limit_memory(most: int) -> None:
    try:
        import resource  # noqa: PLC0415 – not on Windows
    except ImportError:
        return
    if most:
        try:
            resource.setrlimit(resource.RLIMIT_AS, (most, most))
        except (ValueError, OSError):
            return


if __name__ == "__main__":
    sys.exit(main())
