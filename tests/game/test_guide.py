"""The guide tells everything that stays the same at a table, in every language, without a gap."""

import msgspec
import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.edition.words import GOODS, VASSALS
from merlin_bigbox.engine.catalogue import make_module, module_names
from merlin_bigbox.game.guide import PIECES, guide
from merlin_bigbox.game.guide_parts import Guide
from merlin_bigbox.game.modules import shown_by_modules
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.words import message_id
from merlin_bigbox.locale import catalogue, languages

EDITION = load()
EVERYTHING = GameOptions(4, module_names())


def texts(value: object) -> list[str]:
    """Every text anywhere in plain data."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for inner in value.values() for text in texts(inner)]
    return [text for inner in value for text in texts(inner)] if isinstance(value, list | tuple) else []


def rules_named(value: object) -> set[str]:
    """Every rule that plain data names."""
    if isinstance(value, dict):
        here = {text for key, text in value.items() if key in ("rule", "ability_rule") and isinstance(text, str)}
        return here.union(*(rules_named(inner) for inner in value.values()))
    return set().union(*(rules_named(inner) for inner in value)) if isinstance(value, list | tuple) else set()


@pytest.mark.parametrize("lang", languages())
def test_all_words_are_there_and_every_rule_exists(lang: str) -> None:
    plain = msgspec.to_builtins(guide(EVERYTHING, EDITION, lang))
    assert [text for text in texts(plain) if "{" in text] == []
    assert rules_named(plain) - {""} <= set(catalogue(lang).rule_ids())
    untold = [
        entry["name"]
        for part in ("goods", "vassals", "terrains", "pieces")
        for entry in plain[part]
        if not (entry["title"] and entry["about"] and entry["rule"])
    ]
    assert untold == []


@pytest.mark.parametrize("lang", languages())
def test_colours_and_players_have_letters_of_their_own(lang: str) -> None:
    found = guide(EVERYTHING, EDITION, lang)
    assert len({colour.letter for colour in found.colours}) == len(found.colours)
    assert len({seat.letter for seat in found.seats}) == len(found.seats)


def test_rings_and_environs_are_those_of_the_table() -> None:
    """ARTHUR-1: the inner ring is there with Arthur alone. BASE-8: three rows with fewer than four players."""
    base = guide(GameOptions(3), EDITION, "en")
    assert (len(base.outer), len(base.inner), base.rows, len(base.cells)) == (24, 0, 3, 18)
    everything = guide(EVERYTHING, EDITION, "en")
    assert (len(everything.outer), len(everything.inner), everything.rows, len(everything.cells)) == (24, 13, 4, 24)
    assert [space.position for space in (*everything.outer, *everything.inner)] == list(range(37))
    assert {space.colour for space in base.outer if space.kind == "principality"} == set(EDITION.colours)


def test_flags_change_with_arthur() -> None:
    """ARTHUR-2."""
    base = {colour.name: colour.ability for colour in guide(GameOptions(), EDITION, "en").colours}
    arthur = {colour.name: colour.ability for colour in guide(GameOptions(4, ("arthur",)), EDITION, "en").colours}
    assert {name for name in base if base[name] != arthur[name]} == {"black", "grey"}


def test_cards_have_the_parts_of_their_requirements() -> None:
    """EDITION-4: a card is worth as many points as it has requirements."""
    cards = guide(GameOptions(), EDITION, "en").cards
    assert len(cards) == 55
    assert all(len(card.needs) == card.points for card in cards)
    assert all(need.text for card in cards for need in card.needs)


@pytest.mark.parametrize("name", module_names())
def test_a_module_adds_its_part_and_its_pieces_alone(name: str) -> None:
    needs = tuple(need for need in make_module(name, EDITION).needs if need != "base")
    found = guide(GameOptions(4, (*needs, name)), EDITION, "en")
    assert set(found.modules) == {*needs, name} == set(found.modules_in_play)
    shown = {piece.name for piece in found.pieces}
    for module, part in shown_by_modules().items():
        own = {kind for kind, _ in part.PIECES}
        assert own <= shown if module in found.modules else not own & shown


def test_the_guide_travels_as_json() -> None:
    found = guide(EVERYTHING, EDITION, "pt")
    sent = msgspec.json.encode(found)
    assert msgspec.json.encode(msgspec.json.decode(sent, type=Guide)) == sent


@pytest.mark.parametrize("lang", languages())
def test_help_says_what_a_piece_is_for(lang: str) -> None:
    """One or two short lines, not the rule of a scoring: what every piece brings its owner."""
    words = catalogue(lang)
    pieces = [name for name, _ in (*PIECES, *(kind for shown in shown_by_modules().values() for kind in shown.PIECES))]
    for kind, names in (("good", GOODS), ("vassal", VASSALS), ("piece", pieces)):
        for name in names:
            about = words.text(message_id(kind, name) + ".about")
            assert 0 < len(about) <= 110, (name, about)
