"""Why another line would have been better, in sentences a person would say; nothing in them is a guess."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.explanation.deeds import KEPT, MODULE, MOST_SAID, OWN, Deeds, clauses, gained, joined, kept
from merlin_bigbox.bots.explanation.why import WORTH_TELLING
from merlin_bigbox.engine.base.names import A_DRAW, A_TAKE, E_ROUND, E_SCORING, R_TRAITORS
from merlin_bigbox.engine.base.rounds import LAST_ROUND, ends_with_scoring
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.ruleset import POINTS_EVENT
from merlin_bigbox.engine.core.specs import event_field
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import read
from merlin_bigbox.game.words import Words
from merlin_bigbox.review.facts import Facts
from merlin_bigbox.review.review import Mistake
from merlin_bigbox.review.sources import WORTH, Brought

WORTH_COUNTING: Final = 2
"""So many points that a scoring would bring, or that are missing at once, are worth a sentence."""
NOT_COMPARED: Final = 99
FEW: Final = 2
"""A mission that lacks more pieces is nothing to speak of, unless another one lacks even more."""
AGAINST_TRAITORS: Final = ("rid", "traitor", "shield")
"""Deeds that need not be told once open traitors have been."""
EXPLAINED: Final = 0.5
"""A turn that brings less of the loss by its own end is explained by what comes after it, too."""
SHARE: Final = 0.2
"""What comes after the turn is told if it makes up so much of the loss."""
UNSEEN: Final = ("goods", "modules")
"""Parts of a position of which everybody at the table would ask: what of it?"""
LASTING: Final = ("environs", "influence")
"""What counts again at every scoring to come, as long as nobody takes it away."""
LACKING: Final = frozenset({"lacks", "other-lacks"})
"""What is counted where cards are compared: that says all there is to say."""
OF_CARDS: Final = ("missions", "missions-flag")
"""What a mission card brings; other points that come after one was taken are none of its doing."""


def reasons(game: Game, mistake: Mistake, words: Words, at_once: Brought) -> list[str]:
    """Why the better line is better, by what can be counted; if that is little, by what it brings later.

    `at_once` is what the turn itself scores more by the better line, by reason.
    """
    text, facts = words.catalogue.text, mistake.facts
    given, better = facts.given, facts.better
    said: list[str] = []
    if given.open > better.open and mistake.round == facts.scoring:
        said.append(text("review-fact-traitors", given=given.open, better=better.open, round=facts.scoring))
        if cost := _traitors_cost(game, mistake):
            said.append(text("review-fact-cost", points=cost))
    purposes = _purposes(game, mistake, words, traitors=bool(said))
    known = {"shields", "traitors", *purposes} if said else set(purposes)
    later = _later(game, mistake, words, at_once, known)
    more, fewer = better.scored - given.scored, given.points - better.points
    explained = sum(facts.apart().values())
    little = more < WORTH_COUNTING and explained < EXPLAINED * mistake.loss
    if purposes:
        here = [text("review-fact-better", purpose=joined(words, list(purposes.values())))]
        said += [*here, *later] if little else here
    else:
        here = [] if said else _at_once(facts, words)
        said = said or [*here, *later] or _themes(mistake, words)
    of_cards = not LACKING.isdisjoint(facts.deeds)
    hardly = little and explained < SHARE * mistake.loss and mistake.loss >= WORTH_COUNTING
    if here and hardly and not (later or of_cards):
        said.append(text("review-fact-later"))
    # A mission that only one line completes stays in the hand: its points are not lost.
    if said and fewer >= WORTH_COUNTING and given.missions <= better.missions:
        said.append(text("review-fact-fewer", points=fewer))
    # What the round brings by its end has been told then, and its scoring with it.
    told = bool(later) and not purposes and mistake.round == facts.scoring
    if more >= WORTH_COUNTING and not told:
        said.append(text("review-fact-scored", points=more, left=_scorings_left(mistake, more)))
    return said or [text("review-fact-later")]


def _purposes(game: Game, mistake: Mistake, words: Words, *, traitors: bool) -> dict[str, str]:
    """What the better line is for, by part of the value; traitors that stay open have been told by then."""
    facts = mistake.facts
    deeds = {name: count for name, count in seen(facts.deeds).items() if not (traitors and name in AGAINST_TRAITORS)}
    if f"{KEPT}repel" in deeds:
        deeds.pop("flag", None)  # It is the one that is kept.
    against = facts.given_gains
    if facts.better.missions > facts.given.missions == 0:
        against = against | {"points": 0.0}  # They are no mission, and do not make one less worth telling.
    found = clauses(words, read(game.rules, mistake.better), deeds, facts.gains, against)
    apart = facts.apart()
    if 0 < len(found) < MOST_SAID and max(apart.get(part, 0.0) for part in ("goods", "shields")) >= WORTH_TELLING:
        more = kept(words, {name: count for name, count in deeds.items() if name.removeprefix(KEPT) not in deeds})
        found |= {KEPT: more} if more else {}
    return found


def seen(deeds: Deeds) -> Deeds:
    """Deeds without the worth of modules of which the line brings no piece: the estimate alone is no reason."""
    pieces = {name.removeprefix(OWN).partition("-")[0] for name in deeds if name.startswith(OWN) and deeds[name] > 0}
    return {
        name: worth
        for name, worth in deeds.items()
        if not name.startswith(MODULE) or name.removeprefix(MODULE) in pieces
    }


def _scorings_left(mistake: Mistake, more: int) -> int:
    """How many scorings are to come, if most of what one would bring counts at each of them; else one."""
    apart = mistake.facts.apart()
    if sum(apart.get(part, 0.0) for part in LASTING) < EXPLAINED * more:
        return 1
    return sum(ends_with_scoring(number) for number in range(mistake.round, LAST_ROUND + 1))


def _later(game: Game, mistake: Mistake, words: Words, at_once: Brought, known: set[str]) -> list[str]:
    """What the better line brings by the end of the round, beyond the points of the turn, and what it costs the others.

    Of each the largest source is told; where both are little, what is better of the position then. What is known is
    not told again.
    """
    text, of = words.catalogue.text, mistake.sources
    said: list[str] = []
    explained: dict[str, int] = {}
    names = [spec.name for spec in game.rules.reason_specs]
    least = max(WORTH / 2, SHARE * mistake.loss)
    own = {
        name: points
        for name, points in of.own.items()
        if points - at_once.get(name, 0.0) >= least and (name != "traitors" or name not in known)
    }
    for message, sources in (("review-fact-source", own), ("review-fact-others", of.others)):
        best = _largest({name: points for name, points in sources.items() if _may_bring(game, mistake, name)})
        if best and sources[best] >= SHARE * mistake.loss:
            points, source, also = round(sources[best]), words.reason(names.index(best)), "yes" if said else "no"
            said.append(text(message, points=points, source=source, also=also, players=game.options.players))
            explained[best] = explained.get(best, 0) + points
    told = {*UNSEEN, *explained, *known}
    best = _largest({part: worth for part, worth in of.stands.items() if part not in told})
    if sum(explained.values()) < EXPLAINED * mistake.loss and best and of.stands[best] >= SHARE * mistake.loss:
        said.append(text("review-fact-stands", part=text(f"ui-why-part-{best}")))
    return said


def _may_bring(game: Game, mistake: Mistake, source: str) -> bool:
    """Whether a source may come of the choice: which card is taken changes nothing but missions."""
    kinds = {int(kind_of(read(game.rules, action))) for action in (mistake.given, mistake.better)}
    return not kinds <= {A_TAKE, A_DRAW} or source in OF_CARDS


def _largest(sources: Brought) -> str:
    return max(sources, key=lambda name: sources[name], default="")


def _at_once(facts: Facts, words: Words) -> list[str]:
    """A reason where the estimate sees no gain: the line keeps something, lacks less, or gets a module's piece."""
    text = words.catalogue.text
    lacks, others = (int(facts.deeds.get(name, NOT_COMPARED)) for name in ("lacks", "other-lacks"))
    if lacks < others and lacks <= (FEW if others == NOT_COMPARED else others):
        compared = "" if others == NOT_COMPARED else text("review-fact-card-other", missing=others)
        return [text("review-fact-card", missing=lacks), *filter(None, (compared,))]
    if lacks == NOT_COMPARED > others >= FEW:
        return [text("review-fact-card-taken", missing=others)]
    if purpose := kept(words, facts.deeds) or gained(words, facts.deeds):
        return [text("review-fact-better", purpose=purpose)]
    return []


def _themes(mistake: Mistake, words: Words) -> list[str]:
    """Where the better line has more, at the end of the round or of the turn, if it is not known by what."""
    text, facts = words.catalogue.text, mistake.facts
    if best := _largest(mistake.sources.stands):
        return [text("review-fact-stands", part=text(f"ui-why-part-{best}"))]
    themes = [part for part in facts.themes if part != "points"]
    if not themes:
        return []
    modules = {name.removeprefix(MODULE): worth for name, worth in facts.deeds.items() if name.startswith(MODULE)}
    if themes[0] == "modules" and modules:
        part = text(f"module-{max(modules, key=lambda name: modules[name])}")
    else:
        part = text(f"ui-why-part-{themes[0]}")
    return [text("review-fact-more", part=part)]


def _traitors_cost(game: Game, mistake: Mistake) -> int:
    """What traitors cost the seat at the next scoring after its mistake."""
    spec = game.rules.event_specs[POINTS_EVENT]
    scoring = False
    cost = 0
    for at, event in game.log:
        if at <= mistake.at:
            continue
        if event.kind == E_ROUND and scoring:
            break
        scoring = scoring or event.kind == E_SCORING
        if scoring and event.kind == POINTS_EVENT and event.seat == mistake.seat:
            cost -= event_field(spec, event, "points") if event_field(spec, event, "reason") == R_TRAITORS else 0
    return cost
