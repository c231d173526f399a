"""Facts on pointing: one short line on a part of the board or an option, true, in every language."""

import re

import pytest

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.base.tables import GOOD_NAMES, VASSAL_NAMES, base_tables
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.elements import grammar
from merlin_bigbox.game.facts import LONGEST, Facts
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import COLOUR_NAMES, SEAT_NAMES
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.prompt import prompt
from merlin_bigbox.game.requirements import requirements_met
from merlin_bigbox.game.testing.configurations import covering
from merlin_bigbox.game.testing.parts import parts
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale.languages import LANGUAGES

NAMES = ("Ann", "Enid", "Bartholomew the Very Long-winded")
SILENT = {"stop", "decline", "draw", "shields", "turn", "pass", "go on"}
"""Options of the base game of which there is nothing to say."""


def facts(game: Game, seat: int | None, lang: str = "en") -> Facts:
    """What is said to a seat."""
    words = Words(game.rules, game.edition, lang, NAMES[: game.options.players])
    return Facts(words, game.observe(seat).state, seat)


@pytest.mark.parametrize("modules", [*covering(1), module_names()], ids=lambda chosen: "-".join(chosen) or "base")
def test_facts_are_short_lines_about_parts_of_the_board(modules: tuple[str, ...]) -> None:
    """For seats and spectators, for elements and options, in all languages."""
    game = Game.new(GameOptions(3, modules), seed="facts")
    random = Random(8)
    moment = 0
    while not game.is_over:
        moment += 1
        if moment % 12 == 0:
            lang = list(LANGUAGES)[moment // 12 % len(LANGUAGES)]
            for seat in (None, game.decider):
                for element, text in facts(game, seat, lang).all().items():
                    assert grammar(game.rules).fullmatch(element), element
                    assert 0 < len(text) <= LONGEST
            words = Words(game.rules, game.edition, lang, NAMES)
            asked = prompt(game, game.decider, words, facts=True)
            assert asked is not None
            for option in asked.options:
                assert len(option.fact) <= LONGEST
                assert modules or option.fact or option.kind in SILENT, option
        options = game.options_now()
        game.play(options[random.below(len(options))])


WITHOUT_FACT: dict[str, str] = {}
"""Kinds of parts of which there is nothing to say, and why."""


@pytest.mark.parametrize("modules", [(), module_names()], ids=["base", "all"])
def test_every_kind_of_part_has_a_fact(modules: tuple[str, ...]) -> None:
    """Found from the rules: a part that is added has its fact, or says here why it has none."""
    game = Game.new(GameOptions(3, modules), seed="kinds")
    random = Random(2)
    silent = {kind_of_part(part) for part in parts(game.rules)}
    moment = 0
    while not game.is_over and silent:
        moment += 1
        if moment % 10 == 0:
            silent -= {kind_of_part(part) for part in facts(game, game.decider).all()}
        options = game.options_now()
        game.play(options[random.below(len(options))])
    assert silent - NOT_THERE == WITHOUT_FACT.keys()


NOT_THERE = {"held:tile:flag", "market:flag", "market"}
"""The market has no flags (MARKET-1), and as a whole it is told of only."""


def kind_of_part(part: str) -> str:
    """A part of the board without what makes it one of several."""
    found = re.sub(r":(\d+|[A-D]\d)$", "", part)
    for word in (
        (*COLOUR_NAMES, *SEAT_NAMES, *GOOD_NAMES, *VASSAL_NAMES) if not part.startswith("market") else COLOUR_NAMES
    ):
        found = found.removesuffix(f":{word}") if found != "held:tile:flag" else found
    return re.sub(r"^(ally|cauldron|decree|district|favor|hut|pict|stock|good|slot):.*", r"\1", found)


def test_a_contest_tells_the_counts_and_who_gets_what() -> None:
    """Oneself comes first; ties are divided (BASE-73, BASE-74)."""
    told = facts(Game.new(GameOptions(3), seed="shares"), 0)
    assert told.shares([1, 2, 0], 3) == "you 1, Enid 2 → Enid +3"
    assert told.shares([2, 2, 0], 4) == "you 2, Enid 2 → tie, +2 each"
    assert told.shares([0, 0, 0], 4) == "nobody yet"
    assert told.shares([1, 0, 0, 0, 2], 3) == "you 1, neutral 2 → no points"
    assert told.shares([1, 0, 0, 0, 1], 2) == "you 1, neutral 1 → tie, +1 each"
    assert told.shares([0, 0, 1], 1) == "Bartholomew… 1 → Bartholomew… +1"


def test_facts_of_a_land_a_tile_and_a_traitor() -> None:
    game = Game.new(GameOptions(3), seed="lines")
    cells = game.state.cells
    for seat, markers in enumerate((1, 2, 0)):
        cells[at.MARKERS + seat * n.COLOURS + 2] = markers
    for colour in range(n.COLOURS):
        cells[at.TRAITORS + colour] = cells[at.GOODS + n.SHIELD * n.COLOURS + colour] = 0
    cells[at.TRAITORS + 3] = 1
    assert facts(game, 0).of("principality:blue") == "Blue: you 1, Enid 2 → Enid +3"
    assert facts(game, 0).of("principality:black") == "Black: no influence yet"
    assert facts(game, None).of("marker:blue") == "Blue: Enid 2, Ann 1 → Enid +3"
    assert facts(game, 0).of("traitor:purple") == "Purple traitor: open, −3"
    assert facts(game, 1).of("traitor:orange") == facts(game, None).of("traitor:purple") == ""
    cells[at.GOODS + n.SHIELD * n.COLOURS + 3] = 1
    assert facts(game, 0).of("traitor:purple") == "Purple traitor: covered"
    assert facts(game, 0).of("good:shield:purple") == "Purple shield: repels your traitor"
    assert facts(game, 0).of("nothing:like:that") == ""


def test_facts_of_a_card_are_for_those_who_see_it() -> None:
    game = Game.new(GameOptions(2), seed="card")
    hand = int(game.state.cells[at.HAND]) - 1
    element = f"card:{game.edition.missions[hand].id}"
    assert facts(game, 0).of(element)
    assert facts(game, 1).of(element) == facts(game, None).of(element) == ""


def test_marks_say_what_the_rules_say() -> None:
    """A card is offered just when all its requirements are marked (BASE-50, BASE-53)."""
    game = Game.new(GameOptions(2), seed="marks")
    random = Random(3)
    tables = base_tables(game.rules)
    both = set()
    while not game.is_over:
        seat = game.decider
        options = game.options_now()
        if game.frame_name == "turn" and seat is not None:
            first = at.HAND + seat * at.HAND_ROOM
            for slot in range(int(game.state.cells[at.HAND_SIZE + seat])):
                card = int(game.state.cells[first + slot]) - 1
                ready = all(requirements_met(tables, game.state, card, seat))
                assert ready == (n.A_MISSION + (card << 8) in options)
                both.add(ready)
        game.play(options[random.below(len(options))])
    assert both == {True, False}


def test_a_die_that_is_turned_tells_where_it_would_lead() -> None:
    """Not where it leads now: that is what one gives up (GOLD-2)."""
    game = Game.new(GameOptions(2, ("gold",)), seed="turned")
    words = Words(game.rules, game.edition, "en")
    asked = prompt(game, game.decider, words, facts=True)
    assert asked is not None
    dice = {option.action: option.fact for option in asked.options if option.kind == "gold"}
    assert dice
    for action, fact in dice.items():
        face, figure = action.split()[-1], "Personal die" if action.split()[1].isdigit() else "Merlin die"
        assert fact.startswith(f"{figure} {face} → ")


def test_a_space_of_a_land_tells_whom_to_send_there_and_the_contest_without_its_name() -> None:
    """The row is called after the land; whoever brings nothing is not recommended (BASE-30)."""
    game = Game.new(GameOptions(2), seed="lands")
    words = Words(game.rules, game.edition, "en", ("Ann", "Enid"))
    random = Random(4)
    told: set[str] = set()
    while not game.is_over and len(told) < 2:
        asked = prompt(game, game.decider, words, facts=True, deltas=True)
        for option in asked.options if asked is not None else ():
            if option.kind != "die" or len(option.leads) != 1:
                continue
            colour = game.rules.space_specs[option.leads[0].space].name.removeprefix("principality_")
            if colour not in COLOUR_NAMES or option.delta is None:
                continue
            sent = next((text.split()[1] for text in option.delta.best if text.startswith("deploy ")), None)
            good = option.delta.now + option.delta.scoring > 0
            assert not option.fact.startswith(colour.capitalize())
            assert option.fact.startswith("Best: ") == (good and sent is not None)
            if good and sent is not None:
                assert words.vassal(VASSAL_NAMES.index(sent)) in option.fact
            told.add("best" if option.fact.startswith("Best: ") else "plain")
        options = game.options_now()
        game.play(options[random.below(len(options))])
    assert told == {"best", "plain"}
