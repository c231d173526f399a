"""What the figures mean: ratios against targets, as a table, as JSON, as Markdown."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass

from rich.console import Console
from rich.table import Table

from benchmarks.measure import Sample, Spread, rates, ratios, spread

COPY = "merlin-copy"
TITLES = {
    "merlin-playout": "Merlin, compiled: playout loop",
    "merlin-driven": "Merlin, compiled: driven from Python",
    "merlin-played": "Merlin, compiled: Game, played by text",
    "merlin-interpreted": "Merlin, pure Python: playout loop",
    "openspiel-chess": "OpenSpiel chess: driven from Python",
    "openspiel-backgammon": "OpenSpiel backgammon: driven from Python",
    "python-chess": "python-chess: driven from Python",
    "catanatron": "catanatron: its random players' loop",
}


@dataclass(frozen=True)
class Target:
    """So many times faster than a peer."""

    text: str
    subject: str
    peer: str
    times: float


TARGETS = (
    Target("Playout loop, compiled : catanatron", "merlin-playout", "catanatron", 35),
    Target("Driven from Python : OpenSpiel chess", "merlin-driven", "openspiel-chess", 2),
    Target("Driven from Python : OpenSpiel backgammon", "merlin-driven", "openspiel-backgammon", 5),
    Target("Game, played by text : catanatron", "merlin-played", "catanatron", 10),
    Target("Playout loop, pure Python : catanatron", "merlin-interpreted", "catanatron", 2),
)
COPY_AT_MOST = 3.0
"""Microseconds."""


@dataclass(frozen=True)
class Judged:
    """A target and how it went."""

    text: str
    unit: str
    measured: Spread
    target: float
    passed: bool

    @property
    def sign(self) -> str:
        return "≤" if self.unit == "µs" else "≥"


@dataclass(frozen=True)
class Speed:
    """A row of the second table: one engine."""

    title: str
    decisions_per_second: Spread
    decisions_per_game: float
    options: float
    forced: float


@dataclass(frozen=True)
class Report:
    """Everything one run found out."""

    machine: str
    versions: Mapping[str, str]
    modules: Sequence[str]
    repetitions: int
    seconds: float
    targets: Sequence[Judged]
    speeds: Sequence[Speed]

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def judge(samples: Mapping[str, Sequence[Sample]]) -> Iterator[Judged]:
    for target in TARGETS:
        measured = ratios(samples[target.subject], samples[target.peer])
        yield Judged(target.text, "×", measured, target.times, measured.median >= target.times)
    copying = spread([1_000_000 / sample.rate for sample in samples[COPY]])
    yield Judged("Copy of a state in mid-game", "µs", copying, COPY_AT_MOST, copying.median <= COPY_AT_MOST)


def speeds(samples: Mapping[str, Sequence[Sample]]) -> Iterator[Speed]:
    for name, title in TITLES.items():
        own = samples[name]
        work, games = sum(sample.work for sample in own), sum(sample.games for sample in own)
        # The playout loops play the same kind of games as the driven one, which sees the options.
        seen = samples["merlin-driven"] if not own[0].options else own
        seen_work = sum(sample.work for sample in seen)
        options, forced = sum(sample.options for sample in seen), sum(sample.forced for sample in seen)
        yield Speed(title, rates(own), work / games, options / seen_work, forced / seen_work)


def _figure(value: float, unit: str) -> str:
    digits = 2 if value < 1 else 1 if value < 100 else 0
    return f"{value:.{digits}f} {unit}"


def target_rows(report: Report) -> Iterator[tuple[str, str, str, str, str]]:
    for row in report.targets:
        low, high = _figure(row.measured.low, ""), _figure(row.measured.high, "")
        yield (
            row.text,
            _figure(row.measured.median, row.unit),
            f"{low.strip()} – {high.strip()}",
            f"{row.sign} {row.target:g} {row.unit}",
            "pass" if row.passed else "MISS",
        )


def speed_rows(report: Report) -> Iterator[tuple[str, str, str, str, str]]:
    for row in report.speeds:
        yield (
            row.title,
            f"{row.decisions_per_second.median:,.0f}",
            f"{row.decisions_per_game:.0f}",
            f"{row.options:.1f}",
            f"{row.forced:.0%}",
        )


TARGET_HEADS = ("ratio, or time", "measured", "lowest – highest", "target", "")
SPEED_HEADS = ("engine", "decisions a second", "decisions a game", "options, mean", "forced")


def conditions(report: Report) -> str:
    libraries = ", ".join(f"{name} {version}" for name, version in report.versions.items())
    modules = ", ".join(report.modules) or "the base game"
    return (
        f"{report.machine}; {libraries}. Four players, {modules}. "
        f"Medians of {report.repetitions} interleaved slices of {report.seconds:g} s of processor time each."
    )


def show(report: Report, console: Console) -> None:
    for heads, rows in ((TARGET_HEADS, target_rows(report)), (SPEED_HEADS, speed_rows(report))):
        table = Table(*heads, header_style="bold")
        for column in table.columns[1:]:
            column.justify = "right"
        for row in rows:
            table.add_row(*row, style="red" if row[-1] == "MISS" else None)
        console.print(table)
    console.print(conditions(report))


def as_markdown(report: Report) -> str:
    lines: list[str] = []
    for heads, rows in ((TARGET_HEADS, target_rows(report)), (SPEED_HEADS, speed_rows(report))):
        lines += [_line(heads), _line(("---", *["---:"] * (len(heads) - 1)))]
        lines += [*map(_line, rows), ""]
    return "\n".join([*lines, conditions(report)])


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
