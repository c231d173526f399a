"""Attacks by what is not what it seems: rigged games, foreign pages, false hosts, used links, odd bytes."""

from __future__ import annotations

import contextlib
from typing import Any, Final

from merlin_bigbox.attack.forged import rigged_record, typed_branch
from merlin_bigbox.attack.house import TRACEBACK
from merlin_bigbox.attack.people import ME, OPEN
from merlin_bigbox.attack.target import Target, Verdict
from merlin_bigbox.attack.wire import BrokenLineError, Connection, Socket, ask, request

ORIGINS: Final = ("http://[", "http://[::1", "null", "//", "http://elsewhere.example", "\xff", "http://a:b@c:d")
FOREIGN: Final = (
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "cross-site", "Origin": "http://elsewhere.example"},
    {"Origin": "http://elsewhere.example"},
    {"Origin": "null"},
)
HOSTS: Final = ("elsewhere.example", "elsewhere.example:80", "127.0.0.1.elsewhere.example", "[", "a b")


async def rigged_branch(target: Target) -> Verdict:
    """A table that goes on from a game with chosen cards and rolls: others are told so, or it is refused."""
    return await _branched(target, rigged_record().text(), len(rigged_record().lines))


async def typed_branched(target: Target) -> Verdict:
    """The same with `branched` typed into the record and a seed of one's own: nothing of it passes for proved."""
    forged = typed_branch()
    shown = await ask(target.attackers, "POST", "/api/replay", {"Content-Type": "text/plain"}, forged.text().encode())
    findings: list[dict[str, Any]] = shown.json().get("findings", []) if shown.status == 200 else []
    believed = [
        found["part"] for found in findings if found["level"] == "proved" and found["part"] in ("start", "moves")
    ]
    told = shown.status != 200 or not believed
    verdict = await _branched(target, forged.text(), len(forged.lines))
    return Verdict(verdict.held and told, {**verdict.figures, "passes-for-proved": " ".join(believed) or "-"})


async def _branched(target: Target, text: str, at: int) -> Verdict:
    attacker = await target.attacker()
    answers: list[str] = []
    held = True
    for seats in ([ME, OPEN], [ME, ME]):
        made = await attacker.post("/api/tables", {"seats": seats, "branch": {"at": at, "record": text}})
        if made.status != 200:
            answers.append(str(made.status))
            continue
        guest = await (await target.person()).sit_at(made.json()["id"])
        origin: dict[str, Any] = guest.info.get("origin") or {}
        await guest.socket.close()
        answers.append("told" if origin else "not-told")
        held = held and bool(origin) and not origin.get("proved")
    return Verdict(held, {"among-people": answers[0], "alone": answers[1]})


async def foreign_pages(target: Target) -> Verdict:
    """Requests that a foreign page makes somebody's browser send: none makes a person, and no budget is used up."""
    tried = target.size(400, 80)
    made = 0
    for number in range(tried):
        headers = {**FOREIGN[number % len(FOREIGN)]}
        method = ("GET", "POST")[number % 2]
        found = await ask(target.attackers, method, "/api/me", headers, b"{}" if method == "POST" else b"")
        made += "set-cookie" in found.headers
    try:
        await target.attacker()
        still = True
    except BrokenLineError:
        still = False
    return Verdict(made == 0 and still, {"tried": tried, "people-made": made, "another-came-in": still})


async def forged_host(target: Target) -> Verdict:
    """Requests for another host, as after DNS rebinding, are refused; so are sockets."""
    answers: list[str] = []
    held = True
    for host in HOSTS:
        line = await Connection.open(target.attackers)
        data = request(target.attackers, "POST", "/api/me", {"Origin": f"http://{host}"}, b"{}")
        line.write(data.replace(f"Host: {target.attackers.name}".encode(), f"Host: {host}".encode()))
        try:
            found = await line.answer()
            answers.append(str(found.status))
            held = held and 400 <= found.status < 500 and "set-cookie" not in found.headers
        except BrokenLineError:
            answers.append("-")
        await line.close()
    return Verdict(held, {"answers": " ".join(answers)})


async def recovery_reuse(target: Target) -> Verdict:
    """A personal link opens one browser, once."""
    person = await target.person()
    code = (await person.post("/api/me/recovery", {})).json()["code"]
    stranger = await target.attacker()
    first = await stranger.post("/api/recover", {"code": code})
    again = await (await target.attacker()).post("/api/recover", {"code": code})
    held = first.status == 200 and again.status != 200
    return Verdict(held, {"first-use": first.status, "second-use": again.status})


async def bad_bytes(target: Target) -> Verdict:
    """Origins, cookies and messages that are no text: refused, without a failure and without a traceback."""
    mark = target.house.log_size()
    statuses: list[int] = []
    for origin in ORIGINS:
        for headers in ({"Origin": origin}, {"Cookie": f"merlin={origin}"}, {"Accept-Language": origin}):
            with contextlib.suppress(BrokenLineError):
                statuses.append((await ask(target.attackers, "POST", "/api/me", dict(headers), b"\xff\xfe")).status)
    closed: list[int | None] = []
    async with target.players() as players:
        attacker = await target.attacker()
        for data in (b"\xff", b'{"type": "hello", "lang": "\xed\xa0\x80"}', b"[" * 40_000, b""):
            socket: Socket = await attacker.socket(players.table)
            socket.send(data)
            socket.send({"type": "hello", "lang": "en", "at": 0})
            with contextlib.suppress(BrokenLineError):
                await socket.until("table")
            closed.append(socket.closed)
            await socket.close()
        moved = await players.move()
    failed = sum(status >= 500 for status in statuses)
    traces = target.house.log(mark).count(TRACEBACK)
    held = failed == 0 and traces == 0 and moved["type"] == "done"
    return Verdict(held, {"requests": len(statuses), "failures": failed, "tracebacks": traces})
