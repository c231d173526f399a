"""The benchmarks' own environment, with the peers in it, and the compiled engine: made when they are missing."""

import importlib.machinery
import importlib.util
import os
import platform
import sys
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv-bench"
PYTHON = ENVIRONMENT / "bin" / "python"
STAMP = ENVIRONMENT / "requirements.digest"
COMPILED = ROOT / "build" / "compiled"
PEERS = ("catanatron", "open-spiel", "chess")


class UnavailableError(Exception):
    """What the benchmarks need could not be made."""


def is_inside() -> bool:
    """Whether this process runs in the benchmarks' environment already, on the compiled engine."""
    engine = importlib.util.find_spec("merlin_bigbox.engine.core.ruleset")
    return Path(sys.prefix) == ENVIRONMENT and engine is not None and not str(engine.origin).endswith(".py")


def enter(arguments: list[str], module: str = "benchmarks") -> None:
    """Make what is missing, then start this benchmark again in its own environment."""
    project = bootstrap()
    if project.compiled_engine(wait=True) is None:
        raise UnavailableError(
            "there is no compiled engine to measure: ./merlin python -m tools.compile_engine says why"
        )
    _install(project)
    environment = {**os.environ, "PYTHONPATH": str(COMPILED)}
    os.chdir(ROOT)
    os.execve(PYTHON, [str(PYTHON), "-m", module, *arguments], environment)  # noqa: S606 – becomes it on purpose


def bootstrap() -> ModuleType:
    """The bootstrap as a module: it knows how to install where uv, pip or their settings are peculiar."""
    loader = importlib.machinery.SourceFileLoader("merlin_bootstrap", str(ROOT / "merlin"))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    if spec is None:
        raise UnavailableError("the bootstrap, ./merlin, cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    keep, sys.dont_write_bytecode = sys.dont_write_bytecode, True  # no cache beside the executable
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = keep
    return module


def _install(bootstrap: ModuleType) -> None:
    """Fill the environment with the pins of requirements/bench.txt, which contain those of the package itself."""
    wanted = f"{bootstrap.digest(bootstrap.requirements('bench'))} {bootstrap.place()}"
    if PYTHON.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    # In this instance of the bootstrap "the environment" is the benchmarks', and the project's own is not touched.
    bootstrap.__dict__.update(ENVIRONMENT=ENVIRONMENT, PYTHON=PYTHON)
    with bootstrap.only_one(), bootstrap.progress("other games' engines, in an environment of their own"):
        bootstrap.make_environment()
        if not bootstrap.install("bench"):
            raise UnavailableError(f"the peers could not be installed; details: {bootstrap.LOG.relative_to(ROOT)}")
        STAMP.write_text(wanted, encoding="utf-8")


def machine() -> str:
    """The machine in a few words, without its name."""
    model = platform.machine()
    facts = Path("/proc/cpuinfo")
    if facts.exists():
        lines = facts.read_text(encoding="utf-8").splitlines()
        named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
        model = f"{named[0]}, {model}" if named else model
    system = f"{platform.system()}, Python {platform.python_version()}"
    return f"{os.cpu_count()} cores ({model}), {system}"


def versions() -> dict[str, str]:
    return {name: version(name) for name in PEERS}
