"""One server for all tests that can share it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from merlin_bigbox.server import health
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.thinking import pool
from tests.server.client import House, house


@pytest.fixture(scope="session", autouse=True)
def _all_the_time_in_the_world() -> Iterator[None]:
    """A busy machine must not stop a bot that would have answered: no test here waits for the safety net's seconds.

    Nor is a server unwell because the machine is busy, unless a test says so.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pool, "MARGIN", 600.0)
        patch.setattr(health, "LAGGING_SECONDS", 600.0)
        patch.setattr(health, "STORE_SECONDS", 600.0)
        yield


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for new people in every test, who all come from one address."""
    limits = replace(Limits(), people_at_once=10_000.0, requests_at_once=100_000.0, messages_at_once=10_000.0)
    with house(tmp_path_factory.mktemp("shared"), limits) as found:
        yield found
