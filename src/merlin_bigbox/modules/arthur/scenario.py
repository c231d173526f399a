"""Arthur's pieces in scenarios and rule pages: the figure, his dice, the signet ring, the Picts.

arthur on 30 · ring with red · ring with nobody · open picts 5 8 17 30 · picts left 1 2 · red: arthur die 4, picts 3 14
"""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.testing import words
from merlin_bigbox.game.testing.module_words import ModuleWord
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.testing.words import ScenarioError
from merlin_bigbox.modules.arthur.board import ARTHUR, ARTHUR_DIE, GONE, IN_STACK, OPEN, OWNED, arthur_of

# --- setting up ------------------------------------------------------------------------------------------------------


def put_arthur(to: Scenario, space: int | str) -> Scenario:
    """Arthur stands on this space."""
    to.cells[ARTHUR] = words.space_number(to.rules, space)
    return to


def arthur_die(to: Scenario, face: int) -> Scenario:
    """The Arthur die of the seat named last shows this face; 0 is a used one."""
    to.cells[at.die_at(to.current, ARTHUR_DIE)] = face
    return to


def ring(to: Scenario, seat: str) -> Scenario:
    """This seat, or nobody, holds the signet ring."""
    to.cells[int(arthur_of(to.rules).ring)] = 0 if seat == "nobody" else words.seat_number(seat, to.players) + 1
    return to


def picts(to: Scenario, *numbers: int) -> Scenario:
    """These Picts lie before the seat named last."""
    return _put(to, OWNED + to.current, numbers)


def open_picts(to: Scenario, *numbers: int) -> Scenario:
    """These Picts lie open."""
    return _put(to, OPEN, numbers)


def picts_left(to: Scenario, *numbers: int) -> Scenario:
    """Only these Picts are left in the stacks; all that are not named anywhere are out of the game."""
    first = int(arthur_of(to.rules).picts)
    for pict in range(len(to.edition.picts)):
        if to.cells[first + pict] == IN_STACK and pict + 1 not in numbers:
            to.cells[first + pict] = GONE
    return to


def _put(to: Scenario, place: int, numbers: tuple[int, ...]) -> Scenario:
    first = int(arthur_of(to.rules).picts)
    for number in numbers:
        if not 1 <= number <= len(to.edition.picts):
            raise ScenarioError(f"there is no Pict {number}")
        if to.cells[first + number - 1] != IN_STACK:
            raise ScenarioError(f"Pict {number} is somewhere else already")
        to.cells[first + number - 1] = place
    return to


# --- looking ---------------------------------------------------------------------------------------------------------


def arthur_at(of: Position) -> int:
    """The position of Arthur."""
    of.run_chance()
    return int(of.state.cells[ARTHUR])


def ring_holder(of: Position) -> str:
    """Who holds the signet ring."""
    of.run_chance()
    return ("nobody", *SEAT_NAMES)[int(of.state.cells[arthur_of(of.rules).ring])]


def arthur_face(of: Position, seat: str) -> int:
    """The face of a seat's Arthur die."""
    of.run_chance()
    return int(of.state.cells[at.die_at(words.seat_number(seat), ARTHUR_DIE)])


def picts_of(of: Position, seat: str) -> list[int]:
    """The Picts before a seat."""
    return picts_in(of, OWNED + words.seat_number(seat))


def picts_in(of: Position, place: int) -> list[int]:
    """The numbers of the Picts in a place."""
    of.run_chance()
    board = arthur_of(of.rules)
    return [pict + 1 for pict in range(int(board.pict_count)) if of.state.cells[board.picts + pict] == place]


def _numbers(text: str) -> list[int]:
    return [int(word) for word in text.split() if word != "nothing"]


TABLE_WORDS: Final = (
    ModuleWord(
        r"arthur on (\w+)",
        lambda to, said: put_arthur(to, said[1]),
        lambda of, _, said: (words.space_number(of.rules, said[1]), arthur_at(of)),
    ),
    ModuleWord(
        r"ring with (\w+)",
        lambda to, said: ring(to, said[1]),
        lambda of, _, said: (said[1], ring_holder(of)),
    ),
    ModuleWord(
        r"open picts (.+)",
        lambda to, said: open_picts(to, *_numbers(said[1])),
        lambda of, _, said: (_numbers(said[1]), picts_in(of, OPEN)),
    ),
    ModuleWord(
        r"picts left (.+)",
        lambda to, said: picts_left(to, *_numbers(said[1])),
        lambda of, _, said: (_numbers(said[1]), picts_in(of, IN_STACK)),
    ),
)
CASTLE_WORDS: Final = (
    ModuleWord(
        r"arthur die ([1-6])",
        lambda to, said: arthur_die(to, int(said[1])),
        lambda of, seat, said: (int(said[1]), arthur_face(of, seat)),
    ),
    ModuleWord(
        r"arthur die used",
        lambda to, _: arthur_die(to, 0),
        lambda of, seat, _: (0, arthur_face(of, seat)),
    ),
    ModuleWord(
        r"picts (.+)",
        lambda to, said: picts(to, *_numbers(said[1])),
        lambda of, seat, said: (_numbers(said[1]), picts_of(of, seat)),
    ),
)
