"""Builds what is published: the sources, a wheel for each Python on this machine and a pure one for all others.

Each wheel is made apart from this environment, with the pinned versions of what builds it; on Linux auditwheel names
the systems it fits. Then each is installed into an empty environment, where a game is played with it.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = ROOT / ".tools" / "bin" / ("uv.exe" if os.name == "nt" else "uv")
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PURE, SOURCES = "pure", "sources"
ASKED = "import sys; print('%d.%d' % sys.version_info[:2], sys.implementation.name, sys.executable)"
PLAYED = """
from merlin_bigbox import Game, engine_mode
game = Game.new(seed=1)
while not game.is_over:
    game.play(game.choices()[0])
print(engine_mode())
"""


def candidates(version: str) -> Iterator[str]:
    """Where a Python of this version may be: this one, on the path, where pyenv keeps its own, where uv finds one."""
    yield sys.executable
    if found := shutil.which(f"python{version}"):
        yield found
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    yield from map(str, sorted(kept.glob(f"{version}.*/bin/python{version}"), reverse=True))
    if found := output(str(UV), "python", "find", version):
        yield found


def output(*command: str) -> str:
    """What a program says, or nothing if it fails."""
    environment = {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}
    try:
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def pythons() -> dict[str, str]:
    """The Pythons of this machine that can run Merlin, by version."""
    found: dict[str, str] = {}
    for version in VERSIONS:
        for path in candidates(version):
            told = output(path, "-c", ASKED).split(maxsplit=2)
            if told[:2] == [version, "cpython"]:
                found[version] = told[2]
                break
    return found


def build(kind: str, python: str, folder: Path, **variables: str) -> Path | None:
    """One file in the folder, made in an environment of its own."""
    before = set(folder.iterdir())
    options = ["--build-constraints", str(ROOT / "requirements" / "build.txt"), "--out-dir", str(folder)]
    command = [str(UV), "build", "-q", kind, "--python", python, *options, str(ROOT)]
    done = subprocess.run(command, env={**os.environ, **variables}, cwd=ROOT, check=False)
    made = [path for path in set(folder.iterdir()) - before if path.suffix in {".whl", ".gz"}]
    return made[0] if done.returncode == 0 and len(made) == 1 else None


def audited(wheel: Path, folder: Path) -> Path | None:
    """The wheel under the name of the oldest Linux that it fits, which no library beside it may spoil."""
    if sys.platform != "linux" or wheel.name.endswith("-none-any.whl"):
        return wheel
    before = set(folder.iterdir())
    environment = {**os.environ, "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}
    command = [sys.executable, "-m", "auditwheel", "repair", "-w", str(folder), str(wheel)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    made = [path for path in set(folder.iterdir()) - before if path.suffix == ".whl"]
    if done.returncode or len(made) != 1:
        print(done.stdout + done.stderr, file=sys.stderr)
        return None
    if wheel.parent == folder:
        wheel.unlink()
    return made[0]


def plays(wheel: Path, python: str) -> str:
    """How the engine runs when the wheel is installed into an empty environment; nothing if no game can be played."""
    with tempfile.TemporaryDirectory(prefix="merlin-wheel-") as folder:
        there = Path(folder) / "env"
        inside = there / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        for command in (("venv", "-q", "--python", python, str(there)), ("pip", "install", "-q", str(wheel))):
            environment = {**os.environ, "VIRTUAL_ENV": str(there)}
            if subprocess.run([str(UV), *command], env=environment, check=False).returncode:
                return ""
        return output(str(inside), "-I", "-c", PLAYED)


def make(name: str, python: str, out: Path) -> str:
    """Make and try one of the files; gives what went wrong, or nothing."""
    with tempfile.TemporaryDirectory(dir=out, prefix=".made-") as scratch:
        folder = Path(scratch)
        if name == SOURCES:
            made = build("--sdist", python, folder)
        elif name == PURE:
            made = build("--wheel", python, folder, MERLIN_PURE="1")
        else:
            made = build("--wheel", python, folder, MERLIN_REQUIRE_COMPILED="1", MERLIN_PYTHON=name)
        if made is None:
            return "could not be built"
        if name != SOURCES:
            ready = audited(made, folder)
            if ready is None:
                return "is refused by auditwheel"
            made, expected = ready, "interpreted" if name == PURE else "compiled"
            if (mode := plays(made, python)) != expected:
                return f"plays no game: {mode or 'failed'} instead of {expected}"
        made.replace(out / made.name)
        print(f"{name:8} {made.name}", flush=True)
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(prog="./merlin wheels", description=__doc__, allow_abbrev=False)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder to write to (default: dist)")
    parser.add_argument("--only", metavar="NAMES", help=f"only these, such as 3.12,{PURE},{SOURCES}")
    options = parser.parse_args()
    found = pythons()
    known = {SOURCES: sys.executable, PURE: sys.executable, **found}
    wanted = options.only.split(",") if options.only else list(known)
    for name in wanted:
        if name not in known:
            print(f"There is no {name!r} here; there are {', '.join(known)}", file=sys.stderr)
            return 2
    options.out.mkdir(parents=True, exist_ok=True)
    failed = 0
    for name in wanted:
        if problem := make(name, known[name], options.out.resolve()):
            failed = 1
            print(f"{name:8} {problem}", file=sys.stderr, flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
