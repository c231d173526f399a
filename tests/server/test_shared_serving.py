"""`merlin serve --store`: the real command on a real PostgreSQL."""

from __future__ import annotations

import signal

import httpx
import pytest

from tests.postgres import Postgres
from tests.server.postgres_fixtures import new_database
from tests.server.shared_process import serving

pytestmark = [pytest.mark.interpreted_only, pytest.mark.slow]


@pytest.mark.parametrize("processes", ["1", "2"])
def test_it_says_where_it_is_and_ends_cleanly(postgres: Postgres, processes: str) -> None:
    url = new_database(postgres)
    with serving(url, "--processes", processes) as (server, address):
        answer = httpx.get(f"{address}/api/health/ready", timeout=300, trust_env=False)
        assert answer.status_code == 200, answer.text
        server.send_signal(signal.SIGTERM)
        out, err = server.communicate(timeout=300)
        assert server.returncode == 0, err
        assert "Tables are kept in postgresql://" in out
        assert out.count("The server has ended") == 1
        assert err == ""
