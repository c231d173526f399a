"""Broadcasts to everyone watching a table: moves, changes of the table itself, chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.scoring import completed
from merlin_bigbox.locale.languages import Lang
from merlin_bigbox.server.live.watcher import Watcher
from merlin_bigbox.server.protocol.live import ChatMessage, InfoMessage, StepMessage, TableMessage
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import ChatRow
from merlin_bigbox.server.tables.info import chat_line, table_info

if TYPE_CHECKING:
    from merlin_bigbox.server.tables.table import Table

encoder = msgspec.json.Encoder()
REFUSED: Final = 4400
"""Close code for a socket that is turned away; the reason is sent before."""


def broadcast_step(table: Table, before: int, seat: int, actions: Sequence[int], kept: int | None = None) -> None:
    """Send a move to every watcher, filtered by what it may know; with `kept`, records after it were undone.

    All actions of one decision go out together: nobody sees half of it.
    """
    views, game = table.views, table.game
    made: dict[tuple[int | None, Lang, bool], bytes] = {}
    views.advance({watcher.view for watcher in table.watchers}, kept)
    for watcher in table.watchers:
        key = (watcher.view, watcher.lang, watcher.coach)
        if key not in made:
            deltas = table.row.house.deltas
            shown = views.shown(watcher.view, watcher.lang, before, deltas=deltas, coach=watcher.coach)
            message = StepMessage(
                before=before,
                at=game.at,
                seat=SEAT_NAMES[seat],
                label=" · ".join(views.words(watcher.lang).action(action) for action in actions),
                lines=shown.lines,
                changes=views.changes(watcher.view),
                prompt=shown.prompt,
                can_undo=shown.can_undo,
                sheet=shown.sheet,
                undone=kept is not None,
                kept=game.at if kept is None else kept,
                scoring=None if kept is not None else completed(game, views.words(watcher.lang), before, watcher.view),
            )
            made[key] = encoder.encode(message)
        watcher.push(made[key])
    if table.clocks is not None or not table.playing:
        broadcast_info(table)


def full_table(table: Table, watcher: Watcher, note: str, since: int) -> bytes:
    """Encode everything a watcher may know about the table. The caller holds the lock."""
    begun = table.row.status != "waiting"
    deltas = table.row.house.deltas
    shown = table.views.shown(watcher.view, watcher.lang, deltas=deltas, coach=watcher.coach) if begun else None
    message = TableMessage(
        info=table_info(table, watcher.user.id),
        viewer=None if watcher.view is None else SEAT_NAMES[watcher.view],
        at=table.game.at if begun else 0,
        changes=table.views.everything(watcher.view) if begun else {},
        prompt=shown.prompt if shown else None,
        can_undo=shown.can_undo if shown else False,
        sheet=shown.sheet if shown else None,
        log=shown.lines if shown else (),
        recap=sum(line.at > since for line in shown.lines) if shown else 0,
        chat=tuple(chat_line(row) for row in table.chat if table.guests.hears(watcher.user.id, row.user)),
        note=note,
    )
    watcher.needs_resync = False
    return encoder.encode(message)


def broadcast_info(table: Table) -> None:
    """Send the table's own facts (seats, status, clock) to every watcher."""
    made: dict[str, bytes] = {}
    for watcher in table.watchers:
        if watcher.user.id not in made:
            made[watcher.user.id] = encoder.encode(InfoMessage(table_info(table, watcher.user.id)))
        watcher.push(made[watcher.user.id])


def broadcast_chat(table: Table, row: ChatRow) -> None:
    """Send a chat line to every watcher who wants to read it."""
    table.chat.append(row)
    del table.chat[: -table.services.limits.chat_shown]
    message = encoder.encode(ChatMessage(chat_line(row)))
    for watcher in table.watchers:
        if table.guests.hears(watcher.user.id, row.user):
            watcher.push(message)


def turn_away(table: Table, user: str | None, refusal: RefusalError) -> None:
    """Tell somebody, or everybody, that they cannot stay, and close their pages."""
    message = encoder.encode(refusal.refused(0))
    for watcher in table.watchers:
        if user is None or watcher.user.id == user:
            watcher.send(message)
            watcher.close(REFUSED)
