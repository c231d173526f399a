"""Nothing hidden leaves the server: everything that seats and spectators are sent in a whole game with all modules."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.record import Record, read
from merlin_bigbox.game.record import replay as replay_record
from merlin_bigbox.game.view import view
from tests.server.client import ME, OPEN, RANDOM, House, Line, Message, merge

SECRETS = re.compile(r'"(?:card:\d+|decree:[a-z0-9_-]+)"')


class Kept(NamedTuple):
    """What was sent while a game ran: over each line, and over HTTP by who asked and when."""

    lines: dict[int | None, Line]
    records: list[tuple[int | None, str]]
    replays: list[tuple[int | None, Message]]
    whole: Record


@pytest.fixture(scope="module")
def kept(shared: House) -> Kept:
    """A game of two people and two bots with every module, watched by somebody; everything is written down."""
    people = [shared.browser("Ann"), shared.browser("Bob"), shared.browser("Eve")]
    table = people[0].create(ME, OPEN, RANDOM, RANDOM, modules=list(module_names()))["id"]
    lines: dict[int | None, Line] = {None: people[2].line(table), 0: people[0].line(table), 1: people[1].line(table)}
    lines[1].ask_and_see("sit", seat="yellow")
    lines[0].ask_and_see("start")
    records: list[tuple[int | None, str]] = []
    replays: list[tuple[int | None, Message]] = []
    chooser = random.Random(5)
    moves = 0
    latest = lines[0]
    while latest.info["status"] != "over":
        if latest.prompt is None or latest.prompt["seat"] not in SEAT_NAMES[:2]:
            latest.receive()
            continue
        line = lines[SEAT_NAMES.index(latest.prompt["seat"])]
        while line.at < latest.at:
            line.receive()
        latest = line
        assert line.act(chooser.randrange(1000))["type"] == "done"
        moves += 1
        if moves % 60 == 0:
            for who, person in zip((0, 1, None), people, strict=True):
                records.append((who, person.http.get(f"/api/tables/{table}/record").text))
                asked = f"&viewer={SEAT_NAMES[who]}" if who is not None else ""
                replays.append((who, person.http.get(f"/api/replay/{table}?lang=en{asked}").json()))
    for line in lines.values():
        while line.info["status"] != "over":
            line.receive()
    return Kept(lines, records, replays, read(people[2].http.get(f"/api/tables/{table}/record").text))


def moments(whole: Record) -> Iterator[Game]:
    """The true game after each record."""
    true = replay_record(whole)
    game = Game(whole.options, whole.edition)
    for entry in true.entries:
        game.replay([entry])
        yield game


def plain(value: Any) -> Any:
    """A value as JSON tells it."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.slow
@pytest.mark.compiled_only
def test_every_view_is_what_the_seat_may_see(kept: Kept) -> None:
    """The view put together from the messages equals the view that is built up for that seat, at every step."""
    seen: dict[int | None, dict[int, Message]] = {}
    for seat, line in kept.lines.items():
        built: Message = {}
        for text in line.said:
            message = json.loads(text)
            if message["type"] in ("table", "step") and message["changes"]:
                if message["type"] == "table":
                    built = {}
                merge(built, message["changes"])
                seen.setdefault(seat, {})[message["at"]] = json.loads(json.dumps(built))
    assert all(len(seen[seat]) > 300 for seat in kept.lines)
    hidden = 0
    for game in moments(kept.whole):
        for seat, at_times in seen.items():
            if game.at in at_times:
                assert at_times[game.at] == plain(view(game, seat))
                hidden += sum(card is None for player in at_times[game.at]["players"] for card in player["hand"])
    assert hidden > 1000


@pytest.mark.slow
@pytest.mark.compiled_only
def test_no_message_names_a_card_or_decree_that_its_reader_never_saw(kept: Kept) -> None:
    """Prompts, log lines, labels and effects speak of cards that are, or were, in the reader's own view."""
    for seat, line in kept.lines.items():
        known: set[str] = set()
        spoken = 0
        by_at = dict(_known_to(kept.whole, seat))
        for text in line.said:
            message = json.loads(text)
            if message["type"] not in ("table", "step") or not message["at"]:
                continue
            for at, names in by_at.items():
                if at <= message["at"]:
                    known |= names
            by_at = {at: names for at, names in by_at.items() if at > message["at"]}
            told = set(SECRETS.findall(text))
            spoken += len(told)
            assert told <= known
        assert spoken > 5


def _known_to(whole: Record, seat: int | None) -> Iterator[tuple[int, set[str]]]:
    """For each moment the cards and decrees that are in the seat's view."""
    for game in moments(whole):
        shown = view(game, seat)
        cards = [*shown.display, *shown.discards, *(card for player in shown.players for card in player.hand)]
        names = {f'"card:{card}"' for card in cards if card is not None}
        decrees = json.dumps(plain(shown.modules.get("decrees", {})))
        names |= {f'"decree:{name}"' for name in re.findall(r'"([a-z0-9_-]+)"', decrees)}
        yield game.at, names


@pytest.mark.slow
@pytest.mark.compiled_only
def test_records_and_replays_of_a_running_game_hide_what_chance_told_others(kept: Kept) -> None:
    """A line by which chance told one seat something is hidden from all others, and the seed is not there."""
    told = {}
    for game in moments(kept.whole):
        told[game.at] = {event.audience for at, event in game.log if at == game.at and event.audience >= 0}
    assert len(kept.records) >= 3
    hidden = 0
    for who, text in kept.records:
        assert "seed:" not in text
        for number, (_, by, action) in enumerate(read(text).lines, 1):
            if by == "chance" and told[number] - {who}:
                assert action.endswith("?")
                hidden += 1
    assert hidden > 10
    views = {seat: {game.at: plain(view(game, seat)) for game in moments(kept.whole)} for seat in kept.lines}
    for who, replay in kept.replays:
        assert replay["seed"] is None
        built: Message = {}
        for moment in replay["moments"]:
            merge(built, moment["changes"])
            if moment["at"]:
                assert built == views[who][moment["at"]]
                if moment["seat"] is None and told[moment["at"]] - {who}:
                    assert moment["action"].endswith("?")
                    assert moment["label"] == ""
