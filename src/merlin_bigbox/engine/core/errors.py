"""The three ways an action can be refused, and the errors of composing a game."""

from __future__ import annotations


class MerlinError(Exception):
    """Any mistake of a caller that is reported in one line; the game is left as it was."""


class MalformedError(MerlinError):
    """The input is not well-formed: no action, record or option is written like this."""


class NotOfferedError(MerlinError):
    """The action is well-formed, but not offered now."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule


class GameOverError(MerlinError):
    """The game is over; nothing more can be played."""


class OptionsError(MerlinError):
    """The options do not describe a game that can be set up."""


class CompositionError(MerlinError):
    """Two modules contradict each other, or one lacks what it needs."""
