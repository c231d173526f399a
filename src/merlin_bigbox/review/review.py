"""The review of a finished game: accounts of all seats, their mistakes, and the turns that decided it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from merlin_bigbox.bots.bot import Request
from merlin_bigbox.engine.base.rounds import LAST_ROUND
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.game import notation
from merlin_bigbox.game.game import Game
from merlin_bigbox.review.account import Account, Accounts, Chapter, chapter, joined
from merlin_bigbox.review.course import Course, Step, course
from merlin_bigbox.review.facts import Facts, brought, facts, same_end
from merlin_bigbox.review.judging import SURE, Effort, Judged, judge, line_from
from merlin_bigbox.review.ruler import VERSION, WORLD, Ruler, sum_of
from merlin_bigbox.review.sources import Sources, sources

LevelName = Literal["quick", "full"]
TURNING: Final = 3
"""So many turning points are told to each seat."""
LEAST_SWING: Final = 1.0
"""A turn without a mistake is a turning point if it gained so many points, and so surely as a mistake is one."""

Tell = Callable[[float], None]
"""Told which share of the work is done."""


class ReviewError(MerlinError):
    """A game that cannot be reviewed."""


class Level(NamedTuple):
    """How thorough a review is."""

    visits: int
    """Of every position of the account."""
    effort: Effort
    whole: bool = False
    """Whether visits play the game to its end, or else the round."""


LEVELS: Final[dict[LevelName, Level]] = {
    "quick": Level(24, Effort(answers=3, screened=2, proved=8)),
    "full": Level(64, Effort(answers=6, screened=8, proved=40), whole=True),
}


LEAST_VISITS: Final = 8
LEAST_PROVED: Final = 4
"""Fewer say nothing, however long a game takes."""
ONCE_MORE: Final = 3
"""So many modules make a visit as long again as in the base game, or longer: there are fewer of them then."""


def level_of(name: LevelName, modules: int) -> Level:
    """How thorough a review of a game with so many modules is."""
    level, times = LEVELS[name], 1 + modules / ONCE_MORE
    if not modules:
        return level
    visits = max(min(level.visits, LEAST_VISITS), round(level.visits / times))
    proved = max(min(level.effort.proved, LEAST_PROVED), round(level.effort.proved / times))
    return level._replace(visits=visits, effort=level.effort._replace(proved=proved))


class Mistake(msgspec.Struct, frozen=True):
    """A choice that lost points, judged by what its seat knew."""

    at: int
    """The records before it."""
    seat: int
    round: int
    turn: int
    given: str
    better: str
    played: tuple[str, ...]
    """What the seat played from there to the end of its turn."""
    line: tuple[str, ...]
    """The better line."""
    loss: float
    error: float
    facts: Facts
    sources: Sources = Sources()
    """Where the better line has more by the end of the round."""


class Turning(msgspec.Struct, frozen=True):
    """A turn that decided much for a seat."""

    at: int
    """The records before it."""
    round: int
    turn: int
    worth: float
    """Points of the expected margin: below 0 for a mistake."""
    mistake: int | None
    """Its number among the mistakes; None for a turn that was played well."""
    played: tuple[str, ...]
    deeds: dict[str, float] = {}
    gains: dict[str, float] = {}
    """What a turn that was played well did, and what that brought, in points by part of the value."""


class Moment(msgspec.Struct, frozen=True):
    """A point of the curve: what the game stood at, and what luck alone had made of it."""

    at: int
    seat: int
    """Whose turn ended; -1 for dice and cards."""
    round: int
    value: tuple[float, ...]
    lucky: tuple[float, ...]


class SeatReview(msgspec.Struct, frozen=True):
    """What is said of one seat."""

    account: Account
    adjusted: float
    """The margin without luck."""
    turns: int
    lost: float
    """By mistakes, in points."""
    rate: float
    """Points lost by mistakes in a turn."""
    turning: tuple[Turning, ...]


class Review(msgspec.Struct, frozen=True):
    """A whole review, as data."""

    version: str
    level: LevelName
    seed: int
    points: tuple[int, ...]
    seats: tuple[SeatReview, ...]
    mistakes: tuple[Mistake, ...]
    curve: tuple[Moment, ...]
    dice: tuple[tuple[float, ...], ...]
    """What the dice of each round were worth to each seat."""
    modules: dict[str, tuple[float, ...]] = {}
    """What the chance of each module was worth to each seat."""


class Part(msgspec.Struct, frozen=True):
    """A part of the work on a review, which can be done elsewhere: the books of a round, or its mistakes."""

    round: int
    chapter: Chapter | None = None
    mistakes: tuple[Mistake, ...] = ()


PARTS: Final = 2 * LAST_ROUND
"""The books of all rounds, then their mistakes."""


def part(game: Game, number: int, level: LevelName = "quick", seed: int = 0) -> Part:
    """One of the `PARTS` of the work."""
    if not game.is_over:
        raise ReviewError("a game is reviewed when it is over")
    rules, found = game.rules, course(game)
    ruler, chosen = Ruler(rules), level_of(level, len(game.options.modules))
    later, index = divmod(number, LAST_ROUND)
    if later:
        return Part(index + 1, mistakes=tuple(find_mistakes(rules, found, ruler, chosen.effort, seed, index + 1)))
    return Part(index + 1, chapter(rules, found, ruler, index + 1, chosen.visits, seed, whole=chosen.whole))


def together(game: Game, parts: Sequence[Part], level: LevelName = "quick", seed: int = 0) -> Review:
    """The review that these parts make."""
    ruler, found = Ruler(game.rules), course(game)
    chapters = {each.round: each.chapter for each in parts if each.chapter is not None}
    booked = joined(found, [chapters[number] for number in sorted(chapters)])
    mistakes = sorted((mistake for each in parts for mistake in each.mistakes), key=lambda mistake: mistake.at)
    return Review(
        VERSION,
        level,
        seed,
        game.points,
        tuple(_seat(ruler, seat, found, booked, mistakes) for seat in range(game.options.players)),
        tuple(mistakes),
        _curve(found, booked),
        tuple(each.worth for each in booked.booked if found.steps[each.step].begins),
        _luck_of_modules(game, found, booked),
    )


def review(game: Game, level: LevelName = "quick", seed: int = 0, tell: Tell = lambda _: None) -> Review:
    """Review a finished game. The same game, level and seed give the same review, whoever played it."""
    parts: list[Part] = []
    for number in range(PARTS):
        parts.append(part(game, number, level, seed))
        tell(len(parts) / PARTS)
    return together(game, parts, level, seed)


def find_mistakes(
    rules: Ruleset, of: Course, ruler: Ruler, effort: Effort, seed: int, only: int | None = None
) -> list[Mistake]:
    """Judge every choice of every seat, or those of one round; of a turn, the largest mistake.

    What a wrong die costs, the wrong way and the wrong action after it cost once more: together they would count twice.
    """
    state = of.start.copy()
    mistakes: list[Mistake] = []
    for step in of.steps:
        own = step.luck is None and only in (None, max(1, step.round))
        worst: tuple[Judged, Request, int, int] | None = None
        for number, (at, entry) in enumerate(step.entries):
            options = rules.options(state) if own else []
            if len(options) > 1:
                request = Request(rules, rules.observe(state, step.seat), options)
                worlds = seed + at * WORLD * 100
                found = judge(ruler, request, entry.action, effort, worlds)
                larger = found.is_mistake and (worst is None or found.loss > worst[0].loss)
                if larger and not _same_end(ruler, step, found, request, number):
                    worst = (found, request, number, worlds)
            rules.apply(state, entry.action)
        if worst is not None:
            judged, request, number, worlds = worst
            why = sources(ruler, request.observation, judged.given, judged.best, effort.others, worlds)
            mistakes.append(_mistake(ruler, step, judged, request, number, why))
    return mistakes


def _same_end(ruler: Ruler, step: Step, judged: Judged, request: Request, number: int) -> bool:
    """Whether the turn went on to the very end of the better line: the choice alone is judged, and others follow it."""
    played = [entry.action for _, entry in step.entries[number:]]
    line = line_from(ruler, request, judged.best)
    return same_end(request.rules, request.possible(Random(0)), played, line, request.seat)


def _mistake(ruler: Ruler, step: Step, judged: Judged, request: Request, number: int, why: Sources) -> Mistake:
    rules = request.rules
    played = [entry.action for _, entry in step.entries[number:]]
    line = line_from(ruler, request, judged.best)
    return Mistake(
        step.entries[number][0] - 1,
        step.seat,
        step.round,
        step.turn,
        notation.write(rules, judged.given),
        notation.write(rules, judged.best),
        _written(rules, played),
        _written(rules, line),
        judged.loss,
        judged.error,
        facts(ruler, request, played, line),
        why,
    )


def module_of(rule: str, modules: Sequence[str]) -> str:
    """The module whose rule it is, among those in play; empty for the base game and where modules meet."""
    prefix = rule.partition("-")[0].lower()
    return next((name for name in modules if name.startswith(prefix)), "")


def _luck_of_modules(game: Game, of: Course, booked: Accounts) -> dict[str, tuple[float, ...]]:
    """The luck that accounts keep together under `modules`, apart for each of them."""
    asking = {spec.name: spec.rule for spec in game.rules.frame_specs.values()}
    found: dict[str, tuple[float, ...]] = {}
    for book in booked.booked:
        step = of.steps[book.step]
        if step.luck == "modules":
            name = module_of(asking[step.entries[0][1].frame], game.options.modules)
            found[name] = sum_of(found.get(name, (0.0,) * game.options.players), book.worth)
    return found


def _written(rules: Ruleset, actions: list[int]) -> tuple[str, ...]:
    return tuple(notation.write(rules, action) for action in actions)


def _seat(ruler: Ruler, seat: int, of: Course, booked: Accounts, mistakes: list[Mistake]) -> SeatReview:
    account = booked.seats[seat]
    lost = sum(mistake.loss for mistake in mistakes if mistake.seat == seat)
    turns = of.turns[seat]
    return SeatReview(
        account, account.adjusted, turns, lost, lost / max(1, turns), _turning(ruler, seat, of, booked, mistakes)
    )


def _turning(ruler: Ruler, seat: int, of: Course, booked: Accounts, mistakes: list[Mistake]) -> tuple[Turning, ...]:
    """The turns that lost most, a mistake each, and among the others those that gained most.

    A chance that is missed turn after turn is one story: the turn that lost most tells it, others only for want of any.
    """
    worst: dict[int, int] = {}
    for index, mistake in enumerate(mistakes):
        if mistake.seat == seat and mistake.loss > (
            mistakes[worst[mistake.turn]].loss if mistake.turn in worst else 0.0
        ):
            worst[mistake.turn] = index
    found = [
        Turning(each.at, each.round, each.turn, -each.loss, index, each.played)
        for index, each in ((index, mistakes[index]) for index in worst.values())
    ]
    for book in booked.booked:
        step = of.steps[book.step]
        own = step.luck is None and step.seat == seat and step.turn > 0 and step.turn not in worst
        if own and book.worth[seat] >= max(LEAST_SWING, SURE * math.sqrt(book.doubt[seat])):
            actions = _written(ruler.rules, [entry.action for _, entry in step.entries])
            found.append(Turning(step.at, step.round, step.turn, book.worth[seat], None, actions))
    found.sort(key=lambda each: -abs(each.worth))
    first: list[Turning] = []
    again: list[Turning] = []
    for each in found:
        told = _story(each, mistakes) in {_story(other, mistakes) for other in first}
        (again if told else first).append(each)
    chosen = sorted((first + again)[:TURNING], key=lambda each: each.at)
    return tuple(each if each.mistake is not None else _explained(ruler, of, seat, each) for each in chosen)


def _story(turning: Turning, mistakes: list[Mistake]) -> tuple[int, str]:
    """The round, and where the better line would have gained most; what was played well is a story of its own."""
    if turning.mistake is None:
        return turning.round, str(turning.turn)
    apart = mistakes[turning.mistake].facts.apart()
    return turning.round, max(apart, key=lambda part: apart[part], default="")


def _explained(ruler: Ruler, of: Course, seat: int, turning: Turning) -> Turning:
    """A turn that was played well, and what it did."""
    state = of.start.copy()
    for step in of.steps:
        if step.at == turning.at:
            break
        step.apply(ruler.rules, state)
    deeds, gains = brought(ruler, state, [notation.read(ruler.rules, action) for action in turning.played], seat)
    return msgspec.structs.replace(turning, deeds=deeds, gains=gains)


def _curve(of: Course, booked: Accounts) -> tuple[Moment, ...]:
    lucky = (0.0,) * len(booked.seats)
    found: list[Moment] = []
    for each in booked.booked:
        step = of.steps[each.step]
        if step.luck is not None:
            lucky = sum_of(lucky, each.worth)
        found.append(Moment(step.entries[-1][0], step.seat, step.round, each.value, lucky))
    return tuple(found)
