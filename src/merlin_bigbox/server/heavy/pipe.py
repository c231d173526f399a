"""What goes through the pipes between the server and a worker for heavy work: a length, then a pickled message."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any, BinaryIO, Final, NamedTuple

from merlin_bigbox.server.protocol.http import Reason

HEAD: Final = 4
LONGEST: Final = 1 << 28


class Job(NamedTuple):
    """A function of `tasks` or of another module that both sides have, and its arguments."""

    task: Callable[..., object]
    arguments: tuple[object, ...]


class Result(NamedTuple):
    """What the function returned, or how it refused, or on one line how it failed."""

    value: Any = None
    refused: tuple[Reason, str] | None = None
    failed: str = ""


def packed(message: Job | Result) -> bytes:
    """The message with its length before it."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(HEAD, "big") + body


def unpacked(body: bytes) -> Any:
    """The message. Both ends are this program under one account: neither is a stranger to the other."""
    return pickle.loads(body)  # noqa: S301 – see above


def read(stream: BinaryIO) -> bytes | None:
    """The next message of a stream; None at its end."""
    head = stream.read(HEAD)
    length = int.from_bytes(head, "big")
    body = stream.read(length) if len(head) == HEAD else b""
    return body if len(head) == HEAD and len(body) == length else None
