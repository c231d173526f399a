"""Odd requests and messages do no harm: no traceback, no 5xx, no table touched, while people play."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from merlin_bigbox.attack.house import House, own_house
from merlin_bigbox.attack.people import ME, OPEN, Person
from merlin_bigbox.attack.wire import Address, Connection
from merlin_bigbox.server.protocol import live
from tests.postgres import Postgres
from tests.sizes import size
from tools.fuzz.messages import COMPLAINT, Fuzz, fuzz, lifted
from tools.fuzz.outcome import Outcome
from tools.fuzz.requests import RequestMaker
from tools.fuzz.values import BODIES, Maker


@pytest.mark.slow
@pytest.mark.interpreted_only
def test_odd_messages_do_no_harm() -> None:
    """20,000 in the gate; by hand `./merlin python -m tools.fuzz messages --count 1000000`."""
    outcome = asyncio.run(fuzz(seed=1, first=0, count=size(20_000, 200_000)))
    assert [str(finding) for finding in outcome.findings] == []
    assert outcome.sent == size(20_000, 200_000)
    assert outcome.moves > outcome.sent / 500
    # The nonsense got far: requests and messages of all kinds were read, refused and carried out.
    assert {"200", "400", "401", "403", "404", "413", "422", "refused", "done", "table", "chat"} <= set(outcome.answers)


@pytest.mark.slow
@pytest.mark.interpreted_only
def test_odd_messages_do_no_harm_to_processes_that_share_tables(postgres: Postgres) -> None:
    """Half of them reach the process that does not own the table, and are passed on: no harm there either."""
    count = size(4_000, 100_000)
    outcome = asyncio.run(fuzz(2, 0, count, store=postgres.url(postgres.database())))
    assert [str(finding) for finding in outcome.findings] == []
    assert outcome.sent == count
    assert {"200", "400", "401", "403", "404", "refused", "done", "table"} <= set(outcome.answers)
    assert outcome.answers["forwarded"] > 20


def test_messages_follow_from_the_seed_and_their_number() -> None:
    """So that a failing one can be sent again by itself."""

    def made(seed: int) -> list[bytes]:
        found = Fuzz(House(Address("127.0.0.1", 1)), seed)
        found.treasury = {"cookie": ["merlin=a.b"], "record": ["merlin record 1"]}
        return [found.item(number).data for number in range(50)]

    assert made(1) == made(1) != made(2)


def test_every_kind_of_message_is_made() -> None:
    """They come from the types: what is added to the protocol is fuzzed by itself."""
    maker = Maker(random.Random(3), {})
    decoder = msgspec.json.Decoder(live.FromPage)
    kinds: set[str] = set()
    for _ in range(3_000):
        try:
            kinds.add(type(decoder.decode(msgspec.json.encode(maker.command()))).__name__)
        except (msgspec.MsgspecError, UnicodeError):
            continue  # a lone surrogate, say
    assert kinds == {form.__name__ for form in live.FromPage.__args__}
    for name, form in BODIES.items():
        assert any(_reads(maker.body(name), form) for _ in range(200)), name


def _reads(value: object, form: type) -> bool:
    try:
        msgspec.convert(value, form)
    except msgspec.ValidationError:
        return False
    return True


def test_clean_requests_end_where_they_should() -> None:
    """Others follow on the same connection: the announced length is the true one."""
    maker = RequestMaker(Address("127.0.0.1", 80), random.Random(5), {"cookie": ["merlin=a.b"], "record": ["x" * 50]})
    for _ in range(2_000):
        made = maker.request()
        if made.clean:
            head, _, body = made.data.partition(b"\r\n\r\n")
            lengths = [int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.startswith(b"Content-Length")]
            assert set(lengths or [0]) == {len(body)}


def test_the_fuzzer_notices_harm() -> None:
    """A fuzzer that cannot fail proves nothing: a changed table and an error in the log are told."""

    async def run() -> Outcome:
        async with own_house(lifted()) as house:
            found = Fuzz(house, 1)
            send = found.send

            async def harmful(items: list[object]) -> None:
                await send(items)  # type: ignore[arg-type]  # only passed on
                seat = await found.ann.sit_at(found.still)
                if seat.my_turn:
                    await seat.move()
                else:
                    await seat.ask("stand", seat="red")
                await seat.socket.close()

            found.send = harmful  # type: ignore[assignment, method-assign]
            return await found.run(0, 10)

    assert any("a table was changed" in finding.problem for finding in asyncio.run(run()).findings)
    assert COMPLAINT.search("2026-01-01 00:00:00,000 ERROR Exception in ASGI application")


def test_a_broken_body_is_no_error_of_the_server() -> None:
    """The head of a request was fine, its chunks are not: who answers already is stopped, without a traceback."""

    async def run() -> str:
        async with own_house() as house:
            for _ in range(5):
                line = await Connection.open(house.address)
                line.write(b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")
                assert (await line.answer()).status == 400
                await line.close()
            person = await Person.come(house.address)
            await person.create(ME, OPEN)
            return house.log()

    assert not COMPLAINT.search(asyncio.run(run()))
