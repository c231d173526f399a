"""The budget of a turn search; compiled."""

from __future__ import annotations

from merlin_bigbox.engine.core.arrays import i64


class Effort:
    """The bounds of a search; the defaults are the knight's."""

    def __init__(
        self,
        width: int = 3,
        budget: int = 200,
        gain_budget: int = 50,
        *,
        keeps_gains: bool = False,
        foresees_changes: bool = True,
    ) -> None:
        # How many of the choices inside an action, and of the free changes of dice, are followed further.
        self.width: i64 = width
        # How many states are expanded for one option, and for one distant space; the rest are valued as they are.
        self.budget: i64 = budget
        self.gain_budget: i64 = gain_budget
        # Whether what a space would bring is computed once per turn instead of for every choice.
        self.keeps_gains: bool = keeps_gains
        # Whether changes of a move, and several of them, are considered before the die is taken.
        self.foresees_changes: bool = foresees_changes
