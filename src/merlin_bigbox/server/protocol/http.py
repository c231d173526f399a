"""HTTP messages, and the types they share with websocket messages."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from merlin_bigbox.game.shown import Finding
from merlin_bigbox.game.view import View
from merlin_bigbox.locale.languages import Lang

Seat = Literal["red", "yellow", "blue", "green"]
TableId = Annotated[str, Meta(pattern=r"^[a-z2-9]{10}$")]
Name = Annotated[str, Meta(max_length=40)]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes as hexadecimal digits: a nonce, or the SHA-256 hash of one."""
At = Annotated[int, Meta(ge=0, le=100_000)]


# --- who one is ------------------------------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    """Who the browser is: a public id, a name, a language. A signed cookie, unreadable for scripts, proves it."""

    id: str
    name: str
    lang: Lang
    signed_out: bool = False
    """Whether this browser was somebody else until now, and was signed out from another browser."""


class Recovered(msgspec.Struct, frozen=True):
    """POST /api/recover: who the browser is now, and the code that counts instead of the one that was used."""

    me: Me
    code: str


class Session(msgspec.Struct, frozen=True):
    """GET /api/me/sessions: a browser in which one is signed in, in coarse words; `current` is the one that asks."""

    id: str
    device: str
    created: float
    seen: float
    current: bool


class EndSession(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/sessions: sign out of one browser, or (null) of all but this one; answered by those that remain."""

    id: Annotated[str, Meta(max_length=40)] | None = None


class ChangeMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me: who one is, and perhaps another name or language. Whoever is nobody yet becomes a new person."""

    name: Name | None = None
    lang: Lang | None = None


class Recovery(msgspec.Struct, frozen=True):
    """POST /api/me/recovery: a personal code for another browser; whoever has it is this person."""

    code: str


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/recover: become the person whose code this is. A code is used once; the answer has the next one."""

    code: Annotated[str, Meta(max_length=200)]


# --- setting up a table ----------------------------------------------------------------------------------------------


class ModuleInfo(msgspec.Struct, frozen=True):
    """A module that can be added, which others it needs, and the variants it brings.

    `why` is a reason to play it, `weight` (1 to 3; 0: unknown) how much it asks of newcomers, `lesson` the id of its
    lesson ("": none), `rule` the first of its rules, `place` where it stands among the modules in playing order, the
    lightest first. `choices` and `minutes` are what it adds to a game: measured, and worked out from that.
    """

    name: str
    title: str
    about: str
    needs: tuple[str, ...]
    variants: tuple[VariantInfo, ...]
    why: str = ""
    weight: int = 0
    lesson: str = ""
    rule: str = ""
    place: int = 0
    choices: int = 0
    minutes: int = 0


class VariantInfo(msgspec.Struct, frozen=True):
    """A variant of a module."""

    name: str
    title: str
    about: str


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can take a seat. Levels count from 0 on; a temperament is a knight with a way of its own.

    A bot of the operator's own, which nobody has measured, has the level -1.
    """

    name: str
    title: str
    about: str
    level: int
    grade: str
    """The level in a word."""
    limit: float | None
    """Seconds it takes for a decision at most; null if it answers at once."""
    temperament: bool
    points: str
    """Where a temperament gets more points than others of its level."""


class SetupInfo(msgspec.Struct, frozen=True):
    """GET /api/setup?lang=: what a table can be made of."""

    modules: tuple[ModuleInfo, ...]
    bots: tuple[BotInfo, ...]
    default_bot: str
    phrases: tuple[str, ...]
    """The ids of the quick phrases for the chat; their words are in the page's own messages."""
    address: str
    """The address under which others in the same network can reach this server, without a path."""
    minutes: int = 0
    """How long a base game takes, from the measured number of choices."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit somewhere: the maker of the table, a bot, or whoever opens the link ("open").

    Several seats for "me" make a table for one screen; `name` tells the people there apart.
    """

    kind: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Name = ""


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game (or of a record) from which a new table goes on."""

    at: At
    table: TableId | None = None
    record: Annotated[str, Meta(max_length=400_000)] | None = None


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: seconds for the whole game and seconds added for each turn. A bot takes over when it is gone."""

    bank: Annotated[int, Meta(ge=60, le=86_400)]
    turn: Annotated[int, Meta(ge=0, le=3_600)]


Entry = Literal["link", "approval"]
"""Who may take an open seat: whoever has the link, or whom the maker of the table lets in."""


class HouseRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How people come to a table, whether those who only watch may write in its chat, and what everybody is shown.

    `deltas` tells whether options say what they change in points, `planner` whether the rest of a round may be planned
    with the server's help; that needs both.
    """

    entry: Entry = "link"
    watchers_chat: bool = True
    deltas: bool = True
    planner: bool = True


class CreateTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: a new table. It starts at once when no seat is open."""

    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=2, max_length=4)]
    modules: Annotated[tuple[str, ...], Meta(max_length=20)] = ()
    variants: Annotated[tuple[str, ...], Meta(max_length=20)] = ()
    clock: Clock | None = None
    branch: Branch | None = None
    pledge: Hash | None = None
    """What the maker will add to the dice: the hash of a nonce. The game then begins when it was told (Reveal)."""
    hints: bool = True
    """Whether bots may explain at this table while the game runs."""
    house: HouseRules = HouseRules()
    first_game: bool = False
    """Whether it is the maker's first game: the deal is drawn anew until it welcomes the maker, who begins, and the
    table says so (OriginInfo). Only alone with bots, without modules, variants or a branch."""


class Proof(msgspec.Struct, frozen=True):
    """GET /api/tables/{id}/proof?lang=: each part of a finished game's record and how it is known; the server's key."""

    findings: tuple[Finding, ...]
    key: str


class EngineInfo(msgspec.Struct, frozen=True):
    """GET /api/engine: whether the engine is being compiled; until it is, the bots think slower."""

    compiling: bool


class KeyInfo(msgspec.Struct, frozen=True):
    """GET /api/key: the public key (Ed25519) with which this server signs the records of finished games."""

    key: str


# --- tables ----------------------------------------------------------------------------------------------------------

Status = Literal["waiting", "playing", "over"]


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat: who has it, and who plays it now (`bot` is set while a bot does, also for a person who is away)."""

    seat: Seat
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    yours: bool
    online: bool
    seconds: float | None
    """What is left on the clock, if the table has one."""
    away_seconds: float | None = None
    """How long the person who plays this seat has been away; null if they are here."""
    replaceable_in: float | None = None
    """In how many seconds the maker of the table may let a bot play for them."""


class Mended(msgspec.Struct, frozen=True):
    """A table that was damaged on the disk and restored, and when.

    Part of its history is lost and the game goes on ("history"), it goes on from before the damage ("cut"), or what
    was said there is lost ("chat"). `lost` counts the records that are not there any more.
    """

    what: Literal["history", "cut", "chat"]
    lost: int
    time: float


class PersonInfo(msgspec.Struct, frozen=True):
    """Somebody at a table. Others are told by keys that hold at this table only.

    The maker of the table is told of everybody there; others of those who play and of those they do not want to hear.
    """

    key: str
    name: str
    seats: tuple[Seat, ...]
    here: bool
    you: bool
    state: Literal["asked", "admitted", "removed", "blocked"] | None
    """What was decided about them; told to the maker of the table and to themselves."""
    muted: bool
    """They may not write in the chat."""
    ignored: bool
    """You do not want to read what they write."""


class OriginInfo(msgspec.Struct, frozen=True):
    """A game that goes on from another one, not a fresh deal: from a table or a record, after `at` of its records.

    `proved` says whether nobody can have chosen its hands and rolls: chance followed from the dice of that game. Where
    it is not proved, only the maker of the table plays, with bots. A `deal` was chosen for a first game: its first `at`
    records are the setup and the first roll.
    """

    kind: Literal["table", "record", "deal"]
    table: str | None
    at: int
    proved: bool


class ShareInfo(msgspec.Struct, frozen=True):
    """What the person at a seat adds to the dice: the pledge is the hash of the nonce.

    `told` says that the nonce was told; it is shown to all once the game has begun. Who never told it withheld it.
    """

    seat: Seat
    pledge: str
    told: bool
    nonce: str | None


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody at a table may know about it."""

    id: str
    status: Status
    players: int
    modules: tuple[str, ...]
    variants: tuple[str, ...]
    seats: tuple[SeatInfo, ...]
    host: bool
    """Whether the table is yours to start and to change."""
    clock: Clock | None
    clock_runs: Seat | None
    hints: bool
    """Whether hints and reasons are given while the game runs; afterwards they always are."""
    watchers: int
    house: HouseRules
    people: tuple[PersonInfo, ...]
    commitment: str
    """The hash of the seed, told before the first roll."""
    seed: str | None
    """The seed itself, once the game is over."""
    rematch: str | None
    """The table that follows this one."""
    created: float
    changed: float
    mended: Mended | None = None
    origin: OriginInfo | None = None
    """Where its position comes from; null for a fresh deal."""
    shares: tuple[ShareInfo, ...] = ()
    """What people pledged to add to the dice, and, once the game has begun, did."""
    beginning: bool = False
    """Whether those who pledged are asked for their nonces now (Reveal); then the game begins."""
    removed_at: float | None = None
    """When the table will be removed unless it is used again, if that is soon."""


class Left(msgspec.Struct, frozen=True):
    """DELETE /api/tables/{id}: the table is off one's list; whether it was removed, as all its people have left it."""

    removed: bool


class TableCard(msgspec.Struct, frozen=True):
    """GET /api/tables: one of one's own tables, in short; those that wait for one's move come first."""

    id: str
    status: Status
    modules: tuple[str, ...]
    seats: tuple[SeatInfo, ...]
    your_move: bool
    round: int
    rounds: int
    points: tuple[int, ...]
    changed: float
    aside: Literal["damaged", "other-version"] | None = None
    """Why the table cannot be opened, if it cannot."""
    origin: OriginInfo | None = None
    host: bool = False
    """Whether it is yours to start and to remove."""
    removed_at: float | None = None
    """When the table will be removed unless it is used again, if that is soon."""


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table: words, or the id of a quick phrase. Who watches is called by name, without a seat."""

    n: int
    seat: Seat | None
    name: str
    text: str
    phrase: str | None
    time: float
    by: str
    """The key of who said it."""


# --- reading ---------------------------------------------------------------------------------------------------------


class RuleInfo(msgspec.Struct, frozen=True):
    """GET /api/rules?lang=: one rule in plain words."""

    id: str
    title: str
    text: str
    chapter: str


class RulebookRule(msgspec.Struct, frozen=True):
    """A rule in the rulebook; an example's id has an X."""

    id: str
    title: str
    text: str


class RulebookPicture(msgspec.Struct, frozen=True):
    """A picture of the rulebook: a position as a view, the guide that goes with it, and what of it is shown.

    It stands below the rule `after`, or on top of the section if that is empty. `of` names the colors of lands or the
    module of a shelf, empty for all; `marks` are elements of the board; `numbers` get numbers, elements or parts of a
    castle. From the tile `lines` of the environs its lines to the frame are drawn.
    """

    name: str
    part: Literal[
        "table",
        "wheel",
        "ring",
        "lands",
        "map",
        "castle",
        "cards",
        "shelf",
        "spaces",
        "flags",
        "needs",
        "pieces",
        "grid",
    ]
    after: str
    of: tuple[str, ...]
    marks: tuple[str, ...]
    numbers: tuple[str, ...]
    lines: str
    caption: str
    players: int
    modules: tuple[str, ...]
    view: View


class RulebookLesson(msgspec.Struct, frozen=True):
    """The lesson in which a section can be tried."""

    id: str
    title: str


class RulebookSection(msgspec.Struct, frozen=True):
    """GET /api/rulebook?lang=: one section of the rulebook, with the module it is about, and what that `needs`.

    `short` is all of it in a line, empty where there is none. `meets` tells which modules a ruling is about.
    """

    id: str
    module: str | None
    title: str
    lead: str
    rules: tuple[RulebookRule, ...]
    pictures: tuple[RulebookPicture, ...]
    short: str
    lesson: RulebookLesson | None
    needs: tuple[str, ...]
    meets: dict[str, tuple[str, ...]]


class ReferenceLine(msgspec.Struct, frozen=True):
    """GET /api/reference?lang=: what a reason for points is worth, in a few words."""

    reason: str
    when: Literal["scoring", "end"]
    picture: str
    text: str


class EditionFact(msgspec.Struct, frozen=True):
    """GET /api/edition?lang=: a printed component, and how it is known (text, seen or reconstructed)."""

    place: str
    level: Literal["text", "seen", "reconstructed"]
    note: str
    value: Any


Reason = Literal[
    "malformed",
    "too-large",
    "too-many",
    "unknown-table",
    "unknown-request",
    "not-your-seat",
    "not-your-turn",
    "stale",
    "not-offered",
    "nothing-to-undo",
    "undo-spent",
    "seat-taken",
    "not-away",
    "not-admitted",
    "removed",
    "blocked",
    "muted",
    "watchers-quiet",
    "nobody",
    "not-told",
    "unproved",
    "gone",
    "not-the-host",
    "not-now",
    "over",
    "full",
    "options",
    "no-name",
    "no-secret",
    "no-hints",
    "no-planner",
    "no-answer",
    "origin",
    "damaged",
    "other-version",
    "disk-full",
    "not-kept",
    "perhaps-kept",
    "lost-notes",
    "host",
    "failed",
]


class Problem(msgspec.Struct, frozen=True):
    """The answer to an HTTP request that was refused."""

    reason: Reason
    detail: str = ""
