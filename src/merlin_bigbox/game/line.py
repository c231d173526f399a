"""Several actions of one seat as one decision: read and checked on a copy, before any of them is played."""

from __future__ import annotations

from collections.abc import Sequence

from merlin_bigbox.engine.core.errors import NotOfferedError
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.ruleset import BY_CHANCE, BY_NOBODY, Ruleset
from merlin_bigbox.game import notation
from merlin_bigbox.game.game import Game


def read_line(game: Game, action: int | str, then: Sequence[str] = ()) -> tuple[int, ...]:
    """An offered action and those that follow it at once, each checked where it would be played; nothing changes.

    Whoever decides on all of them together must know all that they will know: between two of them nobody else is asked,
    chance does not speak, and they are shown nothing hidden.
    """
    numbers = [game.read(action)]
    if not then:
        return tuple(numbers)
    rules, seat = game.rules, int(game.rules.decider(game.state))
    state = game.state.copy()
    for text in then:
        before = numbers[-1]
        if shows_new(rules, before):
            raise _broken(game, text, f'"{notation.write(rules, before)}" shows something new')
        rules.apply(state, before)
        asked = int(rules.decider(state))
        if asked != seat:
            raise _broken(game, text, _comes_between(asked))
        number = notation.read(rules, text)
        if not rules.offers(state, number):
            raise _broken(game, text, "it is not offered then")
        numbers.append(number)
    return tuple(numbers)


def shows_new(rules: Ruleset, action: int) -> bool:
    """Whether an action shows its seat something hidden, such as a look; showing others one's own card does not."""
    spec = rules.action_specs[int(kind_of(action))]
    return spec.reveals and not spec.foretold


def _comes_between(asked: int) -> str:
    if asked == BY_NOBODY:
        return "the game ends"
    return "chance decides" if asked == BY_CHANCE else f"{notation.SEAT_NAMES[asked]} is asked"


def _broken(game: Game, text: str, why: str) -> NotOfferedError:
    return NotOfferedError(f'"{text}" cannot follow: {why}', game.rule)
