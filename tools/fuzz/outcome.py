"""What a run of a fuzzer gives back: how much was made, what became of it, and what went wrong."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Finding:
    """A message or a record that did harm, and how to make it again."""

    what: str
    """The fuzzer, as its command calls it."""
    seed: int
    number: int
    problem: str

    def __str__(self) -> str:
        again = f"./merlin python -m tools.fuzz {self.what} --seed {self.seed} --first {self.number} --count 1"
        return f"{self.what} {self.number}: {self.problem}\n  again: {again}"


@dataclass(slots=True)
class Outcome:
    """What was sent, how it was answered, and what went wrong; `moves` are those of people who played meanwhile."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    findings: list[Finding] = field(default_factory=list)
