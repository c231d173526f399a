"""The page about the environments: its examples run, and its table of blocks is that of today."""

import doctest
import sys

import pytest

from tests.docs.guides import ROOT
from tools.research_tables import page_text

PAGE = ROOT / "docs" / "research" / "environment.md"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no OpenSpiel for Windows, and the page shows it")
def test_every_example_comes_out_as_the_page_says() -> None:
    """On the compiled engine, too."""
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 30
    assert failed == 0


def test_the_table_of_blocks_is_of_today() -> None:
    """`./merlin python -m tools.research_tables` writes it anew."""
    assert page_text() == PAGE.read_text(encoding="utf-8")
