"""Many records in one folder: compressed files of JSON lines, each with the games of one batch."""

from __future__ import annotations

import gzip
import json
import os
import re
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from merlin_bigbox.game.record import Record, RecordError, read

__all__ = ["files", "find", "games"]

NAME: Final = re.compile(r"games-(\d+)\.jsonl\.gz")


def file_for(folder: Path, first: int) -> Path:
    """The file of the batch that begins with this game."""
    return folder / f"games-{first:07}.jsonl.gz"


def _line(number: int, record: str) -> bytes:
    return f'{{"game":{number},"record":{record}}}\n'.encode()


def packed(records: Iterable[tuple[int, str]]) -> bytes:
    """The file of some games, records as JSON."""
    return gzip.compress(b"".join(_line(number, record) for number, record in records), mtime=0)


def write(path: Path, content: bytes) -> None:
    """Write the file of a batch in one step: there is the whole file or none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    beside.write_bytes(content)
    beside.replace(path)


def append(path: Path, number: int, record: str) -> None:
    """Add one game to the file of its batch."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        file.write(gzip.compress(_line(number, record), mtime=0))


def files(folder: Path) -> list[Path]:
    """The files of a folder, in the order of their games."""
    found = [path for path in folder.iterdir() if NAME.fullmatch(path.name)]
    if not found:
        raise RecordError(f"{folder}: there are no kept games here (files such as {file_for(Path(), 0).name})")
    return sorted(found, key=_first)


def _first(path: Path) -> int:
    """The game that a file begins with."""
    return int(path.name.partition("-")[2].partition(".")[0])


def games(path: Path) -> Iterator[tuple[int, Record]]:
    """The games of one file by their numbers. A game that was written twice comes once, as written last."""
    lines: dict[int, object] = {}
    for line in _whole(path)[0]:
        try:
            entry = json.loads(line)
            lines[int(entry["game"])] = entry["record"]
        except (ValueError, KeyError, TypeError):
            raise RecordError(f"{path}: not a file of kept games") from None
    for number in sorted(lines):
        yield number, read(json.dumps(lines[number]), f"{path}, game {number}")


def _whole(path: Path) -> tuple[list[bytes], int]:
    """The lines of the games that are there whole, and up to which byte: the last may have been cut off."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    lines: list[bytes] = []
    end = 0
    while end < len(content):
        member = zlib.decompressobj(zlib.MAX_WBITS + 16)  # 16: with the header and the checksum of gzip
        try:
            unpacked = member.decompress(content[end:])
        except zlib.error as error:
            raise RecordError(f"{path}: cannot be read: {error}") from None
        if not member.eof:
            break
        lines += unpacked.splitlines()
        end = len(content) - len(member.unused_data)
    return lines, end


def mend(folder: Path) -> None:
    """Take away games that were cut off while they were written, so that others can be added."""
    for path in folder.iterdir() if folder.is_dir() else ():
        if NAME.fullmatch(path.name):
            _, end = _whole(path)
            os.truncate(path, end)


def find(folder: Path, number: int) -> Record:
    """The game with this number."""
    for path in reversed(files(folder)):
        if _first(path) <= number:
            for found, record in games(path):
                if found == number:
                    return record
            break
    raise RecordError(f"{folder}: there is no game {number}")
