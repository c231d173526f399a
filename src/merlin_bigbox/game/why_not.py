"""Why not? What keeps a part of the board from being chosen, in words, as the rules themselves tell it (`ways.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.base.movement import figure_at, walk
from merlin_bigbox.engine.catalogue import module_file
from merlin_bigbox.engine.core.ruleset import ROUND, Ruleset
from merlin_bigbox.game.elements import chosen_by, told_by
from merlin_bigbox.game.facts import Facts
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.grants import either, told
from merlin_bigbox.game.preview import Trial
from merlin_bigbox.game.shown import Sentence
from merlin_bigbox.game.ways import SPACE, Way, find_ways
from merlin_bigbox.game.words import Words

TOLD: Final = 4
"""So many sentences of a kind are told at most, and so many spaces."""


PART_RULES: Final = {
    "apple": "BASE-17",
    "card": "BASE-50",
    "castle": "BASE-6",
    "cell": "BASE-43",
    "die": "BASE-12",
    "die:merlin": "BASE-14",
    "die:own": "BASE-13",
    "excalibur": "BASE-38",
    "figure:knight": "BASE-13",
    "figure:merlin": "BASE-14",
    "good:flag": "BASE-60",
    "good:material": "BASE-44",
    "good:shield": "BASE-70",
    "grail": "BASE-75",
    "marker": "BASE-74",
    "pile": "BASE-51",
    "principality": "BASE-30",
    "slot": "BASE-30",
    "space": "BASE-12",
    "staff": "BASE-18",
    "stock": "BASE-3",
    "traitor": "BASE-70",
    "vassal": "BASE-30",
}
"""What parts of the board are for, by the beginning of their ids; a module names its own in `shown.py`."""


class WhyNot(NamedTuple):
    """The reasons, in words; `missing` is what would make it possible, each alone unless a line says together."""

    lines: tuple[Sentence, ...]
    missing: tuple[str, ...]


def why_not(game: Game, element: str, words: Words) -> WhyNot:
    """Why the seat that is asked cannot choose a part of the board now, from what it knows."""
    seat = game.decider or 0
    ghost = game.imagined(seat)
    ways = find_ways(ghost.rules, ghost.state, seat, element)
    instead = _instead(ghost, seat, words) if element.startswith(SPACE) else ()
    if not ways:
        return WhyNot((*_never(ghost, seat, element, words), *instead), ())
    first = ways[0]
    if first.when is not None:
        return _then(words, ways, first.when.kind)
    if not first.given:
        message = "offered" if len(first.line) == 1 else "later"
        return WhyNot((_line(words, message, first.rule, steps=_steps(words, first)),), ())
    if len(first.given) > 1:
        missing = told(words, first.given)
        return WhyNot((_line(words, "missing-all", first.rule, missing=", ".join(missing)),), tuple(missing))
    missing = told(words, (way.given[0] for way in ways))
    at_once = told(words, (way.given[0] for way in ways if len(way.line) == 1))
    lines = [_line(words, "missing", first.rule, missing=either(words, at_once))] if at_once else []
    lines += [
        _line(words, "with", way.rule, missing=told(words, way.given)[0], steps=_steps(words, way))
        for way in [way for way in ways if len(way.line) > 1][:TOLD]
    ]
    return WhyNot((*instead, *lines), tuple(missing))


def _then(words: Words, ways: Sequence[Way], kind: str) -> WhyNot:
    """When it will be possible, and what is lacking for that."""
    first = ways[0]
    spaces = [
        words.catalogue.text("why-not-quoted", text=words.space(way.when.number))
        for way in ways
        if way.when and way.when.kind == "space"
    ]
    params = {"steps": _steps(words, first), "spaces": either(words, list(dict.fromkeys(spaces))[:TOLD])}
    lines = [_line(words, f"at-{kind}", first.rule, **params)]
    if not first.given:
        return WhyNot(tuple(lines), ())
    together = len(first.given) > 1
    missing = told(words, first.given if together else (way.given[0] for way in ways))
    said = ", ".join(missing) if together else either(words, missing)
    lines.append(_line(words, "missing-then", first.rule, missing=said))
    return WhyNot(tuple(lines), tuple(missing))


def _never(ghost: Game, seat: int, element: str, words: Words) -> tuple[Sentence, ...]:
    """Nothing that the seat might have or do leads there: what the part is, and what is asked instead."""
    rules, state = ghost.rules, ghost.state
    fact = Facts(words, state, seat).of(element)
    rule = rule_of(rules, element) or ghost.rule
    lines = [Sentence(fact if fact.endswith((".", "…")) else f"{fact}.", rule)] if fact else []
    if element.startswith(SPACE):
        lines += _far(ghost, seat, int(element.removeprefix(SPACE)), words)
    if lines and element.startswith(SPACE):
        return tuple(lines)
    if not chosen_by(rules, element):
        return (*lines, _line(words, "not-chosen", rule))
    if int(state.cells[ROUND]) == 0:
        return (*lines, _line(words, "setup", ghost.rule, question=words.prompt(ghost.frame)))
    return (*lines, _line(words, "rule", rule, title=words.catalogue.rule(rule)[0]))


def _far(ghost: Game, seat: int, position: int, words: Words) -> list[Sentence]:
    """How far each figure that goes round there is from a space, the shorter way if it may go either."""
    rules, state = ghost.rules, ghost.state
    found: list[Sentence] = []
    for figure, spec in enumerate(rules.field_words["figure"]):
        start = figure_at(state, seat, figure)
        ways = (n.CLOCKWISE,) if figure == n.KNIGHT_FIGURE else (n.CLOCKWISE, n.COUNTER_CLOCKWISE)
        steps = [
            (step, way) for step in range(1, n.RING) for way in ways if walk(rules, state, start, step, way) == position
        ]
        if steps and (start < n.RING) == (position < n.RING):
            rule = rule_of(rules, f"figure:{spec}") or ghost.rule
            name, way = words.forms("figure", figure)["yours"], words.word("direction", steps[0][1])
            found.append(_line(words, "far", rule, figure=name, spaces=steps[0][0], way=way))
    return found


def rule_of(rules: Ruleset, element: str) -> str:
    """The rule that says what a part of the board is for, or nothing."""
    known = dict(PART_RULES)
    for module in rules.modules:
        known |= getattr(module_file(module, "shown"), "PART_RULES", {})
    heads = [element[:end] for end in range(len(element), 0, -1) if element[:end] in known]
    if heads:
        return known[heads[0]]
    return next((rule for rule in told_by(rules, element) if rule), "")


# --- in words --------------------------------------------------------------------------------------------------------


def _line(words: Words, message: str, rule: str, **params: str | int) -> Sentence:
    return Sentence(words.catalogue.text(f"why-not-{message}", **params), rule)


def _steps(words: Words, way: Way) -> str:
    return " · ".join(words.action(action) for action in way.line)


def _instead(ghost: Game, seat: int, words: Words) -> tuple[Sentence, ...]:
    """Where the dice lead."""
    trial = Trial.of(ghost.rules, ghost.state, seat)
    found = [
        _line(words, "lead", ghost.rule, action=words.action(action), space=words.space(lead.space))
        for action in ghost.options_now()
        for lead in trial.leads(action)
        if not trial.spec_of(action).arrives
    ]
    return tuple(dict.fromkeys(found))[:TOLD]
