"""Which tests and which examples of the rule pages prove each rule: writes docs/rules/coverage.md, or checks it.

`python -m tools.rule_coverage` also brings the headings and quoted texts of the rule pages up to date.
"""

import argparse
import contextlib
import io
import re
import sys
import textwrap
from pathlib import Path

import pytest

from merlin_bigbox.game.testing.pages import HEADING
from merlin_bigbox.game.testing.rulebook import Rule, rulebook

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "rules"
COVERAGE = PAGES / "coverage.md"
WIDTH = 118
PAGE_TEST = re.compile(r"test_pages\.py::test_block_comes_out_as_the_page_says\[(.+\.md):\d+:")


class Collector:
    """A pytest plugin that notes which collected test cites which rule."""

    def __init__(self) -> None:
        self.cited: dict[str, set[str]] = {}
        self.errors: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            page = PAGE_TEST.search(item.nodeid)
            name = page.group(1) if page else item.nodeid.partition("[")[0]
            for marker in item.iter_markers("rule"):
                for rule in marker.args:
                    self.cited.setdefault(str(rule), set()).add(name)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.errors.append(report.nodeid)


def collect() -> dict[str, set[str]]:
    """Every cited rule with the tests and pages that cite it; nothing is run."""
    collector = Collector()
    arguments = ["--collect-only", "-qq", "-p", "no:cacheprovider", "-p", "no:xdist", "tests"]
    with contextlib.redirect_stdout(io.StringIO()) as said, contextlib.chdir(ROOT):
        code = pytest.main(arguments, plugins=[collector])
    if code != pytest.ExitCode.OK:
        raise SystemExit(f"the tests cannot be collected: {', '.join(collector.errors)}\n{said.getvalue()}")
    return collector.cited


def problems(rules: dict[str, Rule], cited: dict[str, set[str]]) -> list[str]:
    """Rules that nothing proves, and citations of rules that do not exist."""
    found = [f"{rule}: no test and no example cites this rule" for rule in rules if rule not in cited]
    unknown = sorted(set(cited) - set(rules))
    return found + [f"{rule}: cited by {', '.join(sorted(cited[rule]))}, but not in the catalogue" for rule in unknown]


def _shown(name: str) -> str:
    if name.endswith(".md"):
        return f"[{name}]({name})"
    path, _, test = name.partition("::")
    return f"`{path.removeprefix('tests/')}` {test.removeprefix('test_').replace('_', ' ')}"


def coverage_page(rules: dict[str, Rule], cited: dict[str, set[str]]) -> str:
    """The page: each rule with its examples and its tests."""
    lines = [
        "# Coverage",
        "",
        "Each rule with the examples and tests that prove it. Written by `./merlin python -m tools.rule_coverage`.",
        "",
    ]
    for rule in rules.values():
        names = sorted(cited.get(rule.id, ()), key=lambda name: (not name.endswith(".md"), name))
        lines += [f"**{rule.id}** {rule.title}", "", *(f"- {_shown(name)}" for name in names), ""]
    return "\n".join(lines).rstrip() + "\n"


def refreshed(text: str, rules: dict[str, Rule]) -> str:
    """A rule page with the headings and quotes of the catalogue."""
    lines: list[str] = []
    quoting = False
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading and heading.group(1) in rules:
            rule = rules[heading.group(1)]
            quote = textwrap.wrap(rule.text, WIDTH, initial_indent="> ", subsequent_indent="> ", break_on_hyphens=False)
            lines += [f"## {rule.id} – {rule.title}", "", *quote]
            quoting = True
        elif quoting and (not line or line.startswith("> ")):
            continue
        else:
            if quoting:
                lines.append("")
            quoting = False
            lines.append(line)
    # Between two rules without an example nothing else sets them apart.
    return re.sub(r"(?<=\S)\n(?=## )", "\n\n", "\n".join(lines)).rstrip() + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.rule_coverage", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if anything is missing or stale")
    check = parser.parse_args().check
    rules = rulebook()
    pages = [path for path in sorted(PAGES.glob("*.md")) if path != COVERAGE]
    wanted = {path: refreshed(path.read_text(encoding="utf-8"), rules) for path in pages}
    if not check:
        for path, text in wanted.items():
            path.write_text(text, encoding="utf-8")
    cited = collect()
    wanted[COVERAGE] = coverage_page(rules, cited)
    found = problems(rules, cited)
    if check:
        for path, text in wanted.items():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                found.append(f"{path.relative_to(ROOT)} is out of date: run ./merlin python -m tools.rule_coverage")
    else:
        COVERAGE.write_text(wanted[COVERAGE], encoding="utf-8")
    print("\n".join(found) or f"{len(rules)} rules, each with a test")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
