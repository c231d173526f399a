"""Builds the gallery into build/gallery when a source has changed, and serves it with the scenes on the loopback."""

from __future__ import annotations

import contextlib
import hashlib
import tempfile
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from tools import node, web_build
from tools.scenes import FOLDER as SCENES

GALLERY: Final = web_build.BUILD / "gallery"
PREFIX: Final = "/scenes/"


def build() -> None:
    """Bring the gallery up to date."""
    page = (web_build.WEB / "gallery.html").read_bytes()
    key = hashlib.sha256(page + web_build.fingerprint().encode()).hexdigest()
    stamp = GALLERY / web_build.STAMP
    if stamp.exists() and stamp.read_text(encoding="utf-8") == key:
        return
    with web_build.only_one() as log:
        if not node.has_modules(node.BUILD):
            node.bring_modules(node.BUILD, log)
        with (
            tempfile.TemporaryDirectory(dir=web_build.BUILD, prefix="gallery-") as folder,
            web_build.progress("Building the gallery"),
        ):
            made = Path(folder) / "made"
            command = ("vite", "build", "--mode", "gallery", "--outDir", str(made), "--emptyOutDir")
            if node.run(*command, "--logLevel", "warn", output=log):
                raise node.NodeError(f"the gallery could not be built. Details: {web_build.LOG}")
            (made / web_build.STAMP).write_text(key, encoding="utf-8")
            web_build.put_in_place(made, GALLERY)


class Handler(SimpleHTTPRequestHandler):
    """The files of the gallery, and the scenes under `scenes/`."""

    protocol_version = "HTTP/1.1"

    def translate_path(self, path: str) -> str:
        if path.startswith(PREFIX):
            return str(SCENES / Path(path.removeprefix(PREFIX).partition("?")[0]).name)
        return super().translate_path(path)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 – the name is inherited
        pass


@contextlib.contextmanager
def serving(port: int = 0) -> Iterator[str]:
    """The gallery at an address, for as long as it is needed."""
    build()
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(GALLERY)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/gallery.html"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def show(port: int, names: list[str]) -> None:
    """Serve it until somebody has seen enough."""
    with serving(port) as address, contextlib.suppress(KeyboardInterrupt):
        print("\n".join(f"{address}?scene={name}" for name in names))
        print(f"{address}  all of them; Ctrl-C ends it", flush=True)
        threading.Event().wait()
