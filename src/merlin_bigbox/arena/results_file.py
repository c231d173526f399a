"""The games file of an arena: a line with its settings, then a line per finished game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from merlin_bigbox.arena.checkpoint import WRONG, refuse_others
from merlin_bigbox.arena.jsonl import Lines, entries
from merlin_bigbox.arena.match import Played
from merlin_bigbox.arena.ranges import OverlapError, Ranges
from merlin_bigbox.engine.core.errors import OptionsError

FORMAT: Final = "merlin arena 1"


class Results(Lines):
    """An append-only file: finished games are kept whenever the program is stopped."""

    def __init__(self, path: Path, settings: dict[str, Any], take: Callable[[Played], bool]) -> None:
        """Open it, or begin it with these settings.

        `take` gets the games that were finished before, one by one, and says which of them count.
        """
        self.done = Ranges()
        header = {"format": FORMAT, **settings}
        super().__init__(path, "arena")
        try:
            if self.file.tell() > 0:
                self._read(header, take)
            else:
                self.append(header)
        except BaseException:
            self.file.close()
            raise

    def _read(self, header: dict[str, Any], take: Callable[[Played], bool]) -> None:
        """Go through the finished games. An incomplete last line is removed."""
        refusal = OptionsError(f"{self.path} is not the file of an arena; choose another one")
        found, whole = None, 0
        try:
            for entry, end in entries(self.path):
                whole = end
                if found is None:
                    found = entry
                    if not isinstance(found, dict) or found.get("format") != FORMAT:
                        raise refusal
                    refuse_others(self.path, found, header)
                    continue
                played = Played.from_json(entry)
                if take(played):
                    self.done.add(played.seating.game, played.seating.game + 1)
        except OverlapError as error:
            raise OptionsError(f"{self.path} holds a game twice: {error}; choose another folder") from None
        except WRONG:
            raise refusal from None
        if found is None:
            raise refusal
        self.cut_to(whole)

    def add(self, played: Played) -> None:
        """Write a finished game."""
        self.done.add(played.seating.game, played.seating.game + 1)
        self.append(played.as_json())
