"""Any position of a game in a few lines: a consistent state is built, or an error says what is impossible.

    Scenario().seat("red").goods("shield blue", 2).knight("principality_blue").turn("red").play("die 1", "move cw")

A scenario begins with bare castles: no goods, markers, traitors or cards have been handed out, each seat has its apple,
its staffs and the dice 1, 2, 3 and Merlin's 4, and its knight stands where its starting tile puts it.
"""

from __future__ import annotations

from typing import Self

from merlin_bigbox.edition import Edition, load
from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.base.tables import base_tables
from merlin_bigbox.engine.catalogue import RULES_VERSION, compose
from merlin_bigbox.engine.core.packed import pack
from merlin_bigbox.engine.core.ruleset import POINTS, ROUND
from merlin_bigbox.engine.core.state import STACK_END, from_list, push
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.testing import words
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.table import TableScenario
from merlin_bigbox.game.testing.words import ScenarioError


class Scenario(TableScenario):
    """A position in the making. What is said of a castle is said of the seat named last; red at first."""

    def __init__(
        self,
        players: int = 4,
        modules: tuple[str, ...] = (),
        edition: Edition | None = None,
        version: int = RULES_VERSION,
    ) -> None:
        self.edition = load() if edition is None else edition
        self.rules = compose(self.edition, modules, players, version=version)
        self.players = players
        self.tables = base_tables(self.rules)
        self.cells = self.rules.start.as_list()
        self.cells[:STACK_END] = [0] * STACK_END
        self.current = 0
        self.cells[ROUND] = 1
        self.kept_pile: list[int] | None = None
        for seat, tile in enumerate(self.edition.starting_tiles[:players]):
            self.cells[at.START + seat] = seat + 1
            self.cells[at.KNIGHT + seat] = 4 * words.colour_number(tile.knight)
            first = at.die_at(seat, 0)
            self.cells[first : first + 4] = [1, 2, 3, 4]

    def seat(self, name: str) -> Self:
        """What follows is about the castle of this seat."""
        self.current = words.seat_number(name, self.players)
        return self

    # --- the castle of the seat named last ---------------------------------------------------------------------------

    def goods(self, good: str, count: int = 1) -> Self:
        """Goods such as `shield blue`, out of the stock."""
        index = words.good_index(good)
        self.take(at.STOCK + index, at.GOODS + self.current * at.GOODS_OF_SEAT + index, count, good)
        return self

    def markers(self, principality: str, count: int = 1) -> Self:
        """Influence markers in a principality, out of the castle board's supply."""
        cell = at.MARKERS + self.current * n.COLOURS + words.colour_number(principality)
        self.take(at.MARKER + self.current, cell, count, "influence markers")
        return self

    def vassal(self, name: str, principality: str) -> Self:
        """A vassal in its slot of a principality."""
        vassal = words.vassal_number(name)
        place = words.colour_number(principality) + 1
        for other in range(self.players):
            if other != self.current and self.cells[at.VASSAL + other * n.VASSALS + vassal] == place:
                raise ScenarioError(f"the slot of the {name} in {principality} is taken")
        self.cells[at.VASSAL + self.current * n.VASSALS + vassal] = place
        return self

    def knight(self, space: int | str) -> Self:
        """The knight stands on this space."""
        self.cells[at.KNIGHT + self.current] = words.space_number(self.rules, space)
        return self

    def dice(self, *faces: int, merlin: int = 0) -> Self:
        """The unused dice: up to three own ones and Merlin's."""
        if len(faces) > n.OWN_DICE or any(not 1 <= face <= 6 for face in (*faces, merlin or 1)):
            raise ScenarioError(f"dice {faces} and Merlin's {merlin}: up to three of one's own, with faces 1 to 6")
        first = at.die_at(self.current, 0)
        self.cells[first : first + 4] = [*faces, *[0] * (n.OWN_DICE - len(faces)), merlin]
        return self

    def apples(self, count: int) -> Self:
        """So many apples in all, out of the supply."""
        cell = at.APPLE + self.current
        self.take(at.APPLES, cell, count - self.cells[cell], "apples")
        return self

    def staffs(self, count: int) -> Self:
        """So many staffs are left."""
        if not 0 <= count <= self.edition.stock.staffs:
            raise ScenarioError(f"{count} staffs; a seat has 0 to {self.edition.stock.staffs}")
        self.cells[at.STAFF + self.current] = count
        return self

    def traitors(self, *colours: str) -> Self:
        """These traitors, out of the supply."""
        for name in colours:
            colour = words.colour_number(name)
            self.take(at.TRAITOR_SUPPLY + colour, at.TRAITORS + self.current * n.COLOURS + colour, 1, "traitors")
        return self

    def hand(self, *missions: int) -> Self:
        """Mission cards by their numbers, drawn unseen by the others."""
        for mission in missions:
            self.put_card(mission, at.IN_HAND + self.current)
        return self

    def points(self, points: int) -> Self:
        """So many points so far, on the score sheet under missions."""
        self.cells[POINTS + self.current] = points
        self.cells[int(self.rules.sheet) + self.current * int(self.rules.reason_count) + n.R_MISSION] = points
        return self

    def manors(self, *tiles: str) -> Self:
        """Manors on these tiles."""
        for tile in tiles:
            self.manor(tile, SEAT_NAMES[self.current])
        return self

    # --- where the position begins -----------------------------------------------------------------------------------

    def turn(self, seat: str) -> Position:
        """This seat is to begin its turn."""
        number = words.seat_number(seat, self.players)
        if not any(self.cells[at.die_at(number, 0) :][: n.DICE_SLOTS]):
            raise ScenarioError(f"{seat} has no unused die to take a turn with")
        return self._asked(number, pack(n.F_TURN, number))

    def arrived(self, seat: str, figure: str, space: int | str) -> Position:
        """This seat has just moved the figure onto the space; its action is next."""
        number = words.seat_number(seat, self.players)
        position = words.space_number(self.rules, space)
        moved = words.figure_number(self.rules, figure)
        self._stand(number, moved, position)
        return self._asked(number, pack(n.F_ARRIVED, number, moved, position))

    def after(self, seat: str, figure: str, space: int | str) -> Position:
        """This seat has just performed the action of the space with the figure."""
        number = words.seat_number(seat, self.players)
        position = words.space_number(self.rules, space)
        moved = words.figure_number(self.rules, figure)
        self._stand(number, moved, position)
        return self._asked(number, pack(n.F_AFTER, number, position, moved, 1, 0, moved))

    def end_of_round(self, number: int = 1) -> Position:
        """All dice of this round are used: what follows begins."""
        if not 1 <= number <= 6:
            raise ScenarioError(f"round {number}; there are six")
        self.cells[ROUND] = number
        for seat in range(self.players):
            first = at.die_at(seat, 0)
            self.cells[first : first + n.DICE_SLOTS] = [0] * n.DICE_SLOTS
        return self._finish(pack(n.F_ROUND_END))

    def scoring(self, number: int = 2) -> Position:
        """The scoring after this round begins."""
        if number not in (2, 4, 6):
            raise ScenarioError(f"there is no scoring after round {number}, only after 2, 4 and 6")
        return self.end_of_round(number)

    def _stand(self, seat: int, figure: int, position: int) -> None:
        """A figure stands here: the seat's knight, or one that belongs to nobody."""
        knight = figure == n.KNIGHT_FIGURE
        self.cells[at.KNIGHT + seat if knight else at.MERLIN + figure - n.MERLIN_FIGURE] = position

    def _asked(self, seat: int, frame: int) -> Position:
        self.cells[at.CURRENT] = seat
        return self._finish(pack(n.F_ROUND_END), pack(n.F_TURNS, (seat + 1) % self.players), frame)

    def _finish(self, *frames: int) -> Position:
        self.settle_table()
        state = from_list(self.cells)
        for frame in frames:
            push(state, frame)
        if wrong := self.rules.wrong(state):
            raise ScenarioError("; ".join(wrong))
        return Position(self.rules, state)
