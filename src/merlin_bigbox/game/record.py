"""Games and their records: a game is written down, replayed without any generator, and verified in one pass."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

from merlin_bigbox.engine.core.errors import MalformedError, MerlinError
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.game import chain, notation
from merlin_bigbox.game.dice import OLD_SCHEME, Dice
from merlin_bigbox.game.game import UNDO, Entry, Game
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.record_text import HIDDEN, TITLE, Record, RecordError, read

__all__ = ["HIDDEN", "TITLE", "Record", "RecordError", "read", "record", "replay", "verify", "with_names"]


def record(
    game: Game, names: tuple[str, ...] = (), viewer: int | None = None, *, public: bool = False, origin: str = ""
) -> Record:
    """The record of a game. While it runs, a viewer (or the public) gets what it may know: `chance card ?`.

    `origin` is what the game that it branched off is called: a table, or a record; or that its deal was chosen.
    """
    hide = (public or viewer is not None) and not game.is_over
    lines: list[tuple[str, str, str]] = []
    owners = _drawing_seats(game)
    for number, entry in enumerate(game.entries):
        who = SEAT_NAMES[entry.seat] if entry.seat >= 0 else "chance"
        if entry.action == UNDO:
            lines.append((entry.frame, who, "undo"))
            continue
        text = notation.write(game.rules, entry.action)
        owner = owners.get(number)
        # Before the log begins nobody can tell whom chance told something: all of it stays hidden.
        secret = number < game.log_from or (owner is not None and owner != viewer)
        if hide and secret and entry.seat < 0:
            text = f"{game.rules.action_specs[int(kind_of(entry.action))].name} {HIDDEN}"
        lines.append((entry.frame, who, text))
    dice = game.dice
    chained = game.is_over and dice is not None and dice.scheme != OLD_SCHEME
    return Record(
        game.options,
        game.edition,
        tuple(lines),
        seed="" if dice is None or hide else dice.seed.hex(),
        commitment="" if dice is None else dice.commitment,
        names=names,
        result=game.points if game.is_over else (),
        redacted=hide and any(text.endswith(HIDDEN) for _, _, text in lines),
        branched=game.given,
        scheme=OLD_SCHEME if dice is None else dice.scheme,
        shares=() if dice is None else dice.shares,
        origin=origin if game.given else "",
        past=game.past if game.given else (),
        chain=chain.end(game.written()).hex() if chained else "",
    )


def _drawing_seats(game: Game) -> dict[int, int]:
    """For each entry that told one seat alone something: which seat. Only what chance told is secret itself."""
    heard: dict[int, int] = {}
    for at, event in game.log:
        if event.audience >= 0:
            heard[at - 1] = int(event.audience)
    return heard


def replay(recorded: Record, upto: int | None = None, name: str = "record") -> Game:
    """The game after the first `upto` actions, or all of them."""
    return _play(recorded, upto, name, proving=False)


def verify(recorded: Record, name: str = "record") -> Game:
    """Replay, and prove the dice in the same pass: with a seed, every outcome of chance follows from it.

    The actions that a game took over from another one are proved if the record tells the dice of that one, and
    replayed otherwise. `proof.examine` tells of each part how it is known.
    """
    dice = recorded.dice
    if dice is not None and recorded.commitment and dice.commitment != recorded.commitment:
        raise RecordError(f"{name}: the seed is not the one that the commitment was made for")
    for seat, share in enumerate(recorded.shares):
        if share is not None and share.nonce is not None and sha256(share.nonce).digest() != share.pledge:
            raise RecordError(f"{name}: the share of {SEAT_NAMES[seat]} is not the one that was pledged")
    game = _play(recorded, None, name, proving=True)
    if recorded.result and (not game.is_over or game.points != recorded.result):
        reached = " ".join(map(str, game.points)) if game.is_over else "an unfinished game"
        raise RecordError(
            f"{name}: the result should be {' '.join(map(str, recorded.result))}, replaying gives {reached}"
        )
    if recorded.chain and (found := _chain_end(recorded)) != recorded.chain:
        raise RecordError(f"{name}: the chain over the actions ends with {found[:12]}…, not {recorded.chain[:12]}…")
    return game


def _play(recorded: Record, upto: int | None, name: str, *, proving: bool) -> Game:
    if recorded.redacted:
        raise RecordError(f"{name}: hidden cards are left out of this record; it cannot be replayed before the end")
    if upto is not None and not 0 <= upto <= len(recorded.lines):
        raise RecordError(f"{name}: there is no action {upto}; it has {len(recorded.lines)}")
    # The outcomes of chance are in the record, so the dice are kept from answering while they are played.
    game = Game(recorded.options, recorded.edition)
    entries: list[Entry] = []
    known: dict[tuple[str, str, str], Entry] = {}
    try:
        try:
            for line in recorded.lines[:upto]:
                if line not in known:
                    known[line] = _entry(game, *line)
                entries.append(known[line])
        finally:
            # What comes before an unreadable action may not fit either: the first thing that is wrong is told.
            game.replay(entries, _answers(recorded) if proving else None)
    except MerlinError as error:
        message = str(error)
        place = "" if message.startswith("action ") else f"action {len(entries) + 1}: "
        raise RecordError(f"{name}: {place}{message}") from error
    game.dice = recorded.dice
    game.given = min(recorded.branched, game.at)
    game.past = tuple((at, dice) for at, dice in recorded.past if at < game.given)
    return game


def _entry(game: Game, frame: str, who: str, text: str) -> Entry:
    if who != "chance" and who not in SEAT_NAMES[: game.options.players]:
        raise MalformedError(f'nobody is called "{who[:40]}"')
    seat = -1 if who == "chance" else SEAT_NAMES.index(who)
    if text == "undo":
        return Entry(frame, seat, UNDO)
    return Entry(frame, seat, notation.read(game.rules, text))


def _answers(recorded: Record) -> Callable[[int], Dice | None]:
    """Which dice answer for chance after so many actions."""
    own = recorded.dice

    def dice(at: int) -> Dice | None:
        if at >= recorded.branched:
            return own
        return next((dice for start, dice in reversed(recorded.past) if start <= at), None)

    return dice


def _chain_end(recorded: Record) -> str:
    link = chain.FIRST
    for frame, who, text in recorded.lines:
        link = chain.link(link, frame, SEAT_NAMES.index(who) if who in SEAT_NAMES else -1, text)
    return link.hex()


def with_names(recorded: Record, names: tuple[str, ...]) -> Record:
    """The same record with the players' names."""
    return replace(recorded, names=names)
