"""How hard a puzzle is: which bots, playing the turn themselves, come to the end of the best plan."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots import Bot, Request, bot
from merlin_bigbox.bots.planning_bot import PlanningBot
from merlin_bigbox.bots.players.lancelot import MOST_VISITS
from merlin_bigbox.bots.search.settings import Settings
from merlin_bigbox.bots.thinking_bot import ThinkingBot
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.puzzles.plans import closes, end_key, known
from merlin_bigbox.puzzles.puzzle import LEVELS, Level

QUICKLY: Final = 30
AT_LENGTH: Final = 1_200
"""Merlin's visits in 0.05 s and in two seconds: counted, so that a position gets the same level on every machine."""
WIDELY: Final = 30
HOPELESS: Final = 16_000
"""At length it also looks at answers that seem bad at first, as one who is told that there is a puzzle does."""
SEED: Final = 1


def quick_bots() -> tuple[Bot, ...]:
    """Whoever answers at a glance: the squire, the search that plays out Merlin's visits, and the knight."""
    return bot("squire", SEED), PlanningBot(Random(SEED), effort=Settings().quick), bot("knight", SEED)


def plan_of(player: Bot, rules: Ruleset, state: State, seat: int) -> str:
    """The key of the end to which a bot plays the turn, knowing what the seat knows."""
    at = known(rules, state, seat)
    while True:
        options = rules.options(at)
        action = player.choose(Request(rules, rules.observe(at, seat), options)) if len(options) > 1 else options[0]
        if closes(rules, at, seat, action):
            return end_key(rules, at, seat, action)
        rules.apply(at, action)


def level_of(rules: Ruleset, state: State, seat: int, key: str) -> Level | None:
    """The lowest level that finds the plan with this end; None if no bot does."""
    for level in LEVELS:
        if plan_of(bot_of(level), rules, state, seat) == key:
            return level
    return None


def bot_of(level: Level) -> Bot:
    """The bot of a level."""
    if level == "merlin":
        settings = Settings()
        settings.indifference = 0.0  # it uses all its visits
        settings.most_children = WIDELY
        settings.hopeless = HOPELESS
        return ThinkingBot(Random(SEED), 0.0, settings, AT_LENGTH)
    names = {"lancelot": f"lancelot@{MOST_VISITS}v", "merlin-quick": f"merlin@{QUICKLY}v"}
    return bot(names.get(level, level), SEED)
