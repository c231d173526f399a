"""Every rule of the catalogue is proved by a test or an example, and the page that lists them is up to date."""

import subprocess
import sys
from pathlib import Path

import pytest

from merlin_bigbox.game.testing.rulebook import Rule
from tools.rule_coverage import coverage_page, problems, refreshed

ROOT = Path(__file__).resolve().parents[2]
RULES = {"BASE-1": Rule("BASE-1", "Players", "The game is for 2, 3 or 4 players.")}


@pytest.mark.slow
@pytest.mark.interpreted_only
def test_every_rule_is_proved_and_the_pages_are_up_to_date() -> None:
    """The tool that writes the pages finds nothing to write."""
    result = subprocess.run(
        [sys.executable, "-m", "tools.rule_coverage", "--check"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout + result.stderr


def test_a_rule_without_a_test_and_a_test_without_a_rule_are_told() -> None:
    """Both mean that a number is wrong somewhere."""
    assert problems(RULES, {"BASE-1": {"a"}}) == []
    assert problems(RULES, {}) == ["BASE-1: no test and no example cites this rule"]
    assert problems({}, {"BASE-9": {"b"}}) == ["BASE-9: cited by b, but not in the catalogue"]


def test_the_coverage_page_names_examples_before_tests() -> None:
    """A reader looks at examples first."""
    page = coverage_page(RULES, {"BASE-1": {"tests/rules/test_a.py::test_one_thing", "setup.md"}})
    assert page.endswith("**BASE-1** Players\n\n- [setup.md](setup.md)\n- `rules/test_a.py` one thing\n")


def test_a_changed_text_replaces_the_quote_and_leaves_the_rest() -> None:
    """Prose and examples belong to the page, heading and quote to the catalogue."""
    old = "# Setup\n\n## BASE-1 – Old\n\n> old text\n> of two lines\n\nProse.\n\n```merlin\n> die 1\n```\n"
    new = (
        "# Setup\n\n## BASE-1 – Players\n\n> The game is for 2, 3 or 4 players.\n\nProse.\n\n```merlin\n> die 1\n```\n"
    )
    assert refreshed(old, RULES) == new
    assert refreshed(new, RULES) == new
