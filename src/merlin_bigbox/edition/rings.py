"""The rings of the rondel: which spaces each may hold, how many of them, and where the principalities lie."""

from collections.abc import Mapping
from typing import Final

from merlin_bigbox.edition.model import Rondel
from merlin_bigbox.edition.node import Node
from merlin_bigbox.edition.words import PRINCIPALITY

OUTER_SPACES: Final = 24
INNER_SPACES: Final = 13
PRINCIPALITY_EVERY: Final = 4

# How many of each space besides the six principalities; None: as many as the ring's owner finds in print.
Counts = Mapping[str, int | None]

# BASE-35 and KNIGHT-8: every ring has the four victory-point spaces once.
_VICTORY_POINTS: Final[Counts] = {"vp_shield": 1, "vp_flag": 1, "vp_material": 1, "vp_influence": 1}
# BASE-36 and BASE-37.
_INFLUENCE: Final[Counts] = {
    "influence_flag": 1, "influence_material": 1, "influence_shield": 1, "influence_vassal": 1,
}  # fmt: skip

# BASE-30 to 43 print a count for every space of the base ring. BASE-23: the other rings differ, and their texts count
# only the spaces they add (ARTHUR-14 to 17, GOLD-4), so that nothing else is counted there.
BASE_RING: Final[Counts] = {
    **_VICTORY_POINTS,
    **_INFLUENCE,
    "excalibur": 1,
    "grail": 1,
    "relocate": 1,
    "exchange": 2,
    "mission": 2,
    "build": 3,
}
ARTHUR_RING: Final[Counts] = {
    **_VICTORY_POINTS,
    **dict.fromkeys(_INFLUENCE),
    **dict.fromkeys(("relocate", "exchange", "mission", "build")),
    "apple": 1,
    "move_arthur": 1,
    "activate_vassal": 1,
    "vp_manor": 1,
}
# That gold's rings lack relocation, its Arthur ring exchange too (EDITION-2), is reconstructed: an owner may find them.
GOLD_RING: Final[Counts] = {
    **_VICTORY_POINTS,
    **dict.fromkeys(_INFLUENCE),
    **dict.fromkeys(("excalibur", "grail", "relocate", "exchange", "mission", "build")),
    "gold": 2,
    "apple_mistletoe": 2,
}
GOLD_ARTHUR_RING: Final[Counts] = {
    **_VICTORY_POINTS,
    **dict.fromkeys(_INFLUENCE),
    **dict.fromkeys(("apple", "move_arthur", "activate_vassal", "relocate", "exchange", "mission", "build")),
    "vp_manor": 1,
    "gold": 2,
    "apple_mistletoe": 2,
}
# ARTHUR-6 to 12.
INNER_RING: Final[Counts] = {
    "claim_shield": 1,
    "claim_flag": 1,
    "claim_material": 1,
    "claim_influence": 1,
    "grail": 1,
    "excalibur": 1,
    "signet_ring": 1,
    "stairs": 1,
    "merlin": 1,
    "replace_manor": 1,
    "pict": 3,
}


def read_rondel(node: Node, colours: tuple[str, ...]) -> Rondel:
    """The table `rondel`."""
    keys = ("base", "arthur", "gold", "gold_arthur", "inner", "arthur_start", "merlin_start")
    parts = node.table(keys, ("provenance",))
    rondel = Rondel(
        base=_outer(parts["base"], colours, BASE_RING),
        arthur=_outer(parts["arthur"], colours, ARTHUR_RING),
        gold=_outer(parts["gold"], colours, GOLD_RING),
        gold_arthur=_outer(parts["gold_arthur"], colours, GOLD_ARTHUR_RING),
        inner=_inner(parts["inner"]),
        merlin_start=parts["merlin_start"].number(0, OUTER_SPACES - 1),
        arthur_start=parts["arthur_start"].number(0, INNER_SPACES - 1),
    )
    black = rondel.base.index(f"{PRINCIPALITY}black")
    if rondel.merlin_start != black:
        parts["merlin_start"].fail(f"{rondel.merlin_start} is not the space principality_black", f"{black} (BASE-2)")
    return rondel


def _outer(node: Node, colours: tuple[str, ...], counts: Counts) -> tuple[str, ...]:
    spaces = node.items("spaces (EDITION-2)", OUTER_SPACES, OUTER_SPACES)
    ring: list[str] = []
    for at, space in enumerate(spaces):
        if at % PRINCIPALITY_EVERY == 0:
            here = f"{PRINCIPALITY}{colours[at // PRINCIPALITY_EVERY]}"
            ring.append(space.word((here,), "the principality of this place (EDITION-2)"))
        else:
            ring.append(space.word(tuple(counts), "a space of this ring"))
    _count(node, ring, counts)
    return tuple(ring)


def _inner(node: Node) -> tuple[str, ...]:
    spaces = node.items("spaces (EDITION-2)", INNER_SPACES, INNER_SPACES)
    ring = [space.word(tuple(INNER_RING), "a space of the inner ring") for space in spaces]
    _count(node, ring, INNER_RING)
    return tuple(ring)


def _count(node: Node, ring: list[str], counts: Counts) -> None:
    for space, count in counts.items():
        if count is not None and ring.count(space) != count:
            node.fail(f'the number of "{space}" is {ring.count(space)}', str(count))
