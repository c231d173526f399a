"""The part of a scenario that lies on the table: environs, cards, supplies, Merlin, Grail and Excalibur."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.base.tables import Tables
from merlin_bigbox.engine.core.ruleset import ROUND, Ruleset
from merlin_bigbox.game.notation import tile_names
from merlin_bigbox.game.testing import words
from merlin_bigbox.game.testing.words import ScenarioError

TILE_LETTERS: Final = "mMwWlL"
"""Mountain, wood and lake; a capital letter is a tower."""


class TableScenario:
    """Everything that belongs to no castle."""

    edition: Edition
    rules: Ruleset
    tables: Tables
    players: int
    cells: list[int]
    kept_pile: list[int] | None

    def take(self, source: int, target: int, count: int, what: str) -> None:
        """Move pieces from one cell to another; there have to be enough."""
        if self.cells[source] < count:
            raise ScenarioError(f"{what}: {count} wanted, {self.cells[source]} left")
        self.cells[source] -= count
        self.cells[target] += count

    def round(self, number: int) -> Self:
        """The number of the round."""
        if not 1 <= number <= 6:
            raise ScenarioError(f"round {number}; there are six")
        self.cells[ROUND] = number
        return self

    def first(self, seat: str) -> Self:
        """The first player."""
        self.cells[at.FIRST] = words.seat_number(seat, self.players)
        return self

    def merlin(self, space: int | str) -> Self:
        """Merlin stands on this space."""
        self.cells[at.MERLIN] = words.space_number(self.rules, space)
        return self

    def grail(self, seat: str) -> Self:
        """This seat holds the Grail."""
        self.cells[at.GRAIL] = words.seat_number(seat, self.players) + 1
        return self

    def excalibur(self, seat: str) -> Self:
        """This seat holds Excalibur."""
        self.cells[at.EXCALIBUR] = words.seat_number(seat, self.players) + 1
        return self

    def stock(self, good: str, count: int, holder: str = "") -> Self:
        """Only so many of a good are left in its principality; the holder (the last seat) has the others."""
        index = words.good_index(good)
        target = at.GOODS + self._holder(holder) * at.GOODS_OF_SEAT + index
        self.take(at.STOCK + index, target, self.cells[at.STOCK + index] - count, good)
        return self

    def apple_supply(self, count: int, holder: str = "") -> Self:
        """Only so many apples are left in the supply; the holder (the last seat) has the others."""
        self.take(at.APPLES, at.APPLE + self._holder(holder), self.cells[at.APPLES] - count, "apples")
        return self

    def traitor_supply(self, *colours: str) -> Self:
        """Only these traitors are left in the supply; the others are discarded."""
        wanted = [0] * n.COLOURS
        for name in colours:
            wanted[words.colour_number(name)] += 1
        for colour, count in enumerate(wanted):
            supply = at.TRAITOR_SUPPLY + colour
            self.take(supply, at.TRAITOR_DISCARD + colour, self.cells[supply] - count, "traitors")
        return self

    def _holder(self, name: str) -> int:
        return words.seat_number(name, self.players) if name else self.players - 1

    # --- environs ----------------------------------------------------------------------------------------------------

    def tile(self, place: str, kind: str) -> Self:
        """A terrain tile such as `lake tower` lies here."""
        self._lay(words.cell_number(place, int(self.tables.cell_count)), words.tile_number(self.rules, kind))
        return self

    def environs(self, text: str) -> Self:
        """All tiles row by row: m, w, l for plain ones, M, W, L for towers, a dot for whatever is left over."""
        letters = "".join(text.split())
        if len(letters) != self.tables.cell_count:
            raise ScenarioError(f"environs of {len(letters)} tiles; {self.tables.cell_count} are laid")
        for cell, letter in enumerate(letters):
            if letter != ".":
                if letter not in TILE_LETTERS:
                    raise ScenarioError(f'"{letter}" is no terrain tile; expected one of {TILE_LETTERS} or a dot')
                self._lay(cell, TILE_LETTERS.index(letter))
        return self

    def _lay(self, cell: int, kind: int) -> None:
        if self.cells[at.TILE + cell]:
            self.cells[at.TILE_BAG + self.cells[at.TILE + cell] - 1] += 1
        if self.cells[at.TILE_BAG + kind] == 0:
            raise ScenarioError(f"there are no more tiles of {tile_names(self.rules)[kind]}")
        self.cells[at.TILE_BAG + kind] -= 1
        self.cells[at.TILE + cell] = kind + 1

    def manor(self, place: str, seat: str) -> Self:
        """A manor of the seat on this tile."""
        cell = words.cell_number(place, int(self.tables.cell_count))
        owner = words.seat_number(seat, self.players)
        if self.cells[at.BUILT + cell]:
            raise ScenarioError(f"there is a manor on {place} already")
        if self.cells[at.MANOR + owner] == 0:
            raise ScenarioError(f"{seat} has no manor left")
        self.cells[at.MANOR + owner] -= 1
        self.cells[at.BUILT + cell] = owner + 1
        return self

    # --- mission cards -----------------------------------------------------------------------------------------------

    def display(self, missions: Sequence[int]) -> Self:
        """These cards lie open; where fewer are named than there is room for, others fill it up."""
        if len(missions) > self.tables.display:
            raise ScenarioError(f"{len(missions)} cards in a display of {self.tables.display}")
        for slot, mission in enumerate(missions):
            self.put_card(mission, at.IN_DISPLAY)
            self.cells[at.DISPLAY + slot] = self._card(mission) + 1
        return self

    def discards(self, *missions: int) -> Self:
        """These cards lie on the discard pile."""
        for mission in missions:
            self.put_card(mission, at.IN_DISCARD)
        return self

    def pile(self, *missions: int) -> Self:
        """The draw pile holds these cards alone; all that is not named anywhere lies on the discard pile."""
        self.kept_pile = [self._card(mission) for mission in missions]
        return self

    def put_card(self, mission: int, place: int) -> None:
        """A card out of the draw pile goes to its place."""
        card = self._card(mission)
        if self.cells[at.PLACE + card] != at.IN_PILE:
            raise ScenarioError(f"mission {mission} is somewhere else already")
        self.cells[at.PLACE + card] = place
        if place >= at.IN_HAND:
            seat = place - at.IN_HAND
            size = self.cells[at.HAND_SIZE + seat]
            if size == at.HAND_ROOM:
                raise ScenarioError(f"a hand holds at most {at.HAND_ROOM} cards")
            first = at.HAND + seat * at.HAND_ROOM
            self.cells[first : first + size + 1] = sorted([*self.cells[first : first + size], card + 1])
            self.cells[at.HAND_SIZE + seat] += 1

    def _card(self, mission: int) -> int:
        for card, each in enumerate(self.edition.missions):
            if each.id == mission:
                return card
        raise ScenarioError(f"there is no mission {mission}")

    def settle_table(self) -> None:
        """Lay what nobody spoke of: the rest of the tiles, the display, the discards."""
        kept = self.kept_pile
        for card in reversed(range(int(self.tables.cards))):
            free = [slot for slot in range(int(self.tables.display)) if not self.cells[at.DISPLAY + slot]]
            if free and self.cells[at.PLACE + card] == at.IN_PILE and (kept is None or card not in kept):
                self.put_card(self.edition.missions[card].id, at.IN_DISPLAY)
                self.cells[at.DISPLAY + free[0]] = card + 1
        for card in range(int(self.tables.cards)):
            if kept is not None and card not in kept and self.cells[at.PLACE + card] == at.IN_PILE:
                self.cells[at.PLACE + card] = at.IN_DISCARD
        for card in kept or []:
            if self.cells[at.PLACE + card] != at.IN_PILE:
                raise ScenarioError(f"mission {self.edition.missions[card].id} cannot also be in the draw pile")
        for cell in range(int(self.tables.cell_count)):
            if not self.cells[at.TILE + cell]:
                left = [kind for kind in range(at.TILE_KINDS) if self.cells[at.TILE_BAG + kind]]
                self._lay(cell, left[0])
