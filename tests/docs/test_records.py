"""The page about records: a sceptic's arithmetic comes out as the page says."""

import doctest

import pytest

from tests.docs.guides import ROOT

PAGE = ROOT / "docs" / "records.md"


def test_every_example_comes_out_as_the_page_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes, chain, signature and a draw, without a line of this program."""
    monkeypatch.chdir(ROOT)
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 15
    assert failed == 0
