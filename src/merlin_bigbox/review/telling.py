"""A review in words: the same data for a terminal, a file and the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from merlin_bigbox.bots.explanation.deeds import purposes
from merlin_bigbox.bots.explanation.why import number
from merlin_bigbox.engine.base.cells import HAND, HAND_ROOM, HAND_SIZE
from merlin_bigbox.engine.base.names import (
    E_COMPLETED,
    E_MOVED,
    E_PERFORMS,
    E_PUT,
    E_ROLLED,
    E_ROUND,
)
from merlin_bigbox.engine.base.requirements import missing
from merlin_bigbox.engine.base.rounds import LAST_ROUND, ends_with_scoring
from merlin_bigbox.engine.base.tables import base_tables
from merlin_bigbox.engine.core.ruleset import POINTS_EVENT
from merlin_bigbox.engine.core.specs import event_field
from merlin_bigbox.game.elements import elements_of, elements_of_event
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.line import shows_new
from merlin_bigbox.game.log_lines import lines
from merlin_bigbox.game.notation import SEAT_NAMES, read
from merlin_bigbox.game.words import Words
from merlin_bigbox.review.bands import band
from merlin_bigbox.review.course import LUCK
from merlin_bigbox.review.figures import SeatFigures, figures
from merlin_bigbox.review.reasons import reasons, seen
from merlin_bigbox.review.review import Review, Turning, module_of
from merlin_bigbox.review.sources import Brought
from merlin_bigbox.review.trying import position
from merlin_bigbox.review.turns import ReviewShare, ReviewTurn, shares, turns
from merlin_bigbox.review.verdicts import verdict

END_TURN: Final = "end turn"
PLAIN: Final = ("castle:", "figure:", "stock:")
"""Parts of the board that say nothing about a choice when they are drawn."""
DECIMALS: Final = 2
NO_ACTION: Final = 0
NOTHING: Final = 0.005
"""Less is not told: the estimate saw nothing of it."""


class ReviewLine(msgspec.Struct, frozen=True):
    """A part of an account: its name, its label, its points and, where it is measured, their standard error."""

    name: str
    label: str
    points: float
    error: float = 0.0


class ReviewTurning(msgspec.Struct, frozen=True):
    """A turning point in words."""

    at: int
    when: str
    title: str
    reasons: tuple[str, ...]
    points: float
    played: tuple[str, ...]
    """What was played, step by step."""
    better: tuple[str, ...]
    """The better line, step by step; nothing if the turn was played well."""
    line: tuple[str, ...]
    """The same as actions, to play it through."""
    given_art: tuple[str, ...] = ()
    better_art: tuple[str, ...] = ()
    """What was played and what was better as parts of the board, to be drawn."""


class ReviewSeat(msgspec.Struct, frozen=True):
    """One seat in words."""

    seat: str
    name: str
    points: int
    account: tuple[ReviewLine, ...]
    luck: tuple[ReviewLine, ...]
    mistakes: str
    rate: float
    band: str
    turning: tuple[ReviewTurning, ...]
    count: int = 0
    """How many mistakes are told."""
    verdict: str = ""
    """Luck and choices in a sentence, and what cost most."""
    completed: tuple[str, ...] = ()
    """The missions that were completed, and when."""
    missed: tuple[str, ...] = ()
    """The missions that were left in hand, and how much was missing."""


class ReviewSource(msgspec.Struct, frozen=True):
    """A source of points, what each seat has from it, and by which turns."""

    label: str
    points: tuple[int, ...]
    shares: tuple[ReviewShare, ...] = ()


class ReviewRolled(msgspec.Struct, frozen=True):
    """The dice of a round: what each seat rolled, and what all dice of the round were worth to it."""

    label: str
    faces: tuple[str, ...]
    worth: tuple[float, ...]


class ReviewModule(msgspec.Struct, frozen=True):
    """A module: its name, the points each seat has from it, and what its own chance was worth to each."""

    name: str
    label: str
    points: tuple[int, ...]
    luck: tuple[float, ...]


class ReviewMoment(msgspec.Struct, frozen=True):
    """A point of the curve: after record `at`, in `round`, each seat's expected margin, and what luck alone made of it.

    `seat` is whose turn ended; null after dice and cards.
    """

    at: int
    round: int
    seat: str | None
    value: tuple[float, ...]
    lucky: tuple[float, ...]


class ReviewTold(msgspec.Struct, frozen=True):
    """A whole review in words. `curve` begins after the first roll.

    `scorings` are the rounds that end with one, `modules` what each module in play brought, `turns` what each die did.
    """

    level: str
    seats: tuple[ReviewSeat, ...]
    sources: tuple[ReviewSource, ...]
    dice: tuple[ReviewRolled, ...]
    missions: tuple[ReviewSource, ...]
    missed: tuple[str, ...]
    curve: tuple[ReviewMoment, ...]
    winners: tuple[str, ...] = ()
    scorings: tuple[int, ...] = ()
    modules: tuple[ReviewModule, ...] = ()
    turns: tuple[ReviewTurn, ...] = ()
    variants: tuple[str, ...] = ()
    figures: tuple[SeatFigures, ...] = ()


def told(game: Game, of: Review, words: Words) -> ReviewTold:
    """The review of a finished game in the language of `words`."""
    seats = range(game.options.players)
    return ReviewTold(
        of.level,
        tuple(_seat(game, of, words, seat) for seat in seats),
        _sources(game, words),
        _dice(game, of, words),
        _missions(game, words),
        tuple(f"{words.seat(seat)}: {line}" for seat in seats for line in _missed(game, seat, words)),
        tuple(
            ReviewMoment(
                each.at,
                max(1, each.round),
                SEAT_NAMES[each.seat] if each.seat >= 0 else None,
                tuple(round(value, DECIMALS) for value in each.value),
                tuple(round(value, DECIMALS) for value in each.lucky),
            )
            for each in of.curve
        ),
        tuple(SEAT_NAMES[seat] for seat in game.winners),
        tuple(number for number in range(1, LAST_ROUND + 1) if ends_with_scoring(number)),
        _modules(game, of, words),
        turns(game, words),
        game.options.variants,
        figures=figures(game, of),
    )


# --- seats -----------------------------------------------------------------------------------------------------------


def _seat(game: Game, of: Review, words: Words, seat: int) -> ReviewSeat:
    text = words.catalogue.text
    found = of.seats[seat]
    account = found.account
    parts = {
        "start": account.start,
        "luck": account.lucky,
        "choices": account.choices,
        "others": account.others,
        "rest": account.rest,
        "margin": account.margin,
    }
    errors = {"luck": account.luck_error, "choices": account.choices_error}
    count = sum(mistake.seat == seat for mistake in of.mistakes)
    return ReviewSeat(
        SEAT_NAMES[seat],
        words.seat(seat),
        of.points[seat],
        tuple(
            ReviewLine(name, text(f"review-{name}"), points, errors.get(name, 0.0)) for name, points in parts.items()
        ),
        tuple(
            ReviewLine(name, text(f"review-luck-{name}"), account.luck[name])
            for name in LUCK
            if abs(account.luck[name]) > NOTHING
        ),
        text("review-told-mistakes", count=count, points=number(found.lost, words)),
        found.rate,
        text(f"ui-bot-{band(found.rate)}"),
        tuple(_turning(game, of, words, seat, each) for each in found.turning),
        count,
        verdict(of, seat, words),
        tuple(_completed(game, seat, words)),
        tuple(_missed(game, seat, words)),
    )


def _turning(game: Game, of: Review, words: Words, seat: int, turning: Turning) -> ReviewTurning:
    text = words.catalogue.text
    when = text("review-when", round=turning.round, turn=turning.turn)
    before = position(game, turning.at)
    played = _steps(before, seat, turning.played, words)
    if turning.mistake is None:
        why = (*_well(turning, words), text("review-find-about", points=number(turning.worth, words)))
        title = text("review-find", space=played.reached or "none")
        return ReviewTurning(turning.at, when, title, why, turning.worth, played.told, (), (), played.art)
    mistake = of.mistakes[turning.mistake]
    better = _steps(before, seat, mistake.line, words)
    title = text(
        "review-mistake", given=_label(before, mistake.given, words), better=_label(before, mistake.better, words)
    )
    if played.reached and better.reached and played.reached != better.reached:
        title = text("review-mistake-space", given=played.reached, better=better.reached)
    at_once = {reason: points - played.points.get(reason, 0) for reason, points in better.points.items()}
    return ReviewTurning(
        turning.at,
        when,
        title,
        tuple(reasons(game, mistake, words, at_once)),
        turning.worth,
        played.told,
        better.told,
        mistake.line,
        played.art,
        better.art,
    )


def _well(turning: Turning, words: Words) -> tuple[str, ...]:
    """What a turn that was played well did."""
    purpose = purposes(words, NO_ACTION, seen(turning.deeds), turning.gains)
    return (words.catalogue.text("review-find-did", purpose=purpose),) if purpose else ()


def _label(before: Game, action: str, words: Words) -> str:
    return words.action(before.read(action), before.frame)


class _Steps(NamedTuple):
    """What happens in a line: its steps in words, the pieces and places in it, the last space, points by reason."""

    told: tuple[str, ...]
    art: tuple[str, ...]
    reached: str
    points: Brought


def _steps(before: Game, seat: int, actions: Sequence[str], words: Words) -> _Steps:
    """What happens with these actions, from what the seat knew.

    It is told until the seat learns something: in an imagined world that would be something else.
    """
    game = before.imagined(seat)
    since, reached = game.at, ""
    art: list[str] = []
    points: Brought = {}
    for action in actions:
        if action == END_TURN or game.decider != seat:
            break
        number = read(game.rules, action)
        if shows_new(game.rules, number) or not game.rules.offers(game.state, number):
            break
        art += elements_of(game.rules, number, game.frame)
        known = len(game.log)
        game.step(number)
        for _, event in game.log[known:]:
            if event.kind in (E_MOVED, E_PUT):
                art += elements_of_event(game.rules, event, seat)
            if event.kind in (E_MOVED, E_PERFORMS):
                reached = words.space(event_field(game.rules.event_specs[event.kind], event, "space"))
            if event.kind == POINTS_EVENT and event.seat == seat:
                spec = game.rules.event_specs[POINTS_EVENT]
                reason = game.rules.reason_specs[event_field(spec, event, "reason")].name
                points[reason] = points.get(reason, 0) + event_field(spec, event, "points")
    said = lines(game, seat, words, since)
    kinds = ("", *(line.kind for line in said))
    told_lines = tuple(
        line.text
        for line, earlier in zip(said, kinds, strict=False)
        if line.kind != "die" and (earlier, line.kind) != ("completed", "points")
    )
    if not told_lines and actions:
        told_lines = (_label(before, actions[0], words),)
    drawn = tuple(dict.fromkeys(each for each in art if not each.startswith(PLAIN)))
    return _Steps(told_lines, drawn, reached, points)


# --- points, dice, missions ------------------------------------------------------------------------------------------


def _sources(game: Game, words: Words) -> tuple[ReviewSource, ...]:
    sheets = [game.score_sheet(seat) for seat in range(game.options.players)]
    by_turn = shares(game, words)
    return tuple(
        ReviewSource(words.reason(index), tuple(sheet[index].points for sheet in sheets), by_turn.get(index, ()))
        for index in range(len(sheets[0]))
        if any(sheet[index].points for sheet in sheets)
    )


def _dice(game: Game, of: Review, words: Words) -> tuple[ReviewRolled, ...]:
    """What was rolled in each round, and what it changed."""
    spec = game.rules.event_specs[E_ROLLED]
    faces: list[list[str]] = []
    for _, event in game.log:
        if event.kind == E_ROLLED:
            if not faces or len(faces[-1]) == game.options.players:
                faces.append([])
            faces[-1].append(words.faces(event_field(spec, event, "faces")))
    return tuple(
        ReviewRolled(words.catalogue.text("review-round", round=index + 1), tuple(faces[index]), of.dice[index])
        for index in range(min(len(faces), len(of.dice), LAST_ROUND))
    )


def _missions(game: Game, words: Words) -> tuple[ReviewSource, ...]:
    text = words.catalogue.text
    seats = range(game.options.players)
    done = [sum(event.kind == E_COMPLETED and event.seat == seat for _, event in game.log) for seat in seats]
    held = [int(game.state.cells[HAND_SIZE + seat]) for seat in seats]
    return ReviewSource(text("review-missions-done"), tuple(done)), ReviewSource(
        text("review-missions-held"), tuple(held)
    )


def _missed(game: Game, seat: int, words: Words) -> list[str]:
    """The cards that were left in a hand, and how much was missing."""
    tables, cells = base_tables(game.rules), game.state.cells
    first = HAND + seat * HAND_ROOM
    said: list[str] = []
    for slot in range(first, first + int(cells[HAND_SIZE + seat])):
        card = int(cells[slot]) - 1
        needs = (tables.first_need[card], tables.first_need[card + 1])
        lacking = int(missing(tables.ordered_needs, *needs, cells, seat))
        said.append(words.catalogue.text("review-missed", card=words.card(card), missing=lacking))
    return said


def _completed(game: Game, seat: int, words: Words) -> list[str]:
    """The missions that a seat completed, and in which round."""
    said: list[str] = []
    number = 0
    for _, event in game.log:
        spec = game.rules.event_specs[event.kind]
        if event.kind == E_ROUND:
            number = event_field(spec, event, "number")
        elif event.kind == E_COMPLETED and event.seat == seat:
            card = words.card(event_field(spec, event, "card"))
            said.append(words.catalogue.text("review-completed", round=number, card=card))
    return said


def _modules(game: Game, of: Review, words: Words) -> tuple[ReviewModule, ...]:
    """What each module in play brought: the points for its own reasons, and the luck of its own chance."""
    names, seats = game.options.modules, range(game.options.players)
    owners = [module_of(spec.rule, names) for spec in game.rules.reason_specs]
    sheets = [game.score_sheet(seat) for seat in seats]
    nothing = (0.0,) * len(seats)
    return tuple(
        ReviewModule(
            name,
            words.catalogue.text(f"module-{name}"),
            tuple(
                sum(line.points for line, owner in zip(sheet, owners, strict=True) if owner == name) for sheet in sheets
            ),
            of.modules.get(name, nothing),
        )
        for name in names
    )
