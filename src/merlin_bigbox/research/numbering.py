"""Every action of a game as a number from 0 on, without gaps, and back: the action space of all environments.

The order is that of the action specs: kinds as they were composed, and within a kind the fields like digits, the last
one counting fastest. Outcomes of chance have numbers of their own, which only OpenSpiel needs.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.tables import base_tables
from merlin_bigbox.engine.catalogue import PLAYERS, compose, module_names
from merlin_bigbox.engine.core.errors import CompositionError, MalformedError
from merlin_bigbox.engine.core.packed import pack
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.specs import ActionSpec
from merlin_bigbox.game import notation
from merlin_bigbox.research.compiled.numbers import NONE, Numbers
from merlin_bigbox.research.fields import values

__all__ = ["VERSION", "Kind", "Numbering", "in_numbering_for_all", "numbering", "numbering_for_all"]

VERSION: Final = 1
"""Goes up whenever any action of any configuration gets another number."""
CHANCE: Final = "chance "


class Kind(NamedTuple):
    """The numbers of one kind of action: from `first` on, one for each combination of its fields' values."""

    name: str
    """The kind of action, as the notation calls it."""
    fields: tuple[str, ...]
    """The types of its fields."""
    first: int
    """Its first number."""
    size: int
    """How many numbers it has."""


class Numbering:
    """The actions of one configuration, numbered; the same for every game with these rules."""

    def __init__(self, rules: Ruleset, *, chance: bool = False) -> None:
        self.rules = rules
        """Whose actions they are."""
        self.numbers = Numbers()
        self.kinds: list[Kind] = []
        """The kinds of actions, in order."""
        for kind, spec in rules.action_specs.items():
            if spec.name.startswith(CHANCE) == chance:
                ranges = _ranges(rules, spec)
                packed = [int(pack(kind, *fields)) for fields in product(*ranges)]
                self.kinds.append(Kind(spec.name, spec.fields, int(self.numbers.size), len(packed)))
                self.numbers.add(kind, [found.start for found in ranges], [len(found) for found in ranges], packed)
        self.size = int(self.numbers.size)
        """How many actions there are."""

    def __deepcopy__(self, memo: dict[int, object]) -> Numbering:
        return self  # it never changes

    def action(self, number: int) -> int:
        """The engine's action with this number."""
        if not 0 <= number < self.size:
            raise MalformedError(f"{number} is no action; there are {self.size}, from 0 on")
        return int(self.numbers.packed[number])

    def number(self, action: int) -> int:
        """The number of one of the engine's actions."""
        found = int(self.numbers.number(action))
        if found == NONE:
            raise MalformedError(f"{notation.write(self.rules, action)} has no number")
        return found

    def text(self, number: int) -> str:
        """The notation of an action: `deploy builder purple`."""
        return notation.texts(self.rules)[self.action(number)]

    def read(self, text: str) -> int:
        """The number of an action by its notation."""
        return self.number(notation.read(self.rules, text))

    def texts(self) -> list[str]:
        """All actions in words, in the order of their numbers."""
        return [notation.write(self.rules, self.action(number)) for number in range(self.size)]

    @property
    def digest(self) -> str:
        """Changes whenever any action has another number."""
        return hashlib.sha256("\n".join((f"version {VERSION}", *self.texts())).encode()).hexdigest()


def _ranges(rules: Ruleset, spec: ActionSpec) -> list[range]:
    """The values of each field; a roll has a field for every die."""
    found: list[range] = []
    for kind, (low, high) in zip(spec.types, spec.bounds, strict=True):
        if kind == notation.MANY:
            found.extend([values(rules, kind)] * int(base_tables(rules).dice))
        else:
            found.append(values(rules, kind) if low > high else range(low, high + 1))
        if not found[-1]:
            raise CompositionError(f"action {spec.name}: a field of type {kind} has no bounds; write {kind}(1-3)")
    return found


@lru_cache(maxsize=64)
def numbering(rules: Ruleset) -> Numbering:
    """The actions of a game, numbered."""
    return Numbering(rules)


@lru_cache(maxsize=1)
def numbering_for_all() -> Numbering:
    """One numbering for all configurations: that of four players with every module, which has the actions of all."""
    return numbering(compose(load(), module_names(), PLAYERS[-1]))


@lru_cache(maxsize=64)
def in_numbering_for_all(rules: Ruleset) -> tuple[int, ...]:
    """For each action of a game its number in the numbering for all configurations."""
    shared = numbering_for_all()
    return tuple(shared.read(text) for text in numbering(rules).texts())
