"""`merlin rulebook`: the illustrated rulebook as a file to print, made by a Chromium from the page itself."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from merlin_bigbox.cli.console import Language, look_for, output
from merlin_bigbox.cli.extras import needs_server
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.terminal.style import TITLE

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

HOST: Final = "127.0.0.1"
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PATIENCE: Final = 180
"""Seconds that a browser may take."""
LOOK_EVERY: Final = 0.1
"""Seconds between two looks."""
READY: Final = "document.querySelector('.rb-links button:enabled') !== null && document.fonts.status === 'loaded'"
"""Whether everything that is printed is there: then the page itself offers to print it."""
LINES: Final = 40


def rulebook(
    *,
    out: Path | None = None,
    card: Annotated[bool, Parameter(negative="")] = False,
    lang: Language = None,
) -> int:
    """Write the illustrated rulebook, or the reference card, as a PDF of A4 pages. It takes a Chromium or Chrome.

    Example: merlin rulebook --lang de --out merlin-de.pdf
    """
    look = look_for(lang)
    spoken = look.catalogue.lang
    file = (out or Path(f"merlin-{'card-' if card else ''}{spoken}.pdf")).resolve()
    if not file.parent.is_dir():
        raise OptionsError(f"there is no folder {file.parent}")
    needs_server()
    browser = find_browser()
    with (
        tempfile.TemporaryDirectory(prefix="merlin-", ignore_cleanup_errors=True) as folder,
        serving(folder) as address,
    ):
        made = Path(folder) / "made.pdf"
        print_page(browser, f"{address}/{'reference' if card else 'rulebook'}", spoken, Path(folder) / "profile", made)
        shutil.copyfile(made, file)
    output().print(look.text("rulebook-written", file=str(file)), style=TITLE)
    return 0


def find_browser() -> str:
    """A Chromium: the one that MERLIN_CHROMIUM names, or one on the path."""
    named = os.environ.get("MERLIN_CHROMIUM")
    if named and Path(named).exists():
        return named
    found = None if named else next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        missing = f"MERLIN_CHROMIUM says {named}, but that is not there" if named else "there is no Chromium or Chrome"
        raise OptionsError(
            f"{missing}: install one, or say where it is with MERLIN_CHROMIUM=/path/to/it; "
            "or open /rulebook in any browser and print it there"
        )
    return found


@contextlib.contextmanager
def serving(folder: str) -> Iterator[str]:
    """A server for this machine alone, with tables of its own; gives its address."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-P", "-m", "merlin_bigbox", "serve", "--host", HOST, "--port", str(port)]
    command += ["--data", str(Path(folder) / "data")]
    process = subprocess.Popen(  # noqa: S603 – this program itself
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        told = []
        for line in process.stdout or ():
            told.append(line)
            if f":{port}" in line or len(told) > LINES:
                break
        if process.poll() is not None:
            raise OptionsError(f"no server could be started: {' '.join(told)}")
        yield f"http://{HOST}:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()


def print_page(browser: str, address: str, lang: str, profile: Path, made: Path) -> None:
    """Let a browser write a page as a file, as soon as the page says that it can be printed."""
    command = [
        *(browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"),
        *("--disable-background-networking", "--force-prefers-reduced-motion", f"--user-data-dir={profile}"),
        *(f"--lang={lang}", f"--accept-lang={lang}", "--remote-debugging-port=0", address),
    ]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603 – the browser that was found
    patience = Patience(browser)
    try:
        with first_tab(profile, process, patience) as tab:
            while not tab.is_true(READY):
                patience.wait()
            printed = tab.ask("Page.printToPDF", printBackground=True, preferCSSPageSize=True)["data"]
        made.write_bytes(base64.b64decode(printed))
    finally:
        process.terminate()
        process.wait(PATIENCE)


class Patience:
    """Waits a little, until too much time is gone."""

    def __init__(self, browser: str) -> None:
        self._browser = browser
        self._end = time.monotonic() + PATIENCE

    def wait(self) -> None:
        if time.monotonic() > self._end:
            raise OptionsError(f"{self._browser} did not finish within {PATIENCE} seconds")
        time.sleep(LOOK_EVERY)


@contextlib.contextmanager
def first_tab(profile: Path, process: subprocess.Popen[bytes], patience: Patience) -> Iterator[Tab]:
    """The one page of a browser that was just started."""
    from websockets.sync.client import connect  # noqa: PLC0415 – a library of the server's extra

    told = profile / "DevToolsActivePort"
    while not (told.is_file() and told.read_text(encoding="utf-8").strip()):
        if process.poll() is not None:
            raise OptionsError(f"the browser ended with status {process.returncode} before it printed the page")
        patience.wait()
    port = int(told.read_text(encoding="utf-8").split()[0])
    pages: list[str] = []
    while not pages:
        patience.wait()
        with urllib.request.urlopen(f"http://{HOST}:{port}/json/list", timeout=PATIENCE) as answer:
            pages = [tab["webSocketDebuggerUrl"] for tab in json.load(answer) if tab["type"] == "page"]
    with connect(pages[0], max_size=None, open_timeout=PATIENCE) as wire:
        yield Tab(wire)


class Tab:
    """A page of a browser, by the protocol of its developer tools."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire = wire
        self._asked = 0

    def is_true(self, expression: str) -> bool:
        """Whether it holds in the page; while the browser goes there, there is no page to ask, and nothing holds."""
        answer = self._answer("Runtime.evaluate", expression=expression)
        return "error" not in answer and answer["result"]["result"].get("value") is True

    def ask(self, method: str, **params: object) -> Any:
        """What the browser answers."""
        answer = self._answer(method, **params)
        if "error" in answer:
            raise OptionsError(f"the browser could not print the page: {answer['error']['message']}")
        return answer["result"]

    def _answer(self, method: str, **params: object) -> Any:
        """The answer with the number of the question; what the browser tells besides is passed over."""
        self._asked += 1
        self._wire.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while True:
            answer = json.loads(self._wire.recv(timeout=PATIENCE))
            if answer.get("id") == self._asked:
                return answer
