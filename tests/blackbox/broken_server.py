"""The control: a server that acknowledges moves before they are on the disk. The checker has to catch it."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable
from typing import Any
from unittest import mock

from merlin_bigbox.cli import main
from merlin_bigbox.server.store.writer import Writer
from merlin_bigbox.server.tables.table import Table

SECONDS = 0.3
"""So long a move that was acknowledged is not on the disk."""


async def _at_once(self: Table, writing: Awaitable[None]) -> None:
    task = asyncio.ensure_future(writing)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())


def _late(self: Writer, jobs: list[Any], keep: Any = Writer._keep) -> None:
    time.sleep(SECONDS)
    keep(self, jobs)


if __name__ == "__main__":
    with mock.patch.object(Table, "commit", _at_once), mock.patch.object(Writer, "_keep", _late):
        sys.exit(main(sys.argv[1:]))
