"""Many faults against the real server: ./merlin python -m tests.blackbox --faults 300."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.blackbox.faults import blackbox
from tests.blackbox.process import BROKEN, SERVER


def main() -> int:
    """Run a storm and tell what was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.blackbox", description=__doc__)
    parser.add_argument("--faults", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--control", action="store_true", help="a server that acknowledges before it keeps")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="merlin-blackbox-") as folder:
        report = blackbox(Path(folder), wanted.faults, wanted.seed, *((BROKEN, 5.0) if wanted.control else (SERVER,)))
    print(*report.wrong, sep="\n")
    print(report)
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
