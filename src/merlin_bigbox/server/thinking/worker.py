"""The worker process: reads questions from standard input, writes answers, and exits when its input closes.

Its arguments are bots of one's own that the command line named.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from queue import SimpleQueue
from threading import Thread
from types import FrameType
from typing import Any, BinaryIO, Final

import msgspec

from merlin_bigbox.bots import Request, Why, bot, explain, names
from merlin_bigbox.bots.explanation.onlooker import asked_again, seen_from
from merlin_bigbox.bots.own import introduce, is_own
from merlin_bigbox.bots.spec import describe_error
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.engine.core import state as engine_state
from merlin_bigbox.engine.core.ruleset import Observation, Ruleset
from merlin_bigbox.engine.core.state import from_list
from merlin_bigbox.planner.keeping import check
from merlin_bigbox.planner.plan import MOST_POSITIONS, plan
from merlin_bigbox.printable import printable
from merlin_bigbox.review.weighing import weigh
from merlin_bigbox.server.thinking.protocol import (
    Answer,
    Asked,
    CheckQuestion,
    Explained,
    Given,
    HintQuestion,
    Numbered,
    Ping,
    PlanFound,
    PlanQuestion,
    Pong,
    Question,
    Ready,
    Reply,
    SeenQuestion,
    Unexplained,
    WeighQuestion,
    quick_choice,
)

HEAD: Final = 4
NICE: Final = 5
"""People's moves go before bots' thoughts."""
LOOKING_SHARE: Final = 0.25
"""After this share of the limit no further possible game is examined for the reasons of a choice."""
STAND_IN: Final = "knight"
"""Who answers for one's own bot when that fails."""
STAND_IN_SECONDS: Final = 5.0
MOST_SAID: Final = 12
LONGEST_SAID: Final = 500
HAS_ALARM: Final = hasattr(signal, "setitimer")
"""Windows has none."""


class OutOfTimeError(Exception):
    """The bot has used up its time."""


def read_message(stream: BinaryIO) -> bytes | None:
    """The next message (a four-byte length, then the body); None at the end of the input."""
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


def _request(asked: Question) -> Request:
    """The bot's request, built from the question alone."""
    rules = compose(load(), asked.modules, asked.players, asked.variants, asked.version)
    if len(asked.cells) != rules.size:
        raise ValueError(f"{len(asked.cells)} cells instead of {rules.size}: server and worker differ")
    return Request(rules, Observation(asked.seat, from_list(asked.cells)), asked.options)


def choose(asked: Question) -> int:
    """What the bot chooses."""
    action = bot(asked.bot, asked.seed).choose(_request(asked))
    if action not in asked.options:
        raise ValueError(f"{asked.bot} chose {action!r:.40}, which is not offered")
    return int(action)


def hint(asked: HintQuestion) -> Explained:
    """What the bot would choose, and why."""
    why = explain(asked.bot, _request(asked), asked.seed)
    return _numbers(why)


def _numbers(why: Why) -> Explained:
    return Explained(why.chosen, why.gains, why.other, why.other_gains, why.better, sure=why.sure, deeds=why.deeds)


def look_at(asked: SeenQuestion) -> Explained:
    """Why somebody may have made a choice."""
    rules, observation, _ = _request(asked)
    ends = time.monotonic() + asked.limit * LOOKING_SHARE
    seen = seen_from(rules, observation, asked.mover, asked.action, asked.seed, lambda: time.monotonic() >= ends)
    said, own = own_reasons(asked, rules, observation)
    return Explained(
        seen.chosen,
        seen.gains,
        seen.other,
        seen.other_gains,
        seen.better,
        offered=seen.offered,
        perhaps_more=seen.perhaps_more,
        deeds=seen.deeds,
        other_deeds=seen.other_deeds,
        said=said,
        own=own,
    )


def warn(asked: WeighQuestion) -> Explained:
    """What was better, and by how much; the given action itself, and nothing, if nothing was."""
    found = weigh(_request(asked), asked.actions, asked.seed)
    if found is None:
        return Explained(asked.actions[0], {}, None, {}, 0.0)
    judged, given, better = found
    return Explained(
        judged.given,
        given.gains,
        judged.best,
        better.gains,
        -judged.loss,
        deeds=given.deeds,
        other_deeds=better.deeds,
    )


def look_ahead(asked: PlanQuestion | CheckQuestion) -> PlanFound:
    """The orders of a seat's turns, or what became of a plan."""
    rules, observation, _ = _request(asked)
    if isinstance(asked, PlanQuestion):
        return PlanFound(tree=plan(rules, observation, asked.turns, 0 if asked.quick else MOST_POSITIONS))
    return PlanFound(checked=check(rules, observation, asked.kept, asked.change))


def own_reasons(
    asked: SeenQuestion, rules: Ruleset, observation: Observation
) -> tuple[tuple[str, ...], Explained | None]:
    """What one's own bot says of its choice, in words or as numbers, if it can explain itself."""
    if not is_own(asked.bot):
        return (), None
    speak = getattr(bot(asked.bot, asked.seed), "explain", None)
    request = asked_again(rules, observation, asked.mover, asked.action, asked.seed)
    if request is None or not callable(speak):
        return (), None
    try:
        told: Any = speak(request)
    except OutOfTimeError:
        raise
    except Exception as error:  # noqa: BLE001 – the other reasons are told all the same
        return (f"explain: {describe_error(error)}",), None
    if isinstance(told, Why):
        return (), _numbers(told)
    lines = told.splitlines() if isinstance(told, str) else [str(line) for line in told or ()]
    return tuple(printable(line, LONGEST_SAID) for line in lines[:MOST_SAID] if line.strip()), None


def answer(asked: Asked) -> Given:
    """Answer a question; if time is up or something fails, with a quick choice or without reasons."""
    if isinstance(asked, Ping):
        return Pong()
    try:
        # Stops a bot between two steps of interpreted code; the server ends a process that does not even come there.
        _alarm(asked.limit)
        try:
            if isinstance(asked, HintQuestion):
                return hint(asked)
            if isinstance(asked, WeighQuestion):
                return warn(asked)
            if isinstance(asked, PlanQuestion | CheckQuestion):
                return look_ahead(asked)
            return look_at(asked) if isinstance(asked, SeenQuestion) else Answer(choose(asked))
        finally:
            _alarm(0)
    except OutOfTimeError:
        problem = f"{asked.who} had not answered after {asked.limit:g} s"
    except Exception as error:  # noqa: BLE001 – whatever went wrong in a bot, the game goes on
        problem = f"{asked.who} failed: {describe_error(error)}"
    if not asked.is_choice:
        return Unexplained(problem)
    return Answer(stand_in(asked) if is_own(asked.bot) else quick_choice(asked), printable(problem, LONGEST_SAID))


def stand_in(asked: Question) -> int:
    """What a bot of the house chooses instead of one's own; should even that fail, any option."""
    try:
        _alarm(STAND_IN_SECONDS)
        try:
            return int(bot(STAND_IN, asked.seed).choose(_request(asked)))
        finally:
            _alarm(0)
    except Exception:  # noqa: BLE001 – the game goes on
        return quick_choice(asked)


def _alarm(seconds: float) -> None:
    """Ring after so many seconds, where the system can; elsewhere the server stops a bot together with its process."""
    if HAS_ALARM:
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _time_is_over(_number: int, _frame: FrameType | None) -> None:
    raise OutOfTimeError


def _listen(source: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Runs in its own thread, so that the death of the server is noticed even while a bot is thinking."""
    while (message := read_message(source)) is not None:
        questions.put(message)
    os._exit(0)


def main() -> None:
    """Answer questions until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the server, which closes the input
    if HAS_ALARM:
        signal.signal(signal.SIGALRM, _time_is_over)
    if hasattr(os, "nice"):
        os.nice(NICE)
    # Whatever a bot prints must not end up between the messages.
    target = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    load()
    for spec in sys.argv[1:]:
        introduce(spec)
    write_message(target, Ready(compiled=not engine_state.__file__.endswith(".py"), bots=names()))
    while True:
        message = msgspec.msgpack.decode(questions.get(), type=Numbered)
        write_message(target, Reply(message.number, answer(message.asked)))


if __name__ == "__main__":
    main()
