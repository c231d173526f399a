"""Plays the games behind the facts and counts what happens in them, one unit of games after the other.

A unit is what is resampled for intervals: games that share luck, or players. What it tells are plain sums.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from merlin_bigbox.arena.games import derived_seed
from merlin_bigbox.arena.match import Luck
from merlin_bigbox.arena.play import Play
from merlin_bigbox.bots import Request, bot
from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.names import F_ROLL, F_TURN
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import FREE, ROUND, Ruleset
from merlin_bigbox.engine.core.state import State, top
from merlin_bigbox.game.options import GameOptions

EQUAL: Final = "equal"
MIXED: Final = "mixed"
PLAIN: Final = "plain"

SETUP: Final = "setup"
DICE: Final = "dice"
DRAWS: Final = "draws"
CLASSES: Final = (SETUP, DICE, DRAWS)
"""What chance decides: everything before the first round but the dice; the dice; all that is drawn later."""

KNIGHT: Final = "knight"
LEVELS: Final = ("page", "squire", "knight")
"""Who may sit at a mixed table, each as likely as another, seat by seat."""

PLAYERS_OF_UNIT: Final = 9
BOTS_OF_GAME: Final = 8
"""Numbers by which seeds are derived; those of the classes of luck are their places."""


class Unit(NamedTuple):
    """Which unit: its kind, the modules and players of its games, and its number among such units."""

    kind: str
    modules: tuple[str, ...]
    players: int
    number: int

    @property
    def key(self) -> str:
        """The unit as text, by which a file knows it."""
        return f"{self.kind} {'+'.join(self.modules) or 'base'} {self.players} {self.number}"

    def rules(self) -> Ruleset:
        """The rules of its games."""
        return GameOptions(self.players, self.modules).rules(load())


def luck_class(state: State) -> str:
    """To which class the pending outcome of chance belongs."""
    if kind_of(top(state)) == F_ROLL:
        return DICE
    return SETUP if state.cells[ROUND] == 0 else DRAWS


class ClassedLuck:
    """The luck of a game, each class by a seed of its own: a class that is shared is the same in both games.

    As in the arena an outcome follows from the seed, the frame and how often it came up. It also counts outcomes.
    """

    def __init__(self, seeds: Mapping[str, int]) -> None:
        self.lucks = {name: Luck(seed) for name, seed in seeds.items()}
        self.sums: Counter[str] = Counter()
        self.bits: dict[str, float] = dict.fromkeys(seeds, 0.0)

    def outcome(self, rules: Ruleset, state: State) -> int:
        """The outcome of the pending chance frame."""
        name = luck_class(state)
        found = self.lucks[name].outcome(rules, state)
        self.sums[name] += 1
        self.bits[name] -= math.log2(rules.probability(state, found))
        return found


class Counted:
    """What one game tells: decisions, options, chance, what was hidden, points."""

    def __init__(self, rules: Ruleset, names: Sequence[str], seeds: Mapping[str, int], seed: int) -> None:
        self.rules = rules
        self.sums: Counter[str] = Counter()
        self.amounts: defaultdict[str, float] = defaultdict(float)
        """Real numbers, by the same kind of names."""
        self.options: Counter[int] = Counter()
        self.most_worlds = 0.0
        luck = ClassedLuck(seeds)
        self.play = Play(rules, luck.outcome)
        bots = [bot(name, derived_seed(seed, seat)) for seat, name in enumerate(names)]

        def choose(seat: int, options: list[int]) -> int:
            return bots[seat].choose(Request(rules, rules.observe(self.play.state, seat), list(options)))

        self.play.run(choose, watch=self._watch)
        self.points = self.play.points()
        for name in seeds:
            self.sums[f"chance {name}"] += luck.sums[name]
            self.amounts[f"bits {name}"] += luck.bits[name]

    def _watch(self, seat: int, options: list[int], action: int) -> None:
        self.options[len(options)] += 1
        frame = top(self.play.state)
        if kind_of(frame) == F_TURN and self.rules.role[kind_of(action)] != FREE:
            self.sums["turns"] += 1
            self._look(seat)

    def _look(self, seat: int) -> None:
        """What is hidden from whoever begins a turn."""
        rules = self.rules
        seen = rules.observe(self.play.state, seat)
        self.sums["looks"] += 1
        self.sums["unseen cards"] += rules.zone(seen.state, "card places").count(-1)
        self.sums["held cards"] += sum(1 for card in rules.zone(seen.state, "hands") if card < 0)
        if "decree stacks" in rules.zone_names():
            self.sums["hidden decrees"] += rules.zone(seen.state, "decree stacks").count(-1)
        worlds = math.log2(rules.worlds(seen))
        self.amounts["worlds"] += worlds
        self.most_worlds = max(self.most_worlds, worlds)

    def margins(self) -> list[float]:
        """For each seat the points more than the mean of the others."""
        players, total = len(self.points), sum(self.points)
        return [points - (total - points) / (players - 1) for points in self.points]

    def by_position(self) -> list[int]:
        """The points in the order in which seats play the first round."""
        first = self.play.first
        return self.points[first:] + self.points[:first]


def play_unit(unit: Unit, seed: int) -> dict[str, Any]:
    """The sums of a unit."""
    return {EQUAL: _equal, MIXED: _mixed, PLAIN: _plain}[unit.kind](unit, derived_seed(seed, *unit.key.encode()))


def _plain(unit: Unit, seed: int) -> dict[str, Any]:
    """One game of knights: for what modules add, where nothing is shared."""
    luck = {name: derived_seed(seed, 0, place) for place, name in enumerate(CLASSES)}
    return summed([Counted(unit.rules(), [KNIGHT] * unit.players, luck, derived_seed(seed, 0, BOTS_OF_GAME))])


def _equal(unit: Unit, seed: int) -> dict[str, Any]:
    """Knights at all seats, and for each class of luck two games that share it alone, and two that share all else.

    Of two games with nothing in common, a third one has the class from the first and all else from the second.
    """
    rules = unit.rules()
    first, second = ({name: derived_seed(seed, game, place) for place, name in enumerate(CLASSES)} for game in range(2))
    lucks = [first, second, *({**second, name: first[name]} for name in CLASSES)]
    bots = [derived_seed(seed, int(luck is not first), BOTS_OF_GAME) for luck in lucks]
    names = [KNIGHT] * unit.players
    games = [Counted(rules, names, luck, own) for luck, own in zip(lucks, bots, strict=True)]
    sums = summed(games)
    one, two, *shared = (game.margins() for game in games)
    for name, margins in zip(CLASSES, shared, strict=True):
        sums[f"alone {name}"] = product(one, margins)
        sums[f"without {name}"] = product(two, margins)
    return sums


def _mixed(unit: Unit, seed: int) -> dict[str, Any]:
    """Bots of levels drawn for each seat: two games of the same bots at the same seats, on different deals."""
    rules = unit.rules()
    random = Random(derived_seed(seed, PLAYERS_OF_UNIT))
    names = [LEVELS[int(random.below(len(LEVELS)))] for _ in range(unit.players)]
    games = [
        Counted(
            rules,
            names,
            {name: derived_seed(seed, game, place) for place, name in enumerate(CLASSES)},
            derived_seed(seed, game, BOTS_OF_GAME),
        )
        for game in range(2)
    ]
    one, two = (game.margins() for game in games)
    return {
        "games": 2,
        "margins": 2 * unit.players,
        "squares": product(one, one) + product(two, two),
        "pairs": unit.players,
        "same players": product(one, two),
    }


def summed(games: Sequence[Counted]) -> dict[str, Any]:
    """The sums over games."""
    players = len(games[0].points)
    sums: Counter[str] = Counter()
    options: Counter[int] = Counter()
    amounts: defaultdict[str, float] = defaultdict(float)
    for game in games:
        sums += game.sums
        options += game.options
        for name, amount in game.amounts.items():
            amounts[name] += amount
        sums["points"] += sum(game.points)
        amounts["squares"] += product(game.margins(), game.margins())
        best = max(game.points)
        for place, points in enumerate(game.by_position()):
            amounts[f"wins {place + 1}"] += (points == best) / game.points.count(best)
            amounts[f"ahead {place + 1}"] += points - sum(game.points) / players
    decisions = [sum(game.options.values()) for game in games]
    return {
        "games": len(games),
        "seats": len(games) * players,
        "margins": len(games) * players,
        "pairs": players,
        "decisions": sum(decisions),
        "forced": options[1],
        "options": sum(count * times for count, times in options.items()),
        "tree": sum(math.log10(count) * times for count, times in options.items()),
        **sums,
        **amounts,
        "histogram": {str(count): options[count] for count in sorted(options)},
        "shortest": min(decisions),
        "longest": max(decisions),
        "most worlds": max(game.most_worlds for game in games),
    }


def product(ones: Sequence[float], others: Sequence[float]) -> float:
    """The sum over seats of one number times the other."""
    return sum(one * other for one, other in zip(ones, others, strict=True))
