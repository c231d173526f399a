"""The comparison of the pinned libraries with a list of advisories, against a list on the loopback."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from tools import advisories

KNOWN: dict[str, list[str]] = {}
"""Which advisories the list has, by the library's name."""


class _List(BaseHTTPRequestHandler):
    """Answers as the OSV API does: one advisory a page."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        results: list[dict[str, Any]] = []
        for query in asked["queries"]:
            known = KNOWN.get(query["package"]["name"], [])
            page = int(query.get("page_token", "0"))
            more = {"next_page_token": str(page + 1)} if page + 1 < len(known) else {}
            results.append({"vulns": [{"id": known[page]}], **more} if known else {})
        self._say({"results": results})

    def do_GET(self) -> None:
        self._say({"summary": "told\x1b[31m in words"})

    def _say(self, answer: object) -> None:
        body = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 – its name in the library
        """Say nothing."""


@pytest.fixture
def source() -> Iterator[str]:
    """A list of advisories of our own."""
    KNOWN.clear()
    with ThreadingHTTPServer(("127.0.0.1", 0), _List) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


def test_every_pin_is_asked_about() -> None:
    libraries = advisories.pinned()
    names = {library.name for library in libraries}
    assert {"msgspec", "starlette", "cryptography", "svelte", "vite"} <= names
    assert len(libraries) == len(set(libraries))
    assert len(names) > 100


def test_a_clean_list(source: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert advisories.main(["--source", source]) == 0
    assert "No advisory is known" in capsys.readouterr().out


def test_advisories_are_told_over_several_pages(source: str, capsys: pytest.CaptureFixture[str]) -> None:
    KNOWN.update({"starlette": ["ONE-1", "TWO-2"], "svelte": ["THREE-3"]})
    assert advisories.main(["--source", source]) == advisories.FOUND
    told = capsys.readouterr().out
    assert all(name in told for name in ("ONE-1", "TWO-2", "THREE-3", "3 advisories"))
    assert "\x1b" not in told


def test_a_list_that_cannot_be_reached_is_no_all_clear(capsys: pytest.CaptureFixture[str]) -> None:
    assert advisories.main(["--source", "http://127.0.0.1:9"]) == advisories.UNREACHABLE
    assert "Nothing was compared" in capsys.readouterr().out
