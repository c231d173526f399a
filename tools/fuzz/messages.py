"""Fuzzing a running server: odd requests and messages by strangers, watchers and a player, while people play.

Every message follows from the seed and its number alone, so that a failing one can be sent again by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from merlin_bigbox.attack.house import TRACEBACK, House, own_house
from merlin_bigbox.attack.people import ME, OPEN, Person, Seat
from merlin_bigbox.attack.wire import TEXT, BrokenLineError, Connection, Socket, ask
from merlin_bigbox.puzzles.library import puzzles
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.protocol import live
from tools.fuzz.outcome import Finding, Outcome
from tools.fuzz.requests import Request, RequestMaker
from tools.fuzz.values import Maker

BATCH: Final = 500
PIPELINED: Final = 16
SEATED_MAY: Final = (live.Hello, live.Speak, live.Look, live.Start, live.Rematch, live.Arrange, live.WhyAsked)
"""Valid commands of a player that do not change a running game."""
NOT_BUILT: Final = b"page has not been built"
COMPLAINT: Final = re.compile(rf"{re.escape(TRACEBACK)}|\b(ERROR|CRITICAL)\b")
FORWARDED: Final = re.compile(
    r'^merlin_forwarded_total{kind="(?:request|socket)",result="passed"} ([0-9.e+]+)$', re.MULTILINE
)
MOST_LOOKS: Final = 200
"""So often it is asked how much was passed on, until both processes have told."""
COUNTED: Final = ("_per_", "_at_once", "sockets", "tables", "connections", "waiting", "_each")
KEPT: Final = ("_bytes", "_seconds", "_reserved", "_listed", "undo_per_turn", "undo_per_game")
"""What a message may weigh, how long something takes and what belongs to the game stays as it is."""
ROLES: Final = ("watcher", "stranger", "player")
decoder: Final = msgspec.json.Decoder(live.FromPage)


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to send: a request, or a message to a socket of a role."""

    number: int
    role: str
    data: bytes
    request: Request | None = None


class Fuzz:
    """One run against one server."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.seed = seed
        self.outcome = Outcome()
        self.treasury: dict[str, list[Any]] = {}
        self.stranger: Person
        self.ann: Person
        self.still = ""
        """The table that nobody may touch."""
        self.players: list[Seat] = []
        """Two people who go on playing at another table."""
        self.sockets: dict[str, Socket] = {}
        self.asked = 0

    # --- before and after ----------------------------------------------------------------------------------------

    async def settle(self) -> None:
        """People sit down at two tables and play a little."""
        address = self.house.address
        self.ann, ben = await Person.come(address), await Person.come(address)
        seats = await self._table(self.ann, ben)
        self.still = seats[0].table
        await self._play(seats, 12)
        for seat in seats:
            await seat.socket.close()
        self.players = await self._table(self.ann, ben)
        await self._renew()

    async def _table(self, first: Person, second: Person) -> list[Seat]:
        table = (await first.create(ME, OPEN))["id"]
        seats = [await first.sit_at(table), await second.sit_at(table)]
        taken = await seats[1].ask("sit", seat="yellow")
        if taken["type"] != "done":
            raise BrokenLineError(f"no seat: {taken}")
        await seats[0].ask("start")
        for seat in seats:
            while not seat.at:
                await seat.hear("table", "step")
        return seats

    async def _play(self, seats: list[Seat], moves: int) -> None:
        for _ in range(moves):
            asked = next(seat for seat in seats if seat.my_turn)
            answer = await asked.move(self.outcome.moves * 7)
            if answer["type"] != "done":
                raise BrokenLineError(f"a move of a person was refused: {answer}")
            self.outcome.moves += 1
            for seat in seats:
                while seat.at < answer["at"]:
                    await seat.hear("step", "table")

    async def _renew(self) -> None:
        """A new stranger, and what is true now at the tables: values for nearly valid messages."""
        self.stranger = await Person.come(self.house.address)
        tables = [self.still, self.players[0].table]
        record = (await self.stranger.get(f"/api/tables/{self.still}/record")).body.decode()
        options = [option["action"] for seat in self.players if seat.prompt for option in seat.prompt["options"]]
        self.treasury = {
            "table": tables,
            "cookie": [self.stranger.cookie],
            "at": [self.players[0].at, 0, 1, 13],
            "action": options or ["end turn"],
            "record": [record, record[: len(record) // 2]],
            "bot": ["random"],
            "modules": [[], ["gold"], ["gold", "market"]],
            "variants": [[]],
            "name": ["Eve"],
            "lesson": ["vassals", "scoring", "gold"],
            "puzzle": [puzzle.id for puzzle in puzzles()[:3]],
            "day": ["2026-11-18"],
            "part": [0, 1],
            "actions": [[], ["die 4", "move cw"]],
        }

    async def truth(self) -> dict[str, Any]:
        """All that must stay as it is: the record of the still table, and what its players see."""
        found: dict[str, Any] = {}
        for form in ("text", "json"):
            found[form] = (await self.ann.get(f"/api/tables/{self.still}/record?format={form}")).body
        for name, person in (("ann", self.ann), ("stranger", await Person.come(self.house.address))):
            socket = await person.socket(self.still)
            socket.send({"type": "hello", "lang": "en", "at": 0})
            told = await socket.until("table")
            found[name] = {key: told[key] for key in ("viewer", "at", "changes", "prompt", "can_undo", "sheet", "log")}
            found[f"{name} seats"] = [(seat["kind"], seat["name"], seat["bot"]) for seat in told["info"]["seats"]]
            await socket.close()
        return found

    async def healthy(self) -> bool:
        found = await ask(self.house.address, "GET", "/api/health")
        return found.status == 200

    # --- one message ---------------------------------------------------------------------------------------------

    def item(self, number: int) -> Item:
        """The message of this number."""
        chance = random.Random(f"{self.seed}/{number}")
        if chance.random() < 0.3:
            made = RequestMaker(self.house.address, chance, self.treasury).request()
            return Item(number, "", made.data, made)
        values = Maker(chance, self.treasury)
        role = chance.choice(ROLES)
        command = values.command()
        what = chance.random()
        if what < 0.3:
            data = msgspec.json.encode(command) if _encodes(command) else values.written(command)
        elif what < 0.97:
            data = values.written(values.spoiled(command))
        else:
            data = chance.randbytes(chance.choice((0, 1, 7, 300)))
        return Item(number, role, self._harmless(data) if role == "player" else data)

    def _harmless(self, data: bytes) -> bytes:
        """A player may really play: what would be carried out is sent as it would be a moment too late."""
        try:
            message = decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return data
        if isinstance(message, SEATED_MAY):
            return data
        if isinstance(message, live.Act | live.Undo):
            return msgspec.json.encode(msgspec.structs.replace(message, at=99_999))
        return msgspec.json.encode(live.WhyAsked(7, 99_999))

    # --- sending -------------------------------------------------------------------------------------------------

    async def send(self, items: list[Item]) -> None:
        """Send these and wait until all are answered."""
        wires = [self._requests([item for item in items if item.request is not None])]
        wires += [self._messages(role, [item for item in items if item.role == role]) for role in ROLES]
        await asyncio.gather(*wires)
        self.outcome.sent += len(items)

    async def _requests(self, items: list[Item]) -> None:
        clean = [item for item in items if item.request and item.request.clean]
        for start in range(0, len(clean), PIPELINED):
            await self._pipelined(clean[start : start + PIPELINED])
        for item in items:
            if item.request and not item.request.clean:
                await self._alone(item)

    async def _pipelined(self, items: list[Item]) -> None:
        """Several requests at once on one connection; if the server ends it, the rest goes out on another one."""
        while items:
            line = await Connection.open(self.house.address)
            line.write(b"".join(item.data for item in items))
            answered = 0
            try:
                for item in items:
                    self._judge(item, await self._status(line, item))
                    answered += 1
            except BrokenLineError:
                pass
            finally:
                line.abort()
            if not answered:
                await self._alone(items[0])
            items = items[max(answered, 1) :]

    async def _status(self, line: Connection, item: Item) -> int:
        found = await line.answer(item.request.method if item.request else "GET")
        # Without a built page every path that is not of the API is answered so, rightly.
        unbuilt = found.status == 503 and (NOT_BUILT in found.body or not found.body)
        return 0 if unbuilt else found.status

    async def _alone(self, item: Item) -> None:
        """A request on a connection of its own, which ends with it."""
        line = await Connection.open(self.house.address)
        with contextlib.suppress(OSError):
            line.write(item.data)
            await line.drain()
            line.writer.write_eof()
        try:
            self._judge(item, await self._status(line, item))
        except BrokenLineError:
            self._judge(item, 0)
        finally:
            line.abort()

    def _judge(self, item: Item, status: int) -> None:
        self.outcome.answers[str(status) if status else "no answer"] += 1
        if status >= 500:
            self._found(item.number, f"answered with {status}: {item.data[:300]!r}")

    def _found(self, number: int, problem: str) -> None:
        self.outcome.findings.append(Finding("messages", self.seed, number, problem))

    async def _messages(self, role: str, items: list[Item]) -> None:
        """Messages on one socket; what may end it goes last, and then there is a new socket."""
        group: list[Item] = []
        for item in items:
            group.append(item)
            if len(item.data) > Limits().message_bytes or not _is_text(item.data):
                await self._group(role, group)
                group = []
        await self._group(role, group)

    async def _group(self, role: str, group: list[Item]) -> None:
        if not group:
            return
        socket = self.sockets.pop(role, None) or await self._socket(role)
        for item in group:
            socket.send(item.data, TEXT)
        self.asked += 1
        last = 10**9 + self.asked
        socket.send({"type": "act", "id": last, "at": 99_999, "seat": "red", "action": "x"})
        while (text := await socket.receive()) is not None:
            message = msgspec.json.decode(text)
            self.outcome.answers[message["type"]] += 1
            if message.get("id") == last:
                self.sockets[role] = socket
                return
        self.outcome.answers[f"closed {socket.closed}"] += 1
        socket.abort()

    async def _socket(self, role: str) -> Socket:
        """A stranger never greets; the others are shown the table first."""
        if role == "stranger":
            return await self.stranger.socket(self.still)
        watched = await (self.ann if role == "player" else self.stranger).sit_at(self.still)
        return watched.socket

    # --- all -----------------------------------------------------------------------------------------------------

    async def run(self, first: int, count: int, progress: Callable[[int], None] = lambda _: None) -> Outcome:
        """Send so many messages; stops at the first batch with a problem."""
        await self.settle()
        before = await self.truth()
        for start in range(first, first + count, BATCH):
            mark = self.house.log_size()
            items = [self.item(number) for number in range(start, min(start + BATCH, first + count))]
            await self.send(items)
            progress(len(items))
            if not self.outcome.findings and COMPLAINT.search(self.house.log(mark)):
                await self._blame(items)
            if self.outcome.findings:
                break
            await self._play(self.players, 1)
            await self._between()
        if await self.truth() != before:
            self._found(first, "a table was changed")
        if not await self.healthy():
            self._found(first, "the server is no longer healthy")
        await self._check_played()
        await self._hang_up()
        return self.outcome

    async def _hang_up(self) -> None:
        for socket in (*self.sockets.values(), *(seat.socket for seat in self.players)):
            await socket.close()
        self.sockets, self.players = {}, []

    async def _between(self) -> None:
        """A new stranger with new sockets; the people who play begin a new game when theirs is over."""
        if self.players[0].info["status"] == "over":
            await self._check_played()
            await self._hang_up()
            self.players = await self._table(self.ann, await Person.come(self.house.address))
        for socket in self.sockets.values():
            await socket.close()
        self.sockets = {}
        await self._renew()

    async def _check_played(self) -> None:
        """Every move that was acknowledged stands at its place."""
        table = self.players[0].table
        lines = (await self.ann.get(f"/api/tables/{table}/record")).body.decode().splitlines()
        numbered = dict(_numbered(lines))
        for seat in self.players:
            for at, action in seat.played:
                if action not in numbered.get(at, ""):
                    self._found(0, f"the move {at} {action} is not in the record: {numbered.get(at)}")

    async def _blame(self, items: list[Item]) -> None:
        """Which message was it? Each is sent again by itself."""
        for item in items:
            mark = self.house.log_size()
            await self.send([item])
            await self.healthy()  # what it logged, it has logged by now
            if COMPLAINT.search(told := self.house.log(mark)):
                self._found(item.number, f"{item.data[:300]!r} made the server log:\n{told[-1500:]}")
                return
        self._found(items[0].number, f"one of {len(items)} messages made the server log an error, but not alone")


def _numbered(lines: list[str]) -> Iterator[tuple[int, str]]:
    for line in lines:
        number, _, rest = line.strip().partition(" ")
        if number.isdigit():
            yield int(number), rest


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _encodes(value: object) -> bool:
    try:
        msgspec.json.encode(value)
    except (UnicodeError, OverflowError, TypeError):
        return False
    return True


def lifted() -> dict[str, float]:
    """Limits on rates and counts out of reach: no message is to be stopped before it is read."""
    return {
        field.name: type(getattr(Limits(), field.name))(10**9)
        for field in dataclasses.fields(Limits)
        if any(word in field.name for word in COUNTED) and not field.name.endswith(KEPT)
    }


async def fuzz(
    seed: int, first: int, count: int, progress: Callable[[int], None] = lambda _: None, store: str | None = None
) -> Outcome:
    """Fuzz a server of one's own; with the address of a database, two processes that share its tables."""
    async with own_house(lifted(), store) as house:
        outcome = await Fuzz(house, seed).run(first, count, progress)
        if store is not None:
            outcome.answers["forwarded"] = await _forwarded(house)
        return outcome


async def _forwarded(house: House) -> int:
    """How much the processes passed on to each other. Each answers for itself, and chance says which is asked."""
    counts: set[int] = set()
    for _ in range(MOST_LOOKS):
        page = (await ask(house.address, "GET", "/metrics")).body.decode()
        counts.add(sum(int(float(count)) for count in FORWARDED.findall(page)))
        if len(counts) > 1:
            break
    return sum(counts)
