"""Building the page: only when something changed, never half, and never two at once."""

from pathlib import Path
from typing import IO

import pytest

from tools import node, web_build


@pytest.fixture
def vite(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """A small page and a builder that needs no network; gives what was asked of it."""
    asked: list[str] = []
    (tmp_path / "web" / "src").mkdir(parents=True)
    for name in web_build.SOURCES:
        path = tmp_path / "web" / name
        if not path.suffix:
            path.mkdir(exist_ok=True)
            path /= "part.txt"
        path.write_text(name, encoding="utf-8")

    def bring(scope: str, log: IO[str]) -> None:
        asked.append(f"npm ci: {scope}")

    def run(*command: str, output: IO[str] | None = None) -> int:
        asked.append(" ".join(command[:2]))
        made = Path(command[command.index("--outDir") + 1])
        (made / "assets").mkdir(parents=True)
        (made / "assets" / f"page-{len(asked)}.js").write_text("export {};", encoding="utf-8")
        (made / "index.html").write_text(f"page {len(asked)}", encoding="utf-8")
        return 0

    monkeypatch.setattr(web_build, "WEB", tmp_path / "web")
    monkeypatch.setattr(web_build, "BUILD", tmp_path / "build")
    monkeypatch.setattr(web_build, "LOG", tmp_path / "build" / "page.log")
    monkeypatch.setattr(web_build, "PAGE", tmp_path / "page")
    monkeypatch.setattr(node, "has_modules", lambda scope: False)
    monkeypatch.setattr(node, "bring_modules", bring)
    monkeypatch.setattr(node, "run", run)
    return asked


def test_an_unchanged_page_is_not_built_again(vite: list[str]) -> None:
    """The second start is quick."""
    web_build.build()
    web_build.build()
    assert vite == ["npm ci: build", "vite build"]


def test_a_changed_source_is_noticed_and_old_files_go(vite: list[str]) -> None:
    """What was built before is replaced, and leaves nothing behind."""
    web_build.build()
    before = set((web_build.PAGE / "assets").iterdir())
    (web_build.WEB / "src" / "part.txt").write_text("changed", encoding="utf-8")
    assert not web_build.is_built()
    web_build.build()
    assert web_build.is_built()
    after = set((web_build.PAGE / "assets").iterdir())
    assert len(after) == 1
    assert after.isdisjoint(before)


def test_a_build_that_fails_leaves_the_old_page_alone(vite: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that runs goes on serving what it has."""
    web_build.build()
    served = (web_build.PAGE / "index.html").read_text(encoding="utf-8")
    (web_build.WEB / "src" / "part.txt").write_text("broken", encoding="utf-8")
    monkeypatch.setattr(node, "run", lambda *_, **__: 1)
    with pytest.raises(node.NodeError, match="could not be built"):
        web_build.build()
    assert (web_build.PAGE / "index.html").read_text(encoding="utf-8") == served
    assert not web_build.is_built()


def test_the_entry_comes_after_what_it_leads_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise somebody who asks in between would get a page whose scripts are missing."""
    made, page = tmp_path / "made", tmp_path / "page"
    made.mkdir()
    for name in (web_build.ENTRY, web_build.STAMP, "zebra.js"):
        (made / name).write_text(name, encoding="utf-8")
    order: list[str] = []
    replace = Path.replace

    def record(self: Path, target: Path) -> Path:
        order.append(self.name)
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", record)
    web_build.put_in_place(made, page)
    assert order == ["zebra.js", web_build.ENTRY, web_build.STAMP]


def test_the_weight_counts_script_and_style_only(vite: list[str]) -> None:
    """Fonts are kept by the browser; what counts is what has to be read at the first visit."""
    web_build.build()
    (web_build.PAGE / "assets" / "letters.woff2").write_bytes(bytes(1000))
    (web_build.PAGE / "assets" / "look.css").write_text("a{}", encoding="utf-8")
    assert [Path(name).suffix for name in web_build.weight()] == [".html", ".css", ".js"]


def test_a_visitor_reads_one_language() -> None:
    """The words of the others are not loaded; the longest language counts."""
    sizes = {"index.html": 1, "assets/page-Ab1.js": 10, "assets/lobby.en-Xy.js": 100, "assets/table.en-Q_.js": 100}
    assert web_build.weight_for_one({**sizes, "assets/lobby.de-Zz.js": 300}) == 311
    assert web_build.weight_for_one({"index.html": 1}) == 1


def test_all_libraries_of_the_page_serve_building_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """After the tests ran there is nothing to install; after a build, what checks is still missing."""
    for name in ("package.json", "package-lock.json"):
        (tmp_path / name).write_text("{}", encoding="utf-8")
    monkeypatch.setattr(node, "WEB", tmp_path)
    monkeypatch.setattr(node, "STAMP", tmp_path / "stamp")
    assert not node.has_modules(node.BUILD)
    node.STAMP.write_text(f"all {node._lock()}", encoding="utf-8")
    assert node.has_modules(node.BUILD)
    node.STAMP.write_text(f"build {node._lock()}", encoding="utf-8")
    assert not node.has_modules(node.ALL)
    (tmp_path / "package-lock.json").write_text('{"changed": true}', encoding="utf-8")
    assert not node.has_modules(node.BUILD)
