"""The heavy tasks. They run in a worker process: what they are given and what they return is pickled."""

from __future__ import annotations

import msgspec

from merlin_bigbox.edition import load
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.game.dice import Dice
from merlin_bigbox.game.game import Game, Written
from merlin_bigbox.game.guide import guide
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.record import RecordError, record, verify
from merlin_bigbox.game.record import read as read_record
from merlin_bigbox.game.replay import moments, whole
from merlin_bigbox.game.words import Words
from merlin_bigbox.server.protocol.http import Branch
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import Loaded
from merlin_bigbox.server.tables import creation


class Told(msgspec.Struct, frozen=True):
    """A game of a table as a worker needs it."""

    options: GameOptions
    records: list[Written]
    dice: Dice | None
    given: int
    names: tuple[str, ...]

    @property
    def size(self) -> int:
        """About as many bytes as the records have."""
        return sum(len(line.frame) + len(line.action) for line in self.records)

    def game(self) -> Game:
        """The game, played again from its first record."""
        try:
            game = Game.resume(self.options, self.records, self.dice, load())
        except MerlinError as error:
            raise RefusalError("damaged", "the history of this game is not whole") from error
        game.given = self.given
        return game


def replay_table(told: Told, viewer: int | None, lang: str) -> bytes:
    """The replay of a table's game as JSON."""
    return _replay(told.game(), viewer, lang, told.names)


def replay_record(body: bytes, viewer: str, lang: str) -> bytes:
    """The replay of a record file as JSON, once it is verified."""
    try:
        recorded = read_record(body.decode())
        seat = seat_named(viewer, recorded.options.players)
        names = recorded.names if len(recorded.names) == recorded.options.players else ()
        return _replay(verify(recorded), seat, lang, names)
    except (RecordError, UnicodeError) as error:
        raise RefusalError("malformed", str(error)) from error


def _replay(game: Game, viewer: int | None, lang: str, names: tuple[str, ...]) -> bytes:
    words = Words(game.rules, game.edition, lang, names or None)
    return msgspec.json.encode(whole(game, viewer, words, list(moments(game, viewer, words))))


def seat_named(name: str, players: int) -> int | None:
    """The seat of this name; None without a name."""
    if not name:
        return None
    if name not in SEAT_NAMES[:players]:
        raise RefusalError("malformed", f"there is no such seat; there are {', '.join(SEAT_NAMES[:players])}")
    return SEAT_NAMES.index(name)


def write_record(told: Told, viewer: int | None, form: str) -> bytes:
    """The record of a table's game as a file; while it runs, without what the viewer may not know."""
    written = record(told.game(), told.names, viewer, public=viewer is None)
    return (written.text() if form == "text" else written.json()).encode()


def branch_of_table(branch: Branch, loaded: Loaded) -> tuple[GameOptions, list[Written]]:
    """The options and the first records of a branch of a finished table."""
    return creation.branch_of_table(branch, loaded, load())


def branch_of_record(branch: Branch) -> tuple[GameOptions, list[Written]]:
    """The options and the first records of a branch of a record file."""
    return creation.branch_of_record(branch, load())


def make_guide(options: GameOptions, lang: str) -> bytes:
    """The guide to games with these options as JSON."""
    try:
        return msgspec.json.encode(guide(options, load(), lang))
    except MerlinError as error:
        raise RefusalError("options", str(error)) from error
