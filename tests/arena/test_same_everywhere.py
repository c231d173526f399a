"""The same bytes of result from one process, several, any executor, and however often it was stopped."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Thread
from typing import ParamSpec, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from merlin_bigbox.arena import Settings, play_arena, simulate
from merlin_bigbox.arena.statistics import Statistics
from merlin_bigbox.arena.tournament import Finished
from merlin_bigbox.edition import load
from merlin_bigbox.engine.core.errors import OptionsError
from tests.arena.last_bot import LAST
from tests.sizes import size

P = ParamSpec("P")
T = TypeVar("T")

ARENA = Settings(load(), ("random", LAST), 2, seed=7)
GAMES = 6
CUTS = settings(
    max_examples=size(6, 200),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


class Unruly(Executor):
    """Answers in disorder, from another thread, and loses every fifth call on the way."""

    def __init__(self, seed: int) -> None:
        self.chance, self.calls = Random(seed), 0
        self.pool = ThreadPoolExecutor(3)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do it some time, or never."""
        self.calls += 1
        if self.calls % 5 == 0:
            lost: Future[T] = Future()
            Thread(target=lost.set_exception, args=(ConnectionError("cut"),)).start()
            return lost
        return self.pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the threads end."""
        self.pool.shutdown(wait=wait, cancel_futures=cancel_futures)


def of_arena(finished: Finished) -> str:
    """What does not depend on the machine, as it is written."""
    return json.dumps(finished.totals.as_json()["totals"])


def of_simulation(figures: Statistics) -> str:
    return json.dumps(figures.as_json())


def simulation(file: Path | None = None, games: int = GAMES, executor: Executor | None = None) -> str:
    bots = ("random", LAST)
    return of_simulation(simulate(load(), (), 2, bots, games, 7, resume=file, executor=executor, slots=3))


def arena(file: Path | None = None, games: int = GAMES, executor: Executor | None = None) -> str:
    return of_arena(play_arena(ARENA, games, sums=file, resume=True, executor=executor, slots=3))


@pytest.fixture(scope="module")
def expected() -> dict[str, str]:
    """What one process gives in one go."""
    return {"simulation": simulation(), "arena": arena()}


PLAYED: dict[str, Callable[..., str]] = {"simulation": simulation, "arena": arena}


@pytest.mark.parametrize("what", PLAYED)
@pytest.mark.parametrize("seed", range(2))
def test_an_unruly_executor_gives_the_same(what: str, seed: int, expected: dict[str, str], tmp_path: Path) -> None:
    with Unruly(seed) as executor:
        assert PLAYED[what](tmp_path / "pieces", executor=executor) == expected[what]
    kept = (tmp_path / "pieces").read_bytes()
    assert PLAYED[what](tmp_path / "pieces") == expected[what]
    assert (tmp_path / "pieces").read_bytes() == kept


@pytest.mark.slow
def test_two_processes_give_the_same(expected: dict[str, str], tmp_path: Path) -> None:
    """Both files: pieces or games."""
    assert of_arena(play_arena(ARENA, GAMES, 2, sums=tmp_path / "pieces")) == expected["arena"]
    assert of_arena(play_arena(ARENA, GAMES, 2, results=tmp_path / "games")) == expected["arena"]
    assert of_simulation(simulate(load(), (), 2, ("random", LAST), GAMES, 7, 2)) == expected["simulation"]


@pytest.mark.parametrize("what", PLAYED)
@given(data=st.data())
@CUTS
def test_stopped_anywhere_it_goes_on_to_the_same(
    what: str, data: st.DataObject, expected: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    """After any byte of its file, and with the finished pieces in any order."""
    file = whole_file(what, tmp_path_factory)
    content = file.read_bytes()
    header, plan, *pieces = content.splitlines(keepends=True)
    pieces = data.draw(st.permutations(pieces))
    content = b"".join([header, plan, *pieces])
    cut = data.draw(st.integers(len(header), len(content)))
    part = file.with_name("part")
    part.write_bytes(content[:cut])
    assert PLAYED[what](part) == expected[what]
    assert len(part.read_bytes().splitlines()) == 2 + GAMES


WHOLE: dict[str, Path] = {}


def whole_file(what: str, folders: pytest.TempPathFactory) -> Path:
    """The file of a finished run, made once."""
    if what not in WHOLE:
        WHOLE[what] = folders.mktemp(what) / "pieces"
        PLAYED[what](WHOLE[what])
    return WHOLE[what]


@pytest.mark.parametrize("what", PLAYED)
def test_games_that_are_there_twice_are_refused(what: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Nobody counts them twice, and the file is left alone."""
    file = whole_file(what, tmp_path_factory)
    twice = file.with_name("twice")
    lines = file.read_bytes().splitlines(keepends=True)
    twice.write_bytes(b"".join([*lines, lines[3]]))
    content = twice.read_bytes()
    with pytest.raises(OptionsError, match="twice holds games twice: some of 1 to 1 are there already"):
        PLAYED[what](twice)
    assert twice.read_bytes() == content


@pytest.mark.parametrize("what", PLAYED)
def test_more_games_are_added_to_the_same(what: str, expected: dict[str, str], tmp_path: Path) -> None:
    """In whatever steps: the blocks of deals are joined, never split."""
    file = tmp_path / "pieces"
    for games in (2, 4, GAMES):
        found = PLAYED[what](file, games)
    assert found == expected[what]
