"""`merlin replay` and `merlin verify`: recorded games retold and verified."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from merlin_bigbox.cli.console import Language, look_for, output, progress_bar
from merlin_bigbox.game import archive
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.proof import examine, in_words
from merlin_bigbox.game.record import Record
from merlin_bigbox.game.record import read as read_record
from merlin_bigbox.game.record import replay as replay_record
from merlin_bigbox.game.record import verify as verify_record
from merlin_bigbox.game.view import view
from merlin_bigbox.game.words import Words
from merlin_bigbox.terminal.board import board
from merlin_bigbox.terminal.log import Teller
from merlin_bigbox.terminal.said import SaidError
from merlin_bigbox.terminal.save_file import read_text
from merlin_bigbox.terminal.scene import Scene
from merlin_bigbox.terminal.sheet import final_table
from merlin_bigbox.terminal.style import TITLE, Look


def replay(
    file: Path,
    /,
    *,
    game: Annotated[int | None, Parameter(name="--game")] = None,
    at: int | None = None,
    lang: Language = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Tell a recorded game in words and show the table it leads to.

    Example: merlin replay evening.merlin --at 120
    """
    look = look_for(lang)
    name = str(file) if game is None else f"{file}, game {game}"
    recorded = recorded_in(file, game)
    shown = replay_record(recorded, at, name)
    words = Words(shown.rules, shown.edition, look.catalogue.lang)
    if json:
        print(_told_as_json(shown, recorded, words))
        return 0
    console = output()
    players = recorded.options.players
    title = look.text("replay-title", file=name, players=players, at=shown.at, total=len(recorded.lines))
    console.print(title, style=TITLE)
    for paragraph in Teller(shown, words, look).tell(shown.log):
        console.print(paragraph)
    console.print()
    console.print(board(Scene(shown, words, look, None), console.width))
    if shown.is_over:
        console.print()
        console.print(final_table(shown, words, look))
    return 0


def recorded_in(file: Path, game: int | None) -> Record:
    """The record in a file, or that of a game in a folder."""
    if not file.is_dir():
        if game is not None:
            raise SaidError("one-game", file=str(file))
        return read_record(read_text(file), str(file))
    if game is None:
        raise SaidError("which-game", folder=str(file))
    return archive.find(file, game)


def _told_as_json(game: Game, recorded: Record, words: Words) -> str:
    told = [
        {
            "at": entry.at,
            "event": game.rules.event_specs[int(entry.event.kind)].name,
            "text": words.event(entry.event),
            "rule": words.event_rule(entry.event),
        }
        for entry in game.log
    ]
    table = {
        "at": game.at,
        "actions": len(recorded.lines),
        "over": game.is_over,
        "points": game.points,
        "log": told,
        "table": view(game, None),
    }
    return msgspec.json.encode(table).decode()


def verify(
    file: Path,
    /,
    *,
    lang: Language = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Play a recorded game again and tell whether every move, roll and point is right.

    Example: merlin verify evening.merlin

    Example: merlin verify games/
    """
    look = look_for(lang)
    if file.is_dir():
        return _verify_all(file, look, json=json)
    recorded = read_record(read_text(file), str(file))
    game, found = examine(recorded, str(file))
    findings = in_words(found, look.catalogue, recorded.names)
    chance = sum(who == "chance" for _, who, _ in recorded.lines)
    levels = {one.part: one.level for one in findings}
    if json:
        finding = {
            "file": str(file),
            "right": True,
            "actions": len(recorded.lines),
            "chance": chance,
            "proved": levels["start"] == levels["dice"] == "proved",
            "branched": recorded.branched,
            "over": game.is_over,
            "points": game.points,
            "findings": findings,
        }
        print(msgspec.json.encode(finding).decode())
        return 0
    line = look.text(
        "verified",
        file=str(file),
        actions=len(recorded.lines),
        chance=chance,
        over="yes" if game.is_over else "no",
        result=" – ".join(map(str, game.points)),
    )
    console = output()
    console.print(line)
    for one in findings:
        console.print(f"  {look.text(f'level-{one.level}')}: {one.text}", markup=False, highlight=False)
    return 0


def _verify_all(folder: Path, look: Look, *, json: bool) -> int:
    """Verify every game of a folder; the first that is wrong ends it."""
    games = actions = 0
    with progress_bar() as bar:
        for path in bar.track(archive.files(folder), description=look.text("checking")):
            for number, recorded in archive.games(path):
                verify_record(recorded, f"{path}, game {number}")
                games += 1
                actions += len(recorded.lines)
    if json:
        print(msgspec.json.encode({"folder": str(folder), "right": True, "games": games, "actions": actions}).decode())
    else:
        output().print(look.text("verified-all", folder=str(folder), games=games, actions=actions))
    return 0
