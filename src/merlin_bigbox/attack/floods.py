"""Attacks by doing something allowed far too often: replays, taking back, chat, tables, people, thinking."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

from merlin_bigbox.attack.forged import long_record
from merlin_bigbox.attack.people import ME, OPEN, Person
from merlin_bigbox.attack.target import Figures, Target, Verdict, slowest_move
from merlin_bigbox.attack.wire import Answer, BrokenLineError, ask

MERLINS: Final = tuple({"kind": "bot", "bot": "merlin"} for _ in range(4))
KNIGHTS: Final = (ME, {"kind": "bot", "bot": "knight"})
TABLES_EACH: Final = 30
AT_ONCE: Final = 8


async def replay_flood(target: Target) -> Verdict:
    """Records that are as heavy as can be, sent by several at once, while somebody plays."""
    body = long_record()
    async with target.players() as players:
        alone = await slowest_move(players, 20)
        statuses: list[int] = []
        flood = asyncio.gather(*(_replays(target, body, target.size(12, 2), statuses) for _ in range(AT_ONCE)))
        during = await slowest_move(players, target.size(100, 20))
        await flood
    figures: Figures = {
        "replays": len(statuses),
        "refused": sum(status >= 400 for status in statuses),
        "slowest-alone": round(alone, 3),
        "slowest-meanwhile": round(during, 3),
    }
    return Verdict(during < max(target.longest, 8 * alone) and all(status < 500 for status in statuses), figures)


async def _replays(target: Target, body: bytes, times: int, statuses: list[int]) -> None:
    for _ in range(times):
        with contextlib.suppress(BrokenLineError, OSError):
            found = await ask(target.attackers, "POST", "/api/replay", {"Content-Type": "text/plain"}, body)
            # A full queue may be told so: it is a refusal, no failure.
            statuses.append(429 if found.status == 503 else found.status)


async def undo_flood(target: Target) -> Verdict:
    """A move made and taken back without end: at some point it can no longer be taken back, and the game goes on."""
    most = target.size(1_200, 10)
    done = 0
    refused = ""
    async with target.players() as players:
        while done < most and not refused:
            asked = players.asked
            name = str((asked.prompt or {})["seat"])
            moved = await players.move(len(asked.played))
            answer = await asked.ask("undo", at=asked.at, seat=name) if moved["type"] == "done" else moved
            await players.hear_of(answer)
            if answer["type"] == "done":
                done += 1
            elif moved["type"] != "done" or answer["reason"] not in ("nothing-to-undo", "not-your-turn"):
                refused = str(answer["reason"])
        goes_on = (await players.move())["type"] == "done"
    return Verdict(bool(refused) and goes_on, {"taken-back": done, "then": refused or "-", "goes-on": goes_on})


async def chat_flood(target: Target) -> Verdict:
    """A stranger with the link who writes and writes into the chat of a table."""
    lines = target.size(100, 30)
    async with target.players() as players:
        stranger = await (await target.attacker()).sit_at(players.table)
        said = 0
        for number in range(lines):
            answer = await stranger.ask("say", text=f"buy now {number}")
            said += answer["type"] == "done"
        played = (await players.move())["type"] == "done"
        await stranger.socket.close()
    return Verdict(said < lines and played, {"tried": lines, "said": said})


async def table_flood(target: Target) -> Verdict:
    """One address that sets up table after table."""
    wanted = target.size(700, 20)
    person = await target.attacker()
    made: list[tuple[Person, str]] = []

    async def create() -> Answer:
        found = await person.post("/api/tables", {"seats": [ME, OPEN]})
        if found.status == 200:
            made.append((person, found.json()["id"]))
        return found

    refused = 0
    for number in range(wanted):
        if number and number % 150 == 0:
            with contextlib.suppress(BrokenLineError):
                person = await target.attacker()
        if (await _patiently(create)).status != 200:
            refused += 1
            if refused > 10:
                break
    for owner, table in made:
        # What was set up goes again, where the server lets people delete what they made.
        found = await ask(owner.address, "DELETE", f"/api/tables/{table}", owner.headers)
        if found.status == 404:
            break
    other = await (await target.person()).post("/api/tables", {"seats": [ME, OPEN]})
    held = refused > 0 and other.status == 200
    return Verdict(held, {"tried": wanted, "made": len(made), "another-came-in": other.status == 200})


async def _patiently(work: Callable[[], Awaitable[Answer]]) -> Answer:
    """Ask again after a short pause if only the pace was too high."""
    found = await work()
    for _ in range(20):
        if found.status != 429 or b"wait a little" not in found.body:
            break
        await asyncio.sleep(0.2)
        found = await work()
    return found


async def people_flood(target: Target) -> Verdict:
    """One address from which more and more new people come."""
    wanted = target.size(150, 20)
    came = 0
    for _ in range(wanted):
        with contextlib.suppress(BrokenLineError):
            await target.attacker()
            came += 1
    try:
        await target.person()
        other = True
    except BrokenLineError:
        other = False
    return Verdict(came < wanted and other, {"tried": wanted, "came": came, "another-came-in": other})


async def crowd_of_merlins(target: Target) -> Verdict:
    """Many tables of Merlins who think long: the bots at somebody else's table still answer soon."""
    wanted = target.size(150, 4)
    tables = 0
    for start in range(0, wanted, TABLES_EACH):
        owner = await target.attacker()
        for _ in range(min(TABLES_EACH, wanted - start)):
            with contextlib.suppress(BrokenLineError):
                await owner.create(*MERLINS)
                tables += 1
    person = await target.person()
    seat = await person.sit_at((await person.create(*KNIGHTS))["id"])
    clock = asyncio.get_running_loop().time
    waits: list[float] = []
    await asyncio.sleep(target.size(10, 0))  # until all of them think
    for number in range(target.size(60, 3)):
        if not await seat.wait_for_turn():
            break
        await seat.move(number * 7)
        while not seat.my_turn and seat.info.get("status") != "over":
            begun = clock()
            await seat.hear("step", "table", "info")
            waits.append(clock() - begun)
    await seat.socket.close()
    longest = max(waits, default=0.0)
    return Verdict(longest < 3 * target.longest, {"tables": tables, "longest-wait": round(longest, 2)})
