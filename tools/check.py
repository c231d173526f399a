"""Everything `./merlin test` checks, step by step, with the time each step took."""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from tools import advisories, beside, browser, build_tools, compile_engine, node, web_build

ROOT = Path(__file__).resolve().parent.parent
COMPILED = compile_engine.COMPILED
OUTPUT = ROOT / "build" / "checks"
USAGE = 2
NO_TESTS_SELECTED = 5  # pytest's exit code
BROWSER_TESTS = "tests/browser"
WITHOUT_BROWSER = f"--ignore={BROWSER_TESTS}"
CORES = max(2, os.cpu_count() or 1)
WORKERS = ("-n", str(CORES), "--dist", "worksteal")
CLOSING = re.compile(r"^=+ (.*\b(?:passed|failed|errors?|deselected|no tests ran)\b.* in .*) =+$", re.MULTILINE)


@dataclass(frozen=True)
class Step:
    """One check: its name on the command line, its heading, and what runs it and gives an exit code.

    It keeps so many cores busy, and begins when the steps named in `after` have ended.
    """

    name: str
    heading: str
    run: Callable[[list[str]], int]
    cores: int = 1
    after: tuple[str, ...] = ()


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


def documentation(_: list[str]) -> int:
    return run_python("-m", "tools.docs", "--no-open", "--plain")


def tests(extra: list[str]) -> int:
    return _pytest(extra, "not compiled_only", MERLIN_EXPECT_MODE="interpreted")


def quick_tests(extra: list[str]) -> int:
    """What takes long is left to the whole run."""
    return _pytest(extra, "not compiled_only and not slow", MERLIN_EXPECT_MODE="interpreted")


def compiling(_: list[str]) -> int:
    if lacking := build_tools.provide():
        print(f"Missing: {' and '.join(lacking)}. Install: {build_tools.HOW_TO_INSTALL}")
        print("Then run ./merlin test again, or leave this out for now: ./merlin test --skip compile,compiled-tests")
        return 1
    return run_python("-m", "tools.compile_engine")


def compiled_tests(extra: list[str]) -> int:
    return _pytest(extra, "not interpreted_only", MERLIN_EXPECT_MODE="compiled", PYTHONPATH=str(COMPILED))


def full_tests(extra: list[str]) -> int:
    """The same in full sizes: tests ask tests/sizes.py how much they shall do."""
    variables = {"MERLIN_EXPECT_MODE": "compiled", "PYTHONPATH": str(COMPILED), "MERLIN_FULL": "1"}
    return _pytest(extra, "not interpreted_only", **variables)


def all_sets(_: list[str]) -> int:
    """Every legal set of modules at every size of table."""
    return run_python("-m", "merlin_bigbox", "check", "--cover", "all", "--games", "1", PYTHONPATH=str(COMPILED))


def _pytest(extra: list[str], marks: str, **variables: str) -> int:
    code = run_python("-m", "pytest", *WORKERS, WITHOUT_BROWSER, "-m", marks, *extra, **variables)
    # The caller may have named tests that belong to the other run alone; that is no failure.
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
    code = run_python("-m", "pytest", *WORKERS, *([] if named else [BROWSER_TESTS]), *extra, **variables)
    return 0 if code == NO_TESTS_SELECTED and extra else code


def speed(_: list[str]) -> int:
    return run_python("-m", "tools.speed_check", MERLIN_EXPECT_MODE="interpreted") or run_python(
        "-m", "tools.speed_check", MERLIN_EXPECT_MODE="compiled", PYTHONPATH=str(COMPILED)
    )


def known_advisories(_: list[str]) -> int:
    """Without a list in reach nothing can be compared; that is told, and is no failure of ours."""
    code = run_python("-m", "tools.advisories")
    return 0 if code == advisories.UNREACHABLE else code


def wheel(_: list[str]) -> int:
    """Build a wheel for this Python, and see that it is one."""
    folder = compile_engine.BUILD / "wheels"
    shutil.rmtree(folder, ignore_errors=True)
    code = run_python("-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), MERLIN_REQUIRE_COMPILED="1")
    made = [path.name for path in folder.glob("*.whl")]
    print("\n".join(made))
    tag = f"-cp{sys.version_info.major}{sys.version_info.minor}-"
    return code or int(not any(tag in name for name in made))


COMPILE = Step("compile", "mypyc: compile the engine", compiling)
LINT = Step("lint", "ruff: rules of style", lint)
FORMAT = Step("format", "ruff: layout", formatting)
TYPES = Step("types", "mypy: types, strict", types)
IMPORTS = Step("imports", "import-linter: which part may import which", imports)
WIRE_TYPES = Step("web-types", "the page's types are those of the server", web_types)

# What compiles nothing comes before what needs it. Two runs of tests at a time keep all cores busy, though each has
# workers for all of them: servers, browsers and other processes are waited for as often as anything is worked at.
TESTS = Step("tests", "pytest: in pure Python", tests)
COMPILED_TESTS = Step("compiled-tests", "pytest: on the compiled engine", compiled_tests, after=("compile",))
WHEEL = Step("wheel", "hatchling: a wheel with the compiled engine", wheel, CORES, ("compile",))
STEPS = (
    LINT,
    FORMAT,
    COMPILE,
    TYPES,
    Step("pyright", "basedpyright: types, a second opinion", second_types),
    IMPORTS,
    WIRE_TYPES,
    Step("docs", "mkdocs: the documentation's site, its links, every public name", documentation),
    Step("web-lint", "eslint, prettier: style and layout of the page", web_lint),
    Step("web-check", "svelte-check: types of the page", web_check, after=("web-lint",)),
    Step("page", "vite: build the page, and weigh it", page, after=("web-check",)),
    Step("browser-tests", "pytest: a browser at a real server", browser_tests, after=("compile", "docs", "page")),
    replace(TESTS, after=("web-lint",)),  # that brings the tools with which a module's page is checked
    Step("web-tests", "vitest: parts of the page", web_tests, after=("compile", "page")),
    COMPILED_TESTS,
    Step("speed", "speed against a reference loop of the same run", speed, CORES, ("compile",)),
)
QUICK_STEPS = (
    LINT,
    FORMAT,
    TYPES,
    IMPORTS,
    WIRE_TYPES,
    Step("tests", "pytest: in pure Python, what is quick", quick_tests),
)
FULL_STEPS = (
    *(step for step in STEPS if step.name != "compiled-tests"),
    Step("full-tests", "pytest: on the compiled engine, in full sizes", full_tests, CORES, ("compile",)),
    Step("all-sets", "conformance: every legal set of modules", all_sets, CORES, ("compile",)),
    Step("advisories", "pinned libraries against known advisories", known_advisories),
    WHEEL,
)
# What another Python could change (`./merlin test --python 3.12`).
PYTHON_STEPS = (COMPILE, TESTS, COMPILED_TESTS, WHEEL)
WEB_STEPS = ("web-lint", "web-check", "page", "web-tests", "browser-tests")


def chosen(only: str | None, skip: str | None, steps: tuple[Step, ...] = STEPS) -> list[Step]:
    """The steps to run, in their order; an unknown name is a usage error."""
    known = [step.name for step in steps]
    wanted = only.split(",") if only else known
    unwanted = skip.split(",") if skip else []
    for name in [*wanted, *unwanted]:
        if name not in known:
            print(f"There is no step {name!r}. Steps: {', '.join(known)}", file=sys.stderr)
            sys.exit(USAGE)
    return [step for step in steps if step.name in wanted and step.name not in unwanted]


def closing_line(name: str) -> str:
    """What pytest said last in a step, for the summary; nothing for other steps."""
    log = OUTPUT / f"{name}.log"
    found = CLOSING.findall(log.read_text(encoding="utf-8", errors="replace")) if log.exists() else []
    return f"  {found[-1]}" if found else ""


def run_one(step: Step, extra: list[str]) -> list[beside.Outcome]:
    """A single step writes where it stands: whoever asked for it wants to see it at work."""
    print(f"\n=== {step.name} – {step.heading}", flush=True)
    started = time.monotonic()
    return [beside.Outcome(step.name, step.run(extra), time.monotonic() - started)]


def parser() -> argparse.ArgumentParser:
    """The options of `./merlin test`."""
    made = argparse.ArgumentParser(
        prog="./merlin test",
        description="Run every check; stop at the first that fails.",
        epilog=f"Steps: {', '.join(step.name for step in STEPS)}. All other arguments go to pytest.",
        allow_abbrev=False,
    )
    size = made.add_mutually_exclusive_group()
    size.add_argument("--quick", action="store_true", help="what to look at after every change, in a minute or two")
    size.add_argument("--full", action="store_true", help="everything, and the long tests in full sizes")
    made.add_argument("--python", metavar="3.12", help="run the tests with another Python, and build a wheel for it")
    made.add_argument("--only", metavar="STEPS", help="run only these steps (names with commas between)")
    made.add_argument("--skip", metavar="STEPS", help="leave these steps out (names with commas between)")
    made.add_argument("--step", help=argparse.SUPPRESS)  # how the steps that run beside each other are started
    return made


def main() -> int:
    options, extra = parser().parse_known_args()
    if options.python:
        print("It is ./merlin that finds another Python: ./merlin test --python 3.12", file=sys.stderr)
        return USAGE
    known = QUICK_STEPS if options.quick else FULL_STEPS if options.full else STEPS
    if compile_engine.OTHER:
        known = PYTHON_STEPS
    if options.step:
        return chosen(options.step, None, known)[0].run(extra)
    steps = chosen(options.only, options.skip, known)
    if len(steps) == 1:
        outcomes = run_one(steps[0], extra)
    else:
        mode = ["--quick"] if options.quick else ["--full"] if options.full else []
        command = [sys.executable, "-m", "tools.check", *mode]
        for step in steps:
            (OUTPUT / f"{step.name}.log").unlink(missing_ok=True)
        outcomes = beside.run_beside(steps, lambda step: [*command, "--step", step.name, *extra], OUTPUT, CORES)
    ended = {outcome.name for outcome in outcomes}
    print("\n=== summary")
    for outcome in outcomes:
        print(f"{outcome}{closing_line(outcome.name) if len(steps) > 1 else ''}")
    for step in steps:
        if step.name not in ended:
            print(f"{'not run':>8}  {'':8}  {step.name}")
    return next((outcome.code for outcome in outcomes if outcome.code), 0)


if __name__ == "__main__":
    sys.exit(main())
