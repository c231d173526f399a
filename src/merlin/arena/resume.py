"""The file a simulation can be resumed from: a line of its parameters, then a line for each finished batch."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from merlin.arena.statistics import Tally
from merlin.engine.core.errors import OptionsError

FORMAT: Final = "merlin simulation 1"


class ResumeFile:
    """Lines are only ever appended, each at once: whenever the program is stopped, the file tells the truth."""

    def __init__(self, path: Path, parameters: dict[str, Any]) -> None:
        self.path = path
        header = {"format": FORMAT, **parameters}
        self.finished: dict[int, Tally] = {}
        try:
            if path.exists() and path.stat().st_size > 0:
                self.finished = self._read(header)
            self.file = path.open("a", encoding="utf-8")
            if self.file.tell() == 0:
                self._append(header)
        except OSError as error:
            raise OptionsError(f"{path} cannot be used: {error.strerror}") from None

    def _read(self, header: dict[str, Any]) -> dict[int, Tally]:
        """The batches that are finished. A last line that was cut off while it was written is taken away."""
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
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
        if len(whole) < len(text):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        return finished

    def add(self, batch: int, tally: Tally) -> None:
        """Note a finished batch."""
        self._append({"batch": batch, "tally": tally.as_json()})

    def _append(self, entry: dict[str, Any]) -> None:
        self.file.write(json.dumps(entry, separators=(",", ":")) + "\n")
        self.file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()
