"""Everything `./merlin test` checks, step by step, with the time each step took."""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools import browser, build_tools, node, web_build

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
USAGE = 2
NO_TESTS_SELECTED = 5  # pytest's exit code
BROWSER_TESTS = "tests/browser"
WITHOUT_BROWSER = f"--ignore={BROWSER_TESTS}"


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


def run_node(*commands: tuple[str, ...]) -> int:
    """Run programs of the page's tools one after the other, until one fails."""
    try:
        web_build.bring_tools()
        return next((code for command in commands if (code := node.run(*command))), 0)
    except node.NodeError as error:
        print(f"{error}\nTo leave the page out for now: ./merlin test --skip {','.join(WEB_STEPS)}")
        return 1


def web_types(_: list[str]) -> int:
    return run_python("-m", "tools.web_types", "--check")


def web_lint(_: list[str]) -> int:
    return run_node(("eslint", ".", "--max-warnings", "0"), ("prettier", "--check", "."))


def web_check(_: list[str]) -> int:
    return run_node(("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--threshold", "warning"))


def web_tests(_: list[str]) -> int:
    # Bots play the games that the page's tests look at: with the compiled engine, if there is one.
    ready = run_python("-m", "tools.compile_engine", "--quick", "--ready") == 0
    engine = {"PYTHONPATH": str(COMPILED)} if ready else {}
    return run_python("-m", "tools.web_fixtures", **engine) or run_node(("vitest", "run"))


def page(_: list[str]) -> int:
    return run_python("-m", "tools.web_build", "--weigh")


def tests(extra: list[str]) -> int:
    arguments = ["-m", "pytest", "-n", "2", WITHOUT_BROWSER, "-m", "not compiled_only", *extra]
    code = run_python(*arguments, MERLIN_EXPECT_MODE="interpreted")
    return _unless_elsewhere(code, extra)


def compiling(_: list[str]) -> int:
    if lacking := build_tools.provide():
        print(f"Missing: {' and '.join(lacking)}. Install: {build_tools.HOW_TO_INSTALL}")
        print("Then run ./merlin test again, or leave this out for now: ./merlin test --skip compile,compiled-tests")
        return 1
    return run_python("-m", "tools.compile_engine")


def compiled_tests(extra: list[str]) -> int:
    arguments = ["-m", "pytest", "-n", "2", WITHOUT_BROWSER, "-m", "not interpreted_only", *extra]
    code = run_python(*arguments, MERLIN_EXPECT_MODE="compiled", PYTHONPATH=str(COMPILED))
    return _unless_elsewhere(code, extra)


def _unless_elsewhere(code: int, extra: list[str]) -> int:
    """The caller may have named tests that belong to the other run alone; that is no failure."""
    return 0 if code == NO_TESTS_SELECTED and extra else code


def browser_tests(extra: list[str]) -> int:
    """A browser at a real server, once: on the compiled engine, which is what most players have."""
    chromium = browser.provide()
    if chromium is None:
        print(f"There is no Chromium. {browser.HOW_TO_INSTALL}")
        print("To leave this out for now: ./merlin test --skip browser-tests")
        return 1
    named = [argument for argument in extra if argument.startswith("tests/")]
    if named and not any(argument.startswith(BROWSER_TESTS) for argument in named):
        return 0  # the caller named other tests
    variables = {"MERLIN_CHROMIUM": str(chromium)}
    if run_python("-m", "tools.compile_engine", "--quick") == 0:
        variables["PYTHONPATH"] = str(COMPILED)
    elif os.environ.get("MERLIN_REQUIRE_COMPILED") == "1":
        return 1
    arguments = ["-m", "pytest", "-n", "2", "--dist", "worksteal", *([] if named else [BROWSER_TESTS]), *extra]
    code = run_python(*arguments, **variables)
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
    Step("web-types", "the page's types are those of the server", web_types),
    Step("web-lint", "eslint, prettier: style and layout of the page", web_lint),
    Step("web-check", "svelte-check: types of the page", web_check),
    Step("page", "vite: build the page, and weigh it", page),
    Step("tests", "pytest: in pure Python", tests),
    Step("compile", "mypyc: compile the engine", compiling),
    Step("web-tests", "vitest: parts of the page", web_tests),
    Step("compiled-tests", "pytest: on the compiled engine", compiled_tests),
    Step("browser-tests", "pytest: a browser at a real server", browser_tests),
    Step("speed", "speed against a reference loop of the same run", speed),
)
WEB_STEPS = ("web-lint", "web-check", "page", "web-tests", "browser-tests")


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
