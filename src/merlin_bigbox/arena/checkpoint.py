"""The checkpoint file of a simulation: a line with its parameters, then a line per finished batch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from merlin_bigbox.arena.jsonl import Lines
from merlin_bigbox.arena.statistics import Tally
from merlin_bigbox.engine.core.errors import OptionsError

FORMAT: Final = "merlin simulation 1"


class ResumeFile(Lines):
    """An append-only file: it is valid whenever the program is stopped."""

    def __init__(self, path: Path, parameters: dict[str, Any]) -> None:
        header = {"format": FORMAT, **parameters}
        self.finished: dict[int, Tally] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            super().__init__(path)
            self._begin(header)
        except OSError as error:
            raise OptionsError(f"{path} cannot be used: {error.strerror}") from None

    def _begin(self, header: dict[str, Any]) -> None:
        """Read the file, or start it with the parameters."""
        try:
            if self.file.tell() > 0:
                self.finished = self._read(header)
            else:
                self.append(header)
        except BaseException:
            self.file.close()
            raise

    def _read(self, header: dict[str, Any]) -> dict[int, Tally]:
        """The finished batches. An incomplete last line is removed."""
        whole = self.whole()
        lines = whole.decode("utf-8", "replace").splitlines()
        try:
            entries = [json.loads(line) for line in lines]
            found = entries[0] if entries else None
            differing = [key for key in header if not isinstance(found, dict) or found.get(key) != header[key]]
            finished = {int(entry["batch"]): Tally.from_json(entry["tally"]) for entry in entries[1:]}
        except (ValueError, KeyError, TypeError, AttributeError):
            raise OptionsError(f"{self.path} is not the file of a simulation; choose another one") from None
        if found is None or "format" in differing:
            raise OptionsError(f"{self.path} is not the file of a simulation; choose another one")
        if differing:
            raise OptionsError(f"{self.path} belongs to a simulation with other parameters: {', '.join(differing)}")
        self.cut_to(whole)
        return finished

    def add(self, batch: int, tally: Tally) -> None:
        """Append a finished batch."""
        self.append({"batch": batch, "tally": tally.as_json()})
