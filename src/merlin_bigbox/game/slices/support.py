"""What the files of this folder share: words with a rule behind them, and how elements are written."""

from __future__ import annotations

from collections.abc import Callable

from merlin_bigbox.game.guide_parts import WordGuide
from merlin_bigbox.game.words import Words

Kind = tuple[str, str]
"""Something to point at: its name (and that of its message, `piece-<name>`) and its rule."""

Values = dict[str, str]
"""The fields of an action or event as words of the notation; a second field of a type is called `colour2`."""

Wanted = tuple[str, ...] | Callable[[Values], tuple[str, ...]]
"""Patterns such as `slot:{vassal}:{colour}`, or a function that makes the elements."""

Elements = dict[str, Wanted]
"""What is wanted for each action or event, by its name."""


def sentence(text: str) -> str:
    """A word or phrase as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


def explained(words: Words, name: str, title: str, rule: str) -> WordGuide:
    """A word with the text of a rule."""
    return WordGuide(name, sentence(title), words.catalogue.rule(rule)[1], rule)


def piece(words: Words, kind: Kind) -> WordGuide:
    """Something to point at."""
    name, rule = kind
    return explained(words, name, words.catalogue.text(f"piece-{name}"), rule)


def die_element(values: Values, die: str = "die", face: str = "face") -> tuple[str, ...]:
    """A die of the asked seat, by its slot and face."""
    slot = values[die]
    return (f"die:{slot}",) if slot in ("merlin", "arthur") else (f"die:own:{values[face]}",)
