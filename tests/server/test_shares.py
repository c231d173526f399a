"""What people add to the dice: pledged before, told at the start, kept through crashes, and proved by the record."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from merlin_bigbox.game.dice import final_seed
from merlin_bigbox.game.proof import examine
from merlin_bigbox.game.record import read, record
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.protocol.http import CreateTable, SeatPlan
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import User
from merlin_bigbox.server.tables import beginning, seats
from merlin_bigbox.server.tables.info import table_info
from merlin_bigbox.server.tables.shares import dice_of
from merlin_bigbox.server.tables.table import Table
from tests.server.client import ME, OPEN, RANDOM, Browser, House
from tests.server.virtual import World, under_a_virtual_clock

MINE, FREE, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "random")
NONCES = {name: sha256(name.encode()).hexdigest() for name in ("ann", "bob", "cem")}
PLEDGES = {name: sha256(bytes.fromhex(nonce)).hexdigest() for name, nonce in NONCES.items()}
Scene = Callable[[World], Awaitable[None]]


def play(folder: Path, scene: Scene) -> None:
    """A scene under a virtual clock."""
    under_a_virtual_clock(folder, scene, replace(Limits(), reveal_seconds=10.0, pledge_seconds=20.0))


async def two(world: World) -> tuple[Table, User, User]:
    """A table at which both people have pledged."""
    ann, bob = await world.person("Ann"), await world.person("Bob")
    table = await world.tables.create(CreateTable((MINE, FREE), pledge=PLEDGES["ann"]), ann)
    await seats.sit(table, bob, 1, pledge=PLEDGES["bob"])
    return table, ann, bob


def nonces(table: Table) -> list[str | None]:
    """What each seat added to the dice of a game that has begun."""
    return [None if share is None or share.nonce is None else share.nonce.hex() for share in dice_of(table.row).shares]


def test_the_game_begins_with_the_last_nonce(tmp_path: Path) -> None:
    """Everybody's is in the dice; until then nobody is shown another's."""

    async def scene(world: World) -> None:
        table, ann, bob = await two(world)
        assert [share.pledge for share in table_info(table, "bob").shares] == [PLEDGES["ann"], PLEDGES["bob"]]
        await beginning.start(table, ann)
        assert (table.row.status, table_info(table, "bob").beginning) == ("waiting", True)
        await beginning.reveal(table, ann, NONCES["ann"])
        shown = table_info(table, "bob").shares
        assert [(share.told, share.nonce) for share in shown] == [(True, None), (False, None)]
        await beginning.reveal(table, bob, NONCES["bob"])
        assert table.row.status == "playing"
        assert nonces(table) == [NONCES["ann"], NONCES["bob"]]
        assert [share.nonce for share in table_info(table, "cem").shares] == [NONCES["ann"], NONCES["bob"]]
        dice = table.game.dice
        assert dice is not None
        assert dice.final == final_seed(table.row.seed, dice.shares) != final_seed(table.row.seed)

    play(tmp_path, scene)


def test_nobody_is_waited_for_longer_than_the_limit(tmp_path: Path) -> None:
    """Who keeps silent withheld the nonce, and the record says so."""

    async def scene(world: World) -> None:
        table, ann, bob = await two(world)
        await beginning.start(table, ann)
        await beginning.reveal(table, bob, NONCES["bob"])
        took = await world.until(lambda: table.row.status == "playing")
        assert 9.9 < took < 11
        assert nonces(table) == [None, NONCES["bob"]]
        notes = [one.note for one in examine(record(table.game)).findings if one.part == "share"]
        assert notes == ["withheld", "told"]
        with pytest.raises(RefusalError) as found:
            await beginning.reveal(table, ann, NONCES["ann"])
        assert found.value.reason == "not-now"

    play(tmp_path, scene)


@pytest.mark.parametrize("plans", [(MINE, BOT), (MINE, FREE)])
def test_without_pledges_a_game_begins_at_once(tmp_path: Path, plans: tuple[SeatPlan, ...]) -> None:
    """Programs and old pages need nothing new."""

    async def scene(world: World) -> None:
        ann = await world.person("Ann")
        table = await world.tables.create(CreateTable(plans), ann)
        if plans[1] is FREE:
            await beginning.start(table, ann)
        assert table.row.status == "playing"
        assert dice_of(table.row).shares == ()

    play(tmp_path, scene)


def test_a_wrong_nonce_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    """Before it is asked for, from somebody who pledged nothing, or another than the pledged one."""

    async def scene(world: World) -> None:
        table, ann, _ = await two(world)
        cem = await world.person("Cem")
        tries = [(ann, NONCES["ann"], "not-now")]
        for when in (0, 1):
            if when:
                await beginning.start(table, ann)
                tries = [(cem, NONCES["cem"], "not-your-seat"), (ann, NONCES["bob"], "malformed")]
            for user, nonce, reason in tries:
                before = table.row
                with pytest.raises(RefusalError) as found:
                    await beginning.reveal(table, user, nonce)
                assert found.value.reason == reason
                assert table.row == before

    play(tmp_path, scene)


def test_the_first_pledge_of_a_person_stands(tmp_path: Path) -> None:
    """Also with two seats at one screen; whoever leaves and comes back pledges anew, and too late is too late."""

    async def scene(world: World) -> None:
        ann, bob = await world.person("Ann"), await world.person("Bob")
        table = await world.tables.create(CreateTable((MINE, MINE, FREE), pledge=PLEDGES["ann"]), ann)
        with pytest.raises(RefusalError):
            await beginning.pledge(table, ann, PLEDGES["cem"])
        with pytest.raises(RefusalError):
            await beginning.pledge(table, bob, PLEDGES["bob"])
        await seats.sit(table, bob, 2)
        await beginning.pledge(table, bob, PLEDGES["cem"])
        await seats.stand(table, bob, 2, "")
        assert [share.seat for share in table_info(table, "ann").shares] == ["red", "yellow"]
        await seats.sit(table, bob, 2, pledge=PLEDGES["bob"])
        assert [share.pledge for share in table_info(table, "ann").shares] == [
            PLEDGES["ann"],
            PLEDGES["ann"],
            PLEDGES["bob"],
        ]
        await beginning.start(table, ann)
        with pytest.raises(RefusalError):
            await beginning.pledge(table, bob, PLEDGES["cem"])
        await beginning.reveal(table, ann, NONCES["ann"])
        await beginning.reveal(table, bob, NONCES["bob"])
        assert nonces(table) == [NONCES["ann"], NONCES["ann"], NONCES["bob"]]

    play(tmp_path, scene)


def test_a_crash_between_pledge_reveal_and_start_loses_nothing(tmp_path: Path) -> None:
    """The table is found as it was kept, and waits again for whoever has not told."""

    async def scene(world: World) -> None:
        table, ann, bob = await two(world)
        table = await world.registry().find(table.row.id)
        assert len(table.row.dice.shares) == 2
        await beginning.start(table, ann)
        await beginning.reveal(table, ann, NONCES["ann"])
        again = world.registry()
        again.start()
        table = await again.find(table.row.id)
        assert table_info(table, "ann").beginning
        assert [share.nonce for share in table.row.dice.shares] == [NONCES["ann"], None]
        await beginning.reveal(table, bob, NONCES["bob"])
        assert table.row.status == "playing"
        written = table.game.written()
        found = await world.registry().find(table.row.id)
        assert (found.game.written(), found.game.dice) == (written, table.game.dice)
        await again.close()

    play(tmp_path, scene)


def test_after_a_restart_a_game_that_was_about_to_begin_begins_by_itself(tmp_path: Path) -> None:
    """Nobody has to open its page: the server looks for such tables."""

    async def scene(world: World) -> None:
        table, ann, _ = await two(world)
        await beginning.start(table, ann)
        await world.tables.close()
        world.tables = world.registry()
        world.tables.start()
        await world.until(lambda: world.tables.in_memory > 0)
        found = await world.tables.find(table.row.id)
        await world.until(lambda: found.row.status == "playing")
        assert nonces(found) == [None, None]

    play(tmp_path, scene)


def test_a_game_begins_although_the_store_fails_at_that_moment(tmp_path: Path) -> None:
    """The table is dropped, found as it was kept, and waits again."""

    async def scene(world: World) -> None:
        table, ann, _ = await two(world)
        await beginning.start(table, ann)
        world.faulty.fail["append"] = 1
        await world.until(lambda: table.lost)
        await world.until(lambda: world.tables.in_memory > 0)
        found = await world.tables.find(table.row.id)
        assert found is not table
        await world.until(lambda: found.row.status == "playing")

    play(tmp_path, scene)


def test_a_rematch_waits_for_the_pledges_of_those_who_pledged_before(tmp_path: Path) -> None:
    """New pledges, new nonces; whoever does not come is not waited for long."""

    async def scene(world: World) -> None:
        ann = await world.person("Ann")
        table = await world.tables.create(CreateTable((MINE, BOT), pledge=PLEDGES["ann"]), ann)
        await beginning.reveal(table, ann, NONCES["ann"])
        while not table.game.is_over:
            if table.person_asked is None:
                await world.until(lambda: table.person_asked is not None or table.game.is_over)
            else:
                await table.act(0, table.game.at, table.game.options_now()[0], "ann")
        await world.tables.rematch(table, ann)
        again = await world.tables.find(table.row.rematch or "")
        assert (again.row.status, table_info(again, "ann").beginning) == ("waiting", False)
        await beginning.pledge(again, ann, PLEDGES["cem"])
        assert table_info(again, "ann").beginning
        await beginning.reveal(again, ann, NONCES["cem"])
        assert (again.row.status, nonces(again)) == ("playing", [NONCES["cem"], None])

    play(tmp_path, scene)


def test_a_rematch_without_its_people_begins_all_the_same(tmp_path: Path) -> None:
    """After the time to pledge, with what there is."""

    async def scene(world: World) -> None:
        ann = await world.person("Ann")
        table = await world.tables.create(CreateTable((MINE, BOT), pledge=PLEDGES["ann"]), ann)
        await beginning.reveal(table, ann, NONCES["ann"])
        await seats.stand(table, ann, 0, "random")
        await world.until(lambda: table.game.is_over)
        await world.tables.rematch(table, ann)
        again = await world.tables.find(table.row.rematch or "")
        took = await world.until(lambda: again.row.status == "playing")
        assert 19 < took < 22
        assert dice_of(again.row).shares == ()

    play(tmp_path, scene)


# --- over the wire ---------------------------------------------------------------------------------------------------


def pledging(browser: Browser, name: str, *plans: dict[str, str]) -> str:
    """A table made with a pledge."""
    return str(browser.create(*plans, pledge=PLEDGES[name])["id"])


def test_two_browsers_pledge_reveal_play_and_prove_their_shares(shared: House) -> None:
    """From the first pledge to the record of the finished game."""
    ann, bob = shared.browser("Ann"), shared.browser("Bob")
    table = pledging(ann, "ann", ME, OPEN)
    line, other = ann.line(table), bob.line(table)
    commitment = other.info["commitment"]
    assert other.ask("sit", seat="yellow", pledge=PLEDGES["bob"])["type"] == "done"
    line.ask_and_see("start")
    assert other.ask("reveal", nonce=NONCES["cem"])["reason"] == "malformed"
    assert other.ask("reveal", nonce="nonsense")["reason"] == "malformed"
    other.ask_and_see("reveal", nonce=NONCES["bob"])
    line.ask_and_see("reveal", nonce=NONCES["ann"])
    line.wait_for_start()
    other.wait_for_start()
    assert [share["nonce"] for share in other.info["shares"]] == [NONCES["ann"], NONCES["bob"]]
    other.ask_and_see("stand", seat="yellow", bot="random")
    while line.wait_for_turn():
        line.act()
    recorded = read(ann.http.get(f"/api/tables/{table}/record").text)
    assert recorded.commitment == commitment
    assert recorded.headers()["shares"] == f"{NONCES['ann']} {NONCES['bob']}"
    levels = [(one.part, one.level) for one in examine(recorded).findings]
    assert levels.count(("share", "proved")) == 2
    assert ("dice", "proved") in levels


def test_a_table_for_oneself_begins_when_its_maker_has_told(shared: House) -> None:
    """Made with a pledge, it waits for the nonce; the maker's page tells it as soon as it is there."""
    ann = shared.browser("Ann")
    table = pledging(ann, "ann", ME, RANDOM)
    line = ann.line(table)
    assert (line.info["status"], line.info["beginning"]) == ("waiting", True)
    line.ask_and_see("reveal", nonce=NONCES["ann"])
    line.wait_for_start()
    assert line.info["shares"][0]["nonce"] == NONCES["ann"]
