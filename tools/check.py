"""Everything `./merlin test` checks, step by step, with the time each step took."""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools import build_tools

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
USAGE = 2
NO_TESTS_SELECTED = 5  # pytest's exit code


@dataclass(frozen=True)
class Step:
    """One check: its name on the command line, its heading, and what runs it and gives an exit code."""

    name: str
    heading: str
    run: Callable[[list[str]], int]


def run_python(*arguments: str, **variables: str) -> int:
    """Run the environment's Python without whatever PYTHONPATH stood around; variables come on top."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env={**environment, **variables}, check=False
    ).returncode


def lint(_: list[str]) -> int:
    return run_python("-m", "ruff", "check")


def formatting(_: list[str]) -> int:
    return run_python("-m", "ruff", "format", "--check")


def types(_: list[str]) -> int:
    # The bootstrap has no .py ending and would be taken for the package of the same name: it goes on its own.
    return run_python("-m", "mypy") or run_python(
        "-m", "mypy", "--scripts-are-modules", "--cache-dir=.mypy_cache/bootstrap", "./merlin"
    )


def second_types(_: list[str]) -> int:
    return run_python("-m", "basedpyright")


def imports(_: list[str]) -> int:
    return run_python("-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-cache")


def tests(extra: list[str]) -> int:
    return run_python("-m", "pytest", "-n", "2", *extra, MERLIN_EXPECT_MODE="interpreted")


def compiling(_: list[str]) -> int:
    if lacking := build_tools.provide():
        print(f"Missing: {' and '.join(lacking)}. Install: {build_tools.HOW_TO_INSTALL}")
        print("Then run ./merlin test again, or leave this out for now: ./merlin test --skip compile,compiled-tests")
        return 1
    return run_python("-m", "tools.compile_engine")


def compiled_tests(extra: list[str]) -> int:
    arguments = ["-m", "pytest", "-n", "2", "-m", "not interpreted_only", *extra]
    code = run_python(*arguments, MERLIN_EXPECT_MODE="compiled", PYTHONPATH=str(COMPILED))
    # A selection by the caller may name interpreted-only tests alone; that is no failure.
    return 0 if code == NO_TESTS_SELECTED and extra else code


def speed(_: list[str]) -> int:
    return run_python("-m", "tools.speed_check", MERLIN_EXPECT_MODE="interpreted") or run_python(
        "-m", "tools.speed_check", MERLIN_EXPECT_MODE="compiled", PYTHONPATH=str(COMPILED)
    )


STEPS = (
    Step("lint", "ruff: rules of style", lint),
    Step("format", "ruff: layout", formatting),
    Step("types", "mypy: types, strict", types),
    Step("pyright", "basedpyright: types, a second opinion", second_types),
    Step("imports", "import-linter: which part may import which", imports),
    Step("tests", "pytest: in pure Python", tests),
    Step("compile", "mypyc: compile the engine", compiling),
    Step("compiled-tests", "pytest: on the compiled engine", compiled_tests),
    Step("speed", "speed against a reference loop of the same run", speed),
)


def chosen(only: str | None, skip: str | None) -> list[Step]:
    """The steps to run, in their order; an unknown name is a usage error."""
    known = [step.name for step in STEPS]
    wanted = only.split(",") if only else known
    unwanted = skip.split(",") if skip else []
    for name in [*wanted, *unwanted]:
        if name not in known:
            print(f"There is no step {name!r}. Steps: {', '.join(known)}", file=sys.stderr)
            sys.exit(USAGE)
    return [step for step in STEPS if step.name in wanted and step.name not in unwanted]


def main() -> int:
    names = ", ".join(step.name for step in STEPS)
    parser = argparse.ArgumentParser(
        prog="./merlin test",
        description="Run every check; stop at the first that fails.",
        epilog=f"Steps: {names}. All other arguments go to pytest.",
        allow_abbrev=False,
    )
    parser.add_argument("--only", metavar="STEPS", help="run only these steps (names with commas between)")
    parser.add_argument("--skip", metavar="STEPS", help="leave these steps out (names with commas between)")
    options, extra = parser.parse_known_args()
    steps = chosen(options.only, options.skip)
    summary: list[str] = []
    code = 0
    for number, step in enumerate(steps, start=1):
        print(f"\n=== {number}/{len(steps)} {step.name} – {step.heading}", flush=True)
        started = time.monotonic()
        code = step.run(extra)
        summary.append(f"{'passed' if code == 0 else 'FAILED':>8}  {time.monotonic() - started:6.1f} s  {step.name}")
        if code:
            break
    print("\n=== summary")
    print("\n".join(summary + [f"{'not run':>8}  {'':8}  {step.name}" for step in steps[len(summary) :]]))
    return code


if __name__ == "__main__":
    sys.exit(main())
