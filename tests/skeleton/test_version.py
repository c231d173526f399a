"""The version is the same everywhere it is written."""

import re
import tomllib
from pathlib import Path

import merlin_bigbox

ROOT = Path(__file__).resolve().parents[2]


def project_version() -> str:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])


def test_the_package_knows_its_version() -> None:
    """Game records name it."""
    assert merlin_bigbox.__version__ == project_version()


def test_whoever_cites_it_cites_this_version() -> None:
    """CITATION.cff is read by programs that make references of it."""
    told = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.+)$", told, re.MULTILINE) == [project_version()]


def test_the_changelog_tells_of_the_version() -> None:
    """Its newest entry is the version in work or the one just released."""
    entries = re.findall(r"^## \[([^\]]+)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert entries[0] == "Unreleased"
    assert entries[1] == project_version()
