"""What a record proves: each part, and whether it is proved, only replayed, or claimed."""

from __future__ import annotations

import sys
from dataclasses import replace
from hashlib import sha256

import pytest

from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import record, signature
from merlin_bigbox.game.dice import Dice, Share
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.proof import examine, in_words
from merlin_bigbox.game.record import Record, RecordError
from merlin_bigbox.locale import catalogue
from merlin_bigbox.locale.languages import LANGUAGES

KEY = bytes(range(32))
NONCE = sha256(b"nonce").digest()
SHARES = (Share(sha256(NONCE).digest(), NONCE), Share(sha256(b"kept back").digest()))
NAMES = ("Ann", "Bob")


def played(game: Game) -> Game:
    """The game played on to its end, with something taken back on the way."""
    random = Random(1)
    game.run_chance()
    undone = False
    while not game.is_over:
        seat = game.decider
        assert seat is not None
        options = game.options_now()
        game.play(options[random.below(len(options))])
        if not undone and game.can_undo(seat):
            game.undo(seat)
            undone = True
    return game


def finished(shares: tuple[Share | None, ...] = SHARES) -> Game:
    """A finished game with these shares in its dice."""
    return played(Game(GameOptions(2), dice=Dice(bytes(range(32)), shares=shares)))


GAME = finished()
WHOLE = signature.sign(record.record(GAME, NAMES), KEY)


def levels(recorded: Record) -> dict[str, str]:
    """Each part of a record with its level and the case; shares by their seat."""
    found = examine(record.read(recorded.text())).findings
    return {one.part if one.seat is None else f"share {one.seat}": f"{one.level} {one.note}" for one in found}


def test_a_whole_record_tells_of_each_part_how_it_is_known() -> None:
    """Dice, shares, chain and signature are proved; moves and result replayed; what was said and by whom is claimed."""
    assert levels(WHOLE) == {
        "start": "proved fresh",
        "dice": "proved shares",
        "share red": "proved told",
        "share yellow": "claimed withheld",
        "commitment": "claimed told",
        "moves": "replayed legal",
        "undone": "claimed cut",
        "result": "replayed follows",
        "names": "claimed told",
        "chain": "proved signed",
        "signature": "proved good",
    }
    assert record.read(WHOLE.text()) == WHOLE == record.read(WHOLE.json())


def test_less_in_the_record_claims_less() -> None:
    """Without signature, shares or seed, the parts fall back to replayed or missing."""
    unsigned = levels(record.record(GAME, NAMES))
    assert (unsigned["chain"], unsigned["signature"]) == ("replayed unsigned", "missing none")
    alone = levels(record.record(finished(()), NAMES))
    assert (alone["start"], alone["dice"]) == ("proved fresh", "proved host")
    assert not [part for part in alone if part.startswith("share")]
    no_seed = levels(replace(record.record(finished(())), seed="", commitment="", scheme=1, chain=""))
    assert (no_seed["start"], no_seed["dice"], no_seed["chain"]) == (
        "replayed unproved",
        "replayed none",
        "missing none",
    )


def branch(of: Record, at: int, *, told: bool) -> Game:
    """A game that goes on from a record after `at` actions; `told` says whether it knows the dice of the past."""
    game = record.replay(replace(of, result=(), chain="", signature="", signed_by=""), at)
    dice = of.dice
    assert dice is not None
    past = (*of.past, (of.branched, dice.bare))
    game.given, game.past = at, tuple((start, one) for start, one in past if start < at) if told else ()
    game.dice = Dice(sha256(f"branch at {at}".encode()).digest())
    return played(game)


def test_branched_typed_into_a_record_proves_nothing() -> None:
    """Whoever types it says that the first actions are from elsewhere: then they are replayed, no more."""
    game = Game.new(GameOptions(2), seed="honest")
    loaded = record.record(game)
    # Somebody puts the dice as they like and calls what they did "taken over".
    typed = replace(loaded, branched=len(loaded.lines))
    found = levels(typed)
    assert found["start"] == "replayed branch-unproved"


def test_a_branch_that_tells_the_dice_of_its_past_is_proved_whole() -> None:
    """Also a branch of a branch; the dice of each part are those of the game that played it."""
    first = signature.sign(record.record(branch(WHOLE, 150, told=True), origin="table abcdefghij"), KEY)
    assert levels(first)["start"] == "proved branch"
    assert record.read(first.text()) == first == record.read(first.json())
    second = signature.sign(record.record(branch(first, 200, told=True), origin="record"), KEY)
    assert [at for at, _ in second.past] == [0, 150]
    assert levels(second)["start"] == "proved branch"
    earlier = signature.sign(record.record(branch(first, 100, told=True), origin="record"), KEY)
    assert [at for at, _ in earlier.past] == [0]
    assert levels(earlier)["start"] == "proved branch"
    untold = record.record(branch(WHOLE, 150, told=False))
    assert levels(untold)["start"] == "replayed branch-unproved"


def test_dice_of_a_past_that_nobody_signed_could_have_been_tried_out() -> None:
    """Whoever strings branches together can try seeds for each single roll: alone, their fitting proves nothing."""
    kept = record.record(branch(WHOLE, 150, told=True), origin="table abcdefghij")
    assert levels(kept)["start"] == "replayed branch-unsigned"


def test_the_dice_of_the_past_have_to_fit() -> None:
    """A record cannot name any seed for what it took over."""
    kept = record.record(branch(WHOLE, 150, told=True))
    wrong = replace(kept, past=((0, Dice(bytes(32))),))
    with pytest.raises(RecordError, match="the seed gives"):
        examine(wrong)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("Ann", "Eve", "signature"),
        ("signature: ", "signature: 00", "128 hexadecimal"),
        ("signed-by: ", "signed: ", "unknown header"),
        ("chain: ", "chain: 0", "64 hexadecimal"),
        ("dice: 2", "dice: 1", "the seed gives|signature"),
        ("dice: 2", "dice: 3", "knows schemes 1 to 2"),
        (NONCE.hex(), sha256(b"another").hexdigest(), "signature"),
        ("undo / yellow: undo", "undo / red: undo", "nothing to take back"),
        ("pledges: ", "pledges: - ", "2 parts each"),
        ("result: ", "origin: table abcdefghij\nresult: ", "branched off"),
        ("result: ", "branched: 9\norigin-dice: 3 2 " + "a" * 64 + "\nresult: ", "from action 0 on"),
        ("result: ", "branched: 9\norigin-dice: 0\nresult: ", "64 hexadecimal"),
        ("result: ", "branched: 9\norigin-dice: ;\nresult: ", "should be a number"),
        ("players: 2", "players: 2\nplayers: 2", "there twice"),
    ],
)
def test_whatever_was_changed_is_found(old: str, new: str, message: str) -> None:
    """One clear line, never a claim."""
    assert old in WHOLE.text()
    with pytest.raises(RecordError, match=message):
        examine(record.read(WHOLE.text().replace(old, new, 1)))


def test_without_a_signature_the_other_checks_still_hold() -> None:
    """A share that was not pledged, lines that were changed where only the chain can tell."""
    bare = record.record(GAME, NAMES)
    with pytest.raises(RecordError, match="the share of red is not the one that was pledged"):
        examine(record.read(bare.text().replace(NONCE.hex(), sha256(b"another").hexdigest())))
    number = next(index for index, line in enumerate(bare.lines) if line[2] == "undo") - 1
    frame, who, _ = bare.lines[number]
    other = "end turn" if bare.lines[number][2] != "end turn" else "die 1"
    lines = (*bare.lines[:number], (frame, who, other), *bare.lines[number + 1 :])
    with pytest.raises(RecordError, match="the chain over the actions"):
        examine(replace(bare, lines=lines))


def test_another_key_is_another_signature() -> None:
    """A forger can sign, but not with the server's key: the record says which."""
    forged = signature.sign(record.record(GAME, ("Eve", "Eve")), bytes(32))
    assert examine(forged).findings[-1].detail == signature.public_key(bytes(32)) != signature.public_key(KEY)
    with pytest.raises(RecordError, match="signature"):
        examine(replace(forged, signed_by=signature.public_key(KEY)))


def test_without_the_library_everything_else_is_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bare install says that the signature could not be checked."""
    monkeypatch.setitem(sys.modules, "cryptography.exceptions", None)
    found = levels(WHOLE)
    assert (found["signature"], found["chain"]) == ("claimed unchecked", "replayed unsigned")
    assert found["dice"] == "proved shares"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_finding_has_a_sentence_in_every_language(lang: str) -> None:
    """With names, figures and hashes where they belong."""
    words = catalogue(lang)
    told: set[str] = set()
    for recorded in (
        WHOLE,
        record.record(finished(())),
        record.record(finished((None, SHARES[0]))),
        record.record(branch(WHOLE, 150, told=True), origin="table abcdefghij"),
        signature.sign(record.record(branch(WHOLE, 150, told=True), origin="record"), KEY),
        record.record(branch(WHOLE, 150, told=False), origin="record"),
        replace(record.record(finished(())), seed="", commitment="", scheme=1, chain=""),
    ):
        findings = in_words(examine(recorded).findings, words, recorded.names)
        assert all(finding.text for finding in findings)
        told |= {finding.text for finding in findings}
    assert any("Ann" in text for text in told)
    assert any("abcdefghij" in text for text in told)
    assert any(signature.public_key(KEY) in text for text in told)
