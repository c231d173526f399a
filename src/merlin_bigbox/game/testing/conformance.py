"""The one suite that every game must pass, whatever its modules: checked at every decision of a random game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Final

import msgspec

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.core.errors import GameOverError, MalformedError, NotOfferedError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import POINTS_EVENT
from merlin_bigbox.engine.core.specs import event_field
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game import notation, record, snapshot
from merlin_bigbox.game.dice import Dice
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing import worlds
from merlin_bigbox.game.view import view

RARELY: Final = 16
"""The costliest checks are made at one decision in so many."""


@dataclass(slots=True)
class Finding:
    """What was wrong, in which game and where."""

    options: GameOptions
    seed: int
    at: int
    problem: str

    def __str__(self) -> str:
        modules = ",".join(self.options.modules) or "base"
        return f"{self.options.players} players, {modules}, seed {self.seed}, action {self.at}: {self.problem}"


@dataclass(slots=True)
class Outcome:
    """One game checked: how many decisions it had, and what was wrong."""

    decisions: int
    findings: list[Finding]


class Checker:
    """Plays one random game and checks everything at every step."""

    def __init__(self, options: GameOptions, seed: int, edition: Edition | None = None) -> None:
        self.dice = Dice(random_seed(seed))
        self.game = Game(options, edition, self.dice)
        self.options = options
        self.seed = seed
        self.random = Random(seed)
        self.findings: list[Finding] = []
        self.decisions = 0
        self.played_on: set[str] = set()

    def expect(self, holds: bool, problem: str) -> None:
        """Note a problem unless the condition holds."""
        if not holds:
            self.findings.append(Finding(self.options, self.seed, self.game.at, problem))

    def run(self) -> Outcome:
        """Play to the end; stops at the first position with a problem."""
        game = self.game
        while not self.findings and not game.is_over:
            if game.by_chance:
                self.chance()
                continue
            self.decisions += 1
            if self.decisions > worlds.LONGEST:
                self.expect(False, f"more than {worlds.LONGEST} decisions")
                break
            options = self.offered()
            if options and not self.findings:
                self.position(options)
                self.move(options)
        if not self.findings:
            self.end()
        return Outcome(self.decisions, self.findings)

    # --- one step ------------------------------------------------------------------------------------------------

    def chance(self) -> None:
        """An outcome is possible, likely to a degree, and does not follow from anything but the seed."""
        game = self.game
        rules = game.rules
        outcome = game.outcome(self.dice)
        self.expect(rules.offers(game.state, outcome), f"chance sampled the impossible {outcome}")
        self.expect(0 < rules.probability(game.state, outcome) <= 1, f"probability of {outcome}")
        self.expect(rules.options(game.state) == [], "chance was offered a choice")
        self.text([outcome])
        game.step(outcome)
        self.conserved(game.state)

    def offered(self) -> list[int]:
        """Options are there, each once, in a stable order."""
        rules = self.game.rules
        options = rules.options(self.game.state)
        self.expect(len(options) > 0, f'nothing is offered in "{self.game.frame_name}"')
        self.expect(len(set(options)) == len(options), "an option is offered twice")
        self.expect(rules.options(self.game.state) == options, "asking twice gives other options")
        self.expect(rules.options(self.game.state.copy()) == options, "a copy offers other options")
        return options

    def text(self, actions: list[int]) -> None:
        """Every action is read as it is written."""
        rules = self.game.rules
        for action in actions:
            self.expect(notation.read(rules, notation.write(rules, action)) == action, f"notation of {action}")

    def conserved(self, state: State) -> None:
        """No component is lost or doubled, every total is its sheet's sum."""
        for problem in self.game.rules.wrong(state):
            self.expect(False, problem)

    def position(self, options: list[int]) -> None:
        """Everything that must hold at a decision."""
        game = self.game
        rules = game.rules
        before = game.state.as_list()
        self.text(options)
        trial = game.state.copy()
        rules.apply(trial, options[self.random.below(len(options))])
        self.expect(game.state.as_list() == before, "playing in a copy changed its origin")
        self.knowledge()
        if self.decisions % RARELY == 0:
            for seat in (*range(self.options.players), None):
                msgspec.json.encode(view(game, seat))
            saved = snapshot.to_json(rules, game.state)
            self.expect(snapshot.from_json(rules, saved).same(game.state), "JSON gives another state")
            self.refusals(options)
        self.expect(game.state.as_list() == before, "looking changed the state")

    def knowledge(self) -> None:
        """Resampling what a seat cannot know changes neither its view nor its options, and the game can go on."""
        game = self.game
        rules = game.rules
        for seat in (rules.decider(game.state), (self.decisions % (self.options.players + 1)) - 1):
            seen = rules.observe(game.state, seat)
            other = rules.resample(seen, self.random)
            for problem in worlds.imagined(rules, game.state, seen, other):
                self.expect(False, f"in a world imagined by seat {seat}: {problem}")
        if game.frame_name not in self.played_on:
            # Every kind of question once a game, now from this seat and now from that: it is the costliest check.
            self.played_on.add(game.frame_name)
            for problem in worlds.played_on(rules, other, self.random):
                self.expect(False, f'in a world imagined by seat {seat} in "{game.frame_name}": {problem}')

    def refusals(self, options: list[int]) -> None:
        """What is malformed or not offered is refused with the right error."""
        game = self.game
        at = game.at
        for wrong in ("", "fly to the moon", "die", "die 7", "build Z9 grey", "chance roll 1 1 1 1 1 1"):
            self.refused(wrong, MalformedError)
        for kind in game.rules.action_specs:
            if kind not in options:
                self.refused(kind, NotOfferedError, MalformedError)
        self.expect(game.at == at, "a refused action was recorded")

    def refused(self, action: int | str, *errors: type[Exception]) -> None:
        """The action raises one of these errors."""
        try:
            self.game.play(action)
        except errors:
            return
        except Exception as error:  # noqa: BLE001 – any other error is the finding
            self.expect(False, f"{action!r} raised {error!r}")
            return
        self.expect(False, f"{action!r} was accepted")

    def move(self, options: list[int]) -> None:
        """Play one of the options; now and then take it back first."""
        game = self.game
        before = game.state.as_list()
        seat = game.decider or 0
        action = options[self.random.below(len(options))]
        game.step(action)
        if self.decisions % RARELY == 1 and game.can_undo(seat):
            game.undo(seat)
            self.expect(game.state.as_list() == before, "taking back gives another state")
            game.step(action)
        self.conserved(game.state)

    # --- the end -------------------------------------------------------------------------------------------------

    def end(self) -> None:
        """The finished game: it replays from its record, its dice are proved, its points are told."""
        game = self.game
        try:
            game.play("end turn")
            self.expect(False, "an action was accepted after the end")
        except GameOverError:
            pass
        kept = record.record(game)
        self.expect(record.read(kept.text()) == kept, "the text record reads differently")
        self.expect(record.read(kept.json()) == kept, "the JSON record reads differently")
        again = record.verify(kept)
        self.expect(again.state.same(game.state), "replaying gives another state")
        for seat in range(self.options.players):
            gained = game.rules.event_specs[POINTS_EVENT]
            told = sum(
                event_field(gained, event, "points")
                for _, event in game.log
                if event.seat == seat and event.kind == POINTS_EVENT
            )
            self.expect(told == game.points[seat], f"seat {seat}: {told} points told, {game.points[seat]} scored")
            listed = sum(line.points for line in game.score_sheet(seat))
            self.expect(listed == game.points[seat], f"seat {seat}: the score sheet sums to {listed}")


def random_seed(seed: int) -> bytes:
    """A seed of the full length for the game's chance."""
    return (seed % 2**256).to_bytes(32, "big")


def check_game(options: GameOptions, seed: int, edition: Edition | None = None) -> Outcome:
    """Check one random game from the first chance to the end."""
    return Checker(options, seed, edition).run()


def _check_batch(options: GameOptions, seeds: list[int], edition: Edition | None) -> Outcome:
    total = Outcome(0, [])
    for seed in seeds:
        outcome = check_game(options, seed, edition)
        total.decisions += outcome.decisions
        total.findings.extend(outcome.findings)
    return total


def check_many(
    tables: list[GameOptions],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    edition: Edition | None = None,
    progress: Callable[[int], None] | None = None,
) -> Outcome:
    """Check so many games of each kind of table; `progress` hears how many more are done."""
    total = Outcome(0, [])
    batches = list(_batches(tables, games, seed))

    def add(outcome: Outcome, count: int) -> None:
        total.decisions += outcome.decisions
        total.findings.extend(outcome.findings)
        if progress is not None:
            progress(count)

    if jobs <= 1:
        for options, seeds in batches:
            add(_check_batch(options, seeds, edition), len(seeds))
        return total
    with ProcessPoolExecutor(jobs) as pool:
        pending = {pool.submit(_check_batch, options, seeds, edition): len(seeds) for options, seeds in batches}
        for done in as_completed(pending):
            add(done.result(), pending[done])
    return total


def _batches(tables: list[GameOptions], games: int, seed: int) -> Iterator[tuple[GameOptions, list[int]]]:
    size = 5
    for options in tables:
        for first in range(0, games, size):
            yield options, [seed + index for index in range(first, min(first + size, games))]
