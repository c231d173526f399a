"""A stranger adds an eighth mission form by the guide's own text, in a copy of the project, and plays with it."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "adding-a-mission-form.md"
STEP = re.compile(r"\nIn (?:your own edition )?`([^`]+)`[^\n]*(?:\n[^\n`]+)*?:\n\n```[a-z]*\n(.*?)```\n", re.DOTALL)
FORMS = "src/merlin_bigbox/edition/needs.py"
EDITION = "src/merlin_bigbox/edition/bigbox.toml"
TESTS = ("tests/rules/test_missions.py", "tests/words/test_messages.py", "tests/engine/test_requirements.py")

USE = '''
"""Everything that knows of requirements, with a card of the new form."""
import sys
from pathlib import Path

import merlin_bigbox
from merlin_bigbox.edition import load, loads
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.guide import guide
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.view import view
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale import catalogue
from merlin_bigbox.terminal.style import Look
from merlin_bigbox.terminal.missions import need_text

assert Path(merlin_bigbox.__file__).is_relative_to(sys.argv[1]), merlin_bigbox.__file__
edition = load(Path("mine.toml"))

# The rules offer the card when it is met, and nothing else.
pair = Scenario(3, (), edition).seat("red").hand(14).goods("flag blue", 2).turn("red")
assert pair.offers("mission 14")
assert pair.play("mission 14").points("red") == 1
mixed = Scenario(3, (), edition).seat("red").hand(14).goods("flag blue").goods("flag grey").turn("red")
assert not mixed.offers("mission 14")

# It has words in three languages, a line in the terminal and a picture for the page.
rules = pair.rules
cards = [Words(rules, edition, lang).card(13) for lang in ("en", "de", "pt")]
assert cards == [
    "1 point: two flags of one color", "1 Punkt: zwei Flaggen einer Farbe", "1 ponto: duas bandeiras da mesma cor"
], cards
need = edition.missions[13].needs[0]
assert need_text(Look(catalogue("en")), need).plain == "2 × flag of one color"
drawn = guide(GameOptions(3), edition, "en").cards[13].needs[0]
assert (drawn.piece, drawn.names, drawn.where, drawn.colour) == ("good", ("flag", "flag"), "same", None)

# Whole games are played with cards of the new form, alone and with every module, and seen.
many = loads(Path("mine.toml").read_text(encoding="utf-8").replace("{ any_good =", "{ pair ="), "many pairs")
pairs = {mission.id for mission in many.missions if any(each.form.name == "pair" for each in mission.needs)}
completed = 0
for seed in range(6):
    game = Game.new(GameOptions(2, () if seed % 2 else tuple(module_names())), many, f"pair {seed}")
    random = Random(seed)
    while not game.is_over:
        options = game.choices()
        missions = [option for option in options if option.startswith("mission ")]
        chosen = missions[0] if missions else options[random.below(len(options))]
        completed += missions != [] and int(chosen.split()[1]) in pairs
        game.play(chosen)
    assert view(game, 0)
print("completed", completed)
'''


def steps() -> list[tuple[str, str]]:
    """What the guide says to write, and into which file."""
    return STEP.findall(GUIDE.read_text(encoding="utf-8"))


def copy_of_the_project(tree: Path) -> None:
    skipped = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(ROOT / "src" / "merlin_bigbox", tree / "src" / "merlin_bigbox", ignore=skipped)
    for name in ("pyproject.toml", "tests/conftest.py", *TESTS):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)


def follow(tree: Path, name: str, block: str) -> None:
    """Do what one step of the guide says."""
    target = tree / name
    if name == "mine.toml":
        # A card with its number takes the place of the printed one.
        number = re.search(r"^id = \d+$", block, re.MULTILINE)
        assert number
        cards = (tree / EDITION).read_text(encoding="utf-8").split("[[missions]]\n")
        cards = [block.removeprefix("[[missions]]\n") if card.startswith(f"{number[0]}\n") else card for card in cards]
        target.write_text("[[missions]]\n".join(cards), encoding="utf-8")
    elif name == FORMS:
        before = target.read_text(encoding="utf-8").rstrip()
        assert before.endswith("\n)"), "NEED_FORMS is the last thing in its file"
        target.write_text(f"{before[:-1]}{block})\n", encoding="utf-8")
    else:
        with target.open("a", encoding="utf-8") as file:
            file.write(f"\n\n{block}" if name.endswith(".py") else block)


def run(tree: Path, *arguments: str) -> str:
    """Run Python in the copy, whose package is the one that is found."""
    environment = {"PYTHONPATH": str(tree / "src"), "PATH": "", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=tree, env=environment, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_guide_names_every_file_it_changes() -> None:
    """The form, three languages, an edition and a test: no file of engine, bots, terminal or page is among them."""
    words = [f"src/merlin_bigbox/engine/base/locale/base.{lang}.ftl" for lang in ("en", "de", "pt")]
    assert [name for name, _ in steps()] == [FORMS, *words, "mine.toml", TESTS[0]]


@pytest.mark.interpreted_only
@pytest.mark.rule("BASE-53")
def test_an_eighth_form_is_played_told_and_drawn(tmp_path: Path) -> None:
    """BASE-53: following the guide is enough."""
    copy_of_the_project(tmp_path)
    for name, block in steps():
        follow(tmp_path, name, block)
    (tmp_path / "use.py").write_text(USE, encoding="utf-8")
    assert int(run(tmp_path, "use.py", str(tmp_path)).rpartition(" ")[2]) > 0
    chosen = ("-k", "pair or serves or no_message_is_missing or same_messages or requirements")
    run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *chosen, *TESTS)
