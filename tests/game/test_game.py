"""The game facade: playing by text, refusals, taking back, points and winners."""

import pytest

from merlin_bigbox.engine.core.errors import GameOverError, MalformedError, NotOfferedError, OptionsError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions


def finish(game: Game, seed: int = 5, limit: int = 100_000) -> Game:
    """Play random choices to the end, or so many."""
    random = Random(seed)
    while not game.is_over and limit > 0:
        options = game.options_now()
        game.play(options[random.below(len(options))])
        limit -= 1
    return game


def test_same_seed_and_choices_give_the_same_game() -> None:
    """Everything follows from the seed and the choices."""
    assert finish(Game.new(seed="7")).state.same(finish(Game.new(seed="7")).state)
    assert not Game.new(seed="7").state.same(Game.new(seed="8").state)


def test_without_a_seed_every_game_is_another() -> None:
    """A fresh secret seed is taken."""
    assert Game.new().seed != Game.new().seed


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 40])
def test_impossible_numbers_of_players_are_refused(players: int) -> None:
    """The game is for 2, 3 or 4."""
    with pytest.raises(OptionsError, match="2, 3 or 4"):
        Game.new(GameOptions(players))


def test_unknown_module_is_refused_by_name() -> None:
    """The error names what was asked for."""
    with pytest.raises(OptionsError, match='unknown module "dragons"'):
        Game.new(GameOptions(4, ("dragons",)))


@pytest.mark.parametrize(
    ("action", "error"),
    [
        ("fly", MalformedError),
        ("die 9", MalformedError),
        ("end turn", NotOfferedError),
        ("chance roll 1 2 3 4", NotOfferedError),
        (-5, MalformedError),
        (1 << 60, MalformedError),
        (250, MalformedError),
    ],
)
def test_refused_actions_change_nothing(action: str | int, error: type[Exception]) -> None:
    """A refused action leaves the state, the record and the log untouched."""
    game = Game.new(seed="1")
    before = (game.state.as_list(), game.at, len(game.log))
    with pytest.raises(error):
        game.play(action)
    assert (game.state.as_list(), game.at, len(game.log)) == before


def test_refusal_names_who_is_asked_what_and_the_rule() -> None:
    """The error helps the player."""
    game = Game.new(seed="1")
    with pytest.raises(NotOfferedError, match=r'"end turn" is not offered to \w+ now, asked for "turn" \(BASE-12\)'):
        game.play("end turn")


def test_after_the_end_nothing_can_be_played() -> None:
    """The third error: the game is over."""
    game = finish(Game.new(seed="2"))
    with pytest.raises(GameOverError):
        game.play("die 1")
    assert game.decider is None
    assert game.choices() == []


def test_winners_are_all_with_most_points() -> None:
    """Tied players share the victory (BASE-81)."""
    game = finish(Game.new(seed="2"))
    assert game.winners == tuple(seat for seat in range(4) if game.points[seat] == max(game.points))


def test_score_sheet_sums_to_the_points() -> None:
    """Totals are the sum of the sheet, and every line names a rule."""
    game = finish(Game.new(seed="3"))
    for seat in range(4):
        sheet = game.score_sheet(seat)
        assert sum(line.points for line in sheet) == game.points[seat]
        assert all(line.rule.startswith("BASE-") for line in sheet)


def test_a_choice_can_be_taken_back() -> None:
    """Choosing a die teaches nobody anything: it can be taken back, and the record keeps both."""
    game = Game.new(seed="1")
    before = (game.state.as_list(), game.choices(), len(game.log))
    seat = game.decider
    assert seat is not None
    game.play(game.options_now()[0])
    assert game.can_undo(seat)
    game.undo(seat)
    assert (game.state.as_list(), game.choices(), len(game.log)) == before
    assert game.entries[-1].frame == "undo"


def test_nothing_is_taken_back_across_chance() -> None:
    """The dice are new information."""
    game = Game.new(seed="1")
    assert all(not game.can_undo(seat) for seat in range(4))
    with pytest.raises(NotOfferedError):
        game.undo(0)


def test_nobody_takes_back_what_another_did() -> None:
    """Only one's own last action."""
    game = Game.new(seed="1")
    seat = game.decider
    assert seat is not None
    game.play(game.options_now()[0])
    assert not game.can_undo((seat + 1) % 4)


def test_a_revealed_card_cannot_be_taken_back() -> None:
    """Completing a mission or discarding a card shows it to all."""
    game = Game.new(seed="1")
    random = Random(11)
    shown = 0
    while not game.is_over:
        options = game.options_now()
        action = options[random.below(len(options))]
        seat = game.decider
        assert seat is not None
        text = game.choices()[options.index(action)]
        game.play(action)
        if text.startswith(("mission ", "flag missions ", "discard ")):
            shown += 1
            assert not game.can_undo(seat), text
    assert shown > 0


def test_taking_back_and_playing_on_draws_the_same_cards_for_all_to_verify() -> None:
    """Chance follows from the number of the record, so the game with the undo replays."""
    from merlin_bigbox.game import record

    game = Game.new(seed="4")
    seat = game.decider
    assert seat is not None
    game.play(game.options_now()[0])
    game.undo(seat)
    finish(game)
    assert record.verify(record.record(game)).points == game.points


def test_events_reach_only_their_audience() -> None:
    """Which card was drawn is heard by its owner alone."""
    game = finish(Game.new(seed="1"), limit=60)
    kinds = {spec.name: kind for kind, spec in game.rules.event_specs.items()}
    for seat in (0, 1, 2, 3, None):
        heard = [entry.event for entry in game.events_for(seat)]
        secret = [event for event in heard if event.kind == kinds["card"]]
        assert all(event.seat == seat for event in secret)
        assert (len(secret) > 0) == (seat is not None)
