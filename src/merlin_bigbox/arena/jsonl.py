"""An append-only file of JSON lines, flushed line by line: valid whenever the program is stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.portable import lock


class Lines:
    """The file, open for appending. It is locked until it is closed."""

    def __init__(self, path: Path, what: str) -> None:
        """Open it, or make it; `what` writes it is said if another process has it open."""
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.file = path.open("a", encoding="utf-8")
        except OSError as error:
            raise OptionsError(f"{path} cannot be used: {error.strerror}") from None
        if not lock(self.file.fileno()):
            self.file.close()
            raise OptionsError(f"{path} is being written by another {what}; wait for it, or end it")

    def cut_to(self, end: int) -> None:
        """Truncate the file after the complete lines."""
        if end < self.path.stat().st_size:
            with self.path.open("r+b") as file:
                file.truncate(end)

    def append(self, entry: dict[str, Any]) -> None:
        """Append a line."""
        self.file.write(json.dumps(entry, separators=(",", ":")) + "\n")
        self.file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()


def entries(path: Path) -> Iterator[tuple[Any, int]]:
    """The lines of a file one by one, and where each of them ends. A last one that was cut off is left out."""
    end = 0
    with path.open("rb") as file:
        for line in file:
            if not line.endswith(b"\n"):
                return
            end += len(line)
            yield json.loads(line), end


def differing(found: object, wanted: dict[str, Any]) -> list[str]:
    """The keys in which the first line of a file is not as wanted, those that it has beyond included."""
    if not isinstance(found, dict):
        return list(wanted)
    return [key for key in {**wanted, **found} if key not in found or key not in wanted or found[key] != wanted[key]]
