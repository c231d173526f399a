"""Writes real tables for the page's tests and its gallery into web/tests/fixtures: bots play, fixed seeds decide."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from merlin_bigbox.bots import Request, bot
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import make_module, module_names
from merlin_bigbox.game.forecast import sheet
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.guide import guide
from merlin_bigbox.game.log_lines import lines
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.prompt import prompt
from merlin_bigbox.game.replay import replay
from merlin_bigbox.game.shown import Prompt
from merlin_bigbox.game.view import view
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale.languages import LANGUAGES
from merlin_bigbox.server.http.info import setup_info

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "web" / "tests" / "fixtures"
NAMES: Final = ("Ana", "Bruno", "Clara", "Dieter")
RED: Final = 0
LOG_LINES: Final = 60
SEEDS: Final = {"market": "only market 3"}
"""Games in which the richest moment has what a module's tests click on."""

Wanted = Callable[[Game, Prompt], int]
"""How much a moment is wanted for a fixture; 0 means not at all."""


class Fixture(NamedTuple):
    """A file: the moment of a game that is wanted most, seen by red."""

    name: str
    wanted: Wanted
    langs: tuple[str, ...] = ("en",)


class Play(NamedTuple):
    """A game and the fixtures that are taken from it."""

    options: GameOptions
    seed: str
    fixtures: tuple[Fixture, ...]
    end: bool = False
    """Whether the end of the game is a fixture, too, under the name of the first with `-end`."""


def rounds(*numbers: int) -> Wanted:
    """Rich choices in these rounds: many kinds of options, many parts of the board."""

    def wanted(game: Game, asked: Prompt) -> int:
        if game.round not in numbers:
            return 0
        kinds = {option.kind for option in asked.options}
        parts = {element for option in asked.options for element in option.elements}
        return 4 * len(kinds) + len(parts) + sum(bool(option.leads) for option in asked.options)

    return wanted


def kind(name: str) -> Wanted:
    """Many options of one kind."""
    return lambda _, asked: sum(option.kind == name for option in asked.options)


def asks(*names: str) -> Wanted:
    """One of these questions."""
    return lambda _, asked: len(asked.options) if asked.asked in names else 0


def first(_game: Game, _asked: Prompt) -> int:
    """The first moment at which red is asked."""
    return 1


def plays() -> list[Play]:
    """Every game that is played."""
    every = module_names()
    kinds = ("deploy", "claim", "build", "return", "discard", "take", "marker", "relocate", "perform", "move")
    base = tuple(Fixture(f"base-4-{name}", kind(name)) for name in kinds)
    found = [
        Play(GameOptions(2), "two", (Fixture("base-2", rounds(2, 3, 4)),)),
        Play(
            GameOptions(4),
            "four",
            (
                Fixture("base-4-start", first),
                Fixture("base-4", rounds(3, 4)),
                Fixture("base-4-late", rounds(6)),
                Fixture("base-4-scoring", asks("repel", "grail")),
                *base,
            ),
            end=True,
        ),
        Play(GameOptions(3, ("arthur",)), "arthur", (Fixture("arthur-3", rounds(3, 4)),)),
        Play(
            GameOptions(4, every),
            "all",
            (
                Fixture("all-4-start", first),
                Fixture("all-4", rounds(3, 4), LANGUAGES),
                Fixture("all-4-late", rounds(6)),
            ),
            end=True,
        ),
    ]
    edition = load()
    for name in every:
        needs = tuple(need for need in make_module(name, edition).needs if need != "base")
        options = GameOptions(4 if name == "caerleon" else 3, (*needs, name))
        found.append(Play(options, SEEDS.get(name, f"only {name}"), (Fixture(name, rounds(2, 3, 4, 5)),)))
    return found


def message(game: Game, lang: str) -> dict[str, Any]:
    """What red is shown of a table, as one object."""
    words = Words(game.rules, game.edition, lang, NAMES[: game.options.players])
    return {
        "guide": guide(game.options, game.edition, lang),
        "view": view(game, RED),
        "prompt": prompt(game, RED, words),
        "log": lines(game, RED, words)[-LOG_LINES:],
        "sheet": sheet(game, words),
        "viewer": "red",
        "names": NAMES[: game.options.players],
    }


def play(wish: Play) -> tuple[Game, dict[str, Any]]:
    """Play a game to its end; returns it with the content of its files."""
    game = Game.new(wish.options, seed=wish.seed)
    words = Words(game.rules, game.edition, "en", NAMES[: wish.options.players])
    players = [bot("sensible", seat + 1) for seat in range(wish.options.players)]
    best: dict[str, int] = {}
    files: dict[str, Any] = {}
    while not game.is_over:
        asked = prompt(game, RED, words) if game.decider == RED else None
        for fixture in wish.fixtures:
            worth = 0 if asked is None else fixture.wanted(game, asked)
            if worth > best.get(fixture.name, 0):
                best[fixture.name] = worth
                for lang in fixture.langs:
                    files[fixture.name + ("" if lang == "en" else f".{lang}")] = message(game, lang)
        seat = game.decider or 0
        game.play(players[seat].choose(Request(game.rules, game.observe(seat), game.options_now())))
    if wish.end:
        files[f"{wish.fixtures[-1].name.partition('-')[0]}-4-end"] = message(game, "en")
    return game, files


def write(name: str, content: object) -> None:
    """A file that is easy to read and to compare."""
    text = msgspec.json.format(msgspec.json.encode(content), indent=1)
    (FOLDER / f"{name}.json").write_bytes(text)


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    for lang in LANGUAGES:
        write("setup" if lang == "en" else f"setup.{lang}", setup_info(load(), lang, "http://merlin.local:8421"))
    for wish in plays():
        game, files = play(wish)
        for name, content in files.items():
            write(name, content)
        if wish.seed == "two":
            write("replay", replay(game, RED, "en", NAMES[:2]))
            write("replay-guide", guide(game.options, game.edition, "en"))
        print(f"{time.monotonic() - started:5.1f} s  {', '.join(files)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
