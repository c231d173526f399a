"""Parcels: the content goes once to each worker, bots' files by content, and only to the same program."""

from __future__ import annotations

import pickle
import stat
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from merlin_bigbox.arena import parcel as parcels
from merlin_bigbox.arena import shipment
from merlin_bigbox.arena import simulate as run_simulation
from merlin_bigbox.arena.parcel import OtherProgramError, Parcel, Wanting, attempt_parcel
from merlin_bigbox.arena.settings import Settings
from merlin_bigbox.arena.shipment import Shipment, pack, use
from merlin_bigbox.arena.spread import spread
from merlin_bigbox.arena.tournament import play_arena
from merlin_bigbox.bots import bot
from merlin_bigbox.bots.location import bring, located
from merlin_bigbox.bots.spec import load_class
from merlin_bigbox.edition import load
from merlin_bigbox.engine.core.errors import OptionsError

HEAD = "class Own:\n    def __init__(self, random): pass\n"
FIRST = HEAD + "    def choose(self, request): return request.options[0]\n"
LAST = HEAD + "    def choose(self, request): return request.options[-1]\n"
HELPED = "from helper import index\nfrom pack.inner import nothing\n" + HEAD
HELPED += "    def choose(self, request): return request.options[index + nothing]\n"


class Elsewhere(Executor):
    """A worker on another machine, as far as that goes in one process: everything goes there and back as bytes."""

    def __init__(self) -> None:
        self.contents: list[bytes | None] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.contents.append(args[1])
        fn, args, kwargs = pickle.loads(pickle.dumps((fn, args, kwargs)))
        future.set_result(pickle.loads(pickle.dumps(fn(*args, **kwargs))))
        return future


@pytest.fixture(autouse=True)
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A worker that has nothing yet, and a folder for the bots."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    parcels._contents.clear()
    parcels._opened.cache_clear()
    load_class.cache_clear()
    yield
    use(Shipment())
    load_class.cache_clear()


class Common(NamedTuple):
    """What pieces have in common."""

    value: int
    bots: tuple[str, ...] = ()


def add(common: Common, number: int) -> int:
    return common.value + number


def test_the_content_goes_once_to_a_worker() -> None:
    executor = Elsewhere()
    assert dict(spread(executor, add, Common(5), range(20), 1)) == {number: number + 5 for number in range(20)}
    assert len([content for content in executor.contents if content is not None]) == 1
    label = Parcel(add, Common(6)).label
    assert attempt_parcel(label, None, 1) == Wanting()


def test_the_same_games_elsewhere_as_here() -> None:
    """Bots' files are deleted here before anything is played; the figures name them as they were named."""
    Path("bots").mkdir()
    Path("bots/own.py").write_text(FIRST, encoding="utf-8")
    names = ("bots/own.py:Own", "random")
    here = run_simulation(load(), (), 2, names, 6, 3)
    contest = Settings(load(), names, 2, seed=3)
    totals = play_arena(contest, 4).totals

    class Deleting(Elsewhere):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            Path("bots/own.py").unlink(missing_ok=True)
            load_class.cache_clear()
            return super().submit(fn, *args, **kwargs)

    assert run_simulation(load(), (), 2, names, 6, 3, executor=Deleting(), slots=1).as_json() == here.as_json()
    use(Shipment())
    Path("bots/own.py").write_text(FIRST, encoding="utf-8")
    there = play_arena(contest, 4, executor=Deleting(), slots=1).totals
    assert there.tally == totals.tally
    assert there.blocks == totals.blocks


def test_what_a_bot_imports_from_beside_it_goes_with_it() -> None:
    Path("own.py").write_text(HELPED, encoding="utf-8")
    Path("helper.py").write_text("import json, further\nindex = further.index\n", encoding="utf-8")
    Path("further.py").write_text("index = 0\n", encoding="utf-8")
    Path("unused.py").write_text("index = 1\n", encoding="utf-8")
    Path("pack/data").mkdir(parents=True)
    Path("pack/inner.py").write_text("nothing = 0\n", encoding="utf-8")
    Path("pack/data/table.csv").write_text("1,2\n", encoding="utf-8")
    (files,) = pack(["own.py:Own"]).folders
    assert sorted(files) == ["further.py", "helper.py", "own.py", "pack/data/table.csv", "pack/inner.py"]
    _, _, shipped = pickle.loads(Parcel(add, Common(0, ("own.py:Own",))).content)
    for name in ("own.py", "helper.py", "further.py", "pack/inner.py"):
        Path(name).unlink()
    use(shipped)
    assert type(bot("own.py:Own", 1)).__name__ == "Own"
    assert "helper" in sys.modules


def test_the_same_name_with_other_contents_is_another_bot() -> None:
    """A worker lives long: classes and modules of earlier files are forgotten."""
    shipped, chosen = [], []
    for index in (0, -1):
        Path("helper.py").write_text(f"index = {index}\n", encoding="utf-8")
        Path("own.py").write_text(f"import helper\n{FIRST}    index = helper.index\n", encoding="utf-8")
        shipped.append(pack(["own.py:Own"]))
    for shipment_here in [*shipped, shipped[0]]:
        use(shipment_here)
        chosen.append(vars(type(bot("own.py:Own", 1)))["index"])
    assert chosen == [0, -1, 0]


def test_unpacked_files_are_private_and_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("own.py").write_text(f"{FIRST}# not seen before\n", encoding="utf-8")
    shipped = pack(["own.py:Own"])
    written = Path.write_bytes

    def full(path: Path, content: bytes) -> int:
        written(path, content[:10])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        use(shipped)
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    use(shipped)
    file = located("own.py")
    assert file.read_bytes() == Path("own.py").read_bytes()
    assert file != Path("own.py")
    assert len(list(file.parents[1].glob("tmp*"))) == 0
    for folder in file.parents[:2]:
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_weights_travel_and_two_folders_are_kept_apart() -> None:
    for folder, content in (("a", FIRST), ("b", LAST)):
        Path(folder).mkdir()
        Path(folder, "own.py").write_text(content, encoding="utf-8")
        Path(folder, "weights.json").write_text(folder, encoding="utf-8")
    names = ["a/own.py:Own", "b/own.py:Own@0.5", "merlin@a/weights.json@40v", "merlin@b/weights.json"]
    shipped = pack([*names, *names])
    assert [sorted(files) for files in shipped.folders] == [["own.py", "weights.json"]] * 2
    use(shipped)
    assert located("a/own.py").read_text(encoding="utf-8") == FIRST
    assert located("b/own.py").read_text(encoding="utf-8") == LAST
    assert located("b/weights.json").read_text(encoding="utf-8") == "b"


def test_no_file_is_written_outside_its_folder() -> None:
    with pytest.raises(OptionsError, match="outside"):
        use(Shipment(({"../own.py": b""},), {"own.py": (0, "../own.py")}))


def test_too_large_or_missing_files_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(OptionsError, match=r"own.py cannot be read: No such file"):
        pack(["own.py:Own"])
    Path("own.py").write_text(FIRST, encoding="utf-8")
    monkeypatch.setattr(shipment, "MOST_BYTES", 10)
    with pytest.raises(OptionsError, match="larger than"):
        pack(["own.py:Own"])


def test_another_program_is_refused_in_words() -> None:
    """Before anything of the parcel is read: its pickle might not even fit."""
    label = Parcel(add, Common(1)).label

    class Older(Elsewhere):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(parcels, "whole_program", lambda: "0123456789")
                return super().submit(fn, *args, **kwargs)

    executor = Older()
    with pytest.raises(OtherProgramError, match=r"the worker .* has another version of Merlin, .*\(01234567\) instead"):
        list(spread(executor, add, Common(1), range(5), 1))
    assert executor.contents == [None]
    assert label.program != "0123456789"


def test_a_damaged_parcel_is_the_engines_fault() -> None:
    label = Parcel(add, Common(1)).label
    with pytest.raises(OSError, match="damaged"):
        attempt_parcel(label, b"something else", 1)
    assert attempt_parcel(label, None, 1) == Wanting()


def test_a_worker_keeps_a_few_parcels() -> None:
    made = [Parcel(add, Common(value)) for value in range(parcels.KEPT + 1)]
    for parcel in made:
        attempt_parcel(parcel.label, parcel.content, 0)
    assert attempt_parcel(made[0].label, None, 0) == Wanting()
    assert attempt_parcel(made[-1].label, None, 0) == (parcels.KEPT,)


def test_names_stand_for_brought_files_only_as_long_as_they_are_in_use() -> None:
    bring({"own.py": Path("/brought/own.py")})
    assert located("own.py") == Path("/brought/own.py")
    bring({})
    assert located("own.py") == Path("own.py")
