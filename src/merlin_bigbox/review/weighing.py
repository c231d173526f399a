"""Before it is played: would a choice lose many points? Judged as reviews judge, from what the seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from merlin_bigbox.bots.bot import Request
from merlin_bigbox.bots.explanation.why import Followed, followed, follower
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.line import shows_new
from merlin_bigbox.review.judging import Effort, Judged, judge
from merlin_bigbox.review.ruler import Ruler

EFFORT: Final = Effort(answers=4, screened=4, proved=16)
"""Between a quick review and a full one: somebody waits for it."""


class Weighed(NamedTuple):
    """The worst step of a choice, compared with what was better there."""

    judged: Judged
    given: Followed
    better: Followed


def weigh(request: Request, actions: Sequence[int], seed: int) -> Weighed | None:
    """The worst mistake among the actions of one choice; None if there is none.

    The result depends on the request, the actions and the seed alone. What comes after new information is not looked
    at: nobody knows it yet.
    """
    rules, seat = request.rules, request.seat
    ruler, asked = Ruler(rules), request
    world = request.possible(Random(seed))
    worst: tuple[Judged, Request] | None = None
    for action in actions:
        if action not in asked.options:
            break
        found = judge(ruler, asked, action, EFFORT, seed)
        if found.is_mistake and (worst is None or found.loss > worst[0].loss):
            worst = (found, asked)
        if shows_new(rules, action):
            break
        rules.apply(world, action)
        if int(rules.decider(world)) != seat:
            break
        asked = Request(rules, rules.observe(world, seat), rules.options(world))
    if worst is None:
        return None
    judged, asked = worst
    search, possible = follower(rules), asked.possible(Random(seed))
    return Weighed(
        judged,
        followed(rules, seat, possible, search, judged.given),
        followed(rules, seat, possible, search, judged.best),
    )
