"""The file of many games in pieces: a line of settings, the pieces they are played in, then a line a finished piece."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from merlin_bigbox.arena.jsonl import Lines, differing, entries
from merlin_bigbox.arena.pieces import Pieces
from merlin_bigbox.arena.ranges import OverlapError, Pair, Ranges
from merlin_bigbox.engine.core.errors import OptionsError

FORMAT: Final = "merlin pieces 1"
PIECES_FILE: Final = "pieces.jsonl"
WRONG: Final = (ValueError, KeyError, TypeError, AttributeError, IndexError)
"""What reading a file of something else raises."""
CHANGED: Final = "its rules or bots have been changed since"


class Checkpoint(Lines):
    """An append-only file: finished pieces are kept whenever the program is stopped."""

    def __init__(self, path: Path, settings: dict[str, Any], take: Callable[[dict[str, Any]], None]) -> None:
        """Open it, or begin it with these settings; `take` gets what was finished before, piece by piece."""
        self.done = Ranges()
        self.pieces: Pieces | None = None
        header = {"format": FORMAT, **settings}
        super().__init__(path, str(settings["what"]))
        try:
            if self.file.tell() > 0:
                self._read(header, take)
            else:
                self.append(header)
        except BaseException:
            self.file.close()
            raise

    def _read(self, header: dict[str, Any], take: Callable[[dict[str, Any]], None]) -> None:
        reading = Reading(self.path)
        refuse_others(self.path, reading.header, header)
        for entry in reading.pieces():
            try:
                take(entry)
            except WRONG:
                raise reading.refusal() from None
        self.done, self.pieces = reading.done, reading.plan
        self.cut_to(reading.end)

    def agree(self, games: int, size: int) -> Pieces:
        """The pieces of so many games: those of the file if it was begun for as many, else of this size."""
        if self.pieces is not None and self.pieces.games == games:
            return self.pieces
        most = max((last for _, last in self.done.pairs), default=0)
        if most > games:
            raise OptionsError(f"{self.path} holds more games than {games}; ask for {most} or more, or choose another")
        self.pieces = Pieces(games, size)
        self.append({"plan": {"games": games, "size": size}})
        return self.pieces

    def add(self, spans: Sequence[Pair], result: dict[str, Any]) -> None:
        """Append finished games and what they gave."""
        for first, last in spans:
            self.done.add(first, last)
        self.append({"games": [list(span) for span in spans], **result})


class Reading:
    """Reads such a file line by line, without changing it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.done = Ranges()
        self.plan: Pieces | None = None
        self.end = 0
        """Where the last complete line ends."""
        self.lines = self._lines()
        self.header: dict[str, Any] = next(self.lines, {})
        if self.header.get("format") != FORMAT:
            raise self.refusal()

    def pieces(self) -> Iterator[dict[str, Any]]:
        """The finished pieces."""
        for entry in self.lines:
            try:
                if "plan" in entry:
                    self.plan = Pieces(int(entry["plan"]["games"]), int(entry["plan"]["size"]))
                    continue
                for first, last in entry["games"]:
                    self.done.add(int(first), int(last))
            except OverlapError as error:
                raise OptionsError(f"{self.path} holds games twice: {error}; choose another one") from None
            except WRONG:
                raise self.refusal() from None
            yield entry

    def _lines(self) -> Iterator[dict[str, Any]]:
        try:
            for entry, end in entries(self.path):
                self.end = end
                if not isinstance(entry, dict):
                    raise self.refusal()
                yield entry
        except ValueError:
            raise self.refusal() from None

    def refusal(self) -> OptionsError:
        """That it is a file of something else."""
        return OptionsError(f"{self.path} is not a file of finished games; choose another one")


def refuse_others(path: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Refuse games that were played with other settings, and say which are other ones."""
    if others := differing(found, wanted):
        told = ", ".join(f"{key} ({CHANGED})" if key == "program" else key for key in others)
        raise OptionsError(f"{path} belongs to games with other settings: {told}")
