"""Mistakes of a review to look at and to try again, as messages. Nobody's answers are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from merlin_bigbox.bots.explanation.why import number
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.game.diff import Differ
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.log_lines import lines
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.view import view
from merlin_bigbox.game.words import Words
from merlin_bigbox.review import trying
from merlin_bigbox.review.review import Mistake, Review, ReviewError
from merlin_bigbox.server.moments import Position, before_round, refusal, step_all
from merlin_bigbox.server.protocol.live import FactsTold, Tried, WhyNotTold
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.protocol.reviews import (
    AskReview,
    PlayReview,
    ReviewLines,
    ReviewStep,
    ReviewTrial,
    ReviewVerdict,
)

REVIEW_TABLE: Final = "review"
"""Stands where a table has its id: nothing is played there."""
Names = tuple[str, ...]
"""How the players are called; nothing for their colours."""
UNTOLD: Final = ("die", "turn")
"""The die is told by the move, and whose turn comes next is no result."""


def moment(game: Game, of: Review, wish: PlayReview, names: Names = ()) -> ReviewTrial:
    """The position after the wished actions, and what the last of them did, or the verdict if it ended the turn."""
    mistake = _mistake(of, wish.at)
    start = trying.position(game, wish.at)
    answer = _played(start, mistake.seat, wish.actions)
    if not answer.ended:
        before = _played(start, mistake.seat, wish.actions[:-1])
        found = _position(before.game, mistake, _words(game, wish.lang, names)).play(wish.actions[-1:], step_all)
        return ReviewTrial(found.table, found.steps, None)
    position = _position(answer.game, mistake, _words(game, wish.lang, names))
    table = msgspec.structs.replace(position.play((), step_all).table, prompt=None)
    return ReviewTrial(table, (), _verdict(start, of, mistake, wish.actions, position.words))


def asked(game: Game, of: Review, wish: AskReview, names: Names = ()) -> Tried | WhyNotTold | FactsTold:
    """The answer to a question about a moment, as a table's socket would give it."""
    mistake = _mistake(of, wish.at)
    answer = _played(trying.position(game, wish.at), mistake.seat, wish.actions)
    return _position(answer.game, mistake, _words(game, wish.lang, names)).answer(wish.ask)


def compared(game: Game, of: Review, at: int, lang: str, names: Names = ()) -> ReviewLines:
    """What was played and what was better, step by step on what the seat knew."""
    mistake = _mistake(of, at)
    start = trying.position(game, at)
    words = _words(game, lang, names)
    whole = Differ().changes(view(start.imagined(mistake.seat), mistake.seat))
    played, better = (_steps(start, mistake.seat, line, words) for line in (mistake.played, mistake.line))
    return ReviewLines(SEAT_NAMES[mistake.seat], whole, played, better)


def _steps(start: Game, seat: int, actions: Sequence[str], words: Words) -> tuple[ReviewStep, ...]:
    """What each action does; those that tell nothing go with the next."""
    game = start.imagined(seat)
    differ = Differ()
    differ.changes(view(game, seat))
    told: list[ReviewStep] = []
    since = game.at
    for text in actions:
        action = game.read(text)
        if trying.closes(game.rules, game.state, seat, action):
            break
        game.step(action)
        said = [line for line in lines(game, seat, words, since) if line.kind not in UNTOLD]
        if said:
            touched = tuple(dict.fromkeys(each for line in said for each in line.elements))
            told.append(ReviewStep(" ".join(line.text for line in said), touched, differ.changes(view(game, seat))))
            since = game.at
    return tuple(told)


def _verdict(start: Game, of: Review, mistake: Mistake, actions: Sequence[str], words: Words) -> ReviewVerdict:
    text = words.catalogue.text
    found = trying.slip(start, of, mistake, actions)
    if found is None:
        return ReviewVerdict(right=True, loss=0.0, text=text("review-verdict-right"))
    before = _played(start, mistake.seat, actions[: found.place]).game
    choice = words.quoted(before.read(found.action), before.frame)
    said = text("review-verdict-wrong", choice=choice, points=number(found.loss, words))
    return ReviewVerdict(right=False, loss=round(found.loss, 2), text=said)


def _mistake(of: Review, at: int) -> Mistake:
    try:
        return trying.mistake_at(of, at)
    except ReviewError as error:
        raise RefusalError("unknown-request", str(error)) from error


def _played(start: Game, seat: int, actions: Sequence[str]) -> trying.Answer:
    try:
        return trying.play(start, seat, actions)
    except ReviewError as error:
        raise RefusalError("over", str(error)) from error
    except MerlinError as error:
        raise refusal(error) from error


def _position(game: Game, mistake: Mistake, words: Words) -> Position:
    return Position(REVIEW_TABLE, game, mistake.seat, words, before_round(game))


def _words(game: Game, lang: str, names: Names) -> Words:
    return Words(game.rules, game.edition, lang, names or None)
