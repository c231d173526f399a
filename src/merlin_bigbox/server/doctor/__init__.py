"""Examines the data of a server and restores what is damaged: `merlin doctor`."""

from merlin_bigbox.server.doctor.findings import Finding, Report
from merlin_bigbox.server.doctor.visit import look_at, mend

__all__ = ["Finding", "Report", "look_at", "mend"]
