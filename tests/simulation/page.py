"""A page at a table: puts together what it is told, step by step, as the real page does."""

from __future__ import annotations

from typing import Any

import msgspec

Json = dict[str, Any]


class Told(msgspec.Struct):
    """Any message to a page; what a kind of message does not have is left empty."""

    type: str
    id: int = 0
    at: int = 0
    before: int = 0
    viewer: str | None = None
    changes: dict[str, msgspec.Raw] = {}
    prompt: Json | None = None
    can_undo: bool = False
    info: Json = {}
    log: list[Json] = []
    lines: list[Any] = []
    chat: list[Json] = []
    line: Json = {}
    note: str = ""
    undone: bool = False
    kept: int = 0
    reason: str = ""
    detail: str = ""


decoder = msgspec.json.Decoder(Told)


class Page:
    """What a page knows."""

    def __init__(self) -> None:
        self.at = 0
        self.known = False
        self.viewer: str | None = None
        self.view: dict[str, bytes] = {}
        self.prompt: Json | None = None
        self.can_undo = False
        self.info: Json = {}
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.note = ""
        self.problem = ""
        """What did not fit to what was told before."""

    def take(self, told: Told) -> None:
        """Put a message to the others."""
        if told.type == "table":
            self.known = True
            self.viewer = told.viewer
            self.view = {}
            self.log = told.log
            self.chat = told.chat
            self.note = told.note
        elif told.type == "step":
            if self.known and told.before != self.at:
                self.problem = f"a step from {told.before} to {told.at}, but the page is at {self.at}"
            if told.undone:
                self.log = [line for line in self.log if line["at"] <= told.kept]
            self.log = self.log + told.lines
        elif told.type == "chat":
            self.chat = [*self.chat, told.line]
        if told.type in ("table", "step"):
            self.at = told.at
            self.prompt = told.prompt
            self.can_undo = told.can_undo
            self.view.update((path, bytes(value)) for path, value in told.changes.items())
        if told.type in ("table", "info"):
            self.info = told.info

    @property
    def status(self) -> str:
        """Whether the table waits, plays or is over."""
        return str(self.info.get("status", ""))

    @property
    def own(self) -> list[Json]:
        """One's own seats."""
        return [seat for seat in self.info.get("seats", []) if seat["yours"]]

    def summary(self) -> Json:
        """What has to be the same, however the page came to know it."""
        seats = [
            {key: value for key, value in seat.items() if key not in ("online", "seconds")}
            for seat in self.info.get("seats", [])
        ]
        return {
            "at": self.at,
            "viewer": self.viewer,
            "view": self.view,
            "prompt": self.prompt,
            "undo": self.can_undo,
            "log": self.log,
            "chat": self.chat,
            "status": self.status,
            "seats": seats,
            "host": self.info.get("host"),
            "rematch": self.info.get("rematch"),
        }
