"""The three ways an action can be refused, and the errors of composing a game."""

from __future__ import annotations


class MerlinError(Exception):
    """Any mistake of a caller that is reported in one line; the game is left as it was."""

    def __reduce__(self) -> tuple[object, ...]:
        """How it travels between processes: what Dask does instead of this fails for compiled classes."""
        return type(self), self.args, getattr(self, "__dict__", None)


class MalformedError(MerlinError):
    """The input is not well-formed: no action, record or option is written like this."""


class NotOfferedError(MerlinError):
    """The action is well-formed, but not offered now."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.message = message
        """What was not offered."""
        self.rule = rule
        """The id of the rule that asked, or nothing."""

    def __reduce__(self) -> tuple[object, ...]:
        """Made again by what it was made of: a compiled class has no `__dict__` that would carry the rule."""
        return type(self), (self.message, self.rule)


class GameOverError(MerlinError):
    """The game is over; nothing more can be played."""


class OptionsError(MerlinError):
    """The options do not describe a game that can be set up."""


class CompositionError(MerlinError):
    """Two modules contradict each other, or one lacks what it needs."""
