"""Builds the page into src/merlin_bigbox/web when its sources have changed; a running server never sees half of it."""

import argparse
import contextlib
import gzip
import hashlib
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from tools import locks, node

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILD = ROOT / "build"
LOG = BUILD / "page.log"
PAGE = ROOT / "src" / "merlin_bigbox" / "web"
ENTRY = "index.html"
STAMP = ".built-from"

# What the page is made of. Tests, fixtures and the settings of checkers change nothing about it.
SOURCES = (
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "licenses.ts",
    "lighter.ts",
    "svelte.config.js",
    "vite.config.ts",
)
HEAVIEST = 200_000  # bytes of script and style after gzip
HEAVIEST_LESSONS = 96_000  # of lessons, rulebook, edition, daily positions, planner, review, profile; each on its own
FAILURE = 1
SHOWN = 12
WORDS = re.compile(r"\.([a-z]{2})-[^/]+\.js$")
LESSONS = re.compile(r"/(learn|rulebook|edition|daily|planner|review|teach|profile)[.-][^/]+$")


def fingerprint() -> str:
    """Changes whenever the built page could change."""
    hasher = hashlib.sha256()
    for name in SOURCES:
        path = WEB / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                content = file.read_bytes()
                hasher.update(f"{file.relative_to(WEB)} {len(content)}\n".encode())
                hasher.update(content)
    return hasher.hexdigest()


def is_built() -> bool:
    """Tell whether the page stands there as its sources would make it now."""
    stamp = PAGE / STAMP
    return (PAGE / ENTRY).exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == fingerprint()


@contextlib.contextmanager
def only_one() -> Iterator[IO[str]]:
    """Let one build run at a time; gives the log to write to."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "page.lock").open("w") as lock:
        locks.wait_for(
            lock, lambda: print("Waiting for another start to build the page …", file=sys.stderr, flush=True)
        )
        with LOG.open("a", encoding="utf-8") as log:
            log.truncate(0)
            yield log


@contextlib.contextmanager
def progress(what: str) -> Iterator[None]:
    """Show what is being done, and in the end how long it took."""
    print(f"{what} …", end="", file=sys.stderr, flush=True)
    started = time.monotonic()
    try:
        yield
    except BaseException:
        print(" failed", file=sys.stderr)
        raise
    print(f" {time.monotonic() - started:.0f} s", file=sys.stderr)


def build() -> None:
    """Bring the page up to date, or raise a NodeError that says why that cannot be."""
    if is_built():
        return
    with only_one() as log:
        if is_built():  # another start did the work while this one waited
            return
        key = fingerprint()
        if not node.has_modules(node.BUILD):
            with progress("Bringing what builds the page"):
                node.bring_modules(node.BUILD, log)
        # In the folder of builds, so that moving the files is renaming them.
        with tempfile.TemporaryDirectory(dir=BUILD, prefix="page-") as folder:
            with progress("Building the page"):
                made = Path(folder) / "made"
                if node.run("vite", "build", "--outDir", str(made), "--emptyOutDir", "--logLevel", "warn", output=log):
                    raise node.NodeError(f"the page could not be built. Details: {LOG}")
            (made / STAMP).write_text(key, encoding="utf-8")
            put_in_place(made, PAGE)


def bring_tools() -> None:
    """Install everything that checks the page, besides what builds it."""
    if node.has_modules(node.ALL):
        return
    with only_one() as log, progress("Bringing what checks the page"):
        node.bring_modules(node.ALL, log)


def put_in_place(made: Path, page: Path) -> None:
    """Move a build over the old one: first the files that have new names, last the one that leads to them.

    Whoever asks in between gets the old page or the new one, whole: the names of the other files tell their content.
    """
    wanted = sorted(_files(made), key=lambda name: (name in {Path(STAMP), Path(ENTRY)}, name == Path(STAMP)))
    for name in wanted:
        (page / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).replace(page / name)
    for extra in set(_files(page)) - set(wanted):
        (page / extra).unlink()


def _files(folder: Path) -> list[Path]:
    return [path.relative_to(folder) for path in folder.rglob("*") if path.is_file()]


def weight() -> dict[str, int]:
    """The page's scripts and styles with their size after gzip, in bytes; fonts and pictures are not counted."""
    files = [ENTRY, *(str(name) for name in sorted(_files(PAGE)) if name.suffix in {".js", ".css"})]
    return {name: len(gzip.compress((PAGE / name).read_bytes(), 9)) for name in files}


def apart(sizes: dict[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """What one may load to play, and what is loaded besides by who takes lessons or reads of the printed edition."""
    lessons = {name: size for name, size in sizes.items() if LESSONS.search(name)}
    return {name: size for name, size in sizes.items() if name not in lessons}, lessons


def weight_for_one(sizes: dict[str, int]) -> int:
    """What somebody loads who uses all these files, with the words of one language, the longest."""
    spoken: dict[str, int] = {}
    common = 0
    for name, size in sizes.items():
        found = WORDS.search(name)
        if found:
            spoken[found[1]] = spoken.get(found[1], 0) + size
        else:
            common += size
    return common + max(spoken.values(), default=0)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.web_build", description=__doc__, allow_abbrev=False)
    parser.add_argument("--force", action="store_true", help="build it even if nothing has changed")
    parser.add_argument("--weigh", action="store_true", help="tell its weight, and fail when it is too heavy")
    options = parser.parse_args()
    if options.force:
        (PAGE / STAMP).unlink(missing_ok=True)
    try:
        build()
    except (node.NodeError, OSError) as error:
        print(f"The page is not built: {error}", file=sys.stderr)
        return FAILURE
    if not options.weigh:
        return 0
    sizes = weight()
    for name, size in sorted(sizes.items(), key=lambda entry: -entry[1])[:SHOWN]:
        print(f"{size / 1000:8.1f} kB  {name}")
    print(f"{sum(sizes.values()) / 1000:8.1f} kB  in {len(sizes)} files with all languages, after gzip, without fonts")
    playing, learning = (weight_for_one(part) for part in apart(sizes))
    print(f"{playing / 1000:8.1f} kB  for a visitor with one language; at most {HEAVIEST / 1000:.0f} kB")
    print(f"{learning / 1000:8.1f} kB  more to learn, read, solve and plan; at most {HEAVIEST_LESSONS / 1000:.0f} kB")
    return FAILURE if playing > HEAVIEST or learning > HEAVIEST_LESSONS else 0


if __name__ == "__main__":
    sys.exit(main())
