"""The messages of one language: the general ones and those in the `locale` folder of each part of the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from merlin_bigbox.locale.languages import DEFAULT, LANGUAGES

RULE: Final = "rule-"
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class MessageError(LookupError):
    """A message that is not there, is there twice, cannot be read, or lacks one of its parameters."""


class Source(NamedTuple):
    """A file of messages: where it stands in the package, and its text."""

    place: str
    text: str


def sources(lang: str, package: Traversable | None = None) -> list[Source]:
    """All files of a language: the general one, then what the parts of the game keep in their folders `locale`."""
    root = resources.files("merlin_bigbox") if package is None else package
    found = [Source(f"locale/{lang}.ftl", (root / "locale" / f"{lang}.ftl").read_text(encoding="utf-8"))]
    for part in ("cli", "engine", "interactions", "learn", "modules", "review"):
        for place, folder in _locale_folders(root / part, part):
            files = [file for file in sorted(folder.iterdir(), key=_name) if file.name.endswith(f".{lang}.ftl")]
            found.extend(Source(f"{place}/{file.name}", file.read_text(encoding="utf-8")) for file in files)
    return found


def _locale_folders(folder: Traversable, place: str) -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=_name) if folder.is_dir() else ():
        if entry.is_dir() and not entry.name.startswith("_"):
            inside = f"{place}/{entry.name}"
            if entry.name == "locale":
                yield inside, entry
            else:
                yield from _locale_folders(entry, inside)


def _name(entry: Traversable) -> str:
    return entry.name


Params = tuple[tuple[str, str | int], ...]
"""The parameters of a message, in the order in which they were given."""
KEPT: Final = 8_192
"""So many texts of a language are kept: a table says the same things after every move, and making them takes long."""


class Catalogue:
    """All messages of a language. Whatever is missing is an error: an id is never shown in place of its text."""

    def __init__(self, lang: str, files: list[Source]) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._places: dict[str, str] = {}
        self._known = lru_cache(maxsize=KEPT)(self._made)
        for file in files:
            self._add(file)

    def _add(self, file: Source) -> None:
        resource = FluentResource(file.text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise MessageError(f"{file.place}: not readable as messages: {(entry.content or '').strip()[:80]!r}")
            if isinstance(entry, ast.Message):
                name = entry.id.name
                if name in self._places:
                    raise MessageError(f"{file.place}: message {name} is in {self._places[name]} already")
                self._places[name] = file.place
        self._bundle.add_resource(resource)

    def ids(self) -> list[str]:
        """The ids of all messages, file by file."""
        return list(self._places)

    def has(self, message: str) -> bool:
        """Whether there is such a message, or such an attribute when written as `message.attribute`."""
        name, _, attribute = message.partition(".")
        if name not in self._places:
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def text(self, message: str, /, **params: str | int) -> str:
        """The text of a message, or of its attribute when written as `message.attribute`."""
        return self._known(message, tuple(params.items()))

    def _made(self, message: str, params: Params) -> str:
        name, _, attribute = message.partition(".")
        if name not in self._places:
            raise MessageError(f"there is no message {name} in language {self.lang}")
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise MessageError(f"there is no text {message} in language {self.lang}")
        return self._format(message, pattern, dict(params))

    def forms(self, message: str, /, **params: str | int) -> dict[str, str]:
        """The text of a message under the empty key, and each of its attributes under its name."""
        if message not in self._places:
            raise MessageError(f"there is no message {message} in language {self.lang}")
        attributes = self._bundle.get_message(message).attributes
        found = {name: self._format(f"{message}.{name}", attributes[name], params) for name in attributes}
        return {"": self.text(message, **params), **found}

    def _format(self, message: str, pattern: Pattern, params: Mapping[str, str | int]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(params))
        if errors:
            raise MessageError(f"message {message} in language {self.lang}: {errors[0]}")
        return str(text)

    def rule_ids(self) -> list[str]:
        """The ids of all rules, such as BASE-30."""
        return [name.removeprefix(RULE) for name in self._places if name.startswith(RULE)]

    def rule(self, rule: str) -> tuple[str, str]:
        """The title and the text of a rule."""
        return self.text(f"{RULE}{rule}.title"), self.text(f"{RULE}{rule}")


def languages() -> tuple[str, ...]:
    """The languages there are, the one to fall back on first."""
    return LANGUAGES


@lru_cache(maxsize=len(LANGUAGES))
def catalogue(lang: str) -> Catalogue:
    """The messages of a language."""
    if lang not in LANGUAGES:
        raise MessageError(f'unknown language "{lang}"; available: {", ".join(LANGUAGES)}')
    return Catalogue(lang, sources(lang))


def pick_language(wanted: str | None, env: Mapping[str, str]) -> str:
    """The language asked for, else that of the environment where it is available, else English."""
    if wanted:
        lang = _language_of(wanted)
        if lang not in LANGUAGES:
            raise MessageError(f'unknown language "{wanted}"; available: {", ".join(LANGUAGES)}')
        return lang
    for variable in ENVIRONMENT:
        if value := env.get(variable):
            lang = _language_of(value)
            return lang if lang in LANGUAGES else DEFAULT
    return DEFAULT


def _language_of(locale: str) -> str:
    """The language in the name of a locale such as `pt_BR.UTF-8`."""
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].partition("@")[0].lower()
