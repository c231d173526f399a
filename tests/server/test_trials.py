"""Mistakes of a review over HTTP: shown on the board, tried again, and only of finished games that were reviewed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from merlin_bigbox.game.game import Game
from merlin_bigbox.review import review as reviewing
from merlin_bigbox.review.judging import Effort
from merlin_bigbox.review.review import Level, Mistake, Review, review
from merlin_bigbox.server.heavy.pool import InLoop
from merlin_bigbox.server.limits import Limits
from tests.server.client import ME, RANDOM, Browser, House, house
from tests.server.test_heavy import finished
from tests.server.test_lessons import refused

pytestmark = [pytest.mark.compiled_only, pytest.mark.slow]
LITTLE = Level(1, Effort(answers=2, screened=1, proved=4))


class Room(NamedTuple):
    """A finished game that was reviewed, and somebody who played it."""

    house: House
    ann: Browser
    table: str
    game: Game
    review: Review

    @property
    def mistake(self) -> Mistake:
        """Its worst mistake."""
        return max(self.review.mistakes, key=lambda mistake: mistake.loss)

    def play(self, *actions: str, lang: str = "en") -> Any:
        wish = {"lang": lang, "at": self.mistake.at, "actions": list(actions)}
        return self.ann.http.post(f"/api/tables/{self.table}/review/play", json=wish)

    def answer(self, *actions: str) -> Any:
        """An answer that is played to the end of the turn, or until something new is seen."""
        for count in range(1, len(actions) + 1):
            found = self.play(*actions[:count]).json()
            if found["verdict"] is not None:
                return found
        return self.play(*actions, "end turn").json()


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(reviewing.LEVELS, "quick", LITTLE)
        with house(tmp_path_factory.mktemp("room"), replace(Limits(), stand_in_seconds=0.0)) as found:
            ann, table = finished(found)
            # The little effort is known in this process alone.
            patch.setattr(found.server.heavy, "run", InLoop().run)
            game = found.run(found.server.tables.find(table)).game
            made = review(game)
            found.server.reviews._remember((table, "quick"), made)
            yield Room(found, ann, table, game, made)


def test_the_review_is_told_with_who_played(room: Room) -> None:
    told = room.ann.http.get(f"/api/tables/{room.table}/review?lang=de").json()
    assert told["done"] == 1
    assert told["own"] == ["red"]
    assert told["bots"] == ["random", "random"]
    assert [seat["points"] for seat in told["review"]["seats"]] == list(room.game.points)
    assert told["closer"] is None


def test_the_better_line_is_right_and_the_mistake_is_not(room: Room) -> None:
    right = room.answer(*room.mistake.line)
    assert right["verdict"]["right"] is True
    assert right["table"]["prompt"] is None
    wrong = room.answer(*room.mistake.played)
    assert wrong["verdict"]["right"] is False
    assert wrong["verdict"]["loss"] > 0.3
    assert room.mistake.better not in str(wrong["verdict"])


def test_the_position_is_the_seats_own_and_shows_no_answer(room: Room) -> None:
    start = room.play().json()
    assert start["table"]["viewer"] == ("red", "yellow")[room.mistake.seat]
    assert start["verdict"] is None
    assert start["steps"] == []
    asked = {"type": "facts", "id": 1, "at": start["table"]["at"]}
    wish = {"lang": "pt", "at": room.mistake.at, "actions": [], "ask": asked}
    answer = room.ann.http.post(f"/api/tables/{room.table}/review/ask", json=wish)
    assert answer.status_code == 200, answer.text


def test_both_lines_are_shown_from_the_same_position(room: Room) -> None:
    found = room.ann.http.get(f"/api/tables/{room.table}/review/lines?lang=en&at={room.mistake.at}").json()
    assert found["seat"] == ("red", "yellow")[room.mistake.seat]
    assert "players.0" in found["changes"]
    assert found["better"]
    assert all(step["text"] and step["changes"] for step in found["better"])


def test_what_is_no_mistake_no_action_or_no_review_is_refused(room: Room) -> None:
    path = f"/api/tables/{room.table}/review"
    assert refused(room.play("build A1 grey"))[1] == "not-offered"
    nowhere = {"lang": "en", "at": 1, "actions": []}
    assert refused(room.ann.http.post(f"{path}/play", json=nowhere))[1] == "unknown-request"
    assert refused(room.ann.http.get(f"{path}/lines?lang=en&at=x"))[1] == "malformed"
    assert refused(room.ann.http.get(f"{path}/lines?lang=en&at=1"))[1] == "unknown-request"
    other = room.ann.create(ME, RANDOM)["id"]
    assert refused(room.ann.http.get(f"/api/tables/{other}/review/lines?lang=en&at=1"))[1] == "not-now"
    assert refused(room.ann.http.post(f"/api/tables/{other}/review/play", json=nowhere))[1] == "not-now"


def test_the_same_answer_is_judged_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    first = room.play(*room.mistake.line[:1]).json()

    async def never(*_: Any, **__: Any) -> None:
        raise AssertionError("judged again")

    monkeypatch.setattr(room.house.server.heavy, "run", never)
    assert room.play(*room.mistake.line[:1]).json() == first
