"""Bots of one's own at a table: a class in a file that the command line named, known by its name in this process.

No message brings one: whoever starts the program decides what is loaded.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Final

from merlin_bigbox.bots.spec import is_file, load_class, parse_spec
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.printable import printable

LONGEST: Final = 300
"""Characters of what a bot says of itself."""

_OWN: Final[dict[str, str]] = {}
"""What is loaded for a name: `MyBot` is `/home/ann/mybot.py:MyBot@0.5`."""


def introduce(spec: str) -> str:
    """From now on `mybot.py:MyBot` is known as MyBot here; gives that name. Nothing is loaded yet."""
    plain = parse_spec(spec).name
    file, _, name = plain.rpartition(":")
    if not is_file(plain) or not file or not name.isidentifier():
        raise OptionsError(f'"{spec}": write the file and the class in it, such as mybot.py:MyBot')
    _OWN[name] = f"{Path(file).expanduser().resolve()}:{name}{spec[len(plain) :]}"
    return name


def own_names() -> list[str]:
    """The names of those introduced here."""
    return list(_OWN)


def is_own(name: str) -> bool:
    """Whether somebody introduced a bot by this name."""
    return name in _OWN


def whole(name: str) -> str:
    """The file and the class behind the name of one's own bot; any other name as it is."""
    return _OWN.get(name, name)


def forget() -> None:
    """Nobody is introduced any more."""
    _OWN.clear()


def about(name: str) -> str:
    """What one's own bot says of itself: the beginning of its docstring."""
    told = inspect.getdoc(load_class(parse_spec(whole(name)).name)) or ""
    return printable(" ".join(told.split("\n\n")[0].split()), LONGEST)
