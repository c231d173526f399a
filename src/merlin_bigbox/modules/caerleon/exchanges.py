"""The Market district: up to four exchanges, one after the other (CITY-7)."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.cells import GOODS, GOODS_OF_SEAT
from merlin_bigbox.engine.base.fields import CLAIM_COLOUR, CLAIM_GOOD, RETURN_COLOUR, RETURN_GOOD
from merlin_bigbox.engine.base.goods import available, claim, give_back
from merlin_bigbox.engine.base.names import A_CLAIM, A_RETURN, COLOURS, GOOD_KINDS
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import FrameRules
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.caerleon.fields import (
    DISTRICT_EXCHANGE_AGAIN,
    DISTRICT_EXCHANGE_LEFT,
    EXCHANGED_GOOD_COLOUR,
    EXCHANGED_GOOD_GOOD,
    EXCHANGED_GOOD_MAY_RECLAIM,
)
from merlin_bigbox.modules.gold.purse import Purse

MOST_EXCHANGES: Final = 4
NO_GOOD: Final = -1


def begin_exchanges(frame: i64, purse: Purse, rules: Ruleset, state: State, seat: i64, window: i64) -> None:
    """Ask for the first exchange; without a window before it only if there is anything to exchange."""
    if window == 1 or can_exchange(purse, rules, state, seat):
        push(state, pack(frame, seat, MOST_EXCHANGES, window))


def can_claim_other(rules: Ruleset, state: State, returned: i64) -> bool:
    """Whether any good could be claimed other than the very one returned (BASE-21)."""
    index: i64
    for index in range(GOODS_OF_SEAT):
        if index != returned and available(rules, state, index // COLOURS, index % COLOURS):
            return True
    return False


def can_exchange(purse: Purse, rules: Ruleset, state: State, seat: i64) -> bool:
    """Whether the seat has anything to give for which there is something else to take."""
    if purse.has_gold(state, seat, 1) and can_claim_other(rules, state, NO_GOOD):
        return True
    index: i64
    for index in range(GOODS_OF_SEAT):
        if state.cells[GOODS + seat * GOODS_OF_SEAT + index] > 0 and (
            purse.can_take_gold(rules, state) or can_claim_other(rules, state, index)
        ):
            return True
    return False


class Exchange(FrameRules):
    """Give back a good or a gold, or exchange no more; between two exchanges the window is open (BASE-20d)."""

    def __init__(self, purse: Purse, give_gold: int, stop: int) -> None:
        super().__init__()
        self.purse = purse
        self.give_gold: i64 = give_gold
        self.stop: i64 = stop
        self.for_good: i64 = 0
        self.for_gold: i64 = 0

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = seat_of(frame)
        index: i64
        gold = self.purse.can_take_gold(rules, state)
        for index in range(GOODS_OF_SEAT):
            if state.cells[GOODS + seat * GOODS_OF_SEAT + index] > 0 and (gold or can_claim_other(rules, state, index)):
                out.add(pack(A_RETURN, index // COLOURS, index % COLOURS))
        if self.purse.has_gold(state, seat, 1) and can_claim_other(rules, state, NO_GOOD):
            out.add(pack(self.give_gold))
        out.add(pack(self.stop))
        if field(frame, DISTRICT_EXCHANGE_AGAIN) == 1:
            rules.window(state, seat, out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if rules.took_free_action(state, frame, action):
            return
        kind = kind_of(action)
        seat = seat_of(frame)
        if kind == self.stop:
            return
        if field(frame, DISTRICT_EXCHANGE_LEFT) > 1:
            push(state, pack(kind_of(frame), seat, field(frame, DISTRICT_EXCHANGE_LEFT) - 1, 1))
        if kind == self.give_gold:
            push(state, pack(self.for_gold, seat))
            self.purse.pay_gold(state, seat, 1)
        else:
            push(state, pack(self.for_good, seat, field(action, RETURN_GOOD), field(action, RETURN_COLOUR)))
            give_back(rules, state, seat, field(action, RETURN_GOOD), field(action, RETURN_COLOUR))


class ForGood(FrameRules):
    """For a good: any good but the very one returned, or a gold (CITY-7, BASE-21).

    The frame says whether what was returned did not go to the stock, so that such a good would be another one.
    """

    def __init__(self, purse: Purse, take_gold: int) -> None:
        super().__init__()
        self.purse = purse
        self.take_gold: i64 = take_gold

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        returned = field(frame, EXCHANGED_GOOD_GOOD) * COLOURS + field(frame, EXCHANGED_GOOD_COLOUR)
        if field(frame, EXCHANGED_GOOD_MAY_RECLAIM) == 1:
            returned = NO_GOOD
        offer_any(rules, state, returned, out)
        if self.purse.can_take_gold(rules, state):
            out.add(pack(self.take_gold))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        if kind_of(action) == A_CLAIM:
            claim(rules, state, seat, field(action, CLAIM_GOOD), field(action, CLAIM_COLOUR))
        else:
            self.purse.take_gold(rules, state, seat, 1)


class ForGold(FrameRules):
    """For a gold: any good (CITY-7)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        offer_any(rules, state, NO_GOOD, out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        claim(rules, state, seat_of(frame), field(action, CLAIM_GOOD), field(action, CLAIM_COLOUR))


def offer_any(rules: Ruleset, state: State, returned: i64, out: Choices) -> None:
    """Offer every good but the one returned."""
    kind: i64
    colour: i64
    for kind in range(GOOD_KINDS):
        for colour in range(COLOURS):
            if kind * COLOURS + colour != returned and available(rules, state, kind, colour):
                out.add(pack(A_CLAIM, kind, colour))
