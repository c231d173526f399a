"""GET /metrics: what is counted, that it names nobody, and who may read it."""

from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import Request

from merlin_bigbox.server.http.health_handlers import has_token, is_near
from tests.server.client import ME, RANDOM, Browser, House, house


def read(browser: Browser) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """Every sample by its name and labels."""
    answer = browser.http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def value(samples: dict[tuple[str, tuple[tuple[str, str], ...]], float], name: str, **labels: str) -> float:
    return samples.get((name, tuple(sorted(labels.items()))), 0.0)


def request(client: str = "127.0.0.1", **headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    return Request({"type": "http", "method": "GET", "path": "/metrics", "headers": raw, "client": (client, 1)})


def test_requests_refusals_moves_and_commits_are_counted(shared: House) -> None:
    ann = shared.browser("Ann")
    before = read(ann)
    table = ann.create(ME, RANDOM)["id"]
    line = ann.line(table)
    while not {"red", "yellow"} <= {told["by"] for told in line.log}:
        assert line.wait_for_turn()
        line.act()
    assert line.wait_for_turn()
    assert line.ask("act", at=0, seat="red", action="end turn")["reason"] == "stale"
    assert ann.http.get(f"/api/tables/{'x' * 22}/record").status_code == 404
    ann.http.get(f"/api/no/such/{table}")
    after = read(ann)

    def more(name: str, **labels: str) -> float:
        return value(after, name, **labels) - value(before, name, **labels)

    assert more("merlin_moves_total", by="person") >= 1
    assert more("merlin_moves_total", by="bot") >= 1
    assert more("merlin_refusals_total", reason="stale") == 1
    assert more("merlin_requests_total", route="/api/tables", method="POST", status="200") == 1
    assert more("merlin_requests_total", route="/api/tables/{table}/record", method="GET", status="404") == 1
    assert more("merlin_requests_total", route="/api/{rest:path}", method="GET", status="404") == 1
    assert more("merlin_commit_seconds_count") >= 2
    assert value(after, "merlin_ok") == 1
    assert value(after, "merlin_sockets") >= 1
    assert value(after, "merlin_tables_loaded") >= 1
    names = {name for name, _ in after}
    for name in (
        "merlin_thinking_waiting",
        "merlin_thinking_wait_seconds_count",
        "merlin_workers_ready",
        "merlin_loop_lag_seconds_count",
        "merlin_tables_set_aside",
        "merlin_tables",
        "merlin_heavy_seconds_count",
    ):
        assert name in names, name


def test_no_person_and_no_table_is_named_and_no_path_makes_a_new_label(shared: House) -> None:
    ann = shared.browser("Ann Boleyn")
    table = ann.create(ME, RANDOM)["id"]
    lines = len(read(ann))
    for number in range(30):
        ann.http.get(f"/api/tables/{table}/{number}")
        ann.http.get(f"/{number}/{ann.me['id']}")
        ann.http.request(f"METHOD{number}", "/")
    text = ann.http.get("/metrics").text
    for secret in (table, ann.me["id"], "Ann", "METHOD"):
        assert secret not in text
    assert len(read(ann)) <= lines + 6
    assert "_created" not in text


def test_metrics_are_for_this_machine_unless_the_operator_says_otherwise(shared: House) -> None:
    """What a proxy passes on may come from anywhere, also when it forgets to say from where."""
    ann = shared.browser("Ann")
    for name in ("X-Forwarded-For", "X-Forwarded-Proto", "Forwarded", "X-Real-IP", "Via"):
        answer = ann.http.get("/metrics", headers={name: "127.0.0.1"})
        assert (answer.status_code, answer.json()["reason"]) == (404, "unknown-request")


@pytest.mark.parametrize(
    ("client", "allowed", "near"),
    [
        ("127.0.0.1", (), True),
        ("127.9.9.9", (), True),
        ("::1", (), True),
        ("::ffff:127.0.0.1", (), True),
        ("10.0.0.7", (), False),
        ("10.0.0.7", ("10.0.0.0/8",), True),
        ("::ffff:10.0.0.7", ("10.0.0.0/8",), True),
        ("11.0.0.7", ("10.0.0.0/8", "11.0.0.8/32"), False),
        ("2001:db8::1", ("2001:db8::/32",), True),
        ("", (), False),
        ("testclient", (), False),
    ],
)
def test_addresses_are_compared_as_addresses(client: str, allowed: tuple[str, ...], near: bool) -> None:
    assert is_near(request(client), allowed) is near
    assert not is_near(request(client, x_forwarded_for="1.2.3.4"), allowed)


def test_a_token_opens_the_metrics_from_anywhere() -> None:
    assert has_token(request("8.8.8.8", authorization="Bearer pass"), "pass")
    for given in ("Bearer pas", "pass", "Bearer ", "bearer pass", "Bearer päss"):
        assert not has_token(request(authorization=given), "pass")
    assert not has_token(request(authorization="Bearer "), "")


def test_metrics_are_told_also_when_the_store_is_gone(tmp_path: Path) -> None:
    import shutil

    with house(tmp_path / "data") as found:
        ann = found.browser("Ann")
        shutil.rmtree(tmp_path / "data")
        samples: dict[Any, float] = read(ann)
        assert value(samples, "merlin_ok") == 0
        assert value(samples, "merlin_problems", problem="store-folder-gone") == 1
