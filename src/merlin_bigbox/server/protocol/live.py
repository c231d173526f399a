"""The websocket messages of a table."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from merlin_bigbox.game.shown import LogLine, Prompt, Scoring, Sentence, Sheet
from merlin_bigbox.game.tryout import Stopped
from merlin_bigbox.locale.languages import Lang
from merlin_bigbox.server.protocol.http import At, ChatLine, Hash, HouseRules, Reason, Seat, SeatPlan, TableInfo
from merlin_bigbox.server.protocol.planning import AskPlan, CheckPlan, PlanChecked, Planned

PersonKey = Annotated[str, Meta(pattern=r"^[0-9a-f]{12}$")]
RequestId = Annotated[int, Meta(ge=0, le=2**53)]
Action = Annotated[str, Meta(max_length=200)]
MOST_ACTIONS: Final = 40
"""So many actions may follow another in one decision; a turn has seldom more than ten."""
PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "nice-move",
    "thanks",
    "oops",
    "thinking",
    "your-turn",
    "back-soon",
    "good-game",
)
"""The quick phrases of the chat."""


# --- from the page, over the socket ----------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message of a socket. `at` is the last record the page has seen (0: none), for the recap.

    With `coach`, prompts bring remarks for newcomers, except where the table keeps silent on what options change. To
    change that, a page says hello again.
    """

    lang: Lang
    at: At = 0
    coach: bool = False


class Speak(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="lang"):
    """Another language from now on; the answer is a whole new Table message."""

    lang: Lang


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="look"):
    """At a shared screen: show what this seat of one's own sees (null: what everybody sees)."""

    seat: Seat | None


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="act"):
    """Play an offered option, as its notation. `at` must be the current number of records.

    `then` are further actions of the same decision, each a record of its own, all or none: the whole is refused if one
    of them is not offered when its turn comes, or if somebody else, chance or something new comes between.
    """

    id: RequestId
    at: At
    seat: Seat
    action: Action
    then: Annotated[tuple[Action, ...], Meta(max_length=MOST_ACTIONS)] = ()


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take back one's last action, or (`all`) everything of this turn that can be taken back."""

    id: RequestId
    at: At
    seat: Seat
    all: bool = False


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Take an open seat, or one's own seat back from the bot that plays it.

    `told` says that the person was shown where the position comes from; a table that has an `origin` asks for it.
    `pledge` is what the person will add to the dice, as in Pledge.
    """

    id: RequestId
    seat: Seat
    told: bool = False
    pledge: Hash | None = None


class Pledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pledge"):
    """Before the game, at one's seat: the hash of a nonce that one will add to the dice. The first one stands."""

    id: RequestId
    pledge: Hash


class Reveal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="reveal"):
    """While the table is `beginning`: the nonce that one pledged. After the last one the game begins."""

    id: RequestId
    nonce: Hash


class Stand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="stand"):
    """Leave a seat: before the game it becomes open; later a bot plays it, and one can come back.

    The maker of the table may do this for somebody who is away: during the game only after a long absence, and with a
    bot that is at least as strong as the default one.
    """

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


class Knock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="knock"):
    """Ask the maker of the table for a seat, where they let people in."""

    id: RequestId


Decision = Literal["admit", "decline", "remove", "block", "unblock", "mute", "unmute"]


class Manage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="manage"):
    """The maker of a table decides about somebody there, by their key.

    Who was declined or removed (before the game) may watch but not sit; who was blocked may not even watch; who is
    muted may not write. Who plays can be muted only.
    """

    id: RequestId
    person: PersonKey
    what: Decision


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="change"):
    """The maker of a table changes how people come to it, and whether watchers may write in the chat."""

    id: RequestId
    house: HouseRules


class Ignore(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ignore"):
    """Do not show what somebody writes, or show it again, to oneself alone; answered by a whole new Table message."""

    id: RequestId
    person: PersonKey
    on: bool


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    """A line in the chat: words, or a quick phrase."""

    id: RequestId
    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Annotated[str, Meta(max_length=40)] | None = None


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="note"):
    """One's private notes about this table."""

    id: RequestId
    text: Annotated[str, Meta(max_length=10_000)]


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hint"):
    """What would Merlin do? For who is asked now and sees the seat's cards; answered by a Reasons message."""

    id: RequestId
    at: At
    seat: Seat


class Weigh(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="weigh"):
    """Would this choice lose many points? Actions as in Act, not played; answered by a Weighed message.

    For who is asked now and sees the seat's cards, from what the seat knows.
    """

    id: RequestId
    at: At
    seat: Seat
    actions: Annotated[tuple[Action, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]


class WhyAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="why"):
    """Why was record `at`, a decision of any seat, made so? Answered by a Reasons message.

    The reasons come from what the socket shows: its seat's knowledge at that moment, or everybody's. Of one's own
    decisions, and of all once the game is over, they come from what the choosing seat knew.
    """

    id: RequestId
    at: At


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="try"):
    """What if? Actions as in Act, played on what the seat knows and never at the table; answered by a Tried message.

    For who is asked now and sees the seat's cards. Without actions, the answer is the present.
    """

    id: RequestId
    at: At
    seat: Seat
    actions: Annotated[tuple[Action, ...], Meta(max_length=MOST_ACTIONS)]


class WhyNot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="why-not"):
    """Why can this part of the board not be chosen? For who is asked now; answered by a WhyNotTold message."""

    id: RequestId
    at: At
    seat: Seat
    element: Annotated[str, Meta(max_length=80)]


class AskFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="facts"):
    """What is there to say of the parts of the board as this socket sees them? Answered by a FactsTold message."""

    id: RequestId
    at: At


FromPage = (
    Hello
    | Speak
    | Look
    | Act
    | Undo
    | Sit
    | Stand
    | Arrange
    | Start
    | Pledge
    | Reveal
    | Rematch
    | Knock
    | Manage
    | Change
    | Ignore
    | Say
    | Note
    | Hint
    | Weigh
    | WhyAsked
    | Try
    | WhyNot
    | AskFacts
    | AskPlan
    | CheckPlan
)


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

    With `undone`, log lines with a larger `at` than `kept` are no longer true and go. `scoring` is the scoring that
    this move completed, if it did: the page tells it before it shows the rest.
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
    scoring: Scoring | None = None


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


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A request that changed nothing, and why (with `perhaps-kept`, nobody knows whether it did: look again).

    `id` is that of the request, or 0. The words are in the page's messages under
    `refused-<reason>`; `detail` adds facts in plain English where there are any, `rule` the rule that forbids it.
    """

    id: int
    reason: Reason
    detail: str = ""
    rule: str = ""


class Reasons(msgspec.Struct, frozen=True, tag="reasons"):
    """The answer to Hint and WhyAsked, to that socket alone: the action and the reasons for it, a sentence each.

    The first sentence is what a person would say; the others tell whose knowledge it is based on, and the numbers.
    After a hint `action` is that of the recommended option. `choice` tells whether there surely was something else to
    choose, as far as the asker can know.
    """

    id: int
    at: int
    action: str
    lines: tuple[str, ...]
    choice: bool


class Weighed(msgspec.Struct, frozen=True, tag="weighed"):
    """The answer to Weigh, to that socket alone: by how many points something else is better, and why.

    `loss` is 0 and there are no `lines` unless it is sure enough, as in a review.
    """

    id: int
    at: int
    loss: float
    lines: tuple[str, ...]


class Tried(msgspec.Struct, frozen=True, tag="tried"):
    """The answer to Try, to that socket alone: what would change in the view, what would happen and be asked next.

    `prompt` has the next options if the line `can_go_on`. Otherwise `stopped` says why not: "chance" decides next,
    "others" are asked, something "secret" would be seen, the game is "over". An action that does nothing but that
    (ending a turn, a look at hidden cards) is left out of the changes.
    """

    id: int
    at: int
    changes: dict[str, msgspec.Raw]
    prompt: Prompt | None
    lines: tuple[LogLine, ...]
    can_go_on: bool
    stopped: Stopped


class WhyNotTold(msgspec.Struct, frozen=True, tag="why-not-told"):
    """The answer to WhyNot, to that socket alone: the reasons, each with its rule, from what the seat knows.

    `missing` are things of which each would make it possible, or all together where the line says so.
    """

    id: int
    element: str
    lines: tuple[Sentence, ...]
    missing: tuple[str, ...]


class FactsTold(msgspec.Struct, frozen=True, tag="facts-told"):
    """One line on each part of the board of which there is something to say, by its element; to that socket alone."""

    id: int
    at: int
    facts: dict[str, str]


class SignedIn(msgspec.Struct, frozen=True, tag="signed-in"):
    """Somebody signed in as you in another browser, by your personal link. If it was not you, sign it out."""

    device: str
    time: float


ToPage = (
    SignedIn
    | TableMessage
    | StepMessage
    | InfoMessage
    | ChatMessage
    | Done
    | Refused
    | Reasons
    | Weighed
    | FactsTold
    | Tried
    | WhyNotTold
    | Planned
    | PlanChecked
)
