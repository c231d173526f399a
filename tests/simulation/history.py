"""What people asked for and what they were answered, for the checks at the end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal


@dataclass(eq=False)
class Request:
    """One request. As long as it is not answered, it may have been carried out or not."""

    user: str
    table: str
    kind: str
    fields: dict[str, Any]
    sent: float
    answered: float | None = None
    outcome: Literal["done", "refused", "unknown"] = "unknown"
    reason: str = ""
    at: int = 0

    def __str__(self) -> str:
        told = f"{self.outcome} {self.reason}".strip()
        ended = "never" if self.answered is None else f"{self.answered:.3f}"
        return f"{self.kind} {self.fields} by {self.user[:6]} at {self.table} ({self.sent:.3f} – {ended}: {told})"


@dataclass
class History:
    """All requests, in the order in which they were sent."""

    requests: list[Request] = field(default_factory=list)

    def add(self, request: Request) -> Request:
        """One more."""
        self.requests.append(request)
        return request

    def of(self, kind: str) -> list[Request]:
        """The requests of a kind."""
        return [request for request in self.requests if request.kind == kind]
