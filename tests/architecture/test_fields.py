"""Fields have names: what is declared, and what reads it."""

import pytest

from merlin_bigbox.engine.core.errors import CompositionError
from merlin_bigbox.engine.core.events import EVERYONE, Event
from merlin_bigbox.engine.core.packed import pack, seat_of
from merlin_bigbox.engine.core.specs import (
    ActionSpec,
    EventSpec,
    FrameSpec,
    action_field,
    declared,
    event_field,
    frame_field,
)

NAMES, TYPES = declared("action gold", ("die", "face", "new_face:face"), 6)


def test_a_field_is_declared_by_name_and_type() -> None:
    """One word is both."""
    assert NAMES == ("die", "face", "new_face")
    assert TYPES == ("die", "face", "face")


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        (("face", "face"), "two fields called face"),
        (("face", "die", "face:number"), "two fields called face"),
        (("new face:face",), "no name"),
        ((":face",), "no name"),
        (("Face:face",), "no name"),
        (("a", "b", "c", "d"), "has 4 fields; there is room for 3"),
    ],
)
def test_fields_that_cannot_be_told_apart_are_refused(fields: tuple[str, ...], why: str) -> None:
    """When the game is put together, not when somebody reads the wrong one."""
    with pytest.raises(CompositionError, match=why):
        declared("event thing", fields, 3)


def test_fields_are_read_by_name() -> None:
    """An action's begin after its kind, a frame's and an event's after the seat."""
    action = ActionSpec("gold", NAMES, TYPES, reveals=False)
    assert action_field(action, pack(9, 1, 2, 3), "new_face") == 3
    frame = FrameSpec("gold", NAMES, TYPES, "GOLD-2")
    assert seat_of(pack(9, 3, 4, 5, 6)) == 3
    assert frame_field(frame, pack(9, 3, 4, 5, 6), "new_face") == 6
    event = EventSpec("gold", NAMES, TYPES, "GOLD-2")
    assert event_field(event, Event(9, EVERYONE, 0, 7, 8, 9), "new_face") == 9
    with pytest.raises(ValueError, match="not in tuple"):
        event_field(event, Event(9, EVERYONE, 0, 7, 8, 9), "colour")
