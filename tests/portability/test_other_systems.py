"""Nothing that only POSIX has stands on the way of the library, `play` and `serve`.

No other system was at hand: these tests hide from our code what Windows lacks, in every process, and pretend its
layout.
"""

from __future__ import annotations

import importlib.machinery
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from merlin_bigbox import portable
from tests.server.client import ME, RANDOM, SENSIBLE, Browser
from tools import compile_engine, node

ROOT = Path(__file__).resolve().parents[2]
ELSEWHERE = Path(__file__).with_name("elsewhere.py")


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """What makes a process believe that it is elsewhere."""
    shutil.copyfile(ELSEWHERE, tmp_path / "sitecustomize.py")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH"), str(ROOT)]))
    return {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1", "COLUMNS": "200"}


def run(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_the_disguise_works(environment: dict[str, str]) -> None:
    """Our code finds nothing of POSIX there; others do."""
    code = "import os, signal\nassert not hasattr(os, 'fork') and not hasattr(signal, 'SIGALRM')\nimport fcntl"
    done = run(environment, "-c", code)
    assert done.returncode == 1
    assert done.stderr.strip().endswith("No module named 'fcntl'")


def test_the_library_plays_there(environment: dict[str, str]) -> None:
    code = (
        "from merlin_bigbox import Game, GameOptions\n"
        "game = Game.new(GameOptions(2), seed='there')\n"
        "for _ in range(60):\n    game.play(game.choices()[0])\nprint(game.at)"
    )
    done = run(environment, "-c", code)
    assert done.stderr == ""
    assert int(done.stdout) >= 60


@pytest.mark.slow
@pytest.mark.parametrize("command", [["simulate", "--games", "2", "--players", "2"], ["rules", "BASE-45"]])
def test_commands_run_there(environment: dict[str, str], command: list[str]) -> None:
    done = run(environment, "-m", "merlin_bigbox", *command)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
def test_two_arenas_do_not_write_one_file_there(environment: dict[str, str], tmp_path: Path) -> None:
    """The lock of that system keeps the second one out."""
    out = str(tmp_path / "out")
    code = (
        "import sys\nfrom pathlib import Path\nfrom merlin_bigbox.arena.results_file import Results\n"
        f"first = Results(Path({out!r}) / 'games.jsonl', {{}}, bool)\n"
        f"Results(Path({out!r}) / 'games.jsonl', {{}}, bool)"
    )
    done = run(environment, "-c", code)
    assert "is being written by another arena" in done.stderr


@pytest.mark.slow
def test_a_server_serves_there(environment: dict[str, str], tmp_path: Path) -> None:
    """A person and bots in their own processes play; a second server does not get the same folder."""
    data = tmp_path / "data"
    command = [sys.executable, "-m", "merlin_bigbox", "serve", "--port", "0", "--data", str(data), "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1]
            ann = Browser(url, "Ann")
            line = ann.line(ann.create(ME, SENSIBLE, RANDOM)["id"])
            for _ in range(12):
                assert line.wait_for_turn()
                assert line.act()["type"] == "done"
            assert {"yellow", "green"} & {told["by"] for told in line.log}
            ann.close()
            second = run(environment, *command[1:])
            assert "another Merlin server uses this data folder" in second.stderr
            assert str(server.pid) in second.stderr
        finally:
            server.kill()


def test_a_lock_keeps_others_out_until_it_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    with file.open("w") as one, file.open("w") as other:
        assert portable.lock(one.fileno())
        assert not portable.lock(other.fileno())
        one.close()
        assert portable.lock(other.fileno())


def test_data_stand_where_the_system_keeps_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert portable.data_home() == tmp_path / "xdg"
    monkeypatch.setattr(portable, "os", _Named("nt"))
    assert portable.data_home() == tmp_path / "local"


class _Named:
    """`os` with another name."""

    environ = os.environ

    def __init__(self, name: str) -> None:
        self.name = name


def bootstrap() -> ModuleType:
    """The bootstrap as a module: it has no .py ending, so it cannot be imported by name."""
    loader = importlib.machinery.SourceFileLoader("bootstrap_elsewhere", str(ROOT / "merlin"))
    found = importlib.util.spec_from_loader(loader.name, loader)
    assert found is not None
    module = importlib.util.module_from_spec(found)
    keep, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = keep
    return module


def test_the_bootstrap_knows_the_other_layout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`py merlin play`: Scripts/python.exe, an environment by venv, and a child instead of becoming another program."""
    merlin = bootstrap()
    assert merlin.python_of(tmp_path, windows=True) == tmp_path / "Scripts" / "python.exe"
    assert merlin.python_of(tmp_path, windows=False) == tmp_path / "bin" / "python"
    asked: list[list[str]] = []

    def logged(command: list[str], _: object = None) -> bool:
        asked.append(command)
        return True

    for name, value in {"WINDOWS": True, "ENVIRONMENT": tmp_path / ".venv", "logged": logged}.items():
        monkeypatch.setattr(merlin, name, value)
    merlin.make_environment()
    assert asked == [[str(merlin.interpreter()), "-m", "venv", "--without-pip", str(tmp_path / ".venv")]]
    paths = tmp_path / ".venv" / "Lib" / "site-packages" / "merlin-sources.pth"
    assert paths.read_text(encoding="utf-8").strip() == str(ROOT / "src")
    monkeypatch.setattr(merlin, "PYTHON", Path(sys.executable))
    with pytest.raises(SystemExit) as ended:
        merlin.run(["-c", "raise SystemExit(7)"], dict(os.environ))
    assert ended.value.code == 7


def test_the_bootstrap_starts_there(environment: dict[str, str]) -> None:
    """It is read and run without anything of POSIX, up to what it would set up."""
    code = (
        "import runpy, sys\nsys.argv = ['merlin']\n"
        f"names = runpy.run_path({str(ROOT / 'merlin')!r}, run_name='tools.bootstrap')\n"
        "print(names['is_ready']('runtime') in (True, False))"
    )
    done = run(environment, "-c", code)
    assert (done.stdout.strip(), done.stderr) == ("True", "")


def test_without_links_the_compiled_copy_has_copies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Windows allows links to few."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError("a required privilege is not held by the client")

    monkeypatch.setattr(Path, "symlink_to", refuse)
    (tmp_path / "source").mkdir()
    (tmp_path / "source" / "app.py").write_text("one = 1\n", encoding="utf-8")
    compile_engine._link(tmp_path / "source", tmp_path / "copy")
    assert (tmp_path / "copy" / "app.py").exists()
    compile_engine._link(tmp_path / "not built yet", tmp_path / "page")
    assert not (tmp_path / "page").exists()


def test_programs_of_the_page_are_found_without_links(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By what their libraries say, in both forms; node itself stands elsewhere there."""
    for name, told in {"vite": '{"bin": {"vite": "bin/vite.js"}}', "svelte-check": '{"bin": "./bin/check"}'}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "package.json").write_text(told, encoding="utf-8")
    monkeypatch.setattr(node, "MODULES", tmp_path)
    monkeypatch.setattr(node, "ROOT", tmp_path)
    assert node._script("vite") == tmp_path / "vite" / "bin" / "vite.js"
    assert node._script("svelte-check") == tmp_path / "svelte-check" / "bin" / "check"
    with pytest.raises(node.NodeError, match="eslint is not installed"):
        node._script("eslint")
    monkeypatch.setattr(node, "_wheel", lambda: tmp_path)
    monkeypatch.setattr(node, "os", _Named("nt"))
    assert node.program() == tmp_path / "node.exe"
    assert node.npm()[1] == str(tmp_path / "node_modules" / "npm" / "bin" / "npm-cli.js")
