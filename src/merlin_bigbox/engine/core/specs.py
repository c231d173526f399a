"""Names for what the engine keeps as numbers: notation, records, views and the log are made from these."""

from __future__ import annotations

from typing import NamedTuple


class ActionSpec(NamedTuple):
    """An action: its words in the notation, the types of its fields, and whether it shows others a hidden card."""

    name: str
    fields: tuple[str, ...]
    reveals: bool


class FrameSpec(NamedTuple):
    """A frame: its name, the types of its fields after the seat, and the rule that asks."""

    name: str
    fields: tuple[str, ...]
    rule: str


class EventSpec(NamedTuple):
    """An event: its name, the types of its fields after the seat, and the rule behind it."""

    name: str
    fields: tuple[str, ...]
    rule: str


class ReasonSpec(NamedTuple):
    """A reason for points: its name and its rule."""

    name: str
    rule: str


class SpaceSpec(NamedTuple):
    """A space of the rondel: its name in the edition and the rule of its action."""

    name: str
    rule: str
