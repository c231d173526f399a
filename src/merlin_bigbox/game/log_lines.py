"""The log in words: the events a seat may know, without redundant ones."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import Final

from merlin_bigbox.engine.base.names import E_APPLE, E_CLAIMED, E_MAJORITY, E_MARKER, E_ROUND
from merlin_bigbox.engine.core.events import Event
from merlin_bigbox.engine.core.ruleset import POINTS_EVENT, Ruleset
from merlin_bigbox.engine.core.specs import EventSpec, event_field
from merlin_bigbox.game.elements import elements_of_event
from merlin_bigbox.game.entries import Entry, LogEntry
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.log_moves import BEGINS, Moves, Part
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.shown import LogLine
from merlin_bigbox.game.words import Words, message_id

POINT_SPACES: Final = "vp_"
"""How the names of victory point spaces begin."""
SWAPPED: Final = (("built", "returned"), ("evicted", "claimed"), ("evicted", "marker"), ("evicted", "none-left"))
"""Pairs of events that are told the other way round: the material, then the manor; the good, then who went home."""
BONUSES: Final = (E_APPLE, E_CLAIMED, E_MARKER)
"""What may be the bonus of a tower or a treasure, as the frame that asked tells (`source-tower`)."""


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
        if name == "performs" and before in ("moved", "put") and not in_vain(game.rules, entries, index):
            continue
        yield entry


def in_vain(rules: Ruleset, entries: Sequence[LogEntry], index: int) -> bool:
    """Whether an event is a victory point space that brought no point (BASE-35): nothing else happened with it."""
    at, event = entries[index]
    spec = rules.event_specs[int(event.kind)]
    if spec.name != "performs":
        return False
    space = rules.space_specs[event_field(spec, event, "space")]
    alone = index + 1 == len(entries) or entries[index + 1].at != at
    return alone and space.name.startswith(POINT_SPACES)


def _costs_first(game: Game, entries: Sequence[LogEntry]) -> Sequence[LogEntry]:
    """What something costs is told before what it brings, and what it means for others after that."""
    told = list(entries)
    for index, (one, next_one) in enumerate(pairwise(entries)):
        pair = (name_of(game, one.event), name_of(game, next_one.event))
        if one.at == next_one.at and pair in SWAPPED:
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
    # The move that was going on says how the first new event is told: in parts the log is the same as at once.
    first = max(bisect_right(heard, since, key=lambda entry: entry.at) - 1, 0)
    while first > 0 and heard[first].event.kind not in BEGINS:
        first -= 1
    told: list[LogLine] = []
    moves = Moves(words)
    for at, entries in groupby(worth_telling(game, heard[first:]), key=lambda entry: entry.at):
        told += record_lines(list(entries), seat, words, moves, game.entries[at - 1] if at > 0 else None)
    return tuple(line for line in told if line.at > since)


def record_lines(
    entries: Sequence[LogEntry], seat: int | None, words: Words, moves: Moves, record: Entry | None
) -> list[LogLine]:
    """The events of one record in words, without redundant ones; `moves` knows all that was told before.

    What happened before the first record is nobody's decision.
    """
    texts = [_sentence(entries, index, words, record) for index in range(len(entries))]
    by = -1 if record is None else record.seat
    return [
        _line(entry, _rule(entries, index, words), text, part, seat, words, by)
        for index, (entry, text, part) in enumerate(zip(entries, texts, moves.parts(entries, texts), strict=True))
    ]


def _rule(entries: Sequence[LogEntry], index: int, words: Words) -> str:
    """The rule behind an event; how strong everybody is belongs to the place told before, in BASE-73 or BASE-74."""
    about = index - 1 if entries[index].event.kind == E_MAJORITY and index > 0 else index
    return words.event_rule(entries[about].event)


def _sentence(entries: Sequence[LogEntry], index: int, words: Words, record: Entry | None) -> str:
    """An event as a sentence; what a tower or the like brings is told as its bonus."""
    event = entries[index].event
    text = words.event(event, in_vain=in_vain(words.rules, entries, index))
    source = "" if record is None else message_id("source", record.frame)
    if event.kind not in BONUSES or not words.catalogue.has(source):
        return text
    return words.catalogue.text("log-from", text=text.removesuffix("."), source=words.catalogue.text(source))


def _line(entry: LogEntry, rule: str, text: str, part: Part, seat: int | None, words: Words, by: int) -> LogLine:
    """One event; `by` is the seat whose decision brought it about, or less than 0."""
    event = entry.event
    spec = words.rules.event_specs[int(event.kind)]
    return LogLine(
        at=entry.at,
        kind=spec.name,
        seat=None if spec.by_nobody else SEAT_NAMES[int(event.seat)],
        text=text,
        rule=rule,
        elements=elements_of_event(words.rules, event, seat),
        points=event_field(spec, event, "points") if event.kind == POINTS_EVENT else 0,
        by=SEAT_NAMES[by] if by >= 0 else None,
        part=part.text,
        begins=part.begins,
    )
