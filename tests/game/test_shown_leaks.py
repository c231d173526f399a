"""Nothing that is shown to a seat depends on what it cannot know."""

import copy
from collections import Counter

import msgspec
import pytest

from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import notation
from merlin_bigbox.game.facts import Facts
from merlin_bigbox.game.forecast import sheet
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.log_lines import lines
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.prompt import prompt
from merlin_bigbox.game.replay import replay
from merlin_bigbox.game.testing.configurations import covering
from merlin_bigbox.game.view import view
from merlin_bigbox.game.words import Words

OFTEN = 2
"""So often each kind of option is looked at with each question."""


def shown(game: Game, seat: int | None, words: Words) -> bytes:
    """All that a table tells a seat of one moment."""
    asked = prompt(game, seat, words, facts=True)
    told = Facts(words, game.observe(seat).state, seat).all()
    return msgspec.json.encode((view(game, seat), asked, sheet(game, words), told))


def otherwise(game: Game, seat: int | None, random: Random) -> Game:
    """The same game, with everything that the seat cannot know dealt anew."""
    other = copy.copy(game)
    other.state = game.rules.resample(game.observe(seat), random)
    return other


@pytest.mark.slow
@pytest.mark.parametrize("modules", [*covering(2), module_names()], ids=lambda chosen: "-".join(chosen) or "base")
def test_other_hidden_cards_make_no_difference(modules: tuple[str, ...]) -> None:
    """View, prompt with all its previews, and sheet with its forecast, through a whole random game.

    Every question is looked at as often as it says something new: a few times with each kind of option, then rarely.
    """
    game = Game.new(GameOptions(3, modules), seed="leak")
    words = Words(game.rules, game.edition, "en")
    random = Random(9)
    different = 0
    moment = 0
    asked: Counter[tuple[str, int]] = Counter()
    while not game.is_over:
        options = game.options_now()
        kinds = {(game.frame_name, option & 255) for option in options}
        if moment % 32 == 0 or any(asked[kind] < OFTEN for kind in kinds):
            asked.update(kinds)
            for seat in (game.decider, None):
                other = otherwise(game, seat, random)
                different += not other.state.same(game.state)
                assert shown(other, seat, words) == shown(game, seat, words)
        game.play(options[random.below(len(options))])
        moment += 1
    assert different > 20


def test_another_card_in_somebodys_hand_changes_neither_log_nor_replay() -> None:
    """Yellow is dealt another card that nobody sees: red and spectators are told the very same."""
    game = Game.new(GameOptions(2), seed="hand")
    for _ in range(5):
        game.play(game.choices()[0])
    texts = [notation.write(game.rules, entry.action) for entry in game.entries]
    hand = [card for card in view(game, 1).players[1].hand if card is not None]
    known = {int(text.split()[-1]) for text in texts if text.split()[1:2] in (["card"], ["display"])}
    swapped = next(number for number, text in enumerate(texts) if text == f"chance card {hand[0]}")
    unseen = next(mission.id for mission in game.edition.missions if mission.id not in known)
    other = Game(game.options, game.edition)
    for number, entry in enumerate(game.entries):
        action = f"chance card {unseen}" if number == swapped else texts[number]
        other.replay([entry._replace(action=notation.read(game.rules, action))])
    other.dice = game.dice
    assert not other.state.same(game.state)
    words = Words(game.rules, game.edition, "en")
    for seat in (0, None):
        assert lines(other, seat, words) == lines(game, seat, words)
        assert msgspec.json.encode(replay(other, seat, "en")) == msgspec.json.encode(replay(game, seat, "en"))
    assert msgspec.json.encode(replay(other, 1, "en")) != msgspec.json.encode(replay(game, 1, "en"))
