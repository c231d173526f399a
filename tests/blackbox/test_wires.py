"""The wire of the black box does what its name says: it holds, loses, cuts and slows down, each way for itself."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from tests.blackbox.wires import DOWN, UP, Wire

pytestmark = pytest.mark.interpreted_only
WAIT = 60.0


class Echo:
    """A server that answers every line with itself, and notes what it heard."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.ended = 0
        self.callers: list[asyncio.StreamWriter] = []

    async def call(self, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection by way of this port, closed with everything else."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**20)
        self.callers.append(writer)
        return reader, writer

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Until the other end closes."""
        with contextlib.suppress(OSError):
            while line := await reader.readline():
                self.heard.append(line)
                writer.write(line)
                await writer.drain()
        self.ended += 1
        writer.close()


@contextlib.asynccontextmanager
async def wired() -> AsyncIterator[tuple[Echo, Wire]]:
    echo = Echo()
    server = await asyncio.start_server(echo.serve, "127.0.0.1", 0, limit=2**20)
    wire = Wire("127.0.0.1", server.sockets[0].getsockname()[1])
    await wire.start()
    try:
        async with asyncio.timeout(WAIT):
            yield echo, wire
    finally:
        await wire.close()
        server.close()
        for caller in echo.callers:
            caller.close()
            with contextlib.suppress(OSError):
                await caller.wait_closed()


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.005)


async def quiet(reading: Awaitable[bytes], seconds: float = 0.1) -> bool:
    """Whether nothing comes for a while; on a slow machine that proves less, but never fails."""
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(reading, seconds)
    return True


def run(story: Callable[[Echo, Wire], Awaitable[None]]) -> None:
    async def told() -> None:
        async with wired() as (echo, wire):
            await story(echo, wire)

    asyncio.run(told())


def test_a_good_wire_passes_everything_on() -> None:
    """Both ways, more than one chunk, and the end of it."""

    async def story(echo: Echo, wire: Wire) -> None:
        reader, writer = await echo.call(wire.port)
        writer.write(b"x" * 300_000 + b"\n")
        assert len(await reader.readline()) == 300_001
        writer.close()
        await until(lambda: echo.ended == 1 and wire.connections == 0)

    run(story)


def test_what_is_held_on_its_way_up_comes_later_and_in_order() -> None:
    """The target hears nothing before the wire heals, then everything."""

    async def story(echo: Echo, wire: Wire) -> None:
        reader, writer = await echo.call(wire.port)
        wire.hold([UP])
        writer.write(b"one\n")
        assert await quiet(reader.readline())
        writer.write(b"two\n")
        await writer.drain()
        assert echo.heard == []
        wire.heal()
        assert [await reader.readline(), await reader.readline()] == [b"one\n", b"two\n"]

    run(story)


def test_what_is_held_on_its_way_down_was_done_all_the_same() -> None:
    """The target has acted; only the answer is missing."""

    async def story(echo: Echo, wire: Wire) -> None:
        reader, writer = await echo.call(wire.port)
        wire.hold([DOWN])
        writer.write(b"one\n")
        await until(lambda: echo.heard == [b"one\n"])
        assert await quiet(reader.readline())
        wire.heal()
        assert await reader.readline() == b"one\n"

    run(story)


def test_what_a_dead_sender_had_sent_is_delivered_after_its_death() -> None:
    """So that a write of a process that was killed can still arrive."""

    async def story(echo: Echo, wire: Wire) -> None:
        _, writer = await echo.call(wire.port)
        await until(lambda: wire.connections == 1)
        wire.hold()
        writer.write(b"late\n")
        await writer.drain()
        writer.close()
        await writer.wait_closed()
        assert echo.heard == []
        wire.heal()
        await until(lambda: echo.heard == [b"late\n"])

    run(story)


def test_what_is_dropped_never_arrives_and_its_connection_breaks() -> None:
    """Neither what was held before nor what is sent later; other connections live on."""

    async def story(echo: Echo, wire: Wire) -> None:
        reader, writer = await echo.call(wire.port)
        other_reader, other_writer = await echo.call(wire.port)
        await until(lambda: wire.connections == 2)
        wire.hold()
        writer.write(b"held\n")
        assert await quiet(reader.readline())
        wire.drop()
        writer.write(b"lost\n")
        assert await quiet(reader.readline())
        wire.heal()
        with contextlib.suppress(OSError):
            assert await reader.readline() == b""
        other_writer.write(b"other\n")
        assert await other_reader.readline() == b"other\n"
        assert echo.heard == [b"other\n"]

    run(story)


def test_a_cut_is_noticed_at_both_ends_and_new_connections_work() -> None:
    """As when a firewall resets what it forgot; a wire that refuses takes no new ones."""

    async def story(echo: Echo, wire: Wire) -> None:
        reader, writer = await echo.call(wire.port)
        writer.write(b"one\n")
        await reader.readline()
        wire.cut()
        with contextlib.suppress(OSError):
            assert await reader.readline() == b""
        await until(lambda: echo.ended == 1)
        wire.refuses = True
        with contextlib.suppress(OSError):
            reader, _ = await echo.call(wire.port)
            assert await reader.readline() == b""
        wire.heal()
        reader, writer = await echo.call(wire.port)
        writer.write(b"two\n")
        assert await reader.readline() == b"two\n"

    run(story)


def test_a_slow_wire_delivers_later() -> None:
    """At least the delay passes, each way for itself."""

    async def story(echo: Echo, wire: Wire) -> None:
        reader, writer = await echo.call(wire.port)
        wire.delay(0.2, [DOWN])
        loop = asyncio.get_running_loop()
        began = loop.time()
        writer.write(b"one\n")
        assert await reader.readline() == b"one\n"
        assert loop.time() - began >= 0.2
        assert echo.heard == [b"one\n"]

    run(story)


def test_a_target_that_is_away_is_noticed_by_whoever_connects() -> None:
    """A database that crashed refuses; so does the wire before it."""

    async def story(echo: Echo, _: Wire) -> None:
        away = Wire("127.0.0.1", 1)
        await away.start()
        with contextlib.suppress(OSError):
            reader, _writer = await echo.call(away.port)
            assert await reader.readline() == b""
        await away.close()

    run(story)
