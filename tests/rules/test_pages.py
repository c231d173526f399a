"""The rule pages tell the truth: every block of every page is played, every quoted text is the catalogue's."""

from pathlib import Path

import pytest

from merlin_bigbox.game.testing.page_words import PageError
from merlin_bigbox.game.testing.pages import Block, Section, read_page, read_pages, run_block
from merlin_bigbox.game.testing.rulebook import rulebook

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "rules"
PAGES = read_pages(FOLDER)
RULES = rulebook()
BLOCKS = [block for page in PAGES for block in page.blocks]
SECTIONS = [section for page in PAGES for section in page.sections]


@pytest.mark.parametrize(
    "block",
    [
        pytest.param(block, id=f"{block.page}:{block.line}:{block.rules[0]}", marks=pytest.mark.rule(*block.rules))
        for block in BLOCKS
    ],
)
def test_block_comes_out_as_the_page_says(block: Block) -> None:
    """Each line of a block is set up, played or checked."""
    run_block(block)


@pytest.mark.parametrize("section", SECTIONS, ids=[section.rule for section in SECTIONS])
def test_page_quotes_the_rule_as_the_catalogue_has_it(section: Section) -> None:
    """The help in the game and the page say the same."""
    rule = RULES[section.rule]
    assert section.heading == f"## {rule.id} – {rule.title}"
    assert section.quote == rule.text


def test_every_rule_has_one_place_on_the_pages() -> None:
    """Of what the pages speak of (the base game, a module), nothing is left out and nothing is told twice."""
    families = {_family(section.rule) for section in SECTIONS}
    assert {"ALL", "BASE", "EDITION"} <= families
    assert sorted(section.rule for section in SECTIONS) == sorted(rule for rule in RULES if _family(rule) in families)


def _family(rule: str) -> str:
    return rule.partition("-")[0]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["red to move", "red: points 3"], "the page says 3, but it is 0"),
        (["red to move", "offers only: die 1"], "but it is"),
        (["red to move", "does not offer: die 1"], "but it is"),
        (["red to move", "> die 6", "red: points 0"], "not offered"),
        (["red: crown 3", "red to move"], "nothing can be set up like this"),
        (["red to move", "red: crown 3"], "nothing can be said like this"),
        (["red: points 3"], "never starts"),
        (["red: points 3", "players 3"], "come first"),
        (["red to move", "> die 1"], "expects nothing"),
    ],
)
def test_a_wrong_page_fails_with_its_line(lines: list[str], message: str) -> None:
    """A page that is not so, or means nothing, is told where and why."""
    block = Block("page.md", 1, ("BASE-1",), tuple(lines))
    with pytest.raises(PageError, match=message):
        run_block(block)


def test_a_block_belongs_to_the_heading_above_it_and_may_cite_more() -> None:
    """That is how the coverage page knows its rules."""
    text = "## BASE-1 – One\n\n> a\n> b\n\n```merlin\n# also BASE-2\nred to move\n```\n\n```text\nno block\n```\n"
    page = read_page("page.md", text)
    assert page.sections == [Section("page.md", 1, "BASE-1", "## BASE-1 – One", "a b")]
    assert page.blocks == [Block("page.md", 6, ("BASE-1", "BASE-2"), ("# also BASE-2", "red to move"))]
