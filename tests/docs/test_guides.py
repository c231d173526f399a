"""The guides cannot lie: every path, command, option, name and variable that they speak of exists."""

import ast
import importlib
import importlib.util
import os
import re
import subprocess
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest
from cyclopts import App, CycloptsError

from merlin_bigbox.cli.app import app
from tests.docs import guides
from tests.docs.guides import GUIDES, ROOT, Said
from tools import check

pytestmark = pytest.mark.interpreted_only

PACKAGE = ROOT / "src" / "merlin_bigbox"
GENERATED = (
    "build/*",
    "src/merlin_bigbox/web",
    "src/merlin_bigbox/web/*",
    "web/tests/fixtures/*",
    ".venv*",
    ".tools*",
    "dist",
)
"""What is made here and never committed."""
MADE_BY_READERS = (
    "xx.ftl",
    "*.xx.ftl",
    "report.html",
    "report.json",
    "schema.json",
    "settings.json",
    "times.json",
    "figures.json",
    "mine.toml",
    "hopeful.py",
    "my_bot.py",
    "cloned.py",
    "linear.py",
    "train.py",
    "requirements.txt",
    "uv.lock",
    "src/merlin_bigbox/modules/well/*",
    "web/src/modules/well/*",
    "tests/rules/well/*",
    "docs/rules/well.md",
    "*@*weights.json",
    "weights.json",
)
"""Files that a reader makes, and one that must never be."""
CODE = ("*.py", "*.ts", "*.svelte", "*.js", "*.toml", "merlin", ".ci/run")


@cache
def tracked() -> tuple[str, ...]:
    """Every file of the project that git knows or would know."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return tuple(name for name in done.stdout.splitlines() if (ROOT / name).exists())
    return tuple(str(path.relative_to(ROOT)) for path in ROOT.rglob("*") if path.is_file())


@cache
def tracked_folders() -> frozenset[str]:
    return frozenset(str(parent) for name in tracked() for parent in Path(name).parents)


@cache
def code() -> str:
    """All code of the project in one text, to look for names in."""
    names = [name for name in tracked() if any(fnmatch(name, pattern) for pattern in CODE)]
    return "\n".join((ROOT / name).read_text(encoding="utf-8") for name in names if not name.startswith("tests/docs/"))


def each(found: str) -> list[Said]:
    """What all guides say of one sort."""
    return [said for guide in GUIDES for said in getattr(guides, found)(guide)]


def spelled_out(text: str) -> list[str]:
    """The paths behind one with alternatives, `{en,de}`, and names to put in, `<module>`."""
    wanted = re.sub(r"<[^>]+>", "*", text).rstrip("/")
    if found := re.search(r"\{([^}]*)\}", wanted):
        parts = found[1].split(",")
        return [path for part in parts for path in spelled_out(wanted[: found.start()] + part + wanted[found.end() :])]
    return [wanted]


def exists(wanted: str, guide: str) -> bool:
    """Whether there is such a file or folder: seen from the root, from the guide, or at the end of a longer path."""
    if any(fnmatch(wanted, pattern) for pattern in (*GENERATED, *MADE_BY_READERS)):
        return True
    beside = Path(os.path.normpath(Path(guide).parent / wanted))
    return any(
        fnmatch(name, wanted) or fnmatch(name, str(beside)) or fnmatch(name, f"*/{wanted}")
        for name in (*tracked(), *tracked_folders())
    )


def test_the_guides_are_found() -> None:
    """A check of nothing passes easily."""
    assert {"README.md", "CONTRIBUTING.md", "architecture.md"} <= {guide.name for guide in GUIDES}
    assert len(each("paths")) > 100
    assert len([command for guide in GUIDES for command in guides.commands(guide)]) > 30


def test_every_path_exists() -> None:
    assert [
        str(said) for said in each("paths") for path in spelled_out(said.text) if not exists(path, said.guide)
    ] == []


def test_a_path_that_is_gone_is_noticed() -> None:
    """Proof that the test above can fail."""
    assert exists("src/merlin_bigbox/engine", "README.md")
    assert exists("core/hooks.py", "docs/architecture.md")
    for gone in ("src/merlin_bigbox/alchemy", "src/merlin/engine", "core/hook.py", "engine/coe"):
        assert not exists(gone, "README.md")


def test_every_link_leads_somewhere() -> None:
    """To a file, and to a heading in it if one is named."""
    broken: list[str] = []
    for said in each("links"):
        target, _, anchor = said.text.partition("#")
        file = ((ROOT / said.guide).parent / target).resolve() if target else ROOT / said.guide
        if not file.exists() or (anchor and anchor not in guides.headings(file)):
            broken.append(str(said))
    assert broken == []


def problem_with(arguments: list[str]) -> str | None:
    """Why a call of the program cannot be right; nothing is run."""
    match arguments:
        case []:
            return None
        case ["test", *rest]:
            return _problem_with_test(rest)
        case ["python", *rest]:
            return _problem_with_python(rest)
        case ["docs" | "wheels" as tool, *rest]:  # the starter passes them on
            return _problem_with_python(["-m", f"tools.{tool}", *rest])
    given = [argument for argument in arguments if argument not in {"…", "..."}]
    if {"--help", "--version"} & set(given):
        given = [argument for argument in given if argument not in {"--help", "--version"}]
        return None if not given or given[0] in app else f"there is no command {given[0]}"
    if given[0] not in app:
        return f"there is no command {given[0]}"
    if len(given) == 1:
        return None
    try:
        app.parse_args(given, print_error=False, exit_on_error=False)
    except CycloptsError as error:
        return str(error)
    return None


def _problem_with_test(arguments: list[str]) -> str | None:
    known = {step.name for step in check.STEPS}
    for place, argument in enumerate(arguments):
        if argument.startswith("--") and argument not in check.parser().format_help():
            return f"there is no option {argument}"
        if argument in {"--only", "--skip"} and (strange := set(arguments[place + 1].split(",")) - known):
            return f"there is no step {strange}"
        if argument.startswith("tests/") and not (ROOT / argument.partition("::")[0]).exists():
            return f"there is no {argument}"
    return None


def _problem_with_python(arguments: list[str]) -> str | None:
    if arguments[:1] != ["-m"] or len(arguments) < 2:
        return None
    module = arguments[1]
    if module.startswith(("tools.", "benchmarks")):
        file = ROOT / module.replace(".", "/")
        source = next((path for path in (file.with_suffix(".py"), file / "__main__.py") if path.exists()), None)
        if source is None:
            return f"there is no {module}"
        text = source.read_text(encoding="utf-8")
        strange = [option for option in arguments[2:] if option.startswith("--") and option not in text]
        return f"{module} has no option {strange}" if strange else None
    return None if importlib.util.find_spec(module) else f"there is no {module}"


def test_every_command_can_be_given() -> None:
    """With its options: they are parsed as the program would, and nothing is run."""
    problems = [
        f"{said} – {problem}"
        for guide in GUIDES
        for said, arguments in guides.commands(guide)
        if (problem := problem_with(arguments)) is not None
    ]
    assert problems == []


def test_every_option_exists() -> None:
    """One that stands alone belongs to some command, tool or program of ours."""
    assert [
        str(said) for said in each("options") if f'"{said.text}"' not in code() and not known_option(said.text)
    ] == []


@cache
def cli_options() -> frozenset[str]:
    """All options of all commands."""
    arguments = [argument for command in commands_of(app) for argument in command.assemble_argument_collection()]
    return frozenset(name for argument in arguments for name in argument.names)


def commands_of(owner: App) -> Iterator[App]:
    """The commands of a program, and those of the commands that have some themselves."""
    for name in owner:
        if not name.startswith("-"):
            command = owner[name]
            yield from commands_of(command) if command.default_command is None else [command]


def known_option(name: str) -> bool:
    return name in cli_options() or name in {"--help", "--version"}


def names_of_the_package(text: str) -> Iterator[str]:
    yield from re.findall(r"\bmerlin_bigbox(?:\.\w+)+", text)


def resolves(dotted: str) -> bool:
    """Whether a dotted name is a module or something in one; the module that a guide writes is tried elsewhere."""
    if dotted.startswith("merlin_bigbox.modules.well"):
        return True
    parts = dotted.split(".")
    for count in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:count]))
        except ModuleNotFoundError:
            continue
        for name in parts[count:]:
            if not hasattr(found, name):
                return False
            found = getattr(found, name)
        return True
    return False


def test_every_dotted_name_can_be_imported() -> None:
    said = [said for guide in GUIDES for said in [*guides.inline(guide), *(block for _, block in guides.blocks(guide))]]
    assert [
        f"{one.guide}:{one.line}: {name}"
        for one in said
        for name in names_of_the_package(one.text)
        if not resolves(name)
    ] == []


def test_every_import_in_an_example_works() -> None:
    """The examples of Python in the guides import what is there."""
    broken: list[str] = []
    for guide in GUIDES:
        for language, block in guides.blocks(guide):
            if language != "python":
                continue
            for node in ast.walk(ast.parse(block.text)):
                if isinstance(node, ast.ImportFrom) and str(node.module).partition(".")[0] == "merlin_bigbox":
                    broken += [
                        f"{block.guide}:{block.line}: {node.module}.{alias.name}"
                        for alias in node.names
                        if not resolves(f"{node.module}.{alias.name}")
                    ]
    assert broken == []


def test_every_variable_of_the_environment_is_read_somewhere() -> None:
    spoken = {name for guide in GUIDES for name in re.findall(r"\bMERLIN_[A-Z_]+\b", guides.text_of(guide))}
    assert spoken
    assert {name for name in spoken if f'"{name}"' not in code() and f"{name}=" not in code()} == set()


def test_every_function_and_class_is_in_the_code() -> None:
    """`Game.play("…")`, `check_game(options)`, `Ruleset.observe`: each word of such a name occurs in the code."""
    words = frozenset(re.findall(r"\w+", code()))
    missing: list[str] = []
    for said in each("inline"):
        called = re.match(r"^([A-Za-z_][\w.]*)\(.*\)$", said.text) or re.match(r"^([A-Z]\w+(?:\.\w+)+)$", said.text)
        if called and not guides.FILE.match(said.text) and not set(called[1].split(".")) <= words:
            missing.append(str(said))
    assert missing == []
