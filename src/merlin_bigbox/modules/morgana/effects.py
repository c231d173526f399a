"""Effects of cauldron tokens: bewitch, swap figures, and the two sides of witch's gold (MORGANA-10 … 13)."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.cells import GOODS, GOODS_OF_SEAT, KNIGHT, die_at
from merlin_bigbox.engine.base.fields import RETURN_COLOUR, RETURN_GOOD
from merlin_bigbox.engine.base.goods import give_back
from merlin_bigbox.engine.base.movement import can_enter
from merlin_bigbox.engine.base.names import A_RETURN, COLOURS, DICE_SLOTS, OWN_DICE
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, FrameRules
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.gold.purse import Purse
from merlin_bigbox.modules.morgana.fields import (
    BEWITCH_DIE,
    BEWITCH_FACE,
    BEWITCH_NEW_FACE,
    BEWITCH_SEAT,
    BUY_GOODS_LEFT,
    SWAP_KNIGHTS_SEAT,
)
from merlin_bigbox.modules.morgana.kitchen import Effect, Kitchen
from merlin_bigbox.modules.morgana.poison import first_of_its_face

GOODS_SOLD: Final = 2
GOLD_GAINED: Final = 3
GOLD_PAID: Final = 2
PIECES_BOUGHT: Final = 3


class Bewitch(Effect):
    """Set any unused die of one's own, or an own-colour one of another player, to any face (MORGANA-10)."""

    def __init__(self, action: int, bewitched: int) -> None:
        self.action: i64 = action
        self.bewitched: i64 = bewitched

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        owner: i64
        slot: i64
        face: i64
        for owner in range(rules.players):
            for slot in range(DICE_SLOTS if owner == seat else OWN_DICE):
                shown = state.cells[die_at(owner, slot)]
                if shown > 0 and first_of_its_face(state, owner, slot):
                    for face in range(1, 7):
                        if face != shown:
                            out.add(pack(self.action, owner, slot, shown, face))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        owner = field(action, BEWITCH_SEAT)
        face = field(action, BEWITCH_NEW_FACE)
        state.cells[die_at(owner, field(action, BEWITCH_DIE))] = face
        tell(state, self.bewitched, seat, owner, field(action, BEWITCH_FACE), face)


class SwapKnights(Effect):
    """Swap one's knight and another's. It is no move, and nobody comes onto Morgana's space (MORGANA-11)."""

    def __init__(self, action: int, swapped: int) -> None:
        self.action: i64 = action
        self.swapped: i64 = swapped

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        mine = state.cells[KNIGHT + seat]
        other: i64
        for other in range(rules.players):
            if other != seat and can_swap(rules, state, mine, state.cells[KNIGHT + other]):
                out.add(pack(self.action, other))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        cells = state.cells
        other = field(action, SWAP_KNIGHTS_SEAT)
        mine = cells[KNIGHT + seat]
        cells[KNIGHT + seat] = cells[KNIGHT + other]
        cells[KNIGHT + other] = mine
        tell(state, self.swapped, seat, other)


def can_swap(rules: Ruleset, state: State, one: i64, other: i64) -> bool:
    """Whether figures on these two spaces can change places, with any effect."""
    return one != other and can_enter(rules, state, one) and can_enter(rules, state, other)


class SellGoods(Effect):
    """Return two goods, gain three gold (MORGANA-12). Not offered if there is no gold to gain (BASE-21)."""

    def __init__(self, kitchen: Kitchen, purse: Purse) -> None:
        self.kitchen = kitchen
        self.purse = purse

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        owned: i64 = 0
        index: i64
        for index in range(GOODS_OF_SEAT):
            owned += state.cells[GOODS + seat * GOODS_OF_SEAT + index]
        if owned >= GOODS_SOLD and self.purse.can_take_gold(rules, state):
            offer_returns(state, seat, out)

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        push(state, pack(self.kitchen.f_sell, seat, field(action, RETURN_GOOD), field(action, RETURN_COLOUR)))
        give_back(rules, state, seat, field(action, RETURN_GOOD), field(action, RETURN_COLOUR))


def offer_returns(state: State, seat: i64, out: Choices) -> None:
    """Offer to return any good of the seat."""
    index: i64
    for index in range(GOODS_OF_SEAT):
        if state.cells[GOODS + seat * GOODS_OF_SEAT + index] > 0:
            out.add(pack(A_RETURN, index // COLOURS, index % COLOURS))


class SellSecond(FrameRules):
    """The second of the two goods (MORGANA-12)."""

    def __init__(self, kitchen: Kitchen) -> None:
        super().__init__()
        self.kitchen = kitchen

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        offer_returns(state, seat_of(frame), out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        push(state, pack(self.kitchen.f_sold, seat_of(frame)))
        give_back(rules, state, seat_of(frame), field(action, RETURN_GOOD), field(action, RETURN_COLOUR))


class Sold(FrameRules):
    """Three gold for the goods, as far as there are (MORGANA-12, ALL-1)."""

    def __init__(self, purse: Purse) -> None:
        self.mode = AUTOMATIC
        self.purse = purse

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        self.purse.take_gold(rules, state, seat_of(frame), GOLD_GAINED)


class BuyGoods(Effect):
    """Pay two gold, take three goods from Morgana's principality (MORGANA-13). Not offered if there is none."""

    def __init__(self, kitchen: Kitchen, purse: Purse, action: int) -> None:
        self.kitchen = kitchen
        self.purse = purse
        self.action: i64 = action

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        if self.purse.has_gold(state, seat, GOLD_PAID) and holds_any(self.kitchen, rules, state):
            out.add(pack(self.action))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        self.purse.pay_gold(state, seat, GOLD_PAID)
        push(state, pack(self.kitchen.f_buy, seat, PIECES_BOUGHT))


def holds_any(kitchen: Kitchen, rules: Ruleset, state: State) -> bool:
    """Whether there is anything where Morgana stands that witch's gold could take."""
    out = rules.borrow()
    kitchen.domain.offer(rules, state, kitchen.principality(state), out)
    found = out.count > 0
    rules.hand_back(out)
    return found


class BuyOne(FrameRules):
    """The next of three pieces, the player's choice, as long as there are any (MORGANA-13)."""

    def __init__(self, kitchen: Kitchen) -> None:
        super().__init__()
        self.kitchen = kitchen

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        self.kitchen.domain.offer(rules, state, self.kitchen.principality(state), out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        self.kitchen.domain.take(rules, state, seat, action)
        if field(frame, BUY_GOODS_LEFT) > 1 and holds_any(self.kitchen, rules, state):
            push(state, pack(kind_of(frame), seat, field(frame, BUY_GOODS_LEFT) - 1))
