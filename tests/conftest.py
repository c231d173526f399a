"""What all tests share: how hypothesis searches, and a line that says which engine runs."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from tests.postgres import Postgres

# No deadline and no complaint about slow examples: a busy machine must not fail a right answer. Derandomised where
# nobody can replay a lucky find.
UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("here", UNHURRIED)
settings.register_profile("ci", UNHURRIED, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def is_compiled() -> bool:
    """Found out without importing anything: what importing does is tested, too."""
    found = importlib.util.find_spec("merlin_bigbox.engine.core.state")
    return found is not None and not str(found.origin).endswith(".py")


def pytest_report_header() -> str:
    return f"merlin engine: {'compiled' if is_compiled() else 'interpreted'}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`./merlin python -m pytest` runs on the compiled engine where there is one, without what looks at sources."""
    left_out = {"interpreted_only"} if is_compiled() and not config.option.markexpr else set[str]()
    if os.environ.get("MERLIN_FULL") != "1":
        left_out.add("full_only")
    gone = [item for item in items if any(item.get_closest_marker(name) for name in left_out)]
    config.hook.pytest_deselected(items=gone)
    items[:] = [item for item in items if item not in gone]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process; each takes a database of its own."""
    from tests.postgres import running

    with running() as found:
        yield found
