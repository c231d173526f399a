"""The drinking horn: paying for it, taking it, and what it brings at the end of each round (MORGANA-6, 7)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import GOODS, GOODS_OF_SEAT
from merlin_bigbox.engine.base.goods import give_back
from merlin_bigbox.engine.base.names import COLOURS, MATERIAL
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, FrameRules, Listener
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.ruleset import ROUND, Ruleset, tell
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.gold.purse import Purse
from merlin_bigbox.modules.morgana.fields import HORN_MATERIAL_COLOUR, HORN_PAYMENT_LEFT
from merlin_bigbox.modules.morgana.kitchen import Kitchen


class HornPayment(FrameRules):
    """Each step up to 7 costs one gold or one material, chosen one by one (MORGANA-6)."""

    def __init__(self, kitchen: Kitchen, purse: Purse, gold: int, material: int) -> None:
        super().__init__()
        self.kitchen = kitchen
        self.purse = purse
        self.gold: i64 = gold
        self.material: i64 = material

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = seat_of(frame)
        if self.purse.has_gold(state, seat, 1):
            out.add(pack(self.gold))
        colour: i64
        for colour in range(COLOURS):
            if state.cells[GOODS + seat * GOODS_OF_SEAT + MATERIAL * COLOURS + colour] > 0:
                out.add(pack(self.material, colour))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        left = field(frame, HORN_PAYMENT_LEFT) - 1
        if left > 0:
            push(state, pack(kind_of(frame), seat, left))
        else:
            push(state, pack(self.kitchen.f_horn, seat))
        if kind_of(action) == self.gold:
            self.purse.pay_gold(state, seat, 1)
        else:
            give_back(rules, state, seat, MATERIAL, field(action, HORN_MATERIAL_COLOUR))


class TakeHorn(FrameRules):
    """The horn from board or holder, a poisoned apple and a point (MORGANA-6)."""

    def __init__(self, kitchen: Kitchen, taken: int, reason: int) -> None:
        self.mode = AUTOMATIC
        self.kitchen = kitchen
        self.taken: i64 = taken
        self.reason: i64 = reason

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        seat = seat_of(frame)
        if state.cells[self.kitchen.horn] != seat + 1:
            state.cells[self.kitchen.horn] = seat + 1
            tell(state, self.taken, seat)
        self.kitchen.take_apple(state, seat)
        rules.gain(state, seat, 1, self.reason)


class KitchenRounds(Listener):
    """Horn points at the end of a round; dice and cauldrons for the next one (MORGANA-1, 7, 8, ALL-5)."""

    def __init__(self, kitchen: Kitchen, reason: int) -> None:
        self.kitchen = kitchen
        self.reason: i64 = reason

    def turn_ended(self, rules: Ruleset, state: State, seat: i64) -> None:
        state.cells[self.kitchen.fresh] = 0

    def round_ended(self, rules: Ruleset, state: State) -> None:
        holder = state.cells[self.kitchen.horn] - 1
        if holder >= 0:
            rules.gain(state, holder, state.cells[ROUND], self.reason)

    def round_prepared(self, rules: Ruleset, state: State) -> None:
        kitchen = self.kitchen
        seat: i64
        cauldron: i64
        for seat in range(rules.players):
            state.cells[kitchen.used + seat] = 0
        for cauldron in range(kitchen.cauldrons):
            state.cells[kitchen.taken + cauldron] = 0
        push(state, pack(kitchen.f_pentagrams))
