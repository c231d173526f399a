"""Many games, stepped together: each step plays one decision in every game and writes what is asked next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import u8

from merlin_bigbox.engine.core.arrays import i64, vec, zeros
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.errors import NotOfferedError
from merlin_bigbox.engine.core.hooks import CHANCE, DECISION
from merlin_bigbox.engine.core.packed import seat_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import POINTS, Ruleset
from merlin_bigbox.engine.core.state import State, top
from merlin_bigbox.research.compiled.encoder import Encoder, Mask
from merlin_bigbox.research.compiled.game import marks
from merlin_bigbox.research.compiled.numbers import Numbers

GOLDEN: Final = -1640531527
"""Seeds of neighbouring games lie this far apart, so that no two share their numbers."""


class Games:
    """N games of one configuration. What is asked of seats that are not learners is answered at random, here."""

    def __init__(
        self, rules: Ruleset, numbers: Numbers, encoder: Encoder, count: int, learners: list[int], skip_forced: bool
    ) -> None:
        self.rules = rules
        self.numbers = numbers
        self.encoder = encoder
        self.count: i64 = count
        self.skip_forced = skip_forced
        self.learns: vec[i64] = zeros(rules.players)
        for seat in learners:
            self.learns[seat] = 1
        self.states: list[State] = [rules.new_state() for _ in range(count)]
        self.randoms: list[Random] = [Random(game) for game in range(count)]
        self.masking: list[Mask] = [Mask(numbers) for _ in range(count)]
        self.choices = Choices()
        self.chosen: vec[i64] = zeros(self.count)
        """The numbers of the actions of this step."""
        self.observations: vec[i64] = zeros(self.count * encoder.words)
        self.masks: vec[u8] = marks(self.count * numbers.size)
        self.seats: vec[i64] = zeros(self.count)
        """Who is asked in each game."""
        self.over: vec[u8] = marks(self.count)
        """Which games ended in this step; others have begun in their place."""
        self.gained: vec[i64] = zeros(self.count * rules.players)
        """What each seat's points changed by in this step."""
        self.points: vec[i64] = zeros(self.count * rules.players)
        """Everybody's points; of a game that ended, those at its end."""
        self.sources: vec[i64] = zeros(self.count * rules.players * rules.reason_count)
        """The score sheets of the games that ended last."""
        self.decisions: i64 = 0
        """All decisions of seats so far, those answered here among them."""

    def reset(self, seed: int) -> None:
        """New games everywhere."""
        game: i64
        seat: i64
        for game in range(self.count):
            random = Random(seed + int(game) * GOLDEN)
            state = self.rules.new_state()
            self.randoms[game] = random
            self.states[game] = state
            self.over[game] = u8(0)
            for seat in range(self.rules.players):
                self.points[game * self.rules.players + seat] = 0
            self._run(state, random)
            self._write(game, state)

    def wrong(self, actions: list[int]) -> int:
        """The first game whose action is not offered, or -1; then all are in `chosen`."""
        masks = self.masks
        size = self.numbers.size
        chosen = self.chosen
        game: i64
        for game in range(self.count):
            number: i64 = actions[game]
            if number < 0 or number >= size or masks[game * size + number] == 0:
                return int(game)
            chosen[game] = number
        return -1

    def step(self, actions: list[int]) -> int:
        """Play an action in each game, by its number; all are checked before any is played. Tells how many ended."""
        wrong = self.wrong(actions)
        if wrong >= 0:
            raise NotOfferedError(f"game {wrong}: action {actions[wrong]} is not offered")
        rules = self.rules
        packed = self.numbers.packed
        chosen = self.chosen
        ended: i64 = 0
        game: i64
        for game in range(self.count):
            state = self.states[game]
            rules.apply(state, packed[chosen[game]])
            if self._settle(game, state):
                self._write(game, state)
            else:
                ended += 1
                self._write(game, self.states[game])
        self.decisions += self.count
        return int(ended)

    def _run(self, state: State, random: Random) -> bool:
        """Let chance and those who do not learn play; tells whether a learner is asked."""
        rules = self.rules
        out = self.choices
        while True:
            frame = top(state)
            frame_rules = rules.frames[frame & 255]
            mode = frame_rules.mode
            if mode == CHANCE:
                rules.apply(state, frame_rules.sample(rules, state, frame, random))
            elif mode == DECISION:
                learns = self.learns[seat_of(frame)] == 1
                if learns and not self.skip_forced:
                    return True
                out.count = 0
                frame_rules.options(rules, state, frame, out)
                if learns and out.count > 1:
                    return True
                self.decisions += 1
                rules.apply(state, out.items[random.below(out.count)])
            else:
                return False

    def choose(self) -> list[int]:
        """An offered action for each game, at random."""
        size = self.numbers.size
        found: list[int] = []
        game: i64
        for game in range(self.count):
            masking = self.masking[game]
            found.append(int(masking.set[self.randoms[game].below(masking.count)] - game * size))
        return found

    def _settle(self, game: i64, state: State) -> bool:
        """Play on to the next question; count points; begin anew where the game is over. Tells whether it goes on."""
        asked = self._run(state, self.randoms[game])
        cells = state.cells
        gained = self.gained
        points = self.points
        players = self.rules.players
        fresh = self.over[game] == 1
        at = game * players
        seat: i64
        for seat in range(players):
            now = cells[POINTS + seat]
            # A game that ended in the last step left its points to be read; this one began without any.
            gained[at] = now if fresh else now - points[at]
            points[at] = now
            at += 1
        if asked:
            self.over[game] = u8(0)
            return True
        self.over[game] = u8(1)
        sheet = players * self.rules.reason_count
        index: i64
        for index in range(sheet):
            self.sources[game * sheet + index] = cells[self.rules.sheet + index]
        begun = self.rules.new_state()
        self.states[game] = begun
        self._run(begun, self.randoms[game])
        return False

    def _write(self, game: i64, state: State) -> None:
        seat = seat_of(top(state))
        self.seats[game] = seat
        self.encoder.write(state, seat, self.observations, game * self.encoder.words)
        self.masking[game].write(self.rules, state, self.masks, game * self.numbers.size)
