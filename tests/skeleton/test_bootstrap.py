"""The bootstrap: it has to run before anything is installed."""

import ast
import importlib.machinery
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
BOOTSTRAP = ROOT / "merlin"


@pytest.fixture
def bootstrap() -> ModuleType:
    """The bootstrap as a module, freshly loaded: it has no .py ending, so it cannot be imported by name."""
    loader = importlib.machinery.SourceFileLoader("bootstrap_under_test", str(BOOTSTRAP))
    found = importlib.util.spec_from_loader(loader.name, loader)
    assert found is not None
    module = importlib.util.module_from_spec(found)
    keep, sys.dont_write_bytecode = sys.dont_write_bytecode, True  # no cache beside the executable
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = keep
    return module


def test_the_bootstrap_imports_the_standard_library_only() -> None:
    """On a fresh machine there is nothing else; venv and ensurepip may be packaged apart."""
    imported: set[str] = set()
    for node in ast.walk(ast.parse(BOOTSTRAP.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(str(node.module).partition(".")[0])
    assert imported
    assert imported <= sys.stdlib_module_names - {"venv", "ensurepip", "distutils"}


@pytest.mark.parametrize("name", ["merlin", ".ci/run"])
def test_programs_are_executable(name: str) -> None:
    """The README says to start them by name."""
    assert os.access(ROOT / name, os.X_OK)
    assert (ROOT / name).read_text(encoding="utf-8").startswith("#!/usr/bin/env ")


def test_settings_of_pip_reach_uv(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever told pip where to download must not have to say it again."""
    listed = "global.index-url='https://one.example/simple'\nglobal.extra-index-url='\\nhttps://two.example/a\\nhttps://two.example/b'\n"
    listed += "install.index-url='https://three.example/simple'\n:env:.cert='certificates.pem'\nbroken\n"
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, stdout=listed))
    for name in ("UV_DEFAULT_INDEX", "UV_INDEX", "SSL_CERT_FILE"):
        monkeypatch.delenv(name, raising=False)
    environment = bootstrap.uv_environment()
    assert environment["UV_DEFAULT_INDEX"] == "https://three.example/simple"
    assert environment["UV_INDEX"] == "https://two.example/a https://two.example/b"
    assert environment["SSL_CERT_FILE"] == "certificates.pem"
    assert environment["UV_SYSTEM_CERTS"] == "1"


def test_settings_made_for_uv_win_over_those_of_pip(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """A user who set uv up by hand knows why."""
    completed = subprocess.CompletedProcess([], 0, stdout="global.index-url='https://one.example/simple'\n")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: completed)
    monkeypatch.setenv("UV_DEFAULT_INDEX", "https://mine.example/simple")
    assert bootstrap.uv_environment()["UV_DEFAULT_INDEX"] == "https://mine.example/simple"


def test_a_set_up_that_was_broken_off_is_not_used(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The stamp is written last: where installing fails there is none, and the next start begins anew."""
    prepare(bootstrap, monkeypatch, tmp_path)
    monkeypatch.setattr(bootstrap, "install", lambda _: False)
    with pytest.raises(bootstrap.SetupError, match="libraries could not be installed"):
        bootstrap.set_up("runtime")
    assert not bootstrap.is_ready("runtime")
    monkeypatch.setattr(bootstrap, "install", lambda _: True)
    bootstrap.set_up("runtime")
    assert bootstrap.is_ready("runtime")


def test_a_changed_pin_is_noticed(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An update of the project brings its libraries along at the next start."""
    prepare(bootstrap, monkeypatch, tmp_path)
    monkeypatch.setattr(bootstrap, "install", lambda _: True)
    bootstrap.set_up("test")
    assert bootstrap.is_ready("runtime")  # the higher level contains the lower one
    (tmp_path / "requirements" / "test.txt").write_text("other\n", encoding="utf-8")
    assert not bootstrap.is_ready("test")
    assert not bootstrap.is_ready("runtime")


def test_what_builds_the_page_and_what_compiles_are_apart(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Neither contains the other; what the tests need contains both."""
    prepare(bootstrap, monkeypatch, tmp_path)
    monkeypatch.setattr(bootstrap, "install", lambda _: True)
    bootstrap.set_up("web")
    assert bootstrap.is_ready("runtime")
    assert not bootstrap.is_ready("build")
    bootstrap.set_up("build")
    assert bootstrap.is_ready("web")
    assert bootstrap.is_ready("build")
    assert not bootstrap.is_ready("test")


def test_the_tests_bring_everything(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """After `./merlin test`, `./merlin play` has nothing to install; Ray and what examines wheels come on demand."""
    prepare(bootstrap, monkeypatch, tmp_path)
    monkeypatch.setattr(bootstrap, "install", lambda _: True)
    bootstrap.set_up("test")
    assert [level for level in bootstrap.LEVELS if not bootstrap.is_ready(level)] == ["ray", "wheels"]


@pytest.mark.parametrize("installs", [True, False], ids=["no library of the page", "no library at all"])
def test_without_a_page_the_terminal_is_named(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, installs: bool
) -> None:
    """Somebody without a network can still play, if told how."""
    prepare(bootstrap, monkeypatch, tmp_path)
    monkeypatch.setattr(bootstrap, "install", lambda _: installs)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 1))
    with pytest.raises(bootstrap.SetupError, match=r"\./merlin play --terminal"):
        bootstrap.build_page()


def test_an_older_page_has_to_do_without_a_network(
    bootstrap: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A page that was built before is better than none; that it is older is told."""
    prepare(bootstrap, monkeypatch, tmp_path)
    (tmp_path / "src" / "merlin_bigbox" / "web").mkdir(parents=True)
    (tmp_path / "src" / "merlin_bigbox" / "web" / "index.html").write_text("<!doctype html>", encoding="utf-8")
    monkeypatch.setattr(bootstrap, "install", lambda level: level == "runtime")
    bootstrap.build_page()
    assert "as it was built before" in capsys.readouterr().err
    assert bootstrap.is_ready("runtime")


@pytest.mark.parametrize(
    ("arguments", "page", "waits"),
    [
        (["play"], True, False),
        (["play", "--players", "3"], True, False),
        (["play", "--terminal"], False, False),
        (["play", "--help"], False, False),
        (["serve"], True, True),
        (["simulate"], False, True),
        (["rules"], False, None),
        (["rulebook", "--lang", "de"], True, None),
        (["rulebook", "--help"], False, None),
    ],
)
def test_each_command_gets_what_it_needs_and_no_more(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, arguments: list[str], page: bool, waits: bool | None
) -> None:
    """The page only where it is shown; the engine where moves are many, and nobody who plays waits for it."""
    done: list[object] = []
    monkeypatch.setattr(bootstrap, "set_up", done.append)
    monkeypatch.setattr(bootstrap, "build_page", lambda: done.append("page"))
    monkeypatch.setattr(bootstrap, "compiled_engine", lambda *, wait: done.append(wait))
    monkeypatch.setattr(bootstrap, "present_engine", lambda: done.append("present"))
    monkeypatch.setattr(bootstrap, "run", lambda command, _: done.append(command))
    bootstrap.main(arguments)
    engine: list[object] = [] if waits is None else [waits]
    assert done == ["page" if page else "runtime", *engine, ["-P", "-m", "merlin_bigbox", *arguments]]


@pytest.mark.parametrize(
    ("arguments", "levels"),
    [
        ("serve --store postgresql://db/merlin", {"postgres"}),
        ("serve --store=postgresql://db/merlin", {"postgres"}),
        ("copy tables postgresql://db/merlin", {"postgres"}),
        ("simulate --on local:4", {"dask"}),
        ("arena --on tcp://host:8786", {"dask"}),
        ("train --on=ray://host:10001", {"ray"}),
        ("simulate --games 5", set()),
        ("dataset --games 5 --on local:4", {"research", "dask"}),
        ("python -m dask worker tcp://host:8786", {"dask"}),
        ("python tcp:study.py", set()),
        ("", set()),
    ],
)
def test_a_database_or_a_cluster_brings_what_reaches_it(
    bootstrap: ModuleType, arguments: str, levels: set[str]
) -> None:
    """Whoever never heard of either installs neither."""
    assert bootstrap.extras_of(arguments.split()) == levels


@pytest.mark.parametrize(
    ("arguments", "command"),
    [(["python", "study.py"], ["study.py"]), (["--version"], ["-P", "-m", "merlin_bigbox", "--version"])],
)
@pytest.mark.parametrize("is_there", [True, False])
def test_studies_run_on_the_compiled_engine_if_it_is_there(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, arguments: list[str], command: list[str], is_there: bool
) -> None:
    """`./merlin python` compiles nothing, but what is compiled need not lie idle."""
    done: list[object] = []
    monkeypatch.setattr(bootstrap, "set_up", lambda _: None)
    monkeypatch.setattr(bootstrap, "present_engine", lambda: bootstrap.COMPILED if is_there else None)
    monkeypatch.setattr(bootstrap, "run", lambda asked, given: done.extend((asked, given.get("PYTHONPATH"))))
    monkeypatch.setenv("PYTHONPATH", "mine")
    bootstrap.main(arguments)
    assert done == [command, f"{bootstrap.COMPILED}{os.pathsep}mine" if is_there else "mine"]


@pytest.mark.parametrize(("code", "pure", "found"), [(0, "", True), (1, "", False), (0, "1", False), (0, "0", True)])
def test_only_what_was_compiled_of_these_sources_counts_as_there(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: int, pure: str, found: bool
) -> None:
    """Older ones would play another game; MERLIN_PURE=1 asks for the sources, and 0 does not."""
    monkeypatch.setattr(bootstrap, "COMPILED", tmp_path)
    monkeypatch.setattr(bootstrap, "is_ready", lambda level: level == "build")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], code))
    monkeypatch.setenv("MERLIN_PURE", pure)
    assert bootstrap.present_engine() == (tmp_path if found else None)


@pytest.mark.parametrize("known", ["path", "uv"])
def test_another_python_is_found_and_used(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, known: str
) -> None:
    """`./merlin test --python 3.12 -k grail`: the same program by that Python, with an environment of its own."""
    prepare(bootstrap, monkeypatch, tmp_path)
    ran: list[tuple[list[str], str]] = []
    other = "/somewhere/python3.12"

    def run(command: list[str], **how: object) -> subprocess.CompletedProcess[str]:
        if command[1:] == ["python", "find", "3.12"]:
            return subprocess.CompletedProcess(command, 0, stdout=f"{other}\n")
        if command[:2] == [other, "-c"]:
            return subprocess.CompletedProcess(command, 0, stdout="3.12\n")
        if command[0] == "py":
            raise FileNotFoundError(command[0])
        environment = how["env"]
        assert isinstance(environment, dict)
        ran.append((command, environment["MERLIN_PYTHON"]))
        return subprocess.CompletedProcess(command, 7)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(bootstrap, "bring_uv", lambda: "uv" if known == "uv" else None)
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: other if known == "path" else None)
    with pytest.raises(SystemExit) as ended:
        bootstrap.main(["test", "--python", "3.12", "-k", "grail"])
    assert ended.value.code == 7
    assert ran == [([other, str(tmp_path / "merlin"), "test", "-k", "grail"], "3.12")]


@pytest.mark.parametrize(("version", "message"), [("3.99", "there is no Python 3.99 here"), ("new", "such as 3.12")])
def test_a_python_that_is_not_there_is_told(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, version: str, message: str
) -> None:
    """With what to do about it; nothing is tested by another one instead."""
    prepare(bootstrap, monkeypatch, tmp_path)
    monkeypatch.setattr(bootstrap, "bring_uv", lambda: None)
    with pytest.raises(bootstrap.SetupError, match=message):
        bootstrap.main(["test", "--python", version])


def prepare(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Point the bootstrap at an empty folder."""
    (folder / "requirements").mkdir()
    for level in bootstrap.LEVELS:
        (folder / "requirements" / f"{level}.txt").write_text(level, encoding="utf-8")
    places = {
        "ROOT": folder,
        "TOOLS": folder / ".tools",
        "LOG": folder / ".tools" / "setup.log",
        "ENVIRONMENT": folder / ".venv",
        "PYTHON": folder / ".venv" / "bin" / "python",
        "STAMP": folder / ".venv" / "merlin-setup.json",
    }
    for name, path in places.items():
        monkeypatch.setattr(bootstrap, name, path)
