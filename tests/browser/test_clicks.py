"""How often one has to click in a base game: a destination is die and move, and nothing forced is clicked."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser import clicks

pytestmark = pytest.mark.slow

MOST_CLICKS = 70
"""TABLE: a base game by mouse."""


def test_a_base_game_takes_few_clicks(chromium: Browser, tmp_path: Path) -> None:
    """A known deal, every click counted; the turn ends by itself when nothing else is left."""
    with clicks.dealt(1, tmp_path) as server:
        counting = clicks.count(chromium, server)
    assert counting.clicks.total() <= MOST_CLICKS, str(counting.clicks)
    assert 12 < counting.turns <= 24
