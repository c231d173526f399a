"""Merlin's one sentence about a seat: what luck and choices did, and what cost most. Nothing in it is a guess."""

from __future__ import annotations

from typing import Final, Literal

from merlin_bigbox.game.words import Words
from merlin_bigbox.review.facts import WORTH_NAMING
from merlin_bigbox.review.review import Mistake, Review

EVEN: Final = 3.0
"""Fewer points of luck or of choices are nothing to speak of: the measure is not that exact."""
LEAK: Final = 1.5
SHARE: Final = 0.3
"""A kind of mistake is named if it cost so many points, and so large a part of all that was lost."""

ADVISED: Final = ("missions", "points")
"""Parts of the value for which there is advice."""

Tone = Literal["good", "even", "bad"]


def tone(points: float) -> Tone:
    """Whether something helped, hurt, or did neither."""
    if abs(points) < EVEN:
        return "even"
    return "good" if points > 0 else "bad"


def kind_of_mistake(mistake: Mistake) -> str:
    """What a mistake was about, by what can be counted, else by where the better line had more."""
    given, better = mistake.facts.given, mistake.facts.better
    if given.open > better.open and mistake.round == mistake.facts.scoring:
        return "traitors"
    if apart := mistake.facts.apart():
        part = max(apart, key=lambda name: apart[name])
        if apart[part] >= WORTH_NAMING:
            return part if part in ADVISED else f"part-{part}"
    if better.missions > given.missions:
        return "missions"
    if better.points > given.points:
        return "points"
    themes = [part for part in mistake.facts.themes if part != "points"]
    return f"part-{themes[0]}" if themes else "later"


def leak(of: Review, seat: int) -> str:
    """The kind of mistake that cost a seat most, if one stands out; empty without any that is worth a word."""
    lost: dict[str, float] = {}
    for mistake in of.mistakes:
        if mistake.seat == seat:
            kind = kind_of_mistake(mistake)
            lost[kind] = lost.get(kind, 0.0) + mistake.loss
    total = sum(lost.values())
    named = [kind for kind, loss in lost.items() if loss >= LEAK and loss >= SHARE * total]
    return max(named, key=lambda kind: (lost[kind], kind), default="")


def verdict(of: Review, seat: int, words: Words) -> str:
    """The sentence about a seat: luck and choices, then the leak that cost most, or that there was none."""
    text = words.catalogue.text
    account = of.seats[seat].account
    luck, choices = tone(account.lucky), tone(account.choices)
    flawless = not any(mistake.seat == seat for mistake in of.mistakes)
    found = "none" if flawless else leak(of, seat)
    part = found.removeprefix("part-")
    if part != found:
        advice = text("review-leak-part", part=text(f"ui-why-part-{part}"))
    else:
        advice = text(f"review-leak-{found}") if found else ""
    return f"{text(f'review-luck-{luck}-choices-{choices}')} {advice}".strip()
