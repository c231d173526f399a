"""Puzzles as messages: what the page is told of one, of a moment in it and of its answer. Nobody's moves are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.log_lines import lines
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.shown import LogLine
from merlin_bigbox.game.words import Words
from merlin_bigbox.puzzles import library
from merlin_bigbox.puzzles import puzzle as mined
from merlin_bigbox.puzzles.judging import Answer, judge
from merlin_bigbox.puzzles.puzzle import PuzzleError
from merlin_bigbox.server.moments import Position, before_round, refusal, step_all
from merlin_bigbox.server.protocol.live import FactsTold, Tried, WhyNotTold
from merlin_bigbox.server.protocol.puzzles import (
    AskPuzzle,
    PlayPuzzle,
    Puzzle,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleMoment,
    PuzzlePlan,
    PuzzleVerdict,
)
from merlin_bigbox.server.protocol.refusal import RefusalError

PUZZLE_TABLE: Final = "puzzle"
"""Stands where a table has its id: there is no table."""
END_TURN: Final = "end turn"


def find(name: str, edition: Edition) -> mined.Puzzle:
    """The puzzle with this id; refused if there is none."""
    return _existing(library.find(name), edition)


def of_day(text: str, edition: Edition) -> mined.Puzzle:
    """The puzzle of a day, as 2026-11-18."""
    try:
        found = library.of_day(library.day_called(text))
    except ValueError as error:
        raise RefusalError("malformed", "a day is written like 2026-11-18") from error
    return _existing(found, edition)


def _existing(found: mined.Puzzle | None, edition: Edition) -> mined.Puzzle:
    if found is None:
        raise RefusalError("unknown-request", "there is no such puzzle")
    if not edition.is_builtin:
        raise RefusalError("options", "puzzles come from games with the components as they are printed")
    return found


def infos() -> tuple[PuzzleInfo, ...]:
    """All puzzles in short."""
    return tuple(
        PuzzleInfo(each.id, each.level, each.kind, each.players, each.modules, SEAT_NAMES[each.seat], each.round)
        for each in library.puzzles()
    )


def whole(puzzle: mined.Puzzle, lang: str) -> Puzzle:
    """A puzzle with what is said of it before anybody has an answer."""
    words = _words(judge(puzzle).game, lang)
    reasons = {spec.name: index for index, spec in enumerate(words.rules.reason_specs)}
    return Puzzle(
        id=puzzle.id,
        level=puzzle.level,
        kind=puzzle.kind,
        players=puzzle.players,
        modules=puzzle.modules,
        seat=SEAT_NAMES[puzzle.seat],
        round=puzzle.round,
        themes=tuple(words.reason(reasons[theme]) for theme in puzzle.themes if theme in reasons),
        proved=puzzle.proved,
    )


# --- moments ---------------------------------------------------------------------------------------------------------


def moment(puzzle: mined.Puzzle, wish: PlayPuzzle) -> PuzzleMoment:
    """The position after the wished actions, and what the last of them did, or the verdict if it ended the plan."""
    answer = _judged(puzzle, wish.actions)
    if answer.verdict is None:
        before = _judged(puzzle, wish.actions[:-1])
        found = _position(puzzle, before.game, wish.lang).play(wish.actions[-1:], step_all)
        return PuzzleMoment(found.table, found.steps, None)
    position = _position(puzzle, answer.game, wish.lang)
    table = msgspec.structs.replace(position.play((), step_all).table, prompt=None)
    verdict = answer.verdict
    plan = _plan(puzzle, wish.actions, answer, verdict.loss, position.words)
    return PuzzleMoment(table, (), PuzzleVerdict(verdict.best, verdict.at_least, plan))


def asked(puzzle: mined.Puzzle, wish: AskPuzzle) -> Tried | WhyNotTold | FactsTold:
    """The answer to a question about a moment, as a table's socket would give it."""
    return _position(puzzle, _judged(puzzle, wish.actions).game, wish.lang).answer(wish.ask)


def answer(puzzle: mined.Puzzle, lang: str) -> PuzzleAnswer:
    """The best plan, and what it is compared with."""
    words = _words(judge(puzzle).game, lang)
    best, *others = (
        _plan(puzzle, plan.actions, judge(puzzle, plan.actions), plan.loss, words) for plan in puzzle.plans[:2]
    )
    return PuzzleAnswer(best, others[0] if others else None, puzzle.count)


def _judged(puzzle: mined.Puzzle, actions: Sequence[str]) -> Answer:
    try:
        return judge(puzzle, actions)
    except PuzzleError as error:
        raise RefusalError("over", str(error)) from error
    except MerlinError as error:
        raise refusal(error) from error


def _position(puzzle: mined.Puzzle, game: Game, lang: str) -> Position:
    return Position(PUZZLE_TABLE, game, puzzle.seat, _words(game, lang), before_round(game))


def _plan(puzzle: mined.Puzzle, actions: Sequence[str], played: Answer, loss: float, words: Words) -> PuzzlePlan:
    start = judge(puzzle).game
    told = _in_short(lines(played.game, puzzle.seat, words, start.at))
    if actions[-1] != END_TURN:
        told.append(words.action(played.game.read(actions[-1])))
    points = played.game.points[puzzle.seat] - start.points[puzzle.seat]
    return PuzzlePlan(tuple(actions), tuple(told), points, loss)


def _in_short(told: Sequence[LogLine]) -> list[str]:
    """What happened, without the die, which the move tells, and the points that a mission tells already."""
    before = ("", *(line.kind for line in told))
    return [
        line.text
        for line, earlier in zip(told, before, strict=False)
        if line.kind != "die" and (earlier, line.kind) != ("completed", "points")
    ]


def _words(game: Game, lang: str) -> Words:
    return Words(game.rules, game.edition, lang)
