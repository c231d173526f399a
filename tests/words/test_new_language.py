"""docs/adding-a-language.md, followed with a made-up language in a copy of the project: it is spoken everywhere."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.interpreted_only, pytest.mark.slow]

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "adding-a-language.md").read_text(encoding="utf-8")
# Esperanto by its code, because plural rules have to be known for a language; its words are English with accents.
ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
PLACEABLE = re.compile(r"(\{[^{}]*\})")


def disguised(text: str) -> str:
    """An English file with accents on the words and nothing else changed, so that nobody takes it for English."""
    depth = 0
    lines: list[str] = []
    for line in text.splitlines():
        head, sign, value = line.partition("=") if re.match(r"^(-?[a-zA-Z]| *\.)[\w.-]* *=", line) else ("", "", line)
        if line.startswith("#") or depth or "->" in line or re.match(r"^ *(\*?\[|\})", line):
            lines.append(line)  # comments and choices stay: their keys are not words
        else:
            parts = PLACEABLE.split(value)
            lines.append(head + sign + "".join(p if p.startswith("{") else p.translate(ACCENTS) for p in parts))
        depth = max(0, depth + line.count("{") - line.count("}"))
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with a language more, made by the steps of the guide and by nothing else."""
    root = tmp_path_factory.mktemp("language")
    left_out = shutil.ignore_patterns("__pycache__", "node_modules", "fixtures", ".built-from")
    for name in ("src", "tools", "docs", "tests/words"):
        shutil.copytree(ROOT / name, root / name, ignore=left_out)
    shutil.copytree(ROOT / "web" / "src", root / "web" / "src", ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", root)
    # 1. Name it.
    list_file = root / "src" / "merlin_bigbox" / "locale" / "languages.py"
    text = list_file.read_text(encoding="utf-8")
    named = re.sub(r"^Lang = Literal\[(.*)\]$", r'Lang = Literal[\1, "eo"]', text, flags=re.MULTILINE)
    assert named != text
    list_file.write_text(named, encoding="utf-8")
    # 2. and 3. Translate the game and the page.
    package = root / "src" / "merlin_bigbox"
    translate(package / "locale" / "en.ftl", package / "locale" / "eo.ftl")
    parts = (package / name for name in ("cli", "engine", "learn", "modules", "interactions", "review"))
    for folder in (*parts, root / "web" / "src"):
        for file in folder.rglob("locale/*.en.ftl"):
            translate(file, file.with_name(file.name.replace(".en.ftl", ".eo.ftl")))
    # 4. Generate.
    assert run(root, "-m", "tools.web_types").returncode == 0
    return root


def translate(english: Path, other: Path) -> None:
    text = disguised(english.read_text(encoding="utf-8"))
    other.write_text(re.sub(r"^language-name = .*", "language-name = Xéxé", text, flags=re.MULTILINE), encoding="utf-8")


def run(root: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(root / "src"), str(root)])
    environment = {**os.environ, "PYTHONPATH": path, "COLUMNS": "120", **variables}
    return subprocess.run(
        [sys.executable, *arguments], cwd=root, env=environment, capture_output=True, text=True, check=False
    )


def test_the_guide_names_every_place_that_was_touched() -> None:
    """The fixture above and the guide must not drift apart."""
    for place in (
        *("src/merlin_bigbox/locale/languages.py", "src/merlin_bigbox/locale/en.ftl"),
        *("src/merlin_bigbox/engine/", "src/merlin_bigbox/modules/", "src/merlin_bigbox/interactions/"),
        *("src/merlin_bigbox/learn/", "src/merlin_bigbox/cli/"),
        *("web/src/locale/<area>.en.ftl", "web/src/modules/<module>/locale/<area>.en.ftl", "tools.web_types"),
    ):
        assert place in GUIDE


def test_no_other_place_lists_the_languages() -> None:
    """Otherwise a new language would be forgotten there."""
    lists = re.compile(r"""["']en["'], *["']de["']|["']de["'], *["']pt["']|\(en\|de\|pt\)""")
    names = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").rglob("*.py")]
    names += [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    found = [str(name.relative_to(ROOT)) for name in names if lists.search(name.read_text(encoding="utf-8"))]
    assert sorted(found) == ["src/merlin_bigbox/locale/languages.py", "web/src/wire.ts"]  # the second is generated


def test_its_messages_are_complete(copy: Path) -> None:
    """The tests of the words take it for a language like the others."""
    done = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/words/test_messages.py", "-k", "eo")
    assert done.returncode == 0, done.stdout
    assert re.search(r"\b[1-9]\d* passed", done.stdout)


def test_a_missing_message_fails(copy: Path) -> None:
    """A language is complete or not there at all."""
    file = copy / "src" / "merlin_bigbox" / "locale" / "eo.ftl"
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole.replace("language-name = Xéxé\n", ""), encoding="utf-8")
    try:
        done = run(
            copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/words/test_messages.py", "-k", "same and eo"
        )
    finally:
        file.write_text(whole, encoding="utf-8")
    assert done.returncode == 1


def test_commands_speak_it(copy: Path) -> None:
    """Asked for by option or environment; one that is not there is refused by name."""
    asked = run(copy, "-m", "merlin_bigbox", "rules", "BASE-45", "--lang", "eo")
    told = run(copy, "-m", "merlin_bigbox", "rules", "BASE-45", LC_ALL="eo_XX.UTF-8")
    english = run(copy, "-m", "merlin_bigbox", "rules", "BASE-45", "--lang", "en")
    assert asked.returncode == 0, asked.stderr
    assert told.stdout == asked.stdout, told.stderr
    assert asked.stdout != english.stdout
    assert len(set("áéíóú") & set(asked.stdout)) >= 3
    refused = run(copy, "-m", "merlin_bigbox", "rules", "BASE-45", "--lang", "yy")
    assert refused.returncode == 2
    assert 'unknown language "yy"; available: en, de, pt, eo' in refused.stderr


def test_the_terminal_and_the_server_speak_it(copy: Path) -> None:
    """The log of a whole game, what a browser asks for by its languages, and what a request names."""
    script = """
import json, sys
from pathlib import Path
from starlette.testclient import TestClient
from merlin_bigbox import Game, GameOptions
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.server.app import make_app
from merlin_bigbox.game.log_lines import lines
from merlin_bigbox.game.words import Words
from merlin_bigbox.server.server import Settings
game = Game.new(GameOptions(3, tuple(module_names())), seed="new")
while game.at < 150:
    game.play(game.choices()[-1])
log = str(lines(game, None, Words(game.rules, game.edition, "eo", ("Ann", "Bob", "Eve"))))
told = {}
with TestClient(make_app(Settings(Path(sys.argv[1]))), base_url="http://localhost") as browser:
    told["first"] = browser.post("/api/me", json={}, headers={"Accept-Language": "yy, eo-XX;q=0.9, de"}).json()["lang"]
    told["rules"] = browser.get("/api/rules?lang=eo").text
    told["unknown"] = browser.get("/api/rules?lang=yy").status_code
print(json.dumps({**told, "log": log}))
"""
    done = run(copy, "-W", "ignore", "-c", script, str(copy / "data"))
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["first"] == "eo"
    assert told["unknown"] == 400
    for text in (told["rules"], told["log"]):
        assert len(set("áéíóú") & set(text)) >= 4


def test_the_page_is_told_of_it(copy: Path) -> None:
    """By its generated file; its words it finds by the names of their files, and its tests go through all languages."""
    wire = (copy / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
    assert 'export type Lang = "en" | "de" | "pt" | "eo";' in wire
    assert 'export const LANGUAGES: readonly Lang[] = ["en", "de", "pt", "eo"];' in wire
    assert '  eo: "Xéxé",' in wire
    words = (copy / "web" / "src" / "locale" / "words.eo.ts").read_text(encoding="utf-8")
    assert all(f'"{name}"' in words for name in ("./*.eo.ftl", "!./learn.eo.ftl", "../modules/*/locale/*.eo.ftl"))
