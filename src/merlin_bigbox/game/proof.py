"""What a record proves: each of its parts, and whether it is proved, only replayed, or no more than claimed.

Proved is what could not be otherwise without breaking a hash or a signature. Replayed is what fits the rules but could
have been chosen. Claimed is what the file says and nothing in it shows. docs/records.md tells all of it at length.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from merlin_bigbox.game import signature
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.record import Record, verify
from merlin_bigbox.game.shown import Finding, Level
from merlin_bigbox.game.words import message_id
from merlin_bigbox.locale import Catalogue

CHOSEN: Final = "deal"
"""The origin of a first game: no dice answer for its deal, which was chosen."""


class Examined(NamedTuple):
    """A record that holds: its game, and how each of its parts is known."""

    game: Game
    findings: tuple[Finding, ...]


def examine(recorded: Record, name: str = "record") -> Examined:
    """Verify a record, and tell of each part how it is known; whatever is wrong raises a RecordError."""
    signed = signature.check(recorded, name)
    game = verify(recorded, name)
    return Examined(game, tuple(_findings(recorded, game, signed)))


def _findings(recorded: Record, game: Game, signed: bool | None) -> Iterator[Finding]:
    given = recorded.branched
    drawn = [number for number, entry in game.in_force if entry.seat < 0]
    own = sum(number > given for number in drawn)
    moves = len(game.in_force) - len(drawn)
    yield _start(recorded, signed=bool(signed))
    if not recorded.seed:
        yield Finding("dice", "replayed", "none", count=own)
    else:
        mixed = any(share is not None and share.nonce is not None for share in recorded.shares)
        yield Finding("dice", "proved", "shares" if mixed else "host", count=own)
    for seat, share in enumerate(recorded.shares):
        who = SEAT_NAMES[seat]
        if share is None:
            yield Finding("share", "missing", "none", seat=who)
        elif share.nonce is None:
            yield Finding("share", "claimed", "withheld", seat=who, detail=share.pledge.hex())
        else:
            yield Finding("share", "proved", "told", seat=who, detail=share.pledge.hex())
    if recorded.commitment:
        yield Finding("commitment", "claimed", "told", detail=recorded.commitment)
    yield Finding("moves", "replayed", "legal", count=moves)
    undone = (game.at - len(game.in_force)) // 2
    if undone:
        yield Finding("undone", "claimed", "cut", count=undone)
    if game.is_over:
        yield Finding("result", "replayed", "follows", detail=" ".join(map(str, game.points)))
    if recorded.names:
        yield Finding("names", "claimed", "told")
    yield from _sealed(recorded, signed)


def _start(recorded: Record, *, signed: bool) -> Finding:
    """Where the game begins. Dice of the past that nobody signed prove little: seeds could be tried for each part."""
    if not recorded.branched:
        return Finding("start", "proved", "fresh") if recorded.seed else Finding("start", "replayed", "unproved")
    if recorded.origin == CHOSEN:
        return Finding("start", "replayed", "chosen", count=recorded.branched)
    note = "branch" if signed and recorded.past else "branch-unsigned" if recorded.past else "branch-unproved"
    level: Level = "proved" if note == "branch" else "replayed"
    return Finding("start", level, note, count=recorded.branched, detail=recorded.origin)


def _sealed(recorded: Record, signed: bool | None) -> Iterator[Finding]:
    """The chain over the lines, and the signature over its end."""
    if not recorded.chain:
        yield Finding("chain", "missing", "none")
    else:
        yield Finding("chain", "proved", "signed") if signed else Finding("chain", "replayed", "unsigned")
    if signed:
        yield Finding("signature", "proved", "good", detail=recorded.signed_by)
    elif signed is None:
        yield Finding("signature", "claimed", "unchecked", detail=recorded.signed_by)
    else:
        yield Finding("signature", "missing", "none")


def in_words(findings: tuple[Finding, ...], words: Catalogue, names: tuple[str, ...] = ()) -> tuple[Finding, ...]:
    """The findings with a sentence each; a seat without a name goes by its colour."""
    return tuple(msgspec.structs.replace(finding, text=_sentence(finding, words, names)) for finding in findings)


def _sentence(finding: Finding, words: Catalogue, names: tuple[str, ...]) -> str:
    parameters: dict[str, str | int] = {"count": finding.count, "detail": finding.detail}
    if finding.part == "start":
        kind, _, table = finding.detail.partition(" ")
        parameters["detail"] = words.text(f"ui-proof-origin-{kind or 'game'}", table=table)
    if finding.seat is not None:
        seat = SEAT_NAMES.index(finding.seat)
        named = names[seat] if seat < len(names) else ""
        parameters["name"] = named or words.text(message_id("seat", finding.seat))
    return words.text(f"ui-proof-{finding.part}-{finding.note}", **parameters)
