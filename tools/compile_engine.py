"""Compiles the engine with mypyc into a copy of the package under build/compiled, and never into src."""

import argparse
import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tools import build_tools, locks

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
# Tests with another Python than usual (`./merlin test --python 3.12`) compile for themselves.
OTHER = os.environ.get("MERLIN_PYTHON")
BUILD = ROOT / "build" / f"python-{OTHER}" if OTHER else ROOT / "build"
COMPILED = BUILD / "compiled"
STAMP = BUILD / "compiled.stamp"
FAILED = BUILD / "compiled.failed"
LOG = BUILD / "compile.log"
SCRATCH = BUILD / "mypyc"
PAGE = Path("merlin_bigbox", "web")

FAILURE, UNAVAILABLE = 1, 3


def _python_files(setting: str) -> list[Path]:
    """The files a list in pyproject.toml names, folders taken apart and exceptions left out, in a stable order."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        settings = tomllib.load(file)["tool"]["merlin"]["compile"]
    excepted = {path for pattern in settings["except"] for path in ROOT.glob(pattern)}
    files: list[Path] = []
    for entry in settings[setting]:
        path = ROOT / entry
        if not path.exists():
            raise FileNotFoundError(f"pyproject.toml, [tool.merlin.compile] {setting}: there is no {entry}")
        files += [path] if path.is_file() else sorted(path.rglob("*.py"))
    return [path for path in files if path not in excepted]


def compiled_sources() -> list[Path]:
    """The files that are compiled. Package files stay Python: they only pass names on."""
    return [path for path in _python_files("sources") if path.name != "__init__.py"]


def compiled_modules() -> list[str]:
    """The dotted names of the modules that are compiled."""
    return [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in compiled_sources()]


def fingerprint() -> str:
    """Changes whenever the outcome of compiling could change."""
    hasher = hashlib.sha256()
    for tool in ("mypy", "setuptools", "librt"):
        hasher.update(f"{tool} {importlib.metadata.version(tool)}\n".encode())
    facts = (
        sys.version,
        sysconfig.get_config_var("EXT_SUFFIX"),
        build_tools.compiler(),
        os.environ.get("CFLAGS"),
        ROOT,
    )
    hasher.update(repr(facts).encode())
    tools = [ROOT / "tools" / name for name in ("compile_engine.py", "mypyc_worker.py", "compiled_docstrings.py")]
    for path in [*tools, *_python_files("sources"), *_python_files("typed-against")]:
        content = path.read_bytes()
        hasher.update(f"{path.relative_to(ROOT)} {len(content)}\n".encode())
        hasher.update(content)
    return hasher.hexdigest()


def _linked() -> list[Path]:
    """The folders of the package in which nothing is compiled, and that of the page, which may not be built yet."""
    compiled = [path.relative_to(SOURCE) for path in compiled_sources()]
    folders = [path.relative_to(SOURCE) for path in (SOURCE / "merlin_bigbox").iterdir() if path.is_dir()]
    plain = [
        name for name in folders if name.name != "__pycache__" and not any(name in file.parents for file in compiled)
    ]
    return sorted({*plain, PAGE})


def _files(folder: Path, linked: list[Path]) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in {".so", ".pyd", ".pyc"}:
            name = path.relative_to(folder)
            if not any(name.is_relative_to(link) for link in linked):
                yield name


def mirror() -> None:
    """Make the copy of the package equal to the sources, leaving compiled files and equal files alone.

    Where nothing is compiled a link does: there an edit counts at once, and a page that is built later is seen.
    """
    linked = _linked()
    (COMPILED / "merlin_bigbox").mkdir(parents=True, exist_ok=True)
    for path in (COMPILED / "merlin_bigbox").iterdir():
        if path.is_symlink() and path.relative_to(COMPILED) not in linked:
            path.unlink()  # compiling through an old link would leave its result among the sources
    wanted = set(_files(SOURCE, linked))
    for extra in set(_files(COMPILED, linked)) - wanted:
        (COMPILED / extra).unlink()
    for name in wanted:
        source, target = SOURCE / name, COMPILED / name
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    for name in linked:
        link = COMPILED / name
        if not link.is_symlink():
            shutil.rmtree(link, ignore_errors=True)
            _link(SOURCE / name, link)


def _link(source: Path, link: Path) -> None:
    """Windows allows links to few: there a copy, made anew at every start, has to do."""
    try:
        link.symlink_to(os.path.relpath(source, link.parent), target_is_directory=True)
    except OSError:
        if source.exists():
            shutil.copytree(source, link, ignore=shutil.ignore_patterns("__pycache__"))


def extensions() -> list[Path]:
    """The compiled files, relative to the folder they stand in."""
    return sorted(path.relative_to(COMPILED) for ending in ("*.so", "*.pyd") for path in COMPILED.rglob(ending))


def present() -> int:
    """0 if build/compiled was made of these very sources; what stays Python there is brought up to date."""
    if not (_reads(STAMP, fingerprint()) and extensions()):
        return FAILURE
    mirror()
    return 0


def compile_engine(*, quick: bool) -> int:
    """Bring build/compiled up to date; 0 when it is compiled, otherwise FAILURE or UNAVAILABLE."""
    if lacking := build_tools.missing():
        print(
            f"The engine is not compiled: {' and '.join(lacking)} missing. {build_tools.HOW_TO_INSTALL}",
            file=sys.stderr,
        )
        return UNAVAILABLE
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "compile.lock").open("w") as lock:
        locks.wait_for(lock)  # two starts at once must not write the same files
        mirror()
        key = fingerprint()
        if _reads(STAMP, key) and extensions():
            return 0
        if quick and _reads(FAILED, key):  # these very sources failed before; do not make the player wait again
            return FAILURE
        STAMP.unlink(missing_ok=True)
        shutil.rmtree(SCRATCH, ignore_errors=True)
        for name in extensions():
            (COMPILED / name).unlink()
        print("Compiling the engine …", end="", file=sys.stderr, flush=True)
        started = time.monotonic()
        succeeded = _run_mypyc()
        (STAMP if succeeded else FAILED).write_text(key, encoding="utf-8")
        print(f" {time.monotonic() - started:.0f} s" if succeeded else " failed", file=sys.stderr)
        return 0 if succeeded else FAILURE


def _reads(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def _run_mypyc() -> bool:
    """Compile in a process of its own: mypyc exits when it finds an error, and changes global settings."""
    names = [str(path.relative_to(SOURCE)) for path in compiled_sources()]
    # What stands in PYTHONPATH stays: pip's build isolation keeps mypyc there.
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-m", "tools.mypyc_worker", str(SCRATCH), *names]
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(command, cwd=COMPILED, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False)
    return done.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compile_engine", description=__doc__, allow_abbrev=False)
    parser.add_argument(
        "--quick", action="store_true", help="do not try again what failed before; keep the log to itself"
    )
    parser.add_argument(
        "--ready", action="store_true", help="only tell, by the exit code, whether nothing is to be done"
    )
    parser.add_argument(
        "--present", action="store_true", help="compile nothing; tell by the exit code whether it is there and current"
    )
    arguments = parser.parse_args()
    if arguments.present:
        return present()
    if arguments.ready:
        settled = (STAMP, FAILED) if arguments.quick else (STAMP,)
        return 0 if any(_reads(path, fingerprint()) for path in settled) else FAILURE
    try:
        code = compile_engine(quick=arguments.quick)
    except FileNotFoundError as error:
        print(error, file=sys.stderr)
        return FAILURE
    if code == FAILURE and not arguments.quick:
        print(LOG.read_text(encoding="utf-8"), file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
