"""The heavy tasks. They run in a worker process: what they are given and what they return is pickled."""

from __future__ import annotations

import msgspec

from merlin_bigbox.edition import load
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.game import signature
from merlin_bigbox.game.dice import Dice
from merlin_bigbox.game.game import Game, Saved, Written
from merlin_bigbox.game.guide import guide
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.proof import Examined, examine, in_words
from merlin_bigbox.game.record import Record, RecordError, record
from merlin_bigbox.game.record import read as read_record
from merlin_bigbox.game.replay import moments, whole
from merlin_bigbox.game.shown import Finding
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale import catalogue
from merlin_bigbox.review.review import LevelName, Part, Review, part, together
from merlin_bigbox.review.telling import told as in_review_words
from merlin_bigbox.server import trials
from merlin_bigbox.server.protocol.http import Branch
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.protocol.reviews import AskReview, PlayReview, ReviewState
from merlin_bigbox.server.rulebook import rulebook
from merlin_bigbox.server.store import Loaded
from merlin_bigbox.server.tables import origins
from merlin_bigbox.server.tables.origins import Branched, Past


class Told(msgspec.Struct, frozen=True):
    """A game of a table as a worker needs it."""

    options: GameOptions
    records: list[Written]
    dice: Dice | None
    given: int
    names: tuple[str, ...]
    past: Past = ()
    origin: str = ""
    begun: tuple[Finding, ...] = ()
    """What can be said of where it began while it runs."""
    key: bytes = b""
    """With which records of finished games are signed."""
    saved: Saved | None = None
    """The state as it is, for the record of a game whose first records were lost."""

    @property
    def size(self) -> int:
        """About as many bytes as the records have."""
        return sum(len(line.frame) + len(line.action) for line in self.records)

    def game(self) -> Game:
        """The game, played again from its first record."""
        return self._resumed(None)

    def _resumed(self, saved: Saved | None) -> Game:
        try:
            game = Game.resume(self.options, self.records, self.dice, load(), saved)
        except MerlinError as error:
            raise RefusalError("damaged", "the history of this game is not whole") from error
        game.given, game.past = self.given, self.past
        return game

    def record(self, viewer: int | None) -> Record:
        """The record, signed once the game is over; while it runs, without what the viewer may not know."""
        try:
            game = self.game()
        except RefusalError:  # what is left of it can still be written down
            game = self._resumed(self.saved)
        written = record(game, self.names, viewer, public=viewer is None, origin=self.origin)
        # Without a chain, as in games begun before there were any, a signature would cover no line; and for what was
        # lost on the disk nobody can sign.
        return signature.sign(written, self.key) if written.chain and not game.log_from else written

    def examined(self) -> Examined:
        """The game with what its record proves, once it is over."""
        try:
            written = self.record(None)
            return examine(written) if written.result else Examined(self.game(), self.begun)
        except RecordError as error:
            raise RefusalError("damaged", str(error)) from error


def replay_table(told: Told, viewer: int | None, lang: str) -> bytes:
    """The replay of a table's game as JSON."""
    game, findings = told.examined()
    return _replay(game, viewer, lang, told.names, findings)


def prove(told: Told, lang: str, names: tuple[str, ...]) -> tuple[Finding, ...]:
    """How each part of a finished game's record is known."""
    return in_words(told.examined().findings, catalogue(lang), names)


def review_part(told: Told, number: int, level: LevelName) -> Part:
    """A part of the review of a table's finished game."""
    return part(told.game(), number, level)


def review_whole(told: Told, parts: list[Part], level: LevelName) -> Review:
    """The review that these parts make."""
    return together(told.game(), parts, level)


def tell_review(told: Told, review: Review, lang: str, state: ReviewState) -> bytes:
    """The review of a table's game in words, as JSON, with whatever else is said of its state."""
    game = told.game()
    words = Words(game.rules, game.edition, lang, told.names or None)
    return msgspec.json.encode(msgspec.structs.replace(state, review=in_review_words(game, review, words)))


def try_again(told: Told, review: Review, wish: PlayReview) -> bytes:
    """A moment of an answer to a mistake that is tried again, as JSON."""
    return msgspec.json.encode(trials.moment(told.game(), review, wish, told.names))


def ask_again(told: Told, review: Review, wish: AskReview) -> bytes:
    """What is asked at such a moment, as JSON."""
    return msgspec.json.encode(trials.asked(told.game(), review, wish, told.names))


def compare_lines(told: Told, review: Review, at: int, lang: str) -> bytes:
    """A mistake and the better line on the board, as JSON."""
    return msgspec.json.encode(trials.compared(told.game(), review, at, lang, told.names))


def replay_record(body: bytes, viewer: str, lang: str) -> bytes:
    """The replay of a record file as JSON, once it is verified."""
    try:
        recorded = read_record(body.decode())
        seat = seat_named(viewer, recorded.options.players)
        names = recorded.names if len(recorded.names) == recorded.options.players else ()
        game, findings = examine(recorded)
        return _replay(game, seat, lang, names, findings)
    except (RecordError, UnicodeError) as error:
        raise RefusalError("malformed", str(error)) from error


def _replay(game: Game, viewer: int | None, lang: str, names: tuple[str, ...], findings: tuple[Finding, ...]) -> bytes:
    words = Words(game.rules, game.edition, lang, names or None)
    shown = whole(game, viewer, words, list(moments(game, viewer, words)))
    told = in_words(findings, words.catalogue, names)
    return msgspec.json.encode(msgspec.structs.replace(shown, findings=told))


def seat_named(name: str, players: int) -> int | None:
    """The seat of this name; None without a name."""
    if not name:
        return None
    if name not in SEAT_NAMES[:players]:
        raise RefusalError("malformed", f"there is no such seat; there are {', '.join(SEAT_NAMES[:players])}")
    return SEAT_NAMES.index(name)


def write_record(told: Told, viewer: int | None, form: str) -> bytes:
    """The record of a table's game as a file; while it runs, without what the viewer may not know."""
    written = told.record(viewer)
    return (written.text() if form == "text" else written.json()).encode()


def branch_of_table(branch: Branch, loaded: Loaded) -> Branched:
    """The options, the first records and the origin of a branch of a finished table."""
    return origins.branch_of_table(branch, loaded, load())


def branch_of_record(branch: Branch, key: str) -> Branched:
    """The same of a branch of a record file, which is verified; `key` is the server's own."""
    return origins.branch_of_record(branch, load(), key)


def first_deal(options: GameOptions, seat: int, seed: bytes) -> Branched:
    """The same of a deal that is chosen for somebody's first game."""
    return origins.first_deal(options, load(), seat, seed)


def make_guide(options: GameOptions, lang: str) -> bytes:
    """The guide to games with these options as JSON."""
    try:
        return msgspec.json.encode(guide(options, load(), lang))
    except MerlinError as error:
        raise RefusalError("options", str(error)) from error


def make_rulebook(lang: str) -> bytes:
    """The illustrated rulebook as JSON."""
    return msgspec.json.encode(rulebook(load(), lang))
