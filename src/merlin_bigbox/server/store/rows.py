"""The rows of the store as plain values: users, tables, seats, records, chat."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from merlin_bigbox.game.dice import SCHEME
from merlin_bigbox.game.game import Saved, Written
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.protocol.http import Clock, HouseRules, Mended, Status

GuestState = Literal["asked", "admitted", "removed", "blocked"]
SeatKind = Literal["person", "bot", "open"]
Damage = Literal["", "snapshot", "times", "records"]


class User(msgspec.Struct, frozen=True):
    """A user, known by a browser's cookie. Times are seconds since 1970."""

    id: str
    name: str
    lang: str
    created: float
    seen: float
    old_cookies: bool = False
    """Whether cookies of versions without sessions still count."""


class SessionRow(msgspec.Struct, frozen=True):
    """A browser in which somebody is signed in, or was. `id` is the hash of what its cookie has."""

    id: str
    user: str
    created: float
    seen: float
    device: str
    ended: float | None = None


class Standing(msgspec.Struct, frozen=True):
    """A summary of a game for lists of tables, which do not load it: who is to move, the round and the points."""

    decider: int | None
    round: int
    points: tuple[int, ...]


class PastRow(msgspec.Struct, frozen=True):
    """Dice of a game that was gone on from: after how many records they answer, their scheme, seed and nonces."""

    start: int
    scheme: int
    seed: str
    nonces: tuple[str | None, ...] = ()


class Origin(msgspec.Struct, frozen=True):
    """Where a branched table comes from: the table (or a record file, null) and after how many of its records.

    `past` has the dice that answered until then, `proved` says whether nobody can have chosen them. A `deal` is no part
    of another game: it was chosen for a first one.
    """

    table: str | None
    at: int
    proved: bool = False
    past: tuple[PastRow, ...] = ()
    deal: bool = False


class ShareRow(msgspec.Struct, frozen=True):
    """What a person adds to the dice, as hexadecimal digits: the hash of a nonce, and the nonce once it is told."""

    user: str
    pledge: str
    nonce: str | None = None


class DiceRow(msgspec.Struct, frozen=True):
    """How a table's chance follows from its seed. Tables from before there were shares have the old scheme.

    `asked` is when the people were asked for their nonces: the game begins as soon as all are told. `order` says whose
    share goes with each seat, once the game has begun. `awaited` are those who pledged in the game before a rematch:
    it waits for their pledges.
    """

    scheme: int = SCHEME
    shares: tuple[ShareRow, ...] = ()
    asked: float | None = None
    order: tuple[str | None, ...] = ()
    awaited: tuple[str, ...] = ()


class TableRow(msgspec.Struct, frozen=True):
    """A table. `edition` is the digest of the components; the options say by which version of the rules it goes on."""

    id: str
    host: str
    options: GameOptions
    seed: bytes
    status: Status
    created: float
    changed: float
    edition: str
    rematch: str | None = None
    clock: Clock | None = None
    branch: Origin | None = None
    standing: Standing | None = None
    hints: bool = True
    mended: Mended | None = None
    dice: DiceRow = DiceRow()
    house: HouseRules = HouseRules()
    used: float | None = None
    """When one of its people opened it last, if that was after the last change."""

    @property
    def last_used(self) -> float:
        """When something happened last, or one of its people opened it."""
        return max(self.changed, self.used or 0.0)


class GuestRow(msgspec.Struct, frozen=True):
    """What was decided about a person at a table, by the host or by themselves. Most people have no such row."""

    table: str
    user: str
    name: str = ""
    state: GuestState | None = None
    """Whether they asked for a seat, were let in, or may not sit (removed) or not even watch (blocked)."""
    muted: bool = False
    """The host does not let them write in the chat."""
    gone: bool = False
    """They took the table off their list."""
    ignored: tuple[str, ...] = ()
    """Whose lines in the chat they do not want to read."""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat of a table, 0 to 3. `user` is whose it is, `bot` who plays it while a bot does, `seconds` the clock."""

    table: str
    seat: int
    kind: SeatKind
    user: str | None = None
    name: str = ""
    bot: str | None = None
    seconds: float | None = None


class SnapshotRow(msgspec.Struct, frozen=True):
    """The state after `saved.at` records, from which nothing before can be taken back, and who made it."""

    rules: int
    saved: Saved


class ChatRow(msgspec.Struct, frozen=True):
    """A chat line. `n` is 0 until it is stored."""

    table: str
    user: str
    name: str
    text: str
    time: float
    seat: int | None = None
    phrase: str | None = None
    n: int = 0


class ReviewRow(msgspec.Struct, frozen=True):
    """A review of a finished game: how thorough it is, by which ruler it was made and when, and the review, packed."""

    table: str
    level: str
    version: str
    time: float
    content: bytes


class Loaded(msgspec.Struct, frozen=True):
    """A consistent copy of a whole table. `times` are those of its records.

    `damage` says what was not as it was written, and did not keep the table from being loaded: its snapshot (not
    needed), times of records (nobody's loss) or records before the snapshot (the game goes on, its history is lost).
    """

    table: TableRow
    seats: tuple[SeatRow, ...]
    records: tuple[Written, ...]
    times: tuple[float, ...]
    snapshot: SnapshotRow | None
    damage: Damage = ""


class Listed(msgspec.Struct, frozen=True):
    """Tables with their seats, and the ids of those that fail their check."""

    tables: list[tuple[TableRow, tuple[SeatRow, ...]]]
    damaged: list[str]


class Unused(NamedTuple):
    """Before which times tables of each status were last used that are not kept any longer."""

    waiting: float
    playing: float
    over: float


class Counts(msgspec.Struct, frozen=True):
    """How many users there are, and tables by status."""

    users: int
    waiting: int
    playing: int
    over: int


class StoreHealth(msgspec.Struct, frozen=True):
    """Whether the store can read and write, and short ids of what keeps it from that."""

    ok: bool
    problems: tuple[str, ...] = ()
