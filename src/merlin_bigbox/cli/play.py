"""`merlin play`: the game in the browser, or at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from merlin_bigbox.cli.console import DataFolder, EditionFile, Language, Modules, Variants
from merlin_bigbox.cli.extras import needs_server
from merlin_bigbox.cli.terminal_game import Wishes, play_in_terminal
from merlin_bigbox.terminal.said import SaidError


def play(
    *,
    players: int | None = None,
    bots: str | None = None,
    bot: str | None = None,
    modules: Modules = "",
    variants: Variants = "",
    lang: Language = None,
    browser: bool = True,
    port: int | None = None,
    data: DataFolder = None,
    terminal: Annotated[bool, Parameter(negative="")] = False,
    seat: str | None = None,
    seed: str | None = None,
    edition: EditionFile = None,
    save: Annotated[Path | None, Parameter(name="--save")] = None,
    load: Annotated[Path | None, Parameter(name="--load")] = None,
    auto: bool | None = None,
) -> int:
    """Play in the browser, which opens by itself; your tables are kept. Or play in the terminal.

    In the terminal you see the table, the question and numbered choices; type a number. "help" explains the rest.

    Example: merlin play
    Example: merlin play --terminal --players 3 --bots knight,random --save evening.merlin
    Example: merlin play --load evening.merlin
    Example: merlin play --bot mybot.py:MyBot
    """
    if terminal or load is not None:
        if bot is not None:
            raise SaidError("bot-in-terminal", bot=bot)
        wishes = Wishes(players, seat, bots, modules, variants, seed, lang, edition, save, load, auto is not False)
        for name, given in (("--port", port), ("--data", data)):
            if given is not None:
                raise SaidError("browser-only", option=name)
        return play_in_terminal(wishes)
    only_terminal = {"--seat": seat, "--seed": seed, "--edition": edition, "--save": save}
    for name, value in {**only_terminal, "--auto": auto}.items():
        if value is not None:
            raise SaidError("terminal-only", option=name)
    needs_server()
    # Imported here, so that the terminal game starts without loading the server.
    from merlin_bigbox.cli.browser import Opening, play_in_browser  # noqa: PLC0415 – see the line above

    return play_in_browser(Opening(players, bots, modules, variants, lang, browser, port, data, bot))
