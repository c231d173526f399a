"""Taking back is bounded, so that no table can be filled with it; what was taken back survives a restart."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from merlin_bigbox.game.testing.worlds import LONGEST
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.protocol.http import At, Branch, CreateTable, SeatPlan
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import User
from merlin_bigbox.server.tables.table import Table
from tests.server.virtual import World, under_a_virtual_clock

ME = SeatPlan("me")
FEW = replace(Limits(), undo_at_start=5, undo_per_turn=2, undo_per_game=8)
SEATS = 4


def test_the_longest_game_with_all_undo_stays_far_below_the_largest_number() -> None:
    """Decisions with an outcome of chance after each, all budgets spent (two records each), and a branch before it."""
    limits = Limits()
    largest = next(meta.le for meta in get_args(At)[1:])
    undone = 2 * SEATS * limits.undo_per_game
    assert limits.given_records + 2 * LONGEST + undone < largest
    assert 0 < limits.undo_at_start <= limits.undo_per_game


async def back_and_forth(table: Table, user: User, *, all_of_it: bool = False) -> int:
    """Play an action that can be taken back and take it back, until that is refused; how often it went well."""
    for count in range(1_000):
        game = table.game
        assert game.decider is not None
        seat = game.decider
        await table.act(seat, game.at, reversible(table), user.id)
        try:
            await table.undo(seat, game.at, user.id, whole_turn=all_of_it)
        except RefusalError as refusal:
            if refusal.reason != "undo-spent":
                raise
            return count
    raise AssertionError("taking back has no end")


def reversible(table: Table) -> int:
    """An action of the decider that can be taken back."""
    game = table.game
    for action in game.options_now():
        tried = game.copy()
        tried.step(action)
        if not tried.by_chance and game.decider is not None and tried.can_undo(game.decider):
            return int(action)
    raise AssertionError("nothing here can be taken back")


async def play_turn(table: Table, user: User) -> None:
    """Go on to the next turn of somebody else."""
    seat = table.game.decider
    while seat is not None and table.game.decider == seat:
        await table.act(seat, table.game.at, table.game.options_now()[-1], user.id)


@pytest.mark.parametrize("whole_turn", [False, True])
def test_taking_back_ends_and_comes_back_with_the_next_turn(tmp_path: Path, whole_turn: bool) -> None:
    """The rest of the game is not touched by it: the seat goes on, and has a little more after its turn."""

    async def scene(world: World) -> None:
        ann = await world.person("Ann")
        table = await world.tables.create(CreateTable((ME, ME)), ann)
        first = table.game.decider
        assert await back_and_forth(table, ann, all_of_it=whole_turn) == FEW.undo_at_start
        while True:
            await play_turn(table, ann)
            if table.game.decider == first:
                break
        assert first is not None
        assert table.undos.left(first) == FEW.undo_per_turn

    under_a_virtual_clock(tmp_path, scene, FEW)


def test_the_budget_is_the_same_after_a_restart(tmp_path: Path) -> None:
    """It follows from the records."""

    async def scene(world: World) -> None:
        ann = await world.person("Ann")
        table = await world.tables.create(CreateTable((ME, ME, ME)), ann)
        for _ in range(7):
            await play_turn(table, ann)
            seat = table.game.decider
            assert seat is not None
            await table.act(seat, table.game.at, reversible(table), ann.id)
            await table.undo(seat, table.game.at, ann.id, whole_turn=False)
        before = [table.undos.left(seat) for seat in range(3)]
        assert len(set(before)) > 1
        await world.tables.close()
        world.tables = world.registry()
        again = await world.tables.find(table.row.id)
        assert [again.undos.left(seat) for seat in range(3)] == before

    under_a_virtual_clock(tmp_path, scene, FEW)


def test_a_branch_takes_over_a_limited_number_of_records(tmp_path: Path) -> None:
    """Else branches of branches could become too long to be played."""

    async def scene(world: World) -> None:
        ann = await world.person("Ann")
        bots = CreateTable((SeatPlan("bot", "random"),) * 2)
        past = await world.tables.create(bots, ann)
        await world.until(lambda: past.row.status == "over")
        for at, fits in ((30, True), (31, False)):
            wish = CreateTable((ME, ME), branch=Branch(at, past.row.id))
            if fits:
                await world.tables.create(wish, ann)
            else:
                with pytest.raises(RefusalError, match="at most 30 records"):
                    await world.tables.create(wish, ann)

    under_a_virtual_clock(tmp_path, scene, replace(FEW, given_records=30))
