"""Many tables at once: sockets that watch bots play, and one person who plays among them."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

TABLES_EACH = 40
"""As many as one person may watch at a time."""
PAUSE = 0.06
"""Seconds between the moves of a person: the server takes twenty messages a second from one socket."""
LARGEST = 2**24
MOVED, OVER = '"type":"step"', '"status":"over"'
STEP = re.compile(r'"before":(\d+),"at":(\d+)')


class Person:
    """Somebody known to the server by a cookie."""

    def __init__(self, url: str, address: str = "127.0.0.1") -> None:
        """`address` is where the person comes from: all of 127.* is this machine."""
        self.host = urlsplit(url).netloc
        self.address = address
        self.cookie = ""
        self.ask("POST", "/api/me", {})

    def ask(self, method: str, path: str, body: object | None = None) -> Any:
        """Ask the server over HTTP."""
        line = http.client.HTTPConnection(self.host, timeout=60, source_address=(self.address, 0))
        headers = {"Content-Type": "application/json"} | ({"Cookie": self.cookie} if self.cookie else {})
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        words = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {words.decode()}")
        if given := answer.getheader("Set-Cookie"):
            self.cookie = given.partition(";")[0]
        line.close()
        return json.loads(words)

    def table(self, *seats: str) -> str:
        """A new table, "me" or the names of bots at its seats."""
        plans = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
        return str(self.ask("POST", "/api/tables", {"seats": plans})["id"])

    def line(self, table: str) -> connect:
        """A socket to a table."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        return connect(
            f"ws://{self.host}/api/live/{table}",
            additional_headers=headers,
            max_size=LARGEST,
            local_addr=(self.address, 0),
        )


@dataclass
class Watched:
    """What the sockets that watch have seen."""

    actions: int = 0
    tables: int = 0
    finished: int = 0


async def watch(person: Person, seen: Watched, ready: asyncio.Event, bots: Sequence[str]) -> None:
    """Follow a table of bots to its end, then the next one, for as long as it is wanted."""
    while True:
        table = await asyncio.to_thread(person.table, *bots)
        async with person.line(table) as line:
            await line.send(json.dumps({"type": "hello", "lang": "en"}))
            await line.recv()
            seen.tables += 1
            ready.set()
            async for text in line:
                # Only what is counted is read: reading everything would measure this client.
                if MOVED in text[:40]:
                    found = STEP.search(str(text))
                    seen.actions += int(found[2]) - int(found[1]) if found else 0
                elif OVER in text:
                    seen.finished += 1
                    break


async def moves(person: Person, spent: list[float], most: int, seed: int, pause: float = PAUSE) -> None:
    """Note the seconds from sending a move to having the changed table, for a person against a bot."""
    luck = random.Random(seed)
    while len(spent) < most:
        table = await asyncio.to_thread(person.table, "me", "random")
        async with person.line(table) as line:
            await line.send(json.dumps({"type": "hello", "lang": "en"}))
            await _play(line, luck, spent, most, pause)


async def _play(line: ClientConnection, luck: random.Random, spent: list[float], most: int, pause: float) -> None:
    """Play one game, or as many moves of it as are still wanted."""
    sent_at, sent = -1, 0.0
    async for text in line:
        received = time.perf_counter()
        message = json.loads(text)
        if message["type"] == "refused":
            raise RuntimeError(f"a move was refused: {message}")
        if message["type"] == "info" and message["info"]["status"] == "over":
            break
        if message["type"] not in {"table", "step"}:
            continue
        if message["type"] == "step" and message["before"] == sent_at:
            spent.append(received - sent)
            if len(spent) >= most:
                break
        prompt = message["prompt"]
        if prompt and prompt["options"]:
            await asyncio.sleep(pause)
            action = luck.choice(prompt["options"])["action"]
            act = {"type": "act", "id": len(spent), "at": message["at"], "seat": prompt["seat"], "action": action}
            sent_at, sent = message["at"], time.perf_counter()
            await line.send(json.dumps(act))


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
