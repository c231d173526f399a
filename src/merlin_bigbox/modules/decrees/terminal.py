"""The King's decree: how many lie where, what the viewer knows of them, what was taken and who holds how many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.console import RenderableType
from rich.text import Text

from merlin_bigbox.terminal.panel import Panel, SeatTable, indented

if TYPE_CHECKING:
    from merlin_bigbox.terminal.scene import Scene

POINTS: Final = "points"


class DecreesPanel(Panel):
    """The stacks of decrees (DECREE-1)."""

    def content(self) -> list[RenderableType]:
        """Unknown stacks in one line, a line for each that the viewer has looked through."""
        table = SeatTable(self, self.heading(), supply="decrees-spent")
        table.row(self.look.text("decrees-held"), self.seen["held"], str(self.seen["spent"]))
        looked = [self._lookers(seat) for seat in range(len(self.seen["held"]))]
        table.row(self.look.text("decrees-looked"), looked)
        unknown = Text(" ").join(
            Text.assemble(self.look.colour(colour), str(len(stack["decrees"])))
            for colour, stack in self.seen["stacks"].items()
            if None in stack["decrees"]
        )
        lines = [self.note("decrees-hidden", unknown)] if unknown else []
        for colour, stack in self.seen["stacks"].items():
            if stack["decrees"] and None not in stack["decrees"]:
                lines.append(self._known(colour, stack["decrees"]))
        if self.seen["taken"]:
            taken = [self._decree(decree, count) for decree, count in self.seen["taken"].items()]
            lines.append(self.note("decrees-taken", _listed(taken)))
        return [*table.content(), *map(indented, lines)]

    def _lookers(self, seat: int) -> Text:
        """The stacks that a player has looked through (DECREE-2)."""
        stacks = self.seen["stacks"].items()
        return self.look.counted({colour: 1 for colour, stack in stacks if seat in stack["looked"]})

    def _known(self, colour: str, decrees: list[str]) -> Text:
        counted = {decree: decrees.count(decree) for decree in decrees}
        shown = _listed([self._decree(*entry) for entry in counted.items()])
        return Text.assemble(self.look.colour(colour), f"{len(decrees)}: ", shown)

    def _decree(self, decree: str, count: int) -> Text:
        """A decree in a word and the letter of its colour."""
        kind, _, value = decree.partition("-")
        times = f"{count}× " if count > 1 else ""
        if kind == POINTS:
            return Text(times + self.look.text("points-short", points=int(value)))
        return Text(f"{times}{self.look.text(f'good-{kind}')} ").append_text(self.look.colour(value))


def _listed(parts: list[Text]) -> Text:
    return Text(" · ").join(parts)


def make(scene: Scene, name: str, seen: dict[str, Any]) -> Panel:
    """The panel of the module."""
    return DecreesPanel(scene, name, seen)
