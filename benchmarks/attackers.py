"""What an attacker does to a server from one address, all at once, for `benchmarks.load`."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

from benchmarks.web_load import LARGEST, Person
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.record import record

RECORD_BYTES: Final = 390_000
REPLAYS: Final = 4
LINES: Final = 60
"""Sockets that read nothing, or talk without end."""
HALF: Final = 200
PAUSE: Final = 0.02
Attack = Callable[["Target"], Awaitable[None]]


class Target:
    """The server, and the address from which it is attacked."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.address = address
        parts = urlsplit(url)
        self.host, self.port = str(parts.hostname), int(parts.port or 80)
        self.person = Person(url, address)

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A raw connection."""
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.address, 0))

    async def post(self, path: str, body: bytes, kind: str) -> None:
        """A request whose answer is read and forgotten."""
        reader, writer = await self.open()
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Type: {kind}\r\n"
        head += f"Cookie: {self.person.cookie}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        writer.write(head.encode() + body)
        await writer.drain()
        await reader.read()
        writer.close()


def long_record() -> bytes:
    """A record that is as long as it may be and takes its first decision back again and again."""
    game = Game.new(GameOptions(2), seed="attack")
    seat = game.decider or 0
    choice = game.choices()[0]
    size = len(record(game).text())
    while size < RECORD_BYTES:
        game.play(choice)
        if not game.can_undo(seat):
            break
        game.undo(seat)
        size += 52
    return record(game).text().encode()[:400_000]


async def replays(target: Target) -> None:
    """Ask for replays and branches of long records."""
    body = await asyncio.to_thread(long_record)
    branch = {"seats": [{"kind": "me"}, {"kind": "bot"}], "branch": {"at": 10, "record": body.decode()}}
    while True:
        await target.post("/api/replay", body, "text/plain")
        await target.post("/api/tables", json.dumps(branch).encode(), "application/json")


async def deaf(target: Target) -> None:
    """Ask for the whole table again and again and read none of it."""
    table = await asyncio.to_thread(target.person.table, "me", "random")
    headers = {"Cookie": target.person.cookie}
    async with connect(
        f"{target.url.replace('http', 'ws')}/api/live/{table}",
        additional_headers=headers,
        max_size=LARGEST,
        max_queue=1,
        local_addr=(target.address, 0),
    ) as line:
        await line.send('{"type":"hello","lang":"en"}')
        while True:
            await line.send('{"type":"lang","lang":"de"}')


async def garrulous(target: Target) -> None:
    """Send rubbish as fast as it is taken."""
    table = await asyncio.to_thread(target.person.table, "me", "random")
    async with target.person.line(table) as line:
        while True:
            await line.send(json.dumps({"type": "act", "id": 1, "at": 99_999, "seat": "red", "action": "x" * 150}))


async def half(target: Target) -> None:
    """Begin a request and never end it."""
    _, writer = await target.open()
    writer.write(b"GET /api/me HTTP/1.1\r\nHost: x\r\n")
    await asyncio.sleep(30)
    writer.close()


async def newcomers(target: Target) -> None:
    """Be somebody new each time."""
    while True:
        await target.post("/api/me", b"{}", "application/json")


async def attack(url: str, address: str, ready: Callable[[], None]) -> None:
    """All of it, each begun again whenever the server ends it."""
    target = Target(url, address)

    async def again(one: Attack) -> None:
        while True:
            with contextlib.suppress(Exception):
                await one(target)
            await asyncio.sleep(PAUSE)

    several: tuple[tuple[Attack, int], ...] = (
        (replays, REPLAYS),
        (deaf, LINES // 2),
        (garrulous, LINES // 2),
        (half, HALF),
        (newcomers, 2),
    )
    tasks = [asyncio.create_task(again(one)) for one, count in several for _ in range(count)]
    await asyncio.sleep(2)
    ready()
    await asyncio.gather(*tasks)
