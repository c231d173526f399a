"""The City of Caerleon: which district lies on which principality."""

from __future__ import annotations

from typing import Final

import msgspec

from merlin_bigbox.edition.words import DISTRICTS
from merlin_bigbox.game.facts import Facts
from merlin_bigbox.game.guide_parts import WordGuide
from merlin_bigbox.game.modules import Kind
from merlin_bigbox.game.words import Words

RULES: Final = dict(zip(DISTRICTS, ("CITY-6", "CITY-7", "CITY-6", "CITY-5", "CITY-5", "CITY-5"), strict=True))


class CaerleonSlice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The districts in a view, in the order of the colours; null while one is still to be placed."""

    districts: list[str | None]


class DistrictGuide(msgspec.Struct, frozen=True):
    """A district: its name, what vassals do there, in full and in short."""

    name: str
    title: str
    about: str
    short: str
    rule: str


class CaerleonGuide(msgspec.Struct, frozen=True):
    """All districts."""

    districts: tuple[DistrictGuide, ...]


def guide(words: Words) -> CaerleonGuide:
    """Every district in words."""
    text = words.catalogue.text
    return CaerleonGuide(
        tuple(
            DistrictGuide(
                name=name,
                title=text(f"district-{name}"),
                about=text(f"district-{name}.about"),
                short=text(f"cli-district-{name}"),
                rule=RULES[name],
            )
            for name in DISTRICTS
        )
    )


def places(words: Words) -> tuple[WordGuide, ...]:
    """The districts, which lie on the principalities (CITY-1)."""
    return tuple(WordGuide(known.name, known.title, known.about, known.rule) for known in guide(words).districts)


def facts(told: Facts) -> dict[str, str]:
    """What vassals do in each district."""
    return {f"district:{known.name}": f"{known.title}: {known.short}" for known in guide(told.words).districts}


SLICE = CaerleonSlice
PIECES: tuple[Kind, ...] = (("district", "CITY-1"),)
PART_RULES = {"district": "CITY-1"}
