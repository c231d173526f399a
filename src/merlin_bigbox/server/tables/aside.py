"""Tables that are set aside: their data is damaged, or this program lacks what they were made with."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator
from typing import Literal

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.catalogue import RULES_VERSION
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import DamagedError, StoreError, TableRow
from merlin_bigbox.server.store.leases import Plays

log = logging.getLogger("merlin_bigbox.server")
Why = Literal["damaged", "other-version"]


def playable(edition: Edition) -> Plays:
    """Which tables this program can play with these components."""
    return Plays(RULES_VERSION, edition.digest)


class SetAside:
    """The tables set aside since the start: each was tried once, and waits for `merlin doctor` or another version.

    Among several processes (`shared`) nobody has to start again for that version: one that can play them may join at
    any time, so they are not remembered.
    """

    def __init__(self, plays: Plays, *, shared: bool = False) -> None:
        self._plays = plays
        self._tables: dict[str, Why] = {}
        self._shared = shared

    def __len__(self) -> int:
        return len(self._tables)

    def why(self, table: str) -> Why | None:
        """Why a table is set aside, if it is."""
        return self._tables.get(table)

    def check(self, table: str) -> None:
        """Refuse a table that is set aside."""
        why = self._tables.get(table)
        if why is not None:
            raise RefusalError(why, WORDS[why])

    @contextlib.contextmanager
    def guard(self, table: str) -> Iterator[None]:
        """Set a table aside that turns out to be damaged while it is loaded. A disk that fails is not its fault."""
        try:
            yield
        except StoreError as error:
            if not isinstance(error, DamagedError):
                raise
            raise self._put(table, "damaged", error) from error
        except (MerlinError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            raise self._put(table, "damaged", error) from error

    def check_version(self, row: TableRow) -> None:
        """Refuse a table that was made with components or rules that this program does not have."""
        if row.edition != self._plays.edition:
            raise self._put(row.id, "other-version", f"made with the components {row.edition[:12]}")
        if not 1 <= row.options.version <= self._plays.rules:
            raise self._put(row.id, "other-version", f"made by version {row.options.version} of the rules")

    def _put(self, table: str, why: Why, detail: object) -> RefusalError:
        if why == "damaged" or not self._shared:
            self._tables[table] = why
        log.error("table %s is set aside: %s", table, detail, extra=about("table-set-aside", table=table, reason=why))
        return RefusalError(why, WORDS[why])


WORDS: dict[Why, str] = {
    "damaged": "this table is damaged on the server's disk; it is set aside, and nothing else is touched",
    "other-version": "this table was made with components or rules that this version of Merlin does not have",
}
