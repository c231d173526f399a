"""Absence: a bot replaces a person only after a long one, never to their harm, and they get the seat back at once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.live.watcher import Watcher
from merlin_bigbox.server.protocol.http import CreateTable, SeatPlan
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import User
from merlin_bigbox.server.tables import beginning, seats
from merlin_bigbox.server.tables.info import table_info
from merlin_bigbox.server.tables.table import Table
from tests.server.client import ME as MY_SEAT
from tests.server.client import OPEN as OPEN_SEAT
from tests.server.client import house
from tests.server.virtual import World, under_a_virtual_clock

GRACE = Limits().absence_seconds
ME, OPEN = SeatPlan("me"), SeatPlan("open")


def page(user: User) -> Watcher:
    return Watcher(user, "en", Limits().socket_bytes)


async def two_people(world: World, *, begun: bool = True) -> tuple[Table, User, User, Watcher]:
    """A table with a host and a guest, both there; and the guest's page."""
    ann, bob = await world.person("Ann"), await world.person("Bob")
    table = await world.tables.create(CreateTable((ME, OPEN)), ann)
    table.presence.enter(page(ann))
    guest = page(bob)
    table.presence.enter(guest)
    await seats.sit(table, bob, 1)
    if begun:
        await beginning.start(table, ann)
    return table, ann, bob, guest


async def refused(table: Table, user: User, bot: str = "") -> str:
    with pytest.raises(RefusalError) as found:
        await seats.stand(table, user, 1, bot)
    assert table.seats[1].bot is None
    return found.value.reason


def test_a_moment_without_a_socket_does_not_cost_the_seat(tmp_path: Path) -> None:
    """The host cannot replace anybody before they have been away for long; everybody sees since when they are."""

    async def scene(world: World) -> None:
        table, ann, bob, guest = await two_people(world)
        assert await refused(table, ann) == "not-away"
        table.presence.leave(guest)
        await asyncio.sleep(0.04)
        assert await refused(table, ann, "random") == "not-away"
        await asyncio.sleep(GRACE - 10)
        told = table_info(table, "somebody").seats[1]
        assert told.away_seconds == pytest.approx(GRACE - 10, abs=0.2)
        assert told.replaceable_in == pytest.approx(10, abs=0.2)
        assert await refused(table, ann) == "not-away"
        table.presence.enter(guest)  # back in time: the absence is over
        table.presence.leave(guest)
        await asyncio.sleep(15)
        assert await refused(table, ann) == "not-away"
        await asyncio.sleep(GRACE)
        await seats.stand(table, ann, 1, "")
        assert table.seats[1].bot == seats.DEFAULT_BOT
        await seats.sit(table, bob, 1)
        assert table.seats[1].bot is None

    under_a_virtual_clock(tmp_path, scene)


def test_nobody_but_the_host_replaces_anybody_and_never_by_a_weaker_bot(tmp_path: Path) -> None:
    """A bot that is chosen to hurt is refused; one's own seat one may give to any bot."""

    async def scene(world: World) -> None:
        table, ann, bob, guest = await two_people(world)
        eve = await world.person("Eve")
        table.presence.leave(guest)
        await asyncio.sleep(GRACE + 1)
        assert await refused(table, eve) == "not-your-seat"
        for weaker in ("random", "page", "squire"):
            assert await refused(table, ann, weaker) == "options"
        await seats.stand(table, bob, 1, "random")
        assert table.seats[1].bot == "random"
        with pytest.raises(RefusalError, match="not-away"):
            await seats.stand(table, ann, 1, "merlin")

    under_a_virtual_clock(tmp_path, scene)


def test_another_page_of_the_same_person_counts(tmp_path: Path) -> None:
    """Away is who has no page open at all."""

    async def scene(world: World) -> None:
        table, ann, bob, guest = await two_people(world)
        table.presence.enter(page(bob))
        table.presence.leave(guest)
        await asyncio.sleep(2 * GRACE)
        assert await refused(table, ann) == "not-away"

    under_a_virtual_clock(tmp_path, scene)


def test_after_a_restart_an_absence_starts_anew(tmp_path: Path) -> None:
    """Nobody loses a seat because the server was away."""

    async def scene(world: World) -> None:
        table, ann, _, _ = await two_people(world)
        await world.tables.close()
        await asyncio.sleep(2 * GRACE)
        world.tables = world.registry()
        again = await world.tables.find(table.row.id)
        again.presence.enter(page(ann))
        assert await refused(again, ann) == "not-away"
        await asyncio.sleep(GRACE)
        await seats.stand(again, ann, 1, "")

    under_a_virtual_clock(tmp_path, scene)


def test_before_the_game_an_absent_persons_seat_can_be_freed(tmp_path: Path) -> None:
    """Nothing is lost by it, so there is no need to wait; who is there keeps the seat."""

    async def scene(world: World) -> None:
        table, ann, _, guest = await two_people(world, begun=False)
        assert await refused(table, ann) == "not-away"
        table.presence.leave(guest)
        await seats.stand(table, ann, 1, "")
        assert table.seats[1].kind == "open"

    under_a_virtual_clock(tmp_path, scene)


def test_a_socket_that_closes_and_opens_is_told_to_everybody(tmp_path: Path) -> None:
    """Over the wire: away, refused, replaced, and back."""
    with house(tmp_path, replace(Limits(), absence_seconds=0.0)) as found:
        ann, bob = found.browser("Ann"), found.browser("Bob")
        table = ann.create(MY_SEAT, OPEN_SEAT)["id"]
        host, guest = ann.line(table), bob.line(table)
        guest.ask_and_see("sit", seat="yellow")
        host.ask_and_see("start")
        assert host.ask("stand", seat="yellow")["reason"] == "not-away"
        guest.close()
        host.until("info", lambda message: message["info"]["seats"][1]["away_seconds"] is not None)
        host.ask_and_see("stand", seat="yellow")
        assert host.info["seats"][1]["bot"] == "knight"
        bob.line(table).ask_and_see("sit", seat="yellow")
