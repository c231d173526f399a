"""The score sheet, and what a scoring at this very moment would add to it, from what everybody knows."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.names import F_OVER
from merlin_bigbox.engine.base.rounds import LAST_ROUND
from merlin_bigbox.engine.core.packed import kind_of, pack
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_CHANCE, BY_NOBODY, POINTS, ROUND, Ruleset
from merlin_bigbox.engine.core.state import DEPTH, STACK, STACK_SIZE, State, push
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.shown import Sheet, SheetLine
from merlin_bigbox.game.words import Words

WEIGHED: Final = ("repel", "grail")
"""Questions of a scoring whose answer changes points: each answer is tried. To all others the first one is given."""


def sheet(game: Game, words: Words) -> Sheet:
    """Every point so far by reason, and the forecast; what brings nothing to anybody is left out."""
    now = _by_reason(game.rules, game.state)
    return Sheet(_lines(game, words, now), _lines(game, words, forecast(game)))


def forecast(game: Game) -> list[list[int]]:
    """For each reason the points of each seat that a scoring right now would add; nothing outside of the rounds.

    The engine's own steps of a scoring run on a copy of what a spectator sees. Every player answers for the most
    points. What comes at the end of each round (MORGANA-7) and of the game (BASE-80) is no part of a scoring.
    """
    if game.round == 0 or game.is_over:
        return [[0] * game.options.players for _ in game.rules.reason_specs]
    rules = game.rules
    state = rules.resample(game.observe(None), Random(0))
    before = _by_reason(rules, state)
    _ask_for_scoring(rules, state)
    _score(rules, state)
    after = _by_reason(rules, state)
    return [[new - old for new, old in zip(*pair, strict=True)] for pair in zip(after, before, strict=True)]


def _ask_for_scoring(rules: Ruleset, state: State) -> None:
    """Nothing is pending but a scoring; as after the last round, nobody draws new traitors (BASE-72)."""
    for index in range(STACK_SIZE):
        state.cells[STACK + index] = 0
    state.cells[DEPTH] = 0
    state.cells[ROUND] = LAST_ROUND
    push(state, pack(F_OVER))
    for kind in reversed(rules.scoring):
        push(state, pack(kind))
    rules.settle(state)


def _score(rules: Ruleset, state: State, *, weigh: bool = True) -> None:
    """Answer until the scoring is over."""
    while True:
        seat = int(rules.decider(state))
        if seat in (BY_CHANCE, BY_NOBODY):
            return
        options = rules.options(state)
        asked = rules.frame_specs[int(kind_of(state.cells[STACK + state.cells[DEPTH] - 1]))].name
        if not weigh or asked not in WEIGHED or len(options) == 1:
            rules.apply(state, options[0])
        else:
            rules.apply(state, max(options, key=lambda option: _worth(rules, state, option, seat)))


def _worth(rules: Ruleset, state: State, option: int, seat: int) -> int:
    """The seat's points after the whole scoring if it answers so."""
    trial = state.copy()
    rules.apply(trial, option)
    _score(rules, trial, weigh=False)
    return int(trial.cells[POINTS + seat])


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
