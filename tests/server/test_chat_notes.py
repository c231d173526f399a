"""Talk at a table and private notes."""

from __future__ import annotations

from tests.server.client import ME, OPEN, RANDOM, House


def test_everybody_hears_what_is_said(shared: House) -> None:
    """Words and phrases, by players with their seat and by watchers without; who comes later reads them."""
    ann, eve = shared.browser("Ann"), shared.browser("Eve")
    table = ann.create(ME, RANDOM)["id"]
    line, watcher = ann.line(table), eve.line(table)
    line.ask_and_see("say", text="  Hello\n\u202e there  ")
    heard = watcher.until("chat")["line"]
    assert (heard["seat"], heard["name"], heard["text"], heard["phrase"]) == ("red", "Ann", "Hello there", None)
    watcher.ask_and_see("say", phrase="good-luck")
    answer = line.until("chat", lambda m: m["line"]["phrase"] is not None)["line"]
    assert (answer["seat"], answer["name"], answer["text"], answer["phrase"]) == (None, "Eve", "", "good-luck")
    later = shared.browser().line(table)
    assert [entry["n"] for entry in later.whole["chat"]] == [1, 2]


def test_notes_are_ones_own(shared: House) -> None:
    """They come back in another socket, without what no store keeps, and nobody else gets them."""
    ann, bob = shared.browser("Ann"), shared.browser("Bob")
    table = ann.create(ME, OPEN)["id"]
    ann.line(table).ask_and_see("note", text="Bob\0 collects flags ☂")
    assert ann.line(table).whole["note"] == "Bob collects flags ☂"
    other = bob.line(table)
    other.ask_and_see("sit", seat="yellow")
    assert other.whole["note"] == ""
    assert all("collects" not in text for text in other.said)
