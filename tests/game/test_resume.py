"""Keeping a game and going on with it: from its records, from a stored state when the rules have changed."""

import msgspec
import pytest

from merlin_bigbox.engine.core.errors import MalformedError, MerlinError, NotOfferedError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import record
from merlin_bigbox.game.game import Game, LogEntry, Saved, Written
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.snapshot import Snapshot

OPTIONS = GameOptions(3, ("arthur", "decrees", "gold"))


def play(game: Game, random: Random, records: int) -> None:
    """Random choices, now and then taken back, until there are so many records."""
    while game.at < records and not game.is_over:
        seat = game.decider
        assert seat is not None
        options = game.options_now()
        game.play(options[random.below(len(options))])
        while game.can_undo(seat) and random.below(3) == 0:
            game.undo(seat)


def played(records: int = 300) -> Game:
    game = Game.new(OPTIONS, seed="resume")
    play(game, Random(5), records)
    return game


def told(log: list[LogEntry]) -> list[tuple[int, ...]]:
    """A log as plain numbers."""
    return [(at, event.kind, event.audience, event.seat, *event.values()) for at, event in log]


def same(one: Game, other: Game) -> bool:
    equal = (one.entries, one.seed, told(one.log)) == (other.entries, other.seed, told(other.log))
    return equal and one.state.same(other.state)


def test_a_game_goes_on_from_its_records_as_if_nothing_had_happened() -> None:
    """State, records, log, what can be taken back, and the dice to come are the same."""
    game = played()
    again = Game.resume(OPTIONS, game.written(), game.dice)
    assert same(game, again)
    assert [game.can_undo(seat) for seat in range(3)] == [again.can_undo(seat) for seat in range(3)]
    for each in (game, again):
        play(each, Random(6), 500)
    assert same(game, again)


def test_records_written_in_pieces_are_the_records() -> None:
    game = played()
    assert [*game.written()[:100], *game.written(100)] == game.written()
    assert any(line == Written("undo", line.seat, "undo") for line in game.written())


def test_a_stored_state_that_fits_changes_nothing() -> None:
    """The log is whole, and what was undoable is undoable."""
    game = played()
    saved = game.saved()
    assert 0 < saved.at <= game.at
    again = Game.resume(OPTIONS, game.written(), game.dice, saved=saved)
    assert same(game, again)
    assert again.log_from == 0


def test_nobody_goes_back_behind_the_stored_moment() -> None:
    """It is the last one that brought something new: the records after it can be taken back, and only they."""
    game = played()
    for seat in [game.decider, *range(3)] * 50:
        if seat is not None and game.can_undo(seat):
            game.undo(seat)
    assert not any(game.can_undo(seat) for seat in range(3))
    saved = game.saved()
    again = Game.resume(OPTIONS, game.written(), game.dice, saved=saved)
    assert again.settled_at == game.settled_at == saved.at
    assert again.saved() == saved


def test_a_table_goes_on_from_its_stored_state_when_the_rules_have_changed() -> None:
    """As if an earlier release had given red a point more: that point stays, and the log begins at that moment."""
    game = played()
    saved = changed(game)
    again = Game.resume(OPTIONS, game.written(), game.dice, saved=saved)
    assert again.points == (game.points[0] + 1, *game.points[1:])
    assert again.entries == game.entries
    assert again.log_from == saved.at
    assert all(entry.at > saved.at for entry in again.log)
    assert told(again.log) == told([entry for entry in game.log if entry.at > saved.at])
    play(again, Random(6), 500)
    assert again.at >= 500


def changed(game: Game) -> Saved:
    """The stored state with one point more for red."""
    saved = game.saved()
    state = msgspec.json.decode(saved.state, type=Snapshot)
    points = [state.points[0] + 1, *state.points[1:]]
    return Saved(saved.at, msgspec.json.encode(msgspec.structs.replace(state, points=points)))


def test_taking_back_stops_at_a_stored_state_that_was_gone_on_from() -> None:
    """What came before it is taken as given."""
    game = Game.new(OPTIONS, seed="resume")
    seat = game.decider
    assert seat is not None
    game.play(game.options_now()[0])
    assert game.can_undo(seat)
    at_hand = Game.resume(OPTIONS, game.written(), game.dice)
    state = msgspec.json.decode(at_hand.saved().state, type=Snapshot)
    assert state.round == 1
    saved = changed(game)
    again = Game.resume(OPTIONS, game.written(), game.dice, saved=saved)
    assert again.can_undo(seat)
    again.undo(seat)
    assert not any(again.can_undo(other) for other in range(3))
    with pytest.raises(NotOfferedError):
        again.undo(seat)
    assert again.points[0] == game.points[0] + 1


def test_what_chance_told_before_the_log_begins_stays_hidden_in_a_running_game_s_record() -> None:
    """Without a log nobody knows any more who was told what; so nobody is told."""
    game = played()
    again = Game.resume(OPTIONS, game.written(), game.dice, saved=changed(game))
    for viewer in (0, 1, 2, None):
        written = record.record(again, viewer=viewer, public=True)
        early = [text for _, who, text in written.lines[: again.log_from] if who == "chance" and text != "undo"]
        assert early
        assert all(text.endswith(" ?") for text in early)


def test_a_stored_state_that_cannot_be_read_is_not_needed_while_the_records_fit() -> None:
    game = played()
    again = Game.resume(OPTIONS, game.written(), game.dice, saved=Saved(game.settled_at, b"nonsense"))
    assert same(game, again)


def test_records_that_do_not_fit_are_refused_unless_a_stored_state_stands_for_them() -> None:
    game = played()
    written = game.written()
    wrong = [*written[:50], written[60], *written[51:]]
    with pytest.raises(MerlinError, match="action 51"):
        Game.resume(OPTIONS, wrong, game.dice)
    with pytest.raises(MerlinError, match="action 51"):
        Game.resume(OPTIONS, wrong, game.dice, saved=Saved(game.settled_at, b"nonsense"))
    again = Game.resume(OPTIONS, wrong, game.dice, saved=game.saved())
    assert again.state.same(game.state)


@pytest.mark.parametrize("at", [-1, 100_000])
def test_a_stored_state_after_records_that_are_missing_is_refused(at: int) -> None:
    game = played(50)
    with pytest.raises(MalformedError, match="records"):
        Game.resume(OPTIONS, game.written(), game.dice, saved=Saved(at, game.saved().state))


def test_undo_equals_never_having_played() -> None:
    """At every moment of a game: the state and the log are those of the records in force, replayed from the start."""
    game = Game.new(OPTIONS, seed="undo")
    random = Random(9)
    undone = 0
    while game.at < 400:
        seat = game.decider
        assert seat is not None
        before = (game.state.as_list(), told(game.log))
        options = game.options_now()
        game.play(options[random.below(len(options))])
        if game.can_undo(seat):
            game.undo(seat)
            undone += 1
            assert (game.state.as_list(), told(game.log)) == before
            game.play(options[random.below(len(options))])
    assert undone > 50
