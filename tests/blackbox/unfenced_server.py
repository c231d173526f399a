"""The control of several processes: a server whose writes pass whoever owns the table by now. It has to be caught."""

from __future__ import annotations

import sys
from unittest import mock

from merlin_bigbox.server.store import leases
from tests.blackbox.wired_server import run

if __name__ == "__main__":
    with mock.patch.object(leases, "guard", return_value=None):
        sys.exit(run())
