"""A scoring that is complete, place by place, from the events of the log: what a page tells step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.base.environs import territory
from merlin_bigbox.engine.base.tables import VASSAL_NAMES, base_tables
from merlin_bigbox.engine.core.arrays import zeros
from merlin_bigbox.engine.core.events import EVERYONE, Event
from merlin_bigbox.engine.core.ruleset import POINTS_EVENT
from merlin_bigbox.engine.core.specs import event_field
from merlin_bigbox.game.elements import elements_of_event
from merlin_bigbox.game.facts import sentence
from merlin_bigbox.game.game import Game, LogEntry
from merlin_bigbox.game.notation import COLOUR_NAMES, SEAT_NAMES, cell_name
from merlin_bigbox.game.shown import Scoring, ScoringCategory, ScoringStep
from merlin_bigbox.game.words import Words, counts_of

BEGINS: Final = (n.E_SCORING, n.E_FINAL)
ENDS: Final = (n.E_ROUND, n.E_ROLLED, n.E_TURN, n.E_OVER)
BELONGS: Final = {"excalibur": "traitors", "grail": "influence"}
"""Reasons that are told in the column of another."""
PLACES: Final = {n.E_TERRITORY: "environs", n.E_PRINCIPALITY: "influence"}
"""Events that begin a place, and the category whose points it brings."""


def completed(game: Game, words: Words, since: int, viewer: int | None = None) -> Scoring | None:
    """The scoring that ended after record `since`, if one did; it may have begun long before, with decisions since.

    The viewer is called "you".
    """
    log = game.log
    end = len(log)
    while end > 0 and log[end - 1].at > since:
        end -= 1
    for index in range(end, len(log)):
        if log[index].event.kind in ENDS:
            begin = _begin(log, index)
            if begin is not None:
                return _Told(game, words, viewer, log[begin:index], log[begin:]).scoring()
    return None


def _begin(log: Sequence[LogEntry], end: int) -> int | None:
    """Where the scoring began that this event ends; nothing if it ends none."""
    found: int | None = None
    for index in range(end - 1, -1, -1):
        kind = log[index].event.kind
        if kind in ENDS:
            break
        if kind in BEGINS:
            found = index
    return found


class _Step:
    """A step that is being put together."""

    def __init__(self, category: str, title: str, players: int) -> None:
        self.category = category
        self.title = title
        self.elements: list[str] = []
        self.strengths: tuple[int, ...] = ()
        """Of each seat, and last of somebody who is no seat."""
        self.points = [0] * players
        self.grail: int | None = None
        self.is_place = False


class _Told:
    """The events of one scoring, sorted into steps."""

    def __init__(
        self,
        game: Game,
        words: Words,
        viewer: int | None,
        entries: Sequence[LogEntry],
        since: Sequence[LogEntry],
    ) -> None:
        self.game = game
        self.words = words
        self.viewer = viewer
        self.events = [entry.event for entry in entries if entry.event.audience == EVERYONE]
        self.gained = [0] * game.options.players
        for entry in since:
            if entry.event.kind == POINTS_EVENT:
                self.gained[int(entry.event.seat)] += entry.event.values()[0]
        self.steps: list[_Step] = []
        self.place: _Step | None = None
        self.grail: int | None = None
        self.counted: tuple[int, dict[int, int]] = (-1, {})
        """A number of each player that was told by an event of this kind, such as traitors that are left."""

    def scoring(self) -> Scoring:
        """All of it."""
        for event in self.events:
            self._take(event)
        final = any(event.kind == n.E_FINAL for event in self.events)
        number = next((event.values()[0] for event in self.events if event.kind == n.E_SCORING), 0)
        catalogue = self.words.catalogue
        title = catalogue.text("scoring-title-final") if final else catalogue.text("scoring-title", number=number)
        steps = tuple(self._told(step) for step in self.steps if step.is_place or any(step.points))
        before = tuple(now - won for now, won in zip(self.game.points, self.gained, strict=True))
        return Scoring(title, final, before, self._categories(steps), steps)

    def _take(self, event: Event) -> None:
        if event.kind in PLACES or event.kind in BEGINS:
            self.counted = (-1, {})
        if event.kind in PLACES:
            self.place = self._place(event)
        elif event.kind == n.E_MAJORITY and self.place is not None:
            self.place.strengths = counts_of(event.values()[0])
        elif event.kind == n.E_GRAIL_USED:
            self.grail = int(event.seat)
        elif event.kind == POINTS_EVENT:
            points, reason, _ = event.values()
            step = self._step_for(reason)
            step.points[int(event.seat)] += points
            kind, numbers = self.counted
            if kind >= 0 and not step.is_place:
                step.strengths = tuple(numbers.get(seat, 0) for seat in range(self.game.options.players))
        elif self._counts(event):
            kind, numbers = self.counted
            known = numbers if kind == event.kind else {}
            self.counted = (int(event.kind), {**known, int(event.seat): event.values()[0]})

    def _counts(self, event: Event) -> bool:
        """Whether an event tells a number of a player's, and nothing else."""
        spec = self.game.rules.event_specs[int(event.kind)]
        return spec.types == ("number",) and not spec.by_nobody and event.kind not in BEGINS

    def _place(self, event: Event) -> _Step:
        category = PLACES[int(event.kind)]
        step = _Step(category, self._title(event), self.game.options.players)
        step.is_place = True
        if event.kind == n.E_TERRITORY:
            spec = self.game.rules.event_specs[n.E_TERRITORY]
            step.elements = self._territory(event_field(spec, event, "cell"))
        else:
            step.elements = list(elements_of_event(self.game.rules, event, None))
            step.grail, self.grail = self.grail, None
        self.steps.append(step)
        return step

    def _title(self, event: Event) -> str:
        values = event.values()
        if event.kind == n.E_TERRITORY:
            return self.words.message("scoring", "territory", terrain=values[0], number=values[1])
        return self.words.message("scoring", "principality", colour=values[0])

    def _territory(self, cell: int) -> list[str]:
        found = territory(base_tables(self.game.rules), self.game.state, cell, zeros(at.CELLS))
        return [f"cell:{cell_name(index)}" for index in range(at.CELLS) if found[index]]

    def _step_for(self, reason: int) -> _Step:
        """The place that is being scored, or the step of a reason for which nobody counts places."""
        name = self.game.rules.reason_specs[reason].name
        category = BELONGS.get(name, name)
        if self.place is not None and self.place.category == category:
            return self.place
        title = self.words.reason(reason)
        known = next((step for step in self.steps if not step.is_place and step.title == title), None)
        if known is None:
            known = _Step(category, title, self.game.options.players)
            self.steps.append(known)
        return known

    # --- in words ------------------------------------------------------------------------------------------------

    def _told(self, step: _Step) -> ScoringStep:
        alike = [other for other in self.steps if other.category == step.category and other.is_place]
        most = max(step.strengths, default=0)
        return ScoringStep(
            category=step.category,
            title=step.title[:1].upper() + step.title[1:],
            text=self._text(step),
            elements=tuple(step.elements) or self._elements(step),
            counts=step.strengths[: self.game.options.players],
            points=tuple(step.points),
            tied=step.is_place and most > 0 and step.strengths.count(most) > 1,
            grail=None if step.grail is None else SEAT_NAMES[step.grail],
            number=alike.index(step) + 1 if step.is_place else 1,
            of=len(alike) if step.is_place else 1,
        )

    def _text(self, step: _Step) -> str:
        words = self.words
        won = [seat for seat, points in enumerate(step.points) if points]
        if not step.is_place:
            return sentence(" · ".join(f"{self._who(seat)} {_signed(step.points[seat])}" for seat in won))
        message = "grail" if step.grail is not None else ("nothing", "most")[len(won)] if len(won) < 2 else "tie"
        player, points = (self._who(won[0]), step.points[won[0]]) if won else ("", 0)
        counts = words.counts(step.strengths, self._who)
        return sentence(words.catalogue.text(f"scoring-{message}", counts=counts, player=player, points=points))

    def _who(self, seat: int) -> str:
        """A player: "you", or the name."""
        return self.words.catalogue.text("fact-you") if seat == self.viewer else self.words.seat(seat)

    def _elements(self, step: _Step) -> tuple[str, ...]:
        """Where one sees it: the vassals that are out, else the castles of those who gain or lose."""
        seats = [seat for seat, points in enumerate(step.points) if points]
        if step.category != "vassals":
            return tuple(f"castle:{SEAT_NAMES[seat]}" for seat in seats)
        found: list[str] = []
        for seat in seats:
            for vassal in range(n.VASSALS):
                where = int(self.game.state.cells[at.VASSAL + seat * n.VASSALS + vassal])
                if where > 0:
                    found.append(f"slot:{VASSAL_NAMES[vassal]}:{COLOUR_NAMES[where - 1]}")
        return tuple(found)

    def _categories(self, steps: Sequence[ScoringStep]) -> tuple[ScoringCategory, ...]:
        """The columns, in the order in which they are told."""
        specs = {spec.name: index for index, spec in enumerate(self.game.rules.reason_specs)}
        names = dict.fromkeys(step.category for step in steps)
        rules = self.game.rules.reason_specs
        return tuple(ScoringCategory(name, self.words.reason(specs[name]), rules[specs[name]].rule) for name in names)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}"
