"""`merlin rulebook`: the illustrated rulebook as a file to print, made by a Chromium from the page itself."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from merlin_bigbox.cli.console import Language, look_for, output
from merlin_bigbox.cli.extras import needs_server
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.terminal.style import TITLE

HOST: Final = "127.0.0.1"
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PATIENCE: Final = 180
"""Seconds that a browser may take."""
PAGE_TIME: Final = 60_000
"""Milliseconds that pass for the page before it is printed; while it waits for the server none do."""
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
        _print(browser, f"{address}/{'reference' if card else 'rulebook'}", spoken, Path(folder) / "profile", made)
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


def _print(browser: str, address: str, lang: str, profile: Path, made: Path) -> None:
    command = [
        *(browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"),
        *("--disable-background-networking", "--force-prefers-reduced-motion", f"--user-data-dir={profile}"),
        *(f"--lang={lang}", f"--accept-lang={lang}", f"--virtual-time-budget={PAGE_TIME}"),
        *("--no-pdf-header-footer", f"--print-to-pdf={made}", address),
    ]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)  # noqa: S603 – the browser that was found
    except subprocess.TimeoutExpired as error:
        raise OptionsError(f"{browser} did not finish within {PATIENCE} seconds") from error
    if not made.is_file():
        last = done.stderr.strip().splitlines()[-1:] or ["it said nothing"]
        raise OptionsError(f"{browser} could not print the page: {last[0]}")
