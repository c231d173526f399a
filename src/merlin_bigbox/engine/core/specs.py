"""Names for what the engine keeps as numbers: notation, records, views and the log are made from these."""

from __future__ import annotations

from typing import Final, NamedTuple

from merlin_bigbox.engine.core.errors import CompositionError
from merlin_bigbox.engine.core.events import Event
from merlin_bigbox.engine.core.packed import field


class ActionSpec(NamedTuple):
    """An action: its words in the notation, its fields, whether it shows others a hidden card, and how it is shown."""

    name: str
    fields: tuple[str, ...]
    """The names of the fields, in order."""
    types: tuple[str, ...]
    """The type of each field: how its values are written, such as `colour` or `face`."""
    reveals: bool = False
    touches: tuple[str, ...] = ()
    """Which parts of the board it speaks of, most specific first, such as `slot:{vassal}:{colour}`."""
    moves: bool = False
    """After it one can tell where a figure will stand."""
    arrives: bool = False
    """It moves a figure onto its space at once: clicking the space means it."""
    foretold: bool = True
    """What it brings can be told before: it neither goes on to others or to a scoring, nor shows anything new."""
    says: str = ""
    """The event that its label tells already."""
    ends_in: str = ""
    """The event whose first part of the board it touches, too: where a piece will stand."""
    steps: tuple[str, ...] = ()
    """By which parts of the board it is found, one choice after the other, such as the vassal, then its place. If none
    are declared, the parts it touches, the most specific last. Where a figure arrives or a piece ends is added.
    """
    bounds: tuple[tuple[int, int], ...] = ()
    """The lowest and the highest value of each field, as far as declared: `number(1-3)`; (0, -1) where it is not."""


class FrameSpec(NamedTuple):
    """A frame: its name, its fields after the seat, and the rule that asks."""

    name: str
    fields: tuple[str, ...]
    types: tuple[str, ...]
    rule: str


class EventSpec(NamedTuple):
    """An event: its name, its fields after the seat, the rule behind it, and how it is shown."""

    name: str
    fields: tuple[str, ...]
    types: tuple[str, ...]
    rule: str
    touches: tuple[str, ...] = ()
    """Which parts of the board it speaks of, most specific first."""
    echo: bool = False
    """It says no more than the label of the option that caused it."""
    boundary: bool = False
    """What happens after it is no longer the doing of the option."""
    by_nobody: bool = False
    """It is no player's doing."""
    of_setup: bool = False
    """It is worth telling in the setup, too, of which most is seen at a glance."""


class ReasonSpec(NamedTuple):
    """A reason for points: its name and its rule."""

    name: str
    rule: str


class SpaceSpec(NamedTuple):
    """A space of the rondel: its name in the edition and the rule of its action."""

    name: str
    rule: str


FIRST_OF_ACTION: Final = 1
"""The number of an action's first field."""
FIRST_OF_FRAME: Final = 2
"""The number of a frame's first field: the seat stands before it."""


def declared(owner: str, fields: tuple[str, ...], most: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names and the types of fields declared as `name:type`, or as `name` where the type is the same word."""
    pairs = [entry.partition(":") for entry in fields]
    names = tuple(name for name, _, _ in pairs)
    if len(fields) > most:
        raise CompositionError(f"{owner} has {len(fields)} fields; there is room for {most}")
    for name in names:
        if not name.isidentifier() or name != name.lower():
            raise CompositionError(f'{owner}: "{name}" is no name for a field; write one such as new_face')
        if names.count(name) > 1:
            raise CompositionError(f"{owner} has two fields called {name}; name one of them, such as new_{name}:{name}")
    return names, tuple(bounded(kind or name)[0] for name, _, kind in pairs)


def declared_bounds(fields: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """The bounds of fields declared as `name:number(1-3)`."""
    found: list[tuple[int, int]] = []
    for entry in fields:
        name, _, kind = entry.partition(":")
        _, low, high = bounded(kind or name)
        found.append((low, high))
    return tuple(found)


def bounded(kind: str) -> tuple[str, int, int]:
    """A type such as `number(1-3)` taken apart; without bounds they are 0 and -1."""
    name, told, bounds = kind.partition("(")
    if not told:
        return kind, 0, -1
    low, _, high = bounds.removesuffix(")").partition("-")
    return name, int(low), int(high)


def action_field(spec: ActionSpec, action: int, name: str) -> int:
    """The field of an action that has this name."""
    return int(field(action, FIRST_OF_ACTION + spec.fields.index(name)))


def frame_field(spec: FrameSpec, frame: int, name: str) -> int:
    """The field of a frame that has this name."""
    return int(field(frame, FIRST_OF_FRAME + spec.fields.index(name)))


def event_field(spec: EventSpec, event: Event, name: str) -> int:
    """The field of an event that has this name."""
    return event.values()[spec.fields.index(name)]
