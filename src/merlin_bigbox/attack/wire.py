"""HTTP and websockets written by hand: a client that may do everything wrong that a real one never would."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import struct
from dataclasses import dataclass
from typing import Any, Final, Self
from urllib.parse import urlsplit

PATIENCE: Final = 120.0
"""Seconds after which an answer is taken to be missing, however busy the machine is."""
LINGER: Final = 5.0
ROOM: Final = 2**24
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
NO_BODY: Final = (204, 304)


class BrokenLineError(Exception):
    """The server closed the connection, or said something that is no answer."""


class CrowdedError(BrokenLineError):
    """The server takes in nobody new from this address now: it holds, but nothing more can be tried."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to an HTTP request."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server listens."""

    host: str
    port: int
    source: str = ""
    """From which address of this machine one comes; the usual one unless told."""

    @classmethod
    def of(cls, url: str) -> Self:
        """The address in a URL such as `http://127.0.0.1:8765`."""
        parts = urlsplit(url)
        return cls(parts.hostname or "127.0.0.1", parts.port or 80)

    @property
    def name(self) -> str:
        """What belongs into the Host header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


class Connection:
    """A connection on which anything can be written, and answers are read."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, address: Address, room: int = ROOM) -> Self:
        """Connect; with little `room`, what is not read stays with the server."""
        source = (address.source, 0) if address.source else None
        return cls(*await asyncio.open_connection(address.host, address.port, limit=room, local_addr=source))

    def write(self, data: bytes) -> None:
        self.writer.write(data)

    async def drain(self) -> None:
        with contextlib.suppress(OSError):
            await self.writer.drain()

    async def answer(self, method: str = "GET") -> Answer:
        """The next answer, without those that only say that more is to come."""
        try:
            while True:
                found = await asyncio.wait_for(self._answer(method), PATIENCE)
                if found.status >= 200:
                    return found
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError, ValueError) as error:
            raise BrokenLineError(str(error)) from error

    async def _answer(self, method: str) -> Answer:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = head.split("\r\n")
        status = int(first.split(" ")[1])
        headers = {
            name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines if line)
        }
        if method == "HEAD" or status < 200 or status in NO_BODY:
            return Answer(status, headers, b"")
        if headers.get("transfer-encoding") == "chunked":
            return Answer(status, headers, await self._chunks())
        if "content-length" in headers:
            return Answer(status, headers, await self.reader.readexactly(int(headers["content-length"])))
        return Answer(status, headers, await self.reader.read())

    async def _chunks(self) -> bytes:
        parts: list[bytes] = []
        while size := int((await self.reader.readuntil(b"\r\n")).split(b";")[0], 16):
            parts.append(await self.reader.readexactly(size))
            await self.reader.readexactly(2)
        await self.reader.readuntil(b"\r\n")
        return b"".join(parts)

    def abort(self) -> None:
        """Cut the connection at once."""
        self.writer.transport.abort()

    async def close(self) -> None:
        """Close it; what the server does not take in the meantime is lost."""
        self.writer.close()
        with contextlib.suppress(OSError):
            await asyncio.wait_for(self.writer.wait_closed(), LINGER)
        self.abort()


def request(
    address: Address, method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b""
) -> bytes:
    """A well-formed request."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {address.name}"]
    given = dict(headers or {})
    if body or method in ("POST", "PUT", "PATCH"):
        given.setdefault("Content-Type", "application/json")
        given.setdefault("Content-Length", str(len(body)))
    lines += [f"{name}: {value}" for name, value in given.items()]
    return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body


async def ask(
    address: Address, method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b""
) -> Answer:
    """One request on a connection of its own."""
    line = await Connection.open(address)
    try:
        line.write(request(address, method, path, {"Connection": "close", **(headers or {})}, body))
        return await line.answer(method)
    finally:
        await line.close()


# --- websockets ------------------------------------------------------------------------------------------------------


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """A frame from a client: its mask is zero, so the payload stays as it is."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
    elif size < 2**16:
        head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, size)
    return head + b"\0\0\0\0" + payload


class Socket:
    """A websocket to a table."""

    def __init__(self, line: Connection) -> None:
        self.line = line
        self.closed: int | None = None
        """The code with which the server closed it."""

    @classmethod
    async def open(cls, address: Address, path: str, headers: dict[str, str] | None = None, room: int = ROOM) -> Self:
        """Connect and upgrade; BrokenLineError if the server does not."""
        line = await Connection.open(address, room)
        given = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            **(headers or {}),
        }
        line.write(request(address, "GET", path, given))
        try:
            found = await asyncio.wait_for(line._answer("HEAD"), PATIENCE)  # noqa: SLF001 – the same file
        except (asyncio.IncompleteReadError, OSError, ValueError) as error:
            line.abort()
            raise BrokenLineError(str(error)) from error
        if found.status != 101:
            line.abort()
            raise BrokenLineError(f"no websocket: {found.status}")
        return cls(line)

    def send(self, message: bytes | dict[str, Any], kind: int = TEXT) -> None:
        payload = message if isinstance(message, bytes) else json.dumps(message).encode()
        self.line.write(frame(payload, kind))

    async def receive(self) -> bytes | None:
        """The next message; None once the server has closed the socket."""
        parts = b""
        while self.closed is None:
            try:
                kind, last, payload = await asyncio.wait_for(self._frame(), PATIENCE)
            except (asyncio.IncompleteReadError, OSError):
                self.closed = 1006
                return None
            if kind == CLOSE:
                self.closed = struct.unpack("!H", payload[:2])[0] if len(payload) >= 2 else 1005
            elif kind == PING:
                self.line.write(frame(payload, PONG))
            elif kind != PONG:
                parts += payload
                if last:
                    return parts
        return None

    async def _frame(self) -> tuple[int, bool, bytes]:
        first, second = await self.line.reader.readexactly(2)
        size = second & 127
        if size == 126:
            (size,) = struct.unpack("!H", await self.line.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.line.reader.readexactly(8))
        return first & 15, bool(first & 128), await self.line.reader.readexactly(size)

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types."""
        last = b""
        while (text := await self.receive()) is not None:
            last = text
            message: dict[str, Any] = json.loads(text)
            if message["type"] in kinds:
                return message
        raise BrokenLineError(f"closed with {self.closed} after {last[:200].decode(errors='replace')}")

    async def close(self) -> None:
        with contextlib.suppress(OSError):
            if self.closed is None:
                self.line.write(frame(b"\x03\xe8", CLOSE))
        await self.line.close()

    def abort(self) -> None:
        self.line.abort()
