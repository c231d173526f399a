"""The score sheet, and what a scoring at this very moment would add to it, from what everybody knows."""

from __future__ import annotations

from merlin_bigbox.engine.base.foresight import score_now
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.shown import Sheet, SheetLine
from merlin_bigbox.game.words import Words


def sheet(game: Game, words: Words) -> Sheet:
    """Every point so far by reason, and the forecast; what brings nothing to anybody is left out."""
    now = _by_reason(game.rules, game.state)
    return Sheet(_lines(game, words, now), _lines(game, words, forecast(game)))


def forecast(game: Game) -> list[list[int]]:
    """For each reason the points of each seat that a scoring right now would add; nothing outside of the rounds.

    The engine's own steps of a scoring run on a copy of what a spectator sees: `foresight.score_now`.
    """
    if game.round == 0 or game.is_over:
        return [[0] * game.options.players for _ in game.rules.reason_specs]
    rules = game.rules
    state = rules.resample(game.observe(None), Random(0))
    before = _by_reason(rules, state)
    score_now(rules, state)
    after = _by_reason(rules, state)
    return [[new - old for new, old in zip(*pair, strict=True)] for pair in zip(after, before, strict=True)]


def _by_reason(rules: Ruleset, state: State) -> list[list[int]]:
    """The points of each seat by reason."""
    count = int(rules.reason_count)
    return [
        [int(state.cells[rules.sheet + seat * count + reason]) for seat in range(rules.players)]
        for reason in range(count)
    ]


def _lines(game: Game, words: Words, points: list[list[int]]) -> tuple[SheetLine, ...]:
    return tuple(
        SheetLine(spec.name, words.reason(index), spec.rule, tuple(points[index]))
        for index, spec in enumerate(game.rules.reason_specs)
        if any(points[index])
    )
