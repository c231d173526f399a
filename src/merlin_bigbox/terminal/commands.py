"""Commands besides a choice: undo, log, sheet, rules, help, save, board, quit – in each language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from merlin_bigbox.terminal.log import Teller
from merlin_bigbox.terminal.rulebook import find_rules, rule_list, rule_page
from merlin_bigbox.terminal.scene import Scene
from merlin_bigbox.terminal.sheet import score_sheet
from merlin_bigbox.terminal.style import MERLIN_SHAPE, QUIET, TITLE, TOWER

if TYPE_CHECKING:
    from merlin_bigbox.terminal.session import Session

NAMES: Final = ("board", "undo", "log", "sheet", "rules", "help", "save", "quit")


class LeaveError(Exception):
    """The player wants to leave the table."""


class Command(NamedTuple):
    """A command and its argument."""

    name: str
    rest: str


class Commands:
    """The commands of one session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._names: dict[str, str] = {}
        for name in NAMES:
            for word in session.look.text(f"command-{name}").split():
                self._names[word] = name

    def read(self, typed: str) -> Command | None:
        """The command typed, or None if it is not one."""
        word, _, rest = typed.partition(" ")
        name = self._names.get(word.casefold())
        return None if name is None else Command(name, rest.strip())

    def run(self, command: Command, seat: int) -> bool:
        """Run a command; returns whether the question has to be asked again."""
        session = self.session
        if command.name == "quit":
            raise LeaveError
        if command.name == "undo":
            return self._undo(seat)
        if command.name == "board":
            session.forget_shown()
            return True
        if command.name == "log":
            self._log(command.rest)
        elif command.name == "sheet":
            session.console.print(score_sheet(session.game, session.words, session.look))
        elif command.name == "rules":
            self._rules(command.rest or session.game.rule)
        elif command.name == "save":
            self._save(command.rest)
        else:
            self._help()
        return False

    def _undo(self, seat: int) -> bool:
        """Undo back to the last real choice."""
        session = self.session
        game = session.game
        if not game.can_undo(seat):
            session.complain("nothing-to-take-back")
            return False
        game.undo(seat)
        while session.auto and len(game.options_now()) == 1 and game.can_undo(seat):
            game.undo(seat)
        session.after_undo()
        session.console.print(Text(session.look.text("taken-back"), style=QUIET))
        return True

    def _log(self, rest: str) -> None:
        session = self.session
        game = session.game
        news = game.events_for(session.listener)
        asked = rest.casefold().split()
        if not set(asked) & set(session.look.text("log-all").split()):
            starts = [index for index, entry in enumerate(news) if session.event_name(entry) == "round"]
            news = news[starts[-1] :] if starts else news
        session.console.print(Rule(session.look.catalogue.text("ui-log"), style=QUIET))
        details = bool(set(asked) & set(session.look.text("log-details").split()))
        for paragraph in Teller(game, session.words, session.look, details=details).tell(news):
            session.console.print(paragraph)
        session.console.print(Rule(style=QUIET))

    def _rules(self, wanted: str) -> None:
        session = self.session
        look = session.look
        found = find_rules(look, wanted)
        if len(found) == 1:
            session.console.print(rule_page(look, found[0], session.game.rules, session.words))
        elif found:
            session.console.print(look.text("rules-found", number=len(found), word=wanted))
            session.console.print(rule_list(look, found, whole=False))
        else:
            session.console.print(look.text("rules-none", word=wanted))

    def _save(self, rest: str) -> None:
        session = self.session
        path = Path(rest).expanduser() if rest else session.own_file()
        if not session.may_write(path):
            session.complain("save-exists", file=str(path))
        elif session.store(path):
            session.path = session.path or path
            session.console.print(session.look.text("saved", file=str(path)))

    def _help(self) -> None:
        session = self.session
        look = session.look
        seats = ", ".join(look.seat(seat).plain for seat in range(session.game.options.players))
        console = session.console
        console.print(look.text("help-choices"))
        grid = Table.grid(padding=(0, 2, 0, 2))
        grid.add_column(style=TITLE, no_wrap=True)
        grid.add_column()
        for name in NAMES:
            grid.add_row(", ".join(look.text(f"command-{name}").split()), look.text(f"about-{name}"))
        console.print(grid)
        console.print(look.text("help-board", merlin=f"{MERLIN_SHAPE}M", seats=seats))
        console.print(look.text("help-environs", tower=TOWER))
        for panel in Scene(session.game, session.words, look, None).panels:
            if told := panel.help():
                console.print(told)
        console.print(look.text("help-cards"))
