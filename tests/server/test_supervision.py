"""Whatever happens to a worker, on either event loop: it is replaced, noticed, and costs one answer at most."""

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.server.thinking import supervisor
from merlin_bigbox.server.thinking.interface import Share
from merlin_bigbox.server.thinking.pipes import WorkerError
from merlin_bigbox.server.thinking.pool import ThinkingPool
from merlin_bigbox.server.thinking.process import Process
from merlin_bigbox.server.thinking.protocol import quick_choice
from tests.server.workers import asked, hinted, run, script

pytestmark = pytest.mark.interpreted_only  # nothing of the engine is in it: once is enough

Loop = Callable[[], asyncio.AbstractEventLoop]
GOOD = "ready()\nwhile next_question(): reply(8)"
"""A worker that answers what nobody would choose quickly."""
SLOW = "ready()\nwhile ask := next_question():\n    time.sleep(0 if ask.seed == 2 else 1000)\n    reply(8)"
THINKS_ONCE = "ready()\nask = next_question()\nif once(): time.sleep(1000)\nreply(8)\nwhile next_question(): reply(8)"


def _loops() -> list[Any]:
    try:
        import uvloop
    except ImportError:
        return [asyncio.new_event_loop]
    return [pytest.param(asyncio.new_event_loop, id="asyncio"), pytest.param(uvloop.new_event_loop, id="uvloop")]


@pytest.fixture(params=_loops())
def loop(request: pytest.FixtureRequest) -> Loop:
    """The event loops a server may run on."""
    found: Loop = request.param
    return found


@pytest.fixture(autouse=True)
def _looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "LOOK_SECONDS", 0.05)


def first_time(tmp_path: Path, text: str) -> tuple[str, ...]:
    """A worker in which `once()` is true the first time it is called, over all processes."""
    flag = str(tmp_path / "once")
    once = (
        "def once():\n    try:\n        os.close(os.open("
        + repr(flag)
        + ", os.O_CREAT | os.O_EXCL))\n        return True\n    except FileExistsError:\n        return False\n"
    )
    return tuple(script(once + text))


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


async def answered(pool: ThinkingPool) -> None:
    """Every worker is there, and a question is answered by one of them."""
    assert quick_choice(asked()) != 8
    assert await pool.think(asked()) == 8
    await until(lambda: pool.status().ready == pool.status().workers)
    assert pool.status().ok


def pid_of(pool: ThinkingPool) -> int:
    return pool.processes[0].pid


# --- signals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSEGV, signal.SIGSTOP])
def test_an_idle_worker_that_is_killed_or_stopped_is_replaced_before_anybody_asks(loop: Loop, number: int) -> None:
    """Under uvloop its dead pipe ended all bots and hints, and health said that all was well."""

    async def test(pool: ThinkingPool) -> None:
        await answered(pool)
        old = pid_of(pool)
        os.kill(old, number)
        await until(lambda: pool.status().restarts.get("stopped" if number == signal.SIGSTOP else "died", 0) > 0)
        await until(lambda: pool.status().ready == 1)
        assert pid_of(pool) != old
        await answered(pool)

    run(test, ThinkingPool(1, command=script(GOOD)), loop)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_killed_or_stopped_just_before_a_question_costs_no_answer(
    loop: Loop, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has noticed yet when the question is written."""
    monkeypatch.setattr(supervisor, "LOOK_SECONDS", 600.0)

    async def test(pool: ThinkingPool) -> None:
        for _ in range(3):
            await answered(pool)
            os.kill(pid_of(pool), number)
        await answered(pool)
        assert sum(pool.status().restarts.values()) == 3

    run(test, ThinkingPool(1, command=script(GOOD)), loop)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_killed_or_stopped_while_it_thinks_is_noticed_long_before_its_time_is_up(
    loop: Loop, number: int, tmp_path: Path
) -> None:
    """The question is asked again; its limit is ten minutes."""

    async def test(pool: ThinkingPool) -> None:
        waiting = asyncio.ensure_future(pool.think(asked()))
        await until(lambda: pool.status().busy == 1 and (tmp_path / "once").exists())
        os.kill(pid_of(pool), number)
        assert await waiting == 8

    run(test, ThinkingPool(1, command=first_time(tmp_path, THINKS_ONCE)), loop)


def test_a_worker_that_hangs_holds_nobody_up_where_there_are_two(loop: Loop) -> None:
    async def test(pool: ThinkingPool) -> None:
        stuck = asyncio.ensure_future(pool.think(asked()))
        await until(lambda: pool.status().busy == 1)
        for _ in range(5):
            assert await pool.think(asked(seed=2)) == 8
        assert not stuck.done()
        stuck.cancel()

    run(test, ThinkingPool(2, command=script(SLOW)), loop)


def test_a_worker_that_hangs_costs_its_own_answer_alone(loop: Loop) -> None:
    async def test(pool: ThinkingPool) -> None:
        slow = asked(limit=0.01)
        first, second = await asyncio.gather(pool.think(slow), pool.think(asked(seed=2)))
        assert (first, second) == (quick_choice(slow), 8)
        assert pool.status().restarts == {"hung": 1}

    run(test, ThinkingPool(1, command=script(SLOW)), loop)


def test_workers_that_start_and_never_answer_are_told_by_health(loop: Loop) -> None:
    """Their processes are there, and answer pings; but every bot's move is a quick choice."""

    async def test(pool: ThinkingPool) -> None:
        for _ in range(supervisor.FAILING):
            assert pool.status().ok
            slow = asked(limit=0.01)
            assert await pool.think(slow) == quick_choice(slow)
        await until(lambda: pool.status().ready == 1)
        assert not pool.status().ok
        assert await pool.think(asked(seed=2)) == 8
        assert pool.status().ok

    run(test, ThinkingPool(1, command=script(SLOW)), loop)


# --- nonsense --------------------------------------------------------------------------------------------------------

OUT = "sys.stdout.buffer"
NONSENSE = {
    "garbage": f"{OUT}.write(os.urandom(3000)); {OUT}.flush()",
    "impossible length": f"{OUT}.write(b'\\xff' * 8); {OUT}.flush()",
    "no message at all": f"{OUT}.write(b'\\0\\0\\0\\4abcd'); {OUT}.flush()",
    "an empty message": f"{OUT}.write(b'\\0\\0\\0\\0'); {OUT}.flush()",
    "half a message": f"{OUT}.write(b'\\0\\0\\1\\0abc'); {OUT}.flush(); os._exit(0)",
    "a question": "write({'number': number, 'asked': {'type': 'ping'}})",
    "not offered": "reply(12345)",
    "the answer to another question": "reply(8, number - 1)",
    "the answer to a later question": "reply(8, number + 1)",
    "the answer to a ping": "send(type='pong')",
    "reasons instead of a move": "explain(8)",
    "two answers": f"{OUT}.write(b''); reply(9); reply(9)",
    "a flood": f"\nwhile True: {OUT}.write(bytes(60000))",
    "a flood of answers": "\nwhile True: reply(9, number)",
    "a flood of print": "\nwhile True: print('x' * 5000, file=sys.stderr)",
    "a closed input": "os.close(0); reply(12345); time.sleep(1000)",
    "its end": "os._exit(3)",
    "an exception": "raise SystemError",
}


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_a_worker_that_answers_nonsense_is_replaced_and_the_question_asked_again(
    loop: Loop, nonsense: str, tmp_path: Path
) -> None:
    """A second answer may come while nobody is asked; then the first one counts, if it was one."""
    text = f"ready()\nwhile next_question():\n    if once():\n        {NONSENSE[nonsense].strip()}\n    else: reply(8)"

    async def test(pool: ThinkingPool) -> None:
        assert await pool.think(asked()) in ((8, 9) if nonsense in ("two answers", "a flood of answers") else (8,))
        await until(lambda: sum(pool.status().restarts.values()) >= 1)
        await answered(pool)
        assert sum(pool.status().restarts.values()) == 1

    run(test, ThinkingPool(1, command=first_time(tmp_path, text)), loop)


def test_a_worker_that_closes_its_pipe_and_lives_on_is_replaced(loop: Loop, tmp_path: Path) -> None:
    """asyncio notices at once, uvloop by the deadline; then it has cost one answer."""
    text = "ready()\nwhile next_question():\n    if once(): os.close(1); time.sleep(1000)\n    else: reply(8)"

    async def test(pool: ThinkingPool) -> None:
        assert await pool.think(asked(limit=0.01)) in (8, quick_choice(asked()))
        await answered(pool)

    run(test, ThinkingPool(1, command=first_time(tmp_path, text)), loop)


def test_a_worker_that_is_ready_before_its_pipes_are_told_of_is_used(
    loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine a quick process speaks before the loop says that it was started: it was taken for nonsense."""

    async def test(pool: ThinkingPool) -> None:
        await answered(pool)
        assert pool.status().restarts == {}

    def late_loop() -> asyncio.AbstractEventLoop:
        made = loop()
        launch = made.subprocess_exec

        async def late(*given: Any, **settings: Any) -> Any:
            transport, pipes = await launch(*given, **settings)
            await until(lambda: pipes.first.done() or pipes.failed.done())
            return transport, pipes

        monkeypatch.setattr(made, "subprocess_exec", late)
        return made

    run(test, ThinkingPool(1, command=script(GOOD)), late_loop)


def test_an_answer_that_nobody_asked_for_is_never_taken_for_the_next_one(loop: Loop, tmp_path: Path) -> None:
    text = f"ready()\nif once():\n    reply(9, 1); reply(9, 2); time.sleep(1000)\n{GOOD.removeprefix('ready()')}"

    async def test(pool: ThinkingPool) -> None:
        for _ in range(3):
            assert await pool.think(asked()) == 8

    run(test, ThinkingPool(1, command=first_time(tmp_path, text)), loop)


def test_an_idle_worker_that_does_not_answer_a_ping_is_replaced(
    loop: Loop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("merlin_bigbox.server.thinking.process.PING_SECONDS", 0.2)
    text = f"ready()\nif once():\n    next_message()\n    time.sleep(1000)\n{GOOD.removeprefix('ready()')}"

    async def test(pool: ThinkingPool) -> None:
        await until(lambda: pool.status().restarts.get("hung", 0) >= 1)
        monkeypatch.setattr("merlin_bigbox.server.thinking.process.PING_SECONDS", 600.0)
        await answered(pool)

    run(test, ThinkingPool(1, command=first_time(tmp_path, text)), loop)


def test_the_real_worker_answers_a_ping(loop: Loop) -> None:
    async def test(pool: ThinkingPool) -> None:
        await until(lambda: pool.status().ready == 1)
        for _ in range(3):
            await pool.processes[0].ping()
        assert pool.status().restarts == {}

    monkey = pytest.MonkeyPatch()
    with monkey.context() as patch:
        patch.setattr(supervisor, "LOOK_SECONDS", 600.0)
        run(test, ThinkingPool(1), loop)


def test_a_worker_whose_child_keeps_its_pipes_does_not_hold_up_the_end(loop: Loop) -> None:
    text = "import subprocess\nchild = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n" + GOOD

    async def test(pool: ThinkingPool) -> None:
        await answered(pool)
        os.kill(pid_of(pool), signal.SIGKILL)
        await answered(pool)

    run(test, ThinkingPool(1, command=script(text)), loop)


# --- crash loops -----------------------------------------------------------------------------------------------------


def test_when_no_worker_starts_bots_choose_quickly_and_health_says_so_until_one_does(
    loop: Loop, tmp_path: Path
) -> None:
    well = tmp_path / "well"
    text = f"os.path.exists({str(well)!r}) or sys.exit(1)\n{GOOD}"

    async def test(pool: ThinkingPool) -> None:
        assert await pool.think(asked()) == quick_choice(asked())
        assert await pool.explain(hinted()) is None
        status = pool.status()
        assert not status.ok
        assert status.ready == 0
        assert status.restarts["start"] >= 3
        assert status.waiting == {"people": 0, "reasons": 0, "bots": 0}
        well.touch()
        await until(lambda: pool.status().ready == 1)
        await answered(pool)

    run(test, ThinkingPool(1, command=script(text)), loop)


def test_a_worker_that_keeps_failing_is_started_less_and_less_often(
    loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    sleep, here = asyncio.sleep, threading.get_ident()

    async def note(seconds: float) -> None:
        if threading.get_ident() != here:  # a server that other tests share
            await sleep(seconds)
            return
        if seconds >= supervisor.FIRST_PAUSE:
            pauses.append(seconds)
        await sleep(0)

    monkeypatch.setattr("merlin_bigbox.server.thinking.supervisor.asyncio.sleep", note)

    async def test(pool: ThinkingPool) -> None:
        while len(pauses) < 12:
            await sleep(0.01)

    run(test, ThinkingPool(1, command=("/nonexistent",)), loop)
    assert pauses[:3] == [0.25, 0.5, 1.0]
    assert pauses[11] == supervisor.LONGEST_PAUSE


def test_an_engine_with_which_no_worker_starts_is_given_up(loop: Loop, tmp_path: Path) -> None:
    text = f"sys.exit(1) if 'engine' in os.environ['PYTHONPATH'] else None\n{GOOD}"
    engine = tmp_path / "engine"

    async def test(pool: ThinkingPool) -> None:
        await answered(pool)
        assert pool.processes[0].engine is None

    run(test, ThinkingPool(1, engine=lambda: engine, command=script(text)), loop)


# --- the worker's task -----------------------------------------------------------------------------------------------

PLACES = ["start", "ask", "ping", "stop", "take", "done", "_engine", "_environment"]


@pytest.mark.parametrize(
    "error",
    [RuntimeError("injected"), asyncio.CancelledError(), WorkerError("died", "injected")],
)
@pytest.mark.parametrize("place", PLACES)
def test_no_exception_anywhere_ends_a_worker_s_task(
    loop: Loop, place: str, error: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is raised twice in a row, where it hurts; then the pool answers as before."""
    left = [0]
    pool = ThinkingPool(1, command=script(GOOD))
    owner: Any = pool.workers[0] if place == "_engine" else pool._queue if place in ("take", "done") else Process
    owner = supervisor if place == "_environment" else owner
    work = getattr(owner, place)

    def tripping(*arguments: Any, **named: Any) -> Any:
        if left[0]:
            left[0] -= 1
            raise error
        return work(*arguments, **named)

    monkeypatch.setattr(owner, place, tripping)

    async def test(pool: ThinkingPool) -> None:
        await answered(pool)
        left[0] = 2
        if place in ("start", "stop", "_environment"):
            os.kill(pid_of(pool), signal.SIGKILL)
        asking = [asyncio.ensure_future(pool.think(asked())) for _ in range(4)]
        assert set(await asyncio.gather(*asking)) <= {8, quick_choice(asked())}
        await until(lambda: left[0] == 0)
        await answered(pool)

    run(test, pool, loop)


def test_a_cancelled_worker_task_goes_on(loop: Loop) -> None:
    """Only closing the pool ends it."""

    async def test(pool: ThinkingPool) -> None:
        for _ in range(3):
            await answered(pool)
            for task in list(pool._tasks):
                task.cancel()
        await answered(pool)

    run(test, ThinkingPool(2, command=script(GOOD)), loop)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_bad_day(loop: Loop, seed: int) -> None:
    """Killed, stopped and continued at any moment, while four people ask: each fault costs one answer at most."""
    random = Random(seed)
    faults = 0
    quick = 0

    async def test(pool: ThinkingPool) -> None:
        nonlocal faults, quick

        async def person(name: str) -> None:
            nonlocal quick
            for _ in range(12):
                quick += await pool.think(asked(), Share(name, name)) != 8
                await asyncio.sleep(int(random.below(20)) / 1000)

        people = [asyncio.ensure_future(person(str(number))) for number in range(4)]
        while not all(task.done() for task in people):
            await asyncio.sleep(int(random.below(300)) / 1000)
            if pool.processes and faults < 15:
                process = pool.processes[int(random.below(len(pool.processes)))]
                number = (signal.SIGKILL, signal.SIGSTOP, signal.SIGCONT)[int(random.below(3))]
                faults += number != signal.SIGCONT
                # One that has died by itself, and was not missed yet, cannot be hit any more.
                if not process.failed.done():
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(process.pid, number)
        await asyncio.gather(*people)
        await answered(pool)

    text = "ready()\nwhile next_question():\n    time.sleep(0.02)\n    reply(8)"
    run(test, ThinkingPool(2, command=script(text)), loop)
    assert quick <= faults


def test_awaiting_somebody_who_has_gone_blocks_no_place_in_the_queue(loop: Loop) -> None:
    async def test(pool: ThinkingPool) -> None:
        gone = [asyncio.ensure_future(pool.think(asked(), Share("a", str(n)))) for n in range(50)]
        await until(lambda: pool.status().busy == 1 and pool.status().waiting["people"] == 49)
        for task in gone[1:]:
            task.cancel()
        await asyncio.gather(*gone[1:], return_exceptions=True)
        assert pool.status().waiting["people"] == 0
        gone[0].cancel()

    run(test, ThinkingPool(1, command=script(SLOW)), loop)


def test_a_limited_number_of_one_person_s_questions_is_queued_and_all_are_answered(loop: Loop) -> None:
    seen: list[int] = []

    async def test(pool: ThinkingPool) -> None:
        async def think(table: int) -> int:
            found = await pool.think(asked(), Share("a", str(table)))
            seen.append(pool.status().waiting["people"])
            return found

        assert await asyncio.gather(*(think(table) for table in range(20))) == [8] * 20
        assert pool._gates._gates == {}

    run(test, ThinkingPool(1, command=script(GOOD), waiting_each=4), loop)
    assert max(seen) <= 4
