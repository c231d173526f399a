"""Mines puzzles: bots play a game, and the turns of it that can be proved to be puzzles are kept."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, NamedTuple

from merlin_bigbox.bots import Request, bot
from merlin_bigbox.engine.base.names import A_END_TURN
from merlin_bigbox.engine.base.rounds import ends_with_scoring
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game import notation
from merlin_bigbox.game.game import Entry, Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.puzzles.describing import kind_of_puzzle, themes_of
from merlin_bigbox.puzzles.grading import level_of
from merlin_bigbox.puzzles.plans import is_turn_start, key_of
from merlin_bigbox.puzzles.proving import Position, Proof, derived, prove
from merlin_bigbox.puzzles.puzzle import Plan, Puzzle, joined
from merlin_bigbox.puzzles.worth import Worth

PLAYERS: Final = ("knight", "knight", "lancelot@6v", "squire", "courtier", "builder")
"""Who plays the games."""
MOST_OF_A_GAME: Final = 2
APART: Final = 2
"""Two puzzles of a game are so many rounds apart."""
LATE: Final = 4
"""Turns after which so many or fewer come in their round are examined, the very last one only before a scoring,"""
EARLY: Final = 10
"""and one in so many of the others."""
MOST_TURNS: Final = 24
"""So many turns of a game are examined."""


class Turn(NamedTuple):
    """The start of a turn: after how many records, who is to move, in which round."""

    at: int
    state: State
    seat: int
    round: int


class Mined(NamedTuple):
    """The puzzles of a game, and how many of its turns were examined."""

    puzzles: list[Puzzle]
    examined: int


def mine_game(options: GameOptions, seed: int, worth: Worth | None = None, most: int = MOST_TURNS) -> Mined:
    """The puzzles of the game with this seed."""
    game, turns = played(options, seed)
    worth = Worth(game.rules) if worth is None else worth
    turns = _ordered(turns, Random(derived(seed, 3)))
    found: list[Puzzle] = []
    examined = 0
    for turn in turns:
        if examined >= most or len(found) >= MOST_OF_A_GAME:
            break
        if any(abs(puzzle.round - turn.round) < APART for puzzle in found):
            continue
        examined += 1
        proof = prove(worth, turn.state, turn.seat, derived(seed, 100 + turn.at))
        puzzle = None if proof is None else described(worth, game, turn, proof, seed)
        if puzzle is not None:
            found.append(puzzle)
    return Mined(found, examined)


def _ordered(turns: list[Turn], random: Random) -> list[Turn]:
    """Those turns of a game that are examined, in the order in which they are.

    Mostly late ones: less is to come there, so that visits are short and plans are told apart by few of them.
    """
    chosen: list[Turn] = []
    for number, turn in enumerate(turns):
        left = sum(later.round == turn.round for later in turns[number + 1 :])
        late = 0 < left <= LATE or (left == 0 and ends_with_scoring(turn.round))
        if late or random.below(EARLY) == 0:
            chosen.insert(int(random.below(len(chosen) + 1)), turn)
    return chosen


def played(options: GameOptions, seed: int) -> tuple[Game, list[Turn]]:
    """A game between bots, and the starts of its turns."""
    random = Random(derived(seed, 2))
    game = Game.new(options, seed=f"puzzles {seed}")
    bots = [bot(PLAYERS[int(random.below(len(PLAYERS)))], int(random.bits())) for _ in range(options.players)]
    turns: list[Turn] = []
    busy = -1
    while (seat := game.decider) is not None:
        if is_turn_start(game.rules, game.state) and busy != seat:
            busy = seat
            turns.append(Turn(game.at, game.state.copy(), seat, game.round))
        offered = game.options_now()
        action = offered[0]
        if len(offered) > 1:
            action = bots[seat].choose(Request(game.rules, game.observe(seat), offered))
        if int(kind_of(action)) == A_END_TURN:
            busy = -1
        game.play(action)
    return game, turns


def described(worth: Worth, game: Game, turn: Turn, proof: Proof, seed: int) -> Puzzle | None:
    """The puzzle of a proof; None if no bot at all can solve it."""
    rules = worth.rules
    plans = proof.plans
    level = level_of(rules, turn.state, turn.seat, key_of(rules, turn.state, turn.seat, plans[0][0]))
    if level is None:
        return None
    at = Position(worth, turn.state, turn.seat, [], seed)
    themes = themes_of(at, plans[0][0], plans[1][0])
    record = joined([_text(rules, entry) for entry in game.entries[: turn.at]])
    return Puzzle(
        id=blake2b(record.encode(), digest_size=4).hexdigest(),
        players=game.options.players,
        modules=game.options.modules,
        version=game.options.version,
        record=record,
        seat=turn.seat,
        round=turn.round,
        level=level,
        kind=kind_of_puzzle(at, plans, themes, exact=proof.exact),
        themes=themes,
        lead=round(proof.lead.points, 2),
        error=round(proof.lead.error, 3),
        plans=tuple(Plan(joined([notation.write(rules, a) for a in plan]), round(loss, 2)) for plan, loss in plans),
        count=proof.ends,
        rest=round(plans[-1][1], 1) if proof.ends > len(plans) else 0.0,
        proved=proof.exact,
    )


def _text(rules: Ruleset, entry: Entry) -> str:
    return notation.write(rules, entry.action)
