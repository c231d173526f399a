"""An append-only file of JSON lines, flushed line by line: valid whenever the program is stopped."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any, Self


class Lines:
    """The file, open for appending."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = path.open("a", encoding="utf-8")

    def whole(self) -> bytes:
        """Its complete lines, without an incomplete last one."""
        content = self.path.read_bytes()
        return content[: content.rfind(b"\n") + 1]

    def cut_to(self, whole: bytes) -> None:
        """Truncate the file after the complete lines."""
        if len(whole) < self.path.stat().st_size:
            with self.path.open("r+b") as file:
                file.truncate(len(whole))

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
