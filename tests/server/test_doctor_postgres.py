"""The doctor looks at tables in PostgreSQL as at those in a folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from merlin_bigbox.cli.app import main
from merlin_bigbox.server.doctor import look_at
from merlin_bigbox.server.doctor.shared import look_at_database
from merlin_bigbox.server.store.postgres.copying import to_postgres
from merlin_bigbox.server.store.schema import SchemaError
from tests.postgres import Postgres
from tests.server.client import RANDOM, house
from tests.server.postgres_fixtures import new_database
from tests.server.test_postgres_store import execute

pytestmark = pytest.mark.interpreted_only


def _quiet(_done: int, _total: int) -> None:
    """Nobody watches."""


@pytest.fixture(scope="module")
def url(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database with a game that was played to its end, as sound as the folder it comes from."""
    folder: Path = tmp_path_factory.mktemp("doctor") / "data"
    with house(folder) as found:
        ann = found.browser("Ann")
        line = ann.line(ann.create(RANDOM, RANDOM)["id"])
        while line.info["status"] != "over":
            line.receive()
        line.ask("say", text="hello")
    before = look_at(folder, _quiet)
    assert before.findings == []
    url = new_database(postgres)
    to_postgres(folder, url, _quiet)
    after = look_at_database(url, _quiet)
    assert after.findings == []
    assert (after.users, after.tables, after.records) == (before.users, before.tables, before.records)
    return url


@pytest.mark.parametrize(
    ("statement", "kind"),
    [
        ("UPDATE chat SET text = 'other'", "chat"),
        ("UPDATE users SET name = 'other'", "user"),
        ("UPDATE tables SET changed = 0", "table"),
        ("DELETE FROM facts WHERE name = 'users'", "rows"),
        ("DELETE FROM kept", "secret-lost"),
        ("UPDATE kept SET value = 'x'", "secret-other"),
        ("DROP TRIGGER actions_stay ON actions", "structure"),
        ("UPDATE snapshots SET state = 'x'", "snapshot"),
    ],
)
def test_every_kind_of_damage_is_found(url: str, postgres: Postgres, statement: str, kind: str) -> None:
    name = url.split("?", maxsplit=1)[0].rsplit("/", 1)[1]
    copy = postgres.url(postgres.database(name))
    execute(copy, statement)
    assert [finding.kind for finding in look_at_database(copy, _quiet).findings] == [kind]


def test_the_command_examines_a_database(url: str, postgres: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--store", url]) == 0
    assert "all is sound" in capsys.readouterr().out
    assert main(["doctor", "--store", url, "--repair"]) == 2
    assert "backup" in capsys.readouterr().err
    assert main(["doctor", "--store", "elsewhere"]) == 2
    assert "address of a database" in capsys.readouterr().err
    with pytest.raises(SchemaError, match="no tables of Merlin"):
        look_at_database(postgres.url(postgres.database()), _quiet)
