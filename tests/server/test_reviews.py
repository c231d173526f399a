"""Reviews of finished tables: begun by the last move or by asking, kept with the game, never of a running one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.review import review as reviewing
from merlin_bigbox.review.judging import Effort
from merlin_bigbox.review.review import Level, LevelName, Part, Review
from merlin_bigbox.review.ruler import VERSION
from merlin_bigbox.server import reviews, server
from merlin_bigbox.server.heavy import tasks
from merlin_bigbox.server.heavy.pool import Heavy, InLoop
from merlin_bigbox.server.heavy.tasks import Told
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.reviews import Reviews, packed, unpacked
from merlin_bigbox.server.store import ReviewRow, Store, StoreError
from tests.server.client import ME, RANDOM, House, house
from tests.server.test_lessons import refused

LITTLE = Level(1, Effort(answers=2, screened=1, proved=2))
WAITING = 2


class Shelf:
    """The part of a store that reviews need."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, str], ReviewRow] = {}

    async def review(self, table: str, level: str) -> ReviewRow | None:
        return self.rows.get((table, level))

    async def set_review(self, row: ReviewRow) -> None:
        self.rows[row.table, row.level] = row


def of_server(heavy: Heavy, shelf: Shelf | None = None) -> Reviews:
    return Reviews(heavy, cast("Store", shelf or Shelf()), lambda: 5.0, WAITING)


def blank(level: LevelName = "quick") -> Review:
    """A review that says nothing."""
    return Review(VERSION, level, 0, (1, 2), (), (), (), ())


class Slow(InLoop):
    """Heavy work that waits until it may go on, and then says nothing."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.asked: list[Any] = []

    async def run(self, task: Any, *arguments: Any, who: Sequence[str] = (), cost: int = 0) -> Any:  # type: ignore[override]
        self.asked.append(arguments)
        await self.go.wait()
        return blank(arguments[-1]) if task is tasks.review_whole else Part(1)


def told() -> Told:
    """A finished game, in which everybody takes the first option."""
    game = Game.new(GameOptions(players=2), seed=1)
    while not game.is_over:
        game.play(game.choices()[0])
    return Told(game.options, game.written(), game.dice, 0, ())


async def made(of: Reviews, table: str, game: Told) -> tuple[Review, list[float]]:
    """The review, and what was said while it was made."""
    shares: list[float] = []
    while isinstance(found := await of.ask(table, game), float):
        shares.append(found)
        await asyncio.sleep(0)
    return found, shares


@pytest.mark.compiled_only
def test_asking_begins_a_review_which_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(reviewing.LEVELS, "quick", LITTLE)

    async def run() -> None:
        of, game = of_server(InLoop()), told()
        found, shares = await made(of, "one", game)
        assert shares[0] == 0
        assert shares == sorted(shares)
        assert await of.ask("one", game) is found
        again, _ = await made(of, "two", game)
        assert again == found

    asyncio.run(run())


def test_only_so_many_are_made_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "AT_ONCE", 1)

    async def wait(*_: Any, **__: Any) -> None:
        await asyncio.sleep(3600)

    heavy = InLoop()
    monkeypatch.setattr(heavy, "run", wait)

    async def run() -> None:
        of, game = of_server(heavy), told()
        assert await of.ask("one", game) == 0
        with pytest.raises(RefusalError) as refusal:
            await of.ask("two", game)
        assert refusal.value.reason == "too-many"
        await of.close()

    asyncio.run(run())


def test_nobody_takes_all_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """One person has so many reviews made at once; what nobody came back for keeps no place."""
    begun = asyncio.Event()

    async def wait(*_: Any, **__: Any) -> Review:
        await begun.wait()
        return blank()

    heavy = InLoop()
    monkeypatch.setattr(heavy, "run", wait)

    async def run() -> None:
        of, game = of_server(heavy), told()
        for table in ("one", "two"):
            assert await of.ask(table, game, who=("ann", "127.0.0.1")) == 0
        with pytest.raises(RefusalError):
            await of.ask("three", game, who=("ann", "127.0.0.2"))
        assert await of.ask("three", game, who=("bob", "127.0.0.3")) == 0
        assert await of.ask("four", game, who=("bob", "127.0.0.3")) == 0
        begun.set()
        while not all(work.task.done() for work in of._work.values()):
            await asyncio.sleep(0)
        assert await of.ask("five", game, who=("ann", "127.0.0.1")) == 0
        assert isinstance(await of.ask("one", game), Review)
        await of.close()

    asyncio.run(run())


def test_what_fails_is_told_and_can_be_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any, **__: Any) -> None:
        raise RefusalError("too-large", "this takes too long")

    heavy = InLoop()
    monkeypatch.setattr(heavy, "run", fail)

    async def run() -> None:
        of, game = of_server(heavy), told()
        for _ in range(2):
            assert await of.ask("one", game) == 0
            while not all(work.task.done() for work in of._work.values()):
                await asyncio.sleep(0)
            with pytest.raises(RefusalError):
                await of.ask("one", game)

    asyncio.run(run())


def test_a_review_is_found_again_after_a_restart() -> None:
    async def run() -> None:
        shelf, heavy, game = Shelf(), Slow(), told()
        heavy.go.set()
        found, _ = await made(of_server(heavy, shelf), "one", game)
        asked = len(heavy.asked)
        again = of_server(heavy, shelf)
        assert await again.find("one") == found
        assert await again.ask("one", game) == found
        assert len(heavy.asked) == asked

    asyncio.run(run())


def test_another_ruler_or_another_program_makes_it_again() -> None:
    kept = packed(blank())
    assert unpacked(ReviewRow("one", "quick", VERSION, 1.0, kept)) == blank()
    assert unpacked(ReviewRow("one", "quick", VERSION + "x", 1.0, kept)) is None
    assert unpacked(ReviewRow("one", "quick", VERSION, 1.0, b"\0" + kept)) is None
    assert unpacked(ReviewRow("one", "quick", VERSION, 1.0, packed(cast("Review", {"level": 7})))) is None

    async def run() -> None:
        shelf, heavy = Shelf(), Slow()
        heavy.go.set()
        await shelf.set_review(ReviewRow("one", "quick", "of old", 1.0, kept))
        assert await of_server(heavy, shelf).ask("one", told()) == 0
        for _ in range(50):
            await asyncio.sleep(0)
        assert shelf.rows["one", "quick"].version == VERSION

    asyncio.run(run())


def test_the_full_review_is_made_when_it_is_asked_for_and_then_told_instead() -> None:
    async def run() -> None:
        heavy, game = Slow(), told()
        heavy.go.set()
        of = of_server(heavy)
        quick, _ = await made(of, "one", game)
        assert of.closer("one") is None
        heavy.go.clear()
        assert await of.ask("one", game, "full") == 0
        assert of.closer("one") == 0
        assert await of.ask("one", game) == quick
        heavy.go.set()
        while of.closer("one") is not None:
            await asyncio.sleep(0)
        found = await of.ask("one", game)
        assert isinstance(found, Review)
        assert found.level == "full"

    asyncio.run(run())


def test_games_that_end_are_reviewed_one_after_the_other_and_not_without_end() -> None:
    async def run() -> None:
        heavy, game, shelf = Slow(), told(), Shelf()
        of = of_server(heavy, shelf)
        of.over("one", game)
        await asyncio.sleep(0)
        for table in ("two", "three", "four"):
            of.over(table, game)
        assert len(of._work) == 1
        heavy.go.set()
        while of._ending is not None and not of._ending.done():
            await asyncio.sleep(0)
        assert sorted(shelf.rows) == [("one", "quick"), ("three", "quick"), ("two", "quick")]
        await of.close()

    asyncio.run(run())


def test_who_asks_for_a_game_that_waits_need_not_wait_for_the_others() -> None:
    async def run() -> None:
        heavy, game = Slow(), told()
        of = of_server(heavy)
        of.over("one", game)
        await asyncio.sleep(0)
        of.over("two", game)
        assert await of.ask("two", game, who=("ann",)) == 0
        assert set(of._work) == {("one", "quick"), ("two", "quick")}
        assert not of._ended
        await of.close()

    asyncio.run(run())


def test_a_review_of_a_removed_table_is_not_kept_and_harms_nobody() -> None:
    class Gone(Shelf):
        async def set_review(self, row: ReviewRow) -> None:
            raise StoreError(f'there is no table "{row.table}"')

    async def run() -> None:
        heavy = Slow()
        heavy.go.set()
        found, _ = await made(of_server(heavy, Gone()), "one", told())
        assert found == blank()

    asyncio.run(run())


@pytest.mark.parametrize("people", [True, False])
def test_the_last_move_of_people_begins_the_review(
    people: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is stored with the table, and goes with it; bots among themselves get one when somebody asks."""
    monkeypatch.setattr(server, "engine_mode", lambda: "compiled")
    with house(tmp_path, replace(Limits(), stand_in_seconds=0.0), reviews=True) as found:
        heavy = Slow()
        heavy.go.set()
        found.server.reviews._heavy = heavy
        ann = found.browser("Ann")
        table = ann.create(ME if people else RANDOM, RANDOM)["id"]
        line = ann.line(table)
        if people:
            line.ask_and_see("stand", seat="red", bot="random")
        while line.info["status"] != "over":
            line.receive()
        found.run(asyncio.sleep(0.05))  # the last move is told before anything is begun
        if not people:
            assert not heavy.asked
        else:
            while found.run(found.server.store.review(table, "quick")) is None:
                pass
            assert ann.http.delete(f"/api/tables/{table}").json() == {"removed": True}
            assert found.run(found.server.store.review(table, "quick")) is None


def test_a_level_that_is_none_is_refused(shared: House) -> None:
    ann = shared.browser("Ann")
    table = ann.create(ME, RANDOM)["id"]
    assert refused(ann.http.get(f"/api/tables/{table}/review?lang=en&level=best"))[1] == "malformed"


def test_a_running_game_is_not_reviewed(shared: House) -> None:
    ann = shared.browser("Ann")
    table = ann.create(ME, RANDOM)["id"]
    assert refused(ann.http.get(f"/api/tables/{table}/review?lang=en"))[1] == "not-now"
