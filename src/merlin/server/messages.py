"""Every message between the page and the server. docs/protocol.md and the page's types are made from this file."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from merlin.game.shown import LogLine, Prompt, Sheet

Lang = Literal["en", "de", "pt"]
Seat = Literal["red", "yellow", "blue", "green"]
TableId = Annotated[str, Meta(pattern=r"^[a-z2-9]{10}$")]
Name = Annotated[str, Meta(max_length=40)]
At = Annotated[int, Meta(ge=0, le=100_000)]
RequestId = Annotated[int, Meta(ge=0, le=2**53)]


# --- who one is ------------------------------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    """Who the browser is: a public id, a name, a language. A signed cookie, unreadable for scripts, proves it."""

    id: str
    name: str
    lang: Lang


class ChangeMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me: another name or language."""

    name: Name | None = None
    lang: Lang | None = None


class Recovery(msgspec.Struct, frozen=True):
    """POST /api/me/recovery: a personal code for another browser; whoever has it is this person."""

    code: str


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/recover: become the person whose code this is."""

    code: Annotated[str, Meta(max_length=200)]


# --- setting up a table ----------------------------------------------------------------------------------------------


class ModuleInfo(msgspec.Struct, frozen=True):
    """A module that can be added, which others it needs, and the variants it brings."""

    name: str
    title: str
    about: str
    needs: tuple[str, ...]
    variants: tuple[VariantInfo, ...]


class VariantInfo(msgspec.Struct, frozen=True):
    """A variant of a module."""

    name: str
    title: str
    about: str


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can take a seat."""

    name: str
    title: str
    about: str


class SetupInfo(msgspec.Struct, frozen=True):
    """GET /api/setup?lang=: what a table can be made of."""

    modules: tuple[ModuleInfo, ...]
    bots: tuple[BotInfo, ...]
    default_bot: str
    phrases: tuple[str, ...]
    """The ids of the quick phrases for the chat; their words are in the page's own messages."""
    address: str
    """The address under which others in the same network can reach this server, without a path."""


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


class CreateTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: a new table. It starts at once when no seat is open."""

    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=2, max_length=4)]
    modules: Annotated[tuple[str, ...], Meta(max_length=20)] = ()
    variants: Annotated[tuple[str, ...], Meta(max_length=20)] = ()
    clock: Clock | None = None
    branch: Branch | None = None


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
    watchers: int
    commitment: str
    """The hash of the seed, told before the first roll."""
    seed: str | None
    """The seed itself, once the game is over."""
    rematch: str | None
    """The table that follows this one."""
    created: float
    changed: float


class TableCard(msgspec.Struct, frozen=True):
    """GET /api/tables: one of one's own tables, in short; those that wait for one's move come first."""

    id: str
    status: Status
    modules: tuple[str, ...]
    seats: tuple[SeatInfo, ...]
    your_move: bool
    round: int
    points: tuple[int, ...]
    changed: float


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table: words, or the id of a quick phrase. Who watches is called by name, without a seat."""

    n: int
    seat: Seat | None
    name: str
    text: str
    phrase: str | None
    time: float


# --- from the page, over the socket ----------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message of a socket. `at` is the last record the page has seen (0: none), for the recap."""

    lang: Lang
    at: At = 0


class Speak(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="lang"):
    """Another language from now on; the answer is a whole new Table message."""

    lang: Lang


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="look"):
    """At a shared screen: show what this seat of one's own sees (null: what everybody sees)."""

    seat: Seat | None


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="act"):
    """Play an offered option, as its notation. `at` must be the current number of records."""

    id: RequestId
    at: At
    seat: Seat
    action: Annotated[str, Meta(max_length=200)]


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take back one's last action, or (`all`) everything of this turn that can be taken back."""

    id: RequestId
    at: At
    seat: Seat
    all: bool = False


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Take an open seat, or one's own seat back from the bot that plays it."""

    id: RequestId
    seat: Seat


class Stand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="stand"):
    """Leave a seat: before the game it becomes open; later a bot plays it, and one can come back."""

    id: RequestId
    seat: Seat
    bot: Annotated[str, Meta(max_length=40)] = ""


class Arrange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="arrange"):
    """The maker of a table changes a seat that no other person has, before the game."""

    id: RequestId
    seat: Seat
    plan: SeatPlan


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="start"):
    """The maker of a table starts the game; open seats go to bots."""

    id: RequestId


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    """The same people again at a new table; answered by a TableInfo whose `rematch` is its id."""

    id: RequestId


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    """A line in the chat: words, or a quick phrase."""

    id: RequestId
    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Annotated[str, Meta(max_length=40)] | None = None


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="note"):
    """One's private notes about this table."""

    id: RequestId
    text: Annotated[str, Meta(max_length=10_000)]


FromPage = Hello | Speak | Look | Act | Undo | Sit | Stand | Arrange | Start | Rematch | Say | Note


# --- to the page, over the socket ------------------------------------------------------------------------------------


class TableMessage(msgspec.Struct, frozen=True, tag="table"):
    """Everything at once: after Hello, Speak and Look, and whenever small steps would not do.

    `viewer` is the seat whose view this is, or null for what everybody may see. `changes` holds all paths of the view;
    it is empty while the table waits for its players. `recap` is the number of lines at the end of `log` that the page
    has not seen.
    """

    info: TableInfo
    viewer: Seat | None
    at: int
    changes: dict[str, msgspec.Raw]
    prompt: Prompt | None
    can_undo: bool
    sheet: Sheet | None
    log: tuple[LogLine, ...]
    recap: int
    chat: tuple[ChatLine, ...]
    note: str


class StepMessage(msgspec.Struct, frozen=True, tag="step"):
    """One move: what happened and what changed in the view since `before`. `undone` tells that records were taken back.

    With `undone`, log lines with a larger `at` than `kept` are no longer true and go.
    """

    before: int
    at: int
    seat: Seat | None
    label: str
    lines: tuple[LogLine, ...]
    changes: dict[str, msgspec.Raw]
    prompt: Prompt | None
    can_undo: bool
    sheet: Sheet
    undone: bool
    kept: int


class InfoMessage(msgspec.Struct, frozen=True, tag="info"):
    """The table itself changed: a seat, the status, who is there, the clock."""

    info: TableInfo


class ChatMessage(msgspec.Struct, frozen=True, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Done(msgspec.Struct, frozen=True, tag="done"):
    """A request was carried out and is kept for good."""

    id: int
    at: int


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
    "seat-taken",
    "not-the-host",
    "not-now",
    "over",
    "full",
    "options",
    "no-name",
    "no-secret",
    "origin",
]


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A request that changed nothing, and why. `id` is that of the request, or 0. The words are in the page's messages

    under `refused-<reason>`; `detail` adds facts in plain English where there are any, `rule` the rule that forbids it.
    """

    id: int
    reason: Reason
    detail: str = ""
    rule: str = ""


ToPage = TableMessage | StepMessage | InfoMessage | ChatMessage | Done | Refused


# --- reading ---------------------------------------------------------------------------------------------------------


class RuleInfo(msgspec.Struct, frozen=True):
    """GET /api/rules?lang=: one rule in plain words."""

    id: str
    title: str
    text: str
    chapter: str


class EditionFact(msgspec.Struct, frozen=True):
    """GET /api/edition?lang=: a printed component, and how it is known (text, seen or reconstructed)."""

    place: str
    level: Literal["text", "seen", "reconstructed"]
    note: str
    value: Any


class Problem(msgspec.Struct, frozen=True):
    """The answer to an HTTP request that was refused."""

    reason: Reason
    detail: str = ""
