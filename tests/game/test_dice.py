"""Dice: what an outcome of chance follows from, and what it does not."""

from __future__ import annotations

from hashlib import sha256

import pytest

from merlin_bigbox.engine.core.errors import MalformedError
from merlin_bigbox.game.dice import Dice, Share, draw, final_seed, random_at, read_seed
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions

SEED = bytes(range(32))
ONE, TWO = sha256(b"one").digest(), sha256(b"two").digest()


def shares(*nonces: bytes | None) -> tuple[Share | None, ...]:
    """Shares with these nonces."""
    return tuple(None if nonce is None else Share(sha256(nonce).digest(), nonce) for nonce in nonces)


def test_the_arithmetic_is_fixed() -> None:
    """Games out there were played by it: it never changes, only a new scheme can come."""
    mixed = sha256(b"merlin dice 2" + SEED + b"\x20" + ONE + b"\x00" + b"\x20" + TWO).digest()
    assert final_seed(SEED, shares(ONE, None, TWO)) == mixed == Dice(SEED, 2, shares(ONE, None, TWO)).final
    assert final_seed(SEED) == sha256(b"merlin dice 2" + SEED).digest()
    bits = sha256(b"merlin draw 2" + mixed + (3).to_bytes(8, "big") + b"roll").digest()
    assert draw(mixed, "roll", 3) == bits
    assert Dice(SEED, 2, shares(ONE, None, TWO)).random("roll", 3, 99).below(10**6) == 538_802
    assert Dice(SEED, 1).final == SEED
    assert Dice(SEED, 1).random("roll", 3, 99).below(10**6) == random_at(SEED, 99).below(10**6)


def test_every_share_and_every_place_counts() -> None:
    """Nobody's nonce can be left out, moved to another seat or taken for another's without other dice."""
    given = [(), (None,), (ONE,), (ONE, None), (None, ONE), (ONE, TWO), (TWO, ONE), (ONE, ONE)]
    assert len({final_seed(SEED, shares(*nonces)) for nonces in given}) == len(given)


def test_a_withheld_share_counts_as_none() -> None:
    """The dice are known without it: nobody can hold up a game, or learn more, by keeping silent."""
    withheld = (Share(sha256(ONE).digest()), *shares(TWO))
    assert final_seed(SEED, withheld) == final_seed(SEED, shares(None, TWO))


def test_dice_depend_on_the_frame_and_its_draws_alone() -> None:
    """Not on the number of the record."""
    dice = Dice(SEED)
    assert dice.random("roll", 0, 10).below(10**6) == dice.random("roll", 0, 90).below(10**6)
    told = {dice.random(frame, count, 10).below(10**9) for frame in ("roll", "deal") for count in range(5)}
    assert len(told) == 10


def rolled_after(undone: int) -> list[str]:
    """What chance gives after the first turn, if the player took back so many actions on the way."""
    game = Game.new(GameOptions(2), seed="undo")
    for _ in range(undone):
        assert game.decider is not None
        seat = game.decider
        game.play(game.choices()[0])
        game.undo(seat)
    before = len(game.entries)
    while len([entry for entry in game.entries[before:] if entry.seat < 0]) < 12:
        game.play(game.choices()[-1])
    return [line.action for line in game.written(before) if line.seat < 0]


def test_taking_back_does_not_shift_the_dice() -> None:
    """Whoever knows the seed could otherwise choose among rolls by taking back until a good one comes."""
    assert rolled_after(0) == rolled_after(1) == rolled_after(5)


def test_a_copy_and_a_resumed_game_draw_the_same() -> None:
    """How many draws there were is part of a game."""
    game = Game.new(GameOptions(2), seed="same")
    games = [game, game.copy(), Game.resume(game.options, game.written(), game.dice, saved=game.saved())]
    for one in games:
        while one.at < 200:
            one.play(one.choices()[0])
    assert games[0].written() == games[1].written() == games[2].written()


@pytest.mark.parametrize("text", ["", "ab", "g" * 64, "A" * 64, "a" * 63, " " + "a" * 63, "a" * 65])
def test_seeds_in_records_have_one_form(text: str) -> None:
    """64 hexadecimal digits in small letters, so that a record has one text."""
    with pytest.raises(MalformedError, match="64 hexadecimal digits"):
        read_seed(text)
