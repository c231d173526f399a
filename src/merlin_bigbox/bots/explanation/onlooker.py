"""Reasons for another player's choice, from an onlooker's knowledge: what the onlooker cannot see is resampled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal, TypeVar

from merlin_bigbox.bots.bot import Request
from merlin_bigbox.bots.explanation.deeds import Deeds, no_purpose, purposes, sure
from merlin_bigbox.bots.explanation.why import WORTH_TELLING, Compared, Followed, followed, follower, number, told
from merlin_bigbox.bots.search.lookahead import NOTHING
from merlin_bigbox.bots.search.turn_search import TurnSearch
from merlin_bigbox.bots.search.valuation import PARTS
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Observation, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.words import Words

Key = TypeVar("Key", int, str)
Viewpoint = Literal["own", "mover", "seat", "outside"]
"""Whose knowledge the reasons are based on: one's own choice, the choosing seat's, another seat's, or the public's."""

DEALT: Final = 16
"""How many possible games are dealt: an option offered in all of them does not depend on hidden cards."""
TRIES: Final = 400
"""Most attempts at dealing them, as the chosen action may need a particular card."""
SEARCHED: Final = 4
"""How many of them are searched."""


@dataclass(frozen=True)
class Seen:
    """A choice compared with its best alternative, as data. Gains and `better` are means over the games searched."""

    chosen: int
    gains: dict[str, float]
    other: int | None
    other_gains: dict[str, float]
    better: float
    offered: int
    """How many options there certainly were, including the chosen one; 0 if nothing can be said about the choice."""
    perhaps_more: bool
    """Whether hidden cards may have offered more options."""
    deeds: Deeds = field(default_factory=dict)
    """What the turn does that can be counted, in all the games searched."""
    other_deeds: Deeds = field(default_factory=dict)

    @property
    def is_choice(self) -> bool:
        """Whether there certainly was an alternative."""
        return self.offered > 1

    def lines(self, words: Words, viewpoint: Viewpoint, mover: int) -> list[str]:
        """The reasons in the language of `words`: what a person would say, whose knowledge it is based on, numbers."""
        text = words.catalogue.text
        if self.offered == 0:
            return [text("ui-seen-hidden")]
        if not self.is_choice and not self.perhaps_more:
            return [text("ui-seen-forced")]
        guessed = viewpoint in ("seat", "outside")
        said = [self.sentence(words, guessed=guessed), text(f"ui-seen-{viewpoint}", player=words.seat(mover))]
        gains = told(self.gains, words)
        said.append(text("ui-seen-gains", gains=gains) if gains else text("ui-seen-no-gains"))
        said.append(self._compared(words))
        return said

    def sentence(self, words: Words, *, guessed: bool) -> str:
        """What the choice was for; if something else was better, what that would have been for."""
        text = words.catalogue.text
        if self.other is not None and self.better <= -WORTH_TELLING:
            action = words.quoted(self.other)
            purpose = purposes(words, self.other, self.other_deeds, self.other_gains, self.gains)
            which = "ui-seen-rather" if purpose else "ui-seen-rather-later"
            return text(which, action=action, purpose=purpose, guessed=str(guessed))
        compared = self.other is not None and self.better >= WORTH_TELLING
        purpose = purposes(words, self.chosen, self.deeds, self.gains, self.other_gains if compared else None)
        if purpose:
            return text("ui-seen-purpose", purpose=purpose, guessed=str(guessed))
        return text(f"ui-seen-{no_purpose(self.chosen, compared=compared)}", guessed=str(guessed))

    def warning(self, words: Words) -> list[str]:
        """Before a worse choice is made: what is better and what for, and then the numbers."""
        text = words.catalogue.text
        if self.other is None:
            return []
        action = words.quoted(self.other)
        purpose = purposes(words, self.other, self.other_deeds, self.other_gains, self.gains)
        gains = {part: self.other_gains[part] - self.gains[part] for part in PARTS}
        more = told({part: gain for part, gain in gains.items() if gain > 0}, words)
        said = [text("ui-weigh-rather" if purpose else "ui-weigh-rather-later", action=action, purpose=purpose)]
        return [*said, text("ui-weigh-more", more=more)] if more else said

    def _compared(self, words: Words) -> str:
        """The best alternative, and why it is worse or better."""
        text = words.catalogue.text
        if self.other is None:
            return text("ui-seen-only" if self.is_choice else "ui-seen-perhaps")
        action = words.quoted(self.other)
        if abs(self.better) < WORTH_TELLING:
            return text("ui-seen-as-good", action=action)
        sign = 1 if self.better > 0 else -1
        gaps = {part: sign * (self.gains[part] - self.other_gains[part]) for part in PARTS}
        more = told({part: gap for part, gap in gaps.items() if gap > 0}, words)
        which = ("ui-seen-worse" if self.better > 0 else "ui-seen-better") + ("" if more else "-later")
        return text(which, action=action, points=number(abs(self.better), words), more=more)


def seen_from(
    rules: Ruleset,
    observation: Observation,
    mover: int,
    action: int,
    seed: int = 0,
    enough: Callable[[], bool] = lambda: False,
) -> Seen:
    """Why the mover may have chosen this action, based on what the observer knew just before.

    The result depends on the observation, the action and the seed only: games that look the same to the observer give
    the same answer. `enough` can end the search early, after the first game.
    """
    worlds = _possible(rules, observation, action, Random(seed))
    if not worlds:
        return Seen(action, {}, None, {}, 0.0, 0, perhaps_more=True)
    offers = [rules.options(world) for world in worlds]
    options = [option for option in offers[0] if all(option in offered for offered in offers)]
    perhaps_more = any(len(offered) > len(options) for offered in offers)
    if len(options) == 1 and not perhaps_more:
        return Seen(action, {}, None, {}, 0.0, 1, perhaps_more=False)
    search = follower(rules)
    looked: list[tuple[State, dict[int, float]]] = []
    for world in worlds[:SEARCHED]:
        if looked and enough():
            break
        looked.append((world, _worth(search, world, mover, options, action)))
    compared = Compared.by_worth(_mean([worth for _, worth in looked]), action)
    mine: list[Followed] = []
    others: list[Followed] = []
    for world, _ in looked:
        if mine and enough():
            break
        mine.append(followed(rules, mover, world, search, action))
        if compared.other is not None:
            others.append(followed(rules, mover, world, search, compared.other))
    return Seen(
        action,
        _mean([each.gains for each in mine]),
        compared.other,
        _mean([each.gains for each in others]),
        compared.better,
        len(options),
        perhaps_more,
        sure(each.deeds for each in mine),
        sure(each.deeds for each in others),
    )


def asked_again(rules: Ruleset, observation: Observation, mover: int, action: int, seed: int = 0) -> Request | None:
    """The question to which the mover answered, as it may have been: from what the observer knew just before.

    The mover itself gets its very question; for anybody else what is hidden is dealt afresh. None if no deal fits.
    """
    worlds = _possible(rules, observation, action, Random(seed), most=1)
    return Request(rules, rules.observe(worlds[0], mover), rules.options(worlds[0])) if worlds else None


def _possible(rules: Ruleset, observation: Observation, action: int, random: Random, most: int = DEALT) -> list[State]:
    """Games consistent with the observation in which the action was offered, as it is known to have been."""
    found: list[State] = []
    for _ in range(TRIES):
        world = rules.resample(observation, random)
        if rules.offers(world, action):
            found.append(world)
            if len(found) == most:
                break
    return found


def _worth(search: TurnSearch, world: State, mover: int, options: list[int], chosen: int) -> dict[int, float]:
    """The value of each option in points, without those the search defers; the chosen one is always included."""
    search.has_gains = False
    search.choose(world, mover, options)
    values = {option: int(search.values[index]) for index, option in enumerate(options)}
    if values[chosen] <= NOTHING:
        search.budget = search.effort.budget
        values[chosen] = int(search.after(world, chosen, 0))
    return {option: value / 1000 for option, value in values.items() if value > NOTHING}


def _mean(found: list[dict[Key, float]]) -> dict[Key, float]:
    """The mean of each entry present in all."""
    first = found[0] if found else {}
    return {key: sum(each[key] for each in found) / len(found) for key in first if all(key in each for each in found)}
