"""`merlin replay` and `merlin verify`: recorded games, told in words and proved."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from merlin_bigbox.cli.console import Language, look_for, output
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.record import Record
from merlin_bigbox.game.record import read as read_record
from merlin_bigbox.game.record import replay as replay_record
from merlin_bigbox.game.record import verify as verify_record
from merlin_bigbox.game.view import view
from merlin_bigbox.game.words import Words
from merlin_bigbox.terminal.board import board
from merlin_bigbox.terminal.look import TITLE
from merlin_bigbox.terminal.saving import read_text
from merlin_bigbox.terminal.scene import Scene
from merlin_bigbox.terminal.sheet import final_table
from merlin_bigbox.terminal.telling import Teller


def replay(
    file: Annotated[Path, Parameter(help="The record of a game.")],
    /,
    *,
    at: Annotated[int | None, Parameter(help="Stop after so many actions; the whole game unless told.")] = None,
    lang: Language = None,
    json: Annotated[bool, Parameter(negative="", help="Print what happened and the table as JSON.")] = False,
) -> int:
    """Tell a recorded game in words and show the table it leads to.

    Example: merlin replay evening.merlin --at 120
    """
    look = look_for(lang)
    recorded = read_record(read_text(file), str(file))
    game = replay_record(recorded, at, str(file))
    words = Words(game.rules, game.edition, look.catalogue.lang)
    if json:
        print(_told_as_json(game, recorded, words))
        return 0
    console = output()
    players = recorded.options.players
    title = look.text("replay-title", file=str(file), players=players, at=game.at, total=len(recorded.lines))
    console.print(title, style=TITLE)
    for paragraph in Teller(game, words, look).tell(game.log):
        console.print(paragraph)
    console.print()
    console.print(board(Scene(game, words, look, None), console.width))
    if game.is_over:
        console.print()
        console.print(final_table(game, words, look))
    return 0


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
    file: Annotated[Path, Parameter(help="The record of a game.")],
    /,
    *,
    lang: Language = None,
    json: Annotated[bool, Parameter(negative="", help="Print the finding as JSON.")] = False,
) -> int:
    """Play a recorded game again and tell whether every move, roll and point is right.

    Example: merlin verify evening.merlin
    """
    look = look_for(lang)
    recorded = read_record(read_text(file), str(file))
    game = verify_record(recorded, str(file))
    chance = sum(who == "chance" for _, who, _ in recorded.lines)
    if json:
        finding = {
            "file": str(file),
            "right": True,
            "actions": len(recorded.lines),
            "chance": chance,
            "proved": bool(recorded.seed),
            "branched": recorded.branched,
            "over": game.is_over,
            "points": game.points,
        }
        print(msgspec.json.encode(finding).decode())
        return 0
    line = look.text(
        "verified",
        file=str(file),
        actions=len(recorded.lines),
        chance=chance,
        proved="yes" if recorded.seed else "no",
        over="yes" if game.is_over else "no",
        result=" – ".join(map(str, game.points)),
    )
    output().print(line)
    if recorded.branched:
        output().print(look.text("verified-branch", number=recorded.branched))
    return 0
