"""Compares the pinned libraries with a list of known security advisories (the OSV API), where one can be reached.

`./merlin python -m tools.advisories`: 0 – nothing known; 1 – advisories found, each told; 3 – no list could be reached.
"""

import argparse
import json
import re
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LIST = "https://api.osv.dev"
SECONDS = 20
AT_ONCE = 500
"""Libraries asked about in one request; the list answers up to a thousand."""
PAGES = 20
FOUND, UNREACHABLE = 1, 3
PIN = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)==([^\s;\\]+)", re.MULTILINE)


class Library(NamedTuple):
    """A pinned library."""

    ecosystem: str
    name: str
    version: str

    def __str__(self) -> str:
        return f"{self.name} {self.version} ({self.ecosystem})"


class UnreachableError(Exception):
    """The list did not answer, or not in its own words."""


def pinned(root: Path = ROOT) -> list[Library]:
    """Every library in requirements/*.txt and in the page's lock file, once."""
    found: set[Library] = set()
    for path in sorted((root / "requirements").glob("*.txt")):
        found |= {Library("PyPI", name.lower(), version) for name, version in PIN.findall(path.read_text())}
    lock = json.loads((root / "web" / "package-lock.json").read_text())
    for place, package in lock["packages"].items():
        name = package.get("name") or place.rpartition("node_modules/")[2]
        if name and "version" in package and not package.get("link") and place:
            found.add(Library("npm", name, package["version"]))
    return sorted(found)


def _asked(url: str, body: object = None) -> Any:
    """The answer of the list, as JSON."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})  # noqa: S310 – our own address
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
            return json.load(answer)
    except (OSError, ValueError, urllib.error.URLError) as error:
        raise UnreachableError(str(error)) from error


def advisories(libraries: list[Library], source: str = LIST) -> Iterator[tuple[Library, str]]:
    """The ids of what is known against these versions."""
    waiting: list[tuple[Library, str]] = [(library, "") for library in libraries]
    for _ in range(PAGES * (1 + len(libraries) // AT_ONCE)):
        if not waiting:
            return
        now, waiting = waiting[:AT_ONCE], waiting[AT_ONCE:]
        queries = [
            {
                "package": {"ecosystem": library.ecosystem, "name": library.name},
                "version": library.version,
                **({"page_token": token} if token else {}),
            }
            for library, token in now
        ]
        answer = _asked(f"{source}/v1/querybatch", {"queries": queries})
        results = answer.get("results") if isinstance(answer, dict) else None
        if not isinstance(results, list) or len(results) != len(now):
            raise UnreachableError("the list answered something else than was asked")
        for (library, _), result in zip(now, results, strict=True):
            for known in result.get("vulns") or ():
                yield library, str(known["id"])
            if token := result.get("next_page_token"):
                waiting.append((library, str(token)))
    raise UnreachableError("the list never came to an end")


def summary(advisory: str, source: str = LIST) -> str:
    """What an advisory is about, in a line of printable text."""
    try:
        found = _asked(f"{source}/v1/vulns/{advisory}")
    except UnreachableError:
        return ""
    text = str(found.get("summary") or found.get("details") or "") if isinstance(found, dict) else ""
    return "".join(sign if sign.isprintable() else " " for sign in text)[:120].strip()


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(prog="./merlin python -m tools.advisories", description=__doc__.splitlines()[0])
    parser.add_argument("--source", default=LIST, help="another server that speaks the OSV API")
    source = parser.parse_args(arguments).source.rstrip("/")
    libraries = pinned(root)
    print(f"{len(libraries)} pinned libraries, compared with the advisories at {source} …", flush=True)
    try:
        found = sorted(set(advisories(libraries, source)))
    except UnreachableError as error:
        print(f"Nothing was compared: no list of advisories could be reached ({error}).")
        return UNREACHABLE
    for library, advisory in found:
        print(f"{library}: {advisory} {summary(advisory, source)}".rstrip())
    print("No advisory is known against any of them." if not found else f"{len(found)} advisories.")
    return FOUND if found else 0


if __name__ == "__main__":
    sys.exit(main())
