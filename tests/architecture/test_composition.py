"""Composition: a new module touches nothing but itself, and conflicts are found when a game is put together."""

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.module import BaseModule
from merlin_bigbox.engine.base.spaces import GrailSpace
from merlin_bigbox.engine.catalogue import compose, compose_from
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.compose import MODULE_STAGE, Builder, Module
from merlin_bigbox.engine.core.errors import CompositionError
from merlin_bigbox.engine.core.hooks import AUTOMATIC, Blocker, EndLine, FrameRules, FreeAction, Listener
from merlin_bigbox.engine.core.packed import pack
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import POINTS, Ruleset
from merlin_bigbox.engine.core.state import State

pytestmark = pytest.mark.interpreted_only
"""Interpreted classes cannot extend compiled ones."""


class Bell(Module):
    """A tenth module for this test: a bell that may be rung once a turn for a point, and what hangs on it."""

    def __init__(self) -> None:
        self.name = "bell"
        self.needs = ("base",)

    def build(self, builder: Builder) -> None:
        rung = builder.zone("bell", 1)
        builder.put(rung, 0)
        action = builder.action("ring")
        reason = builder.reason("bell", "BELL-1")
        frame = builder.frame("bell setup", (), "BELL-2", BellSetup(rung))
        builder.start_with(MODULE_STAGE, pack(frame))
        builder.free_action([action], Ring(rung, action, reason))
        builder.listener(Silence(rung))
        builder.blocker(ClosedSpace())
        builder.ending(LastToll(reason))
        builder.scoring_step(builder.frame("toll", (), "BELL-3", Toll(reason)))


class BellSetup(FrameRules):
    """Silences the bell at setup."""

    def __init__(self, rung: int) -> None:
        self.mode = AUTOMATIC
        self.rung = rung

    def run(self, rules: Ruleset, state: State, frame: int) -> None:
        state.cells[self.rung] = 0


class Ring(FreeAction):
    """Once a turn, for a point."""

    def __init__(self, rung: int, action: int, reason: int) -> None:
        self.rung, self.action, self.reason = rung, action, reason

    def offer(self, rules: Ruleset, state: State, seat: int, out: Choices) -> None:
        if state.cells[self.rung] == 0:
            out.add(pack(self.action))

    def apply(self, rules: Ruleset, state: State, seat: int, action: int) -> None:
        state.cells[self.rung] = 1
        rules.gain(state, seat, 1, self.reason)


class Silence(Listener):
    """The bell is silent again after the turn."""

    def __init__(self, rung: int) -> None:
        self.rung = rung

    def turn_ended(self, rules: Ruleset, state: State, seat: int) -> None:
        state.cells[self.rung] = 0


class ClosedSpace(Blocker):
    """Nobody can enter the second space."""

    def closes_space(self, rules: Ruleset, state: State, position: int) -> bool:
        return position == 1


class LastToll(EndLine):
    """A point for everybody at the end."""

    def __init__(self, reason: int) -> None:
        self.reason = reason

    def score(self, rules: Ruleset, state: State, seat: int) -> None:
        rules.gain(state, seat, 1, self.reason)


class Toll(FrameRules):
    """A point for everybody at each scoring."""

    def __init__(self, reason: int) -> None:
        self.mode = AUTOMATIC
        self.reason = reason

    def run(self, rules: Ruleset, state: State, frame: int) -> None:
        for seat in range(rules.players):
            rules.gain(state, seat, 1, self.reason)


def test_a_new_module_takes_part_without_any_change_elsewhere() -> None:
    """Setup, windows, listeners, movement, scorings and the end all see it."""
    rules = compose_from([BaseModule(load()), Bell()], 2, "test")
    state = rules.new_state()
    random = Random(1)
    rung = 0
    while rules.decider(state) != -2:
        if rules.decider(state) == -1:
            rules.apply(state, rules.sample(state, random))
            continue
        options = rules.options(state)
        ring = next((option for option in options if rules.action_specs[option & 255].name == "ring"), None)
        rung += ring is not None
        rules.apply(state, options[random.below(len(options))] if ring is None else ring)
        assert rules.wrong(state) == []
        assert all(state.cells[cell] != 1 for cell in knights(rules))
    index = [spec.name for spec in rules.reason_specs].index("bell")
    bell_points = [state.cells[rules.sheet + seat * rules.reason_count + index] for seat in range(2)]
    assert sum(bell_points) == rung + 2 * 3 + 2
    assert rung == 2 * 4 * 6


def knights(rules: Ruleset) -> list[int]:
    """The cells of the knights, found by the name of their zone."""
    zone = next(zone for zone in rules.zones if zone.name == "knight figures")
    return [zone.start + seat for seat in range(rules.players)]


def test_without_the_module_nothing_of_it_is_there() -> None:
    """A module that is off costs nothing."""
    rules = compose(load(), (), 2)
    assert "bell" not in [zone.name for zone in rules.zones]
    assert len(rules.listeners) == 0
    assert len(rules.blockers) == 0


class Doubled(Module):
    """Claims something that the base game owns."""

    def __init__(self, what: str) -> None:
        self.name = "doubled"
        self.needs = ()
        self.what = what

    def build(self, builder: Builder) -> None:
        if self.what == "zone":
            builder.zone("stock", 1)
        elif self.what == "space":
            builder.space("grail", "X-1", GrailSpace())
        elif self.what == "action":
            builder.action("die")
        elif self.what == "reason":
            builder.reason("vassals", "X-1")
        elif self.what == "frame":
            builder.frame("turn", (), "X-1", FrameRules())
        elif self.what == "ring":
            builder.ring(["moon"])


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ("zone", "two zones are called stock"),
        ("space", "two modules own the space grail"),
        ("action", "two actions are called die"),
        ("reason", "two reasons for points are called vassals"),
        ("frame", "two frames are called turn"),
        ("ring", "nobody owns the space moon"),
    ],
)
def test_conflicts_are_errors_with_names(what: str, message: str) -> None:
    """Two owners of one thing are found when the game is composed."""
    with pytest.raises(CompositionError, match=message):
        compose_from([BaseModule(load()), Doubled(what)], 2, "test")


def test_a_missing_need_is_named() -> None:
    """A module says what it needs."""
    bell = Bell()
    bell.needs = ("tower",)
    with pytest.raises(CompositionError, match="module bell needs module tower"):
        compose_from([BaseModule(load()), bell], 2, "test")


def test_the_same_game_is_composed_once() -> None:
    """Rulesets are shared."""
    assert compose(load(), (), 3) is compose(load(), (), 3)
    assert POINTS > 0
