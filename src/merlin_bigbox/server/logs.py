"""The server's log: one line an event, as text or JSON, that steers no terminal, tells no secret and fills no disk."""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from typing import Final, Literal, TextIO

import msgspec

from merlin_bigbox.printable import printable
from merlin_bigbox.server.limits import Bucket, Limits
from merlin_bigbox.server.sources import MACHINE

Form = Literal["text", "json"]

LONGEST: Final = 1_000
FRAMES: Final = 8
EVENTS: Final = 500
"""How many kinds of lines are told apart; they are written in the program, so there are far fewer."""
SECRET: Final = re.compile(
    r"[0-9a-fA-F]{32,}"  # seeds, cookies, ids of people
    r"|[0-9A-Za-z]{4}(?:-[0-9A-Za-z]{4}){5,}"  # recovery codes
    r"|[0-9A-Za-z_-]{43,}"  # what is random and written in any other way
)
FIELDS: Final = ("event", "table", "person", "reason", "suppressed")


def about(event: str, *, table: str = "", person: str = "", reason: str = "") -> dict[str, str]:
    """What a line is about, for `extra=` of a logging call. The person's id is told by a hash of it alone."""
    found = {"event": event, "table": table, "person": hashed(person) if person else "", "reason": reason}
    return {name: value for name, value in found.items() if value}


def hashed(person: str) -> str:
    """A short name for a person that tells lines about the same one, and nothing else."""
    return sha256(b"merlin log " + person.encode()).hexdigest()[:12]


def configure(form: Form, limits: Limits, stream: TextIO | None = None) -> None:
    """Write warnings and errors of everything in this process to the standard error output."""
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(Damper(limits))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)


def clean(text: str) -> str:
    """The text on one line, without control characters and without what looks like a secret."""
    return SECRET.sub("…", printable(text, LONGEST))


class Damper(logging.Filter):
    """Lets a limited number of lines pass for each event, and in all; the next one tells how many were left out."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = MACHINE.monotonic) -> None:
        super().__init__()
        self._limits = limits
        self._clock = clock
        self._all = Bucket(limits.log_lines_per_minute / 60, limits.log_lines_at_once, clock)
        self._each: dict[str, Bucket] = {}
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written."""
        event = str(getattr(record, "event", "")) or f"{record.name}:{record.lineno}"
        if event not in self._each and len(self._each) >= EVENTS:
            event = "other"
        bucket = self._each.get(event)
        if bucket is None:
            limits = self._limits
            bucket = Bucket(limits.log_lines_each_per_minute / 60, limits.log_lines_each_at_once, self._clock)
            self._each[event] = bucket
        if not bucket.take() or not self._all.take():
            self._left_out[event] += 1
            return False
        if self._left_out[event]:
            record.suppressed = self._left_out.pop(event)
        return True


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, object] = {"time": round(record.created, 3), "level": record.levelname.lower(), "event": "log"}
        for name in FIELDS:
            value = getattr(record, name, None)
            if value is not None:
                line[name] = value if isinstance(value, int) else clean(str(value))
        line["message"] = clean(_message(record))
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            line["error"] = clean(f"{type(error).__name__}: {error}")
            line["trace"] = _frames(error)
        return msgspec.json.encode(line).decode()


class TextLines(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record; an error's trace follows on lines of its own."""
        found = [f"{name}={clean(str(getattr(record, name)))}" for name in FIELDS if hasattr(record, name)]
        line = f"{self._when(record)} {record.levelname} {clean(_message(record))}"
        if found:
            line += f" [{' '.join(found)}]"
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            told = [f"{type(error).__name__}: {error}", *_frames(error)]
            line += "".join(f"\n  | {clean(text)}" for text in told)
        return line

    def _when(self, record: logging.LogRecord) -> str:
        try:
            return self.formatTime(record)
        except (ValueError, OverflowError, OSError):  # the clock is so far off that no date can be written
            return f"@{record.created:.0f}"


def _message(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except Exception:  # noqa: BLE001 – a line with the wrong arguments is still a line
        return str(record.msg)


def _frames(error: BaseException) -> list[str]:
    """Where an error came from, the innermost last: places in the program, no values."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    return [f"{frame.filename.rpartition('merlin_bigbox/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
