"""Asks a bot for a decision and checks it: a bad or late answer ends the games with a clear error."""

from __future__ import annotations

import ctypes
import signal
import sys
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
    """Interrupts bots that hang: by a signal in the main thread, where there are signals, by another thread elsewhere.

    Workers of a cluster may play in any of their threads.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.ends = 0.0
        self.place = ""
        self.tick = min(LONGEST_TICK, seconds)
        self.by_signal = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        self.lock = threading.Lock()
        self.over = threading.Event()

    def wait(self, asked: Bot, request: Request, limit: float | None) -> int:
        """The answer of a bot with this time limit."""
        try:
            self.ends = now() + max(self.seconds, LIMITS * (limit or 0.0))
            action = asked.choose(request)
            with self.lock:  # from here on the other thread leaves this one alone
                self.ends = 0.0
        except HangingError:
            raise HangingError(self.place) from None
        return action

    def __enter__(self) -> Self:
        if self.by_signal:
            self.before = signal.signal(signal.SIGALRM, lambda _number, frame: self._look(frame))
            signal.setitimer(signal.ITIMER_REAL, self.tick, self.tick)
        else:
            threading.Thread(target=self._watch, args=(threading.get_ident(),), daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.by_signal:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self.before)
        self.over.set()

    def _look(self, frame: FrameType | None) -> None:
        if self._hangs(frame):
            raise HangingError

    def _watch(self, thread: int) -> None:
        """Look after a thread, and raise the error in it."""
        while not self.over.wait(self.tick):
            with self.lock:
                if self._hangs(sys._current_frames().get(thread)):  # noqa: SLF001 - documented, if oddly named
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(HangingError))

    def _hangs(self, frame: FrameType | None) -> bool:
        """Whether time is over; it is told once, with the place."""
        if not self.ends or now() <= self.ends:
            return False
        self.ends = 0.0
        self.place = f"{Path(frame.f_code.co_filename).name}, line {frame.f_lineno}" if frame else "nowhere"
        return True


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
