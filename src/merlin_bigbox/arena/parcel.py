"""What travels to a worker elsewhere: the work, what it has in common, and bots' files. Pieces only carry its label.

A worker that does not have the parcel yet says so, and is sent the content once. What it is, is only looked at by a
worker with the same program.
"""

from __future__ import annotations

import os
import pickle
import platform
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, Generic, NamedTuple, TypeVar

from merlin_bigbox import __version__
from merlin_bigbox.arena.attempt import Done, Failed, answered
from merlin_bigbox.arena.shipment import Shipment, pack, use
from merlin_bigbox.bots.fingerprint import whole_program
from merlin_bigbox.engine.core.errors import MerlinError

C = TypeVar("C")
R = TypeVar("R")

KEPT: Final = 8
"""So many parcels a worker keeps, if several people use it."""


class OtherProgramError(MerlinError):
    """A worker has another version of the program: its games could differ."""


class Wanting(NamedTuple):
    """The answer of a worker that needs the content first."""


class Label(NamedTuple):
    """By what a parcel is known, and the program it was made with."""

    digest: str
    program: str
    version: str


class Parcel(Generic[C, R]):
    """The label and the content of a parcel."""

    def __init__(self, work: Callable[[C, int], R], common: C) -> None:
        self.content = pickle.dumps((work, common, pack(getattr(common, "bots", ()))), pickle.HIGHEST_PROTOCOL)
        self.label = Label(sha256(self.content).hexdigest(), whole_program(), __version__)


_contents: Final[OrderedDict[str, bytes]] = OrderedDict()
"""The parcels that this worker has."""


def attempt_parcel(label: Label, content: bytes | None, number: int) -> Done[Any] | Failed | Wanting:
    """Do a piece of work on a worker elsewhere."""
    if (label.program, label.version) != (whole_program(), __version__):
        return Failed(OtherProgramError(_other_program(label)), "")
    if content is not None:
        if sha256(content).hexdigest() != label.digest:
            raise OSError("a parcel was damaged on its way")
        _contents[label.digest] = content
        while len(_contents) > KEPT:
            _contents.popitem(last=False)
    content = _contents.get(label.digest)
    return Wanting() if content is None else answered(lambda: _do(content, number))


def _do(content: bytes, number: int) -> Any:
    work, common, shipment = _opened(content)
    use(shipment)
    return work(common, number)


@lru_cache(maxsize=KEPT)
def _opened(content: bytes) -> tuple[Callable[[Any, int], Any], Any, Shipment]:
    opened: tuple[Callable[[Any, int], Any], Any, Shipment] = pickle.loads(content)  # noqa: S301 - who reaches us runs code
    return opened


def _other_program(label: Label) -> str:
    return (
        f"the worker {platform.node()} (process {os.getpid()}) has another version of Merlin, "
        f"{__version__} ({whole_program()[:8]}) instead of {label.version} ({label.program[:8]}); "
        "install the same on all machines and start their workers anew"
    )
