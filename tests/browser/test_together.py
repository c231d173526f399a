"""Several browsers at one table, and several people at one browser."""

from __future__ import annotations

import random
import re

from tests.browser.conftest import Visit
from tests.browser.player import LOOK, Look, Player
from tools.serving import Server

STEPS = 12
"""So many clicks a move may take, on average."""
LOST = r"WebSocket connection|ERR_CONNECTION_REFUSED|Failed to load resource"


def wait_for_moment(player: Player, at: int) -> None:
    """Wait until a browser shows the table at this moment, or at a later one."""
    player.page.wait_for_function(f"(at) => ({LOOK})().at >= at", arg=at)


def whoever_is_asked(players: list[Player]) -> tuple[Player, Look]:
    """The one at whose browser options stand: the server asks one seat at a time, so the first that shows some."""
    for _ in range(400):
        for player in players:
            seen = player.look()
            if seen.asks:
                return player, seen
        # A browser that was just sent something shows it within a few frames.
        players[0].page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 25)))")
    raise AssertionError("nobody is asked anything")


def play_together(players: list[Player], moves: int, luck: random.Random) -> int:
    """So many moves by whoever is asked; gives the moment that was reached.

    A move takes several steps where more can be chosen than the prompt shows: what counts is how far the table is.
    """
    told: list[tuple[int, int, bool]] = []
    _, seen = whoever_is_asked(players)
    moments = {seen.at}
    for _ in range(STEPS * moves):
        player, seen = whoever_is_asked(players)
        moments.add(seen.at)
        if seen.over or len(moments) > moves:
            return seen.at
        answered = player.move(seen, luck)
        told.append((seen.at, seen.depth, answered))
        if answered:
            player.page.wait_for_function(f"(at) => ({LOOK})().at !== at || ({LOOK})().over", arg=seen.at)
            moments.add(player.look().at)
            if len(moments) > moves:
                return max(moments)
    raise AssertionError(f"the table does not go on: {told}")


def seated(visit: Visit, at: Server | None = None) -> tuple[Player, Player, Player, str]:
    """Two people who play and one who watches, each with a browser, at a table that has begun."""
    host, guest, watcher = visit("en", at=at), visit("de", at=at), visit("pt", at=at)
    for person, name in ((host, "Ada"), (guest, "Béla"), (watcher, "Cleo")):
        person.call_oneself(name)
    table = host.new_table("me", "open")
    for person in (host, guest, watcher):
        person.open(f"/table/{table}")
    guest.page.locator('li[data-seat="yellow"] button.primary').click()
    host.page.locator('li[data-seat="yellow"].open').wait_for(state="detached")
    host.page.locator("main button.primary.big").click()
    for person in (host, guest, watcher):
        person.page.locator("#prompt").wait_for()
    return host, guest, watcher, table


def test_two_browsers_and_a_spectator_with_reload_in_mid_turn(visit: Visit) -> None:
    """Everybody sees the same table in their own language; a reload in the middle of a turn loses nothing."""
    host, guest, watcher, _ = seated(visit)
    luck = random.Random(5)
    play_together([host, guest], 12, luck)
    player, before = whoever_is_asked([host, guest])
    while before.depth:  # steps of a choice that is not made yet are the browser's own, and gone with a reload
        play_together([host, guest], 1, luck)
        player, before = whoever_is_asked([host, guest])
    player.page.reload()
    player.page.locator("#prompt").wait_for()
    after = player.wait_to_be_asked()
    if after.dialog:  # "since your last turn"
        player.page.locator("dialog[open] button.primary").last.click()
        after = player.wait_to_be_asked()
    assert after.at == before.at
    assert (after.options, after.steps, after.glowing) == (before.options, before.steps, before.glowing)
    at = play_together([host, guest], 12, luck)
    for person in (host, guest, watcher):
        wait_for_moment(person, at)
    assert watcher.look().options == ()
    assert watcher.look().glowing == ()
    assert [person.page.locator("html").get_attribute("lang") for person in (host, guest, watcher)] == [
        "en",
        "de",
        "pt-BR",
    ]


def test_the_table_goes_on_after_the_server_was_killed_in_mid_turn(visit: Visit, own_server: Server) -> None:
    """Nothing that was answered is lost, and the browsers come back by themselves."""
    host, guest, watcher, _ = seated(visit, own_server)
    for person in (host, guest, watcher):
        person.forgiven.append(LOST)
    luck = random.Random(6)
    play_together([host, guest], 10, luck)
    _, before = whoever_is_asked([host, guest])
    own_server.stop(kill=True)
    own_server.start()
    player, after = whoever_is_asked([host, guest])
    assert after.at >= before.at
    at = play_together([host, guest], 10, luck)
    assert at > before.at
    for person in (host, guest, watcher):
        wait_for_moment(person, at)
    assert player in {host, guest}


def test_a_shared_screen_is_handed_over(visit: Visit) -> None:
    """Two people at one browser: between them everything is hidden until the next one has the device."""
    player = visit("en")
    player.open(f"/table/{player.new_table('me', 'me')}")
    luck = random.Random(7)
    handed: set[str] = set()
    for _ in range(120):
        seen = player.wait_to_be_asked()
        if player.page.locator("#hand-over").count():
            name = player.page.locator("#hand-over").inner_text()
            handed.add(name)
            # Nothing of the table is there to be seen, not even behind the screen.
            assert player.page.locator("[data-el]").count() == 0
            if len(handed) == 1:
                player.picture("hand-over")
                player.assert_accessible()
            player.page.locator("dialog[open] button.primary").click()
            player.page.locator("#hand-over").wait_for(state="detached")
            player.page.locator("#prompt").wait_for()
        elif len(handed) >= 2:
            break
        elif player.move(seen, luck):  # a step of a choice asks the same person on
            player.page.wait_for_function(
                f"(at) => document.querySelector('#hand-over') || ({LOOK})().at !== at", arg=seen.at
            )
    assert len(handed) >= 2


def test_an_unknown_table_says_so(visit: Visit) -> None:
    """A link that was copied wrongly gets words and a way home, not an empty page."""
    player = visit("de")
    player.forgiven.append(r"Failed to load resource|WebSocket connection")
    player.open("/table/aaaaaaaaaa")
    player.page.locator('main a[href="/"]').wait_for()
    assert re.search(r"\w", player.page.locator("h1").inner_text())
