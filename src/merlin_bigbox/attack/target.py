"""What is attacked, how hard, and what an attack tells afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import ipaddress
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from merlin_bigbox.attack.house import House
from merlin_bigbox.attack.people import ME, OPEN, Person, Players
from merlin_bigbox.attack.wire import Address, BrokenLineError, ask

ATTACKERS: Final = "127.0.66.{}"
"""On this machine the attackers of each attack come from an address of their own, where the system lets them."""


Figures = dict[str, float | str | bool]


@dataclass(slots=True)
class Verdict:
    """Whether the server held, and the figures by their ids; each has its words in every language."""

    held: bool
    figures: Figures = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Target:
    """A server under attack."""

    house: House
    attackers: Address
    scale: float = 1.0
    """1 is the attack as it was found; less is for servers whose limits are lower, too."""
    longest: float = 2.0
    """Seconds that nobody else may have to wait."""
    patience: float = 60.0
    """Seconds in which the server has to notice what should not go on."""

    @classmethod
    async def at(
        cls, house: House, number: int = 1, scale: float = 1.0, longest: float = 2.0, patience: float = 60.0
    ) -> Target:
        """Find out from where the attackers of this number can come."""
        address = house.address
        if _is_loopback(address.host):
            other = dataclasses.replace(address, source=ATTACKERS.format(number))
            with contextlib.suppress(OSError, BrokenLineError):
                await ask(other, "GET", "/api/health")
                return cls(house, other, scale, longest, patience)
        return cls(house, address, scale, longest, patience)

    @property
    def address(self) -> Address:
        """Where everybody else comes to."""
        return self.house.address

    def size(self, full: int, least: int = 3) -> int:
        """How many of something, by the scale."""
        return max(least, int(full * self.scale))

    async def person(self) -> Person:
        """Somebody who means no harm."""
        return await Person.come(self.address)

    async def attacker(self) -> Person:
        return await Person.come(self.attackers)

    @contextlib.asynccontextmanager
    async def players(self) -> AsyncIterator[Players]:
        """Two people in a running game; the first is the maker of the table."""
        maker, guest = await self.person(), await self.person()
        table = (await maker.create(ME, OPEN))["id"]
        found = Players(await maker.sit_at(table), await guest.sit_at(table))
        try:
            await found.seats[1].ask("sit", seat="yellow")
            await found.seats[0].ask("start")
            for seat in found.seats:
                while not seat.at:
                    await seat.hear("table", "step")
            yield found
        finally:
            await found.close()


Run = Callable[[Target], Awaitable[Verdict]]


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack: its name, how it is run, and whether it needs a server of its own."""

    name: str
    run: Run
    own: bool = False


async def timed(work: Awaitable[object]) -> float:
    """How many seconds something takes."""
    clock = asyncio.get_running_loop().time
    before = clock()
    await work
    return clock() - before


async def slowest_move(players: Players, moves: int, pause: float = 0.02) -> float:
    """Play so many moves and tell how long the slowest took, until everybody had heard of it."""
    found = 0.0
    for number in range(moves):
        if players.over:
            break
        found = max(found, await timed(players.move(number * 7)))
        await asyncio.sleep(pause)
    return found


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host) in ipaddress.ip_network("127.0.0.0/8")
    except ValueError:
        return False
