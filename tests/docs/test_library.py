"""The page about the library: its examples run, and it names all that is exported."""

import doctest
import re

import merlin_bigbox
from tests.docs.guides import ROOT

PAGE = ROOT / "docs" / "library.md"


def test_every_example_comes_out_as_the_page_says() -> None:
    """On the compiled engine, too."""
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert tried > 20
    assert failed == 0


def test_the_page_on_language_models_comes_out_as_it_says() -> None:
    page = ROOT / "docs" / "research" / "language-models.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert (failed, tried > 5) == (0, True)


def test_every_exported_name_is_told() -> None:
    """A name that is not on the page is not public."""
    table = PAGE.read_text(encoding="utf-8").partition("## Every name")[2]
    assert set(re.findall(r"`(\w+)`", table)) == set(merlin_bigbox.__all__)
