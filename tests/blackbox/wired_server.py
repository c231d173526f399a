"""The real server, which its peers reach by a wire: the address of that is in the environment."""

from __future__ import annotations

import os
import sys
from unittest import mock

from merlin_bigbox.cli import main, shared_server

ADDRESS = "MERLIN_BLACKBOX_PEERS"


def run() -> int:
    """Serve as the command line says."""
    with mock.patch.object(shared_server, "address_of", return_value=os.environ[ADDRESS]):
        return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(run())
