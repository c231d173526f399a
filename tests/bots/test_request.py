"""What a bot is asked with: it can tell how far the game is."""

from merlin_bigbox import Game, GameOptions
from merlin_bigbox.bots import Request


def test_a_request_tells_the_round() -> None:
    """As the game counts it, in every round."""
    game = Game.new(GameOptions(2), seed="rounds")
    rounds = set()
    while not game.is_over:
        request = Request(game.rules, game.observe(game.decider), game.options_now())
        assert request.round == game.round
        rounds.add(request.round)
        game.play(request.options[0])
    assert rounds == {1, 2, 3, 4, 5, 6}
