"""The King's decree: the stacks, who has looked through them, and what was taken."""

from __future__ import annotations

import msgspec

from merlin_bigbox.edition.words import COLOURS
from merlin_bigbox.engine.core.packed import kind_of, seat_of
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import DEPTH, STACK, State
from merlin_bigbox.game.belongings import Belonging, held
from merlin_bigbox.game.facts import Facts
from merlin_bigbox.game.grants import Piece
from merlin_bigbox.game.modules import Kind, sentence
from merlin_bigbox.game.words import Words


class DecreeStack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The decrees of a principality: a name for each one the viewer knows, else null; the seats that have looked."""

    decrees: list[str | None]
    looked: list[int]


class DecreesSlice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Decrees in a view: the stacks by colour, what was taken how often, how many each seat holds and are spent."""

    stacks: dict[str, DecreeStack]
    taken: dict[str, int]
    held: list[int]
    spent: int


class DecreeGuide(msgspec.Struct, frozen=True):
    """A decree: a good of a colour, or points."""

    name: str
    title: str
    good: str | None
    colour: str | None
    points: int


class DecreesGuide(msgspec.Struct, frozen=True):
    """All kinds of decree."""

    decrees: tuple[DecreeGuide, ...]


def guide(words: Words) -> DecreesGuide:
    """Every decree in words."""
    found: list[DecreeGuide] = []
    for name in words.rules.field_words["decree"]:
        kind, _, rest = name.partition("-")
        title = sentence(words.catalogue.text(f"decree-{name}"))
        if kind == "points":
            found.append(DecreeGuide(name, title, None, None, int(rest)))
        else:
            found.append(DecreeGuide(name, title, kind, rest, 0))
    return DecreesGuide(tuple(found))


def facts(told: Facts) -> dict[str, str]:
    """How many decrees lie in each principality, who has looked through them, and what each would bring."""
    seen = told.slice("decrees", DecreesSlice)
    found: dict[str, str] = {}
    for colour, name in enumerate(COLOURS):
        stack = seen.stacks[name]
        looked = ", ".join(told.who(seat) for seat in stack.looked) or told.text("fact-nobody-yet")
        found[f"decrees:{name}"] = told.text(
            "fact-decrees", colour=told.place(colour), number=len(stack.decrees), players=looked
        )
    for decree in guide(told.words).decrees:
        good, of = decree.good, decree.colour
        found[f"decree:{decree.name}"] = decree.title if good is None or of is None else told.stock(good, of)
    return found


def taken(rules: Ruleset, state: State, seat: int) -> int:
    """The decrees before a seat, and the one it must take now: looking through a stack binds (DECREE-2)."""
    frames = (int(state.cells[STACK + depth]) for depth in range(int(state.cells[DEPTH])))
    looks = [rules.frame_specs[int(kind_of(frame))].name in LOOKING and int(seat_of(frame)) == seat for frame in frames]
    return held("decrees")(rules, state, seat) + any(looks)


LOOKING = ("decree stack", "take decree")
SLICE = DecreesSlice
PIECES: tuple[Kind, ...] = (("decree", "DECREE-4"), ("decree-stack", "DECREE-2"))
GRANTS: tuple[Piece, ...] = (Piece("decree", "decrees", moves=True), Piece("decrees", "decrees", number=2))
PART_RULES = {"decree": "DECREE-2", "decrees": "DECREE-2"}
BELONGINGS: tuple[Belonging, ...] = (Belonging("decree", taken),)
