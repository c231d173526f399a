"""What a lesson is made of, as its file says it: positions, steps, a challenge. Its words are messages.

The words of lesson `vassals` are the message `lesson-vassals` with `.about`, `.goal`, `.done`, `.challenge`, `.hint`;
each step has the message `lesson-vassals-<name of the step>` with the hints as attributes.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from merlin_bigbox.locale import Catalogue

Kind = Literal["next", "do", "tap", "guess"]
Shown = Literal["map", "missions", "others"]
"""A part of the table that not every lesson needs: the environs, the mission cards, what the other players have."""
OTHERWISE: Final = "otherwise"
"""The hint for everything that has none of its own."""


class LessonError(ValueError):
    """A lesson that cannot be read, built or played as it says."""


class Hint(msgspec.Struct, frozen=True):
    """What the coach says to a choice that was not asked for: to this action, or (null) to any other."""

    action: str | None
    text: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence of the coach and what the learner does: nothing, an action, a tap or a guess."""

    name: str
    lit: tuple[str, ...] = ()
    """The parts of the board that are lit, by their elements."""
    do: tuple[str, ...] = ()
    """The accepted lines, each a list of actions with semicolons between them."""
    tap: str = ""
    guesses: tuple[str, ...] = ()
    right: int = -1
    hints: dict[str, str] = {}
    """Which hint answers an action, by the name of its attribute; `otherwise` answers all the rest."""
    seen: tuple[str, ...] = ()
    """What is true after the step, in the words of a rule page."""

    @property
    def kind(self) -> Kind:
        """What the learner is asked for."""
        if self.do:
            return "do"
        if self.tap:
            return "tap"
        return "guess" if self.guesses else "next"

    @property
    def lines(self) -> tuple[tuple[str, ...], ...]:
        """The accepted lines, action by action."""
        return tuple(actions_of(line) for line in self.do)

    def accepted(self, played: tuple[str, ...]) -> tuple[str, ...]:
        """With which actions an accepted line goes on after these of the step."""
        size = len(played)
        return tuple(dict.fromkeys(line[size] for line in self.lines if len(line) > size and line[:size] == played))


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and the steps from there on."""

    position: str
    steps: tuple[Step, ...]


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position without help: what solves it, one way to do so, and ways that do not."""

    position: str
    solution: str
    solved: tuple[str, ...]
    """What has to be true, in the words of a rule page; `points 6 or more` is allowed, too."""
    fails: tuple[str, ...] = ()
    """Lines that look good and do not solve it."""

    @property
    def actions(self) -> tuple[str, ...]:
        """The solution, action by action."""
        return actions_of(self.solution)

    @property
    def tempting(self) -> tuple[str, ...]:
        """The first way that looks good and does not solve it, action by action; none if there is none."""
        return actions_of(self.fails[0]) if self.fails else ()


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a lesson."""

    place: int
    """Where it stands in the playing order, among those of the base game or among those of modules."""
    minutes: float
    parts: tuple[Part, ...]
    challenge: Challenge
    shows: tuple[Shown, ...]
    """What of the table is needed besides ring, lands and castle: everything else is not shown."""
    weight: int = 0
    """How much a module asks of newcomers: 1 to 3; lessons of the base game have 0."""
    start: str = ""
    """Lines of the position that every lesson with this module begins with."""
    valley: bool = True
    """Whether the environs of the common start fit: a module may lay tiles of its own."""


class Lesson(msgspec.Struct, frozen=True):
    """A lesson that was read, with the positions in full."""

    id: str
    module: str | None
    modules: tuple[str, ...]
    minutes: float
    weight: int
    shows: tuple[Shown, ...]
    parts: tuple[Part, ...]
    challenge: Challenge

    @property
    def positions(self) -> tuple[str, ...]:
        """The positions of all parts; the challenge's comes last."""
        return (*(part.position for part in self.parts), self.challenge.position)

    # --- words -------------------------------------------------------------------------------------------------------

    def text(self, words: Catalogue, attribute: str = "") -> str:
        """The lesson's title, or another of its own texts."""
        return words.text(f"lesson-{self.id}" + (f".{attribute}" if attribute else ""))

    def say(self, words: Catalogue, step: Step) -> str:
        """The coach's sentence of a step."""
        return words.text(self._message(step))

    def hints(self, words: Catalogue, step: Step) -> tuple[Hint, ...]:
        """The hints of a step, the general one last."""
        message = self._message(step)
        found = [Hint(action, words.text(f"{message}.{name}")) for action, name in step.hints.items()]
        if words.has(f"{message}.{OTHERWISE}"):
            found.append(Hint(None, words.text(f"{message}.{OTHERWISE}")))
        return tuple(found)

    def _message(self, step: Step) -> str:
        return f"lesson-{self.id}-{step.name}"


def actions_of(line: str) -> tuple[str, ...]:
    """A line of actions taken apart."""
    return tuple(action.strip() for action in line.split(";") if action.strip())
