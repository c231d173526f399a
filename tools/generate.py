"""Writes every generated file of the project anew; --check only tells which of them are out of date."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TOOLS: Final = (
    "facts.pages",
    "facts.shipped",
    "golden",
    "limits_table",
    "research_tables",
    "rule_coverage",
    "web_types",
)
"""What makes files that are kept, each in a process of its own; CONTRIBUTING.md says which files they are."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.generate", description=__doc__, allow_abbrev=False)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if anything is out of date")
    arguments = ["--check"] if parser.parse_args().check else []
    codes = [
        subprocess.run([sys.executable, "-m", f"tools.{tool}", *arguments], cwd=ROOT, check=False).returncode
        for tool in TOOLS
    ]
    return max(codes)


if __name__ == "__main__":
    sys.exit(main())
