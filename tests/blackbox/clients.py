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
TALK, WRITE, LOOK, STALE = 0.05, 0.08, 0.05, 0.03
"""How often, beside a move, something is said, notes are written, the table is looked at anew, and `at` is outdated."""


class Client:
    """Somebody who plays against a bot, one game after the other. With several addresses, each time at any of them."""

    def __init__(
        self, urls: Sequence[str], history: History, seed: int, patience: float = PATIENCE, *, clock: bool = False
    ) -> None:
        """`patience` grows with each time in a row that it was not enough: the machine may be slow."""
        self._urls = urls
        self._history = history
        self._chance = random.Random(seed)
        self._name = f"client-{seed}"
        self._patience = self._usual = patience
        self._clock = {"clock": {"bank": 86_400, "turn": 60}} if clock else {}
        self._http = httpx.AsyncClient(timeout=patience, trust_env=False)
        self._requests = 0
        self._notes = 0
        self.table: str | None = None
        """Where it plays."""
        self.progress = 0
        """Counts acknowledged moves."""

    async def run(self) -> None:
        """Play until cancelled."""
        try:
            while True:
                before = self.progress
                with contextlib.suppress(*GONE):
                    await self._once()
                waited = self.progress == before
                self._patience = min(PATIENCE, self._patience * 1.5) if waited else self._usual
                await asyncio.sleep(0.05)
        finally:
            await self._http.aclose()

    @property
    def _url(self) -> str:
        return self._chance.choice(self._urls)

    async def _ask(self, path: str, body: object) -> httpx.Response:
        return await self._http.post(f"{self._url}{path}", json=body, timeout=self._patience)

    async def _once(self) -> None:
        if "merlin" not in self._http.cookies:
            await self._ask("/api/me", {"name": self._name})
            return
        if self.table is None:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            found = await self._ask("/api/tables", {"seats": seats, **self._clock})
            if found.status_code != httpx.codes.OK:
                self._history.refusals[_reason(found)] += 1
                return
            self.table = str(found.json()["id"])
            self._history.tables.append(self.table)
        began = time.monotonic()
        async with self._line() as line:
            await self._play(line, began)

    def _line(self) -> connect:
        cookie = {"Cookie": f"merlin={self._http.cookies['merlin']}"}
        return connect(
            f"{self._url.replace('http:', 'ws:')}/api/live/{self.table}",
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
        message = await self._greeted(line, began)
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
            message = await self._next(line)

    async def _next(self, line: ClientConnection) -> dict[str, Any]:
        async with asyncio.timeout(self._patience):
            message: dict[str, Any] = json.loads(await line.recv())
        return message

    async def _greeted(self, line: ClientConnection, began: float) -> dict[str, Any]:
        """Say hello; returns the table as it is shown."""
        await line.send(json.dumps({"type": "hello", "lang": "en", "at": 0}))
        while True:
            message = await self._next(line)
            if message["type"] == "table":
                shown = Read(self.table or "", message["at"], message["note"], began, time.monotonic())
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
        if self._chance.random() < WRITE:
            self._notes += 1
            note = Note(table, now, number=self._notes)
            self._history.notes.append(note)
            await self._send(line, pending, note, type="note", text=str(note.number))
        if self._chance.random() < LOOK:
            with contextlib.suppress(*GONE):
                async with self._line() as other:
                    await self._greeted(other, now)

    async def refusal(self) -> str:
        """The reason with which the server refuses to keep this person's name; empty if it keeps it, or is away."""
        try:
            answer = await self._ask("/api/me", {"name": self._name})
        except GONE:
            return ""
        return "" if answer.status_code == httpx.codes.OK else _reason(answer)


def _reason(answer: httpx.Response) -> str:
    """Why something was refused; by a proxy on the way it may be no more than a number."""
    with contextlib.suppress(ValueError, KeyError, TypeError):
        return str(answer.json()["reason"])
    return str(answer.status_code)
