"""Takes pictures of scenes with a Chromium, and lays those of one size side by side on a sheet."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from tools import browser, node, scene_server, web_build

FOLDER: Final = web_build.BUILD / "screenshots" / "scenes"
LOCALES: Final = {"en": "en-US", "de": "de-DE", "pt": "pt-BR"}
TOUCHED: Final = 1000
"""Windows narrower than this are touched."""


def size_of(text: str) -> tuple[int, int]:
    """A size such as 1280x800."""
    width, _, height = text.partition("x")
    return int(width), int(height)


def open_gallery(running: Browser, address: str, size: tuple[int, int], *, touch: bool = False) -> Page:
    """A page on which `show(name, lang, theme)` shows one scene after the other."""
    context = running.new_context(
        viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", has_touch=touch
    )
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("() => 'show' in window")
    return page


def shoot(names: Sequence[str], sizes: Sequence[str], lang: str = "en", *, dark: bool = False) -> Iterator[Path]:
    """Take pictures; gives where each is, and a sheet of each size last."""
    program = browser.find()
    if program is None:
        raise LookupError(browser.HOW_TO_INSTALL)
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node.program())
    theme = "dark" if dark else "light"
    with scene_server.serving() as address, sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=list(browser.ARGUMENTS))
        for size in sizes:
            width = size_of(size)[0]
            page = open_gallery(running, address, size_of(size), touch=width < TOUCHED)
            folder = FOLDER / f"{size}-{lang}-{theme}"
            folder.mkdir(parents=True, exist_ok=True)
            for name in names:
                page.evaluate("([name, lang, theme]) => show(name, lang, theme)", [name, lang, theme])
                page.screenshot(path=folder / f"{name}.png", animations="disabled")
                yield folder / f"{name}.png"
            page.context.close()
            yield sheet(folder, width)
        running.close()


def sheet(folder: Path, width: int) -> Path:
    """A page with all pictures of a folder."""
    shown = max(180, width // 4)
    pictures = "".join(
        f'<figure><a href="{path.name}"><img src="{path.name}" width="{shown}" loading="lazy"></a>'
        f"<figcaption>{path.stem}</figcaption></figure>"
        for path in sorted(folder.glob("*.png"))
    )
    style = "body{display:flex;flex-wrap:wrap;gap:8px;font:13px sans-serif;background:#555;color:#fff}figure{margin:0}"
    made = folder / "index.html"
    made.write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{pictures}", encoding="utf-8")
    return made
