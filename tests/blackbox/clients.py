"""Clients that play as fast as they are let: each at tables of its own, over as many sockets as it takes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Sequence
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.blackbox.history import Asked, History, Line, Move, Note, Read

GONE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)
PATIENCE = 60.0
"""Seconds after which a client gives up a socket that says nothing, as a person would reload the page."""
TALK, LOOK, STALE = 0.05, 0.05, 0.03
"""How often, beside a move, something is said, the table is looked at anew, and `at` is outdated."""


class Person:
    """Somebody with a cookie, who comes to any of several addresses each time, and tries again for ever."""

    def __init__(self, urls: Sequence[str], history: History, seed: int, patience: float = PATIENCE) -> None:
        """`patience` grows with each time in a row that it was not enough: the machine may be slow."""
        self._urls = urls
        self._history = history
        self._chance = random.Random(seed)
        self._name = f"client-{seed}"
        self._patience = self._usual = patience
        self._http = httpx.AsyncClient(trust_env=False)
        self.table: str | None = None
        """Where they are."""
        self.progress = 0
        """Counts acknowledged moves, or others' moves that were seen."""

    async def run(self) -> None:
        """Go on until cancelled."""
        try:
            while True:
                before = self.progress
                try:
                    if "merlin" in self._http.cookies:
                        await self._once()
                    else:
                        await self._ask("POST", "/api/me", {"name": self._name})
                    waited = False
                except GONE:
                    waited = self.progress == before
                self._patience = min(PATIENCE, self._patience * 1.5) if waited else self._usual
                await asyncio.sleep(0.05)
        finally:
            await self._http.aclose()

    async def _once(self) -> None:
        """As long as it goes well."""
        raise NotImplementedError

    @property
    def _url(self) -> str:
        return self._chance.choice(self._urls)

    async def _ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        return await self._http.request(method, f"{self._url}{path}", json=body, timeout=self._patience)

    async def _make(self, *seats: str, clock: bool = False) -> str | None:
        """A new table, "me" or the names of bots at its seats; None if it was refused."""
        plans = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
        wish: dict[str, object] = {"seats": plans}
        if clock:
            wish["clock"] = {"bank": 86_400, "turn": 60}
        found = await self._ask("POST", "/api/tables", wish)
        if found.status_code != httpx.codes.OK:
            self._history.refusals[_reason(found)] += 1
            return None
        made = str(found.json()["id"])
        self._history.tables.append(made)
        return made


class Onlooker(Person):
    """Somebody who makes tables of bots and goes away: they have to play by themselves."""

    def __init__(self, urls: Sequence[str], history: History, seed: int, patience: float = PATIENCE) -> None:
        super().__init__(urls, history, seed, patience)
        self._changed = 0.0

    async def _once(self) -> None:
        if self.table is None:
            self.table = await self._make("random", "random")
            return
        await asyncio.sleep(0.3)
        found = await self._ask("GET", "/api/tables")
        if found.status_code != httpx.codes.OK:
            return
        card = next((card for card in found.json() if card["id"] == self.table), None)
        if card is None:
            return
        self.progress += card["changed"] > self._changed
        self._changed = card["changed"]
        if card["status"] == "over":
            self.table = None


class Client(Person):
    """Somebody who plays against a bot, one game after the other."""

    def __init__(
        self, urls: Sequence[str], history: History, seed: int, patience: float = PATIENCE, *, clock: bool = False
    ) -> None:
        super().__init__(urls, history, seed, patience)
        self._clock = clock
        self._requests = 0

    async def _once(self) -> None:
        if self.table is None:
            self.table = await self._make("me", "random", clock=self._clock)
            return
        began = time.monotonic()
        async with self.line(self.table) as line:
            await self._play(line, began)

    def line(self, table: str) -> connect:
        """A socket to a table."""
        cookie = {"Cookie": f"merlin={self._http.cookies['merlin']}"}
        return connect(
            f"{self._url.replace('http:', 'ws:')}/api/live/{table}",
            additional_headers=cookie,
            proxy=None,
            max_size=None,
            open_timeout=self._patience,
            close_timeout=1,
        )

    # --- at a table ----------------------------------------------------------------------------------------------

    async def _play(self, line: ClientConnection, began: float) -> None:
        prompt: dict[str, Any] | None = None
        at = 0
        pending: dict[int, Asked] = {}
        message = await self.greeted(line, self.table or "", began)
        while True:
            kind = message["type"]
            if kind in ("table", "step"):
                prompt, at = message["prompt"], message["at"]
            if kind in ("table", "info") and message["info"]["status"] == "over":
                self.table = None
                return
            if kind in ("done", "refused") and (asked := pending.pop(message["id"], None)) is not None:
                self._answer(asked, message)
            if prompt and prompt["options"] and not any(isinstance(asked, Move) for asked in pending.values()):
                await self._move(line, pending, at, prompt)
                await self._beside(line, pending)
            message = await self.next(line)

    async def next(self, line: ClientConnection) -> dict[str, Any]:
        """What comes next, as long as patience lasts."""
        async with asyncio.timeout(self._patience):
            message: dict[str, Any] = json.loads(await line.recv())
        return message

    async def greeted(self, line: ClientConnection, table: str, began: float) -> dict[str, Any]:
        """Say hello; returns the table as it is shown."""
        await line.send(json.dumps({"type": "hello", "lang": "en", "at": 0}))
        while True:
            message = await self.next(line)
            if message["type"] == "table":
                shown = Read(table, message["at"], message["note"], began, time.monotonic())
                self._history.reads.append(shown)
                return message
            if message["type"] == "refused":
                self._history.refusals[message["reason"]] += 1

    def _answer(self, asked: Asked, message: dict[str, Any]) -> None:
        asked.answer(message)
        if asked.reason:
            self._history.refusals[asked.reason] += 1
        if isinstance(asked, Move):
            self.progress += asked.outcome == "done"

    async def _send(self, line: ClientConnection, pending: dict[int, Asked], asked: Asked, **message: object) -> None:
        self._requests += 1
        pending[self._requests] = asked
        await line.send(json.dumps({**message, "id": self._requests}))

    async def _move(self, line: ClientConnection, pending: dict[int, Asked], at: int, prompt: dict[str, Any]) -> None:
        action = self._chance.choice(prompt["options"])["action"]
        stale = at and self._chance.random() < STALE
        move = Move(self.table or "", time.monotonic(), at=at - bool(stale), seat=prompt["seat"], action=action)
        self._history.moves.append(move)
        await self._send(line, pending, move, type="act", at=move.at, seat=move.seat, action=action)

    async def _beside(self, line: ClientConnection, pending: dict[int, Asked]) -> None:
        table, now = self.table or "", time.monotonic()
        if self._chance.random() < TALK:
            text = f"{self._name} {self._requests}"
            said = Line(table, now, text=text)
            self._history.said.append(said)
            await self._send(line, pending, said, type="say", text=text)
        if self._chance.random() < LOOK:
            with contextlib.suppress(*GONE):
                async with self.line(table) as other:
                    await self.greeted(other, table, now)

    async def refusal(self) -> str:
        """The reason with which the server refuses to keep this person's name; empty if it keeps it, or is away."""
        try:
            answer = await self._ask("POST", "/api/me", {"name": self._name})
        except GONE:
            return ""
        return "" if answer.status_code == httpx.codes.OK else _reason(answer)


class Scribe:
    """The same person in a second tab, who writes notes all the time: each replaces the one before."""

    def __init__(self, client: Client, history: History) -> None:
        self._client = client
        self._history = history
        self._number = 0

    async def run(self) -> None:
        """Go on until cancelled."""
        while True:
            table = self._client.table
            if table is not None:
                with contextlib.suppress(*GONE):
                    await self._write(table)
            await asyncio.sleep(0.05)

    async def _write(self, table: str) -> None:
        began = time.monotonic()
        async with self._client.line(table) as line:
            await self._client.greeted(line, table, began)
            while self._client.table == table:
                self._number += 1
                note = Note(table, time.monotonic(), number=self._number)
                self._history.notes.append(note)
                await line.send(json.dumps({"type": "note", "id": note.number, "text": str(note.number)}))
                message = await self._client.next(line)
                while message["type"] not in ("done", "refused") or message["id"] != note.number:
                    message = await self._client.next(line)
                note.answer(message)
                await asyncio.sleep(0.1)


def _reason(answer: httpx.Response) -> str:
    """Why something was refused; by a proxy on the way it may be no more than a number."""
    with contextlib.suppress(ValueError, KeyError, TypeError):
        return str(answer.json()["reason"])
    return str(answer.status_code)
