"""Bots in worker processes: the same choices as at home, nothing hidden goes out, and an answer always comes."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from benchmarks.thinking import measure
from merlin_bigbox.bots import Request, bot
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.server.thinking import pool as pool_module
from merlin_bigbox.server.thinking.interface import Share
from merlin_bigbox.server.thinking.pool import ThinkingPool
from merlin_bigbox.server.thinking.protocol import (
    SeenQuestion,
    hint_question,
    question,
    quick_choice,
    seen_question,
)
from tests.server.workers import AMPLE, asked, hinted, middle, run, script


def test_a_worker_chooses_what_the_bot_would_choose_here() -> None:
    """The bot, its luck and its knowledge are the same: so is its choice."""
    game = middle()
    ask = question(game, "sensible", AMPLE)
    request = Request(game.rules, game.observe(game.decider), ask.options)
    expected = bot("sensible", ask.seed).choose(request)

    async def test(pool: ThinkingPool) -> None:
        assert await pool.think(ask) == expected
        assert await pool.choose(game, "sensible") == expected
        several = await asyncio.gather(*(pool.choose(game, "random") for _ in range(20)))
        assert len(set(several)) == 1

    run(test, ThinkingPool(2))


def test_what_a_seat_cannot_know_is_not_in_its_question() -> None:
    """Two games that differ only in what is hidden from the seat give the same question, but for the seed's luck."""
    game = middle()
    seat = game.decider
    assert seat is not None
    one = question(game, "sensible", AMPLE)
    differing = 0
    for luck in range(10):
        other = game.rules.resample(game.observe(seat), Random(luck))
        differing += not other.same(game.state)
        assert game.rules.observe(other, seat).state.as_list() == one.cells
    assert differing > 0
    assert game.seed is not None
    assert str(int.from_bytes(game.seed[:7], "big")) not in msgspec.json.encode(one).decode()


def test_a_bot_s_luck_follows_from_the_moment_of_the_game() -> None:
    """The same after a restart, another one at the next record."""
    one, two = middle(), middle()
    assert question(one, "random", AMPLE) == question(two, "random", AMPLE)
    two.play(two.options_now()[0])
    assert question(one, "random", AMPLE).seed != question(two, "random", AMPLE).seed


def test_one_option_needs_no_thought() -> None:
    async def test(pool: ThinkingPool) -> None:
        assert await pool.think(asked(options=(5,))) == 5

    run(test, ThinkingPool(1, command=("/nonexistent",)))


def test_a_bot_that_fails_or_cheats_is_answered_for() -> None:
    """A wrong number of cells, an unknown bot, an option that was not offered: the game goes on."""
    ask = question(middle(), "sensible", AMPLE)

    async def test(pool: ThinkingPool) -> None:
        for wrong in (msgspec.structs.replace(ask, cells=[1, 2]), msgspec.structs.replace(ask, bot="nobody")):
            assert await pool.think(wrong) == quick_choice(wrong)
        assert await pool.think(ask) != -1

    run(test, ThinkingPool(1))


def test_an_answer_that_was_not_offered_is_not_played() -> None:
    async def test(pool: ThinkingPool) -> None:
        assert await pool.think(asked()) == quick_choice(asked())

    run(test, ThinkingPool(1, command=script("ready()\nwhile next_question(): reply(12345)")))


def test_a_worker_that_never_answers_is_stopped_and_replaced() -> None:
    """It is given its time and a little more; the next question finds a fresh worker."""
    worker = script(
        "ready()\nwhile ask := next_question():\n    time.sleep(0 if ask.seed == 2 else 1000)\n    reply(8)"
    )

    async def test(pool: ThinkingPool) -> None:
        await pool.think(asked(seed=2))
        before = [process.pid for process in pool.processes]
        first = asked(limit=0.01)
        assert await pool.think(first) == quick_choice(first)
        assert await pool.think(asked(seed=2)) == 8
        assert before
        assert not set(before) & {process.pid for process in pool.processes}

    run(test, ThinkingPool(1, command=worker))


def test_a_worker_that_dies_is_replaced_and_asked_again(tmp_path: Path) -> None:
    """Once: it may have died of something else than the question."""
    once = script(
        f"ready()\nask = next_question()\nif not os.path.exists({str(tmp_path / 'died')!r}):\n"
        f"    open({str(tmp_path / 'died')!r}, 'w').close()\n    os._exit(9)\nreply(9)\nnext_question()"
    )

    async def test(pool: ThinkingPool) -> None:
        assert await pool.think(asked()) == 9

    run(test, ThinkingPool(1, command=once))


@pytest.mark.slow
@pytest.mark.parametrize("command", [("/nonexistent",), script("sys.exit(1)"), script("ready(); next_question()")])
def test_without_any_worker_games_still_go_on(command: Sequence[str]) -> None:
    async def test(pool: ThinkingPool) -> None:
        assert await pool.think(asked()) == quick_choice(asked())
        assert await pool.think(asked()) == quick_choice(asked())

    run(test, ThinkingPool(1, command=command))


def test_tables_with_people_are_answered_first() -> None:
    """Bots among themselves can wait."""
    order: list[str] = []

    async def test(pool: ThinkingPool) -> None:
        async def think(name: str, people: bool) -> None:
            await pool.think(asked(), Share(people=people))
            order.append(name)

        await asyncio.gather(think("bots", False), think("more bots", False), think("person", True))
        assert order == ["person", "bots", "more bots"]

    run(test, ThinkingPool(1, command=script("ready()\nwhile next_question(): reply(8)")))


def test_a_knight_passes_by_150_merlins_of_somebody_else() -> None:
    """It is answered after the one that runs; of the others, a limited number is in the queue at all."""
    order: list[str] = []

    async def test(pool: ThinkingPool) -> None:
        async def think(person: str, table: int, seconds: float) -> None:
            await pool.think(asked(limit=pool_module.MARGIN + seconds), Share(person, str(table)))
            order.append(person)

        many = [asyncio.ensure_future(think("many", table, 3.0)) for table in range(150)]
        while not order:
            await asyncio.sleep(0)
        assert pool.status().waiting["people"] <= 64
        begun = len(order)
        await think("one", 0, 0.05)
        assert order.index("one") <= begun + 1
        await asyncio.gather(*many)
        assert len(order) == 151

    run(test, ThinkingPool(1, command=script("ready()\nwhile next_question(): reply(8)")))


def test_the_benchmark_of_the_queue_measures_and_says_it() -> None:
    """With bots that need no time."""
    found = asyncio.run(measure(3, 1, 2, long="random", short="random"))
    assert len(found.alone) == len(found.among) == 2
    assert "3 tables" in found.as_text(3, 1)


def test_workers_change_to_a_better_engine_when_it_is_ready(tmp_path: Path) -> None:
    """The folder comes first on the new worker's path; the old one ends."""
    engines: list[Path] = []
    tell = script("ready()\nwhile next_question(): reply(8 if sys.path[1].endswith('engine') else 7)")

    async def test(pool: ThinkingPool) -> None:
        assert await pool.think(asked()) == 7
        engines.append(tmp_path / "engine")
        assert await pool.think(asked()) == 8

    run(test, ThinkingPool(1, engine=lambda: engines[0] if engines else None, command=tell))


def test_an_idle_worker_looks_for_a_better_engine_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("merlin_bigbox.server.thinking.supervisor.LOOK_SECONDS", 0.01)
    engines: list[Path | None] = [None]
    changed = asyncio.Event()

    def engine() -> Path | None:
        if [process.engine for process in pool.processes] == [tmp_path]:
            changed.set()
        return engines[0]

    async def test(pool: ThinkingPool) -> None:
        await pool.think(asked())
        engines[0] = tmp_path
        await changed.wait()

    pool = ThinkingPool(1, engine=engine, command=script("ready()\nwhile next_question(): reply(8)"))
    run(test, pool)


def test_reasons_wait_for_moves_of_people_and_go_before_bots_among_themselves() -> None:
    order: list[str] = []

    async def test(pool: ThinkingPool) -> None:
        async def think(name: str, people: bool) -> None:
            await pool.think(asked(), Share(people=people))
            order.append(name)

        async def explain() -> None:
            assert await pool.explain(hinted()) is not None
            order.append("reasons")

        await asyncio.gather(think("bots", False), explain(), think("person", True))
        assert order == ["person", "reasons", "bots"]

    worker = "ready()\nwhile ask := next_question(): explain(8) if ask.type == 'hint' else reply(8)"
    run(test, ThinkingPool(1, command=script(worker)))


def test_a_worker_explains_what_it_is_asked() -> None:
    """A hint is one of the options, reasons are those of the choice that was made."""
    game = middle()
    mover = game.decider
    assert mover is not None
    chosen = game.options_now()[-1]
    seen = seen_question(game, game.observe((mover + 1) % 3), mover, chosen, AMPLE)
    assert seen.options == []

    async def test(pool: ThinkingPool) -> None:
        hint = await pool.explain(hint_question(game, "sensible", AMPLE))
        assert hint is not None
        assert hint.chosen in game.options_now()
        assert hint.gains
        reasons = await pool.explain(seen)
        assert reasons is not None
        assert reasons.chosen == chosen
        assert reasons.offered > 1

    run(test, ThinkingPool(1))


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        ("/nonexistent",),
        script("ready(); next_question()"),
        script("ready()\nwhile next_question(): explain(12345)"),
        script("ready()\nwhile next_question(): reply(7)"),
        script("ready()\nnext_question()\ntime.sleep(1000)"),
    ],
)
def test_without_reasons_that_is_the_answer(command: Sequence[str]) -> None:
    """No worker, one that dies, that explains something else, that answers something else, that never answers."""

    async def test(pool: ThinkingPool) -> None:
        assert await pool.explain(hinted(limit=0.01)) is None
        seen = SeenQuestion("", 1, 2, (), (), 1, 1, [0], [], 0.01, mover=0, action=3)
        assert await pool.explain(seen) is None

    run(test, ThinkingPool(1, command=command))


def test_a_worker_says_that_it_has_no_reasons_and_lives_on() -> None:
    """Cells of another game fail, the next question is answered by the same process."""
    game = middle()

    async def test(pool: ThinkingPool) -> None:
        assert await pool.explain(hinted()) is None
        before = [process.pid for process in pool.processes]
        assert await pool.explain(hint_question(game, "sensible", AMPLE)) is not None
        assert [process.pid for process in pool.processes] == before

    run(test, ThinkingPool(1))


def test_whoever_waits_when_the_pool_closes_is_told() -> None:
    async def main() -> None:
        pool = ThinkingPool(1, command=script("ready()\nnext_question()\ntime.sleep(1000)"))
        await pool.start()
        waiting = [asyncio.ensure_future(pool.think(asked())) for _ in range(3)]
        await asyncio.sleep(0)
        await pool.close()
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(result, asyncio.CancelledError) for result in results)
        with pytest.raises(RuntimeError, match="start"):
            await pool.think(asked())

    asyncio.run(main())
