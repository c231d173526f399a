"""Safety: looks at every commit and at every message, and at the end at everything that was promised."""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from merlin_bigbox.edition import Edition
from merlin_bigbox.game import notation
from merlin_bigbox.game.diff import paths
from merlin_bigbox.game.game import UNDO, Entry, Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.view import view
from tests.simulation.history import History, Request
from tests.simulation.page import Json, Page, Told

if TYPE_CHECKING:
    from tests.simulation.people import Person

SECRETS: Final = re.compile(r'"(?:card:\d+|decree:[a-z0-9_-]+)"')
Eyes = int | None
encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class Kept:
    """A record as it was committed: when, and whether a bot had the seat."""

    seat: int
    action: str
    time: float
    by_bot: bool
    first: bool
    """Whether it was the first one of its commit."""


@dataclass
class Truth:
    """A table as it is in the database, with everything it ever was."""

    game: Game
    records: list[Kept] = field(default_factory=list)
    seats: list[tuple[float, list[tuple[Any, ...]]]] = field(default_factory=list)
    """The seats (kind, user, bot), from when on."""
    status: list[tuple[float, str]] = field(default_factory=list)
    rematch: str | None = None
    timed: bool = False
    """Whether it has a clock."""
    shown: int = 0
    """The newest record that anybody has been told of."""
    watched: int | None = None
    """From which record on somebody looks: until then nobody asks what there is to see."""
    views: dict[tuple[int, Eyes], dict[str, bytes]] = field(default_factory=dict)
    """What each seat may see after so many records."""
    names: dict[Eyes, set[str]] = field(default_factory=dict)
    """The cards and decrees that each seat has ever seen."""


class Checker:
    """Everything found wrong, in words."""

    def __init__(self, edition: Edition, history: History, *, thorough: bool = True) -> None:
        self._edition = edition
        self._thorough = thorough
        self._history = history
        self.now = 0.0
        self.wrong: list[str] = []
        self.truths: dict[str, Truth] = {}
        self.compared = 0

    def found(self, what: str) -> None:
        """Something is wrong."""
        if len(self.wrong) < 20:
            self.wrong.append(f"{self.now:.3f}: {what}")

    # --- after every commit --------------------------------------------------------------------------------------

    def committed(self, db: sqlite3.Connection, now: float) -> None:
        """Look at what has changed."""
        self.now = now
        for name, options, rules, status, rematch, clock in _rows(
            db, "SELECT id, options, rules, status, rematch, clock FROM tables"
        ):
            truth = self.truths.get(name)
            if truth is None:
                read = replace(msgspec.json.decode(options, type=GameOptions), version=rules)
                truth = self.truths[name] = Truth(Game(read, self._edition), timed=clock is not None)
                self._new_seats(db, name, truth, now)
            truth.rematch = rematch
            if not truth.status or truth.status[-1][1] != status:
                truth.status.append((now, status))
            self._new_records(db, name, truth, now)
            self._new_seats(db, name, truth, now)

    def _new_records(self, db: sqlite3.Connection, name: str, truth: Truth, now: float) -> None:
        rows = _rows(
            db,
            "SELECT n, frame, seat, action FROM actions WHERE table_id = ? AND n > ? ORDER BY n",
            (name, len(truth.records)),
        )
        seated = truth.seats[-1][1] if truth.seats else []
        first = True
        for n, frame, seat, action in rows:
            if n != len(truth.records) + 1:
                self.found(f"{name}: record {n} follows record {len(truth.records)}")
                return
            by_bot = not 0 <= seat < len(seated) or seated[seat][2] is not None
            truth.records.append(Kept(seat, action, now, by_bot, first))
            first = False
            number = UNDO if action == "undo" else notation.read(truth.game.rules, action)
            try:
                truth.game.replay([Entry(frame, seat, number)])
            except Exception as error:  # noqa: BLE001 – whatever the rules say against it is the finding
                self.found(f"{name}: record {n} cannot be played: {error}")
                return
            if self._thorough:
                self._learn(truth)
        if rows:
            self._look(truth)

    def _new_seats(self, db: sqlite3.Connection, name: str, truth: Truth, now: float) -> None:
        rows = [
            tuple(row)
            for row in _rows(db, "SELECT kind, user, bot FROM seats WHERE table_id = ? ORDER BY seat", (name,))
        ]
        if truth.seats and truth.seats[-1][1] == rows:
            return
        before = truth.seats[-1][1] if truth.seats else rows
        for seat, (was, row) in enumerate(zip(before, rows, strict=True)):
            if was[0] == row[0] == "person" and was[1] != row[1]:
                self.found(f"{name}: the seat {seat} went from one person to another")
        truth.seats.append((now, rows))
        self._look(truth)

    def _eyes(self, truth: Truth) -> list[Eyes]:
        seated = truth.seats[-1][1] if truth.seats else []
        return [None, *(seat for seat, row in enumerate(seated) if row[0] == "person")]

    def _look(self, truth: Truth) -> None:
        """What everybody may see now."""
        if truth.game.at and truth.watched is not None:
            for eyes in self._eyes(truth):
                self._view(truth, eyes)

    def _view(self, truth: Truth, eyes: Eyes) -> None:
        key = (truth.game.at, eyes)
        if key not in truth.views:
            shown = view(truth.game, eyes)
            truth.views[key] = {path: encoder.encode(value) for path, value in paths(shown)}

    def _learn(self, truth: Truth) -> None:
        """Which hidden things everybody has seen by now."""
        for eyes in self._eyes(truth):
            shown = view(truth.game, eyes)
            cards = [*shown.display, *shown.discards, *(card for player in shown.players for card in player.hand)]
            known = truth.names.setdefault(eyes, set())
            known.update(f'"card:{card}"' for card in cards if card is not None)
            if "decrees" in shown.modules:
                decrees = encoder.encode(shown.modules["decrees"]).decode()
                known.update(f'"decree:{name}"' for name in re.findall(r'"([a-z0-9_-]+)"', decrees))

    # --- after every message -------------------------------------------------------------------------------------

    def seen_by(self, person: Person, table: str, page: Page, told: Told, text: str) -> None:
        """Compare what a page has put together with what its reader may see of what is kept."""
        self.now = person.world.now
        who = f"{table}, {person.name} looking as {page.viewer} at {told.at}"
        truth = self.truths.get(table)
        if page.problem:
            self.found(f"{who}: {page.problem}")
        if truth is None:
            self.found(f"{who}: was told of a table that is not kept")
            return
        if page.info.get("seed") is not None and page.status != "over":
            self.found(f"{who}: was told the seed")
        eyes = None if page.viewer is None else notation.SEAT_NAMES.index(page.viewer)
        if eyes is not None and not any(rows[eyes][1] == person.id for _, rows in truth.seats):
            self.found(f"{who}: sees through a seat that was never theirs")
        if page.prompt and page.prompt["options"] and page.prompt["seat"] != page.viewer:
            self.found(f"{who}: is shown the options of {page.prompt['seat']}")
        if told.at > len(truth.records):
            self.found(f"{who}: was told of record {told.at} when {len(truth.records)} were kept")
            return
        self._watched(truth, told.at, eyes)
        late = told.before == 0 or truth.watched is None or told.at < truth.watched
        if (told.at, eyes) not in truth.views and late:
            return  # the first look came too late to compare it
        if told.at and page.view != (right := truth.views.get((told.at, eyes))):
            differ = sorted(
                path for path in {*page.view, *(right or {})} if page.view.get(path) != (right or {}).get(path)
            )
            self.found(f"{who}: the view is not what this seat may see there: {differ}")
        if self._thorough and told.at and (secret := set(SECRETS.findall(text)) - truth.names.get(eyes, set())):
            self.found(f"{who}: {sorted(secret)} is named, which this seat has never seen")
        self.compared += 1

    def newest_told(self, table: str) -> int:
        """The newest record of a table that anybody has been told of."""
        truth = self.truths.get(table)
        return 0 if truth is None else truth.shown

    def told(self, table: str, at: int) -> None:
        """Somebody was told that the table is there."""
        truth = self.truths.get(table)
        if truth is not None:
            truth.shown = max(truth.shown, at)

    def not_stale(self, person: Person, table: str, page: Page, at: int, floor: int, since: float) -> None:
        """A page that was asked for since then shows nothing older than what anybody had been told before."""
        self.now = person.world.now
        who = f"{table}, {person.name} since {since:.3f}"
        if at < floor:
            self.found(f"{who}: is shown record {at}, but somebody was told of {floor} before")
        truth = self.truths.get(table)
        shown = [(seat["kind"], bool(seat["bot"])) for seat in page.info["seats"]]
        if truth is not None and not any(
            [(kind, bot is not None) for kind, _, bot in rows] == shown
            for rows in _between(truth.seats, since, self.now)
        ):
            self.found(f"{who}: is shown the seats {shown}, which they were not since")

    def _watched(self, truth: Truth, at: int, eyes: Eyes) -> None:
        """Somebody looks: from now on it is worked out after every commit what there is to see."""
        if truth.watched is None:
            truth.watched = truth.game.at
            self._look(truth)
        if at == truth.game.at:
            self._view(truth, eyes)

    # --- at the end ----------------------------------------------------------------------------------------------

    def check_history(self, db: sqlite3.Connection) -> None:
        """Everything that was acknowledged is there, at its place; nothing that was refused is."""
        for asked in self._history.requests:
            if asked.outcome == "done" and asked.kind in _KEPT:
                _KEPT[asked.kind](self, asked)
        self._check_authors()
        self._check_twice()
        self._check_chat(db)
        self._check_notes(db)

    def _acted(self, asked: Request) -> None:
        records = self.truths[asked.table].records
        at = asked.fields["at"]
        action = "undo" if asked.kind == "undo" else asked.fields["action"]
        seat = notation.SEAT_NAMES.index(asked.fields["seat"])
        kept = records[at] if at < len(records) else None
        if kept is None or (kept.seat, kept.action) != (seat, action):
            self.found(f"acknowledged, but not at its place: {asked}; there is {kept}")
        elif not asked.sent <= kept.time <= (asked.answered or 0.0):
            self.found(f"kept at {kept.time:.3f}, not while it was asked for: {asked}")

    def _sat(self, asked: Request) -> None:
        seat = notation.SEAT_NAMES.index(asked.fields["seat"])
        if not any(rows[seat][1] == asked.user and rows[seat][2] is None for rows in self._seats_during(asked)):
            self.found(f"acknowledged, but the seat was not theirs: {asked}")

    def _stood(self, asked: Request) -> None:
        seat = notation.SEAT_NAMES.index(asked.fields["seat"])
        if not any(rows[seat][0] == "open" or rows[seat][2] is not None for rows in self._seats_during(asked)):
            self.found(f"acknowledged, but the seat was not left: {asked}")

    def _arranged(self, asked: Request) -> None:
        seat = notation.SEAT_NAMES.index(asked.fields["seat"])
        if not any(rows[seat][2] == asked.fields["plan"]["bot"] for rows in self._seats_during(asked)):
            self.found(f"acknowledged, but the seat is not so: {asked}")

    def _started(self, asked: Request) -> None:
        begun = [time for time, status in self.truths[asked.table].status if status == "playing"]
        if not begun or not asked.sent <= begun[0] <= (asked.answered or 0.0):
            self.found(f"acknowledged, but the game did not start then: {asked}")

    def _opened(self, asked: Request) -> None:
        if asked.table not in self.truths:
            self.found(f"acknowledged, but the table is not kept: {asked}")

    def _followed(self, asked: Request) -> None:
        rematch = self.truths[asked.table].rematch
        if rematch is None or rematch not in self.truths:
            self.found(f"acknowledged, but there is no rematch: {asked}")

    def _seats_during(self, asked: Request) -> Iterable[list[tuple[Any, ...]]]:
        """The seats as they were at some time between the request and its answer."""
        return _between(self.truths[asked.table].seats, asked.sent, asked.answered or 0.0)

    def _check_authors(self) -> None:
        """Every record of a person's seat was asked for by that person, and not refused."""
        asked_for: Counter[tuple[str, int, int, str]] = Counter()
        for asked in self._history.requests:
            if asked.kind in ("act", "undo") and asked.outcome != "refused":
                action = "undo" if asked.kind == "undo" else asked.fields["action"]
                seat = notation.SEAT_NAMES.index(asked.fields["seat"])
                asked_for[asked.table, asked.fields["at"], seat, action] += 1
        for name, truth in self.truths.items():
            for index, kept in enumerate(truth.records):
                goes_on = kept.action == "undo" and not kept.first
                if kept.by_bot or goes_on or asked_for[name, index, kept.seat, kept.action]:
                    continue
                if kept.seat >= 0 and not self._taken_over(name, index):
                    self.found(f"{name}: record {index + 1} ({kept}) was refused, or nobody asked for it")

    def _taken_over(self, name: str, index: int) -> bool:
        """Whether the record was there from the beginning, taken over from another game."""
        truth = self.truths[name]
        return truth.records[index].time == truth.status[0][0]

    def _check_twice(self) -> None:
        done = Counter(
            (asked.table, asked.fields["at"])
            for asked in self._history.requests
            if asked.kind in ("act", "undo") and asked.outcome == "done"
        )
        for (table, at), count in done.items():
            if count > 1:
                self.found(f"{table}: {count} moves were acknowledged for the same place {at}")

    def _check_chat(self, db: sqlite3.Connection) -> None:
        for name in self.truths:
            lines = _rows(db, "SELECT n, text FROM chat WHERE table_id = ? ORDER BY n", (name,))
            if [line[0] for line in lines] != list(range(1, len(lines) + 1)):
                self.found(f"{name}: the chat has gaps")
            there = Counter(line[1] for line in lines)
            for text, outcomes in self._said(name).items():
                done, unknown = outcomes["done"], outcomes["unknown"]
                if not done <= there[text] <= done + unknown:
                    self.found(f'{name}: "{text}" is in the chat {there[text]} times: {dict(outcomes)}')

    def _said(self, name: str) -> dict[str, Counter[str]]:
        said: dict[str, Counter[str]] = {}
        for asked in self._history.of("say"):
            if asked.table == name:
                said.setdefault(asked.fields["text"], Counter())[asked.outcome] += 1
        return said

    def _check_notes(self, db: sqlite3.Connection) -> None:
        last: dict[tuple[str, str], Request] = {}
        perhaps: dict[tuple[str, str], set[str]] = {}
        for asked in self._history.of("note"):
            key = (asked.table, asked.user)
            if asked.outcome == "done":
                last[key] = asked
            elif asked.outcome == "unknown":
                perhaps.setdefault(key, set()).add(asked.fields["text"])
        for (table, user), asked in last.items():
            rows = _rows(db, "SELECT text FROM notes WHERE table_id = ? AND user = ?", (table, user))
            kept = rows[0][0] if rows else None
            if kept != asked.fields["text"] and kept not in perhaps.get((table, user), set()):
                self.found(f'{table}: the notes are "{kept}", last acknowledged was {asked}')

    def compare_chat(self, db: sqlite3.Connection, table: str, page: Page) -> None:
        """What the server says was said, and what is kept."""
        kept = [tuple(row) for row in _rows(db, "SELECT n, text FROM chat WHERE table_id = ? ORDER BY n", (table,))]
        told = [(line["n"], line["text"]) for line in page.chat]
        if told != kept[-len(told) :] if told else kept:
            self.found(f"{table}: the chat is told as {told[-5:]}, kept is {kept[-5:]}")

    def compare_pages(self, who: str, pieced: Json, fresh: Json) -> None:
        """What a page put together step by step, and what a new page is told at once."""
        for part, value in fresh.items():
            if pieced[part] != value:
                self.found(
                    f"{who}: {part} differs from what a new page is told: {_short(pieced[part])} – {_short(value)}"
                )


_KEPT: Final = {
    "act": Checker._acted,
    "undo": Checker._acted,
    "sit": Checker._sat,
    "stand": Checker._stood,
    "arrange": Checker._arranged,
    "start": Checker._started,
    "create": Checker._opened,
    "rematch": Checker._followed,
}


def _between(
    seats: list[tuple[float, list[tuple[Any, ...]]]], begin: float, end: float
) -> Iterable[list[tuple[Any, ...]]]:
    for index, (since, rows) in enumerate(seats):
        until = seats[index + 1][0] if index + 1 < len(seats) else float("inf")
        if since <= end and until >= begin:
            yield rows


def _rows(db: sqlite3.Connection, sql: str, values: tuple[Any, ...] = ()) -> list[Any]:
    return sqlite3.Connection.execute(db, sql, values).fetchall()


def _short(value: object) -> str:
    text = json.dumps(value, default=repr)
    return text if len(text) < 300 else f"{text[:300]}…"
