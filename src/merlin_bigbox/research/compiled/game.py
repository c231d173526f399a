"""One game as an environment steps it: numbers in, observation and mask out, chance inside."""

from __future__ import annotations

from mypy_extensions import u8

from merlin_bigbox.engine.core.arrays import i64, vec, zeros
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import POINTS, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.research.compiled.encoder import Encoder, Mask
from merlin_bigbox.research.compiled.numbers import Numbers


def marks(size: i64) -> vec[u8]:
    """An array of bytes."""
    return vec[u8]([u8(0)] * size)


class OneGame:
    """A game, played by numbers. `observation` and `mask` are written in place: read them before the next step."""

    def __init__(self, rules: Ruleset, numbers: Numbers, encoder: Encoder) -> None:
        self.rules = rules
        self.numbers = numbers
        self.encoder = encoder
        self.random = Random(0)
        self.state: State = rules.new_state()
        self.seat: i64 = -1
        """Who is asked; -2 once the game is over."""
        self.observation: vec[i64] = zeros(encoder.words)
        self.mask: vec[u8] = marks(numbers.size)
        self.masking = Mask(numbers)

    def reset(self, seed: int) -> None:
        """A new game, set up by chance."""
        self.random = Random(seed)
        self.state = self.rules.new_state()
        self._go_on()

    def take_over(self, state: State) -> None:
        """Go on from this state."""
        self.state = state
        self._go_on()

    def _go_on(self) -> None:
        self.rules.chance(self.state, self.random)
        self.seat = self.rules.decider(self.state)
        self.masking.write(self.rules, self.state, self.mask, 0)

    def offers(self, number: i64) -> bool:
        """Whether the action with this number is offered now."""
        return 0 <= number < self.numbers.size and self.mask[number] == 1

    def step(self, number: i64) -> None:
        """Play an action that is offered, and let chance answer."""
        self.rules.apply(self.state, self.numbers.packed[number])
        self._go_on()

    def observe(self, seat: i64) -> None:
        """Write what the seat may know."""
        self.encoder.write(self.state, seat, self.observation, 0)

    def everything(self, seat: i64) -> None:
        """Write all there is, seen from a seat."""
        self.encoder.write(self.state, seat, self.observation, 0, True)

    def points(self) -> list[int]:
        """Everybody's points."""
        cells = self.state.cells
        return [int(cells[POINTS + seat]) for seat in range(self.rules.players)]

    def offered(self) -> list[int]:
        """The numbers of what is offered."""
        places = self.masking.set
        return [int(places[index]) for index in range(self.masking.count)]
