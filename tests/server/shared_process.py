"""`merlin serve --store` as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def serving(url: str, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server on a database, killed at the end whatever happens; with its address."""
    command = [sys.executable, "-m", "merlin_bigbox", "serve", "--port", "0", "--store", url, "--lang", "en", *options]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "200"}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        assert server.stdout is not None
        first = server.stdout.readline()
        assert first, server.stderr.read() if server.stderr is not None else ""
        yield server, first.split()[-1]
    finally:
        server.kill()
        server.communicate()
