"""Simulated people: they open tables, play, take back, chat, leave and come back, and click where they should not."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any, Final

from tests.simulation.history import Request
from tests.simulation.network import LostError, Wire, request
from tests.simulation.page import Json, Page, Told, decoder

if TYPE_CHECKING:
    from tests.simulation.world import World

SEATS: Final = ("red", "yellow", "blue", "green")
PATIENCE: Final = 240.0
"""Seconds of calm within which every request is answered."""


class Person:
    """Somebody with a browser."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.name = f"person-{number}"
        self.chance = world.chance(self.name)
        self.address = f"10.0.0.{number + 1}"
        self.id = ""
        self.cookie = ""
        self.visits: dict[str, Visit] = {}
        self._requests = 0

    async def enter(self) -> None:
        """Become known to the server; tried until it works."""
        while not self.cookie:
            try:
                status, headers, body = await self.ask("POST", "/api/me", {"name": self.name.title()})
            except LostError:
                status = 0
            if status == 200:
                self.id = json.loads(body)["id"]
                self.cookie = headers["set-cookie"].partition(";")[0]
            else:
                await asyncio.sleep(1)

    async def look_round(self, chance: random.Random) -> None:
        """Go to all tables of one's own, also those that one has not heard of because an answer was lost."""
        while True:
            try:
                status, _, body = await self.ask("GET", "/api/tables")
            except LostError:
                status = 0
            if status == 200:
                for card in json.loads(body):
                    bots_alone = all(seat["kind"] == "bot" for seat in card["seats"])
                    if not bots_alone or (self.world.focus != "bots alone" and chance.random() < 0.2):
                        self.world.follow(card["id"])
                return
            await asyncio.sleep(1)

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, dict[str, str], bytes]:
        """An HTTP request; a failure of the server is a finding."""
        world = self.world
        found = await request(
            world.some_process(self.chance).address,
            world.network,
            self.chance,
            world.seen,
            method,
            path,
            body,
            self.cookie,
            self.address,
        )
        world.note(self.name, method, path, found[0], found[2])
        if found[0] >= 500 and json.loads(found[2]).get("reason") not in world.excuses():
            world.checker.found(f"{method} {path} was answered with {found[0]}: {found[2][:200]!r}")
        return found

    async def create(self, plan: Json) -> str | None:
        """Open a table; None if that failed or nobody knows."""
        world = self.world
        asked = world.history.add(Request(self.id, "", "create", plan, world.now))
        try:
            status, _, body = await self.ask("POST", "/api/tables", plan)
        except LostError:
            return None
        asked.answered = world.now
        if status != 200:
            asked.outcome, asked.reason = "refused", json.loads(body).get("reason", "")
            return None
        asked.outcome, asked.table = "done", str(json.loads(body)["id"])
        return asked.table

    def visit(self, table: str) -> Visit:
        """Open the page of a table, if it is not open."""
        if table not in self.visits:
            self.visits[table] = Visit(self, table)
            self.world.people_loop.create_task(self.visits[table].run())
        return self.visits[table]

    def next_request(self) -> int:
        """A number for a request."""
        self._requests += 1
        return self._requests


class Visit:
    """A person at a table, over as many sockets as it takes."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.world = person.world
        self.table = table
        self.chance: random.Random = person.world.chance(person.name, table)
        self.page = Page()
        self.wire: Wire | None = None
        self.over = False
        self.away_until = 0.0
        self.gone_for_good = False
        self._pending: dict[int, list[Request]] = {}
        self._sockets = 0
        self._next = 0.0
        self._came = 0.0
        self._floor: int | None = None
        """What somebody had been told before this page was asked for: it must not be told less."""

    async def run(self) -> None:
        """Come, stay, leave, come again."""
        while not self.over:
            await asyncio.sleep(max(self.away_until - self.world.now, self.chance.expovariate(2)))
            if self.gone_for_good:
                return
            await self._stay()

    async def _stay(self) -> None:
        world = self.world
        self._sockets += 1
        self.page = Page()
        self._pending = {}
        loop = asyncio.get_running_loop()
        chance = world.chance(self.person.name, self.table, "wire", self._sockets)
        wire = self.wire = Wire(world.some_process(chance).address, world.network, chance, loop)
        self._came, self._floor = world.now, world.checker.newest_told(self.table)
        wire.dial(f"/api/live/{self.table}", self.person.cookie, self.person.address)
        wire.say({"type": "hello", "lang": self.chance.choice(world.languages), "at": 0})
        self._next = world.now + self._pause()
        while not self.over:
            try:
                what = await asyncio.wait_for(wire.hear(), max(0.001, self._next - world.now))
            except TimeoutError:
                self._deed(wire)
                self._next = world.now + self._pause()
                continue
            if isinstance(what, int):
                world.note(self.person.name, self.table, "closed", what)
                break
            self._hear(what)
        wire.close()
        self.wire = None

    def _pause(self) -> float:
        return self.chance.expovariate(1.5)

    # --- hearing -------------------------------------------------------------------------------------------------

    def _hear(self, text: str) -> None:
        world = self.world
        told = decoder.decode(text)
        world.note(self.person.name, self.table, text)
        self.page.take(told)
        if told.type == "table" and self._floor is not None:
            world.checker.not_stale(self.person, self.table, self.page, told.at, self._floor, self._came)
            self._floor = None
        if told.type in ("table", "step"):
            world.checker.seen_by(self.person, self.table, self.page, told, text)
        if told.type in ("table", "step", "done"):
            world.checker.told(self.table, told.at)
        if told.type in ("done", "refused", "reasons"):
            self._answered(told)

    def _answered(self, told: Told) -> None:
        waiting = self._pending.get(told.id, [])
        if not waiting:
            return
        asked = waiting.pop(0)
        if not waiting:
            del self._pending[told.id]
        asked.answered = self.world.now
        asked.at = told.at
        asked.reason = told.reason
        asked.outcome = "done"
        if told.type == "refused":
            asked.outcome = "unknown" if told.reason == "perhaps-kept" else "refused"
        self.world.seen[f"{asked.kind} {asked.outcome} {told.reason}".strip()] += 1

    # --- doing ---------------------------------------------------------------------------------------------------

    def _ask(self, wire: Wire, kind: str, *, twice: bool = False, **fields: Any) -> None:
        number = self.person.next_request()
        for _ in range(1 + twice):
            asked = Request(self.person.id, self.table, kind, fields, self.world.now)
            self.world.history.add(asked)
            self._pending.setdefault(number, []).append(asked)
            wire.say({"type": kind, "id": number, **fields})

    def _deed(self, wire: Wire) -> None:
        page, world = self.page, self.world
        if self._pending:
            oldest = min(asked.sent for several in self._pending.values() for asked in several)
            if world.calm_since is not None and world.now - max(oldest, world.calm_since) > PATIENCE:
                world.checker.found(f"no answer within {PATIENCE:g} s: {self._pending}")
                self.over = True
            self._reload(wire, oldest)
            return
        if not page.known:
            self._reload(wire, self._came)
            return
        deeds = {"waiting": self._before, "playing": self._play, "over": self._after}
        deeds[page.status](wire)

    def _reload(self, wire: Wire, waits_since: float) -> None:
        """Whoever has waited too long loads the page anew, and may come to another process. In calm all can wait."""
        impatience = self.world.impatience
        if impatience is not None and not self.world.calm and self.world.now - waits_since > impatience:
            self.world.seen["loaded anew"] += 1
            wire.close()

    def _before(self, wire: Wire) -> None:
        """At a table that has not started."""
        roll = self.chance.random()
        free = [seat["seat"] for seat in self.page.info["seats"] if seat["kind"] == "open"]
        if self.page.info["host"]:
            if free and roll < 0.1:
                plan = {"kind": "bot", "bot": self.chance.choice(("random", "knight"))}
                self._ask(wire, "arrange", seat=self.chance.choice(free), plan=plan)
            elif roll < (0.3 if free and not self.world.calm else 1):
                self._ask(wire, "start", twice=roll < 0.05)
        elif free and not self.page.own:
            self._ask(wire, "sit", seat=self.chance.choice(free), twice=roll < 0.1)
        elif self.page.own and roll < 0.05 and not self.world.calm:
            self._ask(wire, "stand", seat=self.page.own[0]["seat"])
        elif roll < 0.2:
            self._talk(wire)

    def _play(self, wire: Wire) -> None:
        page, chance, calm = self.page, self.chance, self.world.calm
        own = {seat["seat"]: seat for seat in page.own}
        replaced = [name for name, seat in own.items() if seat["bot"]]
        if replaced and chance.random() < 0.3:
            self._ask(wire, "sit", seat=replaced[0])
            return
        asked = page.prompt["seat"] if page.prompt else None
        if asked is not None and asked in own and asked not in replaced:
            if page.viewer != asked:
                wire.say({"type": "look", "seat": asked})
            elif page.prompt and page.prompt["options"]:
                self._move(wire, asked, page.prompt["options"])
        elif not calm:
            self._meanwhile(wire, own)

    def _move(self, wire: Wire, seat: str, options: list[Json]) -> None:
        """One's own turn: mostly an offered move, sometimes something else."""
        page, chance = self.page, self.chance
        roll = 1.0 if self.world.calm else chance.random()
        if roll < 0.02:
            self._ask(wire, "act", at=page.at, seat=seat, action="fly to the moon")
        elif roll < 0.05:
            self._ask(wire, "act", at=max(0, page.at - 1), seat=seat, action=chance.choice(options)["action"])
        elif roll < 0.13 and page.can_undo:
            self._ask(wire, "undo", at=page.at, seat=seat, all=chance.random() < 0.3)
        elif roll < 0.15:
            self._ask(wire, "hint", at=page.at, seat=seat)
        elif roll < 0.2:
            self._talk(wire)
        else:
            self._ask(wire, "act", twice=roll < 0.25, at=page.at, seat=seat, action=chance.choice(options)["action"])

    def _meanwhile(self, wire: Wire, own: dict[str, Json]) -> None:
        """Somebody else is asked."""
        page, chance = self.page, self.chance
        roll = chance.random()
        if roll < 0.05 and own and page.can_undo:
            self._ask(wire, "undo", at=page.at, seat=next(iter(own)))
        elif roll < 0.07:
            self._ask(wire, "act", at=page.at, seat=chance.choice(SEATS), action="end turn")
        elif roll < 0.09 and own:
            self._ask(wire, "stand", seat=chance.choice(list(own)), bot=chance.choice(("", "random", "knight")))
        elif roll < 0.11:
            self._ask(wire, "stand", seat=chance.choice(SEATS))
        elif roll < 0.12:
            self._ask(wire, "why", at=chance.randint(0, page.at))
        elif roll < 0.14:
            wire.say({"type": "lang", "lang": chance.choice(self.world.languages)})
        elif roll < 0.15:
            wire.say({"type": "look", "seat": chance.choice((*SEATS, None))})
        elif roll < 0.23:
            self._talk(wire)
        elif roll < 0.245:
            self.world.seen["left"] += 1
            self.away_until = self.world.now + chance.expovariate(1 / 60)
            wire.close()

    def _talk(self, wire: Wire) -> None:
        """The chat, or one's own notes."""
        words = f"{self.person.name} {self.person._requests}"
        if self.chance.random() < 0.5:
            self._ask(wire, "say", text=words, twice=self.chance.random() < 0.1)
        else:
            self._ask(wire, "note", text=words)

    def _after(self, wire: Wire) -> None:
        """The game is over: once more, or a look at it."""
        world, chance = self.world, self.chance
        roll = chance.random()
        if self.page.info["rematch"] is not None:
            world.follow(str(self.page.info["rematch"]))
        if world.calm:
            return
        if roll < 0.1 and self.page.own and world.may_open_another():
            self._ask(wire, "rematch", twice=roll < 0.02)
        elif roll < 0.15 and world.may_open_another():
            at = chance.randint(max(0, self.page.at - 60), self.page.at)
            seats = [
                {"kind": "me"} if not index else {"kind": "bot", "bot": "random"}
                for index in range(len(self.page.info["seats"]))
            ]
            world.people_loop.create_task(
                world.open_table(self.person, {"seats": seats, "branch": {"table": self.table, "at": at}})
            )
        elif roll < 0.2:
            world.people_loop.create_task(self._read())
        elif roll < 0.3:
            self._talk(wire)

    async def _read(self) -> None:
        try:
            await self.person.ask("GET", f"/api/tables/{self.table}/record")
            await self.person.ask("GET", "/api/tables")
        except LostError:
            return
