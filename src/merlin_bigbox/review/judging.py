"""Was it a mistake? The best answer minus the one that was given, from what the seat knew and nothing else."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from merlin_bigbox.bots.bot import Request
from merlin_bigbox.engine.base.names import A_END_TURN
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.line import shows_new
from merlin_bigbox.review.ruler import Ruler

WORTH_TELLING: Final = 0.3
"""Smaller losses, in points, are not told: nobody sees such a difference."""
SURE: Final = 2.0
"""So many standard errors a loss has at least."""
DOUBT: Final = 4.0
DOUBTED: Final = 2
"""The variance of the difference, in worlds that nobody has looked at, and how many of them count."""
HOPELESS: Final = 6.0
"""Answers that look worse than the best by more points, at first sight, are not visited."""
LONGEST: Final = 40
"""Most choices of a line that is shown."""


class Effort(NamedTuple):
    """How thoroughly choices are judged."""

    answers: int
    """Most answers that are compared, the given one beside them."""
    screened: int
    """In so many worlds the best answer is looked for."""
    proved: int
    """In so many others it is compared with the given one: finding the best and measuring it are kept apart."""

    @property
    def others(self) -> range:
        """The worlds in which the best answer is compared with the given one."""
        return range(self.screened, self.screened + self.proved)


class Judged(NamedTuple):
    """An answer compared with the best one."""

    given: int
    best: int
    loss: float
    """In points of the expected final margin."""
    error: float
    """The standard error of the loss."""

    @property
    def is_mistake(self) -> bool:
        """Whether it is worth telling, and sure enough."""
        return self.loss > WORTH_TELLING and self.loss > SURE * self.error


def judge(ruler: Ruler, request: Request, given: int, effort: Effort, seed: int) -> Judged:
    """Compare the given answer with the best. The result depends on the request, the effort and the seed alone."""
    none = Judged(given, given, 0.0, 0.0)
    if len(request.options) == 1:
        return none
    seen = request.observation
    sight = ruler.at_first_sight(request.possible(Random(seed)), request.seat, request.options)
    order = sorted(sight, key=lambda option: -sight[option])
    if not order:
        return none
    answers = [option for option in order[: effort.answers] if sight[option] >= sight[order[0]] - HOPELESS]
    if given not in answers:
        answers.append(given)
    if len(answers) == 1:
        return none
    first = range(effort.screened)
    means = {option: sum(ruler.in_worlds(seen, option, first, seed)) for option in answers}
    best = max(answers, key=lambda option: means[option])
    if best == given:
        return none
    others = effort.others
    ahead = [
        one - other
        for one, other in zip(
            ruler.in_worlds(seen, best, others, seed), ruler.in_worlds(seen, given, others, seed), strict=True
        )
    ]
    loss = sum(ahead) / len(ahead)
    # Few worlds may agree by accident: some doubt comes before them.
    squares = DOUBT * DOUBTED + sum((each - loss) ** 2 for each in ahead)
    spread = squares / (DOUBTED + len(ahead) - 1)
    return Judged(given, best, loss, math.sqrt(spread / len(ahead)))


def line_from(ruler: Ruler, request: Request, action: int) -> list[int]:
    """An answer, and how the seat would go on to the end of its turn or until it learns something new."""
    rules, seat = request.rules, request.seat
    state = request.possible(Random(0))
    line = [action]
    while len(line) < LONGEST and int(kind_of(line[-1])) != A_END_TURN and not shows_new(rules, line[-1]):
        rules.apply(state, line[-1])
        if int(rules.decider(state)) != seat:
            break
        options = rules.options(state)
        sight = ruler.at_first_sight(state, seat, options) if len(options) > 1 else {}
        line.append(max(sight, key=lambda option: sight[option]) if sight else options[0])
    return line
