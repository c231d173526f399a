"""What seats may know: views, observations, and resampling that is exactly consistent."""

from collections import Counter

import msgspec
import pytest

from merlin_bigbox.engine.base.cells import BORN, GENERATION, HAND, HAND_ROOM, HAND_SIZE, IN_DISCARD, IN_PILE, PLACE
from merlin_bigbox.engine.core.layout import UNKNOWN
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.view import View, view


def after(decisions: int, players: int = 4, seed: str = "9") -> Game:
    """A random game after so many decisions."""
    game = Game.new(GameOptions(players), seed=seed)
    random = Random(2)
    for _ in range(decisions):
        options = game.options_now()
        game.play(options[random.below(len(options))])
    return game


def hand(game: Game, seat: int) -> set[int]:
    """The true hand of a seat, as card ids."""
    cells = game.state.cells
    first = HAND + seat * HAND_ROOM
    return {int(cells[first + slot]) for slot in range(int(cells[HAND_SIZE + seat]))}


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_a_view_shows_own_cards_and_only_them(seat: int | None) -> None:
    """Right after the deal nobody knows a card of another hand."""
    game = Game.new(seed="9")
    seen = view(game, seat)
    for owner, player in enumerate(seen.players):
        if owner == seat:
            assert set(player.hand) == hand(game, owner)
        else:
            assert player.hand == (None, None, None, None)


def test_a_card_taken_from_the_display_is_known_to_all() -> None:
    """Everybody saw it go into the hand; it comes first there, before the hidden ones."""
    game = after(300)
    seen = view(game, None)
    known = [card for player in seen.players for card in player.hand if card is not None]
    assert known
    for owner, player in enumerate(seen.players):
        open_cards = [card for card in player.hand if card is not None]
        assert list(player.hand) == open_cards + [None] * (len(player.hand) - len(open_cards))
        assert set(open_cards) <= hand(game, owner)


def test_a_view_is_plain_data() -> None:
    """It goes through JSON unchanged."""
    seen = view(after(120), 2)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen


def test_hidden_cells_were_never_filled() -> None:
    """An observation holds UNKNOWN wherever its seat cannot know a card."""
    game = after(40)
    cells = game.observe(1).state.cells
    for seat in (0, 2, 3):
        for card in hand(game, seat):
            place = cells[PLACE + card - 1]
            assert place in (UNKNOWN, game.state.cells[PLACE + card - 1])
    piled = [card for card in range(55) if game.state.cells[PLACE + card] == IN_PILE]
    assert all(cells[PLACE + card] == UNKNOWN for card in piled)


def test_every_hidden_card_is_equally_likely_in_another_hand() -> None:
    """Resampling deals the unseen cards evenly: 51 cards could be any of another seat's four."""
    game = Game.new(seed="9")
    seen = game.observe(0)
    random = Random(1)
    counts: Counter[int] = Counter()
    samples = 3000
    for _ in range(samples):
        state = game.rules.resample(seen, random)
        counts.update(int(state.cells[HAND + HAND_ROOM + slot]) for slot in range(4))
    unseen = set(range(1, 56)) - hand(game, 0) - {card for card in view(game, 0).display if card is not None}
    assert set(counts) == unseen
    expected = samples * 4 / len(unseen)
    assert all(abs(count - expected) < 6 * expected**0.5 for count in counts.values())


def test_cards_drawn_before_the_pile_was_made_anew_stay_among_their_own() -> None:
    """A card that was in the open discard pile cannot be one that was drawn before that."""
    game = Game.new(seed="5")
    cells = game.state.cells
    piled = [card for card in range(55) if cells[PLACE + card] == IN_PILE]
    for card in piled[3:]:
        cells[PLACE + card] = IN_DISCARD
    random = Random(5)
    mixed = 0
    while not game.is_over:
        options = game.options_now()
        game.play(options[random.below(len(options))])
        cells = game.state.cells
        truth = [Counter(int(cells[BORN + card - 1]) for card in hand(game, seat)) for seat in range(4)]
        mixed += any(len(births) > 1 for births in truth)
        seen = game.observe(0)
        other = game.rules.resample(seen, random)
        assert game.rules.observe(other, 0).state.same(seen.state)
        for seat in (1, 2, 3):
            first = HAND + seat * HAND_ROOM
            dealt = [int(other.cells[first + slot]) for slot in range(int(other.cells[HAND_SIZE + seat]))]
            assert Counter(int(other.cells[BORN + card - 1]) for card in dealt) == truth[seat]
    assert mixed > 0
    assert game.state.cells[GENERATION] > 0
