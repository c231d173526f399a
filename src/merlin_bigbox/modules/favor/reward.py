"""What a completed card brings with King's favor: its points, or an ability of the vassal it shows (FAVOR-2 … 4)."""

from __future__ import annotations

from merlin_bigbox.engine.base.fields import REWARD_CARD
from merlin_bigbox.engine.base.names import R_MISSION
from merlin_bigbox.engine.base.tables import VASSAL_NAMES, Tables
from merlin_bigbox.engine.core.arrays import i64, vec, vector
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import FrameRules
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.favor.board import FURTHER_POINT, ROWS, FavorBoards
from merlin_bigbox.modules.favor.fields import FAVOR_ABILITY_NUMBER, FAVOR_ABILITY_VASSAL


class RewardChoice(FrameRules):
    """Whenever a card is completed, by whatever rule: its points or an ability (FAVOR-2, MIX-13)."""

    def __init__(self, boards: FavorBoards, tables: Tables, points: int, learn: int, reason: int) -> None:
        super().__init__()
        self.boards = boards
        self.tables = tables
        self.points: i64 = points
        self.learn: i64 = learn
        self.reason: i64 = reason
        self.vassal: vec[i64] = vector([VASSAL_NAMES.index(card.vassal) for card in tables.edition.missions])

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        """An ability is of the card's vassal, in a row no higher than its points, and not owned yet (FAVOR-3)."""
        seat = seat_of(frame)
        card = field(frame, REWARD_CARD)
        out.add(pack(self.points))
        if state.cells[self.boards.seals + seat] == 0:
            return
        vassal = self.vassal[card]
        row: i64
        for row in range(ROWS):
            if row < self.tables.card_points[card] and not self.boards.has(state, seat, vassal, row):
                out.add(pack(self.learn, vassal, row + 1))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        card = field(frame, REWARD_CARD)
        # Looked up first: the card that teaches the further point is no further card (FAVOR-4).
        further = self.boards.has(state, seat, self.vassal[card], FURTHER_POINT)
        if kind_of(action) == self.learn:
            self.boards.learn(state, seat, field(action, FAVOR_ABILITY_VASSAL), field(action, FAVOR_ABILITY_NUMBER) - 1)
        else:
            rules.gain(state, seat, self.tables.card_points[card], R_MISSION)
        if further:
            rules.gain(state, seat, 1, self.reason)
