"""`merlin play --bot mybot.py:MyBot` as its author sees it: at the table by its name, explained by itself."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import PATIENCE
from tools.serving import Server

expect.set_options(timeout=PATIENCE)

BOT = '''
class Hopeful:
    """Takes what comes first."""

    def __init__(self, random):
        pass

    def choose(self, request):
        return request.options[0]

    def explain(self, request):
        if request.zone("apples", request.seat)[0] < 0:
            return []
        return "It stood first in my list."
'''


def test_ones_own_bot_sits_at_the_table_and_explains_itself(visit: Visit, tmp_path: Path) -> None:
    """The page that opens has it in its seat; the log tells its moves in its own words."""
    file = tmp_path / "mine.py"
    file.write_text(BOT, encoding="utf-8")
    server = Server(tmp_path / "data", command=("play", "--no-browser", "--bot", f"{file}:Hopeful"))
    server.start()
    try:
        player = visit("en", at=server)
        page = player.page
        player.open("/new?players=2&bots=Hopeful")
        button = page.get_by_role("button", name="Bot for Yellow")
        expect(button).to_contain_text("Hopeful")
        expect(button).to_contain_text("Takes what comes first.")
        player.assert_accessible()
        page.get_by_role("button", name="Start the game").click()
        player.wait_to_be_asked()
        expect(player.plate("yellow")).to_contain_text("Hopeful")
        player.play(1, 12)
        player.wait_to_be_asked()
        player.open_side("log")
        page.get_by_label("Explain moves").check()
        expect(page.get_by_text("It stood first in my list.").first).to_be_visible()
        player.picture("own-bot")
    finally:
        server.stop()
