"""Reading one place of a parsed edition file: each demand is met or refused with a one-line EditionError."""

import json
from collections.abc import Collection, Iterable, Sequence
from typing import NoReturn

HIGHEST = 99  # No printed number comes near it, and every sum in a game stays small.


class EditionError(ValueError):
    """An edition file is not right; the one-line message names file and place (entries count from 1) and the remedy."""


class Node:
    """A value of the file together with where it stands."""

    __slots__ = ("name", "place", "value")

    def __init__(self, value: object, place: str, name: str) -> None:
        self.value = value
        self.place = place
        self.name = name

    def fail(self, problem: str, expected: str) -> NoReturn:
        place = f"{self.place}: " if self.place else ""
        raise EditionError(f"{one_line(self.name)}: {place}{problem}; expected {expected}")

    def child(self, key: str, value: object) -> "Node":
        return Node(value, f"{self.place}.{key}" if self.place else key, self.name)

    def table(self, required: Collection[str], optional: Collection[str] = ()) -> dict[str, "Node"]:
        """The entries of a table that has all required keys and none but the optional ones beside them."""
        if not isinstance(self.value, dict):
            self.fail(f"{shown(self.value)} is not a table", f"a table with the keys {listed(required)}")
        for key in self.value:
            if key not in required and key not in optional:
                self.fail(f"unknown key {shown(key)}", f"one of {listed([*required, *optional])}")
        for key in required:
            if key not in self.value:
                self.fail(f"the key {shown(key)} is missing", f"the keys {listed(required)}")
        return {key: self.child(key, value) for key, value in self.value.items()}

    def form(self, forms: Sequence[tuple[str, ...]]) -> dict[str, "Node"]:
        """The entries of a table whose keys are exactly those of one of the forms."""
        keys = set(self.value) if isinstance(self.value, dict) else set()
        fitting = [form for form in forms if set(form) == keys]
        if not fitting:
            choices = ", ".join(f"{{ {', '.join(form)} }}" for form in forms)
            self.fail(f"{shown(self.value)} has no known form", f"a table with the keys of one of {choices}")
        return self.table(fitting[0])

    def items(self, what: str, low: int, high: int) -> list["Node"]:
        """The entries of a list that has from low to high of them."""
        count = str(low) if low == high else f"{low} to {high}"
        if not isinstance(self.value, list):
            self.fail(f"{shown(self.value)} is not a list", f"a list of {count} {what}")
        if not low <= len(self.value) <= high:
            self.fail(f"holds {len(self.value)}", f"{count} {what}")
        return [Node(value, f"{self.place}[{at}]", self.name) for at, value in enumerate(self.value, start=1)]

    def number(self, low: int = 0, high: int = HIGHEST) -> int:
        """A whole number from low to high; a truth value is none."""
        expected = str(low) if low == high else f"a whole number from {low} to {high}"
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            self.fail(f"{shown(self.value)} is not a whole number", expected)
        if not low <= self.value <= high:
            self.fail(f"{shown(self.value)} is out of range", expected)
        return self.value

    def word(self, known: Sequence[str], noun: str) -> str:
        """One of the known names."""
        if not isinstance(self.value, str) or self.value not in known:
            expected = f'"{known[0]}"' if len(known) == 1 else f"one of {listed(known)}"
            self.fail(f"{shown(self.value)} is not {noun}", expected)
        return self.value


def distinct(nodes: Iterable[Node], rule: str) -> None:
    """Refuse the first value that an earlier node has already."""
    earlier: set[object] = set()
    for node in nodes:
        if node.value in earlier:
            node.fail(f"{shown(node.value)} appears twice", rule)
        earlier.add(node.value)


def shown(value: object) -> str:
    """A value as the file would write it, cut to a readable length."""
    if isinstance(value, dict):
        return f"a table with the keys {listed(value)}" if value else "an empty table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, int) and abs(value) > 10**18:
        return "a huge number"  # Python itself refuses to write out the largest ones.
    if isinstance(value, str | int | float):
        text = json.dumps(value, ensure_ascii=not str(value).isprintable())
        return text if len(text) <= 60 else f"{text[:60]}…"
    return one_line(str(value))


def listed(names: Iterable[object]) -> str:
    """Names in a row; odd ones, which only a broken file can have, in quotes."""
    texts = [str(name) for name in names]
    return ", ".join(text if text.replace("_", "").isalnum() else shown(text) for text in texts[:40])


def one_line(text: str) -> str:
    """A text without line breaks or other control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
