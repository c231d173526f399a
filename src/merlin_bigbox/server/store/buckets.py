"""The SQL of shared allowances: what an address may do in a while, however many processes it asks.

A row says until when a bucket is not full again. Taking one token moves that by the seconds that a token takes to come,
and is refused where it would lie further ahead than a full bucket lasts.
"""

from __future__ import annotations

from typing import Final

from merlin_bigbox.server.store.checked import Database

SLOWEST: Final = 1e-9
"""Tokens a second where none come: one in thirty years."""


def take(db: Database, kind: str, who: str, rate: float, most: float, now: float) -> bool:
    """Take a token from a bucket that fills by `rate` a second up to `most`; False if there is none."""
    seconds = 1.0 / max(rate, SLOWEST)
    ahead = (max(most, 1.0) - 1.0) * seconds
    return (
        db.execute(
            "INSERT INTO buckets (kind, who, until) VALUES (?, ?, ?) ON CONFLICT (kind, who) DO UPDATE "
            "SET until = CASE WHEN buckets.until > ? THEN buckets.until ELSE ? END + ? WHERE buckets.until <= ?",
            (kind, who, now + seconds, now, now, seconds, now + ahead),
        ).rowcount
        == 1
    )


def forget(db: Database, now: float) -> None:
    """Forget all buckets that are full again."""
    db.execute("DELETE FROM buckets WHERE until <= ?", (now,))
