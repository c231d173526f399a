"""What all tests share: how hypothesis searches, and a line that says which engine runs."""

import importlib.util
import os

from hypothesis import settings

# No deadline: a busy machine must not fail a right answer. Derandomised where nobody can replay a lucky find.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_report_header() -> str:
    found = importlib.util.find_spec("merlin_bigbox.engine.core.state")
    compiled = found is not None and str(found.origin).endswith(".so")
    return f"merlin engine: {'compiled' if compiled else 'interpreted'}"
