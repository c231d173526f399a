"""The wheel: one package of its own name, its command, all data – and a neighbour called `merlin` does not matter."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"

pytestmark = pytest.mark.interpreted_only


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel as pip would make it, without what takes long: the page and the compiled engine."""
    folder = tmp_path_factory.mktemp("wheel")
    environment = {**os.environ, "MERLIN_PURE": "1", "MERLIN_WITHOUT_PAGE": "1"}
    subprocess.run([sys.executable, "-c", BUILD, str(folder)], cwd=ROOT, env=environment, check=True)
    (found,) = folder.glob("*.whl")
    return found


def test_it_carries_its_own_name(wheel: Path) -> None:
    """`merlin` belongs to other projects: nothing in the wheel is called so."""
    assert wheel.name.startswith("merlin_bigbox-")
    tops = {name.partition("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"merlin_bigbox"}


def test_its_command_is_merlin_bigbox(wheel: Path) -> None:
    """`uvx --from WHEEL merlin-bigbox play` starts what `./merlin play` starts."""
    archive = zipfile.ZipFile(wheel)
    (place,) = [name for name in archive.namelist() if name.endswith("entry_points.txt")]
    assert archive.read(place).decode().split() == ["[console_scripts]", "merlin-bigbox", "=", "merlin_bigbox.cli:main"]


def test_everything_a_game_needs_is_in_it(wheel: Path) -> None:
    """Data as well as code, and the sign that it is typed."""
    names = set(zipfile.ZipFile(wheel).namelist())
    kinds = {".py", ".toml", ".txt", ".ftl", ".json", ".md", ".typed"}
    source = ROOT / "src"
    wanted = [path.relative_to(source) for path in source.rglob("*") if path.suffix in kinds]
    assert [path for path in wanted if "web" not in path.parts and path.as_posix() not in names] == []
    assert "merlin_bigbox/py.typed" in names


@pytest.mark.parametrize("foreign", ["package", "namespace"])
def test_a_foreign_merlin_may_live_beside_it(wheel: Path, tmp_path: Path, foreign: str) -> None:
    """Another distribution's `merlin`, a package or a namespace, is imported as before, and so is this one."""
    zipfile.ZipFile(wheel).extractall(tmp_path)
    (tmp_path / "merlin").mkdir()
    (tmp_path / "merlin" / "magic.py").write_text("WAND = 'oak'\n", encoding="utf-8")
    if foreign == "package":
        (tmp_path / "merlin" / "__init__.py").write_text("", encoding="utf-8")
    program = (
        "import merlin.magic, merlin_bigbox; "
        "print(merlin.magic.WAND, merlin_bigbox.__file__, len(merlin_bigbox.Game.new(seed=1).choices()) > 0)"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["oak", str(tmp_path / "merlin_bigbox" / "__init__.py"), "True"]
