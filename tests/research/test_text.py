"""The text adapter: all that a seat knows and nothing else, and answers read as people and models write them."""

from __future__ import annotations

import pytest

from merlin_bigbox import Game, GameOptions, MalformedError, NotOfferedError, Random
from merlin_bigbox.bots import Request
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.research.text import TextAdapter, TextBot


def request_of(game: Game) -> Request:
    assert game.decider is not None
    return Request(game.rules, game.observe(game.decider), game.options_now())


@pytest.fixture
def request_() -> Request:
    return request_of(Game.new(GameOptions(2), seed="tuesday"))


@pytest.mark.parametrize("lang", ["en", "de", "pt"])
def test_every_question_of_a_game_can_be_told_and_every_option_answered(lang: str) -> None:
    """With all modules: a line for each option, whose notation leads back to it."""
    game, luck, adapter = Game.new(GameOptions(3, module_names()), seed=5), Random(1), TextAdapter(lang)
    for _ in range(60):
        if game.is_over:
            break
        asked = request_of(game)
        text = adapter.prompt(asked)
        for option in asked.options:
            assert f"`{asked.text(option)}`" in text
            assert adapter.answer(asked, f"Because it is good.\n`{asked.text(option)}`") == option
        game.play(asked.options[int(luck.below(len(asked.options)))])


def test_games_that_look_the_same_to_the_seat_are_told_in_the_same_words() -> None:
    """Nothing hidden is in it: another deal of what the seat cannot know changes no letter."""
    game = Game.new(GameOptions(3, ("gold", "arthur")), seed=9)
    asked, adapter = request_of(game), TextAdapter()
    other = asked.possible(Random(4))
    again = Request(asked.rules, asked.rules.observe(other, asked.seat), asked.rules.options(other))
    assert other != game.state
    assert adapter.prompt(again) == adapter.prompt(asked)
    assert "a hidden card" in adapter.prompt(asked)


def test_a_card_that_another_took_openly_is_told_without_what_is_met() -> None:
    """What the seat has of it is no matter, and what the other has is told in its own line."""
    game, luck, adapter = Game.new(GameOptions(3), seed=3), Random(1), TextAdapter()
    while not game.is_over:
        asked = request_of(game)
        hands = [line.partition("hand: ")[2] for line in adapter.observation(asked).splitlines() if "; hand: " in line]
        own = hands.pop(asked.seat)
        if "(" in own and any("(" in hand for hand in hands):
            assert "met:" in own
            assert not any("met:" in hand for hand in hands)
            return
        game.play(asked.options[int(luck.below(len(asked.options)))])
    pytest.fail("nobody took an open card")


@pytest.mark.parametrize(
    "said",
    [
        "die 1",
        "`die 1`",
        "**die 1**",
        "Answer: die 1.",
        "I could take `die 2`, but I prefer `die 1`",
        "die 2 is tempting.\n\nFinal answer: `DIE  1`\n",
        "1",
    ],
)
def test_an_answer_is_read_as_models_write_it(request_: Request, said: str) -> None:
    """By the notation or the number, with decoration, after any amount of thinking aloud."""
    assert request_.text(TextAdapter().answer(request_, said)) == "die 1"


def test_a_wrong_answer_says_what_is_right(request_: Request) -> None:
    """What is no notation, and what is not offered, are told apart."""
    with pytest.raises(MalformedError, match="names no option; answer with one of `die 1`, `die 2`"):
        TextAdapter().answer(request_, "I would rather not say.")
    with pytest.raises(NotOfferedError, match=r'"die 5" is not offered now; answer with one of `die 1`'):
        TextAdapter().answer(request_, "die 5")


def test_a_bot_asks_again_and_at_last_takes_any_option(request_: Request) -> None:
    """The second question says what was wrong with the first answer."""
    asked: list[str] = []

    class Writer(TextBot):
        """Answers from a list."""

        answers: tuple[str, ...] = ("hm", "die 2")

        def ask(self, prompt: str) -> str:
            asked.append(prompt)
            return self.answers[(len(asked) - 1) % len(self.answers)]

    bot = Writer(Random(1))
    assert request_.text(bot.choose(request_)) == "die 2"
    assert "could not be used: the answer names no option" in asked[1]
    assert bot.missed == 0
    bot.answers = ("hm",)
    assert bot.choose(request_) in request_.options
    assert (len(asked), bot.missed) == (5, 1)
