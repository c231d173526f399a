"""The page of rulings is complete: every rule whose texts leave something open has one row, and no rule has two."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from merlin_bigbox.game.testing.rulebook import rulebook

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| ([A-Z]+-\d+(?:, [A-Z]+-\d+)*) \| (.+) \| (.+) \|$")
KINDS = ("ruling", "texts differ", "reading")


def open_questions() -> dict[str, list[str]]:
    """The rules that leave something open, by what is open about them."""
    return tomllib.loads((ROOT / "tests" / "rules" / "rulings.toml").read_text("utf-8"))


def entries(page: str) -> Counter[str]:
    """How many rows of the page each rule has."""
    rows = [row for line in page.splitlines() if (row := ROW.match(line))]
    return Counter(rule for row in rows for rule in row[1].split(", "))


def page() -> str:
    """The page of rulings."""
    return (ROOT / "docs" / "rulings.md").read_text("utf-8")


@pytest.mark.parametrize("kind", KINDS)
def test_every_rule_that_leaves_something_open_has_its_row(kind: str) -> None:
    """A player who asks "why like this?" finds the answer on one page."""
    assert [rule for rule in open_questions()[kind] if rule not in entries(page())] == []


def test_no_rule_has_two_rows() -> None:
    """Two rows for one rule drift apart."""
    assert [rule for rule, rows in entries(page()).items() if rows > 1] == []


def test_every_row_is_a_known_question_about_a_known_rule() -> None:
    """The data file, the page and the rulebook of the game speak of the same rules."""
    listed = {rule for rules in open_questions().values() for rule in rules}
    assert set(open_questions()) == set(KINDS)
    assert set(entries(page())) == listed
    assert listed <= set(rulebook())


def test_every_line_of_the_tables_is_read() -> None:
    """A row written otherwise (a range of rules, a missing reason) would count for nothing."""
    tables = [line for line in page().splitlines() if line.startswith("|")]
    heads = [line for line in tables if line in ("| rule | what the game does | why |", "|---|---|---|")]
    assert len(tables) == len(heads) + sum(1 for line in tables if ROW.match(line))
