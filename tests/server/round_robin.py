"""A tiny reverse proxy that sends each request to the next process in turn: little lands where it should."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tests.server.client import WAIT

HEAD_END = b"\r\n\r\n"


class RoundRobin:
    """Takes one request, or one socket, on each connection."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = ports
        self._turn = itertools.count()
        self.port = 0

    async def serve(self, client: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        """Pass a connection on; a process that is gone is skipped."""
        writer: asyncio.StreamWriter | None = None
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = await client.readuntil(HEAD_END)
            first = next(self._turn)
            for number in range(len(self._ports)):
                with contextlib.suppress(ConnectionError):
                    port = self._ports[(first + number) % len(self._ports)]
                    process, writer = await asyncio.open_connection("127.0.0.1", port)
                    break
            if writer is not None:
                writer.write(self._told(head, answers))
                await asyncio.wait(
                    [asyncio.create_task(_pipe(client, writer)), asyncio.create_task(_pipe(process, answers))],
                    return_when=asyncio.FIRST_COMPLETED,
                )
        for one in (writer, answers):
            if one is not None:
                one.close()

    @staticmethod
    def _told(head: bytes, client: asyncio.StreamWriter) -> bytes:
        """The head of a request, with what a proxy says; only a socket keeps its connection."""
        lines = head[: -len(HEAD_END)].split(b"\r\n")
        socket = any(line.lower().startswith(b"upgrade:") for line in lines)
        lines = [line for line in lines if socket or not line.lower().startswith(b"connection:")]
        lines += [f"X-Forwarded-For: {client.get_extra_info('peername')[0]}".encode(), b"X-Forwarded-Proto: http"]
        return b"\r\n".join(lines if socket else [*lines, b"Connection: close"]) + HEAD_END


async def _pipe(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while piece := await source.read(65_536):
            sink.write(piece)
            await sink.drain()


@contextmanager
def round_robin(ports: Sequence[int]) -> Iterator[str]:
    """The address of a proxy before these ports, ended with the block."""
    proxy = RoundRobin(ports)
    ready, loops, ends = threading.Event(), [], []

    async def run() -> None:
        loops.append(asyncio.get_running_loop())
        ends.append(asyncio.Event())
        server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
        proxy.port = server.sockets[0].getsockname()[1]
        ready.set()
        await ends[0].wait()
        server.close()

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert ready.wait(WAIT)
    try:
        yield f"http://127.0.0.1:{proxy.port}"
    finally:
        loops[0].call_soon_threadsafe(ends[0].set)
        thread.join(WAIT)
