"""Several people at one screen: nobody's cards are sent before the page says who sits in front of it."""

from __future__ import annotations

from typing import Any

import msgspec

from merlin_bigbox.game.view import view
from tests.server.client import ME, RANDOM, House, Line


def hands(line: Line) -> dict[str, list[Any]]:
    """The hands as the line sees them."""
    return {player["seat"]: player["hand"] for player in line.view["players"]}


def test_a_shared_screen_begins_with_what_everybody_sees(shared: House) -> None:
    """With two seats of one's own, the first view is nobody's, and there are no options."""
    ann = shared.browser("Ann")
    plans = ({**ME, "name": "Ann"}, {**ME, "name": "Bob"}, RANDOM)
    line = ann.line(ann.create(*plans)["id"])
    assert line.whole["viewer"] is None
    assert [seat["name"] for seat in line.info["seats"][:2]] == ["Ann", "Bob"]
    assert all(card is None for hand in hands(line).values() for card in hand)
    line.send({"type": "look", "seat": "yellow"})
    assert line.until("table")["viewer"] == "yellow"
    shown = hands(line)
    assert all(card is not None for card in shown["yellow"])
    assert all(card is None for card in shown["red"])
    line.send({"type": "look", "seat": None})
    assert line.until("table")["viewer"] is None
    assert all(card is None for hand in hands(line).values() for card in hand)


def test_two_people_play_a_whole_game_on_one_screen(shared: House) -> None:
    """After each hand-over the page is sent exactly what the one who looks may see."""
    ann = shared.browser("Ann")
    line = ann.line(ann.create(ME, ME)["id"])
    looking = ""
    while line.prompt is not None:
        if looking != line.prompt["seat"]:
            looking = line.prompt["seat"]
            line.send({"type": "look", "seat": looking})
            line.until("table")
            game = shared.server.tables._tables[line.table].game
            seen = view(game, ("red", "yellow").index(looking))
            assert line.view == msgspec.json.decode(msgspec.json.encode(seen))
        answer = line.act()
        assert answer["type"] == "done", answer
    assert line.info["status"] == "over"


def test_looking_lasts_while_others_move(shared: House) -> None:
    """Steps of a bot arrive for the seat that looks, with its own cards and nobody else's."""
    ann = shared.browser("Ann")
    line = ann.line(ann.create(ME, RANDOM, ME)["id"])
    line.send({"type": "look", "seat": "blue"})
    line.until("table")
    seats: set[str] = set()
    while "yellow" not in seats:
        prompt = line.prompt
        assert prompt is not None
        if prompt["seat"] != "yellow":
            line.send({"type": "look", "seat": prompt["seat"]})
            line.until("table")
            assert line.act()["type"] == "done"
            line.send({"type": "look", "seat": "blue"})
            line.until("table")
        else:
            seats.add(line.until("step")["seat"])
    assert line.view["viewer"] == "blue"
    assert all(card is not None for card in hands(line)["blue"])
