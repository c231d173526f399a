"""What gold and mistletoe do: changing dice, ignoring requirements, the two new spaces, the final points."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import APPLES, die_at
from merlin_bigbox.engine.base.goods import supply_open, take_apple
from merlin_bigbox.engine.base.movement import pending_die
from merlin_bigbox.engine.base.names import A_PERFORM, APPLE_SUPPLY, DICE_SLOTS, OWN_DICE
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import Aid, EndLine, FreeAction, SpaceAction
from merlin_bigbox.engine.core.packed import field, kind_of, pack
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.gold.fields import GOLD_DIE, GOLD_FACE, GOLD_NEW_FACE
from merlin_bigbox.modules.gold.purse import Purse


class ChangeDie(FreeAction):
    """One gold changes one of one's unused dice by one, within 1 to 6 (GOLD-2, GOLD-X2).

    Equal dice are one choice, as where a die is chosen; the die already chosen for this move is a choice of its own.
    """

    def __init__(self, purse: Purse, action: int, chosen: int, changed: int) -> None:
        self.purse = purse
        self.action: i64 = action
        self.chosen: i64 = chosen
        self.changed: i64 = changed

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        if not self.purse.has_gold(state, seat, 1):
            return
        first = die_at(seat, 0)
        chosen = pending_die(state)
        seen: i64 = 0
        slot: i64
        for slot in range(DICE_SLOTS):
            face = state.cells[first + slot]
            bit: i64 = 1 << face
            if face == 0 or (slot < OWN_DICE and slot != chosen and seen & bit != 0):
                continue
            if slot < OWN_DICE and slot != chosen:
                seen |= bit
            action = self.chosen if slot == chosen else self.action
            if face > 1:
                out.add(pack(action, slot, face, face - 1))
            if face < 6:
                out.add(pack(action, slot, face, face + 1))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        self.purse.pay_gold(state, seat, 1)
        state.cells[die_at(seat, field(action, GOLD_DIE))] = field(action, GOLD_NEW_FACE)
        tell(state, self.changed, seat, field(action, GOLD_DIE), field(action, GOLD_FACE), field(action, GOLD_NEW_FACE))


class Mistletoe(Aid):
    """One mistletoe ignores one requirement of the card being completed (GOLD-3)."""

    def __init__(self, purse: Purse, action: int) -> None:
        self.purse = purse
        self.action: i64 = action

    def ignores(self, rules: Ruleset, state: State, seat: i64) -> i64:
        return state.cells[self.purse.mistletoe + seat]

    def ignore_action(self) -> i64:
        return self.action

    def spend(self, rules: Ruleset, state: State, seat: i64, requirement: i64, colour: i64) -> None:
        self.purse.use_mistletoe(state, seat, requirement)


class GoldSpace(SpaceAction):
    """Take one gold (GOLD-4)."""

    def __init__(self, purse: Purse) -> None:
        self.gain = True
        self.purse = purse

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        out.add(pack(A_PERFORM))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        self.purse.take_gold(rules, state, seat, 1)

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        return self.purse.can_take_gold(rules, state)


class AppleMistletoeSpace(SpaceAction):
    """Take an apple or a mistletoe (GOLD-4)."""

    def __init__(self, purse: Purse, apple: int, mistletoe: int) -> None:
        super().__init__()
        self.purse = purse
        self.apple: i64 = apple
        self.mistletoe: i64 = mistletoe

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        if state.cells[APPLES] > 0 and supply_open(rules, state, APPLE_SUPPLY):
            out.add(pack(self.apple))
        if self.purse.can_take_mistletoe(rules, state):
            out.add(pack(self.mistletoe))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        if kind_of(action) == self.apple:
            take_apple(rules, state, seat)
        else:
            self.purse.take_mistletoe(rules, state, seat)

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        return (state.cells[APPLES] > 0 and supply_open(rules, state, APPLE_SUPPLY)) or self.purse.can_take_mistletoe(
            rules, state
        )


class GoldLine(EndLine):
    """Three points for every two gold; mistletoe is worth nothing (GOLD-5)."""

    def __init__(self, purse: Purse, reason: int) -> None:
        self.purse = purse
        self.reason: i64 = reason

    def score(self, rules: Ruleset, state: State, seat: i64) -> None:
        pairs = state.cells[self.purse.gold + seat] // 2
        if pairs > 0:
            rules.gain(state, seat, 3 * pairs, self.reason)
