"""What the abilities of rows 2 and 3 do: deploy anywhere, build twice, drop a traitor, score, deploy twice."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import MARKERS, TRAITORS, VASSAL
from merlin_bigbox.engine.base.fields import (
    AFTER_FIGURE,
    AFTER_MAY_REPEAT,
    AFTER_REACHED,
    AFTER_SPACE,
    DEPLOY_COLOUR,
    DEPLOY_VASSAL,
)
from merlin_bigbox.engine.base.goods import count_element, repel_one
from merlin_bigbox.engine.base.names import (
    A_GO_ON,
    BUILDER,
    COLOURS,
    FLAG_BEARER,
    LADY,
    MERLIN_FIGURE,
    SHIELD_BEARER,
    VASSALS,
)
from merlin_bigbox.engine.base.vassals import deploy, deploy_by_space, offer_deployments
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import FrameChange, FrameRules, FreeAction, SpaceOffer
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of, with_field
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.favor.board import (
    ANYWHERE,
    BUILD,
    INFLUENCE_SPACE,
    PRINCIPALITY,
    VICTORY_POINTS,
    FavorBoards,
)
from merlin_bigbox.modules.favor.fields import (
    FAVOR_BUILD_SPACE,
    FAVOR_DEPLOY_COLOUR,
    FAVOR_DEPLOY_VASSAL,
    FAVOR_SCORE_ELEMENT,
    FAVOR_SEND_COLOUR,
    FAVOR_SEND_VASSAL,
    FAVOR_TRAITOR_COLOUR,
)


class DeployAnywhere(SpaceOffer):
    """On a principality space one has reached, the vassal goes into any principality but its own (FAVOR-5)."""

    def __init__(self, boards: FavorBoards, action: int) -> None:
        self.boards = boards
        self.action: i64 = action

    def offer(
        self, rules: Ruleset, state: State, seat: i64, position: i64, reached: bool, repeat: bool, out: Choices
    ) -> None:
        boards = self.boards
        if not reached or not boards.is_a(position, PRINCIPALITY):
            return
        here = boards.detail[position]
        vassal: i64
        principality: i64
        for vassal in range(VASSALS):
            if not boards.has(state, seat, vassal, ANYWHERE):
                continue
            place = state.cells[VASSAL + seat * VASSALS + vassal] - 1
            for principality in range(COLOURS):
                # Into the principality reached it goes by the space itself (BASE-30).
                if principality != place and principality != here:
                    out.add(pack(self.action, vassal, principality))

    def apply(self, rules: Ruleset, state: State, seat: i64, position: i64, action: i64) -> None:
        space = self.boards.detail[position]
        deploy_by_space(rules, state, seat, field(action, FAVOR_SEND_VASSAL), field(action, FAVOR_SEND_COLOUR), space)


class BuildTwice(FrameChange):
    """The builder: after building on a build space one has reached, build again; never with a staff (FAVOR-7)."""

    def __init__(self, boards: FavorBoards, action: int) -> None:
        self.boards = boards
        self.action: i64 = action
        self.second: i64 = 0
        """The kind of the frame that asks for the second build."""

    def offer(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = seat_of(frame)
        position = field(frame, AFTER_SPACE)
        if field(frame, AFTER_REACHED) == 0 or not self.boards.is_a(position, BUILD):
            return
        if field(frame, AFTER_FIGURE) == MERLIN_FIGURE and field(frame, AFTER_MAY_REPEAT) == 0:
            # Merlin's action could be repeated by a staff at first: now it was.
            return
        if self.boards.is_ready(state, seat, BUILDER) and rules.could_act(state, seat, position, True, True):
            out.add(pack(self.action))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> i64:
        seat = seat_of(frame)
        self.boards.use(state, seat, BUILDER)
        push(state, with_field(frame, AFTER_MAY_REPEAT, 0))
        return pack(self.second, seat, field(frame, AFTER_SPACE))


class SecondBuild(FrameRules):
    """The same action once more, all choices anew; the window before it was that of the choice (BASE-20d)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        rules.offer_space(state, seat_of(frame), field(frame, FAVOR_BUILD_SPACE), True, True, out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        rules.apply_space(state, seat_of(frame), field(frame, FAVOR_BUILD_SPACE), action)


class DropTraitor(FreeAction):
    """The shield-bearer: discard an own traitor without a shield and gain 1 point (FAVOR-8)."""

    def __init__(self, boards: FavorBoards, action: int, reason: int, dropped: int) -> None:
        self.boards = boards
        self.action: i64 = action
        self.reason: i64 = reason
        self.dropped: i64 = dropped

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        if not self.boards.is_ready(state, seat, SHIELD_BEARER):
            return
        colour: i64
        for colour in range(COLOURS):
            if state.cells[TRAITORS + seat * COLOURS + colour] > 0:
                out.add(pack(self.action, colour))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        self.boards.use(state, seat, SHIELD_BEARER)
        rules.gain(state, seat, 1, self.reason)
        repel_one(rules, state, seat, field(action, FAVOR_TRAITOR_COLOUR), self.dropped)


class ScoreAnyElement(SpaceOffer):
    """The flag-bearer: a victory point space one has reached counts any element, and 1 point more (FAVOR-9)."""

    def __init__(self, boards: FavorBoards, action: int, reason: int) -> None:
        self.boards = boards
        self.action: i64 = action
        self.reason: i64 = reason

    def offer(
        self, rules: Ruleset, state: State, seat: i64, position: i64, reached: bool, repeat: bool, out: Choices
    ) -> None:
        boards = self.boards
        if reached and boards.is_a(position, VICTORY_POINTS) and boards.is_ready(state, seat, FLAG_BEARER):
            element: i64
            for element in range(boards.elements):
                out.add(pack(self.action, element))

    def apply(self, rules: Ruleset, state: State, seat: i64, position: i64, action: i64) -> None:
        self.boards.use(state, seat, FLAG_BEARER)
        rules.gain(state, seat, count_element(state, seat, field(action, FAVOR_SCORE_ELEMENT)) + 1, self.reason)
        # Whatever is counted, it is this space that was performed (KNIGHT-8).
        for listener in rules.listeners:
            listener.space_scored(rules, state, seat, self.boards.detail[position])


class DeployTwice(SpaceOffer):
    """The lady: on an influence space one has reached, two deployments to own markers instead (FAVOR-10)."""

    def __init__(self, boards: FavorBoards, action: int) -> None:
        self.boards = boards
        self.action: i64 = action
        self.second: i64 = 0
        """The kind of the frame that asks for the second deployment."""

    def offer(
        self, rules: Ruleset, state: State, seat: i64, position: i64, reached: bool, repeat: bool, out: Choices
    ) -> None:
        boards = self.boards
        if not reached or repeat or not boards.is_a(position, INFLUENCE_SPACE):
            return
        if not boards.is_ready(state, seat, LADY):
            return
        cells = state.cells
        vassal: i64
        principality: i64
        for principality in range(COLOURS):
            if cells[MARKERS + seat * COLOURS + principality] > 0:
                for vassal in range(VASSALS):
                    if cells[VASSAL + seat * VASSALS + vassal] != principality + 1:
                        out.add(pack(self.action, vassal, principality))

    def apply(self, rules: Ruleset, state: State, seat: i64, position: i64, action: i64) -> None:
        self.boards.use(state, seat, LADY)
        push(state, pack(self.second, seat))
        deploy(rules, state, seat, field(action, FAVOR_DEPLOY_VASSAL), field(action, FAVOR_DEPLOY_COLOUR))

    def bars_staff(self, action: i64) -> bool:
        """Ability or staff, never both."""
        return True


class SecondDeployment(FrameRules):
    """The second deployment, in the window between the two (BASE-20d); it is made if it can be (ALL-3)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = seat_of(frame)
        principality: i64
        for principality in range(COLOURS):
            if state.cells[MARKERS + seat * COLOURS + principality] > 0:
                offer_deployments(state, seat, principality, out)
        if out.count == 0:
            out.add(pack(A_GO_ON))
        rules.window(state, seat, out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if rules.took_free_action(state, frame, action) or kind_of(action) == A_GO_ON:
            return
        deploy(rules, state, seat_of(frame), field(action, DEPLOY_VASSAL), field(action, DEPLOY_COLOUR))
