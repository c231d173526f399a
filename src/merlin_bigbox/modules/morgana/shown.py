"""Morgana: her place, the witch's kitchen, horn, poisoned apples, huts and markers."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from merlin_bigbox.edition.words import CAULDRON_EFFECTS
from merlin_bigbox.engine.core.packed import pack
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.belongings import Belonging, held, under_manors
from merlin_bigbox.game.facts import Facts
from merlin_bigbox.game.grants import Piece
from merlin_bigbox.game.modules import Kind, sentence
from merlin_bigbox.game.notation import cell_name
from merlin_bigbox.game.words import Words, message_id
from merlin_bigbox.modules.morgana.kitchen import WILD, kitchen_of


class CauldronSlice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cauldron: the face it takes, how far Morgana moves, whether it is free this round, its token's two sides."""

    face: int
    steps: int
    free: bool
    effect: str | None
    other_side: str | None


class MorganaSlice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Morgana in a view; a seat, a colour and a cell are their numbers, lists are in the order of seats or colours.

    `place` is the principality she closes; `dice` are the faces left, `chosen` tells that one is being used and `used`
    which seats have used one this round. `markers` are her own markers by colour, `topped` those on top of a seat's.
    """

    place: int | None
    dice: list[int]
    chosen: bool
    used: list[bool]
    cauldrons: list[CauldronSlice]
    horn: int | None
    poisoned_apple_supply: int
    poisoned_apples: list[int]
    hut_supply: int
    huts: list[int]
    marker_supply: int
    markers: list[int]
    topped: list[list[int]]


class EffectGuide(msgspec.Struct, frozen=True):
    """What a cauldron token does."""

    name: str
    title: str
    about: str
    rule: str


class MorganaGuide(msgspec.Struct, frozen=True):
    """The effects of the tokens."""

    effects: tuple[EffectGuide, ...]


def guide(words: Words) -> MorganaGuide:
    """Every effect in words; their rules are MORGANA-10 to 14, then MORGANA-16."""
    rules = ("MORGANA-10", "MORGANA-11", "MORGANA-12", "MORGANA-13", "MORGANA-14", "MORGANA-16")
    found: list[EffectGuide] = []
    for name, rule in zip(CAULDRON_EFFECTS, rules, strict=True):
        message = f"effect-{name.replace('_', '-')}"
        title = sentence(words.catalogue.text(message))
        found.append(EffectGuide(name, title, words.catalogue.text(f"{message}.about"), rule))
    return MorganaGuide(tuple(found))


def facts(told: Facts) -> dict[str, str]:
    """What the cauldrons do now, who has the horn, and the poisoned apples."""
    seen = told.slice("morgana", MorganaSlice)
    found = {
        "horn": told.held(told.piece("horn"), seen.horn),
        "poison": told.supply(told.piece("poison"), seen.poisoned_apple_supply, seen.poisoned_apples),
    }
    for cauldron in seen.cauldrons:
        if cauldron.effect is not None:
            effect = told.text(message_id("effect", cauldron.effect))
            state = "free" if cauldron.free else "taken"
            found[f"cauldron:{cauldron.face}"] = told.text(
                "fact-cauldron", face=cauldron.face, effect=effect, state=state
            )
            found[f"die:morgana:{cauldron.face}"] = told.text("fact-morgana-die", face=cauldron.face, effect=effect)
    found[f"die:morgana:{WILD}"] = told.text("fact-morgana-die-wild", face=WILD)
    found |= {f"hut:{cell_name(cell)}": told.of_base(f"cell:{cell_name(cell)}") for cell in seen.huts}
    if seen.place is None:
        found["figure:morgana"] = told.text("fact-morgana-beside", what=told.piece("morgana"))
    return found


def moments(rules: Ruleset, state: State, seat: int) -> Iterator[tuple[str, int, int]]:
    """The cauldrons: first Morgana moves, then the effect of the token (MORGANA-8)."""
    kitchen = kitchen_of(rules)
    for cauldron in range(int(kitchen.cauldrons)):
        face, effect = kitchen.faces[cauldron], state.cells[kitchen.shown + cauldron] - 1
        yield "morgana-walk", int(face), int(pack(kitchen.f_walk, seat, cauldron))
        if kitchen.principality(state) >= 0 and effect >= 0:
            yield "cauldron", int(face), int(pack(kitchen.f_effect, seat, face, effect))


SLICE = MorganaSlice
PIECES: tuple[Kind, ...] = (
    ("morgana", "MORGANA-9"),
    ("morgana-die", "MORGANA-2"),
    ("cauldron", "MORGANA-8"),
    ("horn", "MORGANA-7"),
    ("poison", "MORGANA-5"),
    ("hut", "MORGANA-14"),
    ("morgana-marker", "MORGANA-16"),
)
GRANTS: tuple[Piece, ...] = (
    Piece("poison", "poisoned apples", moves=True),
    Piece("morgana-unused", "morgana dice used", cleared=True, moves=True),
    Piece("morgana-die", "morgana dice", number=6, shows=True, moves=True),
    Piece("cauldron-free", "cauldrons used", cleared=True, moves=True),
    Piece("morgana-away", "morgana", cleared=True, moves=True),
)
PART_RULES = {
    "die:morgana": "MORGANA-2",
    "figure:morgana": "MORGANA-9",
    "cauldron": "MORGANA-8",
    "horn": "MORGANA-6",
    "poison": "MORGANA-5",
    "hut": "MORGANA-14",
}
BELONGINGS: tuple[Belonging, ...] = (
    Belonging("horn", held("drinking horn")),
    Belonging("poisoned-apple", held("poisoned apples")),
    Belonging("hut", under_manors("huts"), "environs"),
    Belonging("topped", held("topped markers"), "influence"),
)
