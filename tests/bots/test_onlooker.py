"""Reasons for a choice of somebody else come from what the onlooker knows, and from nothing else."""

import pytest

from merlin_bigbox.bots.explanation.onlooker import Seen, Viewpoint, seen_from
from merlin_bigbox.bots.explanation.why import follower
from merlin_bigbox.bots.search.lookahead import NOTHING as UNSEEN
from merlin_bigbox.bots.search.valuation import PARTS
from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.cells import DISPLAY
from merlin_bigbox.engine.base.names import A_MISSION
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.packed import pack
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Observation, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.words import Words
from tests.bots.test_no_peeking import positions

ALL = module_names()
LANGUAGES = ("en", "de", "pt")
NOTHING = dict.fromkeys(PARTS, 0.0)


def told(rules: Ruleset, seen: Observation, mover: int, action: int) -> list[str]:
    """The reasons in words."""
    return seen_from(rules, seen, mover, action).lines(Words(rules, load(), "en"), "seat", mover)


def decisions(rules: Ruleset, every: int) -> list[tuple[State, int, list[int], int]]:
    """Moments of a random game with a choice, with who chooses, the options and what a quick search chooses."""
    search = follower(rules)
    found: list[tuple[State, int, list[int], int]] = []
    for state in positions(rules, seed=4, every=every):
        mover, options = int(rules.decider(state)), rules.options(state)
        found.append((state, mover, options, int(search.choose(state, mover, options))))
    return found


@pytest.mark.parametrize(("modules", "every"), [((), 23), (ALL, 89)])
def test_the_mover_s_hidden_cards_change_no_word_of_what_others_are_told(modules: tuple[str, ...], every: int) -> None:
    """Dealt anew, all that the onlooker knows being the same, the choice made is explained in the same words."""
    rules = compose(load(), modules, 3)
    dealt_differently = 0
    for state, mover, _, action in decisions(rules, every):
        for observer in ((mover + 1) % 3, -1):
            seen = rules.observe(state, observer)
            words = told(rules, seen, mover, action)
            for luck in range(40):
                other = rules.resample(seen, Random(luck))
                if rules.offers(other, action):
                    dealt_differently += not other.same(state)
                    assert told(rules, rules.observe(other, observer), mover, action) == words
                    break
    assert dealt_differently > 5


@pytest.mark.parametrize(("modules", "every"), [((), 23), (ALL, 89)])
def test_alternatives_are_no_guesses(modules: tuple[str, ...], every: int) -> None:
    """What is named as the other choice was there in truth, whatever was guessed; and so was the choice."""
    rules = compose(load(), modules, 3)
    named = 0
    for state, mover, options, action in decisions(rules, every):
        seen = seen_from(rules, rules.observe(state, (mover + 1) % 3), mover, action)
        assert seen.chosen == action
        assert seen.other is None or (seen.other in options and seen.other != action)
        assert 1 <= seen.offered <= len(options)
        named += seen.other is not None
    assert named > 2


def test_who_chose_is_told_by_what_it_knew_itself() -> None:
    """The best choice is not worse than another, the worst not better."""
    rules = compose(load(), (), 2)
    for state, mover, options, best in decisions(rules, 31):
        search = follower(rules)
        search.choose(state, mover, options)
        values = {option: int(search.values[index]) for index, option in enumerate(options)}
        looked_at = {option: value for option, value in values.items() if value > UNSEEN}
        worst = min(looked_at, key=lambda option: looked_at[option])
        seen = rules.observe(state, mover)
        chosen, poor = seen_from(rules, seen, mover, best), seen_from(rules, seen, mover, worst)
        assert chosen.better >= 0.0 >= poor.better or len(looked_at) == 1
        assert chosen.offered == len(options)
        assert not chosen.perhaps_more


def test_a_choice_that_seems_impossible_lies_in_hidden_cards() -> None:
    """Nothing is said of it, and nothing fails."""
    rules = compose(load(), (), 2)
    state = positions(rules, seed=1, every=5)[0]
    mover = int(rules.decider(state))
    in_display = pack(A_MISSION, state.cells[DISPLAY] - 1)
    seen = seen_from(rules, rules.observe(state, 1 - mover), mover, in_display)
    assert (seen.offered, seen.other, seen.is_choice) == (0, None, False)
    assert seen.lines(Words(rules, load(), "en"), "seat", mover) == [
        "The reason lies in cards that cannot be seen from here."
    ]


def test_without_time_one_possible_game_is_enough() -> None:
    rules = compose(load(), (), 2)
    state, mover, _, action = decisions(rules, 31)[3]
    asked: list[int] = []

    def enough() -> bool:
        asked.append(1)
        return True

    seen = seen_from(rules, rules.observe(state, 1 - mover), mover, action, enough=enough)
    assert set(seen.gains) == set(PARTS)
    assert asked == [1]


@pytest.mark.parametrize("viewpoint", ["own", "mover", "seat", "outside"])
@pytest.mark.parametrize(
    ("seen", "says"),
    [
        (Seen(15, NOTHING, None, {}, 0.0, 1, perhaps_more=False), "nothing else to choose"),
        (Seen(15, NOTHING, None, {}, 0.0, 1, perhaps_more=True), "What else there was"),
        (Seen(15, NOTHING, None, {}, 0.0, 2, perhaps_more=False), "Nothing else came close"),
        (Seen(15, NOTHING, 12, NOTHING, 0.1, 2, perhaps_more=False), "about as good"),
        (
            Seen(15, NOTHING | {"goods": 2.0}, 12, NOTHING, 1.5, 2, perhaps_more=False),
            "worth 1.5 points less; this",
        ),
        (Seen(15, NOTHING, 12, NOTHING, 1.5, 2, perhaps_more=False), "less, because it brings less later"),
        (Seen(15, NOTHING, 12, NOTHING | {"goods": 2.0}, -1.5, 2, perhaps_more=False), "worth 1.5 points more; it"),
        (Seen(15, NOTHING, 12, NOTHING, -1.5, 2, perhaps_more=False), "more, because it brings more later"),
    ],
)
def test_reasons_are_told_in_every_language(seen: Seen, says: str, viewpoint: Viewpoint) -> None:
    rules = compose(load(), (), 2)
    lines = [seen.lines(Words(rules, load(), lang), viewpoint, 1) for lang in LANGUAGES]
    assert says in lines[0][-1]
    assert len({len(each) for each in lines}) == 1
    assert all(len(set(same)) == len(LANGUAGES) for same in zip(*lines, strict=True))
