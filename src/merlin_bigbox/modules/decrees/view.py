"""Decrees in a view: stacks, who has looked, what was taken and spent."""

from __future__ import annotations

from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import ViewSlice
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.decrees.stacks import STACK_SIZE, Decrees


class DecreesView(ViewSlice):
    """The stacks with those who have looked through them, what the viewer knows of them, and who has how many."""

    def __init__(self, decrees: Decrees, colours: tuple[str, ...]) -> None:
        self.decrees = decrees
        self.colours = colours

    def describe(self, rules: Ruleset, seen: State, seat: i64) -> dict[str, object]:
        decrees = self.decrees
        cells = seen.cells
        stacks: dict[str, object] = {}
        for stack, colour in enumerate(self.colours):
            known: list[str | None] = []
            for slot in range(int(cells[decrees.sizes + stack])):
                entry = int(cells[decrees.slots + stack * STACK_SIZE + slot])
                known.append(decrees.words[entry - 1] if entry > 0 else None)
            lookers = [index for index in range(rules.players) if (cells[decrees.looked + stack] >> index) & 1]
            stacks[colour] = {"decrees": known, "looked": lookers}
        taken: dict[str, int] = {}
        for kind, word in enumerate(decrees.words):
            if cells[decrees.taken + kind] > 0:
                taken[word] = int(cells[decrees.taken + kind])
        return {
            "stacks": stacks,
            "taken": taken,
            "held": [int(cells[decrees.held + owner]) for owner in range(rules.players)],
            "spent": int(cells[decrees.spent]),
        }
