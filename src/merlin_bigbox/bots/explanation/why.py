"""A bot's reasons for a choice: what it gains, the best alternative and why not, and how sure the bot is."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from merlin_bigbox.bots.bot import Request
from merlin_bigbox.bots.explanation.deeds import Deeds, by_module, count, no_purpose, purposes
from merlin_bigbox.bots.search.effort import Effort
from merlin_bigbox.bots.search.lookahead import NOTHING
from merlin_bigbox.bots.search.turn_search import TurnSearch
from merlin_bigbox.bots.search.valuation import PARTS
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.engine.base.names import A_END_TURN, A_MISSION
from merlin_bigbox.engine.core.arrays import zeros
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_CHANCE, Ruleset
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
    """The action."""
    gains: dict[str, float]
    """What it brings, by part of the value."""
    other: int | None
    """The next best action, if there is one."""
    other_gains: dict[str, float]
    """What that would bring."""
    better: float
    """By how many points the choice is better."""
    sure: float
    """How likely it is better, from 0 to 1."""
    deeds: Deeds = field(default_factory=dict)
    """What the turn does that can be counted."""

    def lines(self, words: Words) -> list[str]:
        """The reasons in the language of `words`: the first sentence is what a person would say, then the numbers."""
        text = words.catalogue.text
        if not self.gains:
            return [text("ui-why-choice", action=words.action(self.chosen)), text("ui-why-random")]
        said = [self.sentence(words)]
        gains = told(self.gains, words)
        said.append(text("ui-why-gains", gains=gains) if gains else text("ui-why-no-gains"))
        if self.other is None:
            said.append(text("ui-why-only"))
            return said
        lacks = {part: self.gains[part] - self.other_gains[part] for part in PARTS}
        less = told({part: value for part, value in lacks.items() if value > 0}, words)
        action = words.quoted(self.other)
        better = number(self.better, words)
        if self.better < WORTH_TELLING:
            said.append(text("ui-why-as-good", action=action))
        elif less:
            said.append(text("ui-why-other", action=action, points=better, less=less))
        else:
            said.append(text("ui-why-other-later", action=action, points=better))
        said.append(text("ui-why-sure", percent=round(100 * self.sure)))
        return said

    def sentence(self, words: Words) -> str:
        """The choice, and what it is for."""
        action = words.action(self.chosen)
        compared = self.other is not None and self.better >= WORTH_TELLING
        purpose = purposes(words, self.chosen, self.deeds, self.gains, self.other_gains if compared else None)
        if purpose:
            return words.catalogue.text("ui-why-purpose", action=action, purpose=purpose)
        return words.catalogue.text(f"ui-why-{no_purpose(self.chosen, compared=compared)}", action=action)


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
    mine = followed(rules, seat, world, search, compared.chosen)
    other = mine if compared.other is None else followed(rules, seat, world, search, compared.other)
    return Why(compared.chosen, mine.gains, compared.other, other.gains, compared.better, compared.sure, mine.deeds)


class Followed(NamedTuple):
    """What a seat has from an action by the end of its turn: points by part of the value, and what can be counted."""

    gains: dict[str, float]
    deeds: Deeds


def followed(rules: Ruleset, seat: int, world: State, search: TurnSearch, action: int) -> Followed:
    """Play the turn to its end after an action."""
    before, owned = _parts(search, world, seat), _by_module(search, world, seat)
    missions, known = 0, True
    deeds: Deeds = {}
    search.has_gains = False
    state, random = world.copy(), Random(0)
    for _ in range(LONGEST):
        if action == A_END_TURN:
            break
        missions += int(kind_of(action)) == A_MISSION
        rules.apply(state, action)
        if known and int(rules.decider(state)) == BY_CHANCE:
            # What comes of dice and cards nobody knows: only what was done before them is counted.
            known, deeds = False, _counted(rules, search, world, state, seat, missions, owned)
        rules.chance(state, random)
        if rules.decider(state) != seat:
            break
        options = rules.options(state)
        action = options[0] if len(options) == 1 else int(search.choose(state, seat, options))
    after = _parts(search, state, seat)
    if known:
        deeds = _counted(rules, search, world, state, seat, missions, owned)
    return Followed({part: (now - then) / 1000 for part, now, then in zip(PARTS, after, before, strict=True)}, deeds)


def _parts(search: TurnSearch, state: State, seat: int) -> list[int]:
    search.valuation.prepare(state, seat)
    parts = zeros(len(PARTS))
    search.valuation.fill_parts(state, parts, 0)
    return [int(part) for part in parts]


def _counted(
    rules: Ruleset, search: TurnSearch, before: State, after: State, seat: int, missions: int, owned: Deeds
) -> Deeds:
    _parts(search, after, seat)  # brings the valuation's view of the time left
    owns = _by_module(search, after, seat)
    return count(rules, before, after, seat, missions) | {name: owns[name] - owned[name] for name in owns}


def _by_module(search: TurnSearch, state: State, seat: int) -> Deeds:
    """The modules' share in the parts that were filled last."""
    valuation = search.valuation
    return by_module(search.rules, state, seat, int(valuation.turns), int(valuation.until_scoring))
