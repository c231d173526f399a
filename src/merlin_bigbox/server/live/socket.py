"""The websocket of a table: handshake, reading commands one at a time, sending what is queued."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.server.budgets import WHOLE_TABLE
from merlin_bigbox.server.cluster.hops import HOP
from merlin_bigbox.server.cluster.interface import ElsewhereError
from merlin_bigbox.server.http.security import foreign
from merlin_bigbox.server.http.sessions import Signed, address
from merlin_bigbox.server.http.shield import told
from merlin_bigbox.server.http.table_handlers import TABLE_ID
from merlin_bigbox.server.live.broadcast import REFUSED, broadcast_info, full_table
from merlin_bigbox.server.live.commands import execute
from merlin_bigbox.server.live.lines import SIGNED_OUT
from merlin_bigbox.server.live.trying import told_why_not, tried
from merlin_bigbox.server.live.watcher import Watcher
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.protocol.http import Reason
from merlin_bigbox.server.protocol.live import (
    AskFacts,
    Done,
    FactsTold,
    FromPage,
    Hello,
    Hint,
    Look,
    Refused,
    Speak,
    Try,
    Weigh,
    WhyAsked,
    WhyNot,
)
from merlin_bigbox.server.protocol.planning import AskPlan, CheckPlan
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.server import Server
from merlin_bigbox.server.store import DamagedError, StoreError, User
from merlin_bigbox.server.tables.table import Table

log = logging.getLogger("merlin_bigbox.server")
encoder = msgspec.json.Encoder()
decoder: Final = msgspec.json.Decoder(FromPage)
ENDED: Final = 1000
GOING: Final = 1001
LOST: Final = 1012
"""Close code after which the page comes back at once: the table has to be read again."""
FLOODING: Final = 4429
"""Close code for a socket whose person sends too fast without a pause."""


class _Hint(msgspec.Struct):
    """The parts of an invalid message needed to answer it."""

    type: object = None
    id: object = 0


async def serve_socket(server: Server, socket: WebSocket) -> None:
    """Serve one websocket from handshake to close."""
    origin = address(socket)
    hop = bool(socket.scope.get(HOP))
    # What a peer passes on was charged there; messages and open sockets are counted where the table is.
    if not hop and not server.budgets.socket(origin):
        # Told before the handshake, which costs less than a socket that is accepted first.
        await socket.send_denial_response(Response("too many new sockets", 429, {"retry-after": "5"}))
        return
    try:
        signed, table = await _admit(server, socket)
    except ElsewhereError as error:
        if hop:
            await socket.accept()
            await socket.close(LOST)
        else:
            await server.peers.forward(error.address, socket.scope, socket.receive, socket.send)
        return
    except RefusalError as refusal:
        await socket.accept()
        await _say_and_close(server, socket, refusal)
        return
    except StoreError as error:
        log.warning("a socket was refused: %s", error, extra=about("socket-failed", reason=error.reason))
        await socket.accept()
        await _say_and_close(server, socket, RefusalError(error.reason, "the server cannot read this now"))
        return
    await socket.accept()
    user = signed.user
    plays = table.playing and any(row.kind == "person" and row.user == user.id for row in table.seats)
    if not server.sockets.enter(user.id, origin, plays=plays):
        await _say_and_close(server, socket, RefusalError("too-many", "too many connections"))
        return
    try:
        connection = Connection(server, socket, user, table)
        server.people.lines.enter(connection.watcher, signed.session)
        try:
            if await server.people.signed(socket) is None:  # signed out while the table was found
                connection.watcher.close(SIGNED_OUT)
            await connection.run()
        finally:
            server.people.lines.leave(connection.watcher)
    finally:
        server.sockets.leave(user.id, origin)


async def _admit(server: Server, socket: WebSocket) -> tuple[Signed, Table]:
    if foreign(socket, server.settings.public_url):
        raise RefusalError("origin", "sockets come from the server's own page only")
    signed = await server.people.needed_sign_in(socket)
    wanted = str(socket.path_params["table"])
    if TABLE_ID.fullmatch(wanted) is None:
        raise RefusalError("unknown-table", "there is no such table")
    table = await server.open_table(wanted, (signed.user.id, address(socket)))
    table.guests.check_watch(signed.user.id)
    return signed, table


async def _say_and_close(server: Server, socket: WebSocket, refusal: RefusalError) -> None:
    """Turn a socket away. One that should only come back, as its table is changing hands, need not be told why."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(server.limits.send_seconds):
            if refusal.reason == "not-now":
                await socket.close(LOST, refusal.reason)
                return
            await socket.send_text(encoder.encode(refusal.refused(0)).decode())
            await socket.close(REFUSED, refusal.reason)


class Connection:
    """One websocket at one table."""

    def __init__(self, server: Server, socket: WebSocket, user: User, table: Table) -> None:
        self.server = server
        self.socket = socket
        self.table = table
        self.watcher = Watcher(user, "en", server.limits.socket_bytes)
        self._flooding: float | None = None
        self._greeted = False
        self._seen = 0
        self._explaining: asyncio.Task[None] | None = None
        self._planning: asyncio.Task[None] | None = None
        self._weighing: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Run until either side closes."""
        sending = asyncio.create_task(self._send())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
            if self.watcher.closing is not None:
                await asyncio.wait((sending,), timeout=self.server.limits.send_seconds)
        finally:
            self.table.leave(self.watcher)
            asked = (self._explaining, self._planning, self._weighing)
            tasks = [task for task in (sending, reading, *asked) if task is not None]
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                    log.error("a socket failed: %s", told(ended), extra=self._about("socket-failed"))
            if self._greeted and self.server.ownership.owns(self.table.row.id):
                self.table.touch()
                broadcast_info(self.table)

    def _about(self, event: str, reason: str = "") -> dict[str, str]:
        return about(event, table=self.table.row.id, person=self.watcher.user.id, reason=reason)

    # --- sending -------------------------------------------------------------------------------------------------

    async def _send(self) -> None:
        """Send queued messages; a socket that fell behind gets the whole table instead.

        Whoever does not take a message within the time for it is cut off: a slow page comes back by itself.
        """
        watcher = self.watcher
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            while True:
                await watcher.wait()
                while (waiting := watcher.take()) is not None:
                    await self._deliver(waiting)
                if watcher.closing is not None:
                    async with asyncio.timeout(self.server.limits.send_seconds):
                        await self.socket.close(watcher.closing)
                    return
                if watcher.needs_resync:
                    await self._deliver(await self._whole())

    async def _whole(self) -> bytes:
        """The whole table; if it was lost meanwhile, only that the page has to come back."""
        try:
            async with self.table.lock:
                return full_table(self.table, self.watcher, await self._note(), self._seen)
        except RefusalError as refusal:
            return self._send_back(refusal)
        except StoreError as error:
            log.warning("table %s: %s", self.table.row.id, error, extra=self._about("not-read", error.reason))
            return self._send_back(RefusalError(error.reason, "the server cannot read this now"))

    def _send_back(self, refusal: RefusalError) -> bytes:
        self.watcher.close(LOST)
        self.watcher.needs_resync = False
        return encoder.encode(refusal.refused(0))

    async def _deliver(self, message: bytes) -> None:
        async with asyncio.timeout(self.server.limits.send_seconds):
            await self.socket.send_text(message.decode())

    async def _note(self) -> str:
        """The user's notes; that they are damaged is told, and keeps nobody from the table."""
        try:
            return await self.server.store.note(self.table.row.id, self.watcher.user.id)
        except DamagedError as error:
            log.warning("table %s: %s", self.table.row.id, error, extra=self._about("not-read"))
            self.watcher.send(encoder.encode(Refused(0, "lost-notes", "your notes cannot be read")))
            return ""

    # --- reading -------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        """Read commands one at a time: each is answered before the next is read."""
        wait: float | None = self.server.limits.hello_seconds
        while True:
            try:
                text = await asyncio.wait_for(self._receive(), wait)
            except (WebSocketDisconnect, TimeoutError):
                return
            if not await self._may_be_answered():
                self.watcher.close(FLOODING)
                return
            # Closing the socket must not cancel a move halfway: a command that was started runs to its end.
            await asyncio.shield(asyncio.create_task(self._answer(text)))
            wait = None if self._greeted else wait

    async def _may_be_answered(self) -> bool:
        """Wait until this person may send another message; nothing more is read meanwhile. False after a long flood."""
        limits, now = self.server.limits, self.server.sources.monotonic()
        wait = self.server.budgets.message(self.watcher.user.id)
        if not wait:
            self._flooding = None
            return True
        if self._flooding is None:
            self._flooding = now
        if now + wait - self._flooding > limits.flood_seconds:
            return False
        await asyncio.sleep(wait)
        return True

    async def _receive(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(int(message.get("code") or GOING))
        text = message.get("text")
        return text.encode() if text is not None else message.get("bytes") or b""

    async def _answer(self, text: bytes) -> None:
        request = 0
        if self.watcher.closing is not None:
            return
        try:
            request, message = self._understand(text)
            await self._do(request, message)
        except RefusalError as refusal:
            self.watcher.send(encoder.encode(refusal.refused(request or _id_of(text))))
            if self.table.lost:
                self.watcher.close(LOST)
        except StoreError as error:
            log.warning("table %s: not kept: %s", self.table.row.id, error, extra=self._about("not-kept", error.reason))
            self.watcher.send(encoder.encode(RefusalError(error.reason, _trouble(error)).refused(request)))
        self.table.touch()

    def _understand(self, text: bytes) -> tuple[int, FromPage]:
        try:
            message = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise RefusalError(_kind_of_trouble(error), str(error)) from error
        return getattr(message, "id", 0), message

    async def _do(self, request: int, message: FromPage) -> None:
        table, watcher = self.table, self.watcher
        if isinstance(message, Hello | Speak | Look):
            # The whole table costs as much as many small messages: the next one waits for it.
            self.server.budgets.message(watcher.user.id, WHOLE_TABLE - 1)
        if isinstance(message, Hello):
            first = not self._greeted
            watcher.lang = message.lang
            watcher.coach = message.coach
            self._seen = message.at
            async with table.lock:
                self._greeted = True
                table.enter(watcher)
                watcher.settle(table.seats)
                watcher.resync()
                if first:
                    broadcast_info(table)
            return
        if not self._greeted:
            raise RefusalError("not-now", "the first message is hello")
        if isinstance(message, Speak):
            async with table.lock:
                watcher.lang = message.lang
                watcher.resync()
        elif isinstance(message, Look):
            async with table.lock:
                seat = None if message.seat is None else SEAT_NAMES.index(message.seat)
                if seat is not None:
                    table.own_seat(seat, watcher.user.id)
                watcher.look(seat)
                watcher.resync()
        elif isinstance(message, Hint | Weigh | WhyAsked | AskFacts | Try | WhyNot | AskPlan | CheckPlan):
            await self._question(message)
        else:
            await execute(self.server.tables, table, watcher, message)
            watcher.send(encoder.encode(Done(request, table.game.at if table.row.status != "waiting" else 0)))

    async def _question(self, message: Hint | Weigh | WhyAsked | AskFacts | Try | WhyNot | AskPlan | CheckPlan) -> None:
        """What a seat knows is told at once; what has to be thought about when it is."""
        budgets = self.server.budgets
        if isinstance(message, AskPlan | CheckPlan):
            # Whoever asks anew, after another move or for other ways, no longer waits for the answer before.
            if self._planning is not None:
                self._planning.cancel()
            self._planning = asyncio.create_task(self._plan(message))
            return
        if isinstance(message, AskFacts):
            async with self.table.lock:
                self.watcher.send(encoder.encode(self._facts(message)))
            return
        if isinstance(message, Try):
            self.watcher.send(encoder.encode(await tried(self.table, self.watcher, message, budgets)))
            return
        if isinstance(message, WhyNot):
            self.watcher.send(encoder.encode(await told_why_not(self.table, self.watcher, message, budgets)))
            return
        if isinstance(message, Weigh):
            # Somebody waits for it in order to move: reasons that are being looked for are no hindrance.
            if self._weighing is not None and not self._weighing.done():
                raise RefusalError("too-many", "one choice at a time")
            self._weighing = asyncio.create_task(self._explain(message))
            return
        if self._explaining is not None and not self._explaining.done():
            raise RefusalError("too-many", "one question at a time")
        self._explaining = asyncio.create_task(self._explain(message))

    def _facts(self, message: AskFacts) -> FactsTold:
        """What is to be said of the board that the page shows, if it is still the present one."""
        table = self.table
        if table.row.status == "waiting":
            raise RefusalError("not-now", "the game has not begun")
        if message.at != table.game.at:
            raise RefusalError("stale", f"the table is at {table.game.at}, not at {message.at}")
        return FactsTold(message.id, message.at, table.views.facts(self.watcher.view, self.watcher.lang))

    async def _explain(self, message: Hint | Weigh | WhyAsked) -> None:
        """Answer a question that has to be thought about without holding up the table."""
        explainer = self.server.explainer
        try:
            if isinstance(message, Weigh):
                found = encoder.encode(await explainer.weigh(self.table, self.watcher, message))
            else:
                found = encoder.encode(await explainer.answer(self.table, self.watcher, message))
        except RefusalError as refusal:
            found = encoder.encode(refusal.refused(message.id))
        except Exception:
            log.exception("table %s: nothing could be explained", self.table.row.id, extra=self._about("not-explained"))
            found = encoder.encode(RefusalError("no-answer").refused(message.id))
        self.watcher.send(found)

    async def _plan(self, message: AskPlan | CheckPlan) -> None:
        """Plan for a seat without holding up the table; the first tree is sent before the complete one is there."""
        try:
            async for found in self.server.planner.answer(self.table, self.watcher, message):
                self.watcher.send(encoder.encode(found))
        except RefusalError as refusal:
            self.watcher.send(encoder.encode(refusal.refused(message.id)))
        except Exception:
            log.exception("table %s: nothing could be planned", self.table.row.id, extra=self._about("not-planned"))
            self.watcher.send(encoder.encode(RefusalError("no-answer").refused(message.id)))


def _trouble(error: StoreError) -> str:
    return "it could not be kept; nothing changed" if error.certain else "it may have been kept or not; look again"


def _kind_of_trouble(error: Exception) -> Reason:
    unknown = isinstance(error, msgspec.ValidationError) and "$.type" in str(error)
    return "unknown-request" if unknown else "malformed"


def _id_of(text: bytes) -> int:
    """The id of a request that could not be decoded, if it has one."""
    if len(text) > 100_000:
        return 0
    try:
        found = msgspec.json.decode(text, type=_Hint).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0
    return found if isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= 2**53 else 0
