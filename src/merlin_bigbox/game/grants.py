"""Things a seat may lack: each can be given to it on a copy, to ask the rules what would be possible then.

A module names its own in `GRANTS` of its `shown.py`; their words are `lack-<kind>`, in its `locale`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.catalogue import module_file
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.words import Words, message_id

Field = tuple[str, int]
"""The type of a value and the value, as in the fields of actions."""


class Grant(NamedTuple):
    """One thing: its words, and how a seat gets it. Those that differ in `which` alone are told together."""

    kind: str
    give: Callable[[State, int], None]
    of: Field | None = None
    which: Field | None = None
    moves: bool = False
    """It can change where a figure goes."""


class Piece(NamedTuple):
    """A grant of a module: one more in a zone with a cell for each seat, or (`alone`) what one seat at a time holds."""

    kind: str
    zone: str
    alone: bool = False
    moves: bool = False


def grants(rules: Ruleset) -> tuple[Grant, ...]:
    """All that a seat may lack in this game."""
    return (*_base(), *(_piece(rules, piece) for module in rules.modules for piece in _pieces(module)))


def told(words: Words, given: Iterable[Grant]) -> list[str]:
    """Grants in words, each kind once, with all that would do."""
    by_kind: dict[tuple[str, Field | None], list[Grant]] = {}
    for grant in given:
        by_kind.setdefault((grant.kind, grant.of), []).append(grant)
    found: list[str] = []
    for (kind, of), several in by_kind.items():
        which = [_value(words, *grant.which) for grant in several if grant.which is not None]
        fields = {} if of is None else {of[0]: of[1]}
        found.append(words.message("lack", kind, {"which": either(words, which)}, **fields))
    return found


def _value(words: Words, kind: str, value: int) -> str:
    """A value as briefly as it can be said."""
    if kind == "colour":
        return words.catalogue.text(message_id("colour", words.edition.colours[value]))
    return words.word(kind, value)


def either(words: Words, texts: list[str]) -> str:
    """This, that or another."""
    if len(texts) < 2:
        return "".join(texts)
    return words.catalogue.text("lack-or", first=", ".join(texts[:-1]), last=texts[-1])


def _base() -> Iterable[Grant]:
    for kind, first, moves in (
        ("apple", at.APPLE, True),
        ("staff", at.STAFF, False),
        ("marker", at.MARKER, False),
        ("manor", at.MANOR, False),
    ):
        yield Grant(kind, _one_more(first, 1), moves=moves)
    for good in range(n.GOOD_KINDS):
        for colour in range(n.COLOURS):
            cell = at.GOODS + good * n.COLOURS + colour
            give = _one_more(cell, at.GOODS_OF_SEAT)
            yield Grant("good", give, ("good", good), ("colour", colour), moves=good == n.FLAG)
    for vassal in range(n.VASSALS):
        yield Grant("vassal", _home(vassal), which=("vassal", vassal))
    for face in range(1, 7):
        yield Grant("die", _dice_show(face), which=("face", face), moves=True)


def _pieces(module: str) -> tuple[Piece, ...]:
    found: tuple[Piece, ...] = getattr(module_file(module, "shown"), "GRANTS", ())
    return found


def _piece(rules: Ruleset, piece: Piece) -> Grant:
    zone = next(zone for zone in rules.zones if zone.name == piece.zone)
    give = _held(int(zone.start)) if piece.alone else _one_more(int(zone.start), int(zone.stride))
    return Grant(piece.kind, give, moves=piece.moves)


def _one_more(first: int, stride: int) -> Callable[[State, int], None]:
    def give(state: State, seat: int) -> None:
        state.cells[first + seat * stride] += 1

    return give


def _held(cell: int) -> Callable[[State, int], None]:
    def give(state: State, seat: int) -> None:
        state.cells[cell] = seat + 1

    return give


def _home(vassal: int) -> Callable[[State, int], None]:
    def give(state: State, seat: int) -> None:
        state.cells[at.VASSAL + seat * n.VASSALS + vassal] = 0

    return give


def _dice_show(face: int) -> Callable[[State, int], None]:
    """The dice that the seat has left show this face."""

    def give(state: State, seat: int) -> None:
        for slot in range(n.OWN_DICE):
            if state.cells[at.die_at(seat, slot)] > 0:
                state.cells[at.die_at(seat, slot)] = face

    return give
