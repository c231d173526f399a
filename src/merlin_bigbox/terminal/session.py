"""The main loop of a game at the terminal: bots move, people are asked, the log is printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from merlin_bigbox.bots import Bot, Request
from merlin_bigbox.engine.core.errors import MalformedError, NotOfferedError
from merlin_bigbox.game.game import Game, LogEntry
from merlin_bigbox.game.words import Words
from merlin_bigbox.terminal.board import board
from merlin_bigbox.terminal.choices import choices
from merlin_bigbox.terminal.commands import Commands, LeaveError
from merlin_bigbox.terminal.log import Teller
from merlin_bigbox.terminal.said import FileError
from merlin_bigbox.terminal.save_file import free_name, save
from merlin_bigbox.terminal.scene import Scene
from merlin_bigbox.terminal.sheet import final_table
from merlin_bigbox.terminal.spoken import matching
from merlin_bigbox.terminal.style import BAD, QUIET, TITLE, Look


class Session:
    """One game at one terminal. Seats without a bot are asked through `ask`."""

    def __init__(
        self,
        game: Game,
        words: Words,
        look: Look,
        console: Console,
        bots: Mapping[int, Bot],
        names: tuple[str, ...],
        ask: Callable[[str], str],
        *,
        path: Path | None = None,
        loaded: Path | None = None,
        auto: bool = True,
        program: str = "merlin",
    ) -> None:
        self.game = game
        self.words = words
        self.look = look
        self.console = console
        self.bots = bots
        self.names = names
        self.ask = ask
        self.path = path
        self.loaded = loaded
        self.auto = auto
        self.program = program
        self.commands = Commands(self)
        self.people = [seat for seat in range(game.options.players) if seat not in bots]
        self._teller = Teller(game, words, look)
        self._told = game.at if loaded is not None else 0
        self._shown_turn = -1
        self._last_person = self.people[0] if len(self.people) == 1 else -1
        self._saved_at = game.at

    # --- the loop ------------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play until the end or until the players leave; returns whether the game is over."""
        try:
            while (seat := self.game.decider) is not None:
                if seat in self.bots:
                    # Printed turn by turn, so that a turn is one paragraph.
                    if self.event_name(self.game.log[-1]) == "turn":
                        self._tell()
                    self._let_bot_play(seat)
                else:
                    self._tell()
                    self._let_person_play(seat)
        except (LeaveError, EOFError, KeyboardInterrupt) as reason:
            self.console.print()
            self._keep(asking=isinstance(reason, LeaveError))
            return False
        self._tell()
        self.console.print(Rule(self.look.text("final"), style=QUIET))
        self.console.print(final_table(self.game, self.words, self.look))
        return True

    def _let_bot_play(self, seat: int) -> None:
        options = self.game.options_now()
        request = Request(self.game.rules, self.game.observe(seat), options)
        self.play(options[0] if len(options) == 1 else self.bots[seat].choose(request))

    def _let_person_play(self, seat: int) -> None:
        self._hand_over(seat)
        options = self.game.options_now()
        if self.auto and len(options) == 1:
            note = self.look.text("forced", choice=self.words.action(options[0]))
            self.console.print(Text(note, style=QUIET))
            self.play(options[0])
            return
        self.show_prompt(seat, options)
        while True:
            typed = self.ask(f"{self.look.text('input')}> ").strip()
            if typed and self._answer(seat, typed, options):
                return

    def _answer(self, seat: int, typed: str, options: list[int]) -> bool:
        """Process an input; returns whether the question is answered or has to be asked again."""
        if typed.isascii() and typed.isdigit() and len(typed) < 6:
            if 1 <= int(typed) <= len(options):
                self.play(options[int(typed) - 1])
                return True
            self.complain("not-understood", input=typed, number=len(options))
            return False
        command = self.commands.read(typed)
        if command is not None:
            return self.commands.run(command, seat)
        try:
            self.play(self.game.read(" ".join(typed.split())))
        except (NotOfferedError, MalformedError) as error:
            return self._by_words(typed, options, "refused" if isinstance(error, NotOfferedError) else "not-understood")
        return True

    def _by_words(self, typed: str, options: list[int], otherwise: str) -> bool:
        """Play the only choice whose label has the words that were typed."""
        found = matching([self.words.action(option, self.game.frame) for option in options], typed)
        if len(found) == 1:
            self.play(options[found[0]])
            return True
        if found:
            numbers = ", ".join(str(index + 1) for index in found)
            self.complain("ambiguous", input=typed[:60], numbers=numbers)
        else:
            self.complain(otherwise, input=typed[:60], number=len(options))
        return False

    def play(self, action: int) -> None:
        """Play an action, and save the game if requested."""
        self.game.play(action)
        if self.path is not None:
            self.store(self.path)

    # --- showing -------------------------------------------------------------------------------------------------

    def scene(self, seat: int) -> Scene:
        """The game as the seat sees it now."""
        return Scene(self.game, self.words, self.look, seat)

    def show_prompt(self, seat: int, options: list[int]) -> None:
        """Print the board at the start of a turn, then the question and the choices."""
        scene = self.scene(seat)
        turn = sum(self.event_name(entry) == "turn" for entry in self.game.log)
        if turn != self._shown_turn:
            self._shown_turn = turn
            self.show_board(seat)
        self.console.print()
        question = self.look.seat(seat)
        question.append(f" {self.words.prompt(self.game.frame)}", style=TITLE)
        question.append(f"  {self.words.prompt_rule(self.game.frame)}", style=QUIET)
        self.console.print(question)
        self.console.print(choices(scene, options))

    def event_name(self, entry: LogEntry) -> str:
        """What kind of thing happened."""
        return self.game.rules.event_specs[int(entry.event.kind)].name

    @property
    def listener(self) -> int | None:
        """The seat whose secrets may be printed here; nobody's if several people share the terminal."""
        return self.people[0] if len(self.people) == 1 else None

    def show_board(self, seat: int) -> None:
        """The whole table."""
        self.console.print()
        self.console.print(board(self.scene(seat), self.console.width))

    def forget_shown(self) -> None:
        """Make the next question print the board again."""
        self._shown_turn = -1

    def after_undo(self) -> None:
        """After an undo: the log continues here, and the saved game is updated."""
        self._told = self.game.at
        if self.path is not None:
            self.store(self.path)

    def complain(self, message: str, **parameters: str | int) -> None:
        """Print one line about an invalid input."""
        self.console.print(Text(self.look.text(message, **parameters), style=BAD))

    def _tell(self) -> None:
        """Print everything new that the people at this terminal may know."""
        news = self.game.events_for(self.listener, self._told)
        self._told = self.game.at
        for paragraph in self._teller.tell(news):
            self.console.print(paragraph)

    def _hand_over(self, seat: int) -> None:
        """Hand over to another person, hiding the previous one's cards."""
        if seat != self._last_person:
            if self.console.is_terminal:
                self.console.clear()
            self.ask(self.look.text("pass-device", player=self.words.seat(seat)) + " ")
            self._last_person = seat

    # --- saving --------------------------------------------------------------------------------------------------

    def store(self, path: Path) -> bool:
        """Save the game; a failure is reported and the game goes on."""
        try:
            save(self.game, path, self.names)
        except FileError as error:
            self.complain("save-failed", file=str(path), problem=error.text(self.look.catalogue))
            return False
        self._saved_at = self.game.at
        return True

    def own_file(self) -> Path:
        """The file this game is saved to by default."""
        return self.path or self.loaded or free_name(Path())

    def may_write(self, path: Path) -> bool:
        """Whether a file is this game's own or does not exist."""
        return path in (self.path, self.loaded) or not path.exists()

    def _keep(self, *, asking: bool) -> None:
        """On leaving, save the game unless the player declines."""
        if self.path is None and self._saved_at != self.game.at:
            path = self.own_file()
            if asking and self._declined(path):
                self.console.print(self.look.text("not-saved"))
                return
            if self.store(path):
                self.path = path
        if self.path is not None:
            self.console.print(self.look.text("saved", file=str(self.path)))
            self.console.print(self.look.text("resume-with", program=self.program, file=str(self.path)))
        self.console.print(self.look.text("goodbye"))

    def _declined(self, path: Path) -> bool:
        try:
            answer = self.ask(self.look.text("unsaved", file=str(path)) + " > ").strip().casefold()
        except (EOFError, KeyboardInterrupt):
            return False
        return answer in self.look.text("no-word").split()
