"""From a parsed document to an Edition: every table is read and checked, or refused with an EditionError."""

import hashlib
import json
from dataclasses import replace
from typing import Final

from merlin_bigbox.edition import board, cards, expansions
from merlin_bigbox.edition.model import Edition
from merlin_bigbox.edition.node import Node
from merlin_bigbox.edition.provenance import list_levels, read_provenance
from merlin_bigbox.edition.rings import read_rondel

TABLES: Final = (
    "provenance", "colours", "stock", "flags", "rondel", "environs", "starting_tiles", "missions", "picts",
    "allies", "gold", "market", "caerleon", "morgana", "treasures", "decrees",
)  # fmt: skip


def validate(document: object, name: str, builtin_digest: str | None = None) -> Edition:
    """The edition that a parsed file describes; without a built-in digest to compare with it is the built-in one."""
    given = Node(document, "", name).table(TABLES)
    parts = {key: given[key] for key in TABLES}
    levels = list_levels(parts["provenance"])
    colours, emblems = board.read_colours(parts["colours"])
    stock = board.read_stock(parts["stock"])
    edition = Edition(
        colours=colours,
        emblems=emblems,
        stock=stock,
        flags=board.read_flags(parts["flags"], colours),
        rondel=read_rondel(parts["rondel"], colours),
        environs=board.read_environs(parts["environs"]),
        starting_tiles=board.read_starting_tiles(parts["starting_tiles"], levels["starting_tiles"]),
        missions=cards.read_missions(parts["missions"], stock.missions, levels["missions"]),
        picts=cards.read_picts(parts["picts"], levels["picts"]),
        allies=expansions.read_allies(parts["allies"]),
        gold=expansions.read_gold(parts["gold"]),
        market=expansions.read_market(parts["market"]),
        caerleon=expansions.read_caerleon(parts["caerleon"], colours),
        morgana=expansions.read_morgana(parts["morgana"]),
        treasures=expansions.read_treasures(parts["treasures"]),
        decrees=expansions.read_decrees(parts["decrees"]),
        provenance=read_provenance(parts),
        digest="",
        source="",
        is_builtin=False,
    )
    # Only now is it certain that the document holds nothing but what the canonical form can write.
    digest = content_digest(document)
    is_builtin = builtin_digest in (None, digest)
    return replace(edition, digest=digest, source=canonical(document), is_builtin=is_builtin)


def canonical(document: object) -> str:
    """The one JSON text of a document: keys sorted, no spaces, ASCII only so that any record can carry it."""
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def content_digest(document: object) -> str:
    """The hash of what is played with: how a value is known changes no game (EDITION-5)."""
    return hashlib.sha256(canonical(_without_provenance(document)).encode("ascii")).hexdigest()


def _without_provenance(value: object) -> object:
    if isinstance(value, dict):
        return {key: _without_provenance(each) for key, each in value.items() if key != "provenance"}
    if isinstance(value, list):
        return [_without_provenance(each) for each in value]
    return value
