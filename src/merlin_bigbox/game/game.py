"""A game as its users see it: ask who decides, what is offered, play by text, take back, look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from merlin_bigbox.edition import Edition, load
from merlin_bigbox.engine.core.errors import GameOverError, MalformedError, MerlinError, NotOfferedError
from merlin_bigbox.engine.core.events import EVERYONE
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_CHANCE, BY_NOBODY, ROUND, Observation, Ruleset, listen
from merlin_bigbox.engine.core.state import State, top
from merlin_bigbox.game import notation, snapshot
from merlin_bigbox.game.dice import Dice, new_seed, seed_from
from merlin_bigbox.game.entries import LOST, UNDO, Entry, LogEntry, Parts, Saved, ScoreLine, Written
from merlin_bigbox.game.options import GameOptions

__all__ = ["UNDO", "Entry", "Game", "LogEntry", "Saved", "ScoreLine", "Written"]

UNDO_FRAME: Final = "undo"
_UNDO_TEXT: Final = "undo"
_new: Final = tuple.__new__
"""Makes a named tuple in a third of the time its class takes: there are several in every move."""


class Game:
    """One game from setup to the end. Everything in it follows from its options and its entries."""

    def __init__(self, options: GameOptions, edition: Edition | None = None, dice: Dice | None = None) -> None:
        self.options = options
        """What the table agreed on."""
        self.edition = load() if edition is None else edition
        """The printed components."""
        self.rules: Ruleset = options.rules(self.edition)
        """The rules of this game."""
        self._texts = notation.texts(self.rules)
        self.dice = dice
        """By what chance is answered; None for a game that waits for its outcomes."""
        self.given = 0
        """How many of the first entries were taken over from another game: the dice do not answer for them."""
        self.past: tuple[tuple[int, Dice], ...] = ()
        """By which dice those can be proved, each from so many entries on; empty if that is not known."""
        self.entries: list[Entry] = []
        """All records, with those that were taken back."""
        self.log: list[LogEntry] = []
        """What happened, in order."""
        self.state: State = self.rules.new_state()
        """How it stands now."""
        self.log_from = 0
        """The log tells what happened after so many records: 0, unless the game went on from a stored state."""
        self._line: list[int] = []
        """The numbers of the entries in force: what was taken back is left out."""
        self._draws: dict[str, int] = {}
        """How many outcomes of chance each frame had. They are never taken back, so taking back does not shift them."""
        self._journal = listen(self.state)
        self._settle()

    @classmethod
    def new(
        cls, options: GameOptions | None = None, edition: Edition | None = None, seed: str | int | bytes | None = None
    ) -> Game:
        """A game set up and ready for its first decision.

        The seed is a text, a number (the same as its digits) or 32 bytes; without one, a fresh secret one is taken.
        """
        game = cls(options or GameOptions(), edition, Dice(new_seed() if seed is None else seed_from(seed)))
        game.run_chance()
        return game

    def copy(self) -> Game:
        """An independent game at the same moment, with the same records, log, seed and ways to take back."""
        return _restored(self._parts())

    def imagined(self, seat: int) -> Game:
        """The game as a seat knows it, to try things out: what it cannot know is made up from its observation alone.

        Chance does not answer there, and nothing can be taken back behind this moment.
        """
        game = Game(self.options, self.edition)
        game.entries = list(self.entries)
        game.log = self.events_for(seat)
        game._go_on_from(self.rules.resample(self.observe(seat), Random(0)), ())
        game.log_from = self.log_from
        return game

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[Parts]]:
        return _restored, (self._parts(),)

    def _parts(self) -> Parts:
        settled = (self._settled.copy(), self._settled_at, self._settled_line, self._settled_log)
        return Parts(
            self.options,
            self.edition,
            self.dice,
            self.given,
            self.past,
            list(self.entries),
            list(self.log),
            self.state.copy(),
            self.log_from,
            list(self._line),
            dict(self._draws),
            settled,
        )

    def _take_over(self, parts: Parts) -> None:
        self.given = parts.given
        self.past = parts.past
        self.entries = parts.entries
        self.log = parts.log
        self.state = parts.state
        self.log_from = parts.log_from
        self._line = parts.line
        self._draws = parts.draws
        self._journal = listen(self.state)
        self._settled, self._settled_at, self._settled_line, self._settled_log = parts.settled

    # --- asking --------------------------------------------------------------------------------------------------

    @property
    def seed(self) -> bytes | None:
        """The host's secret seed."""
        return None if self.dice is None else self.dice.seed

    @property
    def at(self) -> int:
        """How many records there are: every action, outcome of chance and undo counts."""
        return len(self.entries)

    @property
    def in_force(self) -> tuple[tuple[int, Entry], ...]:
        """The records that count, each with its number: one that was taken back does not, nor does taking it back."""
        return tuple([(number, self.entries[number - 1]) for number in self._line])

    @property
    def decider(self) -> int | None:
        """The seat that is asked; nobody when chance is next or the game is over."""
        seat = int(self.rules.decider(self.state))
        return None if seat < 0 else seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return int(self.rules.decider(self.state)) == BY_NOBODY

    @property
    def by_chance(self) -> bool:
        """Whether chance is asked."""
        return int(self.rules.decider(self.state)) == BY_CHANCE

    @property
    def round(self) -> int:
        """The number of the round, 0 during setup."""
        return int(self.state.cells[ROUND])

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats: a seat's number is its place here."""
        return notation.SEAT_NAMES[: self.options.players]

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple([int(self.rules.points_of(self.state, seat)) for seat in range(self.options.players)])

    @property
    def zone_names(self) -> list[str]:
        """The names of everything that can be asked of `zone`."""
        return self.rules.zone_names()

    def zone(self, name: str, seat: int | None = None) -> list[int]:
        """The numbers in a zone such as `stock`, or a seat's own part of one such as `goods`: `zone("goods", 0)`."""
        return self.rules.zone(self.state, name, -1 if seat is None else seat)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with most points, once the game is over; several share the victory (BASE-81)."""
        if not self.is_over:
            return ()
        return tuple(seat for seat, points in enumerate(self.points) if points == max(self.points))

    @property
    def frame(self) -> int:
        """The frame that is asked now."""
        return int(top(self.state))

    @property
    def frame_name(self) -> str:
        """What is asked now, by name."""
        return self.rules.frame_specs[int(kind_of(self.frame))].name

    @property
    def rule(self) -> str:
        """The id of the rule that asks."""
        return self.rules.frame_specs[int(kind_of(self.frame))].rule

    def options_now(self) -> list[int]:
        """What the decider may choose, as the engine's numbers."""
        return self.rules.options(self.state) if self.rules.decider(self.state) >= 0 else []

    def choices(self) -> list[str]:
        """What the decider may choose, as text."""
        texts = self._texts
        return [texts[action] for action in self.options_now()]

    def observe(self, seat: int | None) -> Observation:
        """All that a seat (or a spectator) may know."""
        return self.rules.observe(self.state, -1 if seat is None else seat)

    def events_for(self, seat: int | None, since: int = 0) -> list[LogEntry]:
        """What happened after record `since`, as far as the seat may hear it."""
        return [entry for entry in self.log if entry.at > since and (entry.event.audience in (EVERYONE, seat))]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """Every reason for which the seat has points, with its rule; the lines sum to the seat's points."""
        first = int(self.rules.sheet) + seat * int(self.rules.reason_count)
        return [
            ScoreLine(spec.name, spec.rule, int(self.state.cells[first + index]))
            for index, spec in enumerate(self.rules.reason_specs)
        ]

    # --- playing -------------------------------------------------------------------------------------------------

    def read(self, action: int | str) -> int:
        """An action by number or text, checked against what is offered now."""
        if isinstance(action, str):
            known = self._texts.numbers.get(action, -1)
            if known >= 0 and self.rules.offers(self.state, known):
                return known
        if self.is_over:
            raise GameOverError("the game is over")
        number = _number(self.rules, action)
        if number < 0 or number >= 1 << 56:
            raise MalformedError(f"{number} is no action")
        if not self.rules.offers(self.state, number):
            who = "chance" if self.by_chance else notation.SEAT_NAMES[self.decider or 0]
            text = notation.write(self.rules, number)
            raise NotOfferedError(f'"{text}" is not offered to {who} now, asked for "{self.frame_name}"', self.rule)
        return number

    def play(self, action: int | str) -> list[LogEntry]:
        """Play an offered action, then whatever chance decides; returns what happened. Refusals change nothing."""
        before = len(self.log)
        self.step(self.read(action))
        self.run_chance()
        return self.log[before:]

    def step(self, action: int) -> None:
        """Record and apply one action or outcome that was checked already."""
        seat = int(self.rules.decider(self.state))
        self._step(seat, action)
        if seat < 0 or (action & 255) in self._texts.revealing:
            self._settle()

    def _step(self, seat: int, action: int) -> None:
        self._keep(_new(Entry, (self._texts.frames[int(top(self.state)) & 255], seat, action)))
        at, log = len(self.entries), self.log
        self.rules.apply(self.state, action)
        for event in self._journal.take():
            log.append(_new(LogEntry, (at, event)))

    def run_chance(self) -> None:
        """Let the dice answer for chance until a seat is asked; a game without dice waits for outcomes."""
        rules, before = self.rules, len(self.entries)
        while self.dice is not None and rules.decider(self.state) == BY_CHANCE:
            self._step(BY_CHANCE, self.outcome(self.dice))
        if len(self.entries) > before:
            self._settle()

    def outcome(self, dice: Dice) -> int:
        """What these dice answer to the chance frame that is asked now."""
        frame = self._texts.frames[int(top(self.state)) & 255]
        # A record that is lost may have been a draw of any frame: none is ever made twice.
        before = self._draws.get(frame, 0) + self._draws.get(LOST.frame, 0)
        return int(self.rules.sample(self.state, dice.random(frame, before, len(self.entries))))

    def _keep(self, entry: Entry) -> None:
        """One more record; an undo takes the last one that is in force out of it."""
        self.entries.append(entry)
        if entry.action != UNDO:
            self._line.append(len(self.entries))
            if entry.seat < 0:
                self._draws[entry.frame] = self._draws.get(entry.frame, 0) + 1
            return
        if self._line:
            self._line.pop()
        if entry.frame == LOST.frame:
            self._draws[LOST.frame] = self._draws.get(LOST.frame, 0) + 1

    # --- taking back ---------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last action can be taken back: nothing new was learned since, by anybody."""
        if len(self._line) == self._settled_line or self.is_over:
            return False
        entry = self.entries[self._line[-1] - 1]
        return entry.seat == seat and (entry.action & 255) not in self._texts.revealing

    def undo(self, seat: int) -> None:
        """Take back the seat's last action; the record keeps both."""
        if not self.can_undo(seat):
            raise NotOfferedError(f"{notation.SEAT_NAMES[seat]} has nothing to take back")
        self._keep(Entry(UNDO_FRAME, seat, UNDO))
        self._rebuild()

    def _settle(self) -> None:
        """Nobody can go back behind this moment: it is what taking back starts from."""
        self._settled = self.state.copy()
        self._settled_at = self.at
        self._settled_line = len(self._line)
        self._settled_log = len(self.log)

    def _rebuild(self) -> None:
        """The state after the entries in force, and the log that goes with them."""
        self.state = self._settled.copy()
        self._journal = listen(self.state)
        self.log = self.log[: self._settled_log]
        for number in self._line[self._settled_line :]:
            self.rules.apply(self.state, self.entries[number - 1].action)
            for event in self._journal.take():
                self.log.append(LogEntry(number, event))

    # --- keeping and going on ------------------------------------------------------------------------------------

    @property
    def settled_at(self) -> int:
        """After how many records the last moment was that nobody can go back behind."""
        return self._settled_at

    def saved(self) -> Saved:
        """That moment, to be kept."""
        return Saved(self._settled_at, snapshot.to_json(self.rules, self._settled))

    def written(self, since: int = 0) -> list[Written]:
        """The records after the first `since`, to be kept."""
        return [
            Written(
                entry.frame,
                entry.seat,
                _UNDO_TEXT if entry.action == UNDO else notation.write(self.rules, entry.action),
            )
            for entry in self.entries[since:]
        ]

    @classmethod
    def resume(
        cls,
        options: GameOptions,
        written: Sequence[Written],
        dice: Dice | None = None,
        edition: Edition | None = None,
        saved: Saved | None = None,
        given: int = 0,
    ) -> Game:
        """A kept game, to be gone on with. What chance decided is in the records; `run_chance` asks it for more.

        A stored state counts for more than the records before it: if replaying them does not lead to it (because the
        rules changed meanwhile), the game goes on from there, and its log begins there. Without one, or if it can no
        longer be read, every record has to fit.
        """
        game = cls(options, edition)
        entries = [_entry(game.rules, line) for line in written]
        if saved is not None and not 0 <= saved.at <= len(entries):
            raise MalformedError(f"a state after {saved.at} records is kept, but there are {len(entries)} records")
        first = 0 if saved is None else saved.at
        failure: MerlinError | None = None
        try:
            game.replay(entries[:first])
        except MerlinError as error:
            failure = error
        if saved is not None:
            try:
                state = snapshot.from_json(game.rules, saved.state)
            except MerlinError:
                if failure is not None:
                    raise failure from None
            else:
                if failure is not None or not state.same(game.state):
                    game = cls(options, edition)
                    game._go_on_from(state, entries[:first])
        game.replay(entries[first:])
        game.dice = dice
        game.given = given
        return game

    def _go_on_from(self, state: State, entries: Sequence[Entry]) -> None:
        """Take the entries as given, with this state after them."""
        for entry in entries:
            self._keep(entry)
        self.state = state
        self._journal = listen(state)
        self.log_from = self.at
        self._settle()

    def replay(self, entries: Sequence[Entry], proved_by: Callable[[int], Dice | None] | None = None) -> None:
        """Play recorded entries; the first that does not fit raises an error that says where and why.

        What the entries themselves take back is not played: it is checked to be words and frames that there are, and
        that it could be taken back, so that a file of nothing but undone actions costs no more than reading it.
        `proved_by` tells by which dice, after so many records, chance has to have answered.
        """
        away = taken_back(entries, self._texts.revealing)
        for index, entry in enumerate(entries):
            where = f"action {self.at + 1}"
            if entry.action == UNDO and entry.frame != UNDO_FRAME:
                raise NotOfferedError(f'{where}: answers "{entry.frame}", but takes back; expected "{UNDO_FRAME}"')
            if away[index]:
                if entry.action != UNDO and entry.frame not in self._texts.frame_names:
                    raise NotOfferedError(f'{where}: there is no frame "{entry.frame[:40]}"')
                self._keep(entry)
            elif entry.action == UNDO:
                if not self.can_undo(entry.seat):
                    raise NotOfferedError(f"{where}: there is nothing to take back")
                self.undo(entry.seat)
            else:
                self._replay(entry, where, None if proved_by is None else proved_by(self.at))

    def _replay(self, entry: Entry, where: str, dice: Dice | None) -> None:
        """Play one recorded entry that is in force."""
        if self.is_over:
            raise GameOverError(f"{where}: the game is over already")
        seat = int(self.rules.decider(self.state))
        if (entry.frame, entry.seat) != (self.frame_name, seat):
            asked = f'"{self.frame_name}" of {_who(seat)}'
            raise NotOfferedError(f'{where}: answers "{entry.frame}" of {_who(entry.seat)}, but {asked} is asked')
        if not self.rules.offers(self.state, entry.action):
            text = notation.write(self.rules, entry.action)
            raise NotOfferedError(f'{where}: "{text}" is not offered', self.rule)
        if seat < 0 and dice is not None and (expected := self.outcome(dice)) != entry.action:
            gave, wanted = notation.write(self.rules, entry.action), notation.write(self.rules, expected)
            raise NotOfferedError(f'{where}: chance gave "{gave}", the seed gives "{wanted}"')
        self.step(entry.action)


def taken_back(entries: Sequence[Entry], revealing: frozenset[int]) -> list[bool]:
    """Which of the entries take back others of them or are taken back: the game is the same without them."""
    away = [False] * len(entries)
    open_to: list[int] = []
    for index, entry in enumerate(entries):
        if entry.action == UNDO:
            if open_to and entries[open_to[-1]].seat == entry.seat:
                away[index] = away[open_to.pop()] = True
            else:
                open_to.clear()
        elif entry.seat < 0 or (entry.action & 255) in revealing:
            open_to.clear()
        else:
            open_to.append(index)
    return away


def _entry(rules: Ruleset, line: Written) -> Entry:
    """A kept record; one that is lost becomes a taking back by nobody, which fits nowhere."""
    undone = line.action == _UNDO_TEXT or line == LOST
    return Entry(line.frame, line.seat, UNDO if undone else notation.read(rules, line.action))


def _who(seat: int) -> str:
    return notation.SEAT_NAMES[seat] if seat >= 0 else "chance"


def _restored(parts: Parts) -> Game:
    """The game that the parts were taken from."""
    game = Game(parts.options, parts.edition, parts.dice)
    game._take_over(parts)  # noqa: SLF001 – a copy is made from inside
    return game


def _number(rules: Ruleset, action: object) -> int:
    """An action given as text or as the engine's number."""
    if isinstance(action, str):
        return notation.read(rules, action)
    if isinstance(action, int):
        return action
    raise TypeError(f"an action is a text or a number, not {type(action).__name__}")
