"""Bots' files by content: packed here, unpacked where they play. With a class goes what it imports from beside it."""

from __future__ import annotations

import ast
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from merlin_bigbox.bots.location import bring, located
from merlin_bigbox.bots.spec import files_of, load_class
from merlin_bigbox.engine.core.errors import OptionsError

MOST_BYTES: Final = 50_000_000
COMPILED: Final = "__pycache__"


class Shipment(NamedTuple):
    """Folders with their files by relative path, and where each named file is: its folder's number, and the path."""

    folders: tuple[Mapping[str, bytes], ...] = ()
    places: Mapping[str, tuple[int, str]] = {}


def pack(bots: Iterable[str]) -> Shipment:
    """The files of these bots."""
    folders: dict[Path, dict[str, bytes]] = {}
    places: dict[str, tuple[Path, str]] = {}
    for name in dict.fromkeys(name for bot in bots for name in files_of(bot)):
        file = located(name)
        folder = file.resolve().parent
        places[name] = folder, file.name
        try:
            for path in [folder / file.name, *_imported(folder, file)]:
                folders.setdefault(folder, {})[path.relative_to(folder).as_posix()] = path.read_bytes()
        except OSError as error:
            raise OptionsError(f"{name} cannot be read: {error.strerror}") from None
    if sum(len(content) for files in folders.values() for content in files.values()) > MOST_BYTES:
        raise OptionsError(f"the bots' files are larger than {MOST_BYTES // 1_000_000} MB together")
    order = list(folders)
    return Shipment(
        tuple(folders.values()), {name: (order.index(folder), path) for name, (folder, path) in places.items()}
    )


def _imported(folder: Path, file: Path) -> list[Path]:
    """The files beside this one that it imports, and those that they import; packages with all that is in them."""
    found: dict[Path, None] = {}
    waiting = [folder / file.name]
    while waiting:
        for name in _imports(waiting.pop()):
            package = folder / name
            files = [package.with_suffix(".py")]
            if package.is_dir():
                files = sorted(path for path in package.rglob("*") if COMPILED not in path.parts)
            for path in files:
                if path.is_file() and path not in found:
                    found[path] = None
                    waiting.append(path)
    return list(found)


def _imports(file: Path) -> Iterator[str]:
    """The outermost names of what a file imports, if it is one of Python's."""
    if file.suffix != ".py":
        return
    try:
        tree = ast.parse(file.read_bytes())
    except (SyntaxError, ValueError):  # whoever loads it will tell
        return
    for node in ast.walk(tree):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module]
        for name in names:
            outermost = name.partition(".")[0]
            if outermost not in sys.stdlib_module_names and outermost != "merlin_bigbox":
                yield outermost


# --- on the worker ----------------------------------------------------------------------------------------------------


@cache
def _home() -> tempfile.TemporaryDirectory[str]:
    """A folder that only this user can enter, and that goes with the process."""
    return tempfile.TemporaryDirectory(prefix="merlin-bots-", ignore_cleanup_errors=True)


_in_use: Shipment = Shipment()


def use(shipment: Shipment) -> None:
    """Unpack the files, and let bots be found there by their names; what others brought before is forgotten."""
    global _in_use
    if shipment == _in_use:
        return
    home = Path(_home().name)
    # A worker lives long: another shipment may have other files with the same names.
    for name, module in list(sys.modules.items()):
        if (file := getattr(module, "__file__", None)) and home in Path(file).parents:
            del sys.modules[name]
    sys.path[:] = [entry for entry in sys.path if home not in Path(entry).parents]
    load_class.cache_clear()
    folders = [_unpacked(home, files) for files in shipment.folders]
    bring({name: folders[number] / path for name, (number, path) in shipment.places.items()})
    _in_use = shipment


def _unpacked(home: Path, files: Mapping[str, bytes]) -> Path:
    """The folder with these files, named by their contents; it is there as a whole or not at all."""
    hasher = sha256()
    for name, content in sorted(files.items()):
        hasher.update(f"{name} {len(content)}\n".encode() + content)
    folder = home / hasher.hexdigest()
    if not folder.exists():
        draft = Path(tempfile.mkdtemp(dir=home))
        try:
            _write(draft, files)
            draft.rename(folder)
        except BaseException:
            shutil.rmtree(draft, ignore_errors=True)
            raise
    return folder


def _write(folder: Path, files: Mapping[str, bytes]) -> None:
    for name, content in files.items():
        path = folder / name
        if not path.resolve().is_relative_to(folder.resolve()):
            raise OptionsError(f"{name} lies outside its folder")
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.write_bytes(content)
