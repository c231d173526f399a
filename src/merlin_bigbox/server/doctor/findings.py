"""What an examination found, and what was done about it."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal[
    "structure",  # the file of the database
    "log",  # beside the database, left by a killed server
    "rows",  # users or tables are lost or too many
    "row",  # a row that belongs to no table
    "foreign",  # a row that points to nothing
    "user",
    "table",  # cannot be loaded
    "resume",  # is loaded, but cannot be played on
    "version",  # needs another version of the program
    "times",
    "snapshot",
    "history",  # records before the snapshot
    "position",  # the snapshot is not what the records lead to
    "chat",
    "notes",
    "guests",
    "secret-lost",
    "secret-other",
    "permissions",
    "space",
]
Done = Literal[
    "",
    "rebuilt",  # the file, with every row that could be read
    "indexed",  # indexes made anew
    "counted",  # what is there now is what counts
    "aside",  # moved to the table set_aside
    "restored",  # every value was found to be right, or put right
    "cut",  # the game goes on from its last good record
    "filled",  # lost records are marked as such
    "replayed",  # a snapshot made anew from the records
    "closed",  # nobody else may read it now
]


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is not as it should be: where, what exactly, and what was done (nothing, without --repair)."""

    kind: Kind
    place: str = ""
    detail: str = ""
    done: Done = ""
    number: int = 0
    """How many rows or records the deed was about."""


class Report(msgspec.Struct):
    """The outcome of an examination."""

    folder: str
    running: bool = False
    """Whether a server uses the folder."""
    users: int = 0
    tables: int = 0
    records: int = 0
    findings: list[Finding] = msgspec.field(default_factory=list)
    backup: str = ""
    """Where everything was copied before it was repaired."""

    @property
    def left(self) -> list[Finding]:
        """What is still wrong."""
        return [finding for finding in self.findings if not finding.done]

    def add(self, kind: Kind, place: str = "", detail: object = "") -> None:
        """Note something."""
        self.findings.append(Finding(kind, place, str(detail)))

    def did(self, kind: Kind, done: Done, place: str = "", detail: object = "", number: int = 0) -> None:
        """Note something that was put right."""
        self.findings.append(Finding(kind, place, str(detail), done, number))
