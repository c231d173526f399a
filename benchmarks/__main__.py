"""The command line: sets up what is missing, measures everything in one run, and reports."""

import argparse
import gc
import json
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benchmarks import environment
from benchmarks.interpreted import Interpreted
from benchmarks.measure import Sample, Subject, interleave
from benchmarks.peers import Catanatron, OpenSpiel, PythonChess
from benchmarks.report import Report, as_markdown, judge, show, speeds

FULL = (11, 1.0)
QUICK = (5, 0.2)
SUBJECTS = 9


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="./merlin python -m benchmarks",
        description="Compare Merlin's speed with other games' engines, in one run. A decision is one action of a "
        "player's seat, forced ones included, chance not. The peers go to an environment of their own (.venv-bench).",
        allow_abbrev=False,
    )
    parser.add_argument("--quick", action="store_true", help="fewer and shorter slices: a first impression")
    parser.add_argument("--modules", default="", help="play with these modules (names with commas between)")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print the report as JSON")
    form.add_argument("--markdown", action="store_true", help="print the tables of docs/performance.md")
    return parser.parse_args(arguments)


def measure(modules: tuple[str, ...], repetitions: int, seconds: float, console: Console) -> dict[str, list[Sample]]:
    # Only here: merlin_games takes the engine that is on the path, and that is the compiled one by now.
    from benchmarks.merlin_games import Copies, Driven, Played, Playout, rules_for  # noqa: PLC0415

    rules = rules_for(modules)
    with Interpreted(modules) as interpreted:
        subjects: Sequence[Subject] = (
            Playout("merlin-playout", rules),
            Driven(rules),
            Played(modules),
            interpreted,
            Copies(rules),
            OpenSpiel("chess"),
            OpenSpiel("backgammon"),
            PythonChess(),
            Catanatron(),
        )
        gc.collect()
        gc.freeze()  # one library's objects must not make another one's garbage collection slow
        columns = (TextColumn("{task.description:20}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        # Drawn between the slices only: a display that draws by itself would be measured, too.
        with Progress(*columns, console=console, auto_refresh=False) as progress:
            task = progress.add_task("", total=len(subjects) * (repetitions + 1))

            def tell(name: str) -> None:
                progress.update(task, description=name, advance=1, refresh=True)

            return interleave(subjects, repetitions, seconds, tell)


def main() -> int:
    options = parse(sys.argv[1:])
    if not environment.is_inside():
        try:
            environment.enter(sys.argv[1:])
        except environment.UnavailableError as error:
            print(error, file=sys.stderr)
            return 1
    console = Console(stderr=True)
    repetitions, seconds = QUICK if options.quick else FULL
    console.print(f"This takes about {SUBJECTS * (repetitions + 0.2) * seconds + 3:.0f} seconds on a quiet machine.")
    modules = tuple(filter(None, options.modules.split(",")))
    samples = measure(modules, repetitions, seconds, console)
    report = Report(
        environment.machine(),
        environment.versions(),
        modules,
        repetitions,
        seconds,
        list(judge(samples)),
        list(speeds(samples)),
    )
    if options.json:
        print(json.dumps(report.as_json(), indent=1, ensure_ascii=False))
    elif options.markdown:
        print(as_markdown(report))
    else:
        show(report, Console())
    return 0


if __name__ == "__main__":
    sys.exit(main())
