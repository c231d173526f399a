"""The built page: its files, held in memory and compressed once, and a notice if it has not been built."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""Files in this folder have a hash of their contents in their names."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
SMALL: Final = 500
PACKABLE: Final = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Merlin</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>Merlin</h1>
<p>The server runs, but its page has not been built yet.</p>
<p>In the project’s folder, <code>./merlin play</code> builds it and starts again.</p>
<p lang="de">Der Server läuft, aber seine Seite ist noch nicht gebaut:
<code>./merlin play</code> im Ordner des Projekts erledigt das.</p>
<p lang="pt">O servidor está funcionando, mas sua página ainda não foi construída:
<code>./merlin play</code> na pasta do projeto faz isso.</p>
<p>{wanted}</p></body></html>
"""


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of the page, ready to send."""

    kind: str
    body: bytes
    packed: bytes | None
    tag: str
    caching: str


class Pages:
    """All files of the page."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._folder = resources.files("merlin_bigbox") / "web" if folder is None else folder
        self._assets: dict[str, Asset] = {}
        if self._folder.is_dir():
            self._read(self._folder, "")

    @property
    def built(self) -> bool:
        """Whether the page has been built."""
        return INDEX in self._assets

    def _read(self, folder: Traversable, place: str) -> None:
        for entry in folder.iterdir():
            name = place + entry.name
            if entry.is_dir():
                self._read(entry, f"{name}/")
            elif not entry.name.startswith("."):
                self._assets[name] = _asset(name, entry.read_bytes())

    async def answer(self, request: Request) -> Response:
        """Serve a file of the page; any other path without an extension is routed by the page itself."""
        path = str(request.path_params.get("path", ""))
        asset = self._assets.get(path)
        if asset is None:
            if not self.built:
                return Response(NOT_BUILT.format(wanted=escape(f"/{path}"[:100])), 503, media_type="text/html")
            if "." in path.rpartition("/")[2]:
                return Response("not found", 404, media_type="text/plain")
            asset = self._assets[INDEX]
        headers = {"cache-control": asset.caching, "etag": asset.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == asset.tag:
            return Response(status_code=304, headers=headers)
        body = asset.body
        if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = asset.packed
        return Response(body, headers=headers, media_type=asset.kind)


def _asset(name: str, body: bytes) -> Asset:
    ending = f".{name.rpartition('.')[2]}"
    kind = TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if len(body) > SMALL and kind.startswith(PACKABLE) else None
    if packed is not None and len(packed) >= len(body):
        packed = None
    caching = FOR_EVER if name.startswith(HASHED) else ASK_AGAIN
    return Asset(kind, body, packed, f'"{sha256(body).hexdigest()[:20]}"', caching)
