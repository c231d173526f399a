"""HTTP requests that are odd in one way or several: paths, queries, headers, bodies, and what is no HTTP at all."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from merlin_bigbox.attack.wire import Address
from merlin_bigbox.locale.languages import LANGUAGES
from merlin_bigbox.server.http.routes import PATHS
from tools.fuzz.values import BODIES, ODD_TEXTS, ODD_VALUES, Maker

QUERIES: dict[str, tuple[str, ...]] = {
    "lang": (*LANGUAGES, "xx", "EN"),
    "viewer": ("red", "yellow", "green", "nobody"),
    "seat": ("red", "blue", ""),
    "at": ("0", "1", "17", "999999", "-1", "²", "1e3", "0x10", "9" * 40),
    "players": ("2", "3", "4", "5", "0", "44", "٣"),
    "modules": ("", "gold", "gold,market", "golf", "gold,gold", "," * 50),
    "variants": ("", "random-allies", "?"),
    "format": ("text", "json", "xml"),
}
METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "get", "FOO", "CONNECT")
PLACES = (
    "/",
    "/table/abcdefghij",
    "/assets/index.js",
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/api",
    "/api/",
    "//api/me",
    "/api/me/",
    "/api/live/abcdefghij",
    "/api/%00",
    "/%ff%fe",
    "/api/tables/%F0%9F%92%A9/record",
    "/index.html;x=1",
    "/" + "a" * 4_000,
    "/api/tables/" + "%41" * 500,
    "*",
    "http://elsewhere.example/api/me",
    "/?" + "&".join(f"a{number}=1" for number in range(2_000)),
)
HEADERS: dict[str, tuple[str, ...]] = {
    "Origin": (
        "http://[",
        "null",
        "",
        "http://elsewhere.example",
        "http://127.0.0.1",
        "http://a:b@c:d",
        "//",
        "http://[::1",
        "\xff",
    ),
    "Host": (
        "",
        "[",
        "elsewhere.example",
        "127.0.0.1:99999999",
        "a b",
        "[::1]:x",
        "\xe9",
        "localhost",
        "127.0.0.1@evil",
    ),
    "Cookie": (
        "merlin=",
        "merlin=x.y",
        "merlin=\xff",
        "merlin",
        ";;;=",
        "a=b; " * 400,
        "merlin=" + "a" * 5_000,
        'merlin="\\377',
    ),
    "Content-Type": (
        "text/plain",
        "",
        "application/json; charset=utf-16",
        "multipart/form-data",
        "\xff/\xff",
        "a" * 3_000,
    ),
    "Sec-Fetch-Site": ("cross-site", "same-site", "none", "\xff"),
    "Accept-Encoding": ("gzip", "br, gzip;q=0", "\xff"),
    "Accept-Language": ("de", "pt-BR;q=x,,,;;", "\xff", "en-" * 500),
    "If-None-Match": ("*", '"', "\xff"),
    "X-Forwarded-For": ("", "1.2.3.4", "[", "not an address", "::1, 2.3.4.5", "," * 300, "\xff"),
    "X-Forwarded-Proto": ("https", "wss", "gopher", "", "\xff"),
    "X-Forwarded-Host": ("[", "elsewhere.example"),
    "Forwarded": ("for=[;proto=", "host=\xff"),
    "Range": ("bytes=0-", "bytes=9-1", "x"),
    "Expect": ("100-continue", "else"),
    "Upgrade": ("websocket", "h2c", ""),
    "Connection": ("Upgrade", "keep-alive, Upgrade", "\xff"),
    "Sec-WebSocket-Key": ("", "x", "dGhlIHNhbXBsZSBub25jZQ=="),
    "Sec-WebSocket-Version": ("13", "0", "99999999999999999999"),
    "Sec-WebSocket-Extensions": ("permessage-deflate; server_max_window_bits=99", ";;;"),
    "X-Odd": ("\x01", "a" * 9_000, "\t"),
}
BROKEN = (
    b"",
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.0\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: \xb2\r\n\r\n{}",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nab",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\nContent-Length: 3\r\n\r\nabc",
    b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
    b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost : x\r\n folded: y\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 3_000 + b"\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"\x00" * 1_000,
    b"GET /api/live/abcdefghij HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
)


@dataclass(frozen=True, slots=True)
class Request:
    """A request as it goes over the wire. One that is `clean` ends where it should: others can follow it at once."""

    data: bytes
    method: str
    clean: bool


class RequestMaker:
    """Makes requests, most of them nearly right."""

    def __init__(self, address: Address, chance: random.Random, treasury: dict[str, list[Any]]) -> None:
        self.address = address
        self.chance = chance
        self.treasury = treasury
        self.values = Maker(chance, treasury)

    def request(self) -> Request:
        chance = self.chance
        if chance.random() < 0.02:
            return Request(self._broken(), "GET", clean=False)
        path, methods = self._path()
        method = chance.choice(methods) if chance.random() < 0.85 else chance.choice(METHODS)
        body = self._body(path) if method not in ("GET", "HEAD") or chance.random() < 0.05 else b""
        headers = self._headers(method, body)
        names = {name for name, _ in headers}
        # What an upgrade or an expectation does to the connection is the server's affair: nothing follows on it.
        clean = not names & {"Upgrade", "Expect", "Connection", "X-Odd"} and method not in (
            "CONNECT",
            "TRACE",
            "FOO",
            "get",
        )
        lines = [f"{method} {path}{self._query()} HTTP/1.1", *(f"{name}: {value}" for name, value in headers), "", ""]
        return Request("\r\n".join(lines).encode("latin-1", "replace") + body, method, clean and self._framed(headers))

    @staticmethod
    def _framed(headers: list[tuple[str, str]]) -> bool:
        """Whether the server will surely keep the connection: it has exactly one sensible Host and no odd bytes."""
        hosts = [value for name, value in headers if name == "Host"]
        return len(hosts) == 1 and all(value.isprintable() and value.isascii() for _, value in headers)

    def _path(self) -> tuple[str, tuple[str, ...]]:
        chance = self.chance
        if chance.random() < 0.1:
            return chance.choice(PLACES), ("GET", "POST")
        pattern = chance.choice(list(PATHS))
        for name in [part[1:-1] for part in pattern.split("/") if part.startswith("{")]:
            known = self.treasury.get(name, ["abcdefghij"])
            value = chance.choice(known) if chance.random() < 0.8 else quote(chance.choice(ODD_TEXTS), errors="replace")
            pattern = pattern.replace(f"{{{name}}}", str(value) or "x")
        return pattern, tuple(PATHS.get(pattern, {"GET": None, "POST": None}))

    def _query(self) -> str:
        chance = self.chance
        if chance.random() < 0.5:
            return ""
        parts: list[str] = []
        for _ in range(chance.randint(1, 3)):
            name = chance.choice(list(QUERIES))
            value = chance.choice(QUERIES[name]) if chance.random() < 0.8 else chance.choice(ODD_TEXTS)
            parts.append(f"{name}={quote(value, errors='replace')}" if chance.random() < 0.95 else "%ff&&=;%zz=" + name)
        return "?" + "&".join(parts)

    def _headers(self, method: str, body: bytes) -> list[tuple[str, str]]:
        chance = self.chance
        headers = {"Host": self.address.name}
        if chance.random() < 0.8:
            headers["Cookie"] = chance.choice(self.treasury["cookie"])
        if body or method == "POST":
            headers["Content-Type"] = "application/json"
            headers["Content-Length"] = str(len(body))
        for _ in range(chance.choice((0, 0, 0, 1, 1, 2, 4))):
            name = chance.choice(list(HEADERS))
            headers[name] = chance.choice(HEADERS[name])
        listed = list(headers.items())
        if chance.random() < 0.02:
            listed.append(chance.choice(listed))
        return listed

    def _body(self, path: str) -> bytes:
        chance, values = self.chance, self.values
        if path.startswith("/api/replay"):
            return self._record()
        if path.startswith(("/api/lessons", "/api/puzzles")):
            played = "Puzzle" if path.startswith("/api/puzzles") else "Lesson"
            made = values.body(chance.choice(("Play", "Ask")) + played)
            return values.written(made if chance.random() < 0.5 else values.spoiled(made))
        made = values.body(chance.choice(list(BODIES))) if chance.random() < 0.7 else values.body("CreateTable")
        what = chance.random()
        if what < 0.25:
            return values.written(made)
        if what < 0.9:
            return values.written(values.spoiled(made))
        return values.written(chance.choice(ODD_VALUES))

    def _record(self) -> bytes:
        """A record file, cut or spoilt."""
        chance = self.chance
        text = bytearray(str(chance.choice(self.treasury["record"])).encode())
        for _ in range(chance.choice((0, 1, 1, 5))):
            text[chance.randrange(len(text))] = chance.randrange(256)
        return bytes(text[: chance.randrange(len(text))] if chance.random() < 0.3 else text)

    def _broken(self) -> bytes:
        chance = self.chance
        data = chance.choice(BROKEN)
        if data and chance.random() < 0.5:
            place = chance.randrange(len(data))
            data = data[:place] + bytes([chance.randrange(256)]) + data[place:]
        return data
