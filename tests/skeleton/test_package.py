"""What `pip` gets: sources that are complete and build without a compiler, and a library that needs no server."""

import email
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from merlin_bigbox.cli.extras import SERVER

ROOT = Path(__file__).resolve().parents[2]
HOOK = "import sys; from hatchling import build; print(getattr(build, sys.argv[1])(*sys.argv[2:]))"
# What decides about the build: each test says it for itself, whatever the gate around it demands.
BUILD_VARIABLES = frozenset({"MERLIN_PURE", "MERLIN_REQUIRE_COMPILED", "MERLIN_WITHOUT_PAGE", "CC"})
WITHOUT_COMPILER = {"CC": "/bin/false", "MERLIN_WITHOUT_PAGE": "1"}

once = pytest.mark.interpreted_only


def run_hook(name: str, *arguments: str, **variables: str) -> str:
    """What a function of the build backend says, asked as pip asks it, in a process of its own."""
    environment = {key: value for key, value in os.environ.items() if key not in BUILD_VARIABLES}
    command = [sys.executable, "-c", HOOK, name, *arguments]
    done = subprocess.run(
        command, cwd=ROOT, env={**environment, **variables}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    run_hook("build_sdist", str(folder), MERLIN_WITHOUT_PAGE="1")
    (found,) = folder.glob("*.tar.gz")
    return found


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A wheel made where there is no compiler, and what was said meanwhile."""
    folder = tmp_path_factory.mktemp("wheel")
    said = run_hook("build_wheel", str(folder), **WITHOUT_COMPILER)
    (found,) = folder.glob("*.whl")
    return found, said


@once
def test_the_sources_are_complete(sources: Path) -> None:
    """Every file of the package is packed, also of folders to which the compiled copy links."""
    with tarfile.open(sources) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    package = ROOT / "src" / "merlin_bigbox"
    wanted = {str(path.relative_to(ROOT)) for path in package.rglob("*.py")}
    assert wanted - packed == set()
    assert {"hatch_build.py", "tools/web_build.py", "web/index.html", "LICENSE", "licenses/svelte.txt"} <= packed
    assert not [name for name in packed if "node_modules" in name or name.endswith(".so")]


@once
def test_without_a_compiler_a_build_needs_nothing_besides_and_says_that_it_is_slower(wheel: tuple[Path, str]) -> None:
    """Neither mypy nor Node.js is downloaded for a wheel that will be pure Python with a page that is there."""
    path, said = wheel
    assert path.name.endswith("-py3-none-any.whl")
    assert "no C compiler, so the engine stays pure Python: right, but slower" in said
    assert run_hook("get_requires_for_build_wheel", **WITHOUT_COMPILER).strip() == "[]"


@once
@pytest.mark.skipif(sys.platform == "win32", reason="what stands for a compiler here is POSIX")
def test_with_a_compiler_mypyc_is_asked_for() -> None:
    """Otherwise a wheel would silently be slow."""
    asked = run_hook("get_requires_for_build_wheel", MERLIN_WITHOUT_PAGE="1", CC=_a_compiler())
    assert "mypy==" in asked
    assert "msgspec" in asked


def _a_compiler() -> str:
    found = os.environ.get("CC", "cc")
    if subprocess.run(["/bin/sh", "-c", f"command -v {found}"], capture_output=True, check=False).returncode:
        pytest.skip("there is no C compiler here")
    return found


@once
def test_the_metadata_says_what_it_is(wheel: tuple[Path, str]) -> None:
    """Who looks for it finds licenses, languages, Pythons, addresses and extras."""
    archive = zipfile.ZipFile(wheel[0])
    (place,) = [name for name in archive.namelist() if name.endswith("dist-info/METADATA")]
    told = email.message_from_bytes(archive.read(place))
    assert told["License-Expression"] == "MIT AND Apache-2.0 AND OFL-1.1"
    assert set(told.get_all("Provides-Extra", [])) >= {"server", "postgres", "dask", "ray"}
    assert any("Board Games" in line for line in told.get_all("Classifier", []))
    assert told.get_all("Project-URL")
    licenses = {name.rpartition("/")[2] for name in archive.namelist() if "dist-info/licenses/" in name}
    assert licenses == {"LICENSE", *(path.name for path in (ROOT / "licenses").iterdir())}


@once
def test_the_library_needs_none_of_the_servers_libraries(wheel: tuple[Path, str]) -> None:
    """`pip install merlin-bigbox` is enough to play in a program; what needs more says what."""
    required = zipfile.ZipFile(wheel[0])
    (place,) = [name for name in required.namelist() if name.endswith("dist-info/METADATA")]
    told = email.message_from_bytes(required.read(place)).get_all("Requires-Dist", [])
    plain = [line for line in told if "extra ==" not in line]
    assert not [line for line in plain for name in SERVER if line.startswith(name.replace("_", "-"))]
    program = f"""
import sys
for name in {SERVER!r}:
    sys.modules[name] = None
import importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name in {SERVER!r} else find(name, *rest)
from merlin_bigbox import Game, GameOptions
from merlin_bigbox.bots import bot, Request
import merlin_bigbox.arena
from merlin_bigbox.cli import main
game = Game.new(GameOptions(2), seed=1)
while not game.is_over:
    game.play(game.choices()[0])
print(main(["rules", "BASE-45"]), main(["play"]), main(["serve"]))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout.splitlines()[-1] == "0 2 2"
    assert done.stderr.count("pip install 'merlin-bigbox[server]'") == 2
    assert "merlin-bigbox play --terminal" in done.stderr


@pytest.mark.full_only
def test_the_sources_install_without_a_compiler(sources: Path, tmp_path: Path) -> None:
    """As pip does it, in an environment of its own, with what the library needs and nothing else."""
    uv, python = str(ROOT / ".tools" / "bin" / "uv"), str(tmp_path / "env" / "bin" / "python")
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment = {**inherited, **WITHOUT_COMPILER}
    subprocess.run([uv, "venv", "-q", "--python", sys.executable, str(tmp_path / "env")], check=True)
    subprocess.run([uv, "pip", "install", "-q", "--python", python, str(sources)], env=environment, check=True)
    program = "import merlin_bigbox as m; print(m.engine_mode(), len(m.Game.new(seed=1).choices()) > 0)"
    done = subprocess.run(
        [python, "-c", program], capture_output=True, text=True, cwd=tmp_path, env=inherited, check=True
    )
    assert done.stdout.split() == ["interpreted", "True"]
