"""A game in words: a label for each action, a sentence for each event, the question behind each frame.

A field of a spec becomes parameters of its message: the field's name stands for the word that its type makes of the
value, and each form of the word is named after it with a hyphen, such as `$vassal` and `$vassal-the`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from merlin_bigbox.edition import Edition, Need
from merlin_bigbox.edition.words import BASE_FLAGS, GOODS, TERRAINS, VASSALS
from merlin_bigbox.engine.base.names import CLOCKWISE, COUNTER_CLOCKWISE, NEEDS_OF_CARD, NO_DIE
from merlin_bigbox.engine.base.tables import base_tables
from merlin_bigbox.engine.catalogue import module_file
from merlin_bigbox.engine.core.events import Event
from merlin_bigbox.engine.core.packed import field, fields_from, kind_of, seat_of
from merlin_bigbox.engine.core.ruleset import SEATS, Ruleset
from merlin_bigbox.engine.core.specs import FIRST_OF_ACTION, FIRST_OF_FRAME, frame_field
from merlin_bigbox.game.notation import SEAT_NAMES, cell_name
from merlin_bigbox.locale import catalogue
from merlin_bigbox.printable import printable

Forms = dict[str, str | int]
"""A word under the empty key, and its other forms under their names."""

# Names of values whose messages are called after them, besides the words of declared field types.
VOCABULARY: Final = {
    "good": GOODS,
    "vassal": VASSALS,
    "terrain": TERRAINS,
    "ability": BASE_FLAGS,
    "figure": ("knight", "merlin"),
    "direction": ("clockwise", "counter-clockwise"),
    "die": ("own", "own", "own", "merlin"),
}
NUMBERS: Final = ("face", "number")
NEED: Final = "need"
"""A field that tells a requirement by its place on a card."""
PLACE: Final = "principality"
"""The form of a colour that names its principality, or what lies on it; `the`, `in`, `from` and so on go with it."""
GOOD: Final = ("good", "colour")
"""A good is told by its kind and its colour."""
INNER_QUOTES: Final = str.maketrans("„“”", "‚‘’")
"""Quotation marks inside others, in every language."""


def message_id(kind: str, name: str) -> str:
    """The id of a message: `action-end-turn` for the action "end turn"."""
    return f"{kind}-{name.replace(' ', '-').replace('_', '-')}"


class Words:
    """The words of one game in one language; without names, players are called by their colours."""

    def __init__(self, rules: Ruleset, edition: Edition, lang: str, names: Sequence[str] | None = None) -> None:
        if names is not None and len(names) != rules.players:
            raise ValueError(f"{len(names)} names for {rules.players} players")
        self.rules = rules
        self.edition = edition
        self.catalogue = catalogue(lang)
        # Names of a record file may hold anything; terminals print them.
        self._names = None if names is None else tuple(printable(name) for name in names)
        self._known: dict[tuple[str, int], Forms] = {}
        self._labels: dict[tuple[int, int | None], str] = {}
        """Labels told already: the same options come back all the time."""
        self._makers: dict[str, Callable[[int], Forms]] = {
            "seat": lambda seat: {"": self.seat(seat)},
            "colour": self._colour,
            "space": self._space_forms,
            "origin": self._origin,
            "reason": lambda index: {"": self.reason(index)},
            "card": self._card,
            "cell": lambda cell: {"": cell_name(cell)},
            "tile": lambda kind: {"": self.tile(kind)},
            "start": lambda tile: {"": self.starting_tile(tile)},
            "faces": lambda faces: {"": self.faces(faces)},
            "pips": lambda faces: {"": _pips(faces)},
            "points": lambda points: {"": abs(points), "change": "loss" if points < 0 else "gain"},
            "yes": lambda value: {"": "yes" if value else "no"},
            NEED: lambda index: {"": index + 1, "text": self.catalogue.text("requirement-number", number=index + 1)},
            "requirement": lambda number: {"": self.requirement(number)},
            "steps": self._steps,
            "counts": lambda counts: {"": self.counts(counts_of(counts))},
        }

        for module in rules.modules:
            for kind, make in getattr(module_file(module, "shown"), "WORDS", {}).items():
                self._makers[kind] = partial(make, self)

    # --- what is done, what happened, what is asked --------------------------------------------------------------

    def action(self, action: int, frame: int | None = None) -> str:
        """The label of an action; the frame that asks says of which card a requirement is."""
        spec = self.rules.action_specs[int(kind_of(action))]
        card = self._card_of(frame) if frame is not None and NEED in spec.types else None
        known = self._labels.get((action, card))
        if known is None:
            values = _values(action, spec.types, FIRST_OF_ACTION)
            params = self._params(spec.fields, spec.types, values)
            if card is not None:
                at = spec.types.index(NEED)
                params[f"{spec.fields[at]}-text"] = self._need_of(card, values[at])
            known = self._text("action", spec.name, params)
            self._labels[action, card] = known
        return known

    def quoted(self, action: int, frame: int | None = None) -> str:
        """The label of an action as it stands between quotes: with single ones inside."""
        return self.action(action, frame).translate(INNER_QUOTES)

    def _card_of(self, frame: int) -> int | None:
        """The mission card that a frame is about, if it is about one."""
        spec = self.rules.frame_specs[int(kind_of(frame))]
        return frame_field(spec, frame, "card") if "card" in spec.fields else None

    def _need_of(self, card: int, place: int) -> str:
        """A requirement of a card; of several that are alike, with a number."""
        told = [self.need(need)[0] for need in self.edition.missions[card].needs]
        alike = told[: place + 1].count(told[place])
        return f"{told[place]} ({alike})" if alike > 1 else told[place]

    def event(self, event: Event, you: int | None = None, *, in_vain: bool = False) -> str:
        """What happened, as a sentence; said to the seat `you` itself where there is such a sentence.

        `in_vain` says that it brought nothing, of an event that can.
        """
        spec = self.rules.event_specs[int(event.kind)]
        params = self._params(spec.fields, spec.types, event.values())
        message = self._reworded(message_id("event", spec.name))
        if in_vain:
            message += ".nothing"
        elif event.seat == you and self.catalogue.has(f"{message}.you"):
            message += ".you"
        return self.catalogue.text(message, player=self.seat(int(event.seat)), **params)

    def short_event(self, event: Event, form: str) -> str | None:
        """What happened, in a few words, which may be none: a form of the event's message, if it has it."""
        spec = self.rules.event_specs[int(event.kind)]
        message = f"{self._reworded(message_id('event', spec.name))}.{form}"
        if not self.catalogue.has(message):
            return None
        params = self._params(spec.fields, spec.types, event.values())
        return self.catalogue.text(message, player=self.seat(int(event.seat)), **params)

    def event_rule(self, event: Event) -> str:
        """The rule behind an event: its own, else that of the space or of the reason it speaks of."""
        spec = self.rules.event_specs[int(event.kind)]
        if spec.rule:
            return spec.rule
        for kind, value in zip(spec.types, event.values(), strict=False):
            if kind == "space":
                return self.rules.space_specs[value].rule
            if kind == "reason":
                return self.rules.reason_specs[value].rule
        return ""

    def prompt(self, frame: int) -> str:
        """What a frame asks its seat, and why."""
        spec = self.rules.frame_specs[int(kind_of(frame))]
        params = self._params(spec.fields, spec.types, _values(frame, spec.types, FIRST_OF_FRAME))
        return self._text("prompt", spec.name, {"player": self.seat(int(seat_of(frame))), **params})

    def prompt_rule(self, frame: int) -> str:
        """The rule behind a question: that of the space whose action is asked about, else that of the frame."""
        spec = self.rules.frame_specs[int(kind_of(frame))]
        if "space" in spec.fields:
            return self.rules.space_specs[frame_field(spec, frame, "space")].rule
        return spec.rule

    # --- single words --------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """The name of a player, or the player's colour."""
        if self._names is not None:
            return self._names[seat]
        return self.catalogue.text(message_id("seat", SEAT_NAMES[seat]))

    def word(self, kind: str, value: int) -> str:
        """Any value of a field in words."""
        return str(self.forms(kind, value)[""])

    def good(self, good: int) -> str:
        return self.word("good", good)

    def vassal(self, vassal: int) -> str:
        return self.word("vassal", vassal)

    def terrain(self, terrain: int) -> str:
        return self.word("terrain", terrain)

    def ability(self, ability: int) -> str:
        return self.word("ability", ability)

    def about_ability(self, ability: int) -> str:
        """What a flag of this ability does."""
        return str(self.forms("ability", ability)["about"])

    def colour(self, colour: int) -> str:
        """A principality by its colour."""
        return self.word("colour", colour)

    def principality(self, colour: int) -> str:
        """The full name of a principality."""
        return str(self.forms("colour", colour)[PLACE])

    def tile(self, kind: int, part: str = "") -> str:
        """A kind of terrain tile; `part` is an attribute of its message."""
        shown = base_tables(self.rules).tile_kinds[kind]
        return self.catalogue.text(shown.message + part, **self._params(shown.fields, shown.types, shown.values))

    def faces(self, faces: int) -> str:
        """The faces of a roll, a byte each."""
        shown: list[str] = []
        while fields_from(faces, len(shown)):
            slot = len(shown)
            text = message_id("rolled", self._word_name("die", slot))
            shown.append(self.catalogue.text(text, face=int(field(faces, slot))))
        return ", ".join(shown)

    def counts(self, counts: Sequence[int], name: Callable[[int], str] | None = None) -> str:
        """How strong each seat is, the strongest first, and somebody who is no seat; seats by their names or `name`."""
        strong = sorted((-count, seat) for seat, count in enumerate(counts) if count > 0)
        return ", ".join(f"{self._whose(seat, name or self.seat)} {-count}" for count, seat in strong)

    def _whose(self, seat: int, name: Callable[[int], str]) -> str:
        return name(seat) if seat < self.rules.players else self.catalogue.text("counts-nobody")

    def reason(self, index: int) -> str:
        """A reason for points, as on the score sheet."""
        return self._text("reason", self.rules.reason_specs[index].name, {})

    def space(self, position: int) -> str:
        """The name of a space, as it stands at the beginning of a line."""
        name = self._space(position, "")
        return name[:1].upper() + name[1:]

    def about_space(self, position: int) -> str:
        """What a space does."""
        return self._space(position, ".about")

    def ask_space(self, position: int) -> str:
        """What a space asks of whoever performs its action."""
        return self._space(position, ".ask")

    def why_no_action(self, position: int) -> str:
        """What is lacking where a space brings nothing, or nothing where that is not said."""
        message = message_id("space", self.rules.space_specs[position].name)
        return self.catalogue.text(f"{message}.none") if self.catalogue.has(f"{message}.none") else ""

    def _space_forms(self, position: int) -> Forms:
        colour = self.rules.space_specs[position].name.rpartition("_")[2]
        known = colour in self.edition.colours
        brief = self.forms("colour", self.edition.colours.index(colour))["brief"] if known else self.space(position)
        return {"": self.space(position), "ask": self.ask_space(position), "brief": brief}

    def _space(self, position: int, part: str) -> str:
        # Spaces that differ in their colour alone share a message.
        name = self.rules.space_specs[position].name
        kind, _, colour = name.rpartition("_")
        if colour in self.edition.colours:
            params = self._params(("colour",), ("colour",), [self.edition.colours.index(colour)])
            return self.catalogue.text(self._reworded(message_id("space", kind)) + part, **params)
        return self.catalogue.text(message_id("space", name) + part)

    # --- cards and tiles -----------------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """A mission card: its points and requirements."""
        mission = self.edition.missions[card]
        needs = [text for need, count in Counter(mission.needs).items() for text in self.need(need, count)]
        return self.catalogue.text("mission-card", points=mission.points, needs=", ".join(needs))

    def card_id(self, card: int) -> int:
        """The number by which a mission card is known."""
        return self.edition.missions[card].id

    def need(self, need: Need, count: int = 1) -> list[str]:
        """A requirement of a mission card (BASE-53): told together where its form allows, else once for each."""
        params: Forms = {}
        for param, kind, name, names in (
            ("good", "good", need.good, GOODS),
            ("colour", "colour", need.colour, self.edition.colours),
            ("vassal", "vassal", need.vassal, VASSALS),
            ("second_vassal", "vassal", need.second_vassal, VASSALS),
        ):
            if name is not None:
                params |= self._param(param, kind, names.index(name))
        message = self._reworded(message_id("need", need.form.name))
        if count > 1 and self.catalogue.has(f"{message}.many"):
            return [self.catalogue.text(f"{message}.many", number=count, **params)]
        return [self.catalogue.text(message, **params)] * count

    def requirement(self, number: int) -> str:
        """One requirement of a card, by its number among those of all cards."""
        card, place = divmod(number, NEEDS_OF_CARD)
        return self.need(self.edition.missions[card].needs[place])[0]

    def starting_tile(self, tile: int) -> str:
        """What a starting tile shows (BASE-9)."""
        shown = self.edition.starting_tiles[tile]
        colours = self.edition.colours
        goods = {
            good: self._text("need", "good", self._params(GOOD, GOOD, [index, colours.index(colour)]))
            for index, (good, colour) in enumerate(zip(GOODS, (shown.shield, shown.flag, shown.material), strict=True))
        }
        knight, influence = (self.colour(colours.index(name)) for name in (shown.knight, shown.influence))
        return self.catalogue.text("starting-tile", knight=knight, influence=influence, **goods)

    def message(self, kind: str, name: str, more: Forms | None = None, /, **fields: int) -> str:
        """A message such as `need-good` with its fields, whose names are their types, and more parameters."""
        params: Forms = {} if more is None else dict(more)
        for field_type, value in fields.items():
            params |= self._param(field_type, field_type, value)
        return self._text(kind, name, params)

    # --- parameters ----------------------------------------------------------------------------------------------

    def _text(self, kind: str, name: str, params: Forms) -> str:
        return self.catalogue.text(self._reworded(message_id(kind, name)), **params)

    def _reworded(self, message: str) -> str:
        """The message that is used in its place where a module says something otherwise."""
        return self.rules.reworded.get(message, message)

    def _params(self, fields: Sequence[str], types: Sequence[str], values: Sequence[int]) -> Forms:
        params: Forms = {}
        for name, kind, value in zip(fields, types, values, strict=False):
            params |= self._param(name, kind, value)
        return params

    def _param(self, name: str, kind: str, value: int) -> Forms:
        """The forms of one field, under its name."""
        return {f"{name}-{form}" if form else name: text for form, text in self.forms(kind, value).items()}

    def forms(self, kind: str, value: int) -> Forms:
        """All forms of a value of a field."""
        key = (kind, value)
        if key not in self._known:
            make = self._makers.get(kind)
            self._known[key] = self._named(kind, value) if make is None else make(value)
        return self._known[key]

    def _named(self, kind: str, value: int) -> Forms:
        """A value with a message of its own; a type without messages is a number."""
        name = self._word_name(kind, value)
        known = kind in VOCABULARY or kind in self.rules.field_words
        if kind in NUMBERS or not (known or self.catalogue.has(f"{kind}-0")):
            return {"": value}
        return {"key": name, **self.catalogue.forms(message_id(kind, name))}

    def _word_name(self, kind: str, value: int) -> str:
        rules = self.rules
        if kind == "die" and value == NO_DIE:
            return "none"
        brought = tuple(base_tables(rules).abilities) if kind == "ability" else rules.field_words.get(kind, ())
        for names in (VOCABULARY.get(kind, ()), brought):
            if value < len(names):
                return names[value]
        return str(value)

    def _colour(self, colour: int) -> Forms:
        name = self.edition.colours[colour]
        forms = self.catalogue.forms(message_id("colour", name))
        # What lies on a principality may have a name of its own, in all forms of a principality.
        place = self.catalogue.forms(self._reworded(message_id("place", name)))
        return {**place, **forms, "": forms.get("noun", forms[""]), "key": name, "name": forms[""], PLACE: place[""]}

    def _origin(self, origin: int) -> Forms:
        """Where a vassal comes from: 0 is its castle board, else it is a principality + 1."""
        return {**self._colour(origin - 1), "key": "away"} if origin else {"": origin, "key": "home"}

    def _steps(self, steps: int) -> Forms:
        """How far a figure went, and which way: less than 0 is counter-clockwise, 0 is no way at all."""
        way = self.word("direction", COUNTER_CLOCKWISE if steps < 0 else CLOCKWISE)
        return {"": abs(steps), "way": way, "key": "stays" if not steps else "back" if steps < 0 else "moves"}

    def _card(self, card: int) -> Forms:
        return {"": str(self.card_id(card)), "text": self.card(card)}


def counts_of(packed: int) -> tuple[int, ...]:
    """The counts of an event, a byte each: four seats, then somebody who is no seat."""
    return tuple(packed.to_bytes(8, "little")[: SEATS + 1])


def _pips(faces: int) -> str:
    """The faces of dice that are all alike, a byte each."""
    return ", ".join(str(face) for face in faces.to_bytes(8, "little") if face)


def _values(word: int, types: Sequence[str], first: int) -> list[int]:
    """The fields of a frame or an action; faces are all the bytes that are left."""
    return [
        int(fields_from(word, first + index) if kind == "faces" else field(word, first + index))
        for index, kind in enumerate(types)
    ]
