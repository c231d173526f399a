"""uvicorn's HTTP and websocket connections with deadlines, counted at the gate: nobody holds one by doing nothing."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request

from merlin_bigbox.server.http.gate import Gate
from merlin_bigbox.server.logs import about

log = logging.getLogger("merlin_bigbox.server")
BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"
LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
PIECE: Final = 1_024
"""Bytes of a websocket parsed at once: compressed, even these may hold fifteen of the longest messages."""
FRAMES: Final = 1_000
"""Most frames of one message: empty ones would be collected for ever."""
LINGER_SECONDS: Final = 12.0
"""After this long a closed socket is cut off, whether the other side has read everything or not."""
SLOWEST: Final = 1_000
"""Bytes a second that whoever is sent an answer has to read."""


class GuardedConfig(uvicorn.Config):
    """uvicorn's configuration and the gate that its connections pass."""

    def __init__(self, app: Any, gate: Gate, **options: Any) -> None:
        super().__init__(app, http=GuardedHTTP, ws=GuardedSocket, **options)
        self.gate = gate


class GuardedHTTP(H11Protocol):
    """An HTTP connection that has to bring its requests and take its answers within limits."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.gate = cast("GuardedConfig", config).gate
        self._phase: Any = None
        self._deadline: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None
        self._upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Pass the gate, or be told that there is no place."""
        super().connection_made(transport)
        if self.gate.enter(transport, self.client[0] if self.client else ""):
            self._keep_time()
        else:
            transport.write(BUSY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room."""
        self.gate.leave(self.transport)
        for timer in (self._deadline, self._reading):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in a part of a request, unless its time is over."""
        if not self.transport.is_closing():
            super().data_received(data)

    def handle_events(self) -> None:
        """Handle what came, then see what is due next."""
        super().handle_events()
        self._keep_time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the socket has the connection."""
        self._upgraded = True
        self.gate.asks(self.transport)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP. If its head was, somebody works on an answer already, for which nobody waits now."""
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            if cycle.response_started:
                self.transport.close()
                return
        super().send_400_response(msg)

    def on_response_complete(self) -> None:
        """The answer is written; now it has to be read."""
        super().on_response_complete()
        if self._reading is None:
            self._see_it_read(0)

    def _keep_time(self) -> None:
        """Set the deadline for what the other side owes: the head of a request, or its body."""
        phase = self.conn.their_state if not self._upgraded else None
        if phase is self._phase:
            return
        self._phase = phase
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        limits = self.gate.limits
        if phase is h11.IDLE:
            self.gate.waits(self.transport)
            self._deadline = self.loop.call_later(limits.header_seconds, self._late)
        else:
            self.gate.asks(self.transport)
            if phase is h11.SEND_BODY:
                self._deadline = self.loop.call_later(limits.body_seconds, self._late)

    def _late(self) -> None:
        answered = bool(self.cycle) and self.cycle.response_started
        begun = self._phase is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        if begun and not answered and not self.transport.is_closing():
            self.transport.write(LATE)
        self.transport.close()
        self._reading = self._reading or self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _see_it_read(self, before: int) -> None:
        """Look from time to time whether the answer is being read; cut it off if not."""
        self._reading = None
        left = self.transport.get_write_buffer_size()
        seconds = self.gate.limits.send_seconds
        if not left:
            return
        if before and before - left < SLOWEST * seconds:
            self.transport.abort()
            return
        self._reading = self.loop.call_later(seconds, self._see_it_read, left)


class GuardedSocket(WebSocketsSansIOProtocol):
    """A websocket that takes in a little at a time and is cut off when the other side does not read its end."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.gate = cast("GuardedConfig", config).gate
        self._unread = bytearray()
        self._end: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room."""
        self.gate.leave(self.transport)
        if self._end is not None:
            self._end.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in as much as there are messages for; the rest waits until they are answered."""
        self._unread += data
        self._take_in()

    def _take_in(self) -> None:
        while self._unread and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)

    async def receive(self) -> Any:
        """The next message; behind it the next piece is taken in."""
        message = await super().receive()
        self._take_in()
        return message

    async def send(self, message: Any) -> None:
        """Send; a socket that was refused by an answer is done with, and nothing to be logged about."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def handle_connect(self, event: Request) -> None:
        """Begin; a clock so far off that no date can be written is the one thing in it that can fail."""
        try:
            super().handle_connect(event)
        except (ValueError, OverflowError, OSError) as error:
            log.error("no socket can be opened: %s", error, extra=about("socket-failed"))  # noqa: TRY400 – one line
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Collect another frame of a message."""
        if len(self.frames) >= FRAMES:
            self.transport.abort()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer; who asks without reading the answers is cut off."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self.gate.limits.socket_bytes:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Pass on a message; text that is none closes the socket."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                self._cut_off_later()
                return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """The other side does not answer."""
        super().keepalive_timeout()
        self._cut_off_later()

    async def run_asgi(self) -> None:
        """Run the application; whatever the other side has not read soon after is lost."""
        try:
            await super().run_asgi()
        finally:
            self._cut_off_later()

    def _cut_off_later(self) -> None:
        if self._end is None and not self.disconnected:
            self._end = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
