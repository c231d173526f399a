"""A bot's reasons for a choice: what it gains, the best alternative and why not, and how sure the bot is."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from merlin_bigbox.bots.bot import Request
from merlin_bigbox.bots.search.effort import Effort
from merlin_bigbox.bots.search.lookahead import NOTHING
from merlin_bigbox.bots.search.turn_search import TurnSearch
from merlin_bigbox.bots.search.valuation import PARTS
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.engine.base.names import A_END_TURN
from merlin_bigbox.engine.core.arrays import zeros
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale.languages import with_decimals

LONGEST: Final = 60
"""Most decisions of a turn that are followed."""
WORTH_TELLING: Final = 0.25
"""Smaller gains and losses, in points, are not mentioned."""
MOST_TOLD: Final = 3


@dataclass(frozen=True)
class Compared:
    """A choice compared with its best alternative: by how many points it is better, and how sure that is (0 to 1)."""

    chosen: int
    other: int | None
    better: float
    sure: float

    @classmethod
    def by_worth(cls, worth: dict[int, float], chosen: int) -> Compared:
        """Compare by the values of a search; options it did not look at are no alternatives."""
        others = {action: value for action, value in worth.items() if action != chosen and value > NOTHING / 1000}
        if not others:
            return cls(chosen, None, 0.0, 1.0)
        other = max(others, key=lambda action: others[action])
        known = worth[chosen] > NOTHING / 1000
        better = worth[chosen] - others[other] if known else 0.0
        return cls(chosen, other, better, 1 / (1 + math.exp(-max(-30.0, min(30.0, better)))))


@dataclass(frozen=True)
class Why:
    """The reasons for a choice, as data. Gains are points by part of the value, as expected after the whole turn."""

    chosen: int
    gains: dict[str, float]
    other: int | None
    other_gains: dict[str, float]
    better: float
    sure: float

    def lines(self, words: Words) -> list[str]:
        """The reasons in the language of `words`, a sentence each."""
        text = words.catalogue.text
        said = [text("ui-why-choice", action=words.action(self.chosen))]
        if not self.gains:
            return [*said, text("ui-why-random")]
        gains = told(self.gains, words)
        said.append(text("ui-why-gains", gains=gains) if gains else text("ui-why-no-gains"))
        if self.other is None:
            said.append(text("ui-why-only"))
            return said
        lacks = {part: self.gains[part] - self.other_gains[part] for part in PARTS}
        less = told({part: value for part, value in lacks.items() if value > 0}, words)
        action = words.action(self.other)
        better = number(self.better, words)
        if self.better < WORTH_TELLING:
            said.append(text("ui-why-as-good", action=action))
        elif less:
            said.append(text("ui-why-other", action=action, points=better, less=less))
        else:
            said.append(text("ui-why-other-later", action=action, points=better))
        said.append(text("ui-why-sure", percent=round(100 * self.sure)))
        return said


def told(gains: dict[str, float], words: Words) -> str:
    """The largest gains and losses, with signs; empty if all are small."""
    order = sorted((part for part in gains if abs(gains[part]) >= WORTH_TELLING), key=lambda part: -abs(gains[part]))
    said = (
        f"{words.catalogue.text(f'ui-why-part-{part}')} {number(gains[part], words, '+')}" for part in order[:MOST_TOLD]
    )
    return "; ".join(said)


def number(points: float, words: Words, sign: str = "") -> str:
    """Points with one decimal, formatted for the language."""
    text = f"{points:{sign}.1f}".replace("-", "−")
    return with_decimals(text, words.catalogue.lang)


def follower(rules: Ruleset) -> TurnSearch:
    """A fast search for playing a turn to its end: what spaces would bring is computed once per turn."""
    return TurnSearch(rules, Weights(), Effort(2, 20, 10, keeps_gains=True))


def explained(request: Request, world: State, search: TurnSearch, compared: Compared) -> Why:
    """The reasons for a choice, found by playing the turn to its end both ways in a possible world."""
    rules, seat = request.rules, int(request.observation.seat)
    gains = followed(rules, seat, world, search, compared.chosen)
    other_gains = gains if compared.other is None else followed(rules, seat, world, search, compared.other)
    return Why(compared.chosen, gains, compared.other, other_gains, compared.better, compared.sure)


def followed(rules: Ruleset, seat: int, world: State, search: TurnSearch, action: int) -> dict[str, float]:
    """What the seat gains from an action by the end of its turn, in points, part by part."""
    before = _parts(search, world, seat)
    search.has_gains = False
    state, random = world.copy(), Random(0)
    for _ in range(LONGEST):
        if action == A_END_TURN:
            break
        rules.apply(state, action)
        rules.chance(state, random)
        if rules.decider(state) != seat:
            break
        options = rules.options(state)
        action = options[0] if len(options) == 1 else int(search.choose(state, seat, options))
    after = _parts(search, state, seat)
    return {part: (now - then) / 1000 for part, now, then in zip(PARTS, after, before, strict=True)}


def _parts(search: TurnSearch, state: State, seat: int) -> list[int]:
    search.valuation.prepare(state, seat)
    parts = zeros(len(PARTS))
    search.valuation.fill_parts(state, parts, 0)
    return [int(part) for part in parts]
