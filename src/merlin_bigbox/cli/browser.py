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

from merlin_bigbox.bots import bot, yardsticks
from merlin_bigbox.bots import names as bot_names
from merlin_bigbox.bots.own import forget, introduce, whole
from merlin_bigbox.bots.spec import is_file, parse_spec
from merlin_bigbox.cli.console import listed, look_for, modules_for, one_each, output
from merlin_bigbox.cli.local_server import ADDRESS, compiling, data_folder, engine, run, take_port
from merlin_bigbox.cli.serve import PORT
from merlin_bigbox.edition import load
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.http.static import Pages
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.logs import configure
from merlin_bigbox.server.run import listen
from merlin_bigbox.server.server import Settings
from merlin_bigbox.server.store import InUseError, SQLiteStore
from merlin_bigbox.server.tables.seats import DEFAULT_BOT
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
    bot: str | None = None
    """A bot of the player's own."""


def play_in_browser(opening: Opening) -> int:
    """Serve the page to this machine and open it; if a server is running already, open that one."""
    look = look_for(opening.lang)
    own = () if opening.bot is None else (own_bot(opening.bot),)
    path = start_path(opening)
    folder = data_folder(opening.data)
    configure("text", Limits())
    try:
        store = SQLiteStore.open_now(folder)
    except InUseError:
        address = running_address(folder)
        if address is None:
            raise
        if own:
            raise OptionsError(
                f"Merlin runs already at {address}, and does not know your bot: end it there with Ctrl-C, "
                "or keep the tables of this game elsewhere, with --data FOLDER"
            ) from None
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

        settings = Settings(folder, HOST, port, engine=engine, compiling=compiling, own_bots=own, reviews=True)
        run(look, settings, folder, store, listening, ready)
    return 0


def own_bot(spec: str) -> str:
    """The player's own bot, with its file wherever the server runs; refused, in words, if it cannot be made."""
    name = introduce(spec)
    if name in (*bot_names(), *yardsticks()):
        forget()
        raise OptionsError(f'"{name}" is the name of a bot of the house; call the class something else')
    bot(name, 0)
    return whole(name)


def start_path(opening: Opening) -> str:
    """The page to open: the start page, or a new table with the given options."""
    edition = load()
    chosen = modules_for(opening.modules, edition)
    # Whoever brings a bot wants to play against it, unless told otherwise.
    usual = 4 if opening.bot is None else 2
    players = usual if opening.players is None else opening.players
    GameOptions(players, chosen, listed(opening.variants)).rules(edition)
    query: dict[str, str] = {}
    if opening.players is not None or opening.bot is not None:
        query["players"] = str(players)
    if chosen:
        query["modules"] = ",".join(chosen)
    if opening.variants:
        query["variants"] = ",".join(listed(opening.variants))
    own = [] if opening.bot is None else [introduce(opening.bot)]
    names = listed(opening.bots if opening.bots is not None else DEFAULT_BOT if own else "")
    for name in names:
        if is_file(parse_spec(name).name):
            raise OptionsError(f"a bot of your own takes a seat with --bot {name}")
        bot(name, 0)
    if names:
        query["bots"] = ",".join([*own, *one_each(names, players - 1 - len(own), "other seats")])
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
