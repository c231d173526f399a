"""`merlin attack`: runs the attacks that once found holes against a server of one's own."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec
from cyclopts import Parameter
from rich.console import Console

from merlin_bigbox.attack import ATTACKS
from merlin_bigbox.attack.house import House, own_house
from merlin_bigbox.attack.target import Attack, Figures, Target, Verdict
from merlin_bigbox.attack.wire import Address, BrokenLineError, CrowdedError, ask
from merlin_bigbox.cli.console import Json, Language, look_for, output
from merlin_bigbox.cli.extras import needs_server
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.terminal.style import BAD, GOOD, MET, QUIET, UNMET, Look

NOT_TRIED: Final = "·"
LONGEST: Final = 1_800.0
"""Seconds after which an attack has brought the server to a standstill, however slow the machine is."""


class Told(msgspec.Struct):
    """What became of an attack. `held` is null if it could not be tried; then `problem` says why."""

    name: str
    held: bool | None
    figures: Figures = {}
    problem: str = ""


def attack(
    url: str = "",
    /,
    *,
    only: str = "",
    listed: Annotated[bool, Parameter(name="--list", negative="")] = False,
    this_server_is_mine: Annotated[bool, Parameter(negative="")] = False,
    lang: Language = None,
    json: Json = False,
) -> int:
    """Attack a server of your own and see whether it holds; exits with status 1 if it does not.

    Without an address each attack gets a new server in a temporary folder. A server that is given is left with a few
    tables and people more, and somebody may have to wait while it is attacked.

    Example: merlin attack

    Example: merlin attack http://127.0.0.1:8765 --only half-requests,undo-flood
    """
    look = look_for(lang)
    chosen = _chosen(only)
    console = output()
    if listed:
        for one in chosen:
            console.print(f"{one.name:18} {look.text(f'attack-{one.name}')}")
        return 0
    if not url:
        needs_server()
    else:
        _check(url, mine=this_server_is_mine)
    found = asyncio.run(_run(chosen, url, look, None if json else console))
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        counts = [sum(told.held is state for told in found) for state in (True, False, None)]
        console.print(look.text("attack-summary", held=counts[0], broke=counts[1], untried=counts[2]))
    return 1 if any(told.held is False for told in found) else 0


def _chosen(only: str) -> Sequence[Attack]:
    names = [name.strip() for name in only.split(",") if name.strip()]
    known = {each.name: each for each in ATTACKS}
    for name in names:
        if name not in known:
            raise OptionsError(f'there is no attack "{name}"; there are: {", ".join(known)}')
    return [known[name] for name in names] or ATTACKS


def _check(url: str, *, mine: bool) -> None:
    """Refuse what is no address, and a server elsewhere unless it is one's own."""
    try:
        parts = urlsplit(url)
        host = parts.hostname if parts.scheme == "http" and parts.port != 0 else None
    except ValueError:
        host = None
    if not host:
        raise OptionsError(f'"{url}" is no address of a server; expected one such as http://127.0.0.1:8765')
    try:
        here = host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        here = False
    if not here and not mine:
        raise OptionsError(f"{host} is not this machine; only attack a server that is yours: --this-server-is-mine")


async def _run(chosen: Sequence[Attack], url: str, look: Look, console: Console | None) -> list[Told]:
    found: list[Told] = []
    status = output(to_stderr=True)
    for number, one in enumerate(chosen, 1):
        with status.status(f"{number}/{len(chosen)} {look.text(f'attack-{one.name}')}"):
            told = await _try(one, url, number)
        found.append(told)
        if console is not None:
            _show(console, look, told)
    return found


async def _try(one: Attack, url: str, number: int) -> Told:
    if url and one.own:
        return Told(one.name, None, problem="attack-needs-own")
    begun = False
    try:
        async with _house(url) as house, asyncio.timeout(LONGEST):
            await ask(house.address, "GET", "/api/health")
            target = await Target.at(house, number)
            begun = True
            verdict: Verdict = await one.run(target)
    except CrowdedError as error:
        return Told(one.name, None, problem=str(error))
    except (BrokenLineError, OSError) as error:
        # Whoever cannot be reached at first was not attacked; whoever no longer answers has not held.
        return Told(one.name, False if begun else None, problem=str(error) or type(error).__name__)
    return Told(one.name, verdict.held, verdict.figures)


@asynccontextmanager
async def _house(url: str) -> AsyncIterator[House]:
    if url:
        yield House(Address.of(url))
        return
    async with own_house() as house:
        yield house


def _show(console: Console, look: Look, told: Told) -> None:
    sign, style = {True: (MET, GOOD), False: (UNMET, BAD), None: (NOT_TRIED, QUIET)}[told.held]
    word = look.text({True: "attack-held", False: "attack-broke", None: "attack-untried"}[told.held])
    console.print(f"{sign} {word:10} {told.name}: {look.text(f'attack-{told.name}')}", style=style)
    if told.problem:
        known = look.text(told.problem) if told.problem.startswith("attack-") else told.problem
        console.print(f"    {known}", style=QUIET)
    elif told.figures:
        figures = [
            f"{look.text(f'attack-figure-{name}')} {_figure(look, value)}" for name, value in told.figures.items()
        ]
        console.print(f"    {'; '.join(figures)}", style=QUIET)


def _figure(look: Look, value: float | str | bool) -> str:
    if isinstance(value, bool):
        return look.text("attack-yes" if value else "attack-no")
    return str(value)
