"""The documentation's site: what makes its build fail, and what it does with links."""

from pathlib import Path

import griffe
import pytest

from merlin_bigbox.learn.rulebook.book import sections
from merlin_bigbox.locale.languages import LANGUAGES, Lang
from tools import docs, docs_pages

pytestmark = pytest.mark.interpreted_only


def test_a_public_name_without_a_docstring_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names of `__all__`, their methods and properties; fields show their types, and what is private is nobody's."""
    (tmp_path / "sample.py").write_text(
        '__all__ = ["Told", "bare"]\n'
        "def bare(): ...\n"
        "def _hidden(): ...\n"
        "def not_promised(): ...\n"
        'class Told:\n    """A class."""\n    field: int\n'
        "    def silent(self): ...\n    def _inner(self): ...\n"
        "    @property\n    def quiet(self): ...\n"
        '    def spoken(self):\n        """Says it."""\n',
        encoding="utf-8",
    )
    loader = griffe.GriffeLoader(search_paths=[tmp_path])
    loader.load("sample", try_relative_path=False)
    monkeypatch.setattr(docs_pages, "PUBLIC", {"sample": "A sample"})
    assert docs_pages.undocumented(loader.modules_collection) == [
        *("sample.Told.silent", "sample.Told.quiet", "sample.bare")
    ]


def test_every_public_name_is_on_a_page_of_the_reference() -> None:
    """What `__all__` promises is explained, and the module's page exists."""
    pages = docs_pages.reference_pages()
    assert set(pages) == {f"{name}.md" for name in docs_pages.PUBLIC}
    assert "::: merlin_bigbox.Game\n" in pages["merlin_bigbox.md"]
    assert "::: merlin_bigbox.bots.Request\n" in pages["merlin_bigbox.bots.md"]


def test_a_page_that_is_in_no_section_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody would find it."""
    monkeypatch.setattr(docs_pages, "NAV", {**docs_pages.NAV, "Serving": ("protocol.md", "reliability.md")})
    with pytest.raises(docs_pages.PagesError, match=r"in no section .*: serving\.md"):
        docs_pages.gather(tmp_path / "pages", {})


def test_links_lead_to_pages_of_the_site_and_not_to_files_beside_it(tmp_path: Path) -> None:
    """A path in the README becomes a link; one to the program's source stays as words."""
    found = docs_pages.gather(tmp_path / "pages", {})
    assert list(found) == list(docs_pages.NAV)
    start = (tmp_path / "pages" / "index.md").read_text(encoding="utf-8")
    assert "[`docs/serving.md`](serving.md)" in start
    assert "[`docs/rules/`](rules/README.md)" in start
    module = (tmp_path / "pages" / "adding-a-module.md").read_text(encoding="utf-8")
    assert "](../src" not in module
    assert "`core/hooks.py`" in module


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_rule_once(lang: Lang) -> None:
    """In all languages, with an anchor each."""
    page = docs_pages.rulebook_page(lang)
    wanted = [rule for section in sections() for rule in section.rules]
    assert [page.count(f"{{ #{rule.lower()} }}") for rule in wanted] == [1] * len(wanted)


def test_what_comes_from_another_host_is_found(tmp_path: Path) -> None:
    """A site for a shelf without a network; links to follow are no matter."""
    (tmp_path / "good.html").write_text('<a href="https://a.example">x</a><script src="x.js">', encoding="utf-8")
    (tmp_path / "bad.html").write_text('<p><script async src="https://a.example/x.js">', encoding="utf-8")
    (tmp_path / "bad.css").write_text("@font-face { src: url(//a.example/f.woff2) }", encoding="utf-8")
    assert sorted(line.partition(":")[0] for line in docs.foreign(tmp_path)) == ["bad.css", "bad.html"]
