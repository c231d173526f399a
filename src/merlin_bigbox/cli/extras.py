"""What a command needs that an installation of the library alone does not have, and how to get it."""

from __future__ import annotations

import importlib.util
from typing import Final

from merlin_bigbox.terminal.said import SaidError

SERVER: Final = ("cryptography", "prometheus_client", "segno", "starlette", "uvicorn", "websockets")
"""The libraries of the extra `server`, as they are imported."""
INSTALL: Final = "pip install 'merlin-bigbox[server]'"


def needs_server() -> None:
    """Refuse to go on without the libraries of the server."""
    missing = [name for name in SERVER if importlib.util.find_spec(name) is None]
    if missing:
        raise SaidError("needs-server", missing=", ".join(missing), install=INSTALL)
