"""What scenarios and rule pages can say of a module's pieces: the file `scenario.py` of its folder.

Such a file may offer `CASTLE_WORDS` (clauses after `red: `) and `TABLE_WORDS` (whole lines). They are understood in
blocks that have the module in play.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from merlin_bigbox.engine.catalogue import module_file
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario

ROLE: Final = "scenario"


class ModuleWord(NamedTuple):
    """A clause: its pattern, how it is set up, and what it claims – what the page says, and what is so.

    A clause of the table is checked with an empty name of a seat.
    """

    pattern: str
    set: Callable[[Scenario, re.Match[str]], object]
    check: Callable[[Position, str, re.Match[str]], tuple[object, object]]


@lru_cache(maxsize=256)
def module_words(kind: str, modules: tuple[str, ...]) -> tuple[ModuleWord, ...]:
    """The words of this kind that the modules in play add."""
    found: list[ModuleWord] = []
    for name in modules:
        found.extend(getattr(module_file(name, ROLE), kind, ()))
    return tuple(found)
