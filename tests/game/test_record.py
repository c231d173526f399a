"""Records: text and JSON, replay, verification, redaction, and every way a record can be broken."""

from dataclasses import replace
from pathlib import Path

import pytest

from merlin_bigbox.edition import load, loads
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import record
from merlin_bigbox.game.dice import Dice
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.record import RecordError


def played(seed: str = "1", players: int = 2, limit: int = 100_000) -> Game:
    """A random game."""
    game = Game.new(GameOptions(players), seed=seed)
    random = Random(1)
    while not game.is_over and limit > 0:
        options = game.options_now()
        game.play(options[random.below(len(options))])
        limit -= 1
    return game


GAME = played()
TEXT = record.record(GAME, names=("Ann", "Bob")).text()


def test_text_and_json_say_the_same() -> None:
    """Both forms read as the same record."""
    kept = record.record(GAME, names=("Ann", "Bob"))
    assert record.read(kept.text()) == kept == record.read(kept.json())


def test_replaying_gives_the_same_game() -> None:
    """EDITION-5: a record replays without any generator."""
    again = record.replay(record.read(TEXT))
    assert again.state.same(GAME.state)
    assert again.entries == GAME.entries
    assert [(at, event.kind) for at, event in again.log] == [(at, event.kind) for at, event in GAME.log]


def test_replaying_up_to_an_action_and_playing_on() -> None:
    """Any moment of the game can be reached, and the seed goes on with the same dice."""
    middle = record.replay(record.read(TEXT), upto=100)
    assert middle.at == 100
    for entry in GAME.entries[100:]:
        middle.replay([entry])
    assert middle.state.same(GAME.state)


def test_a_game_in_a_corrected_edition_carries_it() -> None:
    """EDITION-5: an edition that is not the built-in one is embedded."""
    source = (Path(record.__file__).parents[1] / "edition" / "bigbox.toml").read_text(encoding="utf-8")
    changed = loads(source.replace("apples = 11", "apples = 12", 1), "mine.toml")
    game = Game.new(GameOptions(2), edition=changed, seed="1")
    kept = record.record(game)
    again = record.replay(record.read(kept.text()))
    assert again.edition.digest == changed.digest != load().digest
    assert again.state.same(game.state)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("Merlin game record", "Chess", "line 1: expected"),
        ("rules: 2", "rules: 3", "rules version 3; this program knows versions 1 to 2"),
        ("rules: 2", "rules: x", 'header "rules" should be a number'),
        ("edition: e", "edition: f", "is not the built-in edition"),
        ("players: 2", "players: 5", "2, 3 or 4"),
        ("players: 2", "players: 3", "action"),
        ("modules: -", "modules: dragons", 'unknown module "dragons"'),
        ("seed: ", "seed: zz", "hexadecimal"),
        ("\n50 ", "\n51 ", "action 50 is missing"),
        (" / chance: chance first ", " / chance: chance worst ", "action 1"),
        (" / chance: chance first", " / red: chance first", "action 1"),
        ("chance start", "chance stop", "is not an action"),
        ("players: 2", "gamers: 2", "unknown header"),
        ("result: ", "result: 1", "result should be"),
        ("commitment: ", "commitment: 0", "commitment"),
    ],
)
def test_broken_records_are_refused_with_place_and_reason(old: str, new: str, message: str) -> None:
    """One clear line for each."""
    assert old in TEXT
    with pytest.raises(RecordError, match=message) as caught:
        record.verify(record.read(TEXT.replace(old, new, 1), "my.merlin"), "my.merlin")
    assert str(caught.value).startswith("my.merlin: ")
    assert "\n" not in str(caught.value)


def test_truncated_record_is_an_unfinished_game_that_does_not_verify() -> None:
    """Lines missing at the end contradict the result."""
    cut = "\n".join(TEXT.splitlines()[:-5])
    assert not record.replay(record.read(cut)).is_over
    with pytest.raises(RecordError, match="an unfinished game"):
        record.verify(record.read(cut))


def test_line_cut_in_the_middle_is_refused() -> None:
    """A half line is not an action."""
    with pytest.raises(MerlinError):
        record.replay(record.read(TEXT[: len(TEXT) // 2].rsplit(":", 1)[0]))


def test_action_that_does_not_fit_names_the_rule() -> None:
    """The place, what was written, and the rule that asks."""
    kept = record.read(TEXT)
    number = next(index for index, line in enumerate(kept.lines) if line[0] == "turn")
    frame, who, _ = kept.lines[number]
    broken = replace(kept, lines=(*kept.lines[:number], (frame, who, "end turn"), *kept.lines[number + 1 :]))
    with pytest.raises(RecordError, match=rf'action {number + 1}: "end turn" is not offered \(BASE-12\)'):
        record.replay(broken)


def test_loaded_dice_are_found() -> None:
    """With the seed revealed, any other outcome of chance is proved wrong."""
    kept = record.read(TEXT)
    number = next(index for index, line in enumerate(kept.lines) if line[0] == "first player")
    other = "chance first " + ("yellow" if kept.lines[number][2].endswith("red") else "red")
    lines = (*kept.lines[:number], ("first player", "chance", other), *kept.lines[number + 1 :])
    with pytest.raises(RecordError, match="the seed gives"):
        record.verify(replace(kept, lines=lines), "my.merlin")


def test_a_running_game_is_redacted_for_a_seat() -> None:
    """A seat gets its own cards, the others' draws as `?`, and no seed."""
    game = played(limit=50)
    mine = record.record(game, viewer=0)
    deals = [text for frame, _, text in mine.lines if frame == "deal"]
    assert [text.endswith("?") for text in deals] == [False] * 4 + [True] * 4
    assert mine.seed == ""
    assert mine.commitment
    public = record.record(game, public=True)
    assert all(text.endswith("?") for frame, _, text in public.lines if frame in ("deal", "drawn"))
    with pytest.raises(RecordError, match="hidden cards are left out"):
        record.replay(record.read(mine.text()))


def test_a_finished_game_is_not_redacted() -> None:
    """At the end everything is open, the seed too."""
    assert record.record(GAME, viewer=0).seed == (GAME.seed or b"").hex()


def test_a_branched_record_is_proved_after_its_branch_only() -> None:
    """The actions taken over stand as they are; chance after them follows from the new seed, and is proved."""
    whole = record.read(TEXT)
    game = record.replay(replace(whole, seed="", commitment="", result=()), 150)
    game.given, game.dice = game.at, Dice(bytes(range(32)))
    random = Random(2)
    game.run_chance()
    while not game.is_over:
        options = game.options_now()
        game.play(options[random.below(len(options))])
    kept = record.record(game)
    assert kept.headers()["branched"] == "150"
    assert record.read(kept.text()) == kept == record.read(kept.json())
    assert record.verify(kept).given == 150
    with pytest.raises(RecordError, match="the seed gives"):
        record.verify(replace(kept, branched=0))
    with pytest.raises(RecordError, match="branched after action"):
        record.read(kept.text().replace("branched: 150", "branched: 99999"))
