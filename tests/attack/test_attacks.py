"""Every attack fails against the server, and succeeds where the defence is taken away: so it is known to work."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from starlette.requests import Request

from merlin_bigbox.attack import ATTACKS
from merlin_bigbox.attack.house import House, own_house
from merlin_bigbox.attack.target import Target, Verdict
from merlin_bigbox.attack.wire import Address
from merlin_bigbox.server.http import routes
from merlin_bigbox.server.http.hosts import Hosts
from merlin_bigbox.server.limits import Limits, names_of_limits
from merlin_bigbox.server.store import SQLiteStore
from merlin_bigbox.server.tables import info, origins
from merlin_bigbox.server.tables.guests import Guests
from tests.server.client import house

BY_NAME = {attack.name: attack for attack in ATTACKS}
MANY = 10**9

LOW: dict[str, dict[str, float]] = {
    "silent-reader": {"flood_seconds": 1.0, "send_seconds": 1.0},
    "socket-flood": {"new_sockets_at_once": 10},
    "half-requests": {"header_seconds": 1.0, "waiting_per_address": 10},
    "table-flood": {"tables_per_day": 10},
    "people-flood": {"people_at_once": 10},
    "undo-flood": {"undo_at_start": 5},
}
"""Lower limits, so that the smallest attack reaches them."""

WITHOUT: dict[str, dict[str, float]] = {
    "silent-reader": {
        "flood_seconds": MANY,
        "send_seconds": MANY,
        "messages_per_second": MANY,
        "messages_at_once": MANY,
        "socket_bytes": MANY,
    },
    "socket-flood": {"new_sockets_at_once": MANY, "sockets_per_person": MANY, "sockets_per_address": MANY},
    "half-requests": {"header_seconds": MANY, "waiting_connections": MANY, "waiting_per_address": MANY},
    "too-large": {"body_bytes": MANY, "record_bytes": MANY, "message_bytes": MANY, "hello_seconds": 2.0},
    "table-flood": {"tables_per_day": MANY, "tables_per_address": MANY, "unfinished_per_person": MANY},
    "people-flood": {"people_at_once": MANY},
    "gone-for-a-moment": {"absence_seconds": 0},
    "chat-flood": {"chat_at_once": MANY},
    "undo-flood": {"undo_at_start": MANY, "undo_per_game": MANY},
}
"""The limits that hold an attack back, taken away."""


def nobody_is_foreign(*_: Any, **__: Any) -> bool:
    return False


async def used_again(store: SQLiteStore, code: bytes, _: bytes) -> object:
    return await store.find_by_recovery(code)


def break_at_odd_origins(connection: Request, *_: Any, **__: Any) -> bool:
    """As it was before: `urlsplit` raises an error for what is no address."""
    return urlsplit(connection.headers.get("origin", "")).netloc == "elsewhere.example"


def allow(*_: Any, **__: Any) -> bool:
    return True


def ignore(*_: Any, **__: Any) -> None:
    return None


PATCHED: dict[str, list[tuple[Any, str, Any]]] = {
    "foreign-pages": [(routes, "foreign", nobody_is_foreign)],
    "forged-host": [(Hosts, "allows", allow)],
    "bad-bytes": [(routes, "foreign", break_at_odd_origins)],
    "recovery-reuse": [(SQLiteStore, "use_recovery", used_again)],
    "seat-grab": [(Guests, "check_sit", ignore)],
    "rigged-branch": [(origins, "check_alone", ignore), (info, "origin_info", ignore)],
    "typed-branched": [(origins, "check_alone", ignore), (info, "origin_info", ignore)],
}
"""The code that holds an attack back, taken away."""

ONLY_HELD = {
    "dead-workers": "the supervision of workers is no single switch; its own tests take it apart",
    "stopped-workers": "the same",
    "replay-flood": "only a time could tell, and no test measures time",
    "crowd-of-merlins": "the same",
}
"""Attacks that are not shown to succeed anywhere, and why."""


def attack(names: Iterable[str], limits: dict[str, float], patience: float = 600.0) -> dict[str, Verdict]:
    """Run attacks in their smallest size against one server, with all the time in the world."""

    async def run() -> dict[str, Verdict]:
        verdicts: dict[str, Verdict] = {}
        async with own_house(limits) as found:
            for number, name in enumerate(names, 1):
                target = await Target.at(found, number, scale=0, longest=300.0, patience=patience)
                verdicts[name] = await BY_NAME[name].run(target)
        return verdicts

    return asyncio.run(run())


@pytest.mark.slow
@pytest.mark.interpreted_only
def test_the_server_holds() -> None:
    """One attack after the other, as the server is."""
    verdicts = attack([name for name in BY_NAME if name not in LOW], {})
    assert [(name, verdict) for name, verdict in verdicts.items() if not verdict.held] == []


@pytest.mark.slow
@pytest.mark.interpreted_only
@pytest.mark.parametrize("name", LOW)
def test_the_server_holds_by_its_limits(name: str) -> None:
    """Attacks that go for a number."""
    verdict = attack([name], LOW[name])[name]
    assert verdict.held, verdict


@pytest.mark.slow
@pytest.mark.interpreted_only
def test_without_its_limits_the_server_breaks() -> None:
    """The attacks are real ones: with the limits out of reach they succeed."""
    limits = {name: value for without in WITHOUT.values() for name, value in without.items()}
    verdicts = attack(WITHOUT, limits, patience=3.0)
    assert [(name, verdict) for name, verdict in verdicts.items() if verdict.held] == []


@pytest.mark.slow
@pytest.mark.interpreted_only
@pytest.mark.parametrize("name", PATCHED)
def test_without_its_check_the_server_breaks(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for what is held back by code and by no number."""
    for place, function, other in PATCHED[name]:
        monkeypatch.setattr(place, function, other)

    async def run(url: str) -> Verdict:
        return await BY_NAME[name].run(await Target.at(House(Address.of(url)), scale=0, longest=300.0))

    with house(tmp_path / "data", Limits()) as found:
        verdict = asyncio.run(run(found.url))
    assert not verdict.held, verdict


def test_every_attack_is_shown_to_work() -> None:
    """Or it is said why not; and no limit is misspelt."""
    assert set(WITHOUT) | set(PATCHED) | set(ONLY_HELD) == set(BY_NAME)
    assert not (set(WITHOUT) | set(PATCHED)) & set(ONLY_HELD)
    for limits in (*LOW.values(), *WITHOUT.values()):
        assert set(limits) <= set(names_of_limits())
