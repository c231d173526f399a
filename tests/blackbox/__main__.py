"""Many faults against the real server: ./merlin python -m tests.blackbox --processes 2 --faults 300."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.blackbox.cluster_storm import ClusterReport, storm
from tests.blackbox.faults import Report, blackbox
from tests.blackbox.process import BROKEN, SERVER, UNFENCED, WIRED


def main() -> int:
    """Run a storm and tell what was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.blackbox", description=__doc__, allow_abbrev=False)
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1, help="one on SQLite, or two on PostgreSQL")
    parser.add_argument("--faults", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kinds", default="", help="of two processes: only these faults, with commas between")
    parser.add_argument(
        "--control",
        action="store_true",
        help="a server that acknowledges before it keeps; of two processes, one that knows no fence: both are caught",
    )
    wanted = parser.parse_args()
    began = time.monotonic()
    report: Report | ClusterReport

    def tell(text: str) -> None:
        print(f"{time.monotonic() - began:7.1f} s  {text}", flush=True)

    with tempfile.TemporaryDirectory(prefix="merlin-blackbox-") as name:
        folder = Path(name)
        if wanted.processes == 1:
            report = blackbox(folder, wanted.faults, wanted.seed, *((BROKEN, 5.0) if wanted.control else (SERVER,)))
        else:
            kinds = tuple(filter(None, wanted.kinds.split(",")))
            command = UNFENCED if wanted.control else WIRED
            report = storm(folder, wanted.faults, wanted.seed, command, kinds=kinds, tell=tell)
    print(*report.wrong, sep="\n")
    print(report)
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
