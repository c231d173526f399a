"""People at a table: asking for a seat, letting in, shutting out, hiding lines, leaving; on a phone and a laptop."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.player import Player

SIZES = {"phone": PHONE, "laptop": LAPTOP}
SHUT = r"WebSocket connection|Failed to load resource"


def shown_well(player: Player, name: str) -> None:
    """Nothing runs off sideways and axe-core finds nothing; the picture is kept."""
    player.page.evaluate("() => document.fonts.ready")
    player.assert_no_sideways_scroll()
    player.assert_accessible()
    player.picture(name)


def button(player: Player, name: str) -> None:
    """Press the button with this name by the keyboard, as who cannot use a pointer does."""
    found = player.page.get_by_role("button", name=name, exact=True).first
    found.focus()
    player.page.keyboard.press("Enter")


@pytest.mark.parametrize("size", SIZES)
def test_the_host_lets_one_in_and_shuts_another_out(visit: Visit, size: str) -> None:
    """Both ask; the host sees it and decides; who was let in sits down, who was shut out reads so."""
    host, guest, other = (visit("en", size=SIZES[size]) for _ in range(3))
    for player, name in ((host, "Ada"), (guest, "Béla"), (other, "Eve")):
        player.call_oneself(name)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = host.ask("/api/tables", {"seats": seats, "house": {"entry": "approval"}})["id"]
    for player in (host, guest, other):
        player.open(f"/table/{table}")
    for player in (guest, other):
        button(player, "Ask for a seat")
        player.page.get_by_text("You have asked for a seat.").wait_for()
    host.page.get_by_text("2 people ask for a seat.").wait_for()
    shown_well(host, f"people-asking-{size}")
    shown_well(guest, f"people-asked-{size}")
    button(host, "Let in: Béla")
    button(host, "Block: Eve")
    other.forgiven.append(SHUT)
    other.page.get_by_role("heading", name="This table is closed to you").wait_for()
    shown_well(other, f"people-shut-out-{size}")
    guest.page.get_by_text("The host has let you in").wait_for()
    guest.page.locator('li[data-seat="yellow"] button.primary').click()
    host.page.locator('li[data-seat="yellow"].open').wait_for(state="detached")
    host.page.locator("main button.primary.big").click()
    host.page.locator("#prompt").wait_for()
    host.page.get_by_role("button", name="Menu").click()
    button(host, "People at the table")
    host.page.locator('[data-person="Béla"]').wait_for()
    shown_well(host, f"people-dialog-{size}")
    button(host, "Mute for all: Béla")
    host.page.get_by_text(re.compile("may not write")).wait_for()
    guest.page.locator("#prompt").wait_for()
    guest.open_side("chat")
    guest.page.get_by_text("The host has muted you").wait_for()
    shown_well(guest, f"people-muted-{size}")


@pytest.mark.parametrize("size", SIZES)
def test_lines_are_hidden_and_a_table_is_left_for_good(visit: Visit, size: str) -> None:
    """What somebody writes is hidden for oneself and shown again; then both leave the game, and it is removed."""
    host, guest = visit("en", size=SIZES[size]), visit("en", size=SIZES[size])
    for player, name in ((host, "Ada"), (guest, "Béla")):
        player.call_oneself(name)
    table = host.new_table("me", "open")
    for player in (host, guest):
        player.open(f"/table/{table}")
    guest.page.locator('li[data-seat="yellow"] button.primary').click()
    host.page.locator('li[data-seat="yellow"].open').wait_for(state="detached")
    host.page.locator("main button.primary.big").click()
    for player in (host, guest):
        player.page.locator("#prompt").wait_for()
        player.open_side("chat")
    guest.page.locator("#chat-text").fill("I shall win")
    guest.page.keyboard.press("Enter")
    line = host.page.locator("[role=log]", has_text="I shall win")
    line.wait_for()
    shown_well(host, f"chat-{size}")
    button(host, "Hide what Béla writes")
    line.wait_for(state="detached")
    shown_well(host, f"chat-hidden-{size}")
    button(host, "Show their messages: Béla")
    line.wait_for()
    guest.forgiven.append(SHUT)
    for player, words in ((guest, "The table is off your list."), (host, "The table is removed.")):
        player.open("/tables")
        player.page.locator(".leave").first.click()
        shown_well(player, f"leave-{size}")
        player.page.locator("dialog[open] button.primary").click()
        player.page.get_by_text(words).first.wait_for()
        player.page.locator(".leave").wait_for(state="detached")
    guest.open(f"/table/{table}")
    guest.page.get_by_role("heading", name="This table was removed").wait_for()
    shown_well(guest, f"gone-{size}")
