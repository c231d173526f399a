"""The conformance suite over random games, and hypothesis looking for a sequence that breaks the facade."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.game import notation, record, snapshot
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.conformance import check_game, check_many
from tests.sizes import once, size


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("block", [0, once(1), once(2), once(3)])
def test_random_games_conform(players: int, block: int) -> None:
    """Everything that must hold at every decision holds (ALL-1 … ALL-6)."""
    outcome = check_many([GameOptions(players)], games=size(3, 30), seed=1000 * block)
    assert [str(finding) for finding in outcome.findings] == []


@pytest.mark.slow
@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**64))
@settings(max_examples=size(6, 100))
def test_any_seed_conforms(players: int, seed: int) -> None:
    """Whatever the table and the seed."""
    assert [str(finding) for finding in check_game(GameOptions(players), seed).findings] == []


def test_the_suite_finds_a_lost_piece() -> None:
    """A suite that cannot fail proves nothing: lose an apple and it says so."""
    from merlin_bigbox.engine.base.cells import APPLES
    from merlin_bigbox.game.testing.conformance import Checker

    checker = Checker(GameOptions(2), 1)
    while checker.game.by_chance:
        checker.chance()
    checker.game.state.cells[APPLES] -= 1
    assert any("apples" in finding.problem for finding in checker.run().findings)


class AnyUse(RuleBasedStateMachine):
    """A table used in any order: playing, taking back, saving, refusing."""

    @initialize(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**6))
    def begin(self, players: int, seed: int) -> None:
        self.game = Game.new(GameOptions(players), seed=str(seed))

    @precondition(lambda self: not self.game.is_over)
    @rule(pick=st.integers(0, 10**6), times=st.integers(1, 12))
    def play(self, pick: int, times: int) -> None:
        for _ in range(times):
            if not self.game.is_over:
                choices = self.game.choices()
                self.game.play(choices[pick % len(choices)])

    @rule(seat=st.integers(0, 3))
    def undo(self, seat: int) -> None:
        if seat < self.game.options.players and self.game.can_undo(seat):
            self.game.undo(seat)

    @rule(text=st.sampled_from(["die 1", "end turn", "perform", "move cw", "take 3", "chance first red", "x"]))
    def try_anything(self, text: str) -> None:
        offered = self.game.choices()
        at = self.game.at
        try:
            self.game.play(text)
        except MerlinError:
            assert self.game.at == at
            assert text not in offered
        else:
            assert text in offered

    @rule()
    def save_and_load(self) -> None:
        again = record.replay(record.read(record.record(self.game).text()))
        assert again.state.same(self.game.state)
        assert again.entries == self.game.entries
        self.game = again

    @invariant()
    def whole(self) -> None:
        if not hasattr(self, "game"):
            return
        assert self.game.rules.wrong(self.game.state) == []
        assert self.game.is_over or self.game.choices()
        for text in self.game.choices():
            assert notation.write(self.game.rules, notation.read(self.game.rules, text)) == text
        saved = snapshot.to_json(self.game.rules, self.game.state)
        assert snapshot.from_json(self.game.rules, saved).same(self.game.state)


TestAnyUse = AnyUse.TestCase
TestAnyUse.settings = settings(max_examples=size(15, 200), stateful_step_count=size(25, 60), deadline=None)
