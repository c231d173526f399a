"""The game of a table as it is handed on to heavy work."""

from __future__ import annotations

from merlin_bigbox.server.heavy import tasks
from merlin_bigbox.server.signing import signing_key
from merlin_bigbox.server.tables.origins import begun, origin_text
from merlin_bigbox.server.tables.table import Table


def told_of(table: Table, names: tuple[str, ...]) -> tasks.Told:
    """The game of a table for heavy work; the table may go on in the meantime. The caller holds the lock."""
    game = table.game
    return tasks.Told(
        table.row.options,
        game.written(),
        game.dice,
        game.given,
        names,
        past=game.past,
        origin=origin_text(table.row),
        begun=begun(table.row),
        key=signing_key(table.services.store.secret),
        saved=game.saved(),
    )
