"""The metrics of a server as the text that Prometheus reads: what was counted, and how it is now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from merlin_bigbox.server.health import Report
from merlin_bigbox.server.metrics import REGISTRY

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class _Now(Collector):
    """What a server reports just now."""

    def __init__(self, report: Report) -> None:
        self._report = report

    def collect(self) -> Iterator[Metric]:
        report, thinking = self._report, self._report.thinking
        waiting = {str(urgency): number for urgency, number in thinking.waiting.items()}
        yield GaugeMetricFamily("merlin_ok", "Whether the server can keep and answer.", value=float(report.ok))
        yield _labelled("merlin_problems", "What keeps it from that.", "problem", dict.fromkeys(report.problems, 1))
        yield _labelled("merlin_warnings", "What is not as it should be.", "warning", dict.fromkeys(report.warnings, 1))
        yield GaugeMetricFamily("merlin_sockets", "Open sockets.", value=report.sockets)
        yield GaugeMetricFamily("merlin_tables_loaded", "Tables in memory.", value=report.loaded)
        yield GaugeMetricFamily("merlin_tables_set_aside", "Tables set aside as damaged.", value=report.set_aside)
        if report.tables is not None:
            kept = {"waiting": report.tables.waiting, "playing": report.tables.playing, "over": report.tables.over}
            yield _labelled("merlin_tables", "Tables kept.", "status", kept)
        if report.lease is not None:
            seconds, members = report.lease.seconds, report.lease.members
            yield GaugeMetricFamily("merlin_lease_seconds", "Until the own lease runs out.", value=seconds)
            yield GaugeMetricFamily("merlin_members", "Processes alive at the same database.", value=members)
        yield GaugeMetricFamily("merlin_workers", "Workers that there should be.", value=thinking.workers)
        yield GaugeMetricFamily("merlin_workers_ready", "Workers that answer.", value=thinking.ready)
        yield GaugeMetricFamily("merlin_workers_busy", "Workers that think.", value=thinking.busy)
        yield _labelled("merlin_thinking_waiting", "Questions in the queue.", "urgency", waiting)
        restarts = CounterMetricFamily("merlin_worker_restarts", "Workers replaced.", labels=("cause",))
        for cause, times in thinking.restarts.items():
            restarts.add_metric((cause,), times)
        yield restarts


def _labelled(name: str, help_text: str, label: str, values: dict[str, int]) -> Metric:
    family = GaugeMetricFamily(name, help_text, labels=(label,))
    for value, number in values.items():
        family.add_metric((value,), number)
    return family


def exposition(report: Report) -> bytes:
    """Everything, as text for Prometheus."""
    now = CollectorRegistry()
    now.register(_Now(report))
    return generate_latest(now) + generate_latest(REGISTRY)
