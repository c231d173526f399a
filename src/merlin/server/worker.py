"""A process in which bots think: reads questions, writes answers, ends with its input. The server runs it."""

from __future__ import annotations

import os
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from types import FrameType
from typing import BinaryIO, Final

import msgspec

from merlin.bots import Request, bot, names
from merlin.edition import load
from merlin.engine.catalogue import compose
from merlin.engine.core import state as engine_state
from merlin.engine.core.ruleset import Observation
from merlin.engine.core.state import from_list
from merlin.server.thinking_messages import Answer, Question, Ready, quick_choice

HEAD: Final = 4
NICE: Final = 5
"""People's moves go before bots' thoughts."""


class OutOfTimeError(Exception):
    """The bot has thought long enough."""


def read_message(stream: BinaryIO) -> bytes | None:
    """The next message: its length in four bytes, then itself; None at the end of the input."""
    head = stream.read(HEAD)
    if len(head) < HEAD:
        return None
    length = int.from_bytes(head, "big")
    body = stream.read(length)
    return body if len(body) == length else None


def write_message(stream: BinaryIO, message: msgspec.Struct) -> None:
    """Send a message at once."""
    body = msgspec.msgpack.encode(message)
    stream.write(len(body).to_bytes(HEAD, "big") + body)
    stream.flush()


def choose(asked: Question) -> int:
    """What the bot chooses. Everything it may know is in the question."""
    rules = compose(load(), asked.modules, asked.players, asked.variants)
    if len(asked.cells) != rules.size:
        raise ValueError(f"{len(asked.cells)} cells instead of {rules.size}: server and worker differ")
    observation = Observation(asked.seat, from_list(asked.cells))
    action = int(bot(asked.bot, asked.seed).choose(Request(rules, observation, asked.options)))
    if action not in asked.options:
        raise ValueError(f"{asked.bot} chose {action}, which is not offered")
    return action


def answer(asked: Question) -> Answer:
    """The bot's choice, or a quick one if its time is over before it has chosen or if it fails."""
    try:
        # Stops a bot between two steps of interpreted code; the server ends a process that does not even come there.
        signal.setitimer(signal.ITIMER_REAL, asked.limit)
        try:
            return Answer(choose(asked))
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    except OutOfTimeError:
        return Answer(quick_choice(asked), f"{asked.bot} had not chosen after {asked.limit:g} s")
    except Exception as error:  # noqa: BLE001 – whatever went wrong in a bot, the game goes on
        return Answer(quick_choice(asked), f"{asked.bot} failed: {type(error).__name__}: {error}")


def _time_is_over(_number: int, _frame: FrameType | None) -> None:
    raise OutOfTimeError


def _listen(source: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Runs in a thread of its own, so that a server's death is noticed in the middle of a thought."""
    while (message := read_message(source)) is not None:
        questions.put(message)
    os._exit(0)


def main() -> None:
    """Think until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the server, which closes the input
    signal.signal(signal.SIGALRM, _time_is_over)
    os.nice(NICE)
    # What a bot prints must not get between the messages.
    target = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    load()
    write_message(target, Ready(compiled=not engine_state.__file__.endswith(".py"), bots=names()))
    while True:
        write_message(target, answer(msgspec.msgpack.decode(questions.get(), type=Question)))


if __name__ == "__main__":
    main()
