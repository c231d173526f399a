"""Attacks by connections: sockets without end, without greeting and without reading, and halves of requests."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from merlin_bigbox.attack.people import Person
from merlin_bigbox.attack.target import Figures, Target, Verdict
from merlin_bigbox.attack.wire import BrokenLineError, Connection, Socket, ask

HALF: Final = b"POST /api/me HTTP/1.1\r\nHost: "
SOCKETS_EACH: Final = 25
SMALL: Final = 4_096
CHUNK: Final = 50


async def socket_flood(target: Target) -> Verdict:
    """As many sockets as the server takes, from one address; somebody else still gets in."""
    wanted = target.size(600, 30)
    opened: list[Socket] = []
    refused = 0
    async with target.players() as players:
        try:
            person: Person | None = None
            for number in range(wanted):
                if number % SOCKETS_EACH == 0:
                    with contextlib.suppress(BrokenLineError):
                        person = await target.attacker()
                if person is None:
                    refused += 1
                    continue
                socket = await _greeted(person, players.table)
                if socket is None:
                    refused += 1
                else:
                    opened.append(socket)
            other = await target.person()
            came_in = await _greeted(other, players.table)
            if came_in is not None:
                await came_in.close()
            moved = await players.move()
        finally:
            for socket in opened:
                socket.abort()
    held = refused > 0 and came_in is not None and moved["type"] == "done"
    figures = {
        "tried": wanted,
        "open": len(opened),
        "refused": refused,
        "another-came-in": came_in is not None,
    }
    return Verdict(held, dict(figures))


async def _greeted(person: Person, table: str) -> Socket | None:
    """A socket that the server has let in, or nothing."""
    try:
        socket = await person.socket(table)
    except (BrokenLineError, OSError):
        return None
    try:
        socket.send({"type": "hello", "lang": "en", "at": 0})
        message = await socket.until("table", "refused")
    except BrokenLineError:
        message = {"type": "closed"}
    if message["type"] == "table":
        return socket
    socket.abort()
    return None


async def half_requests(target: Target) -> Verdict:
    """Connections that begin a request and never end it: the server drops them, and others are served."""
    wanted = target.size(1_300, 100)
    lines: list[Connection] = []
    try:
        for _ in range(wanted):
            with contextlib.suppress(OSError):
                line = await Connection.open(target.attackers)
                line.write(HALF)
                lines.append(line)
        served = await _served(target)
        dropped = 0
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(target.patience):
                for line in lines:
                    with contextlib.suppress(OSError):
                        while await line.reader.read(CHUNK):
                            pass
                    dropped += 1
        served = served and await _served(target)
    finally:
        for line in lines:
            line.abort()
    figures: Figures = {"opened": len(lines), "dropped": dropped}
    return Verdict(served and dropped == len(lines), {**figures, "others-served": served})


async def _served(target: Target) -> bool:
    try:
        return (await ask(target.address, "GET", "/api/setup")).status == 200
    except (BrokenLineError, OSError, TimeoutError):
        return False


async def silent_reader(target: Target) -> Verdict:
    """A socket that asks for the whole table again and again, and never reads: the server closes it."""
    async with target.players() as players:
        attacker = await target.attacker()
        before = target.house.memory() or 0
        socket = await attacker.socket(players.table, SMALL)
        socket.send({"type": "hello", "lang": "en", "at": 0})
        sent = 0
        clock = asyncio.get_running_loop().time
        end = clock() + target.patience
        while clock() < end and not socket.line.writer.transport.is_closing() and sent < target.size(20_000, 2_000):
            for _ in range(CHUNK):
                socket.send({"type": "lang", "lang": "de" if sent % 2 else "en"})
                sent += 1
            await asyncio.sleep(0.01)
        closed = await _closed_before_the_end(socket, end - clock())
        grown = ((target.house.memory() or 0) - before) / 1e6
        moved = await players.move()
        socket.abort()
    held = closed and moved["type"] == "done"
    return Verdict(held, {"messages": sent, "closed": closed, "memory-mb": round(grown, 1)})


async def _closed_before_the_end(socket: Socket, seconds: float) -> bool:
    """Whether the server closes the socket although nothing more is done with it but not to read."""
    with contextlib.suppress(TimeoutError, OSError):
        async with asyncio.timeout(max(1.0, seconds)):
            while not socket.line.writer.transport.is_closing():
                # A write to a socket that is gone is how one hears of it without reading.
                socket.send(b"", 9)
                await asyncio.sleep(0.2)
    return socket.line.writer.transport.is_closing()


async def too_large(target: Target) -> Verdict:
    """Bodies and messages of many megabytes are refused before they are kept."""
    megabytes = target.size(30, 2)
    person = await target.attacker()
    answers: list[str] = []
    for path in ("/api/me", "/api/tables", "/api/replay"):
        try:
            found = await ask(target.attackers, "POST", path, person.headers, b"[" * (megabytes * 10**6))
            answers.append(str(found.status))
        except (BrokenLineError, OSError):
            answers.append("cut off")
    async with target.players() as players:
        socket = await person.socket(players.table)
        with contextlib.suppress(OSError):
            socket.send(b'"' + b"a" * (megabytes * 10**6) + b'"')
        while await socket.receive() is not None:
            pass
        moved = await players.move()
        await socket.close()
    held = set(answers) <= {"413", "cut off"} and socket.closed is not None and moved["type"] == "done"
    return Verdict(held, {"megabytes": megabytes, "answers": " ".join(answers), "close-code": str(socket.closed)})
