"""A table has one process; people come to any. What they ask and say is passed on, as if they had come to its own."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from merlin_bigbox.server.cluster.interface import ElsewhereError
from merlin_bigbox.server.http import routes
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.tables.table import Table
from tests.server.client import ME, OPEN, RANDOM
from tests.server.pair import Pair, pair

pytestmark = pytest.mark.interpreted_only  # nothing of the engine is in it: once is enough


@pytest.fixture(scope="module")
def both() -> Iterator[Pair]:
    with pair(Limits(people_at_once=10_000.0, new_sockets_at_once=10_000.0)) as found:
        yield found


def test_two_people_play_at_different_processes(both: Pair) -> None:
    anna, ben = both.first.browser("Anna"), both.second.browser("Ben")
    made = anna.create(ME, OPEN)
    hers, his = anna.line(made["id"]), ben.line(made["id"])
    his.ask_and_see("sit", seat="yellow")
    hers.ask_and_see("start")
    hers.wait_for_start()
    his.wait_for_start()
    for _ in range(6):
        line = hers if hers.prompt and hers.prompt["options"] else his
        if not (line.prompt and line.prompt["options"]):
            line.receive()
            continue
        assert line.act()["type"] == "done"
        while hers.at != his.at:
            (hers if hers.at < his.at else his).receive()
    assert hers.view.keys() == his.view.keys()
    his.ask_and_see("say", text="hello there")
    assert hers.until("chat")["line"]["text"] == "hello there"
    assert both.first.server.tables.is_loaded(made["id"])
    assert not both.second.server.tables.is_loaded(made["id"])


def test_requests_about_a_table_are_answered_by_its_process(both: Pair) -> None:
    anna = both.first.browser("Anna")
    made = anna.create(ME, RANDOM)["id"]
    assert anna.line(made).wait_for_turn()  # so that nothing changes between two questions
    elsewhere = httpx.Client(base_url=both.second.url, cookies=anna.http.cookies, timeout=300, trust_env=False)
    with elsewhere:
        for path in ("guide", "record?format=json", "replay?lang=de&viewer=", "qr.svg"):
            here, there = anna.http.get(f"/api/tables/{made}/{path}"), elsewhere.get(f"/api/tables/{made}/{path}")
            assert there.status_code == 200, there.text
            assert there.headers["content-type"] == here.headers["content-type"]
            assert there.headers.get("content-encoding") == here.headers.get("content-encoding")
            assert len(there.headers.get_list("date")) == len(there.headers.get_list("content-security-policy")) == 1
            if path != "qr.svg":  # which leads to where it was asked for
                assert there.content == here.content
        assert elsewhere.head(f"/api/tables/{made}/guide").status_code == 200
        refused = elsewhere.get(f"/api/tables/{made}/proof")
        assert (refused.status_code, refused.json()["reason"]) == (409, "not-now")
        assert not both.second.server.tables.is_loaded(made)
        left = elsewhere.delete(f"/api/tables/{made}")
        assert left.json() == {"removed": True}
        assert elsewhere.get(f"/api/tables/{made}/guide").json()["reason"] == "gone"


def test_refusals_and_close_codes_come_back(both: Pair) -> None:
    anna, ben = both.first.browser("Anna"), both.second.browser("Ben")
    made = anna.create(ME, OPEN)["id"]
    his = ben.line(made)
    assert anna.http.delete(f"/api/tables/{made}").status_code == 200
    assert his.until("refused")["reason"] == "gone"
    assert his.closed() == 4400
    foreign = anna.create(ME, OPEN)["id"]
    stranger = ben.dial(foreign, Origin="https://evil.example")
    assert stranger.receive()["reason"] == "origin"
    assert stranger.closed() == 4400


def test_a_socket_that_is_closed_leaves_the_table_at_its_process(both: Pair) -> None:
    anna, ben = both.first.browser("Anna"), both.second.browser("Ben")
    made = anna.create(ME, OPEN)["id"]
    hers, his = anna.line(made), ben.line(made)
    assert hers.until("info", lambda message: message["info"]["watchers"] == 1)
    his.close()
    assert hers.until("info", lambda message: message["info"]["watchers"] == 0)


def test_people_count_by_their_own_address_at_the_tables_process(both: Pair) -> None:
    anna = both.first.browser("Anna")
    ben = both.second.browser("Ben")
    by_proxy = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
    made = anna.create(ME, OPEN)["id"]
    assert ben.http.get(f"/api/tables/{made}/guide", headers={"X-Merlin-Hop": "a lie"}).status_code == 200
    line = ben.dial(made, Origin=both.second.url.replace("http:", "https:"), **by_proxy)
    line.send({"type": "hello", "lang": "en", "at": 0})
    line.until("table")
    addresses = both.first.inside(lambda: dict(both.first.server.sockets._addresses))
    assert addresses["203.0.113.7"] == 1
    line.close()


def test_only_where_somebody_came_a_request_is_charged(both: Pair) -> None:
    anna = both.first.browser("Anna")
    made = anna.create(ME, OPEN)["id"]
    visitor = {"X-Forwarded-For": "203.0.113.9"}
    with httpx.Client(base_url=both.second.url, timeout=300, trust_env=False, headers=visitor) as stranger:
        assert stranger.get(f"/api/tables/{made}/guide").status_code == 200

    def charged(process: object) -> bool:
        return "203.0.113.9" in process.server.budgets._requests._known  # type: ignore[attr-defined]

    assert both.second.inside(lambda: charged(both.second))
    assert not both.first.inside(lambda: charged(both.first))


def test_what_was_passed_on_is_never_passed_on_again(both: Pair) -> None:
    anna = both.first.browser("Anna")
    made = anna.create(ME, OPEN)["id"]
    first = both.first.server.tables

    async def confused(_: str) -> None:
        raise ElsewhereError(both.second.peering)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(first, "find", confused)
        patch.setattr(first, "is_loaded", lambda _: True)
        ben = both.second.browser("Ben")
        answer = ben.http.get(f"/api/tables/{made}/guide")
        assert (answer.status_code, answer.json()["reason"]) == (409, "not-now")
        assert ben.dial(made).closed() == 1012


def test_a_process_that_is_gone_is_no_failure(both: Pair) -> None:
    nowhere = "127.0.0.1:1"
    ben = both.second.browser("Ben")

    async def gone(_: str) -> None:
        raise ElsewhereError(nowhere)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(both.second.server.tables, "find", gone)
        patch.setattr(routes, "PAUSES", (0.01, 0.01))
        answer = ben.http.get("/api/tables/abcdefghjk/guide")
        assert (answer.status_code, answer.json()["reason"]) == (409, "not-now")
        assert ben.http.delete("/api/tables/abcdefghjk").json()["reason"] == "not-now"
        assert ben.dial("abcdefghjk").closed() == 1012


def test_a_request_finds_its_table_when_another_process_has_taken_it_over(both: Pair) -> None:
    ben = both.second.browser("Ben")
    made = ben.create(ME, OPEN)["id"]
    tables = both.second.server.tables
    find, asked = tables.find, 0

    async def gone_at_first(wanted: str) -> Table:
        nonlocal asked
        asked += 1
        if asked < 3:
            raise ElsewhereError("127.0.0.1:1")
        return await find(wanted)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "find", gone_at_first)
        patch.setattr(routes, "PAUSES", (0.01,) * 5)
        assert ben.http.get(f"/api/tables/{made}/guide").status_code == 200
        assert asked == 3
        asked = 0
        assert ben.http.delete(f"/api/tables/{made}").json() == {"removed": True}
        asked = 0
        assert ben.http.get(f"/api/tables/{made}/guide").json()["reason"] == "gone"


def test_a_process_that_breaks_off_is_no_failure(both: Pair) -> None:
    """It takes the connection, hears the request and hangs up: what was asked may have been done."""
    ben = both.second.browser("Ben")
    with socket.create_server(("127.0.0.1", 0)) as broken:
        address = f"127.0.0.1:{broken.getsockname()[1]}"

        def hang_up() -> None:
            with contextlib.suppress(OSError):
                while True:
                    taken, _ = broken.accept()
                    taken.recv(100_000)
                    taken.close()

        threading.Thread(target=hang_up, daemon=True).start()

        async def there(_: str) -> None:
            raise ElsewhereError(address)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(both.second.server.tables, "find", there)
            assert ben.http.get("/api/tables/abcdefghjk/guide").json()["reason"] == "not-now"
            assert ben.http.delete("/api/tables/abcdefghjk").json()["reason"] == "perhaps-kept"
            assert ben.dial("abcdefghjk").closed() == 1012
        broken.shutdown(socket.SHUT_RDWR)


# --- the peers' listener ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/tables", "/api/live/abcdefghjk", "/peers/news", "/metrics/x"])
@pytest.mark.parametrize("headers", [{}, {"x-merlin-hop": "e30=.00"}, {"x-merlin-hop": "ü.."}])
def test_nobody_else_comes_in_by_the_peers_listener(both: Pair, path: str, headers: dict[str, str]) -> None:
    told = [(name.encode(), value.encode()) for name, value in headers.items()]
    for method in ("GET", "POST"):
        answer = httpx.request(method, f"http://{both.first.peering}{path}", headers=told, trust_env=False)
        assert answer.status_code == 407
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{both.first.peering}{path}", proxy=None)
    assert refused.value.response.status_code == 407


@pytest.mark.parametrize("path", ["/metrics", "/api/health", "/api/health/live", "/api/health/ready"])
def test_operators_are_answered_at_each_process(both: Pair, path: str) -> None:
    assert httpx.get(f"http://{both.first.peering}{path}", trust_env=False).status_code == 200
    assert httpx.post(f"http://{both.first.peering}{path}", trust_env=False).status_code == 407


def test_news_are_for_the_peers_listener_alone(both: Pair) -> None:
    assert httpx.post(f"{both.first.url}/peers/news", content=b"{}", trust_env=False).status_code in (404, 405)


# --- news ------------------------------------------------------------------------------------------------------------


def test_signing_out_closes_sockets_at_every_process(both: Pair) -> None:
    anna = both.first.browser("Anna")
    code = anna.http.post("/api/me/recovery", json={}).json()["code"]
    other = both.second.browser()
    made = anna.create(ME, OPEN)["id"]
    hers = anna.line(made)
    assert other.http.post("/api/recover", json={"code": code}).status_code == 200
    assert hers.until("signed-in")
    theirs = other.line(made)  # a table of the first process, reached by the second
    assert anna.http.post("/api/me/sessions", json={}).status_code == 200
    assert theirs.closed() == 4401
    assert other.http.get("/api/me").status_code == 401


def test_what_nobody_heard_is_found_out_later(both: Pair) -> None:
    anna = both.first.browser("Anna")
    hers = anna.line(anna.create(ME, OPEN)["id"])
    people = both.first.server.people
    (session,) = both.first.run(both.first.store.sessions_of(anna.me["id"]))
    both.second.run(both.second.store.end_sessions(anna.me["id"], [session.id], "", 5.0))
    both.first.run(people.look_again())
    assert hers.closed() == 4401


def test_news_of_another_version_are_left_alone(both: Pair) -> None:
    both.first.inside(lambda: both.first.server.hear(b'{"type":"who-knows"}'))
