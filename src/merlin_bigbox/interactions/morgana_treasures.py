"""Morgana with the treasures: her marker stays as hers when the marker under it goes home (MIX-7)."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.cells import MARKERS
from merlin_bigbox.engine.base.names import COLOURS
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.compose import Builder
from merlin_bigbox.engine.core.hooks import FrameRules, Listener
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.morgana.kitchen import Kitchen, kitchen_of

DARK_MARKER_COLOUR: Final = 2


def uncover(kitchen: Kitchen, state: State, seat: i64, principality: i64, stays: i64) -> None:
    """The marker under a Morgana marker is gone: she keeps hers there."""
    state.cells[kitchen.topped_at(seat, principality)] -= 1
    state.cells[kitchen.loose + principality] += 1
    tell(state, stays, seat, principality)


class ToppedMarkerLeaves(Listener):
    """Of markers with and without one of hers, the owner chooses which goes home (MIX-7)."""

    def __init__(self, kitchen: Kitchen, frame: int, stays: int) -> None:
        self.kitchen = kitchen
        self.frame: i64 = frame
        self.stays: i64 = stays

    def marker_returned(self, rules: Ruleset, state: State, seat: i64, principality: i64) -> None:
        topped = state.cells[self.kitchen.topped_at(seat, principality)]
        if topped > state.cells[MARKERS + seat * COLOURS + principality]:
            uncover(self.kitchen, state, seat, principality, self.stays)
        elif topped > 0:
            push(state, pack(self.frame, seat, principality))


class WhichMarker(FrameRules):
    """Whether the marker that goes home is one with a Morgana marker on top."""

    def __init__(self, kitchen: Kitchen, plain: int, topped: int, stays: int) -> None:
        super().__init__()
        self.kitchen = kitchen
        self.stays: i64 = stays
        self.plain: i64 = plain
        self.topped: i64 = topped

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        out.add(pack(self.plain))
        out.add(pack(self.topped))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if kind_of(action) == self.topped:
            uncover(self.kitchen, state, seat_of(frame), field(frame, DARK_MARKER_COLOUR), self.stays)


def build(builder: Builder) -> None:
    """Hear when a marker goes home outside a scoring."""
    kitchen = kitchen_of(builder.rules)
    stays = builder.event("dark-marker-stays", ("colour",), "MIX-7", touches=("marker:{colour}",))
    which = WhichMarker(
        kitchen,
        builder.action("without dark marker", touches=("marker:{frame_colour}",)),
        builder.action("with dark marker", touches=("marker:{frame_colour}",)),
        stays,
    )
    frame = builder.frame("dark marker", ("colour",), "MIX-7", which)
    builder.listener(ToppedMarkerLeaves(kitchen, frame, stays))
