"""What a turn is for is told in one sentence, by things that were counted and by what sets it apart."""

import pytest

from merlin_bigbox.bots.explanation.deeds import KEPT, MODULE, OWN, count, gained, kept, purposes, sure
from merlin_bigbox.bots.explanation.onlooker import Seen
from merlin_bigbox.bots.explanation.why import Why
from merlin_bigbox.bots.search.valuation import PARTS
from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.cells import BUILT, GOODS, GOODS_OF_SEAT, MARKERS, TRAITORS
from merlin_bigbox.engine.base.names import A_CLAIM, A_END_TURN, A_MISSION, A_MOVE, A_TAKE, COLOURS, SHIELD
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.packed import pack
from merlin_bigbox.engine.core.ruleset import POINTS
from merlin_bigbox.engine.core.state import push
from merlin_bigbox.game import belongings
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
    assert said(deeds, gains) == "complete a mission and have a shield against a traitor"


def test_what_the_other_choice_has_too_is_no_reason() -> None:
    deeds: dict[str, float] = {"traitor": 1, "vassal": 2}
    gains = {"shields": 2.6, "vassals": 2.0}
    assert said(deeds, gains, {"shields": 2.6, "vassals": 1.0}) == "send out 2 vassals"
    assert said(deeds, gains, gains) == "have a shield against a traitor and send out 2 vassals"


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


ALL_RULES = compose(load(), module_names(), 2)


def everything(lang: str) -> Words:
    """Words of a game with all modules."""
    return Words(ALL_RULES, load(), lang)


def test_what_a_seat_has_of_a_module_is_counted() -> None:
    """Cells of its own, cells that name their owner, and what lies under its manors."""
    before, seat = ALL_RULES.new_state(), 1
    before.cells[BUILT + 3] = seat + 1
    after = before.copy()
    zones = {zone.name: int(zone.start) for zone in ALL_RULES.zones}
    for name, cell, value in (
        ("gold", seat, 2),
        ("topped markers", seat * COLOURS + 4, 1),
        ("drinking horn", 0, seat + 1),
        ("huts", 3, 1),
        ("picts", 7, 3 + seat),
    ):
        after.cells[zones[name] + cell] += value
    found = count(ALL_RULES, before, after, seat, missions=0)
    names = {name.removeprefix(OWN): number for name, number in found.items() if name.startswith(OWN)}
    assert names == {"gold-gold": 2, "morgana-topped": 1, "morgana-horn": 1, "morgana-hut": 1, "arthur-pict": 1}
    theirs = count(ALL_RULES, before, after, 0, missions=0)
    assert not [name for name in theirs if name.startswith(OWN)]


def test_a_decree_counts_as_soon_as_one_looks_for_it() -> None:
    """Looking through a stack binds (DECREE-2): which decree it will be is not known, but one it will be."""
    state = ALL_RULES.new_state()
    frames = {spec.name: kind for kind, spec in ALL_RULES.frame_specs.items()}
    push(state, pack(frames["take decree"], 1, 2))
    (decree,) = belongings.of("decrees")
    assert [decree.number(ALL_RULES, state, seat) for seat in (0, 1)] == [0, 1]


def test_tiles_of_allies_count_for_whom_they_help() -> None:
    state = ALL_RULES.new_state()
    zones = {zone.name: int(zone.start) for zone in ALL_RULES.zones}
    allies = ALL_RULES.field_words["ally"]
    state.cells[zones["allies"] + allies.index("gareth")] = 2
    state.cells[zones["allies"] + allies.index("tristram")] = 1
    state.cells[zones["ally tiles"] + allies.index("gareth")] = 3
    state.cells[zones["ally tiles"] + allies.index("tristram")] = 2
    state.cells[zones["gareth"] + 1] = 1
    of = {each.name: each.number for each in belongings.of("knights")}
    assert [of["gareth"](ALL_RULES, state, seat) for seat in (0, 1)] == [0, 1]
    assert [of["tile"](ALL_RULES, state, seat) for seat in (0, 1)] == [2, 0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pieces_of_modules_are_told_each_in_its_own_words(lang: str) -> None:
    """One and several, gained in whatever part of the value they count for, and kept where they can be spent."""
    words = everything(lang)
    move = pack(A_MOVE, 0)
    told: list[str] = []
    for module in ALL_RULES.modules:
        for each in belongings.of(module):
            name, gains = f"{OWN}{module}-{each.name}", NOTHING | {each.part: 2.0}
            for number in (1, 3):
                deeds: dict[str, float] = {name: number, f"{MODULE}{module}": 2.0}
                told.append(purposes(words, move, deeds, gains))
                assert gained(words, deeds) == told[-1]
            if words.catalogue.has(f"ui-deed-{module}-{each.name}.keep"):
                told.append(kept(words, {f"{KEPT}{name}": 1}))
    general = {words.catalogue.text(f"ui-deed-{name}") for name in ("gold", "morgana", "market", "arthur", "knights")}
    assert "" not in told
    assert not general & set(told)
    alone = {"horn", "signet"}
    several = sum(1 if each.name in alone else 2 for module in ALL_RULES.modules for each in belongings.of(module))
    assert len(set(told)) >= several


def test_a_module_is_not_told_vaguely_when_the_choice_says_its_piece() -> None:
    words = everything("en")
    deeds: dict[str, float] = {f"{OWN}morgana-horn": 1, f"{MODULE}morgana": 5.0, "points": 1}
    gains = NOTHING | {"modules": 5.0, "points": 1.0}
    horn = next(kind for kind, spec in ALL_RULES.action_specs.items() if spec.name == "horn")
    assert purposes(words, pack(horn), deeds, gains) == "score a point"
    assert purposes(words, pack(A_MOVE, 0), deeds, gains) == "take the drinking horn and score a point"


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
    assert (
        seen.sentence(WORDS, guessed=False)
        == f"“{WORDS.action(pack(A_MOVE, 1))}” was better: to have a shield against a traitor."
    )
