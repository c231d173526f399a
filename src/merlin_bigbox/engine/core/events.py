"""What happened: facts reported by the rules to whoever listens, each with the audience that may hear it."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.core.arrays import i64

EVERYONE: Final = -1


class Event:
    """One thing that happened. `audience` is a seat, or EVERYONE; the spec of the kind names the fields."""

    def __init__(self, kind: i64, audience: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.kind = kind
        """What happened: `Ruleset.event_specs` has it."""
        self.audience = audience
        """The seat that may hear of it, or -1 for everyone."""
        self.seat = seat
        """Whom it happened to."""
        self._a = a
        self._b = b
        self._c = c

    def values(self) -> tuple[int, int, int]:
        """The fields in the order of the spec; those that the kind has not are 0."""
        return int(self._a), int(self._b), int(self._c)

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int, int, int]]:
        numbers = (int(self.kind), int(self.audience), int(self.seat), int(self._a), int(self._b), int(self._c))
        return Event, numbers


class Journal:
    """Collects events while somebody listens; without a journal the rules report nothing."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: i64, audience: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Note one event."""
        self.events.append(Event(kind, audience, seat, a, b, c))

    def take(self) -> list[Event]:
        """The events noted since the last time, in order."""
        taken = self.events
        self.events = []
        return taken
