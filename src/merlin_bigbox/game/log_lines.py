"""The log in words: the events a seat may know, without redundant ones."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Container, Iterator, Sequence
from itertools import pairwise
from typing import Final

from merlin_bigbox.engine.base.names import E_ROUND
from merlin_bigbox.engine.core.events import Event
from merlin_bigbox.engine.core.ruleset import POINTS_EVENT
from merlin_bigbox.engine.core.specs import EventSpec, event_field
from merlin_bigbox.game.elements import elements_of_event
from merlin_bigbox.game.game import Game, LogEntry
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.shown import LogLine
from merlin_bigbox.game.words import Words

POINT_SPACES: Final = "vp_"
"""How the names of victory point spaces begin."""


def spec_of(game: Game, event: Event) -> EventSpec:
    """What was declared of an event's kind."""
    return game.rules.event_specs[int(event.kind)]


def name_of(game: Game, event: Event) -> str:
    """The name of an event."""
    return spec_of(game, event).name


def worth_telling(game: Game, entries: Sequence[LogEntry]) -> Iterator[LogEntry]:
    """Leave out events that another one implies."""
    first_round = _first_round(game)
    entries = _costs_first(game, entries)
    for index, entry in enumerate(entries):
        name = name_of(game, entry.event)
        before = name_of(game, entries[index - 1].event) if index else ""
        after = name_of(game, entries[index + 1].event) if index + 1 < len(entries) else ""
        if entry.at <= first_round and not spec_of(game, entry.event).of_setup and name not in ("round", "turn"):
            continue
        if name == "drew" and after == "card":
            continue
        if name == "performs" and before in ("moved", "put") and not in_vain(game, entries, index):
            continue
        yield entry


def in_vain(game: Game, entries: Sequence[LogEntry], index: int) -> bool:
    """Whether an event is a victory point space that brought no point (BASE-35): nothing else happened with it."""
    at, event = entries[index]
    spec = spec_of(game, event)
    if spec.name != "performs":
        return False
    space = game.rules.space_specs[event_field(spec, event, "space")]
    alone = index + 1 == len(entries) or entries[index + 1].at != at
    return alone and space.name.startswith(POINT_SPACES)


def _costs_first(game: Game, entries: Sequence[LogEntry]) -> Sequence[LogEntry]:
    """What something costs is told before what it brings: the material, then the manor."""
    told = list(entries)
    for index, (one, next_one) in enumerate(pairwise(entries)):
        pair = (name_of(game, one.event), name_of(game, next_one.event))
        if one.at == next_one.at and pair == ("built", "returned"):
            told[index : index + 2] = [next_one, one]
    return told


def _first_round(game: Game) -> int:
    """After which record the first round began: before it everything is setup, also where seats are asked already."""
    if game.round == 0:
        return game.at
    rounds = (entry for entry in game.log if entry.event.kind == E_ROUND)
    first = next(rounds, None)
    # The log of a game that went on from a stored state may begin later.
    if first is None:
        return 0
    return first.at if event_field(game.rules.event_specs[E_ROUND], first.event, "number") == 1 else 0


def lines(game: Game, seat: int | None, words: Words, since: int = 0) -> tuple[LogLine, ...]:
    """What happened after record `since`, as the seat (or a spectator) may hear it."""
    heard = game.events_for(seat)
    # What was heard last says whether the first new event is worth telling: in parts the log is the same as at once.
    last = max(bisect_right(heard, since, key=lambda entry: entry.at) - 1, 0)
    empty = {heard[index].at for index in range(last, len(heard)) if in_vain(game, heard, index)}
    return tuple(
        line(entry, seat, words, _by(game, entry.at), empty)
        for entry in worth_telling(game, heard[last:])
        if entry.at > since
    )


def _by(game: Game, at: int) -> int:
    """Whose decision a record was; what happened before the first one is nobody's."""
    return game.entries[at - 1].seat if at > 0 else -1


def line(entry: LogEntry, seat: int | None, words: Words, by: int, empty: Container[int] = ()) -> LogLine:
    """One event in words; `by` is the seat whose decision brought it about, or less than 0.

    `empty` are the records of which a performed action brought nothing.
    """
    event = entry.event
    spec = words.rules.event_specs[int(event.kind)]
    return LogLine(
        at=entry.at,
        kind=spec.name,
        seat=None if spec.by_nobody else SEAT_NAMES[int(event.seat)],
        text=words.event(event, in_vain=spec.name == "performs" and entry.at in empty),
        rule=words.event_rule(event),
        elements=elements_of_event(words.rules, event, seat),
        points=event_field(spec, event, "points") if event.kind == POINTS_EVENT else 0,
        by=SEAT_NAMES[by] if by >= 0 else None,
    )
