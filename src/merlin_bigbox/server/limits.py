"""Limits on sizes, rates and counts, so that no client can exhaust the server."""

from __future__ import annotations

import difflib
import math
import tomllib
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Final

import msgspec

from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.server.sources import MACHINE

INFINITE: Final = math.inf
REMEMBERED: Final = 10_000
"""How many addresses are tracked; the least recently seen is dropped first."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server; a host changes them by `serve --limits FILE`, see docs/serving.md."""

    # --- sizes ---------------------------------------------------------------------------------------------------

    message_bytes: int = 48_000
    """A message at a table; a longer one closes its socket."""
    body_bytes: int = 16_000
    """The body of a request."""
    record_bytes: int = 400_000
    """A record file."""
    socket_bytes: int = 500_000
    """What waits to be sent on one socket: news beyond it give way to the whole table, answers beyond it close the
    socket.
    """

    # --- sockets -------------------------------------------------------------------------------------------------

    messages_per_second: float = 50.0
    """Messages of one person at all tables; those beyond it are read later; asking for a whole table counts as ten."""
    messages_at_once: float = 200.0
    """How many of them may come at once."""
    flood_seconds: float = 20.0
    """How long somebody may send too fast without a pause before the socket is closed."""
    send_seconds: float = 20.0
    """How long a socket or a connection may leave unread what is sent to it."""
    hello_seconds: float = 20.0
    """How long a new socket may say nothing."""
    sockets: int = 2_000
    """Open sockets."""
    sockets_reserved: int = 400
    """Of these, sockets that only people with a seat in a running game get."""
    sockets_per_person: int = 40
    """Sockets of one person."""
    sockets_per_address: int = 300
    """Sockets of one address; people with a seat in a running game get one beyond it."""
    new_sockets_per_second: float = 5.0
    """New sockets of one address."""
    new_sockets_at_once: float = 100.0
    """How many of them may come at once."""

    # --- connections ---------------------------------------------------------------------------------------------

    connections: int = 4_000
    """Open connections, sockets among them; fewer if the system grants fewer files."""
    connections_per_address: int = 400
    """Connections of one address."""
    waiting_connections: int = 500
    """Connections that have asked for nothing; for one more the oldest is dropped."""
    waiting_per_address: int = 64
    """The same for one address."""
    header_seconds: float = 10.0
    """How long the head of a request may take."""
    body_seconds: float = 60.0
    """How long the body of a request may take."""
    keep_alive_seconds: float = 5.0
    """How long a connection stays open between requests."""

    # --- requests and people -------------------------------------------------------------------------------------

    requests_per_second: float = 30.0
    """Requests of one person, or of all at one address who have no cookie yet."""
    requests_at_once: float = 200.0
    """How many of them may come at once."""
    address_requests_per_second: float = 150.0
    """Requests of everybody at one address."""
    address_requests_at_once: float = 1_000.0
    """How many of them may come at once."""
    people_per_hour: float = 60.0
    """New people from one address."""
    people_at_once: float = 60.0
    """How many of them may come at once."""
    codes_per_hour: float = 20.0
    """Personal links opened at one address, or made by one person."""
    codes_at_once: float = 20.0
    """How many of them may come at once."""
    sessions_per_person: int = 30
    """Browsers in which one person is signed in; for one more the one not seen for longest is signed out."""

    # --- disk ----------------------------------------------------------------------------------------------------

    disk_reserve_bytes: int = 32_000_000
    """Room that stays free on the disk of the data (a twentieth of a small disk): below it nothing is written, so that
    the server says in time that the disk is full. It goes on by itself when there is room again.
    """
    checked_bytes: int = 256_000_000
    """Up to which size the whole structure of the database is checked at the start; a larger one by `merlin doctor`."""

    # --- PostgreSQL ----------------------------------------------------------------------------------------------

    database_seconds: float = 10.0
    """How long PostgreSQL may take to let a process in, or for one transaction; after that it counts as failed."""
    database_idle_seconds: float = 4.0
    """How long a process may stand still in the middle of a transaction before PostgreSQL ends it and others go on."""
    database_writers: int = 2
    """Connections of one process that write to tables; one more writes about people."""
    database_readers: int = 3
    """Connections of one process that read."""

    # --- tables --------------------------------------------------------------------------------------------------

    tables: int = 20_000
    """Tables in all."""
    tables_listed: int = 200
    """Tables in the list of one person."""
    tables_per_day: int = 200
    """New tables of one person within a day."""
    unfinished_per_person: int = 300
    """Tables of one person whose game is not over."""
    tables_per_address: int = 600
    """New tables from one address within a day."""
    idle_seconds: float = 300.0
    """How long a table that nobody watches stays in memory."""
    stand_in_seconds: float = 1.0
    """The pause before each move when only bots are left at a table of people."""
    absence_seconds: float = 120.0
    """How long a person has to be away before the host may let a bot play for them."""
    pledge_seconds: float = 20.0
    """How long a rematch waits for those who added to the dice of the game before to pledge again."""
    reveal_seconds: float = 10.0
    """How long the beginning of a game waits for those who pledged a nonce for the dice to tell it."""
    undo_at_start: int = 200
    """Actions that a seat may take back in a game before its first turn has ended."""
    undo_per_turn: int = 20
    """How many more each turn of the seat brings."""
    undo_per_game: int = 1_000
    """The most a seat can take back in a game, so that its records stay far below what can be stored."""
    given_records: int = 30_000
    """Records that a new table takes over from the game it branches off."""
    asking_at_once: int = 20
    """People who wait to be let in at one table."""
    chat_per_minute: float = 20.0
    """Lines of one person in the chat of one table."""
    chat_at_once: float = 10.0
    """How many of them may come at once."""
    chat_shown: int = 200
    """Lines of a chat that are shown."""

    # --- how long what is kept -----------------------------------------------------------------------------------

    keep_waiting_days: float = 14.0
    """Days for which a table that nobody opened is kept whose game has not begun; 0: for ever."""
    keep_unfinished_days: float = 90.0
    """Days for which a table that nobody opened is kept whose game is not over; 0: for ever."""
    keep_finished_days: float = 0.0
    """Days for which a table that nobody opened is kept whose game is over; 0: for ever."""
    notice_days: float = 7.0
    """For so many days before, its people see that a table will be removed."""
    keep_people_days: float = 365.0
    """Days after which somebody without tables who did not come is forgotten; 0: never."""

    # --- thinking and heavy work ---------------------------------------------------------------------------------

    reasons_per_second: float = 2.0
    """Hints and explanations of one person."""
    reasons_at_once: float = 60.0
    """How many of them may come at once."""
    tries_per_second: float = 10.0
    """Lines that one person tries out, and moments of lessons; asking why something cannot be done counts as three."""
    tries_at_once: float = 60.0
    """How many of them may come at once."""
    reasons_waiting: int = 32
    """Hints and explanations that may be queued."""
    reasons_waiting_each: int = 4
    """How many of them one person may have queued."""
    thoughts_waiting_each: int = 64
    """Bots' moves that are queued for the tables of one person; further tables wait until there is room."""
    heavy_workers: int = 2
    """Processes for replays, proofs and branches."""
    heavy_seconds: float = 30.0
    """How long one of these may take."""
    heavy_memory_bytes: int = 1_000_000_000
    """Memory of such a process, where the system can limit it."""
    heavy_waiting: int = 32
    """How many of these may be queued."""
    heavy_each: int = 3
    """How many of these one person, or one address, may have queued or running."""
    heavy_bytes_per_minute: float = 4_000_000.0
    """Bytes of records that are worked on for one person, or for one address."""
    heavy_bytes_at_once: float = 4_000_000.0
    """How many of them may come at once."""

    review_workers: int = 2
    """Processes for reviews of finished games, and for answers that are tried again there."""
    review_seconds: float = 600.0
    """How long a part of a review may take."""
    reviews_waiting: int = 20
    """Games whose reviews wait to be made after their last move; further ones are made when somebody asks. 0: all."""

    # --- other processes -----------------------------------------------------------------------------------------

    peer_connect_seconds: float = 2.0
    """How long another process may take to take a connection before it counts as unreachable."""
    peer_open_seconds: float = 8.0
    """How long another process may take to let in a socket that is passed on to it, or to hear news."""
    peer_answer_seconds: float = 60.0
    """How long another process may be silent while it answers a request that was passed on to it, or a ping."""
    peer_ping_seconds: float = 20.0
    """How often a socket to another process is tried, as a net: one to a process that lost its lease is closed at once,
    and the page comes back.
    """
    session_look_seconds: float = 60.0
    """How often the sockets of browsers are looked at that were signed out at another process, in case its news got
    lost.
    """
    hop_seconds: float = 30.0
    """By how much the clocks of machines may differ: what a process passed on counts for so long, and once."""
    lease_seconds: float = 8.0
    """After so long without a sign of life a process counts as dead, and others take its tables over."""
    beat_seconds: float = 2.0
    """How often a process gives one."""
    orphan_seconds: float = 2.0
    """How often a process looks for games that no process owns and that have to go on."""
    orphans_at_once: int = 100
    """How many of them it takes over at a time."""

    # --- logs ----------------------------------------------------------------------------------------------------

    log_lines_each_per_minute: float = 6.0
    """Lines of the log for one kind of event; the next one tells how many were left out."""
    log_lines_each_at_once: float = 20.0
    """How many of them may come at once."""
    log_lines_per_minute: float = 60.0
    """Lines of the log in all."""
    log_lines_at_once: float = 200.0
    """How many of them may come at once."""


def reviewing(limits: Limits) -> Limits:
    """The limits for heavy work, as they are for reviews."""
    return replace(limits, heavy_workers=limits.review_workers, heavy_seconds=limits.review_seconds)


def names_of_limits() -> tuple[str, ...]:
    """The names of all limits."""
    return tuple(field.name for field in fields(Limits))


class LimitsError(MerlinError):
    """A file of limits that cannot be used; the message says why."""


def read_limits(path: Path) -> Limits:
    """The limits of a TOML file with a line `name = number` for each that differs from the usual."""
    try:
        wanted = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise LimitsError(f"{path}: the limits cannot be read: {error}") from error
    usual: dict[str, float] = {name: getattr(Limits(), name) for name in names_of_limits()}
    for name, value in wanted.items():
        if name not in usual:
            near = difflib.get_close_matches(name, usual, 1)
            raise LimitsError(f'{path}: there is no limit "{name}"' + (f'; is it "{near[0]}"?' if near else ""))
        whole = isinstance(usual[name], int)
        if isinstance(value, bool) or not isinstance(value, int if whole else int | float) or not 0 <= value < INFINITE:
            raise LimitsError(f"{path}: {name} is a {'whole number' if whole else 'number'} from 0 on, not {value!r}")
    return msgspec.convert(wanted, Limits)


class Bucket:
    """A token bucket: short bursts pass, a flood does not."""

    __slots__ = ("_clock", "_last", "_most", "_rate", "_tokens")

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = MACHINE.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._tokens = most
        self._last = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens; False if there are not enough left."""
        self._fill()
        # What costs more than fits into the bucket passes when it is full.
        if self._tokens < min(cost, self._most):
            return False
        self._tokens -= cost
        return True

    def reserve(self, cost: float = 1.0) -> float:
        """Take tokens, also such as are not there yet; returns the seconds until they are."""
        self._fill()
        self._tokens -= cost
        if self._tokens >= 0:
            return 0.0
        return -self._tokens / self._rate if self._rate > 0 else INFINITE

    def _fill(self) -> None:
        now = self._clock()
        self._tokens = min(self._most, self._tokens + max(0.0, now - self._last) * self._rate)
        self._last = now


class Buckets:
    """One token bucket per person or address."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = MACHINE.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Take tokens from this one's bucket; False if it has not enough left."""
        return self._bucket(key).take(cost)

    def reserve(self, key: str, cost: float = 1.0) -> float:
        """Take tokens, also such as are not there yet; returns the seconds until they are."""
        return self._bucket(key).reserve(cost)

    def _bucket(self, key: str) -> Bucket:
        bucket = self._known.get(key)
        if bucket is None:
            bucket = self._known[key] = Bucket(self._rate, self._most, self._clock)
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return bucket


class Counts:
    """Counts open sockets: in all, of each person and of each address. Some are kept for those who play."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self.total = 0

    def enter(self, person: str, address: str, *, plays: bool) -> bool:
        """Count one more; False if a limit is reached. Whoever plays is not kept out by others at the same address."""
        limits = self._limits
        free = limits.sockets - (0 if plays else limits.sockets_reserved)
        if self.total >= free or self._people[person] >= limits.sockets_per_person:
            return False
        if not plays and self._addresses[address] >= limits.sockets_per_address:
            return False
        self.total += 1
        self._people[person] += 1
        self._addresses[address] += 1
        return True

    def leave(self, person: str, address: str) -> None:
        """Count one less."""
        self.total -= 1
        for counter, name in ((self._people, person), (self._addresses, address)):
            counter[name] -= 1
            if counter[name] <= 0:
                del counter[name]
