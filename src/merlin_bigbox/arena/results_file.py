"""The results file of an arena: a line with its settings, then a line per finished game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from merlin_bigbox.arena.jsonl import Lines
from merlin_bigbox.arena.match import Played
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.portable import lock

FORMAT: Final = "merlin arena 1"
CHANGED: Final = "its rules or bots have been changed since"


class Results(Lines):
    """An append-only file: finished games are kept whenever the program is stopped."""

    def __init__(self, path: Path, settings: dict[str, Any], *, resume: bool) -> None:
        self.games: dict[int, Played] = {}
        header = {"format": FORMAT, **settings}
        try:
            if not resume and path.exists() and path.stat().st_size > 0:
                raise OptionsError(f"{path} is there already; go on with it by --resume, or choose another folder")
            path.parent.mkdir(parents=True, exist_ok=True)
            super().__init__(path)
        except OSError as error:
            raise OptionsError(f"{path} cannot be used: {error.strerror}") from None
        try:
            self._begin(header)
        except BaseException:
            self.file.close()
            raise

    def _begin(self, header: dict[str, Any]) -> None:
        """Lock the file until it is closed, and read it."""
        if not lock(self.file.fileno()):
            raise OptionsError(f"{self.path} is being written by another arena; wait for it, or end it")
        if self.file.tell() > 0:
            self.games = self._read(header)
        else:
            self.append(header)

    def _read(self, header: dict[str, Any]) -> dict[int, Played]:
        """The finished games. An incomplete last line is removed."""
        whole = self.whole()
        found, games = read_lines(whole, self.path)
        differing = [key for key in header if found.get(key) != header[key]]
        if differing:
            told = ", ".join(f"{key} ({CHANGED})" if key == "program" else key for key in differing)
            raise OptionsError(f"{self.path} belongs to an arena with other settings: {told}")
        self.cut_to(whole)
        return games

    def add(self, played: Played) -> None:
        """Write a finished game."""
        self.games[played.seating.game] = played
        self.append(played.as_json())


def read_lines(content: bytes, path: Path) -> tuple[dict[str, Any], dict[int, Played]]:
    """The settings and the games by number in the lines of a file."""
    refusal = OptionsError(f"{path} is not the file of an arena; choose another one")
    try:
        entries = [json.loads(line) for line in content.decode("utf-8").splitlines()]
        games = [Played.from_json(entry) for entry in entries[1:]]
    except (ValueError, KeyError, TypeError, AttributeError):
        raise refusal from None
    header = entries[0] if entries else None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise refusal
    return header, {played.seating.game: played for played in games}
