"""`merlin play --terminal`: against bots or with several people."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from rich.text import Text

from merlin_bigbox.bots import Bot, bot, is_known
from merlin_bigbox.bots.spec import is_file, parse_spec
from merlin_bigbox.cli.console import PROGRAM, edition_for, listed, look_for, modules_for, one_each, output
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.record import read as read_record
from merlin_bigbox.game.record import verify as verify_record
from merlin_bigbox.game.words import Words
from merlin_bigbox.terminal.said import FileError, SaidError
from merlin_bigbox.terminal.save_file import read_text
from merlin_bigbox.terminal.save_file import save as save_game
from merlin_bigbox.terminal.session import Session
from merlin_bigbox.terminal.style import QUIET

PERSON: Final = "player"
DEFAULT_BOT: Final = "knight"


@dataclass(frozen=True, slots=True)
class Wishes:
    """The options given on the command line."""

    players: int | None = None
    seat: str | None = None
    bots: str | None = None
    modules: str = ""
    variants: str = ""
    seed: str | None = None
    lang: str | None = None
    edition: Path | None = None
    save: Path | None = None
    load: Path | None = None
    auto: bool = True


def play_in_terminal(wishes: Wishes) -> int:
    """Play a game here and now."""
    seed = wishes.seed
    look = look_for(wishes.lang)
    console = output()
    if wishes.load is not None:
        if seed is not None or wishes.edition is not None or wishes.modules or wishes.variants:
            raise SaidError("load-alone")
        game, seated = _loaded(wishes.load, wishes.players)
    else:
        seed = seed or str(secrets.randbelow(10**8))
        components = edition_for(wishes.edition)
        chosen = modules_for(wishes.modules, components, seed)
        options = GameOptions(4 if wishes.players is None else wishes.players, chosen, listed(wishes.variants))
        game = Game.new(options, components, seed)
        seated = ()
    names = _seating(game.options.players, wishes.seat, wishes.bots, seated)
    # A loaded game continues in its own file, unless another one is given.
    path = wishes.save or wishes.load
    if wishes.save is not None and wishes.save != wishes.load:
        _begin_file(game, wishes.save, names)
    words = Words(game.rules, game.edition, look.catalogue.lang)
    session = Session(
        game,
        words,
        look,
        console,
        _make_bots(game, names),
        names,
        input,
        path=path,
        loaded=wishes.load,
        auto=wishes.auto,
        program=PROGRAM,
    )
    person = session.people[0]
    console.print(look.text("welcome", player=words.seat(person)))
    if wishes.load is None:
        console.print(look.text("seed", seed=seed or ""), style=QUIET)
    others = [
        look.seat(at).append(f" {words.seat(at)}: {_title(words, name)}")
        for at, name in enumerate(names)
        if name != PERSON
    ]
    if others:
        console.print(Text(" · ").join(others))
    session.run()
    return 0


def _loaded(path: Path, players: int | None) -> tuple[Game, tuple[str, ...]]:
    """A saved game with its dice verified, and its seating."""
    recorded = read_record(read_text(path), str(path))
    if players is not None and players != recorded.options.players:
        raise SaidError("other-players", file=str(path), players=recorded.options.players, wanted=players)
    game = verify_record(recorded, str(path))
    game.run_chance()
    return game, recorded.names if len(recorded.names) == recorded.options.players else ()


def _seating(players: int, seat: str | None, bots: str | None, seated: tuple[str, ...]) -> tuple[str, ...]:
    """Who plays each seat: a bot's name, or a person."""
    if seated and seat is None and bots is None:
        names = tuple(name if _is_bot(name) else PERSON for name in seated)
        return names if PERSON in names else (PERSON, *names[1:])
    people = [_seat_number(name, players) for name in listed(seat or SEAT_NAMES[0])]
    if not people:
        raise SaidError("no-seat", seats=", ".join(SEAT_NAMES[:players]))
    others = [index for index in range(players) if index not in people]
    asked = listed(bots or DEFAULT_BOT)
    for name in asked:
        bot(name, 0)
    chosen = dict(zip(others, one_each(asked, len(others), "other seats"), strict=True)) if others else {}
    return tuple(chosen.get(index, PERSON) for index in range(players))


def _is_bot(name: str) -> bool:
    """Whether a saved game names a bot; one whose file is gone is refused, for a person is not to sit there unasked."""
    plain = parse_spec(name).name
    if is_file(plain):
        bot(name, 0)
        return True
    return is_known(plain)


def _title(words: Words, name: str) -> str:
    """What a bot is called in the language of the game; one of a file keeps its name."""
    plain = parse_spec(name).name
    message = f"ui-bot-{plain}"
    return name.replace(plain, words.catalogue.text(message), 1) if words.catalogue.has(message) else name


def _seat_number(name: str, players: int) -> int:
    if name.casefold() not in SEAT_NAMES[:players]:
        raise SaidError("unknown-seat", name=name, players=players, seats=", ".join(SEAT_NAMES[:players]))
    return SEAT_NAMES.index(name.casefold())


def _make_bots(game: Game, names: tuple[str, ...]) -> dict[int, Bot]:
    """The bots, with generators derived from the seed."""
    made: dict[int, Bot] = {}
    for seat, name in enumerate(names):
        if name != PERSON:
            luck = sha256((game.seed or b"") + f"{seat} {game.at}".encode()).digest()
            made[seat] = bot(name, int.from_bytes(luck[:7], "big"))
    return made


def _begin_file(game: Game, path: Path, names: tuple[str, ...]) -> None:
    """Save the game right away, to find out before the first move whether the file can be written."""
    if path.exists():
        raise FileError("file-exists", file=str(path))
    save_game(game, path, names)
