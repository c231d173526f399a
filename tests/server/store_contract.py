"""What every store must do, whatever it keeps its data in: a state machine that compares it with a simple model."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    MultipleResults,
    RuleBasedStateMachine,
    consumes,
    initialize,
    invariant,
    multiple,
    rule,
)

from merlin_bigbox.game.game import Saved, Written
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.protocol.http import Clock, Entry, HouseRules, Status
from merlin_bigbox.server.store import (
    ChatRow,
    Counts,
    DiceRow,
    GuestRow,
    GuestState,
    Listed,
    Loaded,
    Origin,
    ReviewRow,
    SeatRow,
    SessionRow,
    ShareRow,
    SnapshotRow,
    Standing,
    Store,
    StoreError,
    TableRow,
    Unused,
    User,
)

T = TypeVar("T")
TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=20)
TIME = st.floats(0, 4e9)
SEAT = st.integers(-1, 3)
RECORDS = st.lists(st.builds(Written, TEXT, SEAT, TEXT), max_size=4)
STATUS: st.SearchStrategy[Status] = st.sampled_from(["waiting", "playing", "over"])
STANDINGS = st.builds(Standing, st.none() | st.integers(0, 3), st.integers(0, 9), st.just((1, 2)))
SHARES = (ShareRow("ann", "ab" * 32), ShareRow("bob", "cd" * 32, "ef" * 32))
DICE = st.sampled_from(
    [
        DiceRow(1),
        DiceRow(),
        DiceRow(2, SHARES, asked=12.5),
        DiceRow(awaited=("ann",)),
        DiceRow(2, SHARES, None, ("ann", None)),
    ]
)


@dataclass
class Kept:
    """A table as the model knows it."""

    row: TableRow
    seats: dict[int, SeatRow]
    records: list[Written] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    snapshot: SnapshotRow | None = None
    chat: list[ChatRow] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)
    guests: dict[str, GuestRow] = field(default_factory=dict)
    reviews: dict[str, ReviewRow] = field(default_factory=dict)

    def change(self, **values: Any) -> None:
        self.row = msgspec.structs.replace(self.row, **values)

    def loaded(self) -> Loaded:
        seats = tuple(self.seats[seat] for seat in sorted(self.seats))
        return Loaded(self.row, seats, tuple(self.records), tuple(self.times), self.snapshot)


class StoreContract(RuleBasedStateMachine):
    """Subclasses say how a store is opened; one that is closed and opened again has everything."""

    users: Bundle[str] = Bundle("users")
    tables: Bundle[str] = Bundle("tables")

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.people: dict[str, User] = {}
        self.codes: dict[bytes, str] = {}
        self.sessions: dict[str, SessionRow] = {}
        self.kept: dict[str, Kept] = {}
        self.made = 0
        self.store: Store = self.run(self.open())

    async def open(self) -> Store:
        """Open the store of this run, with what it had when it was closed."""
        raise NotImplementedError

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def refused(self, work: Coroutine[Any, Any, object]) -> None:
        with pytest.raises(StoreError):
            self.run(work)

    def teardown(self) -> None:
        self.run(self.store.close())
        self.loop.close()

    # --- people --------------------------------------------------------------------------------------------------

    @initialize(target=users)
    def first(self) -> MultipleResults[str]:
        return multiple(*(self.create_user(f"user{n}", f"Name {n}", 1.0 * n) for n in range(2)))

    @rule(target=users, name=TEXT, time=TIME)
    def add_user(self, name: str, time: float) -> str:
        return self.create_user(f"user{len(self.people)}", name, time)

    def create_user(self, wanted: str, name: str, time: float) -> str:
        user = User(wanted, name, "en", time, time)
        self.run(self.store.create_user(user))
        self.people[wanted] = user
        return wanted

    @rule(user=users)
    def nobody_is_made_twice(self, user: str) -> None:
        self.refused(self.store.create_user(self.people[user]))

    @rule(user=users, name=st.none() | TEXT, seen=st.none() | TIME)
    def change_user(self, user: str, name: str | None, seen: float | None) -> None:
        self.run(self.store.change_user(user, name=name, seen=seen))
        before = self.people[user]
        self.people[user] = msgspec.structs.replace(
            before, name=before.name if name is None else name, seen=before.seen if seen is None else seen
        )

    @rule(user=users, code=st.sampled_from([b"a", b"b", b"c"]))
    def set_recovery(self, user: str, code: bytes) -> None:
        if self.codes.get(code, user) != user:
            self.refused(self.store.set_recovery(user, code))
            return
        self.run(self.store.set_recovery(user, code))
        self.codes = {known: owner for known, owner in self.codes.items() if owner != user}
        self.codes[code] = user

    @rule()
    def unknown_ones(self) -> None:
        """What does not exist is not found, and cannot be changed."""
        assert self.run(self.store.user("nobody")) is None
        assert self.run(self.store.load("nothing")) is None
        assert self.run(self.store.table("nothing")) is None
        self.refused(self.store.change_user("nobody", name="x"))
        self.refused(self.store.set_recovery("nobody", b"z"))
        self.refused(self.store.append("nothing", 1, [], time=1.0))
        self.refused(self.store.set_seats("nothing", [], 1.0))
        self.refused(self.store.set_rematch("nothing", "x"))

    # --- tables --------------------------------------------------------------------------------------------------

    @rule(
        target=tables, host=users, status=STATUS, records=RECORDS, time=TIME, clock=st.booleans(), hints=st.booleans()
    )
    def create_table(
        self, host: str, status: Status, records: list[Written], time: float, clock: bool, hints: bool
    ) -> str:
        self.made += 1
        wanted = f"table{self.made}"
        row = TableRow(
            wanted,
            host,
            GameOptions(2, ("gold",), version=1 + len(self.kept) % 2),
            bytes([len(self.kept) % 256]) * 32,
            status,
            time,
            time,
            "edition",
            clock=Clock(600, 30) if clock else None,
            branch=Origin("another", 7) if clock else None,
            hints=hints,
        )
        seats = [SeatRow(wanted, 0, "person", host, "Host", seconds=12.5), SeatRow(wanted, 1, "open")]
        self.run(self.store.create_table(row, seats, records, time))
        self.kept[wanted] = Kept(row, {0: seats[0], 1: seats[1]}, list(records), [time] * len(records))
        return wanted

    @rule(table=tables)
    def no_table_is_made_twice(self, table: str) -> None:
        self.refused(self.store.create_table(self.kept[table].row, []))

    @rule(
        table=tables,
        user=users,
        records=RECORDS,
        time=TIME,
        status=st.none() | STATUS,
        standing=st.none() | STANDINGS,
        seated=st.booleans(),
        back=st.none() | st.integers(0, 3),
        dice=st.none() | DICE,
    )
    def append(
        self,
        table: str,
        user: str,
        records: list[Written],
        time: float,
        status: Status | None,
        standing: Standing | None,
        seated: bool,
        back: int | None,
        dice: DiceRow | None,
    ) -> None:
        kept = self.kept[table]
        seats = [SeatRow(table, 1, "person", user, "Näme", "knight", 3.25)] if seated else []
        after = len(kept.records) + len(records)
        snapshot = None if back is None or back > after else SnapshotRow(1, Saved(after - back, b"{state}"))
        self.run(
            self.store.append(
                table,
                len(kept.records) + 1,
                records,
                time=time,
                snapshot=snapshot,
                seats=seats,
                status=status,
                standing=standing,
                dice=dice,
            )
        )
        kept.records += records
        kept.times += [time] * len(records)
        kept.snapshot = snapshot or kept.snapshot
        kept.seats.update({seat.seat: seat for seat in seats})
        kept.change(
            changed=time,
            status=kept.row.status if status is None else status,
            standing=kept.row.standing if standing is None else standing,
            dice=dice or kept.row.dice,
        )

    @rule(table=tables, off=st.sampled_from([-3, -1, 1, 5]))
    def records_have_no_gaps(self, table: str, off: int) -> None:
        first = len(self.kept[table].records) + 1 + off
        self.refused(self.store.append(table, first, [Written("f", 0, "a")], time=9.0, status="over"))

    @rule(table=tables)
    def what_belongs_together_fails_together(self, table: str) -> None:
        kept = self.kept[table]
        first, move = len(kept.records) + 1, [Written("f", 0, "a")]
        self.refused(self.store.append(table, first, move, time=9.0, seats=[SeatRow("other", 0, "open")]))
        self.refused(self.store.append(table, first, move, time=9.0, seats=[SeatRow(table, 0, "person", "nobody")]))
        late = SnapshotRow(1, Saved(first + 1, b""))
        self.refused(self.store.append(table, first, move, time=9.0, snapshot=late))

    @rule(table=tables, user=users, name=TEXT, time=TIME, dice=st.none() | DICE)
    def set_seats(self, table: str, user: str, name: str, time: float, dice: DiceRow | None) -> None:
        seats = [SeatRow(table, 0, "person", user, name), SeatRow(table, 1, "bot", None, name, "knight")]
        self.run(self.store.set_seats(table, seats, time, dice=dice))
        self.kept[table].seats.update({seat.seat: seat for seat in seats})
        self.kept[table].change(changed=time, dice=dice or self.kept[table].row.dice)

    @rule(table=tables, rematch=st.sampled_from(["one", "two"]))
    def set_rematch(self, table: str, rematch: str) -> None:
        first = self.kept[table].row.rematch or rematch
        assert self.run(self.store.set_rematch(table, rematch)) == first
        self.kept[table].change(rematch=first)

    @rule(table=consumes(tables))
    def delete_table(self, table: str) -> None:
        assert not self.run(self.store.was_deleted(table))
        self.run(self.store.delete_table(table, 5.0))
        assert self.run(self.store.was_deleted(table))
        del self.kept[table]
        assert self.run(self.store.load(table)) is None
        assert self.run(self.store.chat_of(table)) == []
        assert self.run(self.store.note(table, "user0")) == ""
        assert self.run(self.store.guests_of(table)) == []
        assert self.run(self.store.review(table, "quick")) is None
        self.refused(self.store.set_review(ReviewRow(table, "quick", "1", 5.0, b"")))
        self.refused(self.store.delete_table(table, 5.0))
        self.refused(self.store.set_guest(GuestRow(table, "user0")))

    # --- people at a table ---------------------------------------------------------------------------------------

    @rule(
        table=tables,
        user=users,
        state=st.sampled_from([None, "asked", "admitted", "removed", "blocked"]),
        muted=st.booleans(),
        gone=st.booleans(),
        ignored=st.sampled_from([(), ("user1",), ("user0", "user1")]),
    )
    def set_guest(
        self, table: str, user: str, state: GuestState | None, muted: bool, gone: bool, ignored: tuple[str, ...]
    ) -> None:
        row = GuestRow(table, user, "Näme", state, muted, gone, ignored)
        self.run(self.store.set_guest(row))
        self.kept[table].guests[user] = row

    @rule(table=tables, entry=st.sampled_from(["link", "approval"]), talk=st.booleans(), time=TIME)
    def change_table(self, table: str, entry: Entry, talk: bool, time: float) -> None:
        self.run(self.store.set_house(table, HouseRules(entry, talk)))
        self.run(self.store.set_used(table, time))
        self.kept[table].change(house=HouseRules(entry, talk), used=time)

    @rule(waiting=TIME, playing=TIME, over=TIME)
    def unused_tables(self, waiting: float, playing: float, over: float) -> None:
        limits = {"waiting": waiting, "playing": playing, "over": over}
        unused = [kept.row for kept in self.kept.values() if kept.row.last_used < limits[kept.row.status]]
        found = self.run(self.store.unused_tables(Unused(waiting, playing, over), 100))
        assert found == [row.id for row in sorted(unused, key=lambda row: (row.changed, row.id))]

    @rule(user=users)
    def nobody_with_a_table_is_forgotten(self, user: str) -> None:
        if any(kept.row.host == user for kept in self.kept.values()):
            self.run(self.store.forget(self.people[user].seen, 0.0))
            assert self.run(self.store.user(user)) == self.people[user]
            gone = [known for known in self.people if self.run(self.store.user(known)) is None]
            for known in gone:
                self.run(self.store.create_user(self.people[known]))
                self.codes = {code: owner for code, owner in self.codes.items() if owner != known}
                self.sessions = {one.id: one for one in self.sessions.values() if one.user != known}

    # --- talk ----------------------------------------------------------------------------------------------------

    @rule(table=tables, user=users, text=TEXT, time=TIME, seat=st.none() | st.integers(0, 3))
    def say(self, table: str, user: str, text: str, time: float, seat: int | None) -> None:
        lines = self.kept[table].chat
        line = ChatRow(table, user, "Näme", text, time, seat, None if text else "hello")
        lines.append(msgspec.structs.replace(line, n=len(lines) + 1))
        assert self.run(self.store.add_chat(line)) == lines[-1]

    @rule(table=tables, user=users, text=TEXT)
    def note(self, table: str, user: str, text: str) -> None:
        self.run(self.store.set_note(table, user, text))
        self.kept[table].notes[user] = text

    # --- reviews -------------------------------------------------------------------------------------------------

    @rule(table=tables, level=st.sampled_from(["quick", "full"]), version=TEXT, time=TIME, content=st.binary())
    def review(self, table: str, level: str, version: str, time: float, content: bytes) -> None:
        kept, row = self.kept[table], ReviewRow(table, level, version, time, content)
        if kept.row.status != "over":
            self.refused(self.store.set_review(row))
        else:
            self.run(self.store.set_review(row))
            kept.reviews[level] = row
        assert self.run(self.store.review(table, level)) == kept.reviews.get(level)

    # --- what is there -------------------------------------------------------------------------------------------

    @rule()
    def open_again(self) -> None:
        secret = self.store.secret
        self.run(self.store.close())
        self.refused(self.store.counts())
        self.store = self.run(self.open())
        assert self.store.secret == secret

    @rule(user=users, name=st.sampled_from("abcdef"), time=TIME, most=st.integers(1, 3))
    def sign_in(self, user: str, name: str, time: float, most: int) -> None:
        session = SessionRow(f"{user}-{name}", user, time, time, "Firefox")
        if session.id in self.sessions:
            self.refused(self.store.create_session(session, most))
            return
        ended = self.run(self.store.create_session(session, most))
        own = [one for one in self.sessions.values() if one.user == user and one.ended is None]
        assert len(own) + 1 - len(ended) <= most
        kept = min((one.seen for one in own if one.id not in ended), default=float("inf"))
        assert all(self.sessions[one].seen <= kept for one in ended)
        self.sessions[session.id] = session
        self._ended(ended, time)

    @rule(user=users, name=st.sampled_from("abcdef"), all_others=st.booleans(), time=TIME)
    def sign_out(self, user: str, name: str, all_others: bool, time: float) -> None:
        one = f"{user}-{name}"
        own = {each.id for each in self.sessions.values() if each.user == user and each.ended is None}
        wanted = own - {one} if all_others else own & {one}
        assert set(self.run(self.store.end_sessions(user, None if all_others else [one], one, time))) == wanted
        self._ended(wanted, time)
        self.people[user] = msgspec.structs.replace(self.people[user], old_cookies=False)

    def _ended(self, ended: Iterable[str], time: float) -> None:
        for one in ended:
            self.sessions[one] = msgspec.structs.replace(self.sessions[one], ended=time)

    @rule(user=users, name=st.sampled_from("abcdef"), time=TIME)
    def be_seen(self, user: str, name: str, time: float) -> None:
        one = f"{user}-{name}"
        if one not in self.sessions:
            self.refused(self.store.see_session(one, time))
            return
        self.run(self.store.see_session(one, time))
        self.sessions[one] = msgspec.structs.replace(self.sessions[one], seen=time)

    @rule(user=users, other=users, name=st.sampled_from("abcdef"))
    def sessions_are_as_in_the_model(self, user: str, other: str, name: str) -> None:
        one = self.sessions.get(f"{user}-{name}")
        assert self.run(self.store.session(user, f"{user}-{name}")) == one
        if other != user and one is not None:
            assert self.run(self.store.session(other, one.id)) is None
        live = [each for each in self.sessions.values() if each.user == user and each.ended is None]
        assert self.run(self.store.sessions_of(user)) == sorted(live, key=lambda each: (-each.seen, each.id))

    @rule(code=st.sampled_from([b"a", b"b", b"c"]), renewed=st.sampled_from([b"d", b"e"]))
    def use_a_code(self, code: bytes, renewed: bytes) -> None:
        if renewed in self.codes:
            return
        owner = self.codes.pop(code, None)
        assert self.run(self.store.use_recovery(code, renewed)) == (None if owner is None else self.people[owner])
        if owner is not None:
            self.codes[renewed] = owner

    @rule(user=users, code=st.sampled_from([b"a", b"b", b"c"]), since=TIME)
    def people_are_as_in_the_model(self, user: str, code: bytes, since: float) -> None:
        assert self.run(self.store.user(user)) == self.people[user]
        owner = self.codes.get(code)
        assert self.run(self.store.find_by_recovery(code)) == (None if owner is None else self.people[owner])
        own = [kept for kept in self.kept.values() if kept.row.host == user]
        assert self.run(self.store.unfinished(user)) == sum(kept.row.status != "over" for kept in own)
        assert self.run(self.store.tables_made(user, since)) == sum(kept.row.created > since for kept in own)
        listed = [
            (kept.row, kept.loaded().seats)
            for kept in sorted(self.kept.values(), key=lambda kept: (-kept.row.changed, kept.row.id))
            if (kept.row.host == user or any(seat.user == user for seat in kept.seats.values()))
            and not (user in kept.guests and kept.guests[user].gone)
        ]
        assert self.run(self.store.tables_of(user, 3)) == Listed(listed[:3], [])

    @rule(table=tables, user=users, limit=st.integers(1, 4))
    def tables_are_as_in_the_model(self, table: str, user: str, limit: int) -> None:
        kept = self.kept[table]
        assert self.run(self.store.load(table)) == kept.loaded()
        assert self.run(self.store.table(table)) == (kept.row, kept.loaded().seats)
        assert self.run(self.store.chat_of(table, limit)) == kept.chat[-limit:]
        assert self.run(self.store.guests_of(table)) == [kept.guests[user] for user in sorted(kept.guests)]
        assert self.run(self.store.note(table, user)) == kept.notes.get(user, "")

    @invariant()
    def counts_agree(self) -> None:
        by_status = [kept.row.status for kept in self.kept.values()]
        assert self.run(self.store.counts()) == Counts(
            len(self.people), by_status.count("waiting"), by_status.count("playing"), by_status.count("over")
        )
        rows = [kept.row for kept in self.kept.values()]
        about = [row for row in rows if row.status == "waiting" and (row.dice.asked is not None or row.dice.awaited)]
        playing = [row for row in rows if row.status == "playing"] + about
        assert self.run(self.store.playing_tables()) == [
            row.id for row in sorted(playing, key=lambda row: (-row.changed, row.id))
        ]
        assert self.run(self.store.health()).ok
