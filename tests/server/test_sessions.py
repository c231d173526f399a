"""Sign-ins: the browsers of a person are listed and ended, personal links are used once, old cookies still count."""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from merlin_bigbox.server.http.device import device
from merlin_bigbox.server.http.identity import Tokens
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.store import SessionRow, checked, forms
from tests.server.client import ME, OPEN, RANDOM, WAIT, Browser, House, house

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"


def second(found: House, ann: Browser) -> Browser:
    """Another browser in which somebody is signed in by a personal link."""
    other = found.browser("", **{"User-Agent": FIREFOX})
    code = ann.http.post("/api/me/recovery", json={}).json()["code"]
    assert other.http.post("/api/recover", json={"code": code}).status_code == 200
    return other


def listed(browser: Browser) -> list[dict[str, Any]]:
    answer: list[dict[str, Any]] = browser.http.get("/api/me/sessions").json()
    return answer


def test_the_browsers_of_a_person_are_listed(shared: House) -> None:
    """In coarse words, with the one that asks marked; nobody else sees them."""
    ann = shared.browser("Ann")
    other = second(shared, ann)
    mine, its = listed(ann), listed(other)
    assert {one["id"] for one in mine} == {one["id"] for one in its}
    assert [one["current"] for one in mine] != [one["current"] for one in its]
    assert "Firefox, Linux" in [one["device"] for one in mine]
    assert all(one["created"] <= one["seen"] for one in mine)
    assert len(listed(shared.browser("Eve"))) == 1
    nobody = httpx.get(f"{shared.url}/api/me/sessions", trust_env=False)
    assert nobody.status_code == 401


def test_ending_a_browser_closes_its_sockets_at_once(shared: House) -> None:
    """It is nobody any more, and is told so; the others go on."""
    ann = shared.browser("Ann")
    other = second(shared, ann)
    table = ann.create(ME, OPEN)["id"]
    stays, goes = ann.line(table), other.line(table)
    ended = next(one["id"] for one in listed(ann) if not one["current"])
    left = ann.http.post("/api/me/sessions", json={"id": ended}).json()
    assert [one["current"] for one in left] == [True]
    assert goes.closed() == 4401
    assert other.dial(table).until("refused")["reason"] == "no-secret"
    assert other.http.get("/api/me").status_code == 401
    assert other.http.post("/api/tables", json={"seats": [ME, OPEN]}).status_code == 401
    assert ann.http.post("/api/me/sessions", json={"id": ended}).json()["reason"] == "unknown-request"
    assert stays.ask("start")["type"] == "done"
    now = other.http.post("/api/me", json={}).json()
    assert now["signed_out"]
    assert now["id"] != ann.me["id"]
    assert not other.http.post("/api/me", json={}).json()["signed_out"]


def test_what_an_ended_browser_still_sends_is_not_done(shared: House) -> None:
    """Even if it does not read that it was signed out."""
    ann = shared.browser("Ann")
    other = second(shared, ann)
    line = other.line(ann.create(ME, RANDOM)["id"])
    line.wait_for_turn()
    assert line.prompt is not None
    before = line.at
    ann.http.post("/api/me/sessions", json={})
    with contextlib.suppress(ConnectionClosed):
        line.send({"type": "act", "id": 1, "at": before, "seat": "red", "action": line.prompt["options"][0]["action"]})
    assert line.closed() == 4401
    again = ann.line(line.table)
    assert again.at == before


def test_all_others_and_oneself(shared: House) -> None:
    """Ending one's own browser takes its cookie away."""
    ann = shared.browser("Ann")
    others = [second(shared, ann) for _ in range(3)]
    assert len(listed(ann)) == 4
    left = ann.http.post("/api/me/sessions", json={}).json()
    assert len(left) == 1
    assert [other.http.get("/api/me").status_code for other in others] == [401] * 3
    answer = ann.http.post("/api/me/sessions", json={"id": left[0]["id"]})
    assert answer.json() == []
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert ann.http.get("/api/me").status_code == 401


def test_a_personal_link_is_used_once_and_renewed(shared: House) -> None:
    """The answer has the next one; whoever is signed in elsewhere is told at once."""
    ann = shared.browser("Ann")
    line = ann.line(ann.create(ME, OPEN)["id"])
    code = ann.http.post("/api/me/recovery", json={}).json()["code"]
    other, thief = shared.browser("", **{"User-Agent": FIREFOX}), shared.browser()
    answer = other.http.post("/api/recover", json={"code": code}).json()
    assert answer["me"]["name"] == "Ann"
    assert answer["code"] != code
    assert line.until("signed-in")["device"] == "Firefox, Linux"
    assert thief.http.post("/api/recover", json={"code": code}).json()["reason"] == "no-secret"
    assert thief.http.post("/api/recover", json={"code": answer["code"]}).json()["me"]["id"] == ann.me["id"]


def test_codes_are_tried_and_made_a_few_times_an_hour(tmp_path: Path) -> None:
    """Each for itself."""
    with house(tmp_path, replace(Limits(), codes_per_hour=0.0, codes_at_once=2.0)) as found:
        ann = found.browser("Ann")
        made = [ann.http.post("/api/me/recovery", json={}).status_code for _ in range(3)]
        tried = [ann.http.post("/api/recover", json={"code": "guess"}).status_code for _ in range(3)]
        assert made == [200, 200, 429]
        assert tried == [401, 401, 429]


def test_cookies_of_older_versions_become_sign_ins(tmp_path: Path) -> None:
    """They count until the person ends what else there is; for new people they never count."""
    with house(tmp_path) as found:
        ann = found.browser("Ann")
        old = Tokens(found.server.store.secret).old_token(ann.me["id"])
        before = Browser(found.url, token=old)
        assert before.me["id"] != ann.me["id"], "Ann came after there were sessions"
        before.close()
    _make_old(tmp_path, ann.me["id"])
    with house(tmp_path) as found:
        older = Browser(found.url, token=old)
        assert older.me["id"] == ann.me["id"]
        assert not older.me["signed_out"]
        assert older.token.count(".") == 2
        table = older.create(ME, OPEN)["id"]
        still = httpx.Client(base_url=found.url, cookies={"merlin": old}, trust_env=False, timeout=WAIT)
        assert still.get("/api/me").json()["id"] == ann.me["id"]
        older.line(table)
        older.http.post("/api/me/sessions", json={})
        assert still.get("/api/me").status_code == 401
        assert older.http.get("/api/me").status_code == 200
        still.close()
        older.close()


def _make_old(folder: Path, user: str) -> None:
    """Make a person one of a version without sessions."""
    with sqlite3.connect(folder / "merlin.db") as db:
        checked.change(db, forms.USERS, [user], {"sessions": None, "old_cookies": None})
        db.execute("DELETE FROM sessions WHERE user = ?", (user,))
    db.close()


def test_a_restored_copy_knows_later_sign_ins(tmp_path: Path) -> None:
    """What the server signed counts, also where the store is older than it; a row that was lost is noticed."""
    with house(tmp_path) as found:
        ann = found.browser("Ann")
    _make_old(tmp_path, ann.me["id"])
    with house(tmp_path) as found:
        again = Browser(found.url, token=ann.token)
        assert again.me["id"] == ann.me["id"]
        assert len(listed(again)) == 1
        again.close()


def test_there_is_room_for_so_many_browsers(tmp_path: Path) -> None:
    """For one more, the one not seen for longest is signed out."""
    with house(tmp_path, replace(Limits(), sessions_per_person=2)) as found:
        ann = found.browser("Ann")
        first, last = second(found, ann), second(found, ann)
        codes = [browser.http.get("/api/me").status_code for browser in (ann, first, last)]
        assert codes == [401, 200, 200]


def test_under_https_the_cookie_belongs_to_this_host_alone(tmp_path: Path) -> None:
    """What plain HTTP kept is taken over and removed."""
    with house(tmp_path) as found:
        ann = found.browser("Ann")
        token = ann.token
        answer = ann.http.post("/api/me", json={}, headers={"X-Forwarded-Proto": "https"})
        kept = answer.headers.get_list("set-cookie")
        assert kept[0].startswith(f"__Host-merlin={token}; ")
        assert kept[0].endswith("; Secure")
        assert kept[1].startswith("merlin=; Max-Age=0")
        secure = {"X-Forwarded-Proto": "https", "Cookie": kept[0].partition(";")[0] + "; merlin=stale"}
        same = httpx.get(f"{found.url}/api/me", headers=secure, trust_env=False)
        assert same.json()["id"] == ann.me["id"]


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36", "Chrome, Android"),
        ("python-httpx/0.27", ""),
        ("\x1b[31m\u202eFirefox", "Firefox"),
        ("", ""),
    ],
)
def test_a_browser_in_coarse_words(told: str, words: str) -> None:
    """Nothing of what it says about itself is kept as it is."""
    assert device(told) == words


def test_sessions_are_kept_as_hashes(shared: House) -> None:
    """Whoever reads the store cannot sign in by it."""
    ann = shared.browser("Ann")

    async def kept() -> list[SessionRow]:
        return await shared.server.store.sessions_of(ann.me["id"])

    rows = shared.run(kept())
    assert len(rows) == 1
    assert ann.token.split(".")[1] not in repr(rows)
