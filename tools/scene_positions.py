"""Finds a position for every kind of prompt: in games played by chance, and in the examples of the rule pages.

A kind of prompt is a frame that asks a seat; arriving is one kind for every space with an action of its own. All kinds
are read off the ruleset, so that one that is added is looked for, and missed, by itself.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.names import A_END_TURN, F_ARRIVED
from merlin_bigbox.engine.catalogue import make_module, module_names
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.engine.core.hooks import DECISION
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.specs import frame_field
from merlin_bigbox.game import snapshot
from merlin_bigbox.game.game import Game, Saved
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.page_words import PageError, Telling
from merlin_bigbox.game.testing.pages import read_pages
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.words import ScenarioError

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = ROOT / "docs" / "rules"
RED: Final = 0
GAMES: Final = 24
"""So many games are played for each set of modules."""
SCORED: Final = 4
"""The scoring after this round is shown."""
ENOUGH: Final = 40
"""More options than these make no moment richer."""

EXAMPLES: Final = (
    """
    modules favor treasures gold
    round 3
    yellow: manors on A1 B1, markers in blue 2, lady in black
    blue: manors on C3, builder in blue, shield black, flag grey
    green: markers in orange, shield_bearer in grey
    red: seal on builder 3, material grey 3, material blue 2, material brown, shield grey, shield orange
    red: traitors blue orange, missions 3 12, gold 2, builder in grey, lady in orange, markers in purple 2
    red arrives with merlin on build
    > build B5 grey
    > perform
    > favor build
    """,
    """
    modules market treasures
    round 4
    tile B2 lake-discard-flag-influence
    yellow: markers in grey 2, plus in grey, markers in blue, shield blue, shield brown, material grey 2
    yellow: traitors black brown, missions 3 12, lady in black, builder in grey, manors on A1 C3
    blue: manors on D4, builder in blue, shield black, flag grey
    red: material blue 2, material grey, material black 2
    red arrives on build
    > build B2 grey
    > perform
    > return marker grey
    """,
    """
    round 6
    yellow: traitors blue grey, shield blue, markers in grey 2, manors on A1 C3
    blue: traitors black, shield brown, flag brown, builder in blue
    red: traitors black brown brown, flag black, shield blue 2, material grey, markers in grey, markers in blue 2
    red: missions 3 12, lady in orange, manors on B2 D4, builder in grey
    scoring after round 6
    """,
)
"""Positions that games by chance hardly come to, told as on a rule page."""
NEVER: Final = {
    ("base", "given"): "only pieces of modules give goods (ALL-1)",
    ("base", "turn or pass"): "without modules nobody has a turn but by a die",
    ("base", "aid"): "only gold and allies help with a mission",
    ("market", "which marker left"): "without other modules no marker with a token leaves (MIX-7)",
    ("all", "exchange"): "the districts have an exchange of their own",
}
"""Kinds that the rules of a set of modules have and never ask for, and why."""
OTHERS: Final = "of another"
ALONE: Final = "end of turn"
END: Final = "over"
SCORING: Final = "scoring"
MOMENTS: Final = frozenset({OTHERS, ALONE, END, SCORING})
"""Moments besides prompts: somebody else is asked, only the end of the turn is left, the game is over, a scoring."""


class Table(NamedTuple):
    """A set of modules that scenes are made for."""

    name: str
    options: GameOptions
    wanted: frozenset[str]
    """The kinds of prompts that scenes are made of."""
    games: int = GAMES


class Found(NamedTuple):
    """A moment of a game, and the moves that are shown after it."""

    worth: int
    game: Game
    viewer: int
    moves: tuple[int, ...] = ()


def tables() -> list[Table]:
    """The base game, each module alone with what it needs, and all of them."""
    edition, every = load(), module_names()
    base = GameOptions(4)
    common = kinds(base.rules(edition))
    found = [
        Table("base", base, common | MOMENTS),
        Table("base-2", GameOptions(2), frozenset({"turn"}), 2),
        Table("all", GameOptions(4, every), kinds(GameOptions(4, every).rules(edition)) | MOMENTS, 3 * GAMES),
        Table("all-2", GameOptions(2, every), frozenset({"turn"}), 2),
    ]
    for name in every:
        options = GameOptions(4, (*(need for need in make_module(name, edition).needs if need != "base"), name))
        fewer = kinds(GameOptions(4, options.modules[:-1]).rules(edition))
        found.append(Table(name, options, kinds(options.rules(edition)) - fewer | {"turn"}))
    return found


def kinds(rules: Ruleset) -> frozenset[str]:
    """Every kind of prompt of these rules."""
    asking = {number for number in rules.frame_specs if int(rules.frames[number].mode) == DECISION}
    places = {_place(rules, position) for position in range(len(rules.space_specs))}
    frames = {rules.frame_specs[number].name for number in asking - {F_ARRIVED}}
    return frozenset(frames | {f"arrived {place}" for place in places})


def kind_of_prompt(game: Game) -> str:
    """The kind of what is asked now."""
    rules, number = game.rules, int(kind_of(game.frame))
    if number != F_ARRIVED:
        return game.frame_name
    return f"arrived {_place(rules, frame_field(rules.frame_specs[number], game.frame, 'space'))}"


def _place(rules: Ruleset, position: int) -> str:
    """The name of the first space with the same action."""
    rule = rules.space_specs[position].rule
    return next(spec.name for spec in rules.space_specs if spec.rule == rule)


def find(table: Table) -> dict[str, Found]:
    """The richest moment of each wanted kind."""
    best: dict[str, Found] = {}
    for game, kind in _played(table):
        _consider(table, game, kind, best)
    told = [block.lines for page in read_pages(PAGES) for block in page.blocks]
    for lines in [*(tuple(map(str.strip, text.splitlines())) for text in EXAMPLES), *told]:
        if table.wanted <= best.keys():
            break
        for game in _told(lines, table.options):
            _consider(table, game, kind_of_prompt(game), best)
    if SCORING in table.wanted:
        best[SCORING] = _scoring(table)
    return best


def missing(table: Table, found: dict[str, Found]) -> list[str]:
    """The wanted kinds without a moment, but for those that cannot be."""
    return sorted(kind for kind in table.wanted - found.keys() if (table.name, kind) not in NEVER)


def _consider(table: Table, game: Game, kind: str, best: dict[str, Found]) -> None:
    if kind not in table.wanted:
        return
    worth = _worth(game)
    if kind not in best or worth > best[kind].worth:
        viewer = game.decider if game.decider is not None and kind != OTHERS else RED
        best[kind] = Found(worth, game.copy(), viewer)


def _worth(game: Game) -> int:
    """How much there is to see and to choose from; the middle of a game is the richest part of it."""
    seat = game.decider or 0
    owned = sum(map(bool, game.zone("goods", seat))) + 2 * sum(game.zone("traitors", seat))
    placed = sum(map(bool, game.zone("vassals", seat)))
    middle = 12 if game.round in {3, 4, 5} else 0
    return 2 * min(len(game.options_now()), ENOUGH) + owned + placed + middle + (200 if game.at > 0 else 0)


def _games(table: Table) -> Iterator[tuple[Game, random.Random]]:
    for number in range(table.games):
        yield Game.new(table.options, seed=f"scene {number}"), random.Random(number)


def _played(table: Table) -> Iterator[tuple[Game, str]]:
    """Every moment of games by chance, with its kind; what was seldom done is done more often."""
    done: Counter[int] = Counter()
    for game, luck in _games(table):
        while not game.is_over:
            actions = game.options_now()
            if game.decider != RED:
                yield game, OTHERS
            else:
                yield game, kind_of_prompt(game)
                if len(actions) == 1 and int(kind_of(actions[0])) == A_END_TURN:
                    yield game, ALONE
            weights = [1 / (1 + done[int(kind_of(action))]) ** 0.5 for action in actions]
            action = luck.choices(actions, weights)[0]
            done[int(kind_of(action))] += 1
            game.play(action)
        yield game, END


def _scoring(table: Table) -> Found:
    """The last move before the scoring of the fourth round, and all moves up to its end."""
    for game, luck in _games(table):
        before = game.copy()
        moves: list[int] = []
        while not game.is_over:
            if not moves and game.round == SCORED:
                before = game.copy()
            action = luck.choice(game.options_now())
            told = {game.rules.event_specs[int(entry.event.kind)].name for entry in game.play(action)}
            if moves or (game.round >= SCORED and "scoring" in told):
                moves.append(action)
                if "turn" in told or "rolled" in told:
                    return Found(1, before, RED, tuple(moves))
    raise LookupError("no game had a scoring")


def _told(lines: tuple[str, ...], options: GameOptions) -> Iterator[Game]:
    """The moments of an example, played with these modules where that is possible."""
    told = [line for line in lines if line and not line.startswith(("players ", "#"))]
    needed = {name for line in told if line.startswith("modules ") for name in line.split()[1:]}
    if not needed <= set(options.modules):
        return
    telling = Telling()
    telling.players, telling.modules = options.players, options.modules
    for line in told:
        claims = telling.position is not None and not line.startswith("> ")
        if claims or line.startswith("modules "):
            continue
        try:
            telling.tell(line)
        except (ScenarioError, PageError, MerlinError):
            return
        if telling.position is not None and (game := _game(telling.position, options)).decider is not None:
            yield game


def _game(position: Position, options: GameOptions) -> Game:
    """A game that goes on from a position."""
    position.run_chance()
    return Game.resume(options, (), saved=Saved(0, snapshot.to_json(position.rules, position.state)))
