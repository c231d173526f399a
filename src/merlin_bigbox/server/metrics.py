"""What is counted and measured, in the format of Prometheus. Labels are words of the program: no person, no table."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, disable_created_metrics

disable_created_metrics()  # type: ignore[no-untyped-call]  # the time of each first count says nothing
REGISTRY: Final = CollectorRegistry()
"""Counts of this process since its start. Those of one server are read when somebody asks."""

_FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

requests: Final = Counter("merlin_requests", "Requests answered.", ("route", "method", "status"), registry=REGISTRY)
refusals: Final = Counter("merlin_refusals", "Requests and messages refused.", ("reason",), registry=REGISTRY)
moves: Final = Counter("merlin_moves", "Moves played and stored.", ("by",), registry=REGISTRY)
commit_seconds: Final = Histogram(
    "merlin_commit_seconds", "From asking for a write until it is on disk.", buckets=_FAST, registry=REGISTRY
)
store_errors: Final = Counter("merlin_store_errors", "Writes that failed.", ("problem",), registry=REGISTRY)
lease_changes: Final = Counter(
    "merlin_lease_changes", "Tables claimed, released, handed over, and lost, by how.", ("change",), registry=REGISTRY
)
late_writes: Final = Counter(
    "merlin_late_writes", "Writes that were refused as another process owns the table by now.", registry=REGISTRY
)
thinking_wait: Final = Histogram(
    "merlin_thinking_wait_seconds",
    "How long a question waited for a worker.",
    ("urgency",),
    buckets=_SLOW,
    registry=REGISTRY,
)
thinking_seconds: Final = Histogram(
    "merlin_thinking_seconds", "How long a worker thought.", ("urgency",), buckets=_SLOW, registry=REGISTRY
)
quick_choices: Final = Counter("merlin_quick_choices", "Moves of bots that no worker answered for.", registry=REGISTRY)
loop_lag: Final = Histogram(
    "merlin_loop_lag_seconds", "By how much the event loop was late.", buckets=_FAST, registry=REGISTRY
)

heavy_seconds: Final = Histogram(
    "merlin_heavy_seconds",
    "How long replays, proofs and branches took, waiting included.",
    buckets=_SLOW,
    registry=REGISTRY,
)
heavy_failures: Final = Counter(
    "merlin_heavy_failures", "Processes for such work that were replaced.", ("cause",), registry=REGISTRY
)

forwarded: Final = Counter(
    "merlin_forwarded",
    "Requests, sockets and news passed on to other processes: passed, refused there, lost later, or unreachable.",
    ("kind", "result"),
    registry=REGISTRY,
)
relayed: Final = Gauge("merlin_sockets_relayed", "Open sockets whose table another process has.", registry=REGISTRY)
hop_seconds: Final = Histogram(
    "merlin_hop_seconds",
    "From passing something on until the other process answers.",
    ("kind",),
    buckets=_FAST,
    registry=REGISTRY,
)
hops_refused: Final = Counter(
    "merlin_hops_refused", "What came to the peers' listener unsigned, late or twice.", registry=REGISTRY
)

ProcessCollector(registry=REGISTRY)  # memory, open files and processor time, where the system tells them
