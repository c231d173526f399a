"""`merlin play` in the browser: starts a local server, or opens the one that is running."""

from __future__ import annotations

import contextlib
import http.client
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlencode, urlsplit

from merlin_bigbox.bots import bot
from merlin_bigbox.cli.console import listed, look_for, modules_for, one_each, output
from merlin_bigbox.cli.local_server import ADDRESS, data_folder, engine, run, take_port
from merlin_bigbox.cli.serve import PORT
from merlin_bigbox.edition import load
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.http.static import Pages
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.logs import configure
from merlin_bigbox.server.run import listen
from merlin_bigbox.server.server import Settings
from merlin_bigbox.server.store import InUseError, SQLiteStore
from merlin_bigbox.terminal.style import QUIET, TITLE, Look

HOST: Final = "127.0.0.1"
ANSWER_SECONDS: Final = 3.0


@dataclass(frozen=True, slots=True)
class Opening:
    """The options given on the command line."""

    players: int | None = None
    bots: str | None = None
    modules: str = ""
    variants: str = ""
    lang: str | None = None
    browser: bool = True
    port: int | None = None
    data: Path | None = None


def play_in_browser(opening: Opening) -> int:
    """Serve the page to this machine and open it; if a server is running already, open that one."""
    look = look_for(opening.lang)
    path = start_path(opening)
    folder = data_folder(opening.data)
    configure("text", Limits())
    try:
        store = SQLiteStore.open_now(folder)
    except InUseError:
        address = running_address(folder)
        if address is None:
            raise
        output().print(look.text("running", address=address + path), style=TITLE)
        _show(look, address + path, wanted=opening.browser)
        return 0
    with contextlib.closing(_listen(opening.port)) as listening:
        port = int(listening.getsockname()[1])
        address = f"http://{HOST}:{port}"

        def ready() -> None:
            console = output()
            console.print(look.text("serving", address=address + path), style=TITLE)
            if not Pages().built:
                console.print(look.text("serving-unbuilt"))
            console.print(look.text("serving-end"), style=QUIET)
            # Opening a browser may block for a while; the server must not wait for it.
            threading.Thread(target=_show, args=(look, address + path), kwargs={"wanted": opening.browser}).start()

        run(look, Settings(folder, HOST, port, engine=engine), folder, store, listening, ready)
    return 0


def start_path(opening: Opening) -> str:
    """The page to open: the start page, or a new table with the given options."""
    edition = load()
    chosen = modules_for(opening.modules, edition)
    players = 4 if opening.players is None else opening.players
    GameOptions(players, chosen, listed(opening.variants)).rules(edition)
    query: dict[str, str] = {}
    if opening.players is not None:
        query["players"] = str(players)
    if chosen:
        query["modules"] = ",".join(chosen)
    if opening.variants:
        query["variants"] = ",".join(listed(opening.variants))
    if opening.bots is not None:
        names = listed(opening.bots)
        for name in names:
            bot(name, 0)
        query["bots"] = ",".join(one_each(names, players - 1, "other seats"))
    return f"/new?{urlencode(query, safe=',')}" if query else "/"


def _listen(port: int | None) -> socket.socket:
    """The requested port, else the default one, else any."""
    if port is not None:
        return take_port(HOST, port)
    try:
        return listen(HOST, PORT)
    except OSError:
        return listen(HOST, 0)


def running_address(folder: Path) -> str | None:
    """The address of the server using the data folder, if it responds."""
    try:
        address = (folder / ADDRESS).read_text(encoding="ascii").strip()
    except (OSError, UnicodeError):
        return None
    place = urlsplit(address)
    if place.scheme != "http" or place.hostname is None:
        return None
    line = http.client.HTTPConnection(place.hostname, place.port, timeout=ANSWER_SECONDS)
    try:
        line.request("GET", "/api/health")
        answers = line.getresponse().status == http.client.OK
    except (OSError, http.client.HTTPException):
        return None
    finally:
        line.close()
    return address if answers else None


def _show(look: Look, address: str, *, wanted: bool) -> None:
    if wanted and not (_has_screen() and webbrowser.open(address)):
        output().print(look.text("browser-missing", address=address))


def _has_screen() -> bool:
    """Whether a graphical browser can open; a text browser would take over the terminal."""
    if sys.platform != "linux":
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME"))
