"""Attacks at a table: a stranger who takes every seat, a host who replaces somebody who is gone for a moment."""

from __future__ import annotations

from merlin_bigbox.attack.people import ME, OPEN
from merlin_bigbox.attack.target import Target, Verdict


async def seat_grab(target: Target) -> Verdict:
    """A stranger with the link who sits down everywhere, at a table whose maker lets people in."""
    maker = await target.person()
    made = await maker.post("/api/tables", {"seats": [ME, OPEN, OPEN, OPEN], "house": {"entry": "approval"}})
    if made.status != 200:
        return Verdict(False, {"answer": made.status})
    stranger = await (await target.attacker()).sit_at(made.json()["id"])
    taken = 0
    for seat in ("yellow", "blue", "green"):
        taken += (await stranger.ask("sit", seat=seat))["type"] == "done"
    await stranger.socket.close()
    return Verdict(taken == 0, {"seats-taken": taken})


async def gone_for_a_moment(target: Target) -> Verdict:
    """The socket of a player is cut for a moment, and the host at once lets a Jester play for them."""
    async with target.players() as players:
        host, guest = players.seats
        guest.socket.abort()
        for _ in range(50):
            if not host.info["seats"][1]["online"]:
                break
            await host.hear("info", "table")
        answer = await host.ask("stand", seat="yellow", bot="jester")
        again = await host.ask("stand", seat="yellow", bot="")
    held = answer["type"] == "refused" and again["type"] == "refused"
    return Verdict(held, {"answer": str(answer.get("reason", answer["type"]))})
