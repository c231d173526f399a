"""What a turn is for is told in one sentence, by things that were counted and by what sets it apart."""

import pytest

from merlin_bigbox.bots.explanation.deeds import KEPT, MODULE, count, kept, purposes, sure
from merlin_bigbox.bots.explanation.onlooker import Seen
from merlin_bigbox.bots.explanation.why import Why
from merlin_bigbox.bots.search.valuation import PARTS
from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.cells import BUILT, GOODS, GOODS_OF_SEAT, MARKERS, TRAITORS
from merlin_bigbox.engine.base.names import A_CLAIM, A_END_TURN, A_MISSION, A_MOVE, A_TAKE, COLOURS, SHIELD
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.packed import pack
from merlin_bigbox.engine.core.ruleset import POINTS
from merlin_bigbox.game.words import Words

LANGUAGES = ("en", "de", "pt")
RULES = compose(load(), (), 2)
WORDS = Words(RULES, load(), "en")
NOTHING = dict.fromkeys(PARTS, 0.0)


def said(deeds: dict[str, float], gains: dict[str, float], against: dict[str, float] | None = None) -> str:
    """What a move is for."""
    return purposes(WORDS, pack(A_MOVE, 0), deeds, NOTHING | gains, None if against is None else NOTHING | against)


def test_what_changed_is_counted() -> None:
    before, seat = RULES.new_state(), 1
    before.cells[TRAITORS + seat * COLOURS + 2] = 2
    after = before.copy()
    after.cells[GOODS + seat * GOODS_OF_SEAT + SHIELD * COLOURS + 2] = 1
    after.cells[MARKERS + seat * COLOURS + 3] = 1
    after.cells[POINTS + seat] = 4
    found = count(RULES, before, after, seat, missions=1)
    assert found == {"mission": 1, "points": 4, "shield": 1, "traitor": 1, "influence-in-3": 1}
    assert count(RULES, before, before, seat, missions=0) == {}


def test_only_what_is_done_in_every_world_is_sure() -> None:
    assert sure([{"mission": 2, "flag": 1}, {"mission": 1}]) == {"mission": 1, "flag": 0}


def test_two_reasons_are_told_the_weightier_first() -> None:
    deeds: dict[str, float] = {"traitor": 1, "mission": 1, "vassal": 1, "points": 3}
    gains = {"shields": 2.6, "points": 3.0, "missions": 0.5, "vassals": 1.0}
    assert said(deeds, gains) == "complete a mission and cover a traitor"


def test_what_the_other_choice_has_too_is_no_reason() -> None:
    deeds: dict[str, float] = {"traitor": 1, "vassal": 2}
    gains = {"shields": 2.6, "vassals": 2.0}
    assert said(deeds, gains, {"shields": 2.6, "vassals": 1.0}) == "send out 2 vassals"
    assert said(deeds, gains, gains) == "cover a traitor and send out 2 vassals"


@pytest.mark.parametrize("gain", [-1.0, 0.1])
def test_losses_and_trifles_are_no_reasons(gain: float) -> None:
    assert said({"flag": 1}, {"goods": gain}) == ""


def test_what_the_choice_says_itself_is_not_repeated() -> None:
    gains = NOTHING | {"goods": 2.0, "missions": 1.0}
    assert purposes(WORDS, pack(A_CLAIM, 0), {"flag": 1, "closer": 1}, gains) == "get closer to a mission"
    assert purposes(WORDS, pack(A_MISSION, 0), {"mission": 1, "flag": 2}, gains) == "take 2 flags"


def test_a_manor_in_the_place_of_another_is_not_built() -> None:
    before = RULES.new_state()
    before.cells[BUILT + 3] = 1
    after = before.copy()
    after.cells[BUILT + 3] = 2
    assert count(RULES, before, after, 1, missions=0) == {"stronger": 1}
    assert said({"stronger": 1}, {"environs": 2.0}) == "be stronger in the environs"


def test_the_grail_is_told_once_and_before_its_apple() -> None:
    deeds: dict[str, float] = {"grail": 1, "apple": 1}
    assert said(deeds, {"goods": 1.0}) == "take the Grail"
    assert said(deeds, {"goods": 1.0, "influence": 2.0}) == "take the Grail"


def test_points_are_told_beside_those_of_the_other_choice() -> None:
    assert said({"points": 14, "instead": 11}, {"points": 14.0}) == "score 14 points instead of 11"
    assert said({"points": 2}, {"points": 2.0}) == "score 2 points"


def test_what_is_kept_is_a_reason_too() -> None:
    assert kept(WORDS, {f"{KEPT}repel": 1, f"{KEPT}flag": 1}) == "keep the flag that repels traitors"
    assert kept(WORDS, {f"{KEPT}material": 1, f"{KEPT}staff": 1}) == "keep a construction material and a staff"
    assert kept(WORDS, {f"{KEPT}shield": 2}) == "keep 2 shields"
    assert kept(WORDS, {"flag": 1}) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_module_that_bots_value_can_be_a_reason(lang: str) -> None:
    rules = compose(load(), module_names(), 2)
    words = Words(rules, load(), lang)
    names = {type(estimate).__module__.split(".")[-2] for estimate in rules.estimates}
    told = {purposes(words, pack(A_MOVE, 0), {f"{MODULE}{name}": 2.0}, NOTHING | {"modules": 2.0}) for name in names}
    assert len(told) == len(names) > 5
    assert "" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("chosen", [pack(A_MOVE, 0), pack(A_END_TURN, 0), pack(A_TAKE, 0)])
def test_a_choice_without_such_a_reason_is_told_as_well(lang: str, chosen: int) -> None:
    words = Words(RULES, load(), lang)
    for better in (0.0, 2.0):
        hint = Why(chosen, NOTHING, pack(A_MOVE, 1), NOTHING, better, 0.9).sentence(words)
        assert hint.startswith(f"{words.action(chosen)} – ")
        seen = Seen(chosen, NOTHING, pack(A_MOVE, 1), NOTHING, better, 2, perhaps_more=False)
        assert seen.sentence(words, guessed=True) != seen.sentence(words, guessed=False)


def test_something_better_is_named_with_its_reason() -> None:
    other: dict[str, float] = {"traitor": 1}
    seen = Seen(pack(A_END_TURN, 0), NOTHING, pack(A_MOVE, 1), NOTHING | {"shields": 2.0}, -2.0, 2, False, {}, other)
    assert seen.sentence(WORDS, guessed=False) == f"“{WORDS.action(pack(A_MOVE, 1))}” was better: to cover a traitor."
