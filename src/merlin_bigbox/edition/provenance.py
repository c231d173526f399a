"""How each value of an edition is known: every table declares it, and players may read it."""

from typing import Final

from merlin_bigbox.edition.forms import Level
from merlin_bigbox.edition.model import Provenance
from merlin_bigbox.edition.node import Node
from merlin_bigbox.edition.words import LEVELS

# Lists cannot carry a key of their own; the table `provenance` at the top speaks for their entries.
LISTS: Final = ("starting_tiles", "missions", "picts")
LONGEST_NOTE: Final = 400
_WANTED: Final = "a level (text, seen, reconstructed), or a table with a level for each key and perhaps a note"


def level(node: Node) -> Level:
    """One of the three levels."""
    return Level(node.word(LEVELS, "a level"))


def entry_level(node: Node | None, default: Level) -> Level:
    """The level of an entry of a list: its own, or the one that its list declares."""
    return default if node is None else level(node)


def list_levels(document: Node) -> dict[str, Level]:
    """The level that the entries of each list inherit."""
    parts = document.table(LISTS)
    return {key: _declared(parts[key], key, ())[0].level for key in LISTS}


def read_provenance(document: dict[str, Node]) -> tuple[Provenance, ...]:
    """All entries, table by table; the content has been checked before."""
    lists = document["provenance"].table(LISTS)
    entries: list[Provenance] = []
    for key, section in document.items():
        if key == "provenance":
            continue
        if key in LISTS:
            entries += _declared(lists[key], key, ())
            entries += _own_levels(section)
        else:
            entries += _declared_by(section)
    return tuple(entries)


def _declared_by(section: Node) -> list[Provenance]:
    value = section.value if isinstance(section.value, dict) else {}
    # Sorted, so that the same content in another order of keys is the same edition.
    keys = tuple(sorted(key for key in value if key != "provenance"))
    if "provenance" not in value:
        section.fail('the key "provenance" is missing', _WANTED)
    return _declared(section.child("provenance", value["provenance"]), section.place, keys)


def _declared(node: Node, place: str, keys: tuple[str, ...]) -> list[Provenance]:
    """The entries of one `provenance`: first the default, then the keys that have a level of their own."""
    if isinstance(node.value, str):
        return [Provenance(place, level(node), "")]
    if not isinstance(node.value, dict):
        node.fail("neither a level nor a table", _WANTED)
    required = keys if keys and "default" not in node.value else ("default",)
    parts = node.table(required, (*(key for key in keys if key not in required), "note"))
    note = _note(parts["note"]) if "note" in parts else ""
    entries = [Provenance(place, level(parts["default"]), note)] if "default" in parts else []
    return entries + [Provenance(f"{place}.{key}", level(parts[key]), note) for key in keys if key in parts]


def _own_levels(section: Node) -> list[Provenance]:
    value = section.value if isinstance(section.value, list) else []
    return [
        Provenance(f"{section.place}[{at}]", Level(entry["provenance"]), "")
        for at, entry in enumerate(value, start=1)
        if "provenance" in entry
    ]


def _note(node: Node) -> str:
    text = node.value
    if not isinstance(text, str) or not text.isprintable() or len(text) > LONGEST_NOTE:
        node.fail("the note cannot be shown", f"one line of text of at most {LONGEST_NOTE} characters")
    return text
