"""What a line of a turn does, as things that everybody could count, and the sentence a person would say of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from merlin_bigbox.bots.search.valuation import PARTS
from merlin_bigbox.engine.base.cells import (
    APPLE,
    BUILT,
    CELLS,
    EXCALIBUR,
    GOODS,
    GOODS_OF_SEAT,
    GRAIL,
    HAND,
    HAND_ROOM,
    HAND_SIZE,
    MARKERS,
    STAFF,
    TRAITORS,
    VASSAL,
)
from merlin_bigbox.engine.base.names import (
    A_BUILD,
    A_CLAIM,
    A_DEPLOY,
    A_DRAW,
    A_END_TURN,
    A_GRAIL,
    A_MARKER,
    A_MISSION,
    A_TAKE,
    A_TRAITOR,
    COLOURS,
    FLAG,
    MATERIAL,
    REPEL,
    SHIELD,
    VASSALS,
)
from merlin_bigbox.engine.base.requirements import missing
from merlin_bigbox.engine.base.tables import base_tables
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.ruleset import POINTS, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game import belongings
from merlin_bigbox.game.words import Words

Deeds = dict[str, float]
"""How many of each there are after a line, against before: what is lost is below 0, what stays is not there."""

WORTH_SAYING: Final = 0.25
"""Smaller gains, in points, are no reason."""
MOST_SAID: Final = 2
PLACE: Final = "influence-in-"
MODULE: Final = "module-"
OWN: Final = "own-"
"""Before the module and the name of what a seat has of its pieces."""
SAID: Final = "said-"
"""Before a module of whose pieces the words of an action tell already what it brings."""
KEPT: Final = "kept-"
"""Goods that a line leaves where they are while another one, to which it is compared, spends them."""
TAKEN: Final = ("flag", "material", "apple", "staff")
"""The goods of one part of the value, which are told together."""
ALONE: Final[dict[str, tuple[str, ...]]] = {
    "environs": ("manor", "stronger"),
    "vassals": ("vassal", "rival"),
    "shields": ("rid", "traitor", "excalibur", "repel", "shield"),
    "missions": ("closer", "card"),
}
"""What can be counted of a part of the value; the first that there is, is said."""
OBVIOUS: Final[dict[int, tuple[str, ...]]] = {
    A_MISSION: ("mission",),
    A_DEPLOY: ("vassal",),
    A_BUILD: ("manor",),
    A_CLAIM: ("shield", *TAKEN),
    A_MARKER: tuple(f"influence-in-{colour}" for colour in range(COLOURS)),
    A_TRAITOR: ("rid",),
    A_GRAIL: ("grail",),
    A_TAKE: ("card",),
    A_DRAW: ("card",),
}
"""What the words of an action say already: one of it is no reason."""


# --- counting --------------------------------------------------------------------------------------------------------


def count(rules: Ruleset, before: State, after: State, seat: int, missions: int) -> Deeds:
    """What is different for the seat after a line, in which it completed so many missions."""
    found: Deeds = {"mission": missions, "points": _at(after, POINTS + seat) - _at(before, POINTS + seat)}
    for name, look in _COUNTED.items():
        found[name] = look(after, seat) - look(before, seat)
    found["traitor"] = _open(before, seat) - _open(after, seat)
    found["rid"] = _traitors(before, seat) - _traitors(after, seat)
    found["repel"] = (_repels(rules, after, seat) - _repels(rules, before, seat)) * _open(before, seat)
    found["rival"] = _rivals(rules, before, seat) - _rivals(rules, after, seat)
    for colour in range(COLOURS):
        cell = MARKERS + seat * COLOURS + colour
        found[f"{PLACE}{colour}"] = _at(after, cell) - _at(before, cell)
    found["stronger"] = found["manor"]
    found["manor"] -= _replaced(before, after, seat)
    found["closer"] = _closer(rules, before, after, seat)
    for module in rules.modules:
        for each in belongings.of(module):
            more = each.number(rules, after, seat) - each.number(rules, before, seat)
            found[f"{OWN}{module}-{each.name}"] = more
    return {name: number for name, number in found.items() if number}


def by_module(rules: Ruleset, state: State, seat: int, turns: int, until_scoring: int) -> Deeds:
    """What the pieces of each module are worth to the seat, in points."""
    found: Deeds = {}
    for estimate in rules.estimates:
        name = f"{MODULE}{type(estimate).__module__.split('.')[-2]}"
        found[name] = found.get(name, 0.0) + int(estimate.worth(rules, state, seat, turns, until_scoring)) / 1000
    return found


def sure(found: Iterable[Deeds]) -> Deeds:
    """What is done in all of these worlds."""
    worlds = list(found)
    return {name: min(world.get(name, 0) for world in worlds) for name in (worlds[0] if worlds else {})}


def _at(state: State, cell: int) -> int:
    return int(state.cells[cell])


def _goods(state: State, seat: int, kind: int) -> int:
    first = GOODS + seat * GOODS_OF_SEAT + kind * COLOURS
    return sum(_at(state, cell) for cell in range(first, first + COLOURS))


def _open(state: State, seat: int) -> int:
    """Traitors without a shield against them (BASE-70)."""
    shields = GOODS + seat * GOODS_OF_SEAT + SHIELD * COLOURS
    traitors = TRAITORS + seat * COLOURS
    return sum(max(0, _at(state, traitors + colour) - _at(state, shields + colour)) for colour in range(COLOURS))


def _traitors(state: State, seat: int) -> int:
    return sum(_at(state, TRAITORS + seat * COLOURS + colour) for colour in range(COLOURS))


def _repels(rules: Ruleset, state: State, seat: int) -> int:
    """Whether a flag can repel the traitors of a colour."""
    colour = int(base_tables(rules).flag_colour[REPEL])
    return int(colour < COLOURS and _at(state, GOODS + seat * GOODS_OF_SEAT + FLAG * COLOURS + colour) > 0)


def _out(state: State, seat: int) -> int:
    return sum(_at(state, VASSAL + seat * VASSALS + vassal) > 0 for vassal in range(VASSALS))


def _rivals(rules: Ruleset, state: State, seat: int) -> int:
    return sum(_out(state, other) for other in range(rules.players) if other != seat)


def lacking(rules: Ruleset, state: State, seat: int) -> dict[int, int]:
    """How many pieces each card in the hand lacks."""
    tables, first = base_tables(rules), HAND + seat * HAND_ROOM
    cards = (_at(state, slot) - 1 for slot in range(first, first + _at(state, HAND_SIZE + seat)))
    return {
        card: int(
            missing(tables.ordered_needs, tables.first_need[card], tables.first_need[card + 1], state.cells, seat)
        )
        for card in cards
        if card >= 0
    }


def _closer(rules: Ruleset, before: State, after: State, seat: int) -> int:
    """How many of the cards that stayed in the hand lack less than before."""
    then = lacking(rules, before, seat)
    return sum(card in then and lacks < then[card] for card, lacks in lacking(rules, after, seat).items())


def _replaced(before: State, after: State, seat: int) -> int:
    """How many manors of others the seat has put its own in place of."""
    cells = range(BUILT, BUILT + CELLS)
    return sum(_at(after, cell) == seat + 1 and _at(before, cell) not in (0, seat + 1) for cell in cells)


_COUNTED: Final[dict[str, Callable[[State, int], int]]] = {
    "manor": lambda state, seat: sum(_at(state, BUILT + cell) == seat + 1 for cell in range(CELLS)),
    "vassal": _out,
    "grail": lambda state, seat: int(_at(state, GRAIL) == seat + 1),
    "excalibur": lambda state, seat: int(_at(state, EXCALIBUR) == seat + 1),
    "shield": lambda state, seat: _goods(state, seat, SHIELD),
    "flag": lambda state, seat: _goods(state, seat, FLAG),
    "material": lambda state, seat: _goods(state, seat, MATERIAL),
    "apple": lambda state, seat: _at(state, APPLE + seat),
    "staff": lambda state, seat: _at(state, STAFF + seat),
    "card": lambda state, seat: _at(state, HAND_SIZE + seat),
}


# --- telling ---------------------------------------------------------------------------------------------------------


def purposes(
    words: Words, action: int, deeds: Deeds, gains: dict[str, float], against: dict[str, float] | None = None
) -> str:
    """What an action is for, as a person would go on after "to": what sets it apart from another comes first."""
    return joined(words, list(clauses(words, action, deeds, gains, against).values()))


def clauses(
    words: Words, action: int, deeds: Deeds, gains: dict[str, float], against: dict[str, float] | None = None
) -> dict[str, str]:
    """What an action is for, by the part of the value that it gains."""
    obvious = OBVIOUS.get(int(kind_of(action)), ())
    deeds = {name: number for name, number in deeds.items() if number > 1 or name not in obvious}
    named = words.rules.action_specs[int(kind_of(action))].name.replace(" ", "-") if action else ""
    for module in words.rules.modules:
        deeds[f"{SAID}{module}"] = deeds.pop(f"{OWN}{module}-{named}", 0.0)
    worth = _together(gains, deeds)
    others = _together(against or {}, deeds)
    apart = {part: value - others.get(part, 0.0) for part, value in worth.items()}
    said = _said(words, deeds, {part: value for part, value in apart.items() if worth[part] > 0}, worth)
    return said or _said(words, deeds, worth, worth)


def kept(words: Words, deeds: Deeds) -> str:
    """What a line does not give away that another one does, as a person would go on after "to"."""
    text = words.catalogue.text
    if deeds.get(f"{KEPT}repel", 0) > 0:
        return text("ui-deed-keep-repel")
    names = [name for name in (*TAKEN, "shield") if deeds.get(f"{KEPT}{name}", 0) > 0]
    goods = [text(f"ui-deed-{name}", count=int(deeds[f"{KEPT}{name}"])) for name in names if name != "shield"]
    if goods:
        return text("ui-deed-keep", goods=joined(words, goods[:MOST_SAID]))
    if names:
        return text("ui-deed-keep-shield", count=int(deeds[f"{KEPT}shield"]))
    for module in words.rules.modules:
        for each in belongings.of(module):
            count = int(deeds.get(f"{KEPT}{OWN}{module}-{each.name}", 0))
            if count > 0:
                return text(f"ui-deed-{module}-{each.name}.keep", count=count)
    return ""


def gained(words: Words, deeds: Deeds) -> str:
    """The first of the modules' pieces that a line brings, whatever they are worth, as one would go on after "to"."""
    parts = ("modules", *(part for part in PARTS if part != "modules"))
    told = (_belonging(words, words.rules.modules, part, deeds) for part in parts)
    return next((clause for clause in told if clause), "")


def no_purpose(action: int, *, compared: bool) -> str:
    """How the message ends that is said where there is no such reason."""
    endings = {A_END_TURN: "end", A_TAKE: "card"}
    return endings.get(int(kind_of(action)), "least" if compared else "free")


def joined(words: Words, said: list[str]) -> str:
    """Two things in one breath."""
    return words.catalogue.text("ui-deed-and", first=said[0], second=said[1]) if len(said) > 1 else "".join(said)


def _together(gains: dict[str, float], deeds: Deeds) -> dict[str, float]:
    """The gains by part; a completed card leaves the hand and brings its points, so that both are one thing."""
    found = {part: gains.get(part, 0.0) for part in PARTS} if gains else {}
    if found and deeds.get("mission", 0) > 0:
        found["missions"] += found.pop("points")
    return found


def _said(words: Words, deeds: Deeds, order: dict[str, float], worth: dict[str, float]) -> dict[str, str]:
    parts = sorted((part for part in order if order[part] >= WORTH_SAYING), key=lambda part: -order[part])
    found: dict[str, str] = {}
    for part in parts:
        clause = _clause(words, part, deeds) if worth[part] > 0 and len(found) < MOST_SAID else ""
        if clause and clause not in found.values():
            found[part] = clause
    return found


def _clause(words: Words, part: str, deeds: Deeds) -> str:
    """What brings the gain of a part of the value; nothing if it cannot be counted."""
    text = words.catalogue.text
    done = int(deeds.get("mission", 0))
    if part == "missions" and done > 0:
        return text("ui-deed-mission", count=done)
    if part == "points":
        points, instead = int(deeds.get("points", 0)), int(deeds.get("instead", 0))
        if points > instead > 0:
            return text("ui-deed-points-instead", count=points, instead=instead)
        return text("ui-deed-points", count=points) if points > 0 else ""
    if part == "goods":
        # The Grail comes with an apple: whoever tells of the apple alone tells the lesser half.
        if deeds.get("grail", 0) > 0:
            return text("ui-deed-grail")
        goods = [text(f"ui-deed-{good}", count=int(deeds[good])) for good in TAKEN if deeds.get(good, 0) > 0]
        return text("ui-deed-take", goods=joined(words, goods)) if goods else ""
    if part == "influence":
        return _influence(words, deeds)
    if part == "modules":
        return _of_module(words, deeds)
    counted = next((name for name in ALONE[part] if deeds.get(name, 0) > 0), "")
    if counted:
        return text(f"ui-deed-{counted}", count=int(deeds[counted]))
    return _belonging(words, words.rules.modules, part, deeds)


def _of_module(words: Words, deeds: Deeds) -> str:
    """What brings the gain of the module that gains most: its pieces, else in general; nothing if that is said."""
    modules = {name.removeprefix(MODULE): worth for name, worth in deeds.items() if name.startswith(MODULE)}
    best = max(modules, key=lambda name: modules[name], default="")
    if not best or modules[best] < WORTH_SAYING or deeds.get(f"{SAID}{best}", 0) > 0:
        return ""
    return _belonging(words, (best,), "modules", deeds) or words.catalogue.text(f"ui-deed-{best}")


def _belonging(words: Words, modules: Iterable[str], part: str, deeds: Deeds) -> str:
    """What a seat has more of the pieces of these modules."""
    for module in modules:
        for each in belongings.of(module):
            count = int(deeds.get(f"{OWN}{module}-{each.name}", 0))
            if each.part == part and count > 0:
                return words.catalogue.text(f"ui-deed-{module}-{each.name}", count=count)
    return ""


def _influence(words: Words, deeds: Deeds) -> str:
    text = words.catalogue.text
    if deeds.get("grail", 0) > 0:
        return text("ui-deed-grail")
    places = [int(name.removeprefix(PLACE)) for name in deeds if name.startswith(PLACE) and deeds[name] > 0]
    if len(places) == 1:
        forms = words.forms("colour", places[0])
        return text("ui-deed-influence-in", **{f"place-{form}": name for form, name in forms.items() if form})
    return text("ui-deed-influence") if places else _belonging(words, words.rules.modules, "influence", deeds)
