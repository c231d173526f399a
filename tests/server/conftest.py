"""One server for all tests that can share it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from merlin_bigbox.server.limits import Limits
from tests.server.playing import House, house


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for new people in every test, who all come from one address."""
    limits = replace(Limits(), people_at_once=10_000.0, requests_at_once=100_000.0, messages_at_once=10_000.0)
    with house(tmp_path_factory.mktemp("shared"), limits) as found:
        yield found
