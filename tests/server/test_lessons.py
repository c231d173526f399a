"""Lessons over HTTP: anybody may take one, nothing is kept, and odd wishes are refused in clear words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from merlin_bigbox.learn.library import lessons
from merlin_bigbox.server.limits import Limits
from tests.server.client import House, house, merge

Message = dict[str, Any]


def stranger(found: House) -> httpx.Client:
    """Somebody without a cookie."""
    return httpx.Client(base_url=found.url, timeout=300.0, trust_env=False)


def play(client: httpx.Client, lesson: str, part: int, *actions: str, lang: str = "en") -> httpx.Response:
    wish = {"lang": lang, "part": part, "actions": list(actions)}
    return client.post(f"/api/lessons/{lesson}/play", json=wish)


def test_lessons_are_listed_in_playing_order_and_told_in_full(shared: House) -> None:
    """In the language that is asked for; the last part of each is the challenge."""
    with stranger(shared) as client:
        listed = client.get("/api/lessons?lang=de").json()
        assert [info["id"] for info in listed] == [lesson.id for lesson in lessons()]
        assert listed[0] == {
            "id": "first-points",
            "title": "Erste Punkte",
            "about": "Würfel, Ritter, Feld: dein erster Zug.",
            "minutes": 1.5,
            "module": None,
            "weight": 0,
        }
        for info in listed:
            lesson = client.get(f"/api/lessons/{info['id']}?lang=de").json()
            assert (lesson["id"], lesson["title"], lesson["module"]) == (info["id"], info["title"], info["module"])
            assert lesson["players"] == 3
            *parts, last = lesson["parts"]
            assert all(part["steps"] and part["challenge"] is None for part in parts)
            assert last["steps"] == []
            assert set(last["challenge"]) == {"goal", "hint", "solution"}


def test_a_step_says_all_that_the_page_needs(shared: House) -> None:
    with stranger(shared) as client:
        steps = client.get("/api/lessons/building?lang=en").json()["parts"][0]["steps"]
        assert [step["kind"] for step in steps] == ["tap", "do", "do", "next"]
        assert (steps[0]["tap"], steps[0]["lines"], steps[0]["right"]) == ("cell:B5", [], -1)
        assert steps[1] == {
            "kind": "do",
            "say": "Pay any color a line ends at. Go and build with grey.",
            "lit": ["die:own:1", "cell:B5", "good:material:grey"],
            "lines": [["die 1", "move cw", "build B5 grey"]],
            "tap": None,
            "guesses": [],
            "right": -1,
            "hints": [
                {"action": "build B5 orange", "text": "Orange fits too. Keep it and pay grey."},
                {"action": None, "text": "A fine tile. This time the lake tower."},
            ],
        }
        guess = client.get("/api/lessons/scoring?lang=pt").json()["parts"][0]["steps"][0]
        assert (guess["kind"], guess["guesses"], guess["right"]) == ("guess", ["0", "−3", "−9"], 1)


def test_a_moment_is_a_table_and_the_last_step(shared: House) -> None:
    """The step leads from the moment before to this one, as at a table."""
    with stranger(shared) as client:
        before = play(client, "first-points", 0, "die 2", "move cw").json()
        after = play(client, "first-points", 0, "die 2", "move cw", "perform").json()
        (step,) = after["steps"]
        table = after["table"]
        assert (before["table"]["type"], step["type"]) == ("table", "step")
        assert (step["before"], step["at"]) == (before["table"]["at"], table["at"])
        seen: Message = {}
        merge(seen, before["table"]["changes"])
        merge(seen, step["changes"])
        whole: Message = {}
        merge(whole, table["changes"])
        assert seen == whole
        assert table["prompt"] == step["prompt"]
        assert [option["action"] for option in table["prompt"]["options"]] == ["end turn"]
        assert table["viewer"] == "red"
        assert [(seat["kind"], seat["yours"]) for seat in table["info"]["seats"]] == [
            ("person", True),
            ("bot", False),
            ("bot", False),
        ]
        assert [seat["name"] for seat in table["info"]["seats"]] == ["You", "Yellow", "Blue"]
        assert after["results"] == [line["text"] for line in step["lines"]]
        assert not after["solved"]
        first = play(client, "first-points", 0).json()
        assert (first["steps"], first["results"], first["table"]["at"], first["table"]["log"]) == ([], [], 0, [])
        assert all(option["delta"] is not None for option in first["table"]["prompt"]["options"])


def test_a_lesson_does_not_say_beforehand_what_is_best(shared: House) -> None:
    """What the coach asks for next, or a challenge is about, is not named by an option; the facts stay."""
    with stranger(shared) as client:
        (walk,) = [
            option
            for option in play(client, "vassals", 0).json()["table"]["prompt"]["options"]
            if option["action"] == "die 4"
        ]
        assert [text.split()[:2] for text in walk["delta"]["best"] if text.startswith("deploy")] == [["deploy", "lady"]]
        assert walk["fact"] == "No influence yet"


@pytest.mark.parametrize("lang", ["en", "de", "pt"])
def test_solving_the_challenge_is_told(shared: House, lang: str) -> None:
    """Of the position after the solution, and of none before; a scoring on the way is told in full."""
    with stranger(shared) as client:
        lesson = client.get(f"/api/lessons/influence?lang={lang}").json()
        last = len(lesson["parts"]) - 1
        solution = lesson["parts"][last]["challenge"]["solution"]
        assert not play(client, "influence", last, *solution[:-1], lang=lang).json()["solved"]
        moment = play(client, "influence", last, *solution, lang=lang).json()
        assert moment["solved"]
        scoring = moment["steps"][0]["scoring"]
        assert [sum(step["points"][seat] for step in scoring["steps"]) for seat in (0, 1)] == [8, 2]


def test_a_solved_challenge_is_compared_with_the_tempting_way(shared: House) -> None:
    """The learner's own moves and scorings and nobody else's, with the points they brought; before that nothing."""
    with stranger(shared) as client:
        lesson = client.get("/api/lessons/building?lang=en").json()
        last = len(lesson["parts"]) - 1
        solution = lesson["parts"][last]["challenge"]["solution"]
        assert play(client, "building", last, *solution[:-1]).json()["ways"] == []
        own, tempting = play(client, "building", last, *solution).json()["ways"]
        assert (own["points"], tempting["points"]) == (8, 5)
        assert own["lines"][1:] == ["Lake, 3 tiles: Red 1 → Red +3", "Wood, 5 tiles: Red 2, Yellow 1 → Red +5"]
        assert tempting["lines"][2] == "Wood, 5 tiles: Red 1, Yellow 1 (tie) → Red +2, Yellow +2"


def test_a_module_brings_its_own_pieces(shared: House) -> None:
    with stranger(shared) as client:
        lesson = client.get("/api/lessons/market?lang=en").json()
        assert lesson["modules"] == ["gold", "market"]
        table = play(client, "market", 0).json()["table"]
        assert table["info"]["modules"] == ["gold", "market"]
        assert "modules.market" in table["changes"]
        guide = client.get("/api/guide?players=3&modules=gold,market&lang=en")
        assert guide.status_code == 200


def ask(client: httpx.Client, lesson: str, part: int, played: list[str], /, **question: Any) -> httpx.Response:
    wish = {"lang": "en", "part": part, "actions": played, "ask": {"id": 7, **question}}
    return client.post(f"/api/lessons/{lesson}/ask", json=wish)


def test_what_a_table_can_be_asked_a_lesson_can_be_asked(shared: House) -> None:
    with stranger(shared) as client:
        tried = ask(client, "vassals", 0, ["die 4"], type="try", at=1, seat="red", actions=["move cw"]).json()
        assert (tried["type"], tried["id"], tried["can_go_on"]) == ("tried", 7, True)
        why = ask(client, "vassals", 0, [], type="why-not", at=0, seat="red", element="grail").json()
        assert (why["type"], why["element"]) == ("why-not-told", "grail")
        assert why["lines"]
        facts = ask(client, "vassals", 0, [], type="facts", at=0).json()
        assert (facts["type"], facts["at"]) == ("facts-told", 0)
        assert "vassal:builder" in facts["facts"]


def refused(answer: httpx.Response) -> tuple[int, str]:
    found = answer.json()
    assert found["detail"]
    return answer.status_code, found["reason"]


def test_odd_wishes_are_refused(shared: House) -> None:
    """An unknown lesson or part, too many actions or one that is not offered, no words, a body that is too large."""
    with stranger(shared) as client:
        assert refused(client.get("/api/lessons/nothing")) == (404, "unknown-request")
        assert refused(client.get("/api/lessons/vassals?lang=fr")) == (400, "malformed")
        assert refused(client.get("/api/lessons/vassals/play")) == (404, "unknown-request")
        assert refused(play(client, "nothing", 0)) == (404, "unknown-request")
        assert refused(play(client, "vassals", 3)) == (400, "malformed")
        assert refused(play(client, "vassals", -1)) == (400, "malformed")
        assert refused(play(client, "vassals", 0, *["end turn"] * 61)) == (400, "malformed")
        assert refused(play(client, "vassals", 0, "die 5")) == (409, "not-offered")
        assert refused(play(client, "vassals", 0, "die 4", "end turn")) == (409, "not-offered")
        assert refused(play(client, "vassals", 0, "fly to the moon")) == (400, "malformed")
        assert refused(play(client, "vassals", 0, "chance roll 1 1 1")) in ((400, "malformed"), (409, "not-offered"))
        assert refused(play(client, "influence", 1, "share", "grail", "share")) == (409, "not-your-turn")
        large = {"lang": "en", "part": 0, "actions": ["x" * 200] * 60, "more": "y" * 20_000}
        assert refused(client.post("/api/lessons/vassals/play", json=large)) == (413, "too-large")
        assert refused(client.post("/api/lessons/vassals/play", content=b"{}")) == (400, "malformed")


def test_odd_questions_are_refused(shared: House) -> None:
    with stranger(shared) as client:
        assert refused(ask(client, "vassals", 0, [], type="facts", at=3)) == (409, "stale")
        assert refused(ask(client, "vassals", 0, [], type="try", at=0, seat="blue", actions=[])) == (
            403,
            "not-your-seat",
        )
        offered = ask(client, "vassals", 0, [], type="try", at=0, seat="red", actions=["end turn"])
        assert refused(offered) == (409, "not-offered")
        assert refused(ask(client, "vassals", 0, [], type="act", at=0, seat="red", action="die 4")) == (
            400,
            "malformed",
        )
        assert refused(ask(client, "influence", 1, ["share", "grail"], type="try", at=0, seat="red", actions=[])) == (
            409,
            "stale",
        )


def test_nobody_plays_lessons_without_end(tmp_path: Path) -> None:
    """Moments are charged as what is tried out at a table, to the person, or to the address of a stranger."""
    with house(tmp_path, Limits(tries_per_second=0.0, tries_at_once=2.0)) as found, stranger(found) as client:
        assert [play(client, "vassals", 0).status_code for _ in range(3)] == [200, 200, 429]
        ann = found.browser("Ann")
        assert play(ann.http, "vassals", 0).status_code == 200
        assert client.get("/api/lessons").status_code == 200
