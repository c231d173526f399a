"""Positions that are played without a table: what a page is told of a moment, and what it may ask there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from merlin_bigbox.engine.base.names import E_ROUND
from merlin_bigbox.engine.core.errors import GameOverError, MalformedError, MerlinError, NotOfferedError
from merlin_bigbox.game.diff import Differ
from merlin_bigbox.game.facts import Facts
from merlin_bigbox.game.forecast import sheet
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.log_lines import lines
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.prompt import prompt
from merlin_bigbox.game.scoring import completed
from merlin_bigbox.game.tryout import try_out
from merlin_bigbox.game.view import view
from merlin_bigbox.game.why_not import why_not
from merlin_bigbox.game.words import Words
from merlin_bigbox.server.protocol.http import HouseRules, SeatInfo, TableInfo
from merlin_bigbox.server.protocol.live import (
    AskFacts,
    FactsTold,
    StepMessage,
    TableMessage,
    Tried,
    Try,
    WhyNot,
    WhyNotTold,
)
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.tables.seats import DEFAULT_BOT

TURN: Final = "turn"
"""Whose turn comes next is no result of an action."""


class Moment(NamedTuple):
    """A position as its only player sees it, and the step of the last action; none without actions."""

    table: TableMessage
    steps: tuple[StepMessage, ...]

    @property
    def results(self) -> tuple[str, ...]:
        """What the last action brought, a sentence each."""
        return tuple(line.text for step in self.steps for line in step.lines if line.kind != TURN)


def step_all(game: Game, actions: Sequence[str]) -> None:
    """Play these actions, one after the other."""
    for action in actions:
        game.step(game.read(action))


def before_round(game: Game) -> int:
    """The record after which the round began: from there on a log that begins in the middle is told."""
    return max((entry.at for entry in game.log if entry.event.kind == E_ROUND), default=1) - 1


class Position(NamedTuple):
    """A game that somebody plays alone: nobody else is asked, and nothing is kept of it.

    What is to be found there, by a lesson or in a position, is not said beforehand: nothing advises.
    """

    name: str
    """Stands where a table has its id: there is no table."""
    game: Game
    seat: int
    words: Words
    since: int = 0
    """From this record on the log is told."""

    def play(self, actions: Sequence[str], playing: Callable[[Game, Sequence[str]], object]) -> Moment:
        """The position after some more actions, of which the last is told as a step."""
        if actions:
            refusing(playing, self.game, actions[:-1])
        steps = (self._stepped(actions[-1], playing),) if actions else ()
        last = steps[0] if steps else None
        game, seat, words = self.game, self.seat, self.words
        table = TableMessage(
            info=self._info(),
            viewer=SEAT_NAMES[seat],
            at=game.at,
            changes=Differ().changes(view(game, seat)),
            prompt=last.prompt if last else prompt(game, seat, words, facts=True, deltas=True, advises=False),
            can_undo=False,
            sheet=last.sheet if last else sheet(game, words),
            log=lines(game, seat, words, self.since),
            recap=0,
            chat=(),
            note="",
        )
        return Moment(table, steps)

    def answer(self, ask: Try | WhyNot | AskFacts) -> Tried | WhyNotTold | FactsTold:
        """The answer to a question, as a table's socket would give it."""
        game, seat, words = self.game, self.seat, self.words
        if ask.at != game.at:
            raise RefusalError("stale", f"{game.at} records are known here")
        if isinstance(ask, AskFacts):
            return FactsTold(ask.id, ask.at, Facts(words, game.observe(seat).state, seat).all())
        if ask.seat != SEAT_NAMES[seat]:
            raise RefusalError("not-your-seat", f"who plays here is {SEAT_NAMES[seat]}")
        if game.decider != seat:
            raise RefusalError("not-your-turn", f"{SEAT_NAMES[seat]} is not asked")
        if isinstance(ask, Try):
            try:
                found = try_out(game, ask.actions, words, deltas=True, advises=False)
            except MerlinError as error:
                raise refusal(error) from error
            return Tried(ask.id, ask.at, found.changes, found.prompt, found.lines, not found.stopped, found.stopped)
        why = why_not(game, ask.element, words)
        return WhyNotTold(ask.id, ask.element, why.lines, why.missing)

    def _stepped(self, action: str, playing: Callable[[Game, Sequence[str]], object]) -> StepMessage:
        """Play an action; gives what a table would tell of it."""
        game, seat, words = self.game, self.seat, self.words
        differ = Differ()
        differ.changes(view(game, seat))
        before = game.at
        refusing(playing, game, (action,))
        return StepMessage(
            before=before,
            at=game.at,
            seat=SEAT_NAMES[seat],
            label=words.action(game.entries[before].action),
            lines=lines(game, seat, words, before),
            changes=differ.changes(view(game, seat)),
            prompt=prompt(game, seat, words, facts=True, deltas=True, advises=False),
            can_undo=False,
            sheet=sheet(game, words),
            undone=False,
            kept=game.at,
            scoring=completed(game, words, before, seat),
        )

    def _info(self) -> TableInfo:
        """A table with the one who plays and bots that never come to move."""
        options = self.game.options
        return TableInfo(
            id=self.name,
            status="over" if self.game.is_over else "playing",
            players=options.players,
            modules=options.modules,
            variants=options.variants,
            seats=tuple(self._seat(seat) for seat in range(options.players)),
            host=True,
            clock=None,
            clock_runs=None,
            hints=False,
            watchers=0,
            house=HouseRules(),
            people=(),
            commitment="",
            seed=None,
            rematch=None,
            created=0.0,
            changed=0.0,
        )

    def _seat(self, seat: int) -> SeatInfo:
        own = seat == self.seat
        return SeatInfo(
            seat=SEAT_NAMES[seat],
            kind="person" if own else "bot",
            name=self.words.catalogue.text("lesson-you") if own else self.words.seat(seat),
            bot=None if own else DEFAULT_BOT,
            yours=own,
            online=own,
            seconds=None,
        )


def refusing(playing: Callable[[Game, Sequence[str]], object], game: Game, actions: Sequence[str]) -> None:
    """Play actions; what the rules do not offer is refused."""
    try:
        playing(game, actions)
    except MerlinError as error:
        raise refusal(error) from error


def refusal(error: MerlinError) -> RefusalError:
    """An error of the engine as the page is told of it."""
    if isinstance(error, NotOfferedError):
        return RefusalError("not-offered", str(error), error.rule)
    if isinstance(error, GameOverError):
        return RefusalError("over", str(error))
    return RefusalError("malformed" if isinstance(error, MalformedError) else "options", str(error))
