"""Finds and reads the lessons: the base game's in `lessons`, a module's as `lesson.toml` in its folder."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import legal_modules, make_module, module_names
from merlin_bigbox.learn.lesson import Challenge, Lesson, LessonError, LessonFile, Part

PLAYERS: Final = 3
"""So many sit at the table of a lesson; the learner is Red."""
START: Final = "start.txt"
"""What every position begins with, told once."""
VALLEY: Final = "environs "
TO_MOVE: Final = "red to move"
STARTS: Final = ("scoring after ", "new game")
"""A position may begin with one of these instead."""
FILE: Final = "lesson.toml"


@lru_cache(maxsize=1)
def lessons() -> tuple[Lesson, ...]:
    """All lessons in playing order: the base game, then the modules, the lightest first."""
    folder = resources.files("merlin_bigbox") / "learn" / "lessons"
    start = (folder / START).read_text(encoding="utf-8")
    base = {entry.name.removesuffix(".toml"): _file(entry) for entry in folder.iterdir() if entry.name != START}
    of_modules = _of_modules()
    found = [_lesson(name, None, file, start, ()) for name, file in sorted(base.items(), key=_place)]
    for name, file in sorted(of_modules.items(), key=_place):
        modules = with_needs(name)
        files = tuple(of_modules[each] for each in modules if each in of_modules)
        found.append(_lesson(name, name, file, start, files, modules))
    return tuple(found)


def whole_position(position: str, modules: tuple[str, ...]) -> str:
    """A position in full: with the common start, and with what every position with these modules begins with."""
    start = (resources.files("merlin_bigbox") / "learn" / "lessons" / START).read_text(encoding="utf-8")
    of_modules = _of_modules()
    files = tuple(of_modules[each] for each in modules if each in of_modules)
    return _whole(position, _common(start, files, modules))


@lru_cache(maxsize=1)
def _by_id() -> dict[str, Lesson]:
    return {lesson.id: lesson for lesson in lessons()}


def find(name: str) -> Lesson | None:
    """The lesson with this id, if there is one."""
    return _by_id().get(name)


def _place(entry: tuple[str, LessonFile]) -> tuple[int, str]:
    return (entry[1].place, entry[0])


def _of_modules() -> dict[str, LessonFile]:
    """The files in the modules' folders; a module may have no lesson."""
    folder = resources.files("merlin_bigbox") / "modules"
    files = {name: folder / name / FILE for name in module_names()}
    return {name: _file(file) for name, file in files.items() if file.is_file()}


def with_needs(name: str) -> tuple[str, ...]:
    """A module with all that it needs, in their order."""
    edition = load()
    needs = tuple(need for need in make_module(name, edition).needs if need in module_names())
    return legal_modules(edition, (*needs, name))


def _file(file: Traversable) -> LessonFile:
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), LessonFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{file}: {error}") from error


def _lesson(
    name: str,
    module: str | None,
    file: LessonFile,
    start: str,
    modules: tuple[LessonFile, ...],
    names: tuple[str, ...] = (),
) -> Lesson:
    """The lesson of a file, its positions with the common start and those of its modules."""
    common = _common(start, modules, names)
    parts = tuple(Part(_whole(part.position, common), part.steps) for part in file.parts)
    last = file.challenge
    challenge = Challenge(_whole(last.position, common), last.solution, last.solved, last.fails)
    return Lesson(name, module, names, file.minutes, file.weight, file.shows, parts, challenge)


def _common(start: str, modules: tuple[LessonFile, ...], names: tuple[str, ...]) -> list[str]:
    """The lines that every position with these modules begins with."""
    valley = all(each.valley for each in modules)
    common = [line for line in _lines(start) if valley or not line.startswith(VALLEY)]
    if names:
        common.insert(0, f"modules {' '.join(names)}")
    common.insert(0, f"players {PLAYERS}")
    for each in modules:
        common += _lines(each.start)
    return common


def _whole(position: str, common: list[str]) -> str:
    own = _lines(position)
    end = [] if own and own[-1].startswith(STARTS) else [TO_MOVE]
    return "\n".join([*common, *own, *end])


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip() and not line.strip().startswith("#")]
