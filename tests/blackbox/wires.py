"""A wire between two programs, as a TCP proxy: it can hold what goes over it, lose it, cut it and slow it down.

It stands between a server and its database, between clients and servers, or between servers. Each way has faults of its
own: `UP` is from whoever connects to the target, `DOWN` is back.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

CHUNK: Final = 65_536
HELD: Final = 256
"""Chunks that one way of a connection keeps on its way; then its sender has to wait, as before a full buffer."""

Way = Literal["up", "down"]
UP: Final[Way] = "up"
DOWN: Final[Way] = "down"
BOTH: Final[tuple[Way, ...]] = (UP, DOWN)


@dataclass
class _Lane:
    """One way, for all connections."""

    open: asyncio.Event
    drops: bool = False
    seconds: float = 0.0


@dataclass(eq=False)
class _Connection:
    """Both ends of one connection."""

    ends: tuple[asyncio.StreamWriter, ...]
    torn: bool = False
    """Bytes of it were lost: it cannot go on."""
    pumps: list[asyncio.Task[None]] = field(default_factory=list)

    def abort(self) -> None:
        for end in self.ends:
            end.transport.abort()
        for pump in self.pumps:
            pump.cancel()


class Wire:
    """Listens on a port of the loopback and passes everything on to the target."""

    def __init__(self, host: str, port: int) -> None:
        self._target = (host, port)
        self._lanes: dict[Way, _Lane] = {}
        self._connections: set[_Connection] = set()
        self._server: asyncio.Server | None = None
        # Bound once, so that the other end finds it also before it runs.
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind(("127.0.0.1", 0))
        self.port = int(self._socket.getsockname()[1])
        self.refuses = False
        """Whether new connections are closed at once."""

    async def start(self) -> None:
        """Begin to pass things on."""
        for way in BOTH:
            self._lanes[way] = _Lane(asyncio.Event())
            self._lanes[way].open.set()
        self._server = await asyncio.start_server(self._accept, sock=self._socket)

    async def close(self) -> None:
        """End, with everything that is on its way."""
        self.cut()
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()
        while self._connections:
            await asyncio.sleep(0)
        self._socket.close()

    @property
    def connections(self) -> int:
        """How many there are."""
        return len(self._connections)

    # --- faults --------------------------------------------------------------------------------------------------

    def hold(self, ways: Iterable[Way] = BOTH) -> None:
        """Keep everything on its way, until `heal` delivers it."""
        for way in ways:
            self._lanes[way].open.clear()

    def drop(self, ways: Iterable[Way] = BOTH) -> None:
        """Lose everything that is on its way or sent from now on. Its connections are cut by `heal`."""
        for way in ways:
            self._lanes[way].drops = True
            self._lanes[way].open.set()

    def delay(self, seconds: float, ways: Iterable[Way] = BOTH) -> None:
        """Everything that is sent from now on takes so long."""
        for way in ways:
            self._lanes[way].seconds = seconds

    def cut(self) -> None:
        """Break all connections at once; both ends notice, and what was on its way is lost."""
        for connection in list(self._connections):
            connection.abort()

    def heal(self) -> None:
        """Be a good wire again: what was held is delivered, what has lost something is cut."""
        self.refuses = False
        for connection in list(self._connections):
            if connection.torn:
                connection.abort()
        for lane in self._lanes.values():
            lane.drops = False
            lane.seconds = 0.0
            lane.open.set()

    # --- passing on ----------------------------------------------------------------------------------------------

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refuses:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection(*self._target)
        except OSError:
            writer.transport.abort()
            return
        connection = _Connection((writer, far_writer))
        connection.pumps = [
            asyncio.create_task(self._pump(self._lanes[UP], reader, far_writer, connection)),
            asyncio.create_task(self._pump(self._lanes[DOWN], far_reader, writer, connection)),
        ]
        self._connections.add(connection)
        try:
            await asyncio.gather(*connection.pumps, return_exceptions=True)
        finally:
            self._connections.discard(connection)
            for end in connection.ends:
                end.close()

    async def _pump(
        self, lane: _Lane, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, connection: _Connection
    ) -> None:
        """One way of one connection. A sender that dies does not take back what it had sent."""
        underway: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(HELD)
        reading = asyncio.create_task(self._read(lane, reader, underway))
        try:
            while True:
                due, data = await underway.get()
                await asyncio.sleep(due - asyncio.get_running_loop().time())
                await lane.open.wait()
                if lane.drops:
                    connection.torn = True
                    continue
                if not data:
                    break
                writer.write(data)
                await writer.drain()
            with contextlib.suppress(OSError, RuntimeError):
                writer.write_eof()
        except OSError:  # the receiver has gone: the sender has to learn of it
            connection.abort()
        finally:
            reading.cancel()

    @staticmethod
    async def _read(lane: _Lane, reader: asyncio.StreamReader, underway: asyncio.Queue[tuple[float, bytes]]) -> None:
        while True:
            try:
                data = await reader.read(CHUNK)
            except OSError:
                data = b""
            await underway.put((asyncio.get_running_loop().time() + lane.seconds, data))
            if not data:
                return
