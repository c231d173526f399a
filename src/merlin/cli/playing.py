"""`merlin play`: a game at the terminal, against bots or with several people."""

from __future__ import annotations

import secrets
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.text import Text

from merlin.bots import Bot, bot, is_known
from merlin.cli.console import (
    EditionFile,
    Language,
    Modules,
    Variants,
    edition_for,
    listed,
    look_for,
    modules_for,
    one_each,
    output,
)
from merlin.engine.core.errors import OptionsError
from merlin.game.game import Game
from merlin.game.notation import SEAT_NAMES
from merlin.game.options import GameOptions
from merlin.game.record import read as read_record
from merlin.game.record import verify as verify_record
from merlin.game.words import Words
from merlin.terminal.look import QUIET
from merlin.terminal.saving import FileError, read_text
from merlin.terminal.saving import save as save_game
from merlin.terminal.session import Session

PERSON: Final = "player"
DEFAULT_BOT: Final = "sensible"


def play(
    *,
    players: Annotated[int | None, Parameter(help="How many play: 2, 3 or 4 (4 unless told).")] = None,
    seat: Annotated[
        str | None, Parameter(help="Your colour: red, yellow, blue or green. Several (red,blue) share the terminal.")
    ] = None,
    bots: Annotated[
        str | None, Parameter(help="Who plays the other seats: one name for all, or one for each, with commas.")
    ] = None,
    modules: Modules = "",
    variants: Variants = "",
    seed: Annotated[str | None, Parameter(help="Any word or number; the same seed gives the same dice.")] = None,
    lang: Language = None,
    edition: EditionFile = None,
    save: Annotated[
        Path | None, Parameter(name="--save", help="Keep the game in this file, written after every move.")
    ] = None,
    load: Annotated[Path | None, Parameter(name="--load", help="Go on with a saved game.")] = None,
    terminal: Annotated[bool, Parameter(negative="", help="Play in the terminal, as is always done so far.")] = True,
    auto: Annotated[bool, Parameter(help="Play a single choice without asking.")] = True,
) -> int:
    """Play a game in the terminal.

    You see the table, the question and numbered choices; type a number. "help" explains the rest.

    Example: merlin play --players 3 --bots sensible,random --save evening.merlin
    """
    del terminal  # there is no other way to play yet
    look = look_for(lang)
    console = output()
    if load is not None:
        if seed is not None or edition is not None or modules or variants:
            raise OptionsError("a saved game brings its seed, modules and edition; leave those options out with --load")
        game, seated = _loaded(load, players)
    else:
        seed = seed or str(secrets.randbelow(10**8))
        components = edition_for(edition)
        chosen = modules_for(modules, components, seed)
        options = GameOptions(4 if players is None else players, chosen, listed(variants))
        game = Game.new(options, components, seed)
        seated = ()
    names = _seating(game.options.players, seat, bots, seated)
    if save is not None and save != load:
        _begin_file(game, save, names)
    words = Words(game.rules, game.edition, look.catalogue.lang)
    session = Session(
        game,
        words,
        look,
        console,
        _make_bots(game, names),
        names,
        input,
        path=save,
        loaded=load,
        auto=auto,
    )
    person = session.people[0]
    console.print(look.text("welcome", player=words.seat(person)))
    if load is None:
        console.print(look.text("seed", seed=seed or ""), style=QUIET)
    others = [look.seat(at).append(f" {words.seat(at)}: {name}") for at, name in enumerate(names) if name != PERSON]
    if others:
        console.print(Text(" · ").join(others))
    session.run()
    return 0


def _loaded(path: Path, players: int | None) -> tuple[Game, tuple[str, ...]]:
    """A saved game, its dice proved, and who sat where."""
    recorded = read_record(read_text(path), str(path))
    if players is not None and players != recorded.options.players:
        raise OptionsError(f"{path} is a game of {recorded.options.players} players, not {players}")
    game = verify_record(recorded, str(path))
    game.run_chance()
    return game, recorded.names if len(recorded.names) == recorded.options.players else ()


def _seating(players: int, seat: str | None, bots: str | None, seated: tuple[str, ...]) -> tuple[str, ...]:
    """Who plays each seat: a bot's name, or a person."""
    if seated and seat is None and bots is None:
        names = tuple(name if is_known(name) else PERSON for name in seated)
        return names if PERSON in names else (PERSON, *names[1:])
    people = [_seat_number(name, players) for name in listed(seat or SEAT_NAMES[0])]
    if not people:
        raise OptionsError(f"no seat is yours; choose from {', '.join(SEAT_NAMES[:players])}")
    others = [index for index in range(players) if index not in people]
    asked = listed(bots or DEFAULT_BOT)
    for name in asked:
        bot(name, 0)
    chosen = dict(zip(others, one_each(asked, len(others), "other seats"), strict=True)) if others else {}
    return tuple(chosen.get(index, PERSON) for index in range(players))


def _seat_number(name: str, players: int) -> int:
    if name.casefold() not in SEAT_NAMES[:players]:
        raise OptionsError(
            f'no seat is called "{name}" with {players} players; choose from {", ".join(SEAT_NAMES[:players])}'
        )
    return SEAT_NAMES.index(name.casefold())


def _make_bots(game: Game, names: tuple[str, ...]) -> dict[int, Bot]:
    """The bots, with luck of their own that follows from the seed."""
    made: dict[int, Bot] = {}
    for seat, name in enumerate(names):
        if name != PERSON:
            luck = sha256((game.seed or b"") + f"{seat} {game.at}".encode()).digest()
            made[seat] = bot(name, int.from_bytes(luck[:7], "big"))
    return made


def _begin_file(game: Game, path: Path, names: tuple[str, ...]) -> None:
    """Write the game right away: a file that cannot be written should be known before the first move."""
    if path.exists():
        raise FileError(f"{path}: there already; go on with that game by --load, or choose another name")
    save_game(game, path, names)
