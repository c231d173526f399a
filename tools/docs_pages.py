"""The pages of the documentation's site: those of docs/, those of the project's folder, and those that are made.

Made are the rulebook, in all languages, the notebooks with what they show, and the reference, from the docstrings of
every public name.
"""

import re
import shutil
from pathlib import Path
from typing import Final

import griffe

from merlin_bigbox.learn.rulebook.book import sections
from merlin_bigbox.locale import catalogue
from merlin_bigbox.locale.languages import LANGUAGES, Lang
from tools import notebooks

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"

PUBLIC: Final = {
    "merlin_bigbox": "The game",
    "merlin_bigbox.bots": "Bots",
    "merlin_bigbox.arena": "Many games",
    "merlin_bigbox.arena.engines": "Many machines",
    "merlin_bigbox.game.archive": "Kept games",
    "merlin_bigbox.research.merlin_v0": "PettingZoo",
    "merlin_bigbox.research.one_seat": "Gymnasium",
    "merlin_bigbox.research.open_spiel_game": "OpenSpiel",
    "merlin_bigbox.research.vector": "Many games at once",
    "merlin_bigbox.research.configuration": "What environments are made of",
    "merlin_bigbox.research.rewards": "Rewards",
    "merlin_bigbox.research.numbering": "Actions as numbers",
    "merlin_bigbox.research.blocks": "Blocks of observations",
    "merlin_bigbox.research.decoding": "Observations in other forms",
    "merlin_bigbox.research.looking": "Looking as a bot",
    "merlin_bigbox.research.drawing": "Drawings",
    "merlin_bigbox.research.text": "Language models",
    "merlin_bigbox.dataset.shards": "Making data",
    "merlin_bigbox.dataset.proof": "Proving data",
}
"""The modules whose names, those in `__all__`, are promised to other programs."""
LEADING: Final = frozenset({"Game", "GameOptions", "Request", "env"})
"""What most come for stands first on its page; the rest by the alphabet."""

OF_THE_PROJECT: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
ON_THE_SITE: Final = "notebooks"
"""The folder of the notebooks there."""
BOOKS: Final[dict[Lang, tuple[str, str, str]]] = {
    "en": ("English", "The rulebook", "With pictures, to print"),
    "de": ("Deutsch", "Das Regelheft", "Mit Bildern, zum Drucken"),
    "pt": ("Português", "O livro de regras", "Com figuras, para imprimir"),
}
"""The languages of the rulebook: their names, what it is called, and a link to the illustrated one."""

NAV: Final[dict[str, tuple[str, ...]]] = {
    "Start": ("index.md", "changelog.md"),
    "Play": ("play.md", "planner.md", "profile.md"),
    "Rules": ("rules/README.md", "rules/*.md", "rulings.md"),
    "Rulebook": (*(f"rulebook/{lang}.md" for lang in LANGUAGES),),
    "Bots": ("bots.md", "writing-a-bot.md", "arena.md", "ladder.md", "bots-and-modules.md", "puzzles.md", "review.md"),
    "Research": (
        *("research/tutorial.md", f"{ON_THE_SITE}/first_game.md", f"{ON_THE_SITE}/train_an_agent.md"),
        *(f"{ON_THE_SITE}/study_a_strategy.md", "library.md", "records.md", "research/*.md", "cluster.md"),
        "performance.md",
    ),
    "Serving": ("serving.md", "protocol.md", "reliability.md"),
    "Reference": (*(f"reference/{name}.md" for name in PUBLIC),),
    "Contributing": (
        *("contributing.md", "architecture.md", "adding-*.md", "learn.md", "rulebook.md", "table.md"),
        *("libraries.md", "releasing.md", "security.md"),
    ),
    "Decisions": ("decisions/README.md", "decisions/*.md"),
}
"""Which section has which pages; a page that is in none is an error."""

LINK = re.compile(r"(\[[^\]\n]*\])\(([^)\s]+)\)")
NAMED = re.compile(r"`docs/([\w./-]*?)`")


class PagesError(Exception):
    """The pages cannot be gathered; the message names every reason."""


def gather(target: Path, books: dict[Lang, Path]) -> dict[str, list[str]]:
    """Put all pages into an empty folder, with the illustrated rulebooks there are; gives each section's, in order."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for page in sorted(DOCS.rglob("*")):
        if page.is_file():
            name = page.relative_to(DOCS).as_posix()
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            if page.suffix == ".md":
                text = page.read_text(encoding="utf-8")
                (target / name).write_text(for_the_site(text, page, name), encoding="utf-8")
            else:
                shutil.copyfile(page, target / name)
    for source, name in OF_THE_PROJECT.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        _write(target / name, NAMED.sub(_linked, for_the_site(text, ROOT / source, name)))
    for lang in LANGUAGES:
        _write(target / "rulebook" / f"{lang}.md", rulebook_page(lang, books.get(lang)))
        if lang in books:
            shutil.copyfile(books[lang], target / "rulebook" / books[lang].name)
    for path in notebooks.paths():
        _write_notebook(path, target / ON_THE_SITE)
    for name, text in reference_pages().items():
        _write(target / "reference" / name, text)
    return _sorted_into_sections(target)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _sorted_into_sections(folder: Path) -> dict[str, list[str]]:
    """The pages of each section; each page is in one."""
    left = {path.relative_to(folder).as_posix() for path in folder.rglob("*.md")}
    found: dict[str, list[str]] = {}
    for section, patterns in NAV.items():
        found[section] = []
        for pattern in patterns:
            pages = sorted(path.relative_to(folder).as_posix() for path in folder.glob(pattern))
            if not pages and "*" not in pattern:
                raise PagesError(f"the section {section} lists {pattern}, which is not there")
            found[section] += [page for page in pages if page in left]
            left -= set(pages)
    if left:
        raise PagesError(f"in no section of the site (NAV in tools/docs_pages.py): {', '.join(sorted(left))}")
    return {section: pages for section, pages in found.items() if pages}


# --- pages that are there --------------------------------------------------------------------------------------------


def for_the_site(text: str, page: Path, name: str) -> str:
    """The text of a page with links as they are on the site: to pages of it, and none to the program's own files."""
    depth = "../" * name.count("/")

    def led(found: re.Match[str]) -> str:
        words, address = found[1], found[2]
        path, sign, anchor = address.partition("#")
        if not path or re.match(r"[a-z]+:", address):
            return found[0]
        target = (page.parent / path).resolve()
        if not target.exists():
            return found[0]  # the builder names it
        inside = _place_on_the_site(target)
        return f"{words}({depth}{inside}{sign}{anchor})" if inside else words.strip("[]")

    return LINK.sub(led, text)


def _place_on_the_site(target: Path) -> str:
    """Where a file of the project is shown; empty if it is not."""
    if target.is_relative_to(DOCS):
        return target.relative_to(DOCS).as_posix() + ("/README.md" if target.is_dir() else "")
    if target.parent == notebooks.NOTEBOOKS:
        return f"{ON_THE_SITE}/{target.stem}.md"
    return OF_THE_PROJECT.get(target.relative_to(ROOT).as_posix(), "")


def _linked(found: re.Match[str]) -> str:
    """A page that is named in the project's folder, as a link to it."""
    inside = f"{found[1]}README.md" if found[1].endswith("/") else found[1]
    return f"[{found[0]}]({inside})" if (DOCS / inside).is_file() else found[0]


# --- the notebooks ---------------------------------------------------------------------------------------------------


def _write_notebook(path: Path, folder: Path) -> None:
    """A notebook as a page with what its cells show, and beside it the file itself."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, folder / path.name)
    pictures: dict[str, str] = {}
    text = notebook_page(path, pictures)
    for name, picture in pictures.items():
        _write(folder / name, picture)
    title, _, rest = for_the_site(text, path, f"{ON_THE_SITE}/{path.name}").partition("\n")
    _write(
        folder / f"{path.stem}.md", f"{title}\n\n[The notebook as a file]({path.name}), to run it in Jupyter.\n{rest}"
    )


def notebook_page(path: Path, pictures: dict[str, str]) -> str:
    """A notebook as Markdown; its pictures are put into the dictionary, by the names of their files."""
    parts: list[str] = []
    for cell in notebooks.read(path)["cells"]:
        text = notebooks.source(cell)
        parts.append(text if cell["cell_type"] == "markdown" else _block(text))
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            if notebooks.PICTURE in data:
                name = f"{path.stem}-{len(pictures) + 1}.svg"
                pictures[name] = "".join(data[notebooks.PICTURE])
                parts.append(f"![What the cell above draws]({name})")
            else:
                shown = "".join(output.get("text") or data[notebooks.PLAIN]).rstrip("\n")
                parts.append(f"```text\n{shown}\n```")
    return "\n\n".join(parts) + "\n"


def _block(text: str) -> str:
    """A cell of code; one that writes a file is headed by the file's name."""
    head, _, body = text.partition("\n")
    if head.startswith(notebooks.WRITE):
        return f'```python title="{head.removeprefix(notebooks.WRITE)}"\n{body}\n```'
    return f"```python\n{text}\n```"


# --- the rulebook ----------------------------------------------------------------------------------------------------


def rulebook_page(lang: Lang, illustrated: Path | None = None) -> str:
    """The rulebook in one language: every rule once, in print order, and a link to the one with pictures."""
    words = catalogue(lang)
    _, title, with_pictures = BOOKS[lang]
    lines = [f"# {title}", ""]
    if illustrated is not None:
        lines += [f"[{with_pictures} (PDF)]({illustrated.name})", ""]
    for section in sections():
        lines += [f"## {section.title(words)}", "", f"*{section.lead(words)}*", ""]
        for rule in section.rules:
            heading, text = words.rule(rule)
            lines += [f"### {heading} {{ #{rule.lower()} }}", "", f"`{rule}` {text}", ""]
    return "\n".join(lines)


# --- the reference ---------------------------------------------------------------------------------------------------


def loaded() -> griffe.ModulesCollection:
    """The package as its sources tell it, without importing it."""
    loader = griffe.GriffeLoader(search_paths=[ROOT / "src"])
    loader.load("merlin_bigbox", try_relative_path=False)
    loader.resolve_aliases()
    return loader.modules_collection


def public_names(module: griffe.Module) -> list[str]:
    """The names in `__all__`."""
    return [str(getattr(name, "name", name)) for name in module.exports or ()]


def undocumented(modules: griffe.ModulesCollection) -> list[str]:
    """Public names, and methods, properties and fields of public classes, that nothing explains.

    What a class only sets in its methods is for others if it is explained.
    """
    found: list[str] = []
    for path in PUBLIC:
        module = modules[path]
        for name in public_names(module):
            member = module[name]
            told = member.final_target if member.is_alias else member
            if not told.docstring:
                found.append(f"{path}.{name}")
            if not told.is_class:
                continue
            methods = [part for part in told.members.values() if part.is_function]
            for inner, part in told.members.items():
                is_explained = part.is_alias or part.docstring or part.is_class
                is_set_inside = any(method.lineno < part.lineno <= method.endlineno for method in methods)
                if not inner.startswith("_") and not is_explained and not is_set_inside:
                    found.append(f"{path}.{name}.{inner}")
    return found


def reference_pages() -> dict[str, str]:
    """A page for each public module, with every name of its `__all__`; a name without a docstring is an error."""
    modules = loaded()
    if bare := undocumented(modules):
        raise PagesError(f"without a docstring, and public: {', '.join(bare)}")
    pages: dict[str, str] = {}
    for path, title in PUBLIC.items():
        module = modules[path]
        lead = module.docstring.value.split("\n\n")[0] if module.docstring else ""
        lines = [f"# {title}", "", f"Imported from `{path}`. {lead}", ""]
        for name in sorted(public_names(module), key=lambda name: name not in LEADING):
            lines += [f"::: {path}.{name}", ""]
        pages[f"{path}.md"] = "\n".join(lines)
    return pages
