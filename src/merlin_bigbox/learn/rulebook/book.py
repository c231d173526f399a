"""Reads the rulebook: sections with their rules and pictures, in print order.

The base game's are in `base.toml`, those of modules in `rulebook.toml` in their folders, the one on modules that meet
in that of `interactions`. The words of section `building` are the message `rulebook-building` with `.lead`; a picture's
caption is `rulebook-building-<name>`. A module's section is called as the module. The rules bring texts of their own.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, Literal, TypeVar

import msgspec

from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.learn.library import whole_position, with_needs
from merlin_bigbox.locale import Catalogue

Part = Literal[
    "table", "wheel", "ring", "lands", "map", "castle", "cards", "shelf", "spaces", "flags", "needs", "pieces", "grid"
]
"""What of the board a picture shows; the last five are lists of what is printed on it, with words."""
FILE: Final = "rulebook.toml"
T = TypeVar("T")


class RulebookError(ValueError):
    """A section that cannot be read."""


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and what of it is shown, so that a picture cannot show what the rules would not allow."""

    name: str
    part: Part
    after: str
    """The rule it stands below; empty for the top of the section."""
    position: str = ""
    of: tuple[str, ...] = ()
    """Of lands their colors, of a shelf its module; empty for all."""
    marks: tuple[str, ...] = ()
    """The elements of the board that are marked."""
    numbers: tuple[str, ...] = ()
    """Elements of the board, or parts of a castle, that get numbers, which the caption explains."""
    lines: str = ""
    """The tile of the environs from which the lines to the frame are drawn."""
    modules: tuple[str, ...] = ()
    """The modules in play; a module's section has its own and what that needs."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the reference card on a reason for points; its words are the message `reference-<reason>`."""

    reason: str
    when: Literal["scoring", "end"]
    picture: str


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section: its place in print, the ids of its rules with the examples beside them, its pictures."""

    place: int
    rules: tuple[str, ...]
    id: str = ""
    pictures: tuple[Picture, ...] = ()
    reference: tuple[Line, ...] = ()
    module: str | None = None
    lesson: str = ""
    """The lesson in which it can be tried; a module's section has the module's."""
    meets: dict[str, tuple[str, ...]] = {}
    """Which modules a ruling is about, where they meet."""

    def title(self, words: Catalogue) -> str:
        """What it is called."""
        return words.text(f"rulebook-{self.id}" if self.module is None else f"module-{self.module}")

    def lead(self, words: Catalogue) -> str:
        """What it is about, in a sentence or two."""
        return words.text(f"rulebook-{self.id}.lead")

    def short(self, words: Catalogue) -> str:
        """All of it in a line; not every section has one."""
        name = f"rulebook-{self.id}.short"
        return words.text(name) if words.has(name) else ""

    def caption(self, words: Catalogue, picture: Picture) -> str:
        """What a picture shows."""
        return words.text(f"rulebook-{self.id}-{picture.name}")


class _Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sections: tuple[Section, ...]


@lru_cache(maxsize=1)
def sections() -> tuple[Section, ...]:
    """The whole book, its pictures with positions in full."""
    package = resources.files("merlin_bigbox")
    found = list(_read(package / "learn" / "rulebook" / "base.toml", _Book).sections)
    found.append(_read(package / "interactions" / FILE, Section))
    for name in module_names():
        file = package / "modules" / name / FILE
        if file.is_file():
            found.append(msgspec.structs.replace(_read(file, Section), id=name, module=name, lesson=name))
    return tuple(sorted(map(_whole, found), key=lambda section: section.place))


def _whole(section: Section) -> Section:
    own = with_needs(section.module) if section.module else ()
    pictures = []
    for picture in section.pictures:
        modules = picture.modules or own
        position = whole_position(picture.position, modules)
        pictures.append(msgspec.structs.replace(picture, modules=modules, position=position))
    return msgspec.structs.replace(section, pictures=tuple(pictures))


def _read(file: Traversable, kind: type[T]) -> T:
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise RulebookError(f"{file}: {error}") from error
