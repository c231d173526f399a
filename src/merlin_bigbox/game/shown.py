"""What a table is shown besides the view: the question with its options, what happened in words, the score sheet."""

from __future__ import annotations

from typing import Literal

import msgspec

Group = Literal["dice", "choice", "missions", "flags", "extras"]


class Delta(msgspec.Struct, frozen=True):
    """What an option changes for the asked seat, with the best that the rest of this turn can make of it.

    `now` are points at once, `scoring` is how much more (or less) the seat would get if it were scored now. Nothing
    beyond the next new information counts. `best` are the actions after the option for which this is true.
    """

    now: int
    scoring: int
    best: tuple[str, ...] = ()


class Lead(msgspec.Struct, frozen=True):
    """Where an option would bring a figure: the space, the way round, and what its action would bring at once.

    `direction` is "clockwise", "counter-clockwise", or null where there is no choice of it; `path` are the spaces on
    the way, the last one included. `gain` is the points that performing the action brings to the seat right away, or
    null where that cannot be told in advance; `closed` says that the action cannot be performed now. `then` are the
    actions that follow the option to come there, such as the way that Merlin walks: all together are one decision.
    `fact` and `delta` are what this way means and changes, where the option has several ways.
    """

    space: int
    path: tuple[int, ...]
    figure: str
    direction: str | None
    gain: int | None
    closed: bool
    then: tuple[str, ...] = ()
    fact: str = ""
    delta: Delta | None = None


class Caution(msgspec.Struct, frozen=True):
    """Something that is about to be wasted and could be helped: in words, by which rule, and where one sees it.

    `actions` are the options of the prompt that would waste it; a page may switch each `kind` off.
    """

    kind: str
    text: str
    rule: str
    elements: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()


class Remark(msgspec.Struct, frozen=True):
    """What the coach can say of this moment, a fact; a page tells each `id` once, and the first of several."""

    id: str
    text: str
    elements: tuple[str, ...] = ()


class Option(msgspec.Struct, frozen=True):
    """One thing the asked seat may do. The client shows it and sends its notation back; it knows no rules.

    `kind` is the action's name ("die", "build", ...), shared by options that belong together. `elements` are the parts
    of the board it touches, most specific first (see game/elements.py): clicking one of them means this option, if
    no other offered option has it. `points` is what it brings or costs the seat at once; `effects` tells in words what
    else it does right away (previews stop at chance). `secret` marks an option that shows others a hidden card.
    `group` tells what it stands together with: "dice" begin a turn, "extras" stand beside the main choice of the moment
    (BASE-20), as "flags" and "missions" do; all others are the "choice". `beside` marks free actions and changes of a
    move, whatever their group. `ends_turn` marks the option that ends one's turn.

    `fact` is one line on what it means now, `delta` what it changes, or null where that cannot be told. `steps` are the
    elements by which it is found where there are many, one choice after the other: first the material, then the tile.
    """

    action: str
    kind: str
    label: str
    elements: tuple[str, ...] = ()
    leads: tuple[Lead, ...] = ()
    points: int = 0
    effects: tuple[str, ...] = ()
    secret: bool = False
    beside: bool = False
    group: Group = "choice"
    ends_turn: bool = False
    fact: str = ""
    delta: Delta | None = None
    steps: tuple[str, ...] = ()


class Prompt(msgspec.Struct, frozen=True):
    """What is asked now, of whom, and by which rule. Options and cautions are there for the asked seat alone.

    `remarks` are the coach's, where the page asked for one (Hello), the most urgent first.
    """

    seat: str
    asked: str
    text: str
    rule: str
    options: tuple[Option, ...] = ()
    cautions: tuple[Caution, ...] = ()
    remarks: tuple[Remark, ...] = ()


class Sentence(msgspec.Struct, frozen=True):
    """A sentence, and the rule behind it."""

    text: str
    rule: str


class LogLine(msgspec.Struct, frozen=True):
    """Something that happened, in words, after how many records, and the rule behind it.

    `kind` is the event's name; `elements` are the parts of the board it speaks of; `points` is there for points alone.
    `by` is the seat whose decision that record was; null if it was chance.

    The log has one entry for a move, or for a place of a scoring: `begins` says that the line is the first of one, and
    the `part` of its lines, one after the other as they are, is its text.
    """

    at: int
    kind: str
    seat: str | None
    text: str
    rule: str
    elements: tuple[str, ...] = ()
    points: int = 0
    by: str | None = None
    part: str = ""
    begins: bool = False


class SheetLine(msgspec.Struct, frozen=True):
    """Points of each seat for one reason, in the order of the seats."""

    reason: str
    title: str
    rule: str
    points: tuple[int, ...]


class Sheet(msgspec.Struct, frozen=True):
    """Every point so far by reason; `forecast` is what a scoring right now would add, by reason (public knowledge)."""

    lines: tuple[SheetLine, ...]
    forecast: tuple[SheetLine, ...]


class ScoringCategory(msgspec.Struct, frozen=True):
    """A column of a scoring: a reason for points, and what belongs to it."""

    reason: str
    title: str
    rule: str


class ScoringStep(msgspec.Struct, frozen=True):
    """One place of a scoring, or all players at once where there are no places: what each seat gets, and why.

    `number` of `of` places of the category; `counts` are how strong each seat is there, or how many pieces of it count
    (empty where nobody counts), `points` what each gets. `grail` is the seat whose Grail broke the tie. `text` says it
    in one line.
    """

    category: str
    title: str
    text: str
    elements: tuple[str, ...]
    counts: tuple[int, ...]
    points: tuple[int, ...]
    tied: bool
    grail: str | None
    number: int
    of: int


class Scoring(msgspec.Struct, frozen=True):
    """A scoring that is complete, step by step; with `before`, the steps sum to the points of each seat after it."""

    title: str
    final: bool
    before: tuple[int, ...]
    categories: tuple[ScoringCategory, ...]
    steps: tuple[ScoringStep, ...]


class Moment(msgspec.Struct, frozen=True):
    """One record of a game as a replay shows it: who did what, what happened, and what changed in the view.

    `changes` maps paths of the view ("round", "players.0", "modules.arthur") to their new values; the first moment
    holds all of them.
    """

    at: int
    seat: str | None
    action: str
    label: str
    lines: tuple[LogLine, ...]
    changes: dict[str, msgspec.Raw]


Part = Literal["start", "dice", "share", "commitment", "moves", "undone", "result", "names", "chain", "signature"]
Level = Literal["proved", "replayed", "claimed", "missing"]


class Finding(msgspec.Struct, frozen=True):
    """One part of a record and how it is known, with a sentence in the language that was asked for.

    "proved": it could not be otherwise without breaking a hash or a signature. "replayed": it fits the rules, but could
    have been chosen. "claimed": the record says so, and nothing in it shows it. "missing": the record has no such part.
    `note` tells the case apart; `count` and `detail` are its figures: so many actions, a hash, a key, an origin.
    """

    part: Part
    level: Level
    note: str
    seat: str | None = None
    count: int = 0
    detail: str = ""
    text: str = ""


class Replay(msgspec.Struct, frozen=True):
    """A whole game from one point of view, moment by moment."""

    players: int
    modules: tuple[str, ...]
    variants: tuple[str, ...]
    names: tuple[str, ...]
    viewer: str | None
    over: bool
    moments: tuple[Moment, ...]
    sheet: Sheet
    winners: tuple[str, ...]
    commitment: str
    seed: str | None
    findings: tuple[Finding, ...] = ()
    """Of a finished game: each part of its record and how it is known."""
