"""Mission cards with their requirements, and Picts with their bonuses."""

from typing import Final

from merlin_bigbox.edition.board import MOST_MISSIONS, colour
from merlin_bigbox.edition.forms import BonusForm, Level
from merlin_bigbox.edition.model import Mission, Need, Pict, PictBonus
from merlin_bigbox.edition.needs import NEED_FORMS, NeedForm, Slot
from merlin_bigbox.edition.node import Node, distinct, listed
from merlin_bigbox.edition.provenance import entry_level
from merlin_bigbox.edition.words import COLOURS, GOODS, TERRAINS, VASSALS

PICTS: Final = 30
MOST_NEEDS: Final = 6
ANY: Final = "any"

_BONUS_KEYS: Final = (("good", "colour"), ("influence",), ("manor",), ("apple",))


def good(node: Node) -> str:
    """One of the three kinds of goods."""
    return node.word(GOODS, "a good")


def vassal(node: Node) -> str:
    """One of the four vassals."""
    return node.word(VASSALS, "a vassal")


def read_missions(node: Node, count: int, default: Level) -> tuple[Mission, ...]:
    """The list `missions`: as many as the stock says, numbered from 1, points as many as requirements (EDITION-4)."""
    entries = node.items("mission cards", 0, MOST_MISSIONS)
    if len(entries) != count:
        node.fail(f"holds {len(entries)}", f"{count}, as stock.missions says (EDITION-4)")
    missions: list[Mission] = []
    for position, entry in enumerate(entries, 1):
        parts = entry.table(("id", "points", "vassal", "needs"), ("provenance",))
        if parts["id"].number(1, MOST_MISSIONS) != position:
            parts["id"].fail("is out of order", f"{position}: the cards are numbered from 1, as records name them")
        needs = tuple(read_need(need) for need in parts["needs"].items("requirements", 1, MOST_NEEDS))
        points = parts["points"].number(0, MOST_NEEDS)
        if points != len(needs):
            parts["points"].fail(f"{points} is not the number of needs", f"{len(needs)} (EDITION-4)")
        missions.append(
            Mission(
                id=position,
                points=points,
                vassal=vassal(parts["vassal"]),
                needs=needs,
                provenance=entry_level(parts.get("provenance"), default),
            )
        )
    return tuple(missions)


def read_need(node: Node) -> Need:
    """One requirement; the keys of its table tell its form (BASE-53)."""
    parts = node.form(tuple(dict.fromkeys(form.keys for form in NEED_FORMS)))
    forms = [form for form in NEED_FORMS if set(form.keys) == set(parts)]
    loose = next((form for form in forms if _says_any(form, parts)), None)
    if loose is not None:
        return Need(loose)
    form = next(form for form in forms if Slot.ANY not in dict(form.written).values())
    found: dict[str, str] = {}
    for key, slot in form.written:
        if slot is Slot.GOOD:
            found["good"] = good(parts[key])
        elif slot is Slot.COLOUR:
            # Where the word "any" would make it another form, it may stand here, too.
            found["colour"] = colour(parts[key]) if len(forms) == 1 else _colour_or_any(parts[key])
        elif slot is Slot.VASSAL:
            found["vassal"] = vassal(parts[key])
        else:
            found["vassal"], found["second_vassal"] = _two_vassals(parts[key])
    return Need(form, **found)


def _says_any(form: NeedForm, parts: dict[str, Node]) -> bool:
    """Whether this is a form that stands for the word "any", and the word is there."""
    return any(slot is Slot.ANY and parts[key].value == ANY for key, slot in form.written)


def _colour_or_any(node: Node) -> str:
    return node.word((*COLOURS, ANY), f'a colour or "{ANY}"')


def _two_vassals(node: Node) -> tuple[str, str]:
    pair = node.items("vassals", 2, 2)
    first, second = (vassal(each) for each in pair)
    distinct(pair, f"two different ones of {listed(VASSALS)}, as a player has one of each (BASE-6)")
    return first, second


def read_picts(node: Node, default: Level) -> tuple[Pict, ...]:
    """The list `picts` (EDITION-4)."""
    picts: list[Pict] = []
    for entry in node.items("Picts (EDITION-4)", PICTS, PICTS):
        parts = entry.table(("value", "bonus"), ("provenance",))
        level = entry_level(parts.get("provenance"), default)
        picts.append(Pict(parts["value"].number(), read_bonus(parts["bonus"]), level))
    return tuple(picts)


def read_bonus(node: Node) -> PictBonus:
    """A Pict's bonus; the key of its table tells its form (ARTHUR-13)."""
    parts = node.form(_BONUS_KEYS)
    if "good" in parts:
        return PictBonus(BonusForm.GOOD, good=good(parts["good"]), colour=colour(parts["colour"]))
    if "influence" in parts:
        return PictBonus(BonusForm.INFLUENCE, colour=colour(parts["influence"]))
    if "manor" in parts:
        return PictBonus(BonusForm.MANOR, terrain=parts["manor"].word(TERRAINS, "a terrain"))
    parts["apple"].number(1, 1)
    return PictBonus(BonusForm.APPLE)
