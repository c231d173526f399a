"""Asks a bot for a decision and checks it: a bad or late answer ends the games with a clear error."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from types import FrameType, TracebackType
from typing import Final, Self

from merlin_bigbox.arena.timing import Times
from merlin_bigbox.bots import Bot, BotError, Request
from merlin_bigbox.bots.bot import Clock
from merlin_bigbox.bots.spec import describe_error

PATIENCE: Final = 600.0
LIMITS: Final = 20
"""A bot is considered hanging after this many seconds and this many times its limit."""
LONGEST_TICK = 1.0
now: Clock = time.monotonic
"""The clock that decides whether a bot hangs."""


class HangingError(BaseException):
    """Raised inside a bot that does not answer; not an `Exception`, so that the bot cannot swallow it."""


class Patience:
    """Interrupts bots that hang, where signals allow it: in the main thread."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.ends = 0.0
        self.usable = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()

    def wait(self, asked: Bot, request: Request, limit: float | None) -> int:
        """The answer of a bot with this time limit."""
        self.ends = now() + max(self.seconds, LIMITS * (limit or 0.0))
        action = asked.choose(request)
        self.ends = 0.0
        return action

    def __enter__(self) -> Self:
        if self.usable:
            tick = min(LONGEST_TICK, self.seconds)
            self.before = signal.signal(signal.SIGALRM, self._look)
            signal.setitimer(signal.ITIMER_REAL, tick, tick)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.usable:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self.before)

    def _look(self, _number: int, frame: FrameType | None) -> None:
        if self.ends and now() > self.ends:
            self.ends = 0.0
            raise HangingError(f"{Path(frame.f_code.co_filename).name}, line {frame.f_lineno}" if frame else "nowhere")


class Asking:
    """Asks the bots of one game; `place` names the game in error messages."""

    def __init__(self, names: Sequence[str], bots: list[Bot], limits: list[float | None], place: str) -> None:
        self.names, self.place = names, place
        self.bots, self.limits = bots, limits
        self.times = [Times() for _ in bots]
        self.patience = Patience(PATIENCE)

    def answer(self, seat: int, request: Request, options: list[int], decision: int) -> int:
        """The bot's answer, timed. It is checked against `options`, as the bot may modify its `request`."""
        limit = self.limits[seat]
        started = time.perf_counter()
        try:
            action = self.patience.wait(self.bots[seat], request, limit)
        except HangingError as error:
            raise self._error(f"does not answer ({error})", seat, decision) from None
        except (Exception, SystemExit) as error:
            raise self._error(f"failed: {describe_error(error)}", seat, decision) from error
        self.times[seat].note(time.perf_counter() - started, limit)
        if type(action) is not int or action not in options:
            wrong = f"answered {repr(action)[:60]}, which is none of the {len(options)} options"
            raise self._error(wrong, seat, decision)
        return action

    def _error(self, what: str, seat: int, decision: int) -> BotError:
        return BotError(f'the bot "{self.names[seat]}" {what}; {self.place}, decision {decision}, seat {seat}')
