"""Makes the guide of a table: spaces, tiles, cards, pieces and reasons with their words in one language."""

from __future__ import annotations

from typing import Final

import msgspec

from merlin_bigbox.edition import Edition, Mission, accepted_colours
from merlin_bigbox.edition.words import GOODS, TERRAINS, VASSALS
from merlin_bigbox.engine.base.names import RING
from merlin_bigbox.engine.base.rounds import LAST_ROUND, ends_with_scoring
from merlin_bigbox.engine.base.tables import Tables, base_tables
from merlin_bigbox.game.guide_parts import (
    CardGuide,
    CellGuide,
    ColourGuide,
    Guide,
    NeedGuide,
    ReasonGuide,
    SpaceGuide,
    TileGuide,
    WordGuide,
)
from merlin_bigbox.game.modules import Kind, explained, piece, sentence, shown_by_modules
from merlin_bigbox.game.notation import COLUMNS, SEAT_NAMES, cell_name
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.words import Words, message_id

GOOD_RULES: Final = ("BASE-70", "BASE-60", "BASE-44")
VASSAL_RULES: Final = ("BASE-34", "BASE-33", "BASE-31", "BASE-32")
PIECES: Final[tuple[Kind, ...]] = (
    ("knight", "BASE-13"),
    ("merlin", "BASE-14"),
    ("own-die", "BASE-13"),
    ("merlin-die", "BASE-14"),
    ("apple", "BASE-17"),
    ("staff", "BASE-18"),
    ("marker", "BASE-74"),
    ("manor", "BASE-73"),
    ("tower", "BASE-45"),
    ("frame", "BASE-44"),
    ("traitor", "BASE-70"),
    ("grail", "BASE-75"),
    ("excalibur", "BASE-71"),
    ("card", "BASE-50"),
    ("hand", "BASE-50"),
    ("display", "BASE-51"),
    ("pile", "BASE-51"),
    ("discards", "BASE-52"),
    ("castle", "BASE-6"),
    ("principality", "BASE-30"),
    ("stock", "BASE-3"),
    ("slot", "BASE-30"),
    ("first-player", "BASE-11"),
    ("round", "BASE-19"),
    ("points", "BASE-81"),
)
"""What can be pointed at besides goods, vassals and spaces, and the rule that says what it is for."""


def guide(options: GameOptions, edition: Edition, lang: str) -> Guide:
    """The guide of a table in a language. It takes a while to make: whoever asks often keeps it."""
    rules = options.rules(edition)
    words = Words(rules, edition, lang)
    tables = base_tables(rules)
    spaces = [_space(words, position) for position in range(len(rules.space_specs))]
    shown = shown_by_modules()
    parts = [(name, shown[name]) for name in rules.views if name in shown]
    pieces = [piece(words, kind) for kind in PIECES]
    for _, part in parts:
        pieces.extend(piece(words, kind) for kind in part.PIECES)
    return Guide(
        lang=lang,
        players=options.players,
        modules_in_play=tuple(rules.views),
        outer=tuple(spaces[:RING]),
        inner=tuple(spaces[RING:]),
        rows=int(tables.rows),
        cells=_cells(edition, int(tables.rows)),
        frame_top=edition.environs.frame_top,
        frame_bottom=edition.environs.frame_bottom,
        colours=tuple(_colour(words, tables, colour) for colour in range(len(edition.colours))),
        seats=tuple(_seat(words, name) for name in SEAT_NAMES[: options.players]),
        goods=tuple(
            explained(words, name, words.good(i), GOOD_RULES[i], message_id("good", name))
            for i, name in enumerate(GOODS)
        ),
        vassals=tuple(
            explained(words, name, words.vassal(i), VASSAL_RULES[i], message_id("vassal", name))
            for i, name in enumerate(VASSALS)
        ),
        terrains=tuple(explained(words, name, words.terrain(i), "BASE-73") for i, name in enumerate(TERRAINS)),
        pieces=tuple(pieces),
        cards=tuple(_card(words, index, mission) for index, mission in enumerate(edition.missions)),
        tiles=tuple(_tile(words, tables, kind) for kind in range(len(tables.tile_kinds))),
        reasons=tuple(
            ReasonGuide(spec.name, words.reason(index), spec.rule) for index, spec in enumerate(rules.reason_specs)
        ),
        rounds=int(LAST_ROUND),
        scorings=tuple(number for number in range(1, int(LAST_ROUND) + 1) if ends_with_scoring(number)),
        places=tuple(place for _, part in parts for place in getattr(part, "places", _nowhere)(words)),
        modules={name: msgspec.to_builtins(part.guide(words)) for name, part in parts},
    )


def _nowhere(_words: Words) -> tuple[WordGuide, ...]:
    """Most modules lay nothing onto the principalities."""
    return ()


def _space(words: Words, position: int) -> SpaceGuide:
    spec = words.rules.space_specs[position]
    kind, _, colour = spec.name.rpartition("_")
    coloured = colour in words.edition.colours
    return SpaceGuide(
        position=position,
        kind=kind if coloured else spec.name,
        colour=colour if coloured else None,
        title=words.space(position),
        about=words.about_space(position),
        rule=spec.rule,
    )


def _cells(edition: Edition, rows: int) -> tuple[CellGuide, ...]:
    return tuple(
        CellGuide(
            cell=cell_name(cell),
            row=cell // COLUMNS,
            column=cell % COLUMNS,
            colours=tuple(name for name in edition.colours if name in colours),
        )
        for cell, colours in enumerate(accepted_colours(edition, rows))
    )


def _colour(words: Words, tables: Tables, colour: int) -> ColourGuide:
    name = words.edition.colours[colour]
    ability = tables.flag_names[colour]
    number = list(tables.abilities).index(ability)
    return ColourGuide(
        name=name,
        letter=words.catalogue.text(f"cli-letter-{name}"),
        emblem=words.edition.emblems[colour],
        title=sentence(words.catalogue.text(f"colour-{name}")),
        principality=sentence(words.principality(colour)),
        ability=ability,
        ability_title=words.ability(number),
        ability_about=words.about_ability(number),
        ability_rule=tables.abilities[ability],
    )


def _seat(words: Words, name: str) -> WordGuide:
    letter = words.catalogue.text(f"cli-seat-letter-{name}")
    return WordGuide(name, words.catalogue.text(f"seat-{name}"), letter=letter)


def _card(words: Words, index: int, mission: Mission) -> CardGuide:
    return CardGuide(
        id=mission.id,
        points=mission.points,
        vassal=mission.vassal,
        text=words.card(index),
        needs=tuple(
            NeedGuide(
                text=sentence(words.need(need)[0]),
                piece=need.form.piece.value,
                names=need.pieces,
                where=need.form.where.value,
                colour=need.colour,
            )
            for need in mission.needs
        ),
    )


def _tile(words: Words, tables: Tables, kind: int) -> TileGuide:
    tower = int(tables.tower[kind]) == 1
    name = tables.tile_kinds[kind].name
    rule = "BASE-45" if tower else "BASE-73"
    for part in shown_by_modules().values():
        rule = getattr(part, "TILE_RULES", {}).get(name.partition("-")[2].partition("-")[0], rule)
    return TileGuide(
        kind=name,
        terrain=TERRAINS[int(tables.terrain[kind])],
        tower=tower,
        title=sentence(words.tile(kind)),
        about=words.catalogue.rule(rule)[1],
        rule=rule,
    )
