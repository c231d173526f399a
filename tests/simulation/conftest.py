"""Simulated bots have the seconds that real ones have, whatever other tests of the same process changed."""

from __future__ import annotations

import pytest

from merlin_bigbox.server.thinking import pool

MARGIN = 5.0
"""Seconds beyond its own after which a bot is stopped: what the server has by itself."""


@pytest.fixture(autouse=True)
def _usual_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's tests give bots all the time in the world; here time is virtual, and who hangs has to be noticed."""
    monkeypatch.setattr(pool, "MARGIN", MARGIN)
