"""`merlin play`: the game in the browser, or at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from merlin_bigbox.cli.console import DataFolder, EditionFile, Language, Modules, Variants
from merlin_bigbox.cli.terminal_game import Wishes, play_in_terminal
from merlin_bigbox.engine.core.errors import OptionsError


def play(
    *,
    players: Annotated[int | None, Parameter(help="Number of players: 2, 3 or 4 (default: 4).")] = None,
    bots: Annotated[
        str | None, Parameter(help="Who plays the other seats: one name for all, or one for each, with commas.")
    ] = None,
    modules: Modules = "",
    variants: Variants = "",
    lang: Language = None,
    browser: Annotated[bool, Parameter(help="Open the browser, or only say where the game is.")] = True,
    port: Annotated[int | None, Parameter(help="The port of the page (default: any free one).")] = None,
    data: DataFolder = None,
    terminal: Annotated[bool, Parameter(negative="", help="Play in the terminal instead of the browser.")] = False,
    seat: Annotated[
        str | None,
        Parameter(help="Terminal: your colour, red, yellow, blue or green. Several (red,blue) share the terminal."),
    ] = None,
    seed: Annotated[
        str | None, Parameter(help="Terminal: any word or number; the same seed gives the same dice.")
    ] = None,
    edition: EditionFile = None,
    save: Annotated[
        Path | None, Parameter(name="--save", help="Terminal: keep the game in this file, written after every move.")
    ] = None,
    load: Annotated[
        Path | None, Parameter(name="--load", help="Go on with a game saved at the terminal, in the same file.")
    ] = None,
    auto: Annotated[bool | None, Parameter(help="Terminal: play a single choice without asking.")] = None,
) -> int:
    """Play in the browser, which opens by itself; your tables are kept. Or play in the terminal.

    In the terminal you see the table, the question and numbered choices; type a number. "help" explains the rest.

    Example: merlin play
    Example: merlin play --terminal --players 3 --bots knight,random --save evening.merlin
    Example: merlin play --load evening.merlin
    """
    if terminal or load is not None:
        wishes = Wishes(players, seat, bots, modules, variants, seed, lang, edition, save, load, auto is not False)
        for name, given in (("--port", port), ("--data", data)):
            if given is not None:
                raise OptionsError(f"{name} is for the game in the browser; leave it out with --terminal")
        return play_in_terminal(wishes)
    only_terminal = {"--seat": seat, "--seed": seed, "--edition": edition, "--save": save}
    for name, value in {**only_terminal, "--auto": auto}.items():
        if value is not None:
            raise OptionsError(f"{name} is for the game in the terminal; add --terminal")
    # Imported here, so that the terminal game starts without loading the server.
    from merlin_bigbox.cli.browser import Opening, play_in_browser  # noqa: PLC0415 – see the line above

    return play_in_browser(Opening(players, bots, modules, variants, lang, browser, port, data))
