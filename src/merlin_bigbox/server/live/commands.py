"""Executes the commands of a page: moves, seats, chat, notes."""

from __future__ import annotations

import unicodedata

from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.server.live.broadcast import broadcast_chat
from merlin_bigbox.server.live.watcher import Watcher
from merlin_bigbox.server.protocol.live import (
    PHRASES,
    Act,
    Arrange,
    Change,
    FromPage,
    Ignore,
    Knock,
    Manage,
    Note,
    Pledge,
    Rematch,
    Reveal,
    Say,
    Sit,
    Stand,
    Start,
    Undo,
)
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import ChatRow, User
from merlin_bigbox.server.tables import admission, beginning, seats
from merlin_bigbox.server.tables.guests import check_chat
from merlin_bigbox.server.tables.registry import TableRegistry
from merlin_bigbox.server.tables.table import Table


async def execute(tables: TableRegistry, table: Table, watcher: Watcher, message: FromPage) -> None:
    """Execute a command or refuse it. By the time this returns, its effect is stored."""
    if isinstance(message, Act):
        await table.act(SEAT_NAMES.index(message.seat), message.at, message.action, watcher.user.id, message.then)
        return
    if isinstance(message, Undo):
        await table.undo(SEAT_NAMES.index(message.seat), message.at, watcher.user.id, whole_turn=message.all)
        return
    # The user may have changed their name since the socket was opened.
    user = await tables.store.user(watcher.user.id) or watcher.user
    if isinstance(message, Sit):
        await seats.sit(table, user, SEAT_NAMES.index(message.seat), told=message.told, pledge=message.pledge)
    elif isinstance(message, Stand):
        await seats.stand(table, user, SEAT_NAMES.index(message.seat), message.bot)
    elif isinstance(message, Arrange):
        await seats.arrange(table, user, SEAT_NAMES.index(message.seat), message.plan)
    elif isinstance(message, Start):
        await beginning.start(table, user)
    elif isinstance(message, Pledge | Reveal):
        await _about_dice(table, user, message)
    elif isinstance(message, Rematch):
        await tables.rematch(table, user)
    else:
        await _about_people_and_talk(table, watcher, user, message)


async def _about_people_and_talk(table: Table, watcher: Watcher, user: User, message: FromPage) -> None:
    if isinstance(message, Say):
        await _say(table, watcher, user.name, message)
    elif isinstance(message, Note):
        async with table.lock:
            text = message.text.replace("\0", "")  # which PostgreSQL does not keep
            await table.keep(table.services.store.set_note(table.row.id, user.id, text))
    else:
        await _about_people(table, user, message)


async def _about_dice(table: Table, user: User, message: Pledge | Reveal) -> None:
    if isinstance(message, Pledge):
        await beginning.pledge(table, user, message.pledge)
    else:
        await beginning.reveal(table, user, message.nonce)


async def _about_people(table: Table, user: User, message: FromPage) -> None:
    if isinstance(message, Knock):
        await admission.knock(table, user)
    elif isinstance(message, Manage):
        await admission.manage(table, user, message.person, message.what)
    elif isinstance(message, Change):
        await admission.change_house(table, user, message)
    elif isinstance(message, Ignore):
        await admission.ignore(table, user, message.person, on=message.on)


async def _say(table: Table, watcher: Watcher, name: str, message: Say) -> None:
    """Store a chat line and broadcast it."""
    if message.phrase is not None and message.phrase not in PHRASES:
        raise RefusalError("malformed", f"there is no such phrase; available: {', '.join(PHRASES)}")
    text = "" if message.phrase is not None else _clean(message.text)
    if not text and message.phrase is None:
        raise RefusalError("malformed", "nothing was said")
    own = [row for row in table.seats if row.kind == "person" and row.user == watcher.user.id]
    # On a shared screen, the seat being viewed is the one speaking.
    speaker = next((row for row in own if row.seat == watcher.view), own[0] if own else None)
    async with table.lock:
        check_chat(table, watcher.user.id)
        row = ChatRow(
            table=table.row.id,
            user=watcher.user.id,
            name=speaker.name if speaker is not None and speaker.name else name,
            text=text,
            time=table.services.sources.time(),
            seat=None if speaker is None else speaker.seat,
            phrase=message.phrase,
        )
        broadcast_chat(table, await table.keep(table.services.store.add_chat(row)))


def _clean(text: str) -> str:
    """Strip control characters and direction overrides, and collapse white space."""
    kept = (sign if sign == " " or unicodedata.category(sign)[0] != "C" else " " for sign in text)
    return " ".join("".join(kept).split())
