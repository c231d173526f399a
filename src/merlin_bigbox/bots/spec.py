"""Bot specifications such as `merlin@0.2`, `minstrel@1.2` or `mybot.py:MyBot`: parsing them, loading files."""

from __future__ import annotations

import importlib.util
import inspect
import math
import re
import sys
import traceback
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple, cast

from merlin_bigbox.bots.bot import Bot
from merlin_bigbox.bots.location import located
from merlin_bigbox.engine.core.errors import MerlinError, OptionsError

Maker = Callable[..., Bot]
"""Creates a bot from a generator; one that obeys a time limit takes it in seconds as `limit`."""

LIMIT: Final = "limit"
PROCESSES: Final = "processes"
VISITS: Final = "visits"
RATE: Final = "rate"
WEIGHTS: Final = "weights"
WEIGHTS_ENDING: Final = ".json"
MOST_PROCESSES: Final = 64
MOST_VISITS: Final = 1_000_000


class BotError(MerlinError):
    """A bot failed: it could not be created, raised an error, or answered with something that was not offered."""


class BotSpec(NamedTuple):
    """A bot's name, or the file and the class of one, its limits, and the file of weights it thinks with.

    The limits are seconds for a decision and how many processes think, or a number of visits of the search. What reads
    as seconds is a rate of errors to a bot that errs on purpose.
    """

    name: str
    limit: float | None = None
    processes: int = 1
    visits: int | None = None
    weights: str = ""


def parse_spec(text: str) -> BotSpec:
    """Take `merlin@0.2`, `merlin@1x2`, `merlin@40v` or `merlin@weights.json@40v` apart.

    An @ inside the path of a bot's file is part of the path.
    """
    name, sign, last = text.rpartition("@")
    if sign and last.endswith(WEIGHTS_ENDING):
        return parse_spec(name)._replace(weights=last)
    if not sign or any(mark in last for mark in ":/\\"):
        return BotSpec(text)
    limited, inner = _limits(text, name, last), parse_spec(name)
    if inner._replace(weights="") != BotSpec(inner.name):
        raise OptionsError(f'"{text}": one limit is enough')
    return limited._replace(name=inner.name, weights=inner.weights)


def _limits(text: str, name: str, limits: str) -> BotSpec:
    """What stands behind the last @, if it is not a file."""
    counted = re.fullmatch(r"([0-9]{1,7})v", limits)
    if counted and 0 < int(counted[1]) <= MOST_VISITS:
        return BotSpec(name, visits=int(counted[1]))
    seconds, times, processes = limits.partition("x")
    try:
        found = BotSpec(name, float(seconds), int(processes) if times else 1)
    except ValueError:
        found = BotSpec(name, math.nan)
    is_limit = found.limit is not None and math.isfinite(found.limit) and found.limit > 0
    if not is_limit or not 0 < found.processes <= MOST_PROCESSES:
        raise OptionsError(
            f'"{text}": after the @ come seconds for a decision, such as @0.5 (@0.5x2 for two processes), '
            "or visits of the search, such as @40v, or a file of weights, such as @weights.json"
        )
    return found


def is_file(name: str) -> bool:
    """Whether the name refers to a class in a file: `mybot.py:MyBot`."""
    return ":" in name or name.endswith(".py")


def files_of(text: str) -> list[str]:
    """The names of a bot's files: its class's, such as `mybot.py`, and that of its weights."""
    name, weights = parse_spec(text).name, parse_spec(text).weights
    return [*([_file_in(name)] if is_file(name) else []), *([weights] if weights else [])]


def _file_in(name: str) -> str:
    """The file in `mybot.py:MyBot`, as it is named there."""
    return name.rpartition(":")[0] if ":" in name else name


def digests(text: str) -> str:
    """The digests of a bot's files, its class and its weights: if one changes, it is another bot."""
    return " ".join(sha256(located(name).read_bytes()).hexdigest() for name in files_of(text))


@cache
def load_class(name: str) -> Maker:
    """The class called `MyBot` in the file `mybot.py`, for the name `mybot.py:MyBot`."""
    path, _, class_name = name.rpartition(":")
    if not path or not class_name:
        raise OptionsError(f'"{name}": write the file and the class in it, such as mybot.py:MyBot')
    file = located(_file_in(name))
    if not file.is_file():
        raise OptionsError(f'there is no file "{path}" to take the bot {class_name} from')
    module_name = f"merlin_bot_{sha256(str(file.resolve()).encode()).hexdigest()[:16]}"
    spec = importlib.util.spec_from_file_location(module_name, file)
    if spec is None or spec.loader is None:
        raise OptionsError(f'"{path}" is not a Python file')
    module = importlib.util.module_from_spec(spec)
    # Files in the same folder can be imported, as if the file were run itself; installed packages take precedence.
    folder = str(file.resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[module_name]
        raise BotError(f"{path} cannot be loaded: {describe_error(error)}") from error
    found = getattr(module, class_name, None)
    if not callable(found):
        classes = [
            key for key, value in vars(module).items() if inspect.isclass(value) and value.__module__ == module_name
        ]
        raise OptionsError(f'there is no "{class_name}" in {path}; it has {", ".join(classes) or "no class at all"}')
    if inspect.isclass(found) and not callable(getattr(found, "choose", None)):
        raise OptionsError(f"{class_name} in {path} has no method choose(request)")
    return cast("Maker", found)


def takes(maker: Maker, parameter: str) -> bool:
    """Whether a factory has that parameter: `LIMIT`, `PROCESSES`, `VISITS`, `RATE` or `WEIGHTS`."""
    try:
        return parameter in inspect.signature(maker).parameters
    except (TypeError, ValueError):
        return False


def usual_limit(maker: Maker) -> float | None:
    """A factory's default time limit in seconds."""
    usual = inspect.signature(maker).parameters[LIMIT].default
    return float(usual) if isinstance(usual, int | float) else None


def describe_error(error: BaseException) -> str:
    """An error in one line: its type, its message and where it was raised."""
    text = " ".join(str(error).split())
    what = type(error).__name__ + (f": {text}" if text else "")
    frames = traceback.extract_tb(error.__traceback__)
    return f"{what} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else what
