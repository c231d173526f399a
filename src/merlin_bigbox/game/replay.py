"""A whole game from one point of view, moment by moment, in a single pass over its records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.game import notation, record
from merlin_bigbox.game.diff import Differ
from merlin_bigbox.game.forecast import sheet
from merlin_bigbox.game.game import Entry, Game, LogEntry
from merlin_bigbox.game.log_lines import record_lines, worth_telling
from merlin_bigbox.game.log_moves import Moves
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.record import HIDDEN, Record
from merlin_bigbox.game.shown import Moment, Replay
from merlin_bigbox.game.view import view
from merlin_bigbox.game.words import Words


def replay(game: Game | Record, viewer: int | None, lang: str, names: tuple[str, ...] = ()) -> Replay:
    """The game as the seat `viewer` saw it, or as everybody did; who may be the viewer is the caller's to know.

    What was taken back is left out. Moment 0 is the table before the first record.
    """
    if isinstance(game, Record):
        names = names or game.names
        game = record.replay(game)
    words = Words(game.rules, game.edition, lang, names or None)
    return whole(game, viewer, words, list(moments(game, viewer, words)))


def moments(game: Game, viewer: int | None, words: Words) -> Iterator[Moment]:
    """The moments one by one: whoever has other things to do can do them in between."""
    fresh = Game(game.options, game.edition)
    differ = Differ()
    moves = Moves(words)
    yield Moment(0, None, "", "", (), differ.changes(view(fresh, viewer)))
    for number, entry in game.in_force:
        yield _moment(fresh, viewer, words, differ, moves, number, entry)


def whole(game: Game, viewer: int | None, words: Words, shown: Sequence[Moment]) -> Replay:
    """The moments together with what holds for the whole game."""
    over = game.is_over
    return Replay(
        players=game.options.players,
        modules=game.options.modules,
        variants=game.options.variants,
        names=tuple(words.seat(seat) for seat in range(game.options.players)),
        viewer=None if viewer is None else SEAT_NAMES[viewer],
        over=over,
        moments=tuple(shown),
        sheet=sheet(game, words),
        winners=tuple(SEAT_NAMES[seat] for seat in game.winners),
        commitment="" if game.dice is None else game.dice.commitment,
        seed=game.seed.hex() if over and game.seed is not None else None,
    )


def _moment(
    game: Game, viewer: int | None, words: Words, differ: Differ, moves: Moves, number: int, entry: Entry
) -> Moment:
    """Play one record and tell what it did."""
    known = len(game.log)
    game.replay([entry])
    happened = [found for found in game.log[known:] if found.event.audience in (-1, viewer)]
    hidden = entry.seat < 0 and any(found.event.audience not in (-1, viewer) for found in game.log[known:])
    told = [LogEntry(number, found.event) for found in worth_telling(game, happened)]
    shown = msgspec.structs.replace(view(game, viewer), at=number)
    name = game.rules.action_specs[int(kind_of(entry.action))].name
    return Moment(
        at=number,
        seat=SEAT_NAMES[entry.seat] if entry.seat >= 0 else None,
        action=f"{name} {HIDDEN}" if hidden else notation.write(game.rules, entry.action),
        label="" if hidden else words.action(entry.action),
        lines=tuple(record_lines(told, viewer, words, moves, entry)),
        changes=differ.changes(shown),
    )
