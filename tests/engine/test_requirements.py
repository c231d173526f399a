"""The requirements of mission cards: counted as a patient player would who tries out every piece (BASE-53)."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from merlin_bigbox.edition import NEED_FORMS, Need, NeedForm, Piece, Where, load
from merlin_bigbox.edition.needs import Slot
from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base.names import COLOURS, VASSALS
from merlin_bigbox.engine.base.requirements import met, missing, numbered
from merlin_bigbox.engine.base.tables import GOOD_NAMES, VASSAL_NAMES
from merlin_bigbox.engine.core.arrays import i64, vec, vector, zeros
from merlin_bigbox.engine.core.random import Random

SEAT = 2
COLOUR_NAMES = load().colours
# Forms that no card of the box has: what can be said in an edition is counted right before somebody prints it.
UNPRINTED = (
    NeedForm("pair", (("pair", Slot.GOOD),), Piece.GOOD, Where.SAME, number=2),
    NeedForm("crowd", (("crowd", Slot.COLOUR),), Piece.MARKER, Where.GIVEN, number=3),
    NeedForm("company", (("company", Slot.ANY),), Piece.VASSAL, Where.SAME, number=3),
    NeedForm("abroad", (("abroad", Slot.ANY),), Piece.VASSAL, Where.ANY, number=2),
)

Owned = tuple[Piece, str, int]
"""A piece on the table: what it is, its name (a marker has none) and its colour."""


def holdings(cells: vec[i64]) -> list[Owned]:
    """All the pieces of the seat, one by one."""
    found: list[Owned] = []
    for colour in range(COLOURS):
        for kind, name in enumerate(GOOD_NAMES):
            count = int(cells[at.GOODS + SEAT * at.GOODS_OF_SEAT + kind * COLOURS + colour])
            found += [(Piece.GOOD, name, colour)] * count
        found += [(Piece.MARKER, "", colour)] * int(cells[at.MARKERS + SEAT * COLOURS + colour])
    for vassal, name in enumerate(VASSAL_NAMES):
        if place := int(cells[at.VASSAL + SEAT * VASSALS + vassal]):
            found.append((Piece.VASSAL, name, place - 1))
    return found


def ways(need: Need, owned: list[Owned]) -> Iterator[tuple[int, ...]]:
    """Every choice of pieces that meets one requirement."""
    named = sorted(name for name in need.pieces if name is not None)
    for chosen in combinations(range(len(owned)), need.form.number):
        pieces = [owned[index] for index in chosen]
        if any(piece is not need.form.piece for piece, _, _ in pieces):
            continue
        if named and sorted(name for _, name, _ in pieces) != named:
            continue
        colours = {COLOUR_NAMES[colour] for _, _, colour in pieces}
        if need.form.where is Where.GIVEN and colours != {need.colour}:
            continue
        if need.form.where is Where.SAME and len(colours) != 1:
            continue
        yield chosen


def can_be_met(needs: list[Need], owned: list[Owned]) -> bool:
    """Whether the requirements can be met by pieces of which none serves two of them."""
    if not needs:
        return True
    for chosen in ways(needs[0], owned):
        left = [piece for index, piece in enumerate(owned) if index not in chosen]
        if can_be_met(needs[1:], left):
            return True
    return False


def random_need(form: NeedForm, random: Random) -> Need:
    named: dict[str, str] = {}
    for _, slot in form.written:
        if slot is Slot.GOOD:
            named["good"] = GOOD_NAMES[random.below(2)]
        elif slot is Slot.COLOUR:
            named["colour"] = COLOUR_NAMES[random.below(2)]
        elif slot is Slot.VASSAL:
            named["vassal"] = VASSAL_NAMES[random.below(VASSALS)]
        elif slot is Slot.TWO_VASSALS:
            first = random.below(VASSALS)
            named["vassal"] = VASSAL_NAMES[first]
            named["second_vassal"] = VASSAL_NAMES[(first + 1 + random.below(VASSALS - 1)) % VASSALS]
    return Need(form, **named)


def random_table(random: Random) -> vec[i64]:
    """Few colours, so that requirements get into each other's way."""
    cells = zeros(at.BORN + at.CARDS)
    for _ in range(random.below(5)):
        cells[at.GOODS + SEAT * at.GOODS_OF_SEAT + random.below(2) * COLOURS + random.below(2)] += 1
    for _ in range(random.below(4)):
        cells[at.MARKERS + SEAT * COLOURS + random.below(2)] += 1
    for vassal in range(VASSALS):
        cells[at.VASSAL + SEAT * VASSALS + vassal] = random.below(3)
    return cells


@pytest.mark.rule("BASE-53")
@pytest.mark.parametrize("forms", [NEED_FORMS, (*NEED_FORMS, *UNPRINTED)], ids=["printed", "any"])
def test_a_card_is_met_exactly_when_pieces_can_be_found_for_all_its_requirements(forms: tuple[NeedForm, ...]) -> None:
    """BASE-53: against trying out everything, on random cards and tables; one requirement "of one colour" a card."""
    random = Random(len(forms))
    seen = {True: 0, False: 0}
    for _ in range(4000):
        needs = [random_need(forms[random.below(len(forms))], random) for _ in range(1 + random.below(3))]
        if sum(need.form.where is Where.SAME for need in needs) > 1:
            continue
        cells = random_table(random)
        numbers = vector(sorted(numbered(need, COLOUR_NAMES, GOOD_NAMES, VASSAL_NAMES) for need in needs))
        holds = can_be_met(needs, holdings(cells))
        seen[holds] += 1
        assert met(numbers, 0, len(needs), cells, SEAT) == holds, needs
        assert (missing(numbers, 0, len(needs), cells, SEAT) == 0) == holds
    assert min(seen.values()) > 300


@pytest.mark.rule("BASE-53")
def test_what_is_missing_is_counted_in_pieces() -> None:
    """BASE-53: a bot sees how far a card is away."""
    forms = {form.name: form for form in NEED_FORMS}
    cells = zeros(at.BORN + at.CARDS)
    together = Need(forms["vassals_together"], vassal="lady", second_vassal="builder")
    numbers = vector([numbered(together, COLOUR_NAMES, GOOD_NAMES, VASSAL_NAMES)])
    assert missing(numbers, 0, 1, cells, SEAT) == 2
    cells[at.VASSAL + SEAT * VASSALS] = 3
    assert missing(numbers, 0, 1, cells, SEAT) == 1
    cells[at.VASSAL + SEAT * VASSALS + 2] = 3
    assert missing(numbers, 0, 1, cells, SEAT) == 0
