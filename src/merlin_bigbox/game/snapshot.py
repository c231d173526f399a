"""A state as JSON by names, and back: equal at any moment, also in the middle of a nested choice."""

from __future__ import annotations

from typing import Final

import msgspec

from merlin_bigbox.engine.core.errors import MalformedError
from merlin_bigbox.engine.core.packed import field, kind_of, pack
from merlin_bigbox.engine.core.ruleset import POINTS, ROUND, SEATS, Ruleset
from merlin_bigbox.engine.core.state import DEPTH, STACK, STACK_SIZE, State, blank

FIELDS_OF_FRAME: Final = 6


class Snapshot(msgspec.Struct, frozen=True):
    """The stack from the bottom as (frame, fields), the round, the points and every zone by name."""

    stack: list[tuple[str, list[int]]]
    round: int
    points: list[int]
    zones: dict[str, list[int]]


def snapshot(rules: Ruleset, state: State) -> Snapshot:
    """The state by names."""
    cells = state.cells
    stack: list[tuple[str, list[int]]] = []
    for index in range(int(cells[DEPTH])):
        frame = int(cells[STACK + index])
        fields = [int(field(frame, number)) for number in range(1, FIELDS_OF_FRAME + 1)]
        stack.append((rules.frame_specs[int(kind_of(frame))].name, fields))
    zones = {
        zone.name: [int(cells[index]) for index in range(int(zone.start), int(zone.start + zone.size))]
        for zone in rules.zones
    }
    return Snapshot(stack, int(cells[ROUND]), [int(cells[POINTS + seat]) for seat in range(SEATS)], zones)


def restore(rules: Ruleset, saved: Snapshot) -> State:
    """The state that the snapshot was made of."""
    state = blank(rules.size)
    cells = state.cells
    kinds = {spec.name: kind for kind, spec in rules.frame_specs.items()}
    if len(saved.stack) > STACK_SIZE or len(saved.points) != SEATS:
        raise MalformedError("a snapshot with too many frames or the wrong number of seats")
    cells[DEPTH] = len(saved.stack)
    for index, (name, fields) in enumerate(saved.stack):
        if name not in kinds or len(fields) != FIELDS_OF_FRAME or any(not 0 <= number < 256 for number in fields):
            raise MalformedError(f'a snapshot with the unknown frame "{name}" {fields}')
        cells[STACK + index] = pack(kinds[name], *fields)
    cells[ROUND] = saved.round
    for seat, points in enumerate(saved.points):
        cells[POINTS + seat] = points
    for zone in rules.zones:
        numbers = saved.zones.get(zone.name, [])
        if len(numbers) != zone.size:
            raise MalformedError(f'a snapshot whose zone "{zone.name}" has {len(numbers)} cells instead of {zone.size}')
        for index, number in enumerate(numbers):
            cells[int(zone.start) + index] = number
    return state


def to_json(rules: Ruleset, state: State) -> bytes:
    """The state as JSON."""
    return msgspec.json.encode(snapshot(rules, state))


def from_json(rules: Ruleset, data: bytes) -> State:
    """The state of such JSON."""
    try:
        return restore(rules, msgspec.json.decode(data, type=Snapshot))
    except msgspec.MsgspecError as error:
        raise MalformedError(f"not a snapshot: {error}") from error
