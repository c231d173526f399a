"""A request that changes nothing, and why."""

from __future__ import annotations

from merlin_bigbox.server.protocol.http import Problem, Reason
from merlin_bigbox.server.protocol.live import Refused


class RefusalError(Exception):
    """Why a request was refused; the table is untouched."""

    def __init__(self, reason: Reason, detail: str = "", rule: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason: Reason = reason
        self.detail = detail
        self.rule = rule

    def refused(self, request: int) -> Refused:
        """The answer over a socket."""
        return Refused(request, self.reason, self.detail, self.rule)

    def problem(self) -> Problem:
        """The answer over HTTP."""
        return Problem(self.reason, self.detail)
