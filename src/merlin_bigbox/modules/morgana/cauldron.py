"""Cauldrons and Morgana herself: her walk, the token's effect, turning it over, and what she closes (MORGANA-8, 9)."""

from __future__ import annotations

from merlin_bigbox.engine.base.names import A_DECLINE, COLOURS, RING
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, Blocker, FrameRules
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.morgana.fields import (
    CAULDRON_EFFECT_EFFECT,
    MORGANA_TO_COLOUR,
    MOVE_MORGANA_CAULDRON,
    TURN_TOKEN_OVER_CAULDRON,
)
from merlin_bigbox.modules.morgana.kitchen import DARK_INFLUENCE, WITCH_HUT, Kitchen


class Walk(FrameRules):
    """First Morgana moves: onto any principality space from beside the board, else by 1 up to the cauldron's number.

    Either way round, and never not at all (MORGANA-8).
    """

    def __init__(self, kitchen: Kitchen, action: int, moved: int) -> None:
        super().__init__()
        self.kitchen = kitchen
        self.action: i64 = action
        self.moved: i64 = moved

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        place = self.kitchen.principality(state)
        most = self.kitchen.steps[field(frame, MOVE_MORGANA_CAULDRON)]
        principality: i64
        for principality in range(COLOURS):
            ahead = (principality - place) % COLOURS
            if place < 0 or (principality != place and (ahead <= most or COLOURS - ahead <= most)):
                out.add(pack(self.action, principality))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        state.cells[self.kitchen.place] = field(action, MORGANA_TO_COLOUR) + 1
        tell(state, self.moved, seat_of(frame), field(action, MORGANA_TO_COLOUR))


class UseEffect(FrameRules):
    """The effect that the token shows. A hut and dark influence are performed if possible, the others may be declined.

    Bewitching and swapping say "may", witch's gold is a payment (MORGANA-8, ALL-3).
    """

    def __init__(self, kitchen: Kitchen) -> None:
        super().__init__()
        self.kitchen = kitchen

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        for effect in self.kitchen.effects[field(frame, CAULDRON_EFFECT_EFFECT)]:
            effect.offer(rules, state, seat_of(frame), out)
        if out.count == 0 or self.may_decline(field(frame, CAULDRON_EFFECT_EFFECT)):
            out.add(pack(A_DECLINE))

    def may_decline(self, effect: i64) -> bool:
        """Whether an effect that is possible may be left."""
        return effect != WITCH_HUT and effect != DARK_INFLUENCE

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if kind_of(action) != A_DECLINE:
            self.kitchen.effect_of[action & 255].apply(rules, state, seat_of(frame), action)


class TurnOver(FrameRules):
    """The token is turned over in any case (MORGANA-8)."""

    def __init__(self, kitchen: Kitchen, turned: int) -> None:
        self.mode = AUTOMATIC
        self.kitchen = kitchen
        self.turned: i64 = turned

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        kitchen = self.kitchen
        cauldron = field(frame, TURN_TOKEN_OVER_CAULDRON)
        token = state.cells[kitchen.token + cauldron] - 1
        effect = kitchen.sides[token * 2]
        if state.cells[kitchen.shown + cauldron] == effect + 1:
            effect = kitchen.sides[token * 2 + 1]
        if state.cells[kitchen.shown + cauldron] != effect + 1:
            state.cells[kitchen.shown + cauldron] = effect + 1
            tell(state, self.turned, seat_of(frame), kitchen.faces[cauldron], effect)


class MorganaStands(Blocker):
    """Her space cannot be entered and does not count; nothing can be claimed where she stands (MORGANA-9, MIX-11)."""

    def __init__(self, kitchen: Kitchen) -> None:
        self.kitchen = kitchen

    def closes_space(self, rules: Ruleset, state: State, position: i64) -> bool:
        place = state.cells[self.kitchen.place]
        return place > 0 and position == (place - 1) * (RING // COLOURS)

    def standing(self, rules: Ruleset, state: State) -> i64:
        return state.cells[self.kitchen.place]

    def closes_stock(self, rules: Ruleset, state: State, kind: i64, colour: i64) -> bool:
        place = state.cells[self.kitchen.place]
        return place > 0 and self.kitchen.domain.closes(rules, state, place - 1, kind, colour)
