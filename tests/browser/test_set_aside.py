"""A table that is damaged on the disk: its page says what happened and what can be done, in every language and size."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.server.client import ME, RANDOM
from tests.server.client import Browser as Client
from tools.serving import serving

WORDS = {
    "en": ("This table is damaged", "no other table is touched"),
    "de": ("Dieser Tisch ist beschädigt", "kein anderer Tisch ist davon berührt"),
    "pt": ("Esta mesa está danificada", "nenhuma outra mesa foi tocada"),
}


@pytest.mark.parametrize(("lang", "size"), [("en", LAPTOP), ("de", PHONE), ("pt", PHONE)])
def test_a_damaged_table_has_a_page_of_its_own(visit: Visit, tmp_path: Path, lang: str, size: tuple[int, int]) -> None:
    with serving(tmp_path) as running:
        client = Client(running.url, "Ann")
        table = client.create(ME, RANDOM)["id"]
        client.close()
    with closing(sqlite3.connect(tmp_path / "merlin.db", isolation_level=None)) as db:
        db.execute("UPDATE tables SET seed = zeroblob(32)")
    with serving(tmp_path) as running:
        player = visit(lang, size=size, at=running)
        player.open(f"/table/{table}")
        heading, rest = WORDS[lang]
        player.page.get_by_role("heading", name=heading).wait_for()
        player.page.get_by_text(rest).wait_for()
        player.page.get_by_text("merlin doctor --repair").wait_for()
        player.assert_no_sideways_scroll()
        player.assert_accessible()
        player.picture(f"damaged-{lang}")
