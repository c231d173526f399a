"""Refused requests."""

from __future__ import annotations

from merlin_bigbox.server import metrics
from merlin_bigbox.server.protocol.http import Problem, Reason
from merlin_bigbox.server.protocol.live import Refused


class RefusalError(Exception):
    """A refused request, with the reason; nothing was changed."""

    def __init__(self, reason: Reason, detail: str = "", rule: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason: Reason = reason
        self.detail = detail
        self.rule = rule

    def refused(self, request: int) -> Refused:
        """The refusal as a websocket message."""
        metrics.refusals.labels(self.reason).inc()
        return Refused(request, self.reason, self.detail, self.rule)

    def problem(self) -> Problem:
        """The refusal as an HTTP response."""
        return Problem(self.reason, self.detail)
