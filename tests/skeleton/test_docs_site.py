"""The documentation's site: what makes its build fail, and what it does with links."""

import re
import subprocess
from pathlib import Path

import griffe
import pytest

from merlin_bigbox.learn.rulebook.book import sections
from merlin_bigbox.locale.languages import LANGUAGES, Lang
from tests.docs import guides
from tools import browser, docs, docs_pages, notebooks

pytestmark = pytest.mark.interpreted_only


def test_a_public_name_without_a_docstring_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names of `__all__`, their methods, properties and fields; what is private or only set inside is nobody's."""
    (tmp_path / "sample.py").write_text(
        '__all__ = ["Told", "bare"]\n'
        "def bare(): ...\n"
        "def _hidden(): ...\n"
        "def not_promised(): ...\n"
        'class Told:\n    """A class."""\n    field: int\n    said: int\n    """Says it."""\n'
        "    def __init__(self):\n        self.inside = 1\n"
        "    def silent(self): ...\n    def _inner(self): ...\n"
        "    @property\n    def quiet(self): ...\n"
        '    def spoken(self):\n        """Says it."""\n',
        encoding="utf-8",
    )
    loader = griffe.GriffeLoader(search_paths=[tmp_path])
    loader.load("sample", try_relative_path=False)
    monkeypatch.setattr(docs_pages, "PUBLIC", {"sample": "A sample"})
    assert docs_pages.undocumented(loader.modules_collection) == [
        *("sample.Told.field", "sample.Told.silent", "sample.Told.quiet", "sample.bare")
    ]


def test_every_public_name_is_on_a_page_of_the_reference() -> None:
    """What `__all__` promises is explained, and the module's page exists."""
    pages = docs_pages.reference_pages()
    assert set(pages) == {f"{name}.md" for name in docs_pages.PUBLIC}
    assert "::: merlin_bigbox.Game\n" in pages["merlin_bigbox.md"]
    assert "::: merlin_bigbox.bots.Request\n" in pages["merlin_bigbox.bots.md"]


IMPORTED = re.compile(r"(?m)^(?:>>> )?(?:from (merlin_bigbox[\w.]*) import ([\w, ]+)|import (merlin_bigbox[\w.]*))")
INSIDE = "merlin_bigbox.bots.planning_bot"
"""The knight's own class, of which the example of a teacher is made: how it works inside is no promise."""


def test_what_researchers_are_shown_is_in_the_reference() -> None:
    """Pages, notebooks and examples import public names only."""
    root = docs_pages.ROOT
    pages = [*(root / "docs" / name for name in ("library.md", "cluster.md", "arena.md", "writing-a-bot.md"))]
    pages += [*(root / "docs" / "research").glob("*.md"), *notebooks.paths()]
    texts = {page: guides.text_of(page) for page in [*pages, *(root / "examples").glob("*.py")]}
    modules = docs_pages.loaded()
    promised = {f"{path}.{name}" for path in docs_pages.PUBLIC for name in docs_pages.public_names(modules[path])}
    promised |= {*docs_pages.PUBLIC}
    inner = []
    for page, text in texts.items():
        for module, names, whole in IMPORTED.findall(text):
            shown = [whole] if whole else [f"{module}.{name.strip()}" for name in names.split(",")]
            inner += [f"{page.name}: {name}" for name in shown if name not in promised and module != INSIDE]
    assert len(texts) > 10
    assert not inner


def test_the_rulebook_is_illustrated_in_a_fresh_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has been built yet, so there is no folder to print into."""

    def printing(command: list[str], **_options: object) -> subprocess.CompletedProcess[str]:
        Path(command[-1]).write_text("a book", encoding="utf-8")
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(docs, "BUILD", tmp_path / "build" / "documentation")
    monkeypatch.setattr(browser, "find", lambda: tmp_path / "chromium")
    monkeypatch.setattr(subprocess, "run", printing)
    assert sorted(docs.printed()) == sorted(LANGUAGES)


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
