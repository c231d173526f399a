"""How much work a search of a turn may do; compiled."""

from __future__ import annotations

from merlin_bigbox.engine.core.arrays import i64


class Effort:
    """The bounds of a search. Without any change they are those of the knight."""

    def __init__(
        self,
        width: int = 3,
        budget: int = 200,
        gain_budget: int = 50,
        *,
        keeps_gains: bool = False,
        foresees_changes: bool = True,
    ) -> None:
        # So many of the choices inside an action are followed further, and so many of the free changes of dice.
        self.width: i64 = width
        # So many states are followed for one option, and for one space seen from afar; the rest is valued as it is.
        self.budget: i64 = budget
        self.gain_budget: i64 = gain_budget
        # Whether what a space would bring is found once a turn, not again for every choice in it.
        self.keeps_gains: bool = keeps_gains
        # Whether changes of a move are thought of before the die is taken, and more than one of them.
        self.foresees_changes: bool = foresees_changes
