"""The coach remarks on facts of the asked seat's moment, each by its own trigger, and knows nothing that is hidden."""

import copy
import re

import pytest

from merlin_bigbox.bots import Request, bot
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import snapshot
from merlin_bigbox.game.dice import Dice, seed_from
from merlin_bigbox.game.elements import grammar
from merlin_bigbox.game.game import Game, Saved
from merlin_bigbox.game.notation import COLOUR_NAMES
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.prospect import Prospect
from merlin_bigbox.game.shown import Remark
from merlin_bigbox.game.testing.page_words import Telling
from merlin_bigbox.game.words import Words
from merlin_bigbox.learn.coach import TRIGGERS, remarks
from merlin_bigbox.locale import catalogue, languages

VALLEY = "environs MMmmwl LllWLm Wwwwlm"
IDLE = "yellow: dice nothing\nblue: dice nothing\n"
LONGEST = 14


def game_of(position: str) -> Game:
    """A game of three that goes on from a position told in the words of a rule page."""
    telling = Telling()
    for line in f"players 3\n{VALLEY}\n{position}".splitlines():
        telling.tell(line.strip())
    assert telling.position is not None
    saved = Saved(0, snapshot.to_json(telling.position.rules, telling.position.state))
    return Game.resume(GameOptions(3), (), Dice(seed_from("coach")), saved=saved)


def told(game: Game, lang: str = "en") -> dict[str, Remark]:
    """All remarks to the asked seat by their ids."""
    assert game.decider is not None
    found = remarks(game, Words(game.rules, game.edition, lang), Prospect(game, game.decider))
    return {remark.id: remark for remark in found}


def after(position: str, *actions: str) -> dict[str, Remark]:
    """The remarks after these actions."""
    game = game_of(position)
    for action in actions:
        game.play(action)
    return told(game)


BASE = "red: apples 0, staffs 0\n"
MOMENTS: dict[str, tuple[str, tuple[str, ...], str]] = {
    "help-near": (
        IDLE + BASE + "round 2\nred: knight on principality_black, dice 4, traitors grey\nred to move",
        (),
        "Last turn before the scoring. Help against a traitor is near.",
    ),
    "scoring-ahead": (
        IDLE + BASE + "round 2\nred: dice 1 2 3 merlin 1, traitors grey blue\nred to move",
        (),
        "Scoring after this round. Traitors without a shield would cost you 6 points.",
    ),
    "first-turn": (
        IDLE + BASE + "round 1\nred: dice 1 2 3 merlin 1\nred to move",
        (),
        "Trace the path of all your dice first. Order matters.",
    ),
    "staff-pays": (
        IDLE + "red: knight on 0, dice 3, staffs 1, shield black 4\nmerlin on 0\nred arrives with merlin on vp_shield",
        ("perform",),
        "A staff would bring 4 more. Kept, it is worth 2.",
    ),
    "last-staffs": (
        IDLE + "round 6\nred: dice 1 2 3 merlin 1, apples 0, staffs 1\nred to move",
        (),
        "Last round: a staff pays 2 unused, or repeats Merlin once more.",
    ),
    "last-apple": (
        IDLE + "round 6\nred: knight on 0, dice 1, apples 1, staffs 0\nred to move",
        (),
        "An apple is 1 point now. Does another space pay more?",
    ),
    "nothing-ahead": (
        IDLE + BASE + "red: knight on principality_black, dice 3, flag blue\nred to move",
        (),
        "Nothing useful ahead? An apple or a flag changes that.",
    ),
    "would-evict": (
        IDLE + BASE + "yellow: builder in blue\nred: dice 1\nred arrives on principality_blue",
        (),
        "Yellow’s builder is here. Yours would send him home.",
    ),
    "no-marker": (
        IDLE + BASE + "red: dice 1\nred arrives on influence_flag",
        (),
        "No marker, no choice. The lady-in-waiting places one.",
    ),
    "first-flag": (
        IDLE + BASE + "red: dice 1, flag grey\nred to move",
        (),
        "A flag is a tool: point at it to see when it works.",
    ),
    "first-material": (
        IDLE + BASE + "red: knight on principality_black, dice 1, material grey\nred to move",
        (),
        "Your grey material fits 10 tiles. Tap one to see why.",
    ),
    "markers-out": (
        IDLE + BASE + "red: dice 1, markers in blue 3, markers in grey 3\nred to move",
        (),
        "All 6 markers are out. The scoring brings some home.",
    ),
    "at-home": (
        IDLE + BASE + "round 2\nred: knight on 0, dice 3, lady in blue, builder in grey\nred to move",
        (),
        "Each vassal on the board scores 1. 2 are still at home.",
    ),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_each_moment_has_its_remark(name: str) -> None:
    position, actions, text = MOMENTS[name]
    found = after(position, *actions)
    assert name in found, found
    assert found[name].text == text


def test_a_complete_card_is_told_of_at_both_ends_of_a_turn() -> None:
    """BASE-50: when the turn begins, and before it ends without a card; not after one was played."""
    game = game_of(f"{IDLE}{BASE}red: knight on 0, dice 1 2, missions 38, material brown, shield blue\nred to move")
    assert "only-ticks" in told(game)
    assert "complete" not in told(game)
    game.play("die 2")
    game.play("move cw")
    game.play("perform")
    found = told(game)
    assert found["complete"].text == "Wait: a card is complete. 2 points, and you keep everything."
    assert found["complete"].elements == ("card:38",)
    game.play("mission 38")
    assert "complete" not in told(game)


def test_a_die_that_can_complete_a_card_is_named() -> None:
    """The builder brings what the card lacks; whoever has that already hears of the card instead."""
    position = "red: knight on principality_orange, dice 4, missions 38, shield blue\nred to move"
    found = after(IDLE + BASE + position)
    assert found["die-completes"].text == "Your 4 can complete a mission. Find out how."
    assert found["die-completes"].elements == ("die:own:4",)
    ready = after(IDLE + BASE + position.replace("shield blue", "shield blue, material brown"))
    assert "only-ticks" in ready
    assert "die-completes" not in ready


def test_what_others_did_since_the_last_turn() -> None:
    """A vassal was sent home, and the Grail taken away; two turns later nothing is said of it."""
    game = game_of(
        "blue: dice nothing\nyellow: knight on principality_black, dice 4 1\n"
        "red: knight on 2, dice 1 1 4 merlin 1, builder in grey, apples 0, staffs 0\nred to move"
    )
    for action in ("die 4", "move cw", "perform", "end turn", "die 4", "move cw", "deploy builder grey", "end turn"):
        game.play(action)
    assert game.decider == 0
    assert told(game)["evicted"].text == "Your builder is home again. What he brought stays yours."
    for action in ("die 1", "move cw", "perform", "end turn", "die 1", "move cw", "forfeit", "end turn"):
        if action in game.choices():
            game.play(action)
    assert game.decider == 0
    assert "evicted" not in told(game)


def test_the_grail_that_another_player_took() -> None:
    """BASE-39: only who had it is told; its owner before is known from the events that were heard."""
    game = game_of(
        "blue: dice nothing\nyellow: knight on 2, dice 4\nred: knight on 2, dice 4 1, apples 0, staffs 0\nred to move"
    )
    for action in ("die 4", "move cw", "perform", "end turn", "die 4", "move cw", "perform", "end turn"):
        game.play(action)
    assert told(game)["taken-away"].text == "Yellow took the Grail. Its space brings it back."


def test_a_lead_in_a_territory_that_was_lost() -> None:
    """BASE-73: what the territory brings now, and without the manor that another player built."""
    game = game_of(
        "blue: dice nothing\nyellow: knight on principality_black, dice 1, material grey\n"
        "red: knight on 0, dice 2 1, manors on B6, apples 0, staffs 0\nred to move"
    )
    for action in ("die 2", "move cw", "perform", "end turn", "die 1", "move cw"):
        game.play(action)
    before = game.copy()
    builds = [action for action in game.choices() if action.startswith("build ")]
    texts = []
    for build in builds:
        game = before.copy()
        game.play(build)
        while game.decider == 1:
            game.play(game.choices()[0])
        if "lead-lost" in told(game):
            texts.append(told(game)["lead-lost"].text)
    assert texts
    assert all(re.fullmatch(r"Yellow has built in the mountains: \d fewer for you at a scoring\.", x) for x in texts)


def test_what_brought_most_points_until_the_first_scoring() -> None:
    game = game_of(f"{IDLE}round 3\nred: dice 1 2 3 merlin 1, apples 0, staffs 0\nred to move")
    assert "after-scoring" not in told(game)
    cell = int(game.rules.sheet) + 9
    game.state.cells[cell] += 5
    assert told(game)["after-scoring"].text == "So far most points came from: Influence. Two scorings remain."


def test_nothing_is_said_where_a_fact_does_not_hold() -> None:
    """Guarded traitors, markers that all stay, a staff that repeats little, a last turn of no scoring."""
    guarded = IDLE + BASE + "round 2\nred: dice 1 2 3 merlin 1, traitors grey, shield grey\nred to move"
    assert "scoring-ahead" not in after(guarded)
    spread = "red: dice 1, " + ", ".join(f"marker in {colour}" for colour in COLOUR_NAMES)
    assert "markers-out" not in after(f"{IDLE}{BASE}{spread}\nred to move")
    little = MOMENTS["staff-pays"][0].replace("shield black 4", "shield black 2")
    assert "staff-pays" not in after(little, "perform")
    assert "at-home" not in after(MOMENTS["at-home"][0].replace("round 2", "round 3"))
    helpless = MOMENTS["help-near"][0].replace("dice 4", "dice 2")
    assert "help-near" not in after(helpless)


@pytest.mark.slow
def test_remarks_are_the_same_whatever_is_hidden() -> None:
    """In whole games all that the seat cannot know is dealt anew: the very same is said, of parts of the board."""
    seen: set[str] = set()
    different = 0
    for seed in range(3):
        game = Game.new(GameOptions(3), seed=f"coach {seed}")
        random = Random(seed)
        bots = [bot("page", seat) for seat in range(3)]
        while not game.is_over:
            seat, options = game.decider, game.options_now()
            assert seat is not None
            found = told(game)
            seen |= found.keys()
            assert [e for r in found.values() for e in r.elements if not grammar(game.rules).fullmatch(e)] == []
            other = copy.copy(game)
            other.state = game.rules.resample(game.observe(seat), random)
            # What others alone heard may differ as well.
            other.log = game.events_for(seat)
            different += not other.state.same(game.state)
            assert told(other) == found
            chosen = (
                options[0] if len(options) == 1 else bots[seat].choose(Request(game.rules, game.observe(seat), options))
            )
            game.play(chosen)
    assert different > 100
    assert len(seen) >= 12


def test_outside_of_turns_nothing_is_said() -> None:
    game = Game.new(GameOptions(3), seed="setup")
    scored = game_of("red: traitors blue, flag black\nscoring after round 2")
    assert scored.decider == 0
    assert told(scored) == {}
    assert told(game).keys() <= TRIGGERS.keys()


PARAMS = {
    "points": 6,
    "face": 4,
    "player": "Ann",
    "colour": "grey",
    "tiles": 7,
    "markers": 6,
    "vassals": 2,
    "reason": "X",
}
KINDS = {
    "whose": ("own", "merlin"),
    "vassal": ("lady", "shield_bearer", "builder", "flag_bearer"),
    "terrain": ("mountain", "wood", "lake"),
    "what": ("grail", "excalibur"),
}


@pytest.mark.parametrize("lang", languages())
def test_remarks_are_short_in_all_languages(lang: str) -> None:
    words = catalogue(lang)
    assert {name for name in words.ids() if name.startswith("coach-")} == {f"coach-{name}" for name in TRIGGERS}
    for name in TRIGGERS:
        for kind, values in KINDS.items():
            for value in values:
                others = {other: forms[0] for other, forms in KINDS.items()}
                text = words.text(f"coach-{name}", **{**PARAMS, **others, kind: value})
                assert len(text.split()) <= LONGEST, text
                assert "!" not in text
