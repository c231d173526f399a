"""Plays a lesson: the game of a part, actions on it, and whether a challenge is solved. Nobody's moves are kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from merlin_bigbox.edition import Edition, load
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.game import snapshot
from merlin_bigbox.game.dice import Dice, seed_from
from merlin_bigbox.game.game import Game, LogEntry, Saved
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.page_words import PageError, Telling, clauses, compare
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.words import ScenarioError
from merlin_bigbox.learn.lesson import Lesson, LessonError
from merlin_bigbox.learn.library import PLAYERS

RED: Final = 0
"""The learner's seat."""
MOST_ACTIONS: Final = 60
"""So many actions follow one another in a part at most."""
SEED: Final = "learn to play"
"""What chance does after a position is the same for everybody."""
OR_MORE: Final = " or more"
GUARDED: Final = "every traitor guarded"
KEPT: Final = 128


def begin(lesson: Lesson, part: int, edition: Edition | None = None) -> Game:
    """The game of a part, before the first action; the part after the last is the challenge."""
    if not 0 <= part < len(lesson.positions):
        raise LessonError(f"lesson {lesson.id} has parts 0 to {len(lesson.positions) - 1}, not {part}")
    return begun(lesson.positions[part], lesson.modules, edition or load()).copy()


@lru_cache(maxsize=KEPT)
def begun(text: str, modules: tuple[str, ...], edition: Edition) -> Game:
    """The game of a position in full; it is kept, so whoever plays on copies it."""
    telling = Telling(edition)
    for line in text.splitlines():
        try:
            telling.tell(line)
        except (ScenarioError, PageError, MerlinError) as error:
            raise LessonError(f"{line}: {error}") from error
    position = telling.position
    if position is None:
        raise LessonError("the position never starts")
    options = GameOptions(PLAYERS, modules)
    saved = Saved(0, snapshot.to_json(position.rules, position.state))
    game = Game.resume(options, (), Dice(seed_from(SEED)), edition, saved)
    # A scoring that a position begins with belongs to the one that its last answer completes.
    game.log = [LogEntry(0, event) for event in position.journal.take()]
    game.run_chance()
    return game


def play(game: Game, actions: Sequence[str]) -> Game:
    """Play these actions, each of which has to be offered to the learner; the engine's own errors say which is not."""
    if len(actions) > MOST_ACTIONS:
        raise LessonError(f"{len(actions)} actions; at most {MOST_ACTIONS} follow one another in a lesson")
    for action in actions:
        if game.decider != RED:
            raise LessonError(f'"{action}": the learner is not asked any more')
        game.play(action)
    return game


# --- what is so ------------------------------------------------------------------------------------------------------


def untrue(game: Game, lines: Sequence[str]) -> list[str]:
    """Which of these claims, in the words of a rule page, do not hold, and what is so instead."""
    position = Position(game.rules, game.state.copy())
    found: list[str] = []
    for line in lines:
        for seat, text in clauses(line):
            if wrong := _wrong(position, seat, text):
                found.append(f"{line}: {wrong}")
    return found


def solved(lesson: Lesson, game: Game) -> bool:
    """Whether the challenge is solved."""
    return not untrue(game, lesson.challenge.solved)


def _wrong(position: Position, seat: str, text: str) -> str:
    if text == GUARDED:
        traitors = position.traitors(seat)
        open_ones = [each for each in set(traitors) if traitors.count(each) > position.goods(seat, f"shield {each}")]
        return f"not guarded: {', '.join(sorted(open_ones))}" if open_ones else ""
    compared = compare(position, seat, text.removesuffix(OR_MORE))
    if compared is None:
        raise LessonError(f"nothing can be said like this of a position: {text}")
    said, so = compared
    enough = isinstance(said, int) and isinstance(so, int) and so >= said
    return "" if so == said or (text.endswith(OR_MORE) and enough) else f"it is {so}"
