"""The bots: found by name, made, described and asked to explain themselves."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from types import ModuleType
from typing import Final, NamedTuple, Protocol, runtime_checkable

from merlin_bigbox.bots import own, players
from merlin_bigbox.bots.bot import Bot, Request, Searched, Searching
from merlin_bigbox.bots.explanation.why import Why
from merlin_bigbox.bots.learning.model import read_file
from merlin_bigbox.bots.spec import (
    LIMIT,
    PROCESSES,
    RATE,
    VISITS,
    WEIGHTS,
    BotError,
    Maker,
    describe_error,
    is_file,
    load_class,
    parse_spec,
    takes,
    usual_limit,
)
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.engine.core.random import Random

__all__ = [
    "Bot",
    "BotError",
    "Description",
    "Request",
    "Searched",
    "Searching",
    "Why",
    "bot",
    "describe",
    "explain",
    "is_known",
    "limit_for",
    "names",
    "present_name",
    "yardsticks",
]


UNKNOWN_STRENGTH: Final = -1


@runtime_checkable
class Explaining(Protocol):
    """A bot that can explain its choices."""

    def explain(self, request: Request) -> Why:
        """What it would choose, and the reasons."""
        ...


class Description(NamedTuple):
    """A bot's description: message ids and its strength."""

    name: str
    """What it is asked for by."""
    title: str
    """The id of the message that is its title."""
    about: str
    """The id of the message that describes it."""
    strength: int
    """Higher is stronger; styles have the strength of the level they vary, or are a little weaker."""
    is_style: bool
    """Whether it varies a level of the ladder."""
    limit: float | None
    """Default seconds per decision; None if it answers at once."""


@cache
def _files() -> dict[str, ModuleType]:
    """The files in `players/`, by the name of their bot."""
    found: dict[str, ModuleType] = {}
    for entry in pkgutil.iter_modules(players.__path__):
        module = importlib.import_module(f"{players.__name__}.{entry.name}")
        if hasattr(module, "NAME") and hasattr(module, "create"):
            found[module.NAME] = module
    return dict(sorted(found.items()))


@cache
def _makers() -> dict[str, Maker]:
    """The factories of all bots by name, former names included."""
    found: dict[str, Maker] = {}
    for name, module in _files().items():
        for known in (name, *getattr(module, "ALIASES", ())):
            found[known] = module.create
    return found


def names() -> list[str]:
    """The names of the bots that are offered to players, in alphabetical order."""
    return [name for name, module in _files().items() if not hasattr(module, "YARDSTICK")]


def yardsticks() -> list[str]:
    """The names of frozen bots: available by name, but meant for measuring other bots."""
    return [name for name, module in _files().items() if hasattr(module, "YARDSTICK")]


def is_known(name: str) -> bool:
    """Whether a bot has or had this name, or is one's own and was introduced here."""
    return name in _makers() or own.is_own(name)


def present_name(name: str) -> str:
    """The current name of a bot, as old tables may use a former one. Unknown names are returned unchanged."""
    for known, module in _files().items():
        if name in getattr(module, "ALIASES", ()):
            return known
    return name


def describe(name: str) -> Description:
    """The description of the bot with this name. Nobody knows how strong one's own is."""
    if own.is_own(name):
        return Description(name, f"ui-bot-{name}", f"ui-bot-{name}.about", UNKNOWN_STRENGTH, False, limit_for(name))
    maker = _maker(parse_spec(name).name)
    for known, module in _files().items():
        if module.create is maker:
            title = f"ui-bot-{known}"
            limit = getattr(module, "LIMIT", None)
            is_style = hasattr(module, "STYLE")
            return Description(known, title, f"{title}.about", module.STRENGTH, is_style, limit)
    raise OptionsError(f'"{name}" is a bot of your own; only {", ".join(names())} are described')


def explain(name: str, request: Request, seed: int = 0, limit: float | None = None) -> Why:
    """What the bot with this name would choose, and why: for hints and for explanations in the log."""
    made = bot(name, seed, limit)
    if not isinstance(made, Explaining):
        raise OptionsError(f'the bot "{name}" cannot explain itself')
    return made.explain(request)


def _maker(name: str) -> Maker:
    """The factory for a name without limits."""
    if is_file(name):
        return load_class(name)
    maker = _makers().get(name)
    if maker is None:
        raise OptionsError(f'unknown bot "{name}"; available: {", ".join(names())}')
    return maker


def limit_for(name: str, limit: float | None = None) -> float | None:
    """The seconds a bot may take for a decision: those in its name, else `limit`, else its default.

    None if it obeys no time limit, or counts visits instead.
    """
    plain, told, processes, visits, weights = parse_spec(own.whole(name))
    maker = _maker(plain)
    if weights and not takes(maker, WEIGHTS):
        raise OptionsError(f'the bot "{plain}" thinks without learned weights; leave "@{weights}" out')
    if visits is not None:
        if not takes(maker, VISITS):
            raise OptionsError(f'the bot "{plain}" counts no visits; leave "@{visits}v" out')
        return None
    if processes > 1 and not takes(maker, PROCESSES):
        raise OptionsError(f'the bot "{plain}" thinks in one process only; leave "x{processes}" out')
    if not takes(maker, LIMIT):
        if told is not None and not takes(maker, RATE):
            raise OptionsError(f'the bot "{plain}" obeys no time limit; leave "@{told:g}" out')
        return None
    given = told if told is not None else limit
    return given if given is not None else usual_limit(maker)


def bot(name: str, seed: int, limit: float | None = None) -> Bot:
    """A new bot for one seat of one game.

    The name is one of `names()` or `mybot.py:MyBot`; `merlin@0.2` gives it seconds for a decision, `merlin@1x2` two
    processes as well, `merlin@40v` visits of its search instead: then it reads no clock and the same seed gives the
    same choices; `merlin@weights.json` thinks with the weights of that file; `minstrel@1.2` errs by 1.2 points a turn.
    `limit` gives seconds to a bot that obeys a limit and has none in its name.
    """
    seconds = limit_for(name, limit)
    plain, told, processes, visits, weights = parse_spec(own.whole(name))
    wanted: dict[str, object] = {} if seconds is None else {LIMIT: seconds}
    if told is not None and takes(_maker(plain), RATE):
        wanted[RATE] = told
    if processes > 1:
        wanted[PROCESSES] = processes
    if visits is not None:
        wanted[VISITS] = visits
    if weights:
        wanted[WEIGHTS] = read_file(weights)
    try:
        return _maker(plain)(Random(seed), **wanted)
    except OptionsError:
        raise
    except Exception as error:
        raise BotError(f'the bot "{name}" cannot be made: {describe_error(error)}') from error
