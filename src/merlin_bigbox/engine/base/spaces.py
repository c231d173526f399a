"""The actions of the 24 spaces of the base ring (BASE-30 … 42); building is in environs."""

from __future__ import annotations

from merlin_bigbox.engine.base.cards import discard
from merlin_bigbox.engine.base.cells import (
    APPLES,
    EXCALIBUR,
    GOODS,
    GOODS_OF_SEAT,
    GRAIL,
    HAND,
    HAND_ROOM,
    HAND_SIZE,
    MARKERS,
    STOCK,
    TRAITORS,
    VASSAL,
)
from merlin_bigbox.engine.base.fields import (
    CLAIM_COLOUR,
    CLAIM_GOOD,
    DEPLOY_COLOUR,
    DEPLOY_VASSAL,
    DISCARD_CARD,
    EXCHANGE_COLOUR,
    EXCHANGE_GOOD,
    EXCHANGE_MAY_RECLAIM,
    RELOCATE_DIRECTION,
    RELOCATE_VASSAL,
    RETURN_COLOUR,
    RETURN_GOOD,
    TRAITOR_COLOUR,
)
from merlin_bigbox.engine.base.goods import (
    available,
    claim,
    count_element,
    give_back,
    repel_one,
    supply_open,
    take_excalibur,
    take_grail,
    traitors_of,
)
from merlin_bigbox.engine.base.names import (
    A_CLAIM,
    A_DEPLOY,
    A_DISCARD,
    A_PERFORM,
    A_RELOCATE,
    A_RETURN,
    A_STOP,
    A_TRAITOR,
    APPLE_SUPPLY,
    CLOCKWISE,
    COLOURS,
    COUNTER_CLOCKWISE,
    E_DISCARDED,
    E_REPELLED_BY_EXCALIBUR,
    F_DISCARD,
    F_TAKE_BACK,
    F_TAKE_CARDS,
    GOOD_KINDS,
    VASSALS,
)
from merlin_bigbox.engine.base.vassals import deploy, deploy_by_space, offer_deployments
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import FrameRules, SpaceAction
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, push


class PrincipalitySpace(SpaceAction):
    """Deploy a vassal here (BASE-30)."""

    def __init__(self, principality: int) -> None:
        super().__init__()
        self.principality: i64 = principality

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        offer_deployments(state, seat, self.principality, out)

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        deploy_by_space(
            rules, state, seat, field(action, DEPLOY_VASSAL), field(action, DEPLOY_COLOUR), self.principality
        )

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        cells = state.cells
        vassal: i64
        for vassal in range(VASSALS):
            if cells[VASSAL + seat * VASSALS + vassal] != self.principality + 1:
                return True
        return False


class PointsSpace(SpaceAction):
    """One point for each own good of a kind, each own marker on the board (BASE-35), or each own manor."""

    def __init__(self, element: int, reason: int) -> None:
        self.gain = True
        self.element: i64 = element
        self.reason: i64 = reason

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        out.add(pack(A_PERFORM))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        points = count_element(state, seat, self.element)
        if points > 0:
            rules.gain(state, seat, points, self.reason)
        for listener in rules.listeners:
            listener.space_scored(rules, state, seat, self.element)

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        if count_element(state, seat, self.element) > 0:
            return True
        for listener in rules.listeners:
            if listener.would_score(rules, state, seat):
                return True
        return False


class InfluenceSpace(SpaceAction):
    """Claim a good of a kind from a principality with an own marker (BASE-36)."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind: i64 = kind

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        cells = state.cells
        colour: i64
        for colour in range(COLOURS):
            if cells[MARKERS + seat * COLOURS + colour] > 0 and available(rules, state, self.kind, colour):
                out.add(pack(A_CLAIM, self.kind, colour))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        claim(rules, state, seat, field(action, CLAIM_GOOD), field(action, CLAIM_COLOUR))

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        cells = state.cells
        colour: i64
        for colour in range(COLOURS):
            if cells[MARKERS + seat * COLOURS + colour] > 0 and available(rules, state, self.kind, colour):
                return True
        return False


class InfluenceVassalSpace(SpaceAction):
    """Deploy a vassal into a principality with an own marker (BASE-37)."""

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        principality: i64
        for principality in range(COLOURS):
            if state.cells[MARKERS + seat * COLOURS + principality] > 0:
                offer_deployments(state, seat, principality, out)

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        deploy(rules, state, seat, field(action, DEPLOY_VASSAL), field(action, DEPLOY_COLOUR))

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        cells = state.cells
        principality: i64
        vassal: i64
        for principality in range(COLOURS):
            if cells[MARKERS + seat * COLOURS + principality] > 0:
                for vassal in range(VASSALS):
                    if cells[VASSAL + seat * VASSALS + vassal] != principality + 1:
                        return True
        return False


class ExcaliburSpace(SpaceAction):
    """Discard a traitor of choice, if any, and take Excalibur (BASE-38)."""

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        colour: i64
        found = False
        for colour in range(COLOURS):
            if state.cells[TRAITORS + seat * COLOURS + colour] > 0:
                out.add(pack(A_TRAITOR, colour))
                found = True
        if not found:
            out.add(pack(A_PERFORM))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        if kind_of(action) == A_TRAITOR:
            repel_one(rules, state, seat, field(action, TRAITOR_COLOUR), E_REPELLED_BY_EXCALIBUR)
        take_excalibur(state, seat)

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        return state.cells[EXCALIBUR] != seat + 1 or traitors_of(state, seat) > 0


class GrailSpace(SpaceAction):
    """Take an apple and the Grail (BASE-39)."""

    def __init__(self) -> None:
        self.gain = True

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        out.add(pack(A_PERFORM))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        take_grail(rules, state, seat)

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        if state.cells[GRAIL] != seat + 1:
            return True
        return state.cells[APPLES] > 0 and supply_open(rules, state, APPLE_SUPPLY)


class RelocateSpace(SpaceAction):
    """Move a vassal to the next principality, either way; with all at home, deploy one anywhere (BASE-40)."""

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        cells = state.cells
        vassal: i64
        at_home: i64 = 0
        for vassal in range(VASSALS):
            if cells[VASSAL + seat * VASSALS + vassal] == 0:
                at_home += 1
            else:
                out.add(pack(A_RELOCATE, vassal, CLOCKWISE))
                out.add(pack(A_RELOCATE, vassal, COUNTER_CLOCKWISE))
        if at_home == VASSALS:
            principality: i64
            for principality in range(COLOURS):
                offer_deployments(state, seat, principality, out)

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        if kind_of(action) == A_DEPLOY:
            deploy(rules, state, seat, field(action, DEPLOY_VASSAL), field(action, DEPLOY_COLOUR))
            return
        vassal = field(action, RELOCATE_VASSAL)
        place = state.cells[VASSAL + seat * VASSALS + vassal] - 1
        step: i64 = COLOURS - 1 if field(action, RELOCATE_DIRECTION) == COUNTER_CLOCKWISE else 1
        deploy(rules, state, seat, vassal, (place + step) % COLOURS)


class ExchangeSpace(SpaceAction):
    """Return a good and claim any one good (BASE-41)."""

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        cells = state.cells
        kind: i64
        colour: i64
        for kind in range(GOOD_KINDS):
            for colour in range(COLOURS):
                if cells[GOODS + seat * GOODS_OF_SEAT + kind * COLOURS + colour] > 0 and _other_good(
                    rules, state, kind, colour
                ):
                    out.add(pack(A_RETURN, kind, colour))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        kind = field(action, RETURN_GOOD)
        colour = field(action, RETURN_COLOUR)
        push(state, pack(F_TAKE_BACK, seat, kind, colour))
        give_back(rules, state, seat, kind, colour)

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        cells = state.cells
        first = GOODS + seat * GOODS_OF_SEAT
        index: i64
        for index in range(GOODS_OF_SEAT):
            if cells[first + index] > 0 and _other_good(rules, state, index // COLOURS, index % COLOURS):
                return True
        return False


def _other_good(rules: Ruleset, state: State, kind: i64, colour: i64) -> bool:
    """Whether any good other than this one could be claimed: else the exchange would have no effect (BASE-21)."""
    cells = state.cells
    index: i64
    for index in range(GOODS_OF_SEAT):
        if (
            cells[STOCK + index] > 0
            and index != kind * COLOURS + colour
            and available(rules, state, index // COLOURS, index % COLOURS)
        ):
            return True
    return False


class ExchangeClaim(FrameRules):
    """The second half of an exchange: any good but the very one returned (BASE-21, BASE-41).

    The frame says whether what was returned did not go to the stock, so that such a good would be another one.
    """

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        kind: i64
        colour: i64
        for kind in range(GOOD_KINDS):
            for colour in range(COLOURS):
                same = (
                    kind == field(frame, EXCHANGE_GOOD)
                    and colour == field(frame, EXCHANGE_COLOUR)
                    and field(frame, EXCHANGE_MAY_RECLAIM) == 0
                )
                if not same and available(rules, state, kind, colour):
                    out.add(pack(A_CLAIM, kind, colour))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        claim(rules, state, seat_of(frame), field(action, CLAIM_GOOD), field(action, CLAIM_COLOUR))


class MissionSpace(SpaceAction):
    """Discard up to two cards, then take as many (BASE-42)."""

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        offer_discards(state, seat, out)

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        _discard(state, seat, field(action, DISCARD_CARD))
        push(state, pack(F_DISCARD, seat))

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        return state.cells[HAND_SIZE + seat] > 0


def offer_discards(state: State, seat: i64, out: Choices) -> None:
    """Offer every card of the hand."""
    cells = state.cells
    first = HAND + seat * HAND_ROOM
    slot: i64
    for slot in range(first, first + cells[HAND_SIZE + seat]):
        out.add(pack(A_DISCARD, cells[slot] - 1))


def _discard(state: State, seat: i64, card: i64) -> None:
    discard(state, seat, card)
    tell(state, E_DISCARDED, seat, card)


class SecondDiscard(FrameRules):
    """A second card may be discarded before new ones are taken (BASE-42)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        out.add(pack(A_STOP))
        offer_discards(state, seat_of(frame), out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        count: i64 = 1
        if kind_of(action) == A_DISCARD:
            _discard(state, seat, field(action, DISCARD_CARD))
            count = 2
        push(state, pack(F_TAKE_CARDS, seat, count))
