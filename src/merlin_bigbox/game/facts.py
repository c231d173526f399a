"""Facts about parts of the board, a line each, as one viewer sees them: who leads where, what is met, what is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final, TypeVar

import msgspec

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.base.environs import manors_in, territory
from merlin_bigbox.engine.base.scoring import weigh_markers
from merlin_bigbox.engine.base.tables import GOOD_NAMES, VASSAL_NAMES, base_tables
from merlin_bigbox.engine.catalogue import module_file
from merlin_bigbox.engine.core.arrays import i64, vec, zeros
from merlin_bigbox.engine.core.ruleset import SEATS
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.board_facts import castle, die, figure, pile, places_of_figures, space
from merlin_bigbox.game.notation import COLOUR_NAMES, SEAT_NAMES, cell_name
from merlin_bigbox.game.requirements import requirements_met
from merlin_bigbox.game.words import Words

Slice = TypeVar("Slice", bound=msgspec.Struct)
LONGEST: Final = 70
"""So many characters a line has at most."""
LONGEST_NAME: Final = 12
PENALTY: Final = 3
"""What a traitor costs that nobody repels (BASE-70)."""


def sentence(text: str) -> str:
    """A line that begins with a capital."""
    return text[:1].upper() + text[1:]


def cut(text: str, longest: int = LONGEST) -> str:
    """A text that is not longer than it may be."""
    return text if len(text) <= longest else text[: longest - 1].rstrip(" ,;:·→") + "…"


class Facts:
    """What can be said of the parts of the board at one moment, to one viewer in one language."""

    def __init__(self, words: Words, state: State, seat: int | None) -> None:
        self.words = words
        self.rules = words.rules
        self.tables = base_tables(words.rules)
        self.state = state
        self.seat = seat

    def of(self, element: str) -> str:
        """The fact of one part of the board, or nothing."""
        return self.of_base(element) or cut(sentence(self.of_modules.get(element, "")))

    def of_base(self, element: str) -> str:
        """The fact of a part of the base game's board: the modules, whose facts come all at once, are not asked."""
        kind, _, rest = element.partition(":")
        tell = _TOLD.get(kind)
        parts = rest.split(":") if rest else []
        told = tell(self, *parts) if tell is not None and len(parts) in _PARTS[kind] else ""
        return cut(sentence(told))

    def all(self) -> dict[str, str]:
        """The fact of every part of the board that has one."""
        found = {element: self.of(element) for element in self._elements()}
        found |= {element: self.of(element) for element in self.of_modules}
        return {element: text for element, text in found.items() if text}

    @cached_property
    def of_modules(self) -> dict[str, str]:
        """What the modules say of their parts of the board."""
        found: dict[str, str] = {}
        for name in self.rules.modules:
            tell: Callable[[Facts], dict[str, str]] | None = getattr(module_file(name, "shown"), "facts", None)
            if tell is not None:
                found |= tell(self)
        return found

    @cached_property
    def of_tiles(self) -> dict[str, str]:
        """What modules say of kinds of terrain tile, by their names."""
        found: dict[str, str] = {}
        for name in self.rules.modules:
            tell: Callable[[Facts], dict[str, str]] | None = getattr(module_file(name, "shown"), "tile_facts", None)
            if tell is not None:
                found |= tell(self)
        return found

    def _elements(self) -> list[str]:
        cells = self.state.cells
        seats = SEAT_NAMES[: int(self.rules.players)]
        goods = [f"{good}:{colour}" for good in GOOD_NAMES for colour in COLOUR_NAMES]
        tiles = [cell_name(cell) for cell in range(int(self.tables.cell_count)) if cells[at.TILE + cell] > 0]
        return [
            *(f"cell:{cell}" for cell in tiles),
            *(f"{kind}:{colour}" for kind in ("principality", "marker", "traitor") for colour in COLOUR_NAMES),
            *(f"card:{mission.id}" for mission in self.words.edition.missions),
            *(f"space:{position}" for position in range(len(self.rules.spaces))),
            *(f"{kind}:{good}" for kind in ("stock", "good") for good in goods),
            *(f"slot:{vassal}:{colour}" for vassal in VASSAL_NAMES for colour in COLOUR_NAMES),
            *(f"vassal:{vassal}" for vassal in VASSAL_NAMES),
            *_NO_PARTS,
            *(f"die:own:{face}" for face in range(1, 7)),
            *(f"die:{name}" for name in self.rules.field_words["die"] if not name.isdigit()),
            *(f"figure:knight:{seat}" for seat in seats),
            *(f"figure:{name}" for name in places_of_figures(self)),
            *(f"castle:{seat}" for seat in seats),
        ]

    # --- words ---------------------------------------------------------------------------------------------------

    def text(self, message: str, **params: str | int) -> str:
        """A message of this language."""
        return self.words.catalogue.text(message, **params)

    def who(self, seat: int) -> str:
        """A player: "you", or a name that is not too long; markers may be nobody's."""
        if seat >= SEATS:
            return self.text("counts-nobody")
        return self.text("fact-you") if seat == self.seat else cut(self.words.seat(seat), LONGEST_NAME)

    def colour(self, colour: int) -> str:
        """A colour by its plain name."""
        return str(self.words.forms("colour", colour)["name"])

    def place(self, colour: int) -> str:
        """A principality, or what lies on it, in a word."""
        return str(self.words.forms("colour", colour)["brief"])

    def good(self, kind: int, colour: int) -> str:
        """A good by its colour and kind, without an article."""
        return self.words.message("fact", "good", good=kind, colour=colour)

    def ours(self, zone: int, size: int = 1, offset: int = 0) -> int:
        """The viewer's own number in a zone; 0 for a spectator."""
        return 0 if self.seat is None else int(self.state.cells[zone + self.seat * size + offset])

    def shares(self, strengths: Sequence[int], points: int) -> str:
        """Who is how strong, and who would get what: "you 1, Enid 2 → Enid +3"."""
        order = sorted(range(len(strengths)), key=lambda seat: (seat != self.seat, -strengths[seat]))
        counts = ", ".join(f"{self.who(seat)} {strengths[seat]}" for seat in order if strengths[seat])
        most = max(strengths, default=0)
        if most == 0:
            return self.text("fact-nobody")
        first = [seat for seat, strength in enumerate(strengths) if strength == most]
        each = points // len(first)
        if len(first) > 1:
            return self.text("fact-tie", counts=counts, points=each)
        if first[0] >= SEATS:
            return self.text("fact-no-player", counts=counts)
        return self.text("fact-lead", counts=counts, player=self.who(first[0]), points=each)

    def piece(self, name: str) -> str:
        """Something that can be pointed at, by its name."""
        return self.text(f"piece-{name}")

    def supply(self, what: str, left: int, own: Sequence[int]) -> str:
        """How many pieces are left, and how many of them the viewer has; `own` is in the order of the seats."""
        if self.seat is None:
            return self.text("fact-left", what=what, left=left)
        return self.text("fact-stock", what=what, left=left, own=own[self.seat])

    def held(self, what: str, holder: int | None) -> str:
        """Who has a piece of which there is one."""
        name = self.text("fact-nobody-yet") if holder is None else self.who(holder)
        return self.text("fact-held", what=what, holder=name)

    def slice(self, module: str, kind: type[Slice]) -> Slice:
        """A module's own part of the view."""
        seat = -1 if self.seat is None else self.seat
        return msgspec.convert(self.rules.views[module].describe(self.rules, self.state, seat), kind)

    # --- the environs and the principalities ---------------------------------------------------------------------

    def tile(self, name: str) -> str:
        """A terrain tile and its territory (BASE-73)."""
        cell = next((cell for cell in range(int(self.tables.cell_count)) if cell_name(cell) == name), -1)
        if cell < 0 or self.state.cells[at.TILE + cell] == 0:
            return ""
        kind = int(self.state.cells[at.TILE + cell]) - 1
        tiles = territory(self.tables, self.state, cell, zeros(at.CELLS))
        manors = _numbers(manors_in(self.tables, self.rules, self.state, tiles))
        size = sum(_numbers(tiles))
        told = self.text(
            "fact-tile",
            cell=name,
            terrain=self.words.terrain(int(self.tables.terrain[kind])),
            tiles=size,
            shares=self.shares(manors, size),
        )
        if int(self.tables.tower[kind]) == 1:
            tower = f" · {self.text('fact-tower')}"
            return cut(told, LONGEST - len(tower)) + tower
        bonus = self.of_tiles.get(self.tables.tile_kinds[kind].name, "")
        return f"{told} · {bonus}" if bonus else told

    def land(self, name: str) -> str:
        """The markers in a principality (BASE-74)."""
        return self.text("fact-land", colour=self.place(COLOUR_NAMES.index(name)), shares=self.in_land(name))

    def in_land(self, name: str) -> str:
        """Whose markers are how strong in a principality, and what that would bring."""
        strengths = zeros(SEATS + 1)
        points = int(weigh_markers(self.rules, self.state, COLOUR_NAMES.index(name), strengths))
        found = _numbers(strengths)
        return self.shares(found, points) if any(found) else self.text("fact-no-influence")

    def slot(self, vassal: str, name: str) -> str:
        """Whose vassal stands there."""
        kind, colour = VASSAL_NAMES.index(vassal), COLOUR_NAMES.index(name)
        cells = self.state.cells
        owners = [
            self.who(seat)
            for seat in range(int(self.rules.players))
            if cells[at.VASSAL + seat * n.VASSALS + kind] == colour + 1
        ]
        return self.text(
            "fact-slot",
            vassal=self.words.vassal(kind),
            colour=self.place(colour),
            owner=", ".join(owners) or self.text("fact-free"),
        )

    # --- one's own castle ----------------------------------------------------------------------------------------

    def traitor(self, name: str) -> str:
        """One's traitors of a colour: covered by shields, or what they cost (BASE-70)."""
        colour = COLOUR_NAMES.index(name)
        count = self.ours(at.TRAITORS, n.COLOURS, colour)
        if self.seat is None or count == 0:
            return ""
        covered = min(count, self.ours(at.GOODS, at.GOODS_OF_SEAT, n.SHIELD * n.COLOURS + colour))
        state = "covered" if covered == count else "open"
        points = (count - covered) * PENALTY
        return self.words.message("fact", "traitor", {"number": count, "state": state, "points": points}, colour=colour)

    def own_good(self, good: str, name: str) -> str:
        """A good of one's own, and what it is there for."""
        kind, colour = GOOD_NAMES.index(good), COLOUR_NAMES.index(name)
        count = self.ours(at.GOODS, at.GOODS_OF_SEAT, kind * n.COLOURS + colour)
        if self.seat is None or count == 0:
            return ""
        what = self.good(kind, colour)
        if kind == n.SHIELD and self.ours(at.TRAITORS, n.COLOURS, colour):
            return self.text("fact-shield", what=what)
        if kind == n.MATERIAL:
            return self.text("fact-material", what=what, tiles=len(self.open_tiles(colour)))
        return self.text("fact-own", what=what, number=count)

    def stock(self, good: str, name: str) -> str:
        """What is left of a good, and how much of it one has."""
        kind, colour = GOOD_NAMES.index(good), COLOUR_NAMES.index(name)
        own = self.ours(at.GOODS, at.GOODS_OF_SEAT, kind * n.COLOURS + colour)
        left = int(self.state.cells[at.STOCK + kind * n.COLOURS + colour])
        if self.seat is None:
            return self.text("fact-left", what=self.good(kind, colour), left=left)
        return self.text("fact-stock", what=self.good(kind, colour), left=left, own=own)

    def vassal(self, name: str) -> str:
        """Where one's vassal is."""
        kind = VASSAL_NAMES.index(name)
        if self.seat is None:
            return ""
        place = self.ours(at.VASSAL, n.VASSALS, kind)
        shown = self.words.vassal(kind)
        return (
            self.text("fact-vassal-out", vassal=shown, colour=self.place(place - 1))
            if place
            else self.text("fact-vassal-home", vassal=shown)
        )

    def card(self, number: str) -> str:
        """Which requirements of a mission card one meets, and the first ones that one does not."""
        missions = self.words.edition.missions
        card = next((index for index, mission in enumerate(missions) if str(mission.id) == number), -1)
        if self.seat is None or card < 0 or not self._sees(card):
            return ""
        marks = requirements_met(self.tables, self.state, card, self.seat)
        points = missions[card].points
        if all(marks):
            return self.text("fact-mission-ready", points=points)
        lacking = [self.words.need(need)[0] for need, mark in zip(missions[card].needs, marks, strict=True) if not mark]
        told = self.text("fact-mission", met=sum(marks), needs=len(marks), points=points)
        missing = ", ".join(lacking)
        return f"{told} · {self.text('fact-missing', needs=missing)}"

    def _sees(self, card: int) -> bool:
        """Whether the viewer sees the card: in the display or in the own hand."""
        cells = self.state.cells
        shown = [int(cells[at.DISPLAY + slot]) for slot in range(int(self.tables.display))]
        first = at.HAND + (self.seat or 0) * at.HAND_ROOM
        own = [int(cells[first + slot]) for slot in range(self.ours(at.HAND_SIZE))]
        return card + 1 in shown + own

    def apple(self) -> str:
        return "" if self.seat is None else self.text("fact-apples", number=self.ours(at.APPLE))

    def staff(self) -> str:
        return "" if self.seat is None else self.text("fact-staffs", number=self.ours(at.STAFF))

    def grail(self) -> str:
        """Who holds the Grail, and in how many ties it could decide."""
        return self._holder("fact-grail", at.GRAIL)

    def excalibur(self) -> str:
        """Who holds Excalibur."""
        return self._holder("fact-excalibur", at.EXCALIBUR)

    def _holder(self, message: str, zone: int) -> str:
        holder = int(self.state.cells[zone])
        return self.text(message, holder=self.who(holder - 1) if holder else self.text("fact-nobody-yet"))

    def open_tiles(self, *colours: int) -> list[int]:
        """The free tiles on which one could build with materials of these colours, or with all that one has."""
        first = n.MATERIAL * n.COLOURS
        own = [colour for colour in range(n.COLOURS) if self.ours(at.GOODS, at.GOODS_OF_SEAT, first + colour)]
        materials = sum(1 << colour for colour in colours or own)
        cells = self.state.cells
        return [
            cell
            for cell in range(int(self.tables.cell_count))
            if int(self.tables.accepted[cell]) & materials and not cells[at.BUILT + cell] and cells[at.TILE + cell] > 0
        ]


def _numbers(row: vec[i64]) -> list[int]:
    return [int(row[index]) for index in range(len(row))]


_TOLD: Final[dict[str, Callable[..., str]]] = {
    "cell": Facts.tile,
    "principality": Facts.land,
    "marker": Facts.land,
    "slot": Facts.slot,
    "traitor": Facts.traitor,
    "good": Facts.own_good,
    "stock": Facts.stock,
    "vassal": Facts.vassal,
    "card": Facts.card,
    "apple": Facts.apple,
    "staff": Facts.staff,
    "grail": Facts.grail,
    "excalibur": Facts.excalibur,
    "space": space,
    "die": die,
    "figure": figure,
    "castle": castle,
    "pile": pile,
}
"""What is said of each kind of element."""
_NO_PARTS: Final = ("apple", "staff", "grail", "excalibur", "pile")
_PARTS: Final[dict[str, tuple[int, ...]]] = {
    **dict.fromkeys(_TOLD, (1,)),
    **dict.fromkeys(("slot", "good", "stock"), (2,)),
    **dict.fromkeys(("die", "figure"), (1, 2)),
    **dict.fromkeys(_NO_PARTS, (0,)),
}
"""Of how many parts their ids are, besides the kind."""
