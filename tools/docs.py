"""Builds the documentation as a site of plain files that needs no server and no other host, and opens it.

A link that leads nowhere, a page that is in no section and a public name without a docstring fail the build.
"""

import argparse
import logging
import os
import re
import shutil
import subprocess
import sys
import webbrowser
from pathlib import Path
from typing import Final

from mkdocs.commands.build import build as build_site
from mkdocs.config import load_config
from mkdocs.exceptions import MkDocsException
from pymdownx.slugs import slugify

from merlin_bigbox.locale.languages import LANGUAGES, Lang
from tools import browser
from tools.docs_pages import BOOKS, NAV, ROOT, PagesError, gather

BUILD: Final = ROOT / "build" / "documentation"
SITE: Final = BUILD / "site"
WORKER: Final = ROOT / "tools" / "docs_theme" / "worker-from-disk.js"
SHIM: Final = re.compile(r"""<script src=["']?https://unpkg\.com/iframe-worker[^>]*>""")
FOREIGN: Final = re.compile(r"""<(?:script|link|img|iframe)\b[^>]*?(?:src|href)=["']?(?:https?:)?//[^>]*>""")
LOOKS: Final = re.compile(r"""@import\s+["']|url\(\s*["']?(?:https?:)?//""")


def build(site: Path, *, illustrated: bool) -> None:
    """Build the whole site into the folder, or raise an error that names what is wrong."""
    pages = BUILD / "pages"
    sections = gather(pages, printed() if illustrated else {})
    config = load_config(
        str(ROOT / "mkdocs.yml"),
        docs_dir=str(pages),
        site_dir=str(site),
        nav=[{section: list(map(_entry, sections[section]))} for section in NAV if section in sections],
        strict=True,
    )
    # Anchors as hosting sites make them, so that a link is right there and here.
    config.mdx_configs.setdefault("toc", {})["slugify"] = slugify(case="lower")
    config.plugins.on_startup(command="build", dirty=False)
    build_site(config)
    _search_from_disk(site)
    if found := foreign(site):
        raise PagesError(f"these would be loaded from other hosts: {'; '.join(found)}")


def printed() -> dict[Lang, Path]:
    """The illustrated rulebooks, as a Chromium prints them; without one the site has the texts alone."""
    chromium = browser.find()
    if chromium is None:
        print("There is no Chromium: the rulebook comes without pictures.", file=sys.stderr)
        return {}
    BUILD.mkdir(parents=True, exist_ok=True)
    made: dict[Lang, Path] = {}
    for lang in LANGUAGES:
        file = BUILD / f"merlin-{lang}.pdf"
        print(f"Printing the rulebook ({lang}) …", file=sys.stderr, flush=True)
        command = [sys.executable, "-m", "merlin_bigbox", "rulebook", "--lang", lang, "--out", str(file)]
        environment = {**os.environ, "MERLIN_CHROMIUM": str(chromium)}
        if subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False).returncode == 0:
            made[lang] = file
    return made


def _search_from_disk(site: Path) -> None:
    """The search gets what it needs on the disk from the site itself, and not from another host."""
    shutil.copyfile(WORKER, site / "assets" / WORKER.name)
    for page in site.rglob("*.html"):
        inward = "../" * (len(page.relative_to(site).parts) - 1)
        text = page.read_text(encoding="utf-8")
        page.write_text(SHIM.sub(f'<script src="{inward}assets/{WORKER.name}">', text), encoding="utf-8")


def _entry(page: str) -> str | dict[str, str]:
    """A page in the menu; the books are called as their language."""
    book = re.fullmatch(r"rulebook/(\w+)\.md", page)
    return {BOOKS[lang][0]: page for lang in BOOKS if book and book[1] == lang} or page


def foreign(site: Path) -> list[str]:
    """What a page would load from another host by itself."""
    found = []
    for page in site.rglob("*"):
        if page.suffix in {".html", ".css"}:
            pattern = FOREIGN if page.suffix == ".html" else LOOKS
            told = pattern.search(page.read_text(encoding="utf-8"))
            found += [f"{page.relative_to(site)}: {told[0][:120]}"] if told else []
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="./merlin docs", description=__doc__, allow_abbrev=False)
    parser.add_argument("--out", type=Path, default=SITE, help="the folder to write to; what is in it is replaced")
    parser.add_argument("--no-open", action="store_true", help="only build it")
    parser.add_argument(
        "--plain", action="store_true", help="the rulebook without its illustrated form, which takes a browser"
    )
    options = parser.parse_args()
    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING)
    out = options.out.resolve()
    if out.exists() and any(out.iterdir()) and not (out / "sitemap.xml").exists():
        print(f"{out} is not empty and no site of documentation; choose another folder", file=sys.stderr)
        return 2
    os.chdir(ROOT)  # what the configuration names is found from here
    try:
        build(out, illustrated=not options.plain)
    except (PagesError, MkDocsException, SystemExit) as error:
        print(f"The documentation is not built: {error}", file=sys.stderr)
        return 1
    print(out / "index.html")
    if not options.no_open and (sys.platform != "linux" or os.environ.get("DISPLAY") or shutil.which("wslview")):
        webbrowser.open((out / "index.html").as_uri())
    return 0


if __name__ == "__main__":
    sys.exit(main())
