"""The log beside a database that a killed server left: whether SQLite takes all of it over.

From the first frame that fails its check on, SQLite drops the rest without a word. After a power cut that may be one
commit that nobody was told of; if there are more behind it, the log is damaged and acknowledged moves are lost.
"""

from __future__ import annotations

import sqlite3
import struct
from pathlib import Path
from typing import Final, NamedTuple

HEADER: Final = 32
FRAME: Final = 24
MAGIC: Final = (0x377F0682, 0x377F0683)
LARGEST_PAGE: Final = 65536


class Frame(NamedTuple):
    """The head of a frame: whether a commit ends with it, and of which life of the log it is."""

    commits: bool
    life: bytes


class Log(NamedTuple):
    """The heads of a log's frames in their order, and of which life the log itself says it is."""

    frames: list[Frame]
    life: bytes


def read_log(database: Path) -> Log:
    """The log beside a database, before anybody opens it; empty if there is none."""
    path = database.with_name(f"{database.name}-wal")
    frames: list[Frame] = []
    if not path.exists() or not database.exists() or database.stat().st_size < HEADER:
        return Log(frames, b"")
    with database.open("rb") as file:  # the log's own head may be what is damaged
        page = int.from_bytes(file.read(18)[16:], "big")
        page = LARGEST_PAGE if page == 1 else page
    with path.open("rb") as file:
        head = file.read(HEADER)
        while page and len(frame := file.read(FRAME)) == FRAME:
            frames.append(Frame(frame[4:8] != bytes(4), frame[8:16]))
            file.seek(page, 1)
    return Log(frames, head[16:24] if _sound(head) else b"")


def lost_commits(connection: sqlite3.Connection, log: Log) -> int:
    """How many commits of the log SQLite did not take over; one alone was perhaps never acknowledged."""
    _, taken, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    if not log.life:  # a head that is damaged takes everything with it
        lives = [frame.life for frame in log.frames]
        return sum(frame.commits and frame.life == lives[0] for frame in log.frames)
    return sum(frame.commits and frame.life == log.life for frame in log.frames[max(0, taken) :])


def _sound(head: bytes) -> bool:
    """Whether the head of a log passes its own check."""
    if len(head) < HEADER or struct.unpack(">I", head[:4])[0] not in MAGIC:
        return False
    words = struct.unpack(f"{'>' if head[3] & 1 else '<'}6I", head[:24])
    first = second = 0
    for index in range(0, len(words), 2):
        first = (first + words[index] + second) & 0xFFFFFFFF
        second = (second + words[index + 1] + first) & 0xFFFFFFFF
    return struct.pack(">2I", first, second) == head[24:32]
