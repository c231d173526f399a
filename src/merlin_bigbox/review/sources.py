"""Where a loss comes from: what two answers bring by the end of the round, in the worlds that measured the loss."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from merlin_bigbox.engine.core.events import Journal
from merlin_bigbox.engine.core.ruleset import POINTS_EVENT, Observation
from merlin_bigbox.engine.core.specs import event_field
from merlin_bigbox.review.ruler import Ruler

WORTH: Final = 1.0
"""A source is told if it brings so many points more, or costs the others so many."""
STEADY: Final = 2.5
"""So many standard errors it has at least: one lucky world makes no reason."""

Brought = dict[str, float]
"""Points by the name of their reason on the score sheet, or by part of the value."""


class Sources(msgspec.Struct, frozen=True):
    """Where the better answer has more by the end of the round: in the mean of the worlds, and only if it is steady."""

    own: Brought = {}
    """More points of the seat, by reason."""
    others: Brought = {}
    """Fewer points of all others together, by reason."""
    stands: Brought = {}
    """What the position of the seat then holds more, in points by part of the value."""


def sources(ruler: Ruler, seen: Observation, given: int, better: int, worlds: range, seed: int) -> Sources:
    """Play both answers on as they were judged, and compare what each brought."""
    found: dict[str, list[Brought]] = {"own": [], "others": [], "stands": []}
    for world in worlds:
        one, other = (_brought(ruler, seen, answer, world, seed) for answer in (given, better))
        for name, here in found.items():
            sign = -1 if name == "others" else 1
            keys = one[name].keys() | other[name].keys()
            here.append({key: sign * (other[name].get(key, 0.0) - one[name].get(key, 0.0)) for key in keys})
    return Sources(**{name: _steady(here) for name, here in found.items()})


def _brought(ruler: Ruler, seen: Observation, answer: int, world: int, seed: int) -> dict[str, Brought]:
    rules, seat = ruler.rules, int(seen.seat)
    journal = Journal()
    end = ruler.played_on(seen, answer, world, seed, journal)
    spec = rules.event_specs[POINTS_EVENT]
    points: dict[str, Brought] = {"own": {}, "others": {}}
    for event in journal.take():
        if event.kind == POINTS_EVENT:
            reason = rules.reason_specs[event_field(spec, event, "reason")].name
            whose = points["own" if event.seat == seat else "others"]
            whose[reason] = whose.get(reason, 0.0) + event_field(spec, event, "points")
    stands = {part: worth for part, worth in ruler.parts(end, seat).items() if part != "points"}
    return {**points, "stands": stands}


def _steady(worlds: list[Brought]) -> Brought:
    """The mean of what is worth telling and does not hang on a single world, most first."""
    found: Brought = {}
    for key in sorted({key for world in worlds for key in world}):
        each = [world.get(key, 0.0) for world in worlds]
        mean = sum(each) / len(each)
        error = math.sqrt(sum((value - mean) ** 2 for value in each) / max(1, len(each) - 1) / len(each))
        if mean >= WORTH and mean > STEADY * error:
            found[key] = mean
    return dict(sorted(found.items(), key=lambda item: -item[1]))
