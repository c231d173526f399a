"""Clients that play as fast as they are let: each at tables of its own, over as many sockets as it takes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.blackbox.history import History, Move

GONE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)
PATIENCE = 60.0
"""Seconds after which a client gives up a socket that says nothing, as a person would reload the page."""


class Client:
    """Somebody who plays against a bot, one game after the other."""

    def __init__(self, url: str, history: History, seed: int) -> None:
        self._url = url
        self._history = history
        self._chance = random.Random(seed)
        self._name = f"client-{seed}"
        self._http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False)
        self._requests = 0
        self._table: str | None = None
        self.progress = 0
        """Counts acknowledged moves."""

    async def run(self) -> None:
        """Play until cancelled."""
        try:
            while True:
                with contextlib.suppress(*GONE):
                    await self._once()
                await asyncio.sleep(0.05)
        finally:
            await self._http.aclose()

    async def _once(self) -> None:
        if "merlin" not in self._http.cookies:
            await self._http.post("/api/me", json={"name": self._name})
            return
        if self._table is None:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            found = await self._http.post("/api/tables", json={"seats": seats})
            if found.status_code != 200:
                self._history.refusals[str(found.json().get("reason"))] += 1
                return
            self._table = str(found.json()["id"])
            self._history.tables.append(self._table)
        address = f"{self._url.replace('http:', 'ws:')}/api/live/{self._table}"
        cookie = {"Cookie": f"merlin={self._http.cookies['merlin']}"}
        async with connect(
            address, additional_headers=cookie, proxy=None, max_size=None, open_timeout=PATIENCE
        ) as line:
            await line.send(json.dumps({"type": "hello", "lang": "en", "at": 0}))
            await self._play(line)

    async def _play(self, line: ClientConnection) -> None:
        prompt: dict[str, Any] | None = None
        at = 0
        pending: dict[int, Move] = {}
        talk: dict[int, int] = {}
        while True:
            async with asyncio.timeout(PATIENCE):
                message = json.loads(await line.recv())
            kind = message["type"]
            if kind in ("table", "step"):
                prompt, at = message["prompt"], message["at"]
            if kind in ("table", "info") and message["info"]["status"] == "over":
                self._table = None
                return
            if kind in ("done", "refused") and message["id"] in pending:
                self._history.answer(pending.pop(message["id"]), message)
                self.progress += kind == "done"
            if kind in ("done", "refused") and message["id"] in talk:
                where = talk.pop(message["id"])
                table, text, _ = self._history.said[where]
                unsure = kind == "refused" and message["reason"] == "perhaps-kept"
                outcome = "unknown" if unsure else "done" if kind == "done" else "refused"
                self._history.said[where] = (table, text, outcome)
            if prompt and prompt["options"] and not pending:
                pending = await self._move(line, at, prompt)
                if self._chance.random() < 0.05:
                    talk[self._requests + 1] = len(self._history.said)
                    await self._say(line)

    async def _move(self, line: ClientConnection, at: int, prompt: dict[str, Any]) -> dict[int, Move]:
        self._requests += 1
        action = self._chance.choice(prompt["options"])["action"]
        stale = at and self._chance.random() < 0.03
        move = Move(self._table or "", at - bool(stale), prompt["seat"], action, time.monotonic())
        self._history.moves.append(move)
        asked = {"type": "act", "id": self._requests, "at": move.at, "seat": move.seat, "action": action}
        await line.send(json.dumps(asked))
        return {self._requests: move}

    async def refusal(self) -> str:
        """The reason with which the server refuses to keep this person's name; empty if it keeps it, or is away."""
        try:
            answer = await self._http.post("/api/me", json={"name": self._name})
        except GONE:
            return ""
        return "" if answer.status_code == httpx.codes.OK else str(answer.json()["reason"])

    async def _say(self, line: ClientConnection) -> None:
        self._requests += 1
        text = f"{self._name} {self._requests}"
        self._history.said.append((self._table or "", text, "unknown"))
        await line.send(json.dumps({"type": "say", "id": self._requests, "text": text}))
