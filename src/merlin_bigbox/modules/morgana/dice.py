"""Taking a turn with a Morgana die: choosing it, its three uses, the end of the turn (MORGANA-2 … 4)."""

from __future__ import annotations

from merlin_bigbox.engine.base.goods import goods_of
from merlin_bigbox.engine.base.names import A_END_TURN, F_END_TURN, MATERIAL
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import FrameRules, TurnSource
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.gold.purse import Purse
from merlin_bigbox.modules.morgana.fields import CAULDRON_FACE, MORGANA_FACE
from merlin_bigbox.modules.morgana.kitchen import DICE, WILD, Kitchen


class MorganaDice(TurnSource):
    """Once a round one may use a Morgana die instead of one of one's own, or after them (MORGANA-2, MIX-3)."""

    def __init__(self, kitchen: Kitchen, action: int, chosen: int) -> None:
        self.optional = True
        self.kitchen = kitchen
        self.action: i64 = action
        self.chosen: i64 = chosen

    def has_turn(self, rules: Ruleset, state: State, seat: i64) -> bool:
        return self.kitchen.can_take_die(state, seat)

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        """Equal dice are one choice."""
        cells = state.cells
        if cells[self.kitchen.used + seat] != 0:
            return
        seen: i64 = 1
        die: i64
        for die in range(DICE):
            face = cells[self.kitchen.dice + die]
            if (seen >> face) & 1 == 0:
                seen |= 1 << face
                out.add(pack(self.action, face))

    def begin(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        kitchen = self.kitchen
        die: i64 = 0
        while state.cells[kitchen.dice + die] != field(action, MORGANA_FACE):
            die += 1
        state.cells[kitchen.used + seat] = 1
        state.cells[kitchen.chosen] = die + 1
        tell(state, self.chosen, seat, field(action, MORGANA_FACE))
        push(state, pack(kitchen.f_die, seat))


class UseDie(FrameRules):
    """The chosen Morgana die: a poisoned apple, the drinking horn or a cauldron; never forfeited (MORGANA-2).

    The poisoned apple is always offered, even with none left (MORGANA-4), so that there is a use in any case.
    """

    def __init__(self, kitchen: Kitchen, purse: Purse, apple: int, horn: int, cauldron: int, brewed: int) -> None:
        super().__init__()
        self.kitchen = kitchen
        self.purse = purse
        self.apple: i64 = apple
        self.horn: i64 = horn
        self.cauldron: i64 = cauldron
        self.brewed: i64 = brewed

    def _face(self, state: State) -> i64:
        return state.cells[self.kitchen.dice + state.cells[self.kitchen.chosen] - 1]

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = seat_of(frame)
        kitchen = self.kitchen
        cells = state.cells
        face = self._face(state)
        out.add(pack(self.apple))
        # Never begin what cannot be paid in full (ALL-1).
        if cells[self.purse.gold + seat] + goods_of(state, seat, MATERIAL) >= 7 - face:
            out.add(pack(self.horn))
        cauldron: i64
        for cauldron in range(kitchen.cauldrons):
            fits = face == kitchen.faces[cauldron] or face == WILD
            if fits and cells[kitchen.taken + cauldron] == 0:
                out.add(pack(self.cauldron, kitchen.faces[cauldron]))
        rules.window(state, seat, out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if rules.took_free_action(state, frame, action):
            return
        seat = seat_of(frame)
        kitchen = self.kitchen
        cells = state.cells
        face = self._face(state)
        cells[kitchen.dice + cells[kitchen.chosen] - 1] = 0
        cells[kitchen.chosen] = 0
        push(state, pack(kitchen.f_done, seat))
        kind = kind_of(action)
        if kind == self.apple:
            kitchen.take_apple(state, seat)
        elif kind == self.horn:
            push(state, pack(kitchen.f_payment, seat, 7 - face))
        else:
            cauldron: i64 = 0
            while kitchen.faces[cauldron] != field(action, CAULDRON_FACE):
                cauldron += 1
            cells[kitchen.taken + cauldron] = 1
            tell(state, self.brewed, seat, field(action, CAULDRON_FACE))
            push(state, pack(kitchen.f_turn_over, seat, cauldron))
            push(state, pack(kitchen.f_effect, seat, field(action, CAULDRON_FACE), cells[kitchen.shown + cauldron] - 1))
            push(state, pack(kitchen.f_walk, seat, cauldron))


class Done(FrameRules):
    """After the use of a Morgana die there is nothing to repeat: the last window, and the turn ends (BASE-20c)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        out.add(pack(A_END_TURN))
        rules.window(state, seat_of(frame), out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if not rules.took_free_action(state, frame, action):
            push(state, pack(F_END_TURN, seat_of(frame)))
