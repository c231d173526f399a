"""Connections: who asks for nothing, sends slowly or does not read is cut off, and everybody else is served."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import socket
import time
import zlib
from base64 import b64encode
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from merlin_bigbox.server.http import connections
from merlin_bigbox.server.http.address import network_of
from merlin_bigbox.server.http.files import fitting, raise_file_limit
from merlin_bigbox.server.http.gate import Gate
from merlin_bigbox.server.limits import Limits
from tests.server.client import ME, OPEN, RANDOM, WAIT, Browser, House, house

USUAL = Limits()


def until(check: Callable[[], bool]) -> None:
    """Wait for a condition, however busy the machine is."""
    end = time.monotonic() + WAIT
    while not check():
        assert time.monotonic() < end
        time.sleep(0.02)


@contextlib.contextmanager
def raw(found: House) -> Iterator[socket.socket]:
    """A bare connection."""
    host, _, port = found.url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=WAIT) as line:
        yield line


def upgraded(line: socket.socket, browser: Browser, table: str, more: str = "") -> None:
    """Make a bare connection a websocket."""
    key = b64encode(b"k" * 16).decode()
    line.sendall(
        f"GET /api/live/{table} HTTP/1.1\r\nHost: {browser.url.removeprefix('http://')}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{more}"
        f"Cookie: merlin={browser.token}\r\n\r\n".encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1)
    assert b" 101 " in head


def frame(body: bytes, first: int = 0x81) -> bytes:
    """A masked frame of a client; the mask is nothing."""
    size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0xFE]) + len(body).to_bytes(2, "big")
    return bytes([first]) + size + b"\0\0\0\0" + body


def dropped(line: socket.socket) -> bool:
    """Whether the other side has closed a connection."""
    line.settimeout(0.0)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def peers(gate: Gate) -> list[object]:
    """The other ends of all open connections; run on the server's own thread."""
    return [transport.get_extra_info("peername") for transport in gate._open]


def send_for_ever(line: socket.socket, data: bytes) -> None:
    """Send until the other side has had enough."""
    while True:
        line.sendall(data)


# --- addresses and counting ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no address " * 100, ("no address " * 100)[:64]),
        ("", ""),
    ],
)
def test_an_address_counts_as_the_network_of_a_household(host: str, counted: str) -> None:
    """Whoever has an IPv6 network has 2^64 addresses; a mapped IPv4 address is that address."""
    assert network_of(host) == counted


class Wire(asyncio.Transport):
    """A connection that only knows whether it was dropped."""

    dropped = False

    def abort(self) -> None:
        self.dropped = True


def test_the_oldest_that_asks_for_nothing_makes_room() -> None:
    """Of an address that waits with many, one of its own; otherwise the oldest of all."""
    gate = Gate(replace(USUAL, waiting_connections=4, waiting_per_address=2, connections=6, connections_per_address=4))
    wires = [Wire() for _ in range(10)]
    assert all(gate.enter(wire, "192.0.2.1") for wire in wires[:3])
    assert [wire.dropped for wire in wires[:3]] == [True, False, False]
    for wire in wires[1:3]:
        gate.asks(wire)
    assert all(gate.enter(wire, "192.0.2.1") for wire in wires[3:5])
    assert not gate.enter(wires[5], "192.0.2.1"), "an address has four connections"
    assert gate.enter(wires[6], "192.0.2.2")
    assert gate.enter(wires[7], "2001:db8::1")
    assert gate.enter(wires[8], "2001:db8::2")
    assert wires[3].dropped, "four wait in all"
    assert (gate.total, gate.waiting) == (6, 4)
    gate.leave(wires[3])
    gate.leave(wires[4])
    assert gate.total == 5


def test_a_full_house_drops_who_waits_and_then_refuses() -> None:
    """Whoever has asked for something stays."""
    gate = Gate(replace(USUAL, connections=2))
    first, second, third, fourth = (Wire() for _ in range(4))
    assert gate.enter(first, "192.0.2.1")
    assert gate.enter(second, "192.0.2.2")
    gate.asks(first)
    assert gate.enter(third, "192.0.2.3")
    assert second.dropped
    gate.asks(third)
    assert not gate.enter(fourth, "192.0.2.4")
    assert not first.dropped


def test_a_proxy_is_not_one_address() -> None:
    """It stands for many people; only what is counted in all holds."""
    limits = replace(USUAL, waiting_per_address=1, connections_per_address=1)
    for proxies in ("127.0.0.1, 10.0.0.0/8,,nonsense", "*"):
        gate = Gate(limits, proxies)
        assert all(gate.enter(Wire(), "10.1.2.3") for _ in range(5))
        assert gate.total == 5


def test_connections_stay_below_the_files_there_are() -> None:
    """With a share for requests that sockets cannot take."""
    few = fitting(USUAL, 1024)
    assert few.connections == 1024 - 128
    assert few.sockets == 672
    assert few.sockets_reserved == 134
    assert fitting(USUAL, None) == USUAL
    assert fitting(USUAL, 10).connections == 1


def test_the_soft_limit_of_files_is_raised_to_the_hard_one() -> None:
    """At most to what a server could ever use."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    low = min(512, before[0])
    resource.setrlimit(resource.RLIMIT_NOFILE, (low, before[1]))
    try:
        found = raise_file_limit()
        assert found == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert found == min(before[1] if before[1] != resource.RLIM_INFINITY else 65_536, 65_536)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# --- HTTP ------------------------------------------------------------------------------------------------------------


def test_half_requests_do_not_shut_the_house(tmp_path: Path) -> None:
    """A few dozen of them may wait; the house goes on for everybody else."""
    limits = replace(USUAL, waiting_per_address=20, header_seconds=WAIT)
    with house(tmp_path, limits, proxies="") as found, contextlib.ExitStack() as stack:
        half = [stack.enter_context(raw(found)) for _ in range(150)]
        for one in half:
            with contextlib.suppress(ConnectionError):
                one.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        until(lambda: found.gate.waiting == 20)
        until(lambda: sum(map(dropped, half)) == 130)
        ann = found.browser("Ann")
        line = ann.line(ann.create(ME, RANDOM)["id"])
        assert line.wait_for_turn()
        assert line.act()["type"] == "done"


def test_a_head_or_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    """Sending a byte now and then does not help, nor does a body after the answer."""
    with house(tmp_path, replace(USUAL, header_seconds=0.4, body_seconds=0.4)) as found:
        host = found.url.removeprefix("http://")
        for begin in (
            b"",
            b"GET /api/hea",
            f"POST /api/replay HTTP/1.1\r\nHost: {host}\r\nContent-Length: 900\r\n\r\nx".encode(),
            f"GET /api/rules HTTP/1.1\r\nHost: {host}\r\nContent-Length: 900\r\n\r\nx".encode(),
        ):
            with raw(found) as line:
                line.sendall(begin)
                line.settimeout(0.1)
                received, closed = b"", False
                end = time.monotonic() + WAIT
                while not closed and time.monotonic() < end:
                    try:
                        piece = line.recv(65_536)
                        received += piece
                        closed = not piece
                    except TimeoutError:
                        if begin:
                            with contextlib.suppress(OSError):
                                line.sendall(b"x")
                    except ConnectionError:
                        closed = True
                assert closed
                assert b" 500 " not in received
        until(lambda: found.gate.total == 0)


def test_an_answer_that_nobody_reads_is_taken_back(tmp_path: Path) -> None:
    """The connection is cut off and its memory free."""
    with house(tmp_path, replace(USUAL, send_seconds=0.2, keep_alive_seconds=WAIT, header_seconds=WAIT)) as found:
        host, _, port = found.url.removeprefix("http://").partition(":")
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
            line.connect((host, int(port)))
            until(lambda: found.gate.total == 1)
            ask = f"GET /api/rules?lang=en HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode()
            with contextlib.suppress(OSError):  # it may be cut off before all are sent
                for _ in range(40):
                    line.sendall(ask)
            until(lambda: found.gate.total == 0)


# --- sockets ---------------------------------------------------------------------------------------------------------


def test_a_socket_that_does_not_read_is_closed_and_its_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It costs no more than what may wait for it, and is cut off with what it has not read."""
    monkeypatch.setattr(connections, "LINGER_SECONDS", 0.3)
    limits = replace(USUAL, send_seconds=0.5, socket_bytes=100_000, messages_at_once=100_000.0, flood_seconds=WAIT)
    with house(tmp_path, limits) as found:
        ann, eve = found.browser("Ann"), found.browser("Eve")
        table = ann.create(ME, RANDOM)["id"]
        line = ann.line(table)
        line.wait_for_turn()
        host, _, port = found.url.removeprefix("http://").partition(":")
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
            deaf.connect((host, int(port)))
            upgraded(deaf, eve, table)
            deaf.sendall(frame(json.dumps({"type": "hello", "lang": "en"}).encode()))
            until(lambda: line.until("info")["info"]["watchers"] == 1)
            assert deaf.getsockname() in found.inside(lambda: peers(found.gate))
            deaf.settimeout(0.05)
            with contextlib.suppress(OSError):
                for number in range(2_000):
                    deaf.sendall(frame(json.dumps({"type": "lang", "lang": "en"}).encode()))
                    deaf.sendall(frame(json.dumps({"type": "note", "id": number, "text": "x"}).encode()))
            until(lambda: line.until("info")["info"]["watchers"] == 0)
            name = deaf.getsockname()
            until(lambda: name not in found.inside(lambda: peers(found.gate)))
        assert line.act()["type"] == "done"
        line.close()
        until(lambda: found.server.sockets.total == 0)


def test_pings_whose_answers_nobody_reads_cut_the_socket_off(tmp_path: Path) -> None:
    """Answers to pings are written without anybody waiting for room."""
    with house(tmp_path, replace(USUAL, socket_bytes=50_000)) as found:
        ann = found.browser("Ann")
        table = ann.create(ME, OPEN)["id"]
        host, _, port = found.url.removeprefix("http://").partition(":")
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
            deaf.connect((host, int(port)))
            upgraded(deaf, ann, table)
            deaf.settimeout(WAIT)
            many = frame(b"p" * 125, 0x89) * 50
            with pytest.raises(ConnectionError):
                send_for_ever(deaf, many)


def test_small_messages_that_become_large_are_taken_in_a_few_at_a_time(tmp_path: Path) -> None:
    """A few kilobytes on the line would be hundreds of megabytes of zeros otherwise."""
    with house(tmp_path) as found:
        ann = found.browser("Ann")
        table = ann.create(ME, OPEN)["id"]
        packer = zlib.compressobj(9, zlib.DEFLATED, -12)
        packed = (packer.compress(b'"' + b"0" * 47_000 + b'"') + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
        assert len(packed) < 110
        most = 0

        def waiting() -> int:
            tasks = [task for task in asyncio.all_tasks() if "run_asgi" in repr(task)]
            frames = [task.get_coro().cr_frame.f_locals["self"] for task in tasks]  # type: ignore[union-attr]
            return max((one.queue.qsize() for one in frames if hasattr(one, "queue")), default=0)

        with raw(found) as line:
            upgraded(line, ann, table, "Sec-WebSocket-Extensions: permessage-deflate\r\n")
            line.settimeout(0.2)
            with contextlib.suppress(OSError):
                for _ in range(20):
                    line.sendall(frame(packed, 0xC1) * 100)
                    most = max(most, found.inside(waiting))
        assert most <= 20


def test_a_message_without_an_end_and_text_that_is_none_close_the_socket(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Without a word in the log."""
    with house(tmp_path) as found:
        ann = found.browser("Ann")
        table = ann.create(ME, OPEN)["id"]
        for attack, code in (
            (frame(b"\xff\xfe"), 1007),
            (frame(b"x" * 48_001), 1009),
            (frame(b"", 0x01) + frame(b"", 0x00) * 2_000, None),
        ):
            with raw(found) as line:
                upgraded(line, ann, table)
                received = b""
                with contextlib.suppress(ConnectionError):
                    line.sendall(attack)
                    while piece := line.recv(1_000):
                        received += piece
                if code is not None:
                    assert code.to_bytes(2, "big") in received
        assert not [record for record in caplog.records if record.exc_info or record.levelname == "ERROR"]


def test_new_sockets_of_an_address_come_one_after_the_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Two thousand of them in nine seconds would leave none for others; nor do they fill the log."""
    with house(tmp_path, replace(USUAL, new_sockets_per_second=0.001, new_sockets_at_once=3.0)) as found:
        ann = found.browser("Ann")
        table = ann.create(ME, OPEN)["id"]
        for _ in range(3):
            ann.line(table)
        with pytest.raises(Exception, match="429"):
            ann.dial(table)
    assert not [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]


def test_the_last_sockets_are_for_those_who_play(tmp_path: Path) -> None:
    """Watchers fill the house; who has a seat in a running game still comes in."""
    with house(tmp_path, replace(USUAL, sockets=4, sockets_reserved=2, sockets_per_address=3)) as found:
        ann, eve = found.browser("Ann"), found.browser("Eve")
        table = ann.create(ME, RANDOM)["id"]
        for _ in range(2):
            eve.line(table)
        assert eve.dial(table).until("refused")["reason"] == "too-many"
        assert ann.line(table).info["status"] == "playing"
        ann.line(table)
        assert ann.dial(table).until("refused")["reason"] == "too-many"
