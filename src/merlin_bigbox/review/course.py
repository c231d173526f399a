"""The course of a game as a review sees it: what chance did, what each seat did in each turn, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.ruleset import BY_CHANCE, ROUND, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.game import Entry, Game

Luck = Literal["dice", "cards", "traitors", "tiles", "modules"]
LUCK: Final[tuple[Luck, ...]] = ("dice", "cards", "traitors", "tiles", "modules")
"""The kinds of chance, which accounts keep apart."""
CLASSES: Final[dict[int, Luck]] = {
    n.A_CHANCE_ROLL: "dice",
    n.A_CHANCE_CARD: "cards",
    n.A_CHANCE_DISPLAY: "cards",
    n.A_CHANCE_TRAITOR: "traitors",
    n.A_CHANCE_TILE: "tiles",
    n.A_CHANCE_START: "tiles",
    n.A_CHANCE_FIRST: "tiles",
}


class Step(NamedTuple):
    """Records that belong together: a run of outcomes of one kind, or what a seat chose until something else came."""

    luck: Luck | None
    """The kind of chance; None for the choices of a seat."""
    seat: int
    """Whose choices they are; -1 for chance."""
    entries: tuple[tuple[int, Entry], ...]
    """The records with their numbers."""
    round: int
    turn: int
    """The number of the seat's turn in the game, from 1 on; 0 for chance, and outside of turns."""
    begins: int
    """The round that these dice begin; 0 if they begin none."""

    @property
    def at(self) -> int:
        """After how many records it begins."""
        return self.entries[0][0] - 1

    def apply(self, rules: Ruleset, state: State) -> None:
        """Play all of it."""
        for _, entry in self.entries:
            rules.apply(state, entry.action)


class Course(NamedTuple):
    """The state when the first dice are rolled, the steps from there on, and how many turns each seat had."""

    start: State
    steps: tuple[Step, ...]
    turns: tuple[int, ...]

    def begins(self, number: int) -> int:
        """Which of the steps begins this round; how many there are if none does."""
        return next((index for index, step in enumerate(self.steps) if step.begins == number), len(self.steps))


def course(game: Game) -> Course:
    """The course of a game from its first roll on; what was taken back is left out."""
    rules = game.rules
    state = rules.new_state()
    start: State | None = None
    steps: list[Step] = []
    turns = [0] * game.options.players
    began = {entry.at: int(entry.event.seat) for entry in game.log if entry.event.kind == n.E_TURN}
    turn = 0
    for luck, seat, run in _runs(game, frozenset(began)):
        if start is None and luck == "dice":
            start = state.copy()
        before = int(state.cells[ROUND])
        for _, entry in run:
            rules.apply(state, entry.action)
        if start is not None:
            mine = turn if luck is None and began and seat == _current(began, run[0][0] - 1) else 0
            steps.append(Step(luck, seat, tuple(run), before, mine, 0))
        if (mover := began.get(run[-1][0])) is not None:
            turns[mover] += 1
            turn = turns[mover]
    if start is None:
        start = state
    return Course(start, tuple(_with_rounds(steps)), tuple(turns))


def _runs(game: Game, turns: frozenset[int]) -> Iterator[tuple[Luck | None, int, list[tuple[int, Entry]]]]:
    """The records in force, cut where the seat, the kind of chance or the turn changes."""
    run: list[tuple[int, Entry]] = []
    key: tuple[Luck | None, int] | None = None
    for number, entry in game.in_force:
        luck = CLASSES.get(int(kind_of(entry.action)), "modules") if entry.seat == BY_CHANCE else None
        if run and key is not None and (key != (luck, entry.seat) or run[-1][0] in turns):
            yield (*key, run)
            run = []
        key = (luck, entry.seat)
        run.append((number, entry))
    if run and key is not None:
        yield (*key, run)


def _current(began: dict[int, int], at: int) -> int:
    """Whose turn it is after so many records."""
    last = max((number for number in began if number <= at), default=-1)
    return began.get(last, -1)


def _with_rounds(steps: list[Step]) -> Iterator[Step]:
    """The steps; the first dice before the choices of a round begin it."""
    begun = 0
    for index, step in enumerate(steps):
        following = next((later.round for later in steps[index:] if later.luck is None), begun)
        if step.luck == "dice" and following > begun:
            begun = following
            yield step._replace(begins=begun)
        else:
            yield step
