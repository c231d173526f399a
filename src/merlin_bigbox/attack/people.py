"""People at a server: a cookie, tables, and a seat from which they play."""

from __future__ import annotations

import json
from typing import Any, Final, Self

from merlin_bigbox.attack.wire import ROOM, Address, Answer, BrokenLineError, CrowdedError, Socket, ask

ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
RANDOM: Final = {"kind": "bot", "bot": "random"}


class Person:
    """Somebody with a cookie."""

    def __init__(self, address: Address, cookie: str, headers: dict[str, str] | None = None) -> None:
        self.address = address
        self.cookie = cookie
        self._more = headers or {}

    @classmethod
    async def come(cls, address: Address, headers: dict[str, str] | None = None) -> Self:
        """A new person; BrokenLineError if the server takes nobody in."""
        found = await ask(address, "POST", "/api/me", headers, b"{}")
        cookie = found.headers.get("set-cookie", "").partition(";")[0]
        if found.status != 200 or not cookie:
            kind = CrowdedError if found.status == 429 else BrokenLineError
            raise kind(f"nobody new is taken in: {found.status} {found.body[:200].decode(errors='replace')}")
        return cls(address, cookie, headers)

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": self.cookie, **self._more}

    async def get(self, path: str) -> Answer:
        return await ask(self.address, "GET", path, self.headers)

    async def post(self, path: str, message: object) -> Answer:
        return await ask(self.address, "POST", path, self.headers, json.dumps(message).encode())

    async def create(self, *seats: dict[str, str], **more: object) -> dict[str, Any]:
        """A new table."""
        found = await self.post("/api/tables", {"seats": list(seats), **more})
        if found.status != 200:
            raise BrokenLineError(f"no table: {found.status} {found.body[:200].decode(errors='replace')}")
        made: dict[str, Any] = found.json()
        return made

    async def socket(self, table: str, room: int = ROOM) -> Socket:
        """A socket that has not greeted yet."""
        return await Socket.open(self.address, f"/api/live/{table}", self.headers, room)

    async def sit_at(self, table: str) -> Seat:
        """A socket that has greeted and knows the table."""
        seat = Seat(await self.socket(table), table)
        seat.socket.send({"type": "hello", "lang": "en", "at": 0})
        await seat.hear("table")
        return seat


class Seat:
    """A person at a table: what was told last, and moves."""

    def __init__(self, socket: Socket, table: str) -> None:
        self.socket = socket
        self.table = table
        self.at = 0
        self.prompt: dict[str, Any] | None = None
        self.info: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.played: list[tuple[int, str]] = []
        """The moves that were acknowledged: the number of the record each became, and its text."""
        self._requests = 0

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of these types; on the way all others are taken to heart."""
        while True:
            message = await self.socket.until("table", "step", "info", "chat", "done", "refused", "reasons", *kinds)
            if message["type"] in ("table", "step"):
                self.at, self.prompt = message["at"], message["prompt"]
                self.view = {**({} if message["type"] == "table" else self.view), **message["changes"]}
            if message["type"] in ("table", "info"):
                self.info = message["info"]
            if message["type"] in kinds:
                return message
            if message["type"] == "refused" and message["id"] == 0:
                raise BrokenLineError(f"refused: {message}")

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """A command, and its answer: done, refused or reasons."""
        self._requests += 1
        self.socket.send({"type": kind, "id": self._requests, **fields})
        while True:
            answer = await self.hear("done", "refused", "reasons")
            if answer["id"] in (self._requests, 0):
                return answer

    @property
    def my_turn(self) -> bool:
        return bool(self.prompt and self.prompt.get("options"))

    async def wait_for_turn(self) -> bool:
        """Listen until this seat is asked; False if the game is over."""
        while not self.my_turn:
            if self.info.get("status") == "over":
                return False
            await self.hear("step", "table", "info")
        return True

    async def move(self, pick: int = 0) -> dict[str, Any]:
        """Play one of the options; the answer, and until the server has told the step."""
        assert self.prompt is not None  # noqa: S101 – only called on one's turn
        options = self.prompt["options"]
        at, action = self.at, options[pick % len(options)]["action"]
        seat = self.prompt["seat"] if "seat" in self.prompt else self.info["seats"][0]["seat"]
        answer = await self.ask("act", at=at, seat=seat, action=action)
        if answer["type"] == "done":
            self.played.append((at + 1, action))
            while self.at < answer["at"]:
                await self.hear("step", "table")
        return answer


class Players:
    """Everybody at a table of people: the one who is asked moves, and the others hear of it."""

    def __init__(self, *seats: Seat) -> None:
        self.seats = seats
        self.table = seats[0].table

    @property
    def asked(self) -> Seat:
        return next(seat for seat in self.seats if seat.my_turn)

    @property
    def over(self) -> bool:
        return not any(seat.my_turn for seat in self.seats)

    async def move(self, pick: int = 0) -> dict[str, Any]:
        """The one who is asked plays one of the options."""
        answer = await self.asked.move(pick)
        await self.hear_of(answer)
        return answer

    async def hear_of(self, answer: dict[str, Any]) -> None:
        """Until everybody has heard what was carried out."""
        if answer["type"] == "done":
            for seat in self.seats:
                while seat.at < answer["at"]:
                    await seat.hear("step", "table")

    async def close(self) -> None:
        for seat in self.seats:
            await seat.socket.close()
