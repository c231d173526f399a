"""Attacks on the processes in which bots think; they need a server of one's own on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from typing import Final

from merlin_bigbox.attack.people import ME, Seat
from merlin_bigbox.attack.target import Figures, Target, Verdict

THINKING: Final = {"kind": "bot", "bot": "knight"}


async def dead_workers(target: Target) -> Verdict:
    """All processes that think are killed while they are idle: the bots go on."""
    return await _strike(target, signal.SIGKILL)


async def stopped_workers(target: Target) -> Verdict:
    """All processes that think are stopped and say nothing any more: they are replaced, and the bots go on."""
    return await _strike(target, signal.SIGSTOP)


async def _strike(target: Target, how: signal.Signals) -> Verdict:
    person = await target.person()
    seat = await person.sit_at((await person.create(ME, THINKING))["id"])
    struck: set[int] = set()
    answered = 0
    longest = 0.0
    clock = asyncio.get_running_loop().time
    strikes = target.size(5, 2)
    try:
        async with asyncio.timeout(target.patience * strikes):
            for _ in range(strikes):
                await _bot_answers(seat)
                struck.update(_hit(target, how))
                begun = clock()
                await _bot_answers(seat)
                answered += 1
                longest = max(longest, clock() - begun)
    except TimeoutError:
        pass
    finally:
        for process in struck:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGKILL)
        await seat.socket.close()
    figures: Figures = {"processes": len(struck), "strikes": strikes, "answered": answered}
    return Verdict(bool(struck) and answered == strikes, {**figures, "longest-wait": round(longest, 1)})


async def _bot_answers(seat: Seat) -> None:
    """Play until the bot has had its turn."""
    while await seat.wait_for_turn():
        await seat.move(len(seat.played) * 7)
        if not seat.my_turn:
            await seat.wait_for_turn()
            return


def _hit(target: Target, how: signal.Signals) -> list[int]:
    found = target.house.children()
    for process in found:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, how)
    return found
