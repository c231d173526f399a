"""Games of every rules version are kept here, and stay the same games for ever."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from merlin_bigbox.engine.catalogue import RULES_VERSION, module_names
from merlin_bigbox.game import record
from merlin_bigbox.game.proof import examine
from merlin_bigbox.game.record import Record
from tests.records.moments import moments

FOLDER = Path(__file__).parent
PATHS = sorted(FOLDER.glob("rules-*/*.merlin"))
SEALED = sorted(FOLDER.glob("dice-*/*.merlin"))
"""Games with shares in their dice, a chain and a signature."""
OLD = [path for path in PATHS if path.parent.name == "rules-1"]


@cache
def kept(path: Path) -> Record:
    """The record in a file."""
    return record.read(path.read_text(encoding="utf-8"), path.name)


def told(path: Path) -> str:
    """The name of a test's record."""
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", PATHS, ids=told)
def test_a_kept_record_verifies_and_is_written_the_same(path: Path) -> None:
    """A release may change rules, never an old game: each action fits, the seed proves the dice, no byte changes."""
    found = kept(path)
    assert found.seed
    game = record.verify(found, path.name)
    assert game.is_over == bool(found.result)
    assert record.record(game, found.names).text() == path.read_text(encoding="utf-8")
    assert record.read(found.json()) == found


@pytest.mark.parametrize("path", SEALED, ids=told)
def test_a_sealed_record_stays_proved_for_ever(path: Path) -> None:
    """Dice of scheme 2, pledges and shares, the chain and the signature: none of the arithmetic may ever change."""
    found = kept(path)
    game, findings = examine(found, path.name)
    levels = {finding.part: finding.level for finding in findings if finding.part != "share"}
    assert [levels[part] for part in ("start", "dice", "chain", "signature")] == ["proved"] * 4
    shares = [finding.note for finding in findings if finding.part == "share"]
    assert shares == (["told", "told"] if path.stem == "shares" else ["withheld", "none", "told"])
    again = replace(record.record(game, found.names), signed_by=found.signed_by, signature=found.signature)
    assert again.text() == path.read_text(encoding="utf-8")
    assert record.read(found.json()) == found


@pytest.mark.parametrize("path", PATHS, ids=told)
def test_a_kept_record_stands_in_the_folder_of_its_version(path: Path) -> None:
    """The header says by which rules it was played."""
    assert path.parent.name == f"rules-{kept(path).headers()['rules']}"


def test_every_older_version_is_kept() -> None:
    """Before the version goes up, games of the one that ends are kept."""
    assert {f"rules-{version}" for version in range(1, RULES_VERSION)} <= {path.parent.name for path in PATHS}


def test_games_of_all_modules_and_of_pairs_are_kept() -> None:
    """Of each version: every module, twelve pairs, all together, two to four players, and games that still run."""
    for folder in {path.parent for path in PATHS}:
        records = [kept(path) for path in PATHS if path.parent == folder]
        names = max((one.options.modules for one in records), key=len)
        """The modules that there were then."""
        asked = {tuple(name for name in one.options.modules if name != "gold") for one in records if one.result}
        assert {(name,) for name in names if name != "gold"} <= asked
        assert any(one.options.modules == ("gold",) for one in records)
        assert len([names for names in asked if len(names) == 2]) >= 12
        assert {one.options.players for one in records if one.options.modules == names} == {2, 3, 4}
        assert len([one for one in records if not one.result]) >= 3


def expected(path: Path) -> set[str]:
    """What a game by version 1 shows of the rules that version 2 changed."""
    found: set[str] = set()
    modules = kept(path).options.modules
    if "market" in modules:
        found.add("MARKET-5")
    if "morgana" in modules:
        found |= {"MORGANA-5", "MORGANA-8"}
    if path.stem in ("caerleon-morgana", "all-4"):
        found.add("MORGANA-9")
    if kept(path).result:
        if "arthur" in modules:
            found.add("BASE-72 keep")
        if path.stem in (*module_names(), "base-2", "base-3", "base-4"):
            found.add("BASE-72 take card")
    return found


@pytest.mark.parametrize("path", [path for path in OLD if expected(path)], ids=told)
def test_games_of_version_1_show_what_version_2_changed(path: Path) -> None:
    """A used laborer bought again, an untaken die poisoned, a hut declined, a closed Market, questions at the end."""
    assert expected(path) <= moments(kept(path))


def test_version_1_asked_about_market_tiles_at_the_very_end() -> None:
    """BASE-72: one of the kept games has this question too."""
    assert any("BASE-72 tile or piece" in moments(kept(path)) for path in OLD if "market" in kept(path).options.modules)
