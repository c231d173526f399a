"""Previews of options, computed from what the seat knows, up to the next chance event."""

from __future__ import annotations

from typing import Final, NamedTuple

from merlin_bigbox.engine.base.movement import can_enter, figure_at, walk
from merlin_bigbox.engine.base.names import A_FORFEIT, A_MOVE, A_PERFORM, CLOCKWISE
from merlin_bigbox.engine.base.turn import spaces_of
from merlin_bigbox.engine.core.events import EVERYONE, Event
from merlin_bigbox.engine.core.packed import kind_of, pack
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import MAIN, POINTS, POINTS_EVENT, SPACE_OFFER, Observation, Ruleset, listen
from merlin_bigbox.engine.core.specs import ActionSpec, action_field, event_field, frame_field
from merlin_bigbox.engine.core.state import State, top
from merlin_bigbox.game.elements import elements_of_event
from merlin_bigbox.game.notation import write
from merlin_bigbox.game.shown import Lead

DIRECTION: Final = "direction"
SPACES: Final = "spaces"
"""The fields of an action that say where a figure walks, and how far; without the second it is one space."""


class Outcome(NamedTuple):
    """What followed at once: the points of the seat, and the events that it may hear."""

    points: int
    events: tuple[Event, ...]


class Trial:
    """A table as the asked seat knows it, on copies of which its options are tried.

    Whatever the seat does not know is filled in at random from its observation alone: the rules need whole states, and
    nothing that is told afterwards depends on it, since what only chance or a look could tell is left out.
    """

    def __init__(self, rules: Ruleset, observation: Observation) -> None:
        self.rules = rules
        self.seat = int(observation.seat)
        self.seen = rules.resample(observation, Random(0))

    @classmethod
    def of(cls, rules: Ruleset, state: State, seat: int) -> Trial:
        """A table in a whole state that was made up already."""
        trial = cls.__new__(cls)
        trial.rules, trial.seat, trial.seen = rules, seat, state
        return trial

    def spec_of(self, action: int) -> ActionSpec:
        """What was declared of an action's kind."""
        return self.rules.action_specs[int(kind_of(action))]

    def outcome(self, action: int) -> Outcome:
        """What an option would bring at once."""
        if not self.spec_of(action).foretold:
            return Outcome(0, ())
        state = self.seen.copy()
        journal = listen(state)
        self.rules.apply(state, action)
        points = 0
        events: list[Event] = []
        specs = self.rules.event_specs
        for event in journal.take():
            if specs[int(event.kind)].boundary:
                break
            if event.kind == POINTS_EVENT and event.seat == self.seat:
                points += event_field(specs[POINTS_EVENT], event, "points")
            if event.audience in (EVERYONE, self.seat):
                events.append(event)
        return Outcome(points, tuple(events))

    def leads(self, action: int) -> tuple[Lead, ...]:
        """Where an option would bring a figure, if it is about moving."""
        if not self.spec_of(action).moves:
            return ()
        rules = self.rules
        state = self.seen.copy()
        rules.apply(state, action)
        frame = int(top(state))
        asked = rules.frame_specs[int(kind_of(frame))].name
        if asked == "arrived":
            return (self._arrived(self.seen, state, action),)
        if asked != "move":
            return ()
        moves = [option for option in rules.options(state) if kind_of(option) == A_MOVE]
        found: list[Lead] = []
        for move in moves:
            moved = state.copy()
            rules.apply(moved, move)
            found.append(self._arrived(state, moved, move, choice=len(moves) > 1, then=(write(rules, move),)))
        return tuple(found)

    def _arrived(
        self, before: State, after: State, action: int, *, choice: bool = False, then: tuple[str, ...] = ()
    ) -> Lead:
        """The arrival that an action led to, and what its space would bring."""
        frame = int(top(after))
        asked = self.rules.frame_specs[int(kind_of(frame))]
        figure, position = frame_field(asked, frame, "figure"), frame_field(asked, frame, "space")
        way = self._way(action)
        turned = choice or (way is not None and kind_of(action) != A_MOVE)
        gain, closed = self._gain(after, position)
        return Lead(
            space=position,
            path=self._path(before, action, figure, position),
            figure=self.rules.field_words["figure"][figure],
            direction=("clockwise" if way == CLOCKWISE else "counter-clockwise") if turned else None,
            gain=gain,
            closed=closed,
            then=then,
        )

    def _way(self, action: int) -> int | None:
        """The way round that an action goes, if it says so."""
        spec = self.spec_of(action)
        return action_field(spec, action, DIRECTION) if DIRECTION in spec.fields else None

    def _path(self, before: State, action: int, figure: int, position: int) -> tuple[int, ...]:
        """The spaces on the way, or only the last one where the figure does not walk."""
        spec, way = self.spec_of(action), self._way(action)
        if way is None:
            return (position,)
        if kind_of(action) == A_MOVE:
            steps = int(spaces_of(before, top(before)))
        else:
            steps = action_field(spec, action, SPACES) if SPACES in spec.fields else 1
        start = figure_at(before, self.seat, figure)
        path = tuple(int(walk(self.rules, before, start, step, way)) for step in range(1, steps + 1))
        return path or (position,)

    def _gain(self, state: State, position: int) -> tuple[int | None, bool]:
        """The points that performing the space's action brings at once, and whether it cannot be performed."""
        rules = self.rules
        if not can_enter(rules, state, position):
            return None, True
        roles = (MAIN, SPACE_OFFER)
        options = [
            option
            for option in rules.options(state)
            if rules.role[int(kind_of(option))] in roles and kind_of(option) != A_FORFEIT
        ]
        if not options:
            return None, True
        if all(kind_of(option) != A_PERFORM for option in options):
            return None, False
        done = state.copy()
        rules.apply(done, pack(A_PERFORM))
        return int(done.cells[POINTS + self.seat] - state.cells[POINTS + self.seat]), False


def ends_of(rules: Ruleset, spec: ActionSpec, outcome: Outcome) -> tuple[str, ...]:
    """Where a piece will stand in the end, if that is told of the action."""
    for event in outcome.events if spec.ends_in else ():
        if rules.event_specs[int(event.kind)].name == spec.ends_in:
            return elements_of_event(rules, event, None)[:1]
    return ()
