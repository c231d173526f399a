"""Things a seat may lack: each can be given to it on a copy, to ask the rules what would be possible then.

A module names its own in `GRANTS` of its `shown.py`; their words are `lack-<kind>`, in its `locale`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.catalogue import module_file
from merlin_bigbox.engine.core.layout import Zone
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
    alternative: bool = False
    """It is instead of something else, such as another face of the dice: not to be given along with all others."""


class Piece(NamedTuple):
    """A grant of a module: one more in a zone with a cell for each seat, or (`alone`) what one seat at a time holds."""

    kind: str
    zone: str
    alone: bool = False
    """The cell holds the seat: it is the seat's from now on."""
    moves: bool = False
    number: int = 1
    """So many more, or what stands there (`shows`)."""
    each: str = ""
    """A type of field: the zone (of each seat) has a cell for each of its values, and each is a grant of its own."""
    cleared: bool = False
    """Instead of more there is nothing in the zone (of the seat)."""
    shows: bool = False
    """Every cell of the zone that is in use shows the number, such as dice a face."""
    whole: bool = False
    """One more in every cell of the zone."""
    also: str = ""
    """Another zone, the same cell of which holds one more."""


def grants(rules: Ruleset) -> tuple[Grant, ...]:
    """All that a seat may lack in this game."""
    return _all(rules)


@lru_cache(maxsize=64)
def _all(rules: Ruleset) -> tuple[Grant, ...]:
    pieces = [piece for module in rules.modules for piece in _pieces(module)]
    return (*_base(), *(grant for piece in pieces for grant in _piece(rules, piece)))


def told(words: Words, given: Iterable[Grant]) -> list[str]:
    """Grants in words, each kind once, with all that would do."""
    by_kind: dict[tuple[str, Field | None], list[Grant]] = {}
    for grant in given:
        by_kind.setdefault((grant.kind, grant.of), []).append(grant)
    found: list[str] = []
    for (kind, of), several in by_kind.items():
        values = [grant.which for grant in several if grant.which is not None]
        fields = {} if of is None else {of[0]: of[1]}
        if len(values) == 1 and words.catalogue.has(f"lack-{kind}-one"):
            found.append(words.message("lack", f"{kind}-one", **fields, **dict(values)))
            continue
        which = [_value(words, *value) for value in values]
        found.append(words.message("lack", kind, {"which": either(words, which)}, **fields))
    return found


def _value(words: Words, kind: str, value: int) -> str:
    """A value as briefly as it can be said."""
    if kind == "colour":
        return words.catalogue.text(message_id("colour", words.edition.colours[value]))
    forms = words.forms(kind, value)
    return str(forms.get("one") or forms.get("the") or forms[""])


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
            yield Grant("stock", _one_more(at.STOCK + good * n.COLOURS + colour, 0), ("good", good), ("colour", colour))
    for colour in range(n.COLOURS):
        yield Grant("influence", _one_more(at.MARKERS + colour, n.COLOURS), which=("colour", colour))
    for vassal in range(n.VASSALS):
        yield Grant("vassal", _home(vassal), which=("vassal", vassal))
    yield Grant("tile", _free_tiles)
    yield Grant("grail", _held(at.GRAIL))
    for face in range(1, 7):
        yield Grant("die", _dice_show(face), which=("face", face), moves=True, alternative=True)


def _pieces(module: str) -> tuple[Piece, ...]:
    found: tuple[Piece, ...] = getattr(module_file(module, "shown"), "GRANTS", ())
    return found


def _piece(rules: Ruleset, piece: Piece) -> Iterable[Grant]:
    """The grants of a piece: one, or one for each cell of its zone."""
    zone = _zone(rules, piece.zone)
    size = int(zone.stride) or int(zone.size)
    if piece.shows:
        return (_shows(piece, zone, face) for face in range(1, piece.number + 1))
    if piece.whole:
        return (Grant(piece.kind, _whole(zone), moves=piece.moves),)
    cells = range(size) if piece.each else range(1)
    found = (Grant(piece.kind, _give(rules, piece, zone, cell), moves=piece.moves) for cell in cells)
    if piece.each:
        return (grant._replace(which=(piece.each, cell)) for cell, grant in enumerate(found))
    return found


def _zone(rules: Ruleset, name: str) -> Zone:
    return next(zone for zone in rules.zones if zone.name == name)


def _give(rules: Ruleset, piece: Piece, zone: Zone, cell: int) -> Callable[[State, int], None]:
    also = _zone(rules, piece.also) if piece.also else None
    cleared = range(int(zone.stride) or int(zone.size)) if piece.cleared and not piece.each else (cell,)

    def give(state: State, seat: int) -> None:
        first = int(zone.start) + seat * int(zone.stride)
        for index in cleared:
            held = state.cells[first + index]
            state.cells[first + index] = 0 if piece.cleared else seat + 1 if piece.alone else held + piece.number
        if also is not None:
            state.cells[int(also.start) + cell] += 1

    return give


def _whole(zone: Zone) -> Callable[[State, int], None]:
    def give(state: State, _seat: int) -> None:
        for cell in range(int(zone.start), int(zone.start) + int(zone.size)):
            state.cells[cell] += 1

    return give


def _shows(piece: Piece, zone: Zone, face: int) -> Grant:
    def give(state: State, seat: int) -> None:
        first = int(zone.start) + seat * int(zone.stride)
        for cell in range(first, first + (int(zone.stride) or int(zone.size))):
            if state.cells[cell] > 0:
                state.cells[cell] = face

    return Grant(piece.kind, give, which=("face", face), moves=piece.moves, alternative=True)


def _one_more(first: int, stride: int) -> Callable[[State, int], None]:
    def give(state: State, seat: int) -> None:
        state.cells[first + seat * stride] += 1

    return give


def _free_tiles(state: State, _seat: int) -> None:
    for cell in range(at.CELLS):
        state.cells[at.BUILT + cell] = 0


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
