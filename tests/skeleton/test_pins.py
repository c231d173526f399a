"""The pinned libraries: complete, hashed, consistent, and without a trace of where they were downloaded."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "requirements").glob("*.txt"))
NAME = re.compile(r"[a-z0-9][a-z0-9._-]*")


def requirements(path: Path) -> list[str]:
    """The requirements of a file, continued lines joined."""
    text = path.read_text(encoding="utf-8").replace("\\\n", " ")
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]


def pins(path: Path) -> set[str]:
    return {requirement.partition(" ")[0] for requirement in requirements(path)}


def test_every_level_has_its_file() -> None:
    """The bootstrap and the contributor guide name these."""
    assert [path.stem for path in FILES] == [
        *("bench", "build", "dask", "docs", "postgres", "ray", "research", "runtime", "test", "uv", "web", "wheels")
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_requirement_is_one_version_with_hashes(path: Path) -> None:
    """What is installed is what was tested, byte for byte."""
    assert requirements(path)
    for requirement in requirements(path):
        assert re.match(rf"{NAME.pattern}==[^\s;]+( ;.*?)?( +--hash=sha256:[0-9a-f]{{64}})+$", requirement), requirement


def test_no_lock_or_requirements_file_records_a_host_or_a_path() -> None:
    """The place one developer downloads from is not everyone's."""
    locks = [path for pattern in ("*.lock", "*-lock.json", "*-lock.yaml") for path in ROOT.glob(pattern)]
    for path in [*FILES, *locks]:
        for line in path.read_text(encoding="utf-8").splitlines():
            assert not re.search(r"://|--(extra-)?index-url|--find-links|--trusted-host|@ file:", line), (
                f"{path.name}: {line}"
            )


def test_the_lock_of_the_page_records_no_host() -> None:
    """Each library is known by version and hash; where it comes from is the business of whoever installs it."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    libraries = {name: entry for name, entry in packages.items() if name}
    assert libraries
    for name, entry in libraries.items():
        assert entry["integrity"].startswith("sha512-"), name
        # "funding" is where a library's authors ask for support; it is part of the library.
        told = json.dumps({key: value for key, value in entry.items() if key != "funding"})
        assert not re.search(r"://|file:", told), f"{name}: {told}"


def test_the_page_is_built_from_exact_versions() -> None:
    """A range would let the lock and the page drift apart."""
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    for name, version in {**package["dependencies"], **package["devDependencies"]}.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), f"{name}: {version}"


def test_uv_lock_is_not_kept() -> None:
    """It records hosts, and uv rewrites it without being asked."""
    assert not (ROOT / "uv.lock").exists()


LEVELS = ["web", "build", "docs", "postgres", "dask", "ray", "research", "test", "bench", "wheels"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_higher_level_keeps_the_versions_players_get(level: str) -> None:
    """Tests that ran with other libraries would prove little."""
    assert pins(ROOT / "requirements" / "runtime.txt") <= pins(ROOT / "requirements" / f"{level}.txt")


def test_every_dependency_of_the_project_is_pinned() -> None:
    """A library added to pyproject.toml alone would be missing at the first start."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    pinned = {pin.partition("==")[0] for pin in pins(ROOT / "requirements" / "runtime.txt")}
    for dependency in [*project["dependencies"], *project["optional-dependencies"]["server"]]:
        found = NAME.match(dependency.lower())
        assert found
        assert re.sub(r"[-_.]+", "-", found.group()) in pinned
